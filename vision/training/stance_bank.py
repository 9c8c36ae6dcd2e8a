"""Crops of whole dice, and of things found that are none, by how they stand."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import detect, stance
from vision.faces import CROP, cut
from vision.geometry import iou
from vision.training.crop_bank import (
    LEAST_COCKED,
    LEAST_VISIBLE,
    MOST_FLAT,
    NO_DIE,
    SIDE,
    UNKNOWN,
    Bank,
    Labelled,
    Names,
)
from vision.training.mine import NEAR_DIE, SAME_DIE
from vision.training.photo_labels import Photo

LEAST_HEAT = 0.08
"""Even faint finds teach what is no die; the reader looks at stronger ones only."""
LEAST_PIXELS = 15.0
"""Dice whose longer side is shorter show too little of how they stand."""
_FLAT: Names = (UNKNOWN, UNKNOWN, UNKNOWN, 0)
_ASKEW: Names = (UNKNOWN, UNKNOWN, UNKNOWN, 1)
NAMES = (_FLAT, _ASKEW, NO_DIE)
"""The names of each of `stance.STANCES`."""


def from_scenes(
    net: cv2.dnn.Net, truth_paths: Iterable[Path], flat_share: float
) -> Iterator[Labelled]:
    """Crops of traced scenes where `net` finds something, and how it stands.

    Of the dice that lie flat, by far the commonest, a share is taken. What overlaps a die without
    being it teaches nothing.
    """
    for path in truth_paths:
        dice = json.loads(path.read_text(encoding="utf-8"))
        picture = np.asarray(cv2.imread(str(path.with_suffix(".jpg"))), np.uint8)
        rng = np.random.default_rng(int(path.stem))
        boxes = np.array([d["box"] for d in dice], np.float32).reshape(-1, 4)
        for box in detect.find(net, picture, LEAST_HEAT).boxes:
            overlap = iou(box, boxes) if len(boxes) else np.zeros(1, np.float32)
            best = int(overlap.argmax())
            if overlap[best] >= SAME_DIE:
                stands = _stance(dice[best])
            else:
                stands = stance.FOREIGN if overlap[best] < NEAR_DIE else UNKNOWN
            big = (box[2:] - box[:2]).max() >= LEAST_PIXELS
            if stands == UNKNOWN or not big:
                continue
            if stands != stance.LIES or rng.random() < flat_share:
                yield whole(picture, box, NAMES[stands])


def _stance(die: dict[str, object]) -> int:
    """How a die of a scene's truth stands; UNKNOWN where it is hard to say or to see."""
    tilt, visible = float(str(die.get("tilt", 0.0))), float(str(die["visible"]))
    if visible < LEAST_VISIBLE or MOST_FLAT < tilt < LEAST_COCKED:
        return UNKNOWN
    return stance.LEANS if tilt >= LEAST_COCKED else stance.LIES


def from_photos(photos: Iterable[Photo]) -> Iterator[Labelled]:
    """Crops of labelled dice in photographs; nearly all of them lie flat."""
    for photo in photos:
        picture = np.asarray(cv2.imread(str(photo.picture)), np.uint8)
        for box in photo.boxes:
            yield whole(picture, box, _FLAT)


def parts(bank: Bank) -> tuple[Bank, Bank, Bank]:
    """A bank told apart by `stance.STANCES`."""
    masks = ((bank.names == np.array(names)).all(1) for names in NAMES)
    lies, leans, foreign = (
        Bank(bank.crops[mask], bank.names[mask], bank.tops[mask]) for mask in masks
    )
    return lies, leans, foreign


def whole(picture: NDArray[np.uint8], box: NDArray[np.float32], names: Names) -> Labelled:
    """The crop around a whole die, (4,); no top face is told."""
    square = stance.squared(box[None])[0]
    crop = cut(picture, square, SIDE, stance.MARGIN * SIDE / CROP)
    return Labelled(crop, names, np.full(4, np.nan, np.float32))
