"""Crops at the places where the detector looks: what the reader will really be shown."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import cv2
import numpy as np

from vision import detect
from vision.faces import cut
from vision.geometry import iou
from vision.training.crop_bank import LEAST_VISIBLE, NONE, REACH, SIDE, Labelled, label, nothing
from vision.training.photo_labels import FULLY_LABELLED, Photo

SAME_DIE = 0.5
"""IoU of whole-die boxes above which a find is that die."""
NEAR_DIE = 0.1
"""IoU above which a find that is no match is left out: it may be half of a die."""
FALSE_HEAT = 0.15


def from_scenes(net: cv2.dnn.Net, truth_paths: Iterable[Path]) -> Iterator[Labelled]:
    """Crops of traced scenes at the places found: dice with their names, the rest as none."""
    for path in truth_paths:
        dice = json.loads(path.read_text(encoding="utf-8"))
        picture = np.asarray(cv2.imread(str(path.with_suffix(".jpg"))), np.uint8)
        found = detect.find(net, picture)
        boxes = np.array([d["box"] for d in dice], np.float32).reshape(-1, 4)
        for box, top, score in zip(found.boxes, found.tops, found.scores, strict=True):
            overlap = iou(box, boxes) if len(boxes) else np.zeros(1)
            if overlap.max() >= SAME_DIE:
                die = dice[int(overlap.argmax())]
                if die["visible"] >= LEAST_VISIBLE:
                    yield (
                        cut(picture, top, SIDE, REACH),
                        label(die["kind"], die["colour"], die["face"]),
                    )
            elif overlap.max() < NEAR_DIE and score >= FALSE_HEAT:
                yield cut(picture, top, SIDE, REACH), (NONE, -1, -1)


def from_photos(photos: Iterable[Photo], seed: int) -> Iterator[Labelled]:
    """Crops of real photographs: found dice with a person's value, false tops and bare table."""
    rng = np.random.default_rng(seed)
    for photo in photos:
        picture = np.asarray(cv2.imread(str(photo.picture)), np.uint8)
        for top, face in zip(photo.tops, photo.faces, strict=True):
            yield cut(picture, top, SIDE, REACH), label("d6", "", face)
        if photo.name not in FULLY_LABELLED:
            continue  # what is not labelled there may still be a die
        for top in photo.false_tops:
            yield cut(picture, top, SIDE, REACH), (NONE, -1, -1)
        taken = np.concatenate([photo.tops, photo.missed])
        for _ in range(1 + len(photo.tops) // 3):
            box = nothing(rng, (picture.shape[1], picture.shape[0]), taken)
            if box is not None and (not len(taken) or iou(box, taken).max() < NEAR_DIE):
                yield cut(picture, box, SIDE, REACH), (NONE, -1, -1)
