"""Complete the truth of real photographs: what the detector finds is joined to what a person wrote.

A person's box is the pips, the top face or the whole die, as each set has it; the detector, taught
by scenes alone, gives the whole die and the top face. Where the two agree, both are known.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import detect
from vision.geometry import iou

SETS = {
    "tabletop": "pips",
    "tray": "die",
    "crowd": "die",
    "lens": "top",
    "close": "top",
    "single": "top",
}
"""Which box each set's truth holds, about; `single`'s reach from the top face to the whole die, and
some of them lie beside one: what no find fits is left out."""
FULLY_LABELLED = ("tabletop", "tray", "crowd")
"""Sets where what is not labelled is no die to read."""
HELD_OUT = 7
"""Every seventh photo of a set validates and is never trained on."""
WRONG_TRUTH = frozenset({"tray/y0049.jpg", "crowd/p0007.jpg", "crowd/p0028.jpg", "crowd/p0063.jpg"})
"""Held-out photographs whose truth is plainly wrong to a person: a value is not the one that shows,
or a clear die is not in it. They validate nothing."""


@dataclass(frozen=True, slots=True, eq=False)
class Photo:
    """A photograph, the dice both agree on, and what only one of them saw."""

    picture: Path
    name: str
    """The set."""
    faces: tuple[str, ...]
    boxes: NDArray[np.float32]
    tops: NDArray[np.float32]
    missed: NDArray[np.float32]
    """(M, 4) truth boxes that no found die matches."""
    missed_faces: tuple[str, ...]
    false_tops: NDArray[np.float32]
    """(K, 4) tops found where the truth has nothing."""
    held_out: bool


def _fit(meaning: str, truth: NDArray[np.float32], found: detect.Found) -> NDArray[np.float32]:
    """How well each found die fits one truth box, 0 to 1."""
    if not len(found.boxes):
        return np.zeros(0, np.float32)
    if meaning == "die":
        return iou(truth, found.boxes)
    if meaning == "top":
        return np.asarray(
            np.maximum(iou(truth, found.tops), 0.8 * iou(truth, found.boxes)), np.float32
        )
    middle = (truth[:2] + truth[2:]) / 2
    centre = (found.tops[:, :2] + found.tops[:, 2:]) / 2
    size = found.tops[:, 2:] - found.tops[:, :2]
    off = np.abs(centre - middle) / np.maximum(size, 1)
    return np.asarray(np.clip(1 - 2.2 * off.max(1), 0, 1), np.float32)


def join(folder: Path, net: cv2.dnn.Net) -> list[Photo]:
    """All photos of one set with their completed labels."""
    name = folder.name
    records = json.loads((folder / "truth.json").read_text(encoding="utf-8"))["photos"]
    return [
        _join(folder / record["file"], name, record["dice"], net, number % HELD_OUT == 0)
        for number, record in enumerate(records)
    ]


def _join(
    path: Path,
    name: str,
    dice: list[dict[str, object]],
    net: cv2.dnn.Net,
    held_out: bool,
) -> Photo:
    picture = cv2.imread(str(path))
    found = detect.find(net, np.asarray(picture, np.uint8))
    truth = np.array([die["box"] for die in dice], np.float32).reshape(-1, 4)
    fits = np.array([_fit(SETS[name], box, found) for box in truth], np.float32).reshape(
        len(truth), -1
    )
    pairs: list[tuple[int, int]] = []
    left = fits.copy()
    while left.size and left.max() > 0.3:
        i, j = (int(v) for v in np.unravel_index(left.argmax(), left.shape))
        pairs.append((i, j))
        left[i, :], left[:, j] = 0, 0
    taken = {j for _, j in pairs}
    free = [
        j for j in range(len(found.boxes)) if j not in taken and not _near(found.boxes[j], truth)
    ]
    lost = [i for i in range(len(truth)) if i not in {i for i, _ in pairs}]
    return Photo(
        path,
        name,
        tuple(str(dice[i]["face"]) for i, _ in pairs),
        found.boxes[[j for _, j in pairs]].reshape(-1, 4),
        found.tops[[j for _, j in pairs]].reshape(-1, 4),
        truth[lost].reshape(-1, 4),
        tuple(str(dice[i]["face"]) for i in lost),
        found.tops[free].reshape(-1, 4),
        held_out,
    )


def _near(box: NDArray[np.float32], truth: NDArray[np.float32]) -> bool:
    """Whether a found die lies on some truth box, so that it may be that die after all."""
    if not len(truth):
        return False
    middle = (truth[:, :2] + truth[:, 2:]) / 2
    inside = (middle > box[:2]).all(1) & (middle < box[2:]).all(1)
    return bool(inside.any() or iou(box, truth).max() > 0.1)
