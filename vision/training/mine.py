"""Crops at the places where the detector looks: what the reader will really be shown."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import cv2
import numpy as np

from vision import detect
from vision.geometry import iou
from vision.training.crop_bank import (
    LEAST_VISIBLE,
    NO_DIE,
    UNKNOWN,
    Labelled,
    around,
    label,
    named,
    nothing,
)
from vision.training.photo_labels import FULLY_LABELLED, Photo

SAME_DIE = 0.5
"""IoU of whole-die boxes above which a find is that die."""
NEAR_DIE = 0.1
"""IoU above which a find may be some part of a die."""
OTHER_TOP = 0.25
"""IoU of top faces below which a find on a die looks at another of its faces."""


def from_scenes(net: cv2.dnn.Net, truth_paths: Iterable[Path]) -> Iterator[Labelled]:
    """Crops of traced scenes at the places found: dice with their names, the rest as none."""
    for path in truth_paths:
        dice = json.loads(path.read_text(encoding="utf-8"))
        picture = np.asarray(cv2.imread(str(path.with_suffix(".jpg"))), np.uint8)
        found = detect.find(net, picture)
        boxes = np.array([d["box"] for d in dice], np.float32).reshape(-1, 4)
        tops = np.array([d["top"] for d in dice], np.float32).reshape(-1, 4)
        for box, top in zip(found.boxes, found.tops, strict=True):
            overlap = iou(box, boxes) if len(boxes) else np.zeros(1)
            best = int(overlap.argmax())
            on_die = overlap[best] >= NEAR_DIE
            if overlap[best] >= SAME_DIE:
                if dice[best]["visible"] >= LEAST_VISIBLE:
                    yield around(picture, top, named(dice[best]), tops[best])
            elif not (on_die and iou(top, tops).max() >= OTHER_TOP):
                yield around(picture, top, NO_DIE)


def from_photos(photos: Iterable[Photo], seed: int) -> Iterator[Labelled]:
    """Crops of real photographs: found dice with a person's value, false tops and bare table."""
    rng = np.random.default_rng(seed)
    for photo in photos:
        picture = np.asarray(cv2.imread(str(photo.picture)), np.uint8)
        for top, face in zip(photo.tops, photo.faces, strict=True):
            face_alone = label("d6", "", face)[:3]
            yield around(picture, top, (*face_alone, UNKNOWN))
        if photo.name not in FULLY_LABELLED:
            continue  # what is not labelled there may still be a die
        for top in photo.false_tops:
            yield around(picture, top, NO_DIE)
        taken = np.concatenate([photo.tops, photo.missed])
        for _ in range(1 + len(photo.tops) // 3):
            box = nothing(rng, (picture.shape[1], picture.shape[0]), taken)
            if box is not None and (not len(taken) or iou(box, taken).max() < NEAR_DIE):
                yield around(picture, box, NO_DIE)
