"""Crops of whole dice, and of things found that are none, by how they stand."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import detect, stance
from vision.faces import cut
from vision.geometry import iou
from vision.training.crop_bank import (
    LEAST_COCKED,
    LEAST_VISIBLE,
    MOST_FLAT,
    UNKNOWN,
)
from vision.training.mine import NEAR_DIE, SAME_DIE
from vision.training.photo_labels import Photo

SIDE = 3 * stance.CROP // 2
"""Side of a banked crop; the net is shown a window of it that moves, turns and grows."""
LEAST_HEAT = 0.08
"""Even faint finds teach what is no die; the reader looks at stronger ones only."""
LEAST_PIXELS = 15.0
"""Dice whose longer side is shorter show too little of how they stand."""


@dataclass(frozen=True, slots=True, eq=False)
class Whole:
    """The crop of one find and how it stands."""

    crop: NDArray[np.uint8]
    stands: int
    """Place in `stance.STANCES`, or UNKNOWN."""
    up: NDArray[np.float32]
    """(3,) where the top face looks, as `stance.Stance.ups` tells it; NaN where it is not known."""


@dataclass(frozen=True, slots=True, eq=False)
class Stood:
    """(N, SIDE, SIDE, 3) uint8 BGR crops, (N,) stances and (N, 3) directions of top faces."""

    crops: NDArray[np.uint8]
    stands: NDArray[np.int64]
    ups: NDArray[np.float32]

    def part(self, stands: int) -> Stood:
        """Those that stand in one way."""
        mask = self.stands == stands
        return Stood(self.crops[mask], self.stands[mask], self.ups[mask])


def from_scenes(
    net: cv2.dnn.Net, truth_paths: Iterable[Path], flat_share: float
) -> Iterator[Whole]:
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
            if (box[2:] - box[:2]).max() < LEAST_PIXELS:
                continue
            overlap = iou(box, boxes) if len(boxes) else np.zeros(1, np.float32)
            best = int(overlap.argmax())
            if overlap[best] < NEAR_DIE:
                yield whole(picture, box, stance.FOREIGN)
            elif overlap[best] >= SAME_DIE and dice[best]["visible"] >= LEAST_VISIBLE:
                stands = stands_by(float(dice[best].get("tilt", 0.0)))
                if stands != stance.LIES or rng.random() < flat_share:
                    yield whole(picture, box, stands, dice[best].get("up"))


def stands_by(tilt: float) -> int:
    """How a die stands whose top face leans by `tilt` degrees; UNKNOWN where it is hard to say."""
    if tilt >= LEAST_COCKED:
        return stance.LEANS
    return stance.LIES if tilt <= MOST_FLAT else UNKNOWN


def from_photos(photos: Iterable[Photo]) -> Iterator[Whole]:
    """Crops of labelled dice in photographs; nearly all of them lie flat."""
    for photo in photos:
        picture = np.asarray(cv2.imread(str(photo.picture)), np.uint8)
        for box in photo.boxes:
            yield whole(picture, box, stance.LIES)


def gather(crops: Iterable[Whole]) -> Stood:
    """Put crops into one bank, in memory."""
    all_ = list(crops)
    return Stood(
        np.array([one.crop for one in all_], np.uint8).reshape(-1, SIDE, SIDE, 3),
        np.array([one.stands for one in all_], np.int64),
        np.array([one.up for one in all_], np.float32).reshape(-1, 3),
    )


def whole(
    picture: NDArray[np.uint8],
    box: NDArray[np.float32],
    stands: int,
    up: Iterable[float] | None = None,
) -> Whole:
    """The crop around a whole die, (4,)."""
    square = stance.squared(box[None])[0]
    crop = cut(picture, square, SIDE, stance.MARGIN * SIDE / stance.CROP)
    looks = np.full(3, np.nan) if up is None else np.array(list(up))
    return Whole(crop, stands, looks.astype(np.float32))
