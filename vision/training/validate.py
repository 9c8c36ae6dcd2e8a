"""Look at validation photographs and scenes with the trained networks, and note what was true."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import detect, faces, stance
from vision.calibrate import LEANING_FEATURES, existence_features
from vision.geometry import iou
from vision.labels import FACES, ZOMBIE_COLOURS
from vision.networks import Networks
from vision.reader import read_image, standing_features
from vision.readings import Box, DieReading, Kind
from vision.training.crop_bank import (
    LEAST_VISIBLE,
    NO_DIE,
    UNKNOWN,
    Names,
    label,
    named,
)
from vision.training.fit import Evidence, join
from vision.training.mine import NEAR_DIE, SAME_DIE
from vision.training.photo_labels import FULLY_LABELLED, WRONG_TRUTH, Photo

Named = tuple[NDArray[np.float32], Names]
Nets = tuple[cv2.dnn.Net, cv2.dnn.Net, cv2.dnn.Net]
"""Detector, face reader and stance reader."""


Judged = tuple[float, bool]
"""A reading's confidence, and whether it was right."""


@dataclass(frozen=True, slots=True, eq=False)
class Checked:
    """A validation picture, what is true of it, and from where on boxes match."""

    picture: Path
    truth: list[Named]
    ignore: NDArray[np.float32]
    overlap: float

    def image(self) -> NDArray[np.uint8]:
        """(H, W, 3) uint8 BGR."""
        return np.asarray(cv2.imread(str(self.picture)), np.uint8)


def _look(nets: Nets, one: Checked) -> Evidence | None:
    """Evidence of one picture; finds on what is to be ignored are left out."""
    picture = one.image()
    found = detect.find(nets[0], picture)
    rows_of = _rows(found.boxes, one)
    if not rows_of:
        return None
    said = faces.read(nets[1], picture, found.tops)
    stands = stance.read(nets[2], picture, found.boxes)
    rows, names = list(rows_of), np.array(list(rows_of.values()), np.int64)
    real = names[:, 0] != NO_DIE[0]
    return Evidence(
        existence_features(found.scores, said.faces, stands.cube)[rows],
        real,
        np.ones(len(rows), np.float32),
        said.faces[rows, :-1],
        np.where(real, names[:, 0], UNKNOWN),
        said.zombie_colours[rows],
        names[:, 1],
        said.body_colours[rows],
        names[:, 2],
        _leaning(stands, found.boxes, np.array(rows), real, picture),
        names[:, 3],
    )


def _leaning(
    stands: stance.Stance,
    boxes: NDArray[np.float32],
    rows: NDArray[np.int64],
    real: NDArray[np.bool_],
    picture: NDArray[np.uint8],
) -> NDArray[np.float32]:
    """Of the finds in `rows` (N,) the features of leaning (N, LEANING_FEATURES), those that are no
    `real` (N,) dice being left out; zeros for them. As if it were sure that the others are dice.
    """
    out = np.zeros((len(rows), LEANING_FEATURES), np.float32)
    there = np.ones(len(boxes), np.float32)
    out[real] = standing_features(stands, boxes, there, rows[real], picture)
    return out


def _rows(boxes: NDArray[np.float32], one: Checked) -> dict[int, Names]:
    """Names of the finds whose truth is known, by their row; the strongest find comes first.

    A find that is not the best one of any die is none: it may be a die's side or a second half.
    """
    dice = np.array([box for box, _ in one.truth], np.float32).reshape(-1, 4)
    names: dict[int, Names] = {}
    taken: set[int] = set()
    for row, box in enumerate(boxes):
        fit = iou(box, dice) if len(dice) else np.zeros(1, np.float32)
        best = int(fit.argmax())
        if len(dice) and fit[best] >= one.overlap and best not in taken:
            taken.add(best)
            names[row] = one.truth[best][1]
        elif not len(one.ignore) or iou(box, one.ignore).max() < NEAR_DIE:
            names[row] = NO_DIE
    return names


def scenes(truth_paths: Iterable[Path]) -> Iterator[Checked]:
    """Traced scenes that were kept out of training; covered dice are left out, and those of which
    it is hard to say whether they lean, and those that show no face known.
    """
    for path in truth_paths:
        dice = json.loads(path.read_text(encoding="utf-8"))
        clear = [d["visible"] >= LEAST_VISIBLE and _told(named(d)) for d in dice]
        boxes = np.array([d["box"] for d in dice], np.float32).reshape(-1, 4)
        truth = [(boxes[i], named(d)) for i, d in enumerate(dice) if clear[i]]
        yield Checked(path.with_suffix(".jpg"), truth, boxes[~np.array(clear, bool)], SAME_DIE)


def _told(names: Names) -> bool:
    """Whether a die surely leans, or surely lies flat and has a name."""
    return names[3] == 1 or (names[3] == 0 and names[0] != UNKNOWN)


def photographs(photos: Iterable[Photo]) -> Iterator[Checked]:
    """Held-out photographs whose every die is labelled, and rightly."""
    for photo in photos:
        known = f"{photo.name}/{photo.picture.name}" not in WRONG_TRUTH
        if known and photo.name in FULLY_LABELLED and photo.held_out:
            truth = [
                (box, (*label("d6", "", face)[:3], 0))  # they all lie flat
                for box, face in zip(photo.boxes, photo.faces, strict=True)
            ]
            yield Checked(photo.picture, truth, photo.missed, 0.4)


def evidence(nets: Nets, pictures: Iterable[Checked]) -> Evidence:
    """What the nets say of every find of these pictures, beside the truth."""
    looked = (_look(nets, one) for one in pictures)
    return join([found for found in looked if found is not None])


def judged(networks: Networks, pictures: Iterable[Checked]) -> list[Judged]:
    """Every reading of these pictures, made as the app makes them, dice that lean left out."""
    out: list[Judged] = []
    for one in pictures:
        dice = [die for die in read_image(networks, one.image()) if not die.cocked]
        dice.sort(key=lambda die: -die.confidence)
        boxes = np.array([_corners(die.box) for die in dice], np.float32).reshape(-1, 4)
        rows = _rows(boxes, one)
        flat = ((row, names) for row, names in rows.items() if names[3] != 1)
        out.extend((dice[row].confidence, _says(dice[row], names)) for row, names in flat)
    return out


def _corners(box: Box) -> tuple[float, float, float, float]:
    return box.left, box.top, box.right, box.bottom


def _says(die: DieReading, names: Names) -> bool:
    """Whether a reading has the face, and of a Zombie die the colour, that the names tell."""
    zombie = die.kind is Kind.ZOMBIE
    colour = ZOMBIE_COLOURS.index(die.colour) if zombie else UNKNOWN
    return (FACES.index(die.face), colour) == names[:2]
