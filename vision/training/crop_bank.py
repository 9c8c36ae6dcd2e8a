"""Crops of top faces, and of things that are none, gathered into one array on disk."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.faces import CROP, MARGIN, cut
from vision.geometry import iou
from vision.labels import BODY_COLOURS, FACES, ZOMBIE_COLOURS

SIDE = 96
"""Side of a banked crop; the reader is shown a window of it that moves, turns and grows."""
REACH = MARGIN * SIDE / CROP
"""A banked crop's side over the top face's."""
NONE = len(FACES)
LEAST_VISIBLE = 0.62
LEAST_PIXELS = 11.0

Rng = np.random.Generator
Labelled = tuple[NDArray[np.uint8], tuple[int, int, int]]
"""A crop, and its face, zombie colour and body colour by number; -1 where not known."""


@dataclass(frozen=True, slots=True, eq=False)
class Bank:
    """(N, SIDE, SIDE, 3) uint8 BGR crops and (N, 3) labels."""

    crops: NDArray[np.uint8]
    labels: NDArray[np.int64]


def label(kind: str, colour: str, face: str) -> tuple[int, int, int]:
    """Numbers of a die's names; a colour outside the palette, or "", is not known."""
    zombie = ZOMBIE_COLOURS.index(colour) if kind == "zombie" and colour in ZOMBIE_COLOURS else -1
    body = BODY_COLOURS.index(colour) if kind == "d6" and colour in BODY_COLOURS else -1
    return FACES.index(face), zombie, body


def nothing(
    rng: Rng, size: tuple[int, int], tops: NDArray[np.float32]
) -> NDArray[np.float32] | None:
    """A box that is no top face: beside one, or anywhere; None when it would cover one."""
    width, height = size
    if len(tops) and rng.random() < 0.6:
        near = tops[int(rng.integers(len(tops)))]
        w, h = near[2:] - near[:2]
        angle, away = rng.uniform(0, 2 * np.pi), rng.uniform(0.55, 1.2)
        shift = np.array([np.cos(angle) * w, np.sin(angle) * h]) * away
        box = near + np.tile(shift, 2)
    else:
        side = float(np.exp(rng.uniform(np.log(14), np.log(150))))
        x, y = rng.uniform(0, width), rng.uniform(0, height)
        box = np.array([x - side / 2, y - side / 2, x + side / 2, y + side * rng.uniform(0, 0.5)])
    box = box.astype(np.float32)
    if not (0 <= (box[0] + box[2]) / 2 < width and 0 <= (box[1] + box[3]) / 2 < height):
        return None
    return None if len(tops) and iou(box, tops).max() > 0.3 else box


def from_scene(truth_path: Path) -> Iterator[Labelled]:
    """Crops of one traced scene, at the true places."""
    dice = json.loads(truth_path.read_text(encoding="utf-8"))
    picture = np.asarray(cv2.imread(str(truth_path.with_suffix(".jpg"))), np.uint8)
    tops = np.array([d["top"] for d in dice], np.float32).reshape(-1, 4)
    for die, top in zip(dice, tops, strict=True):
        size = float((top[2:] - top[:2]).max())
        if die["visible"] >= LEAST_VISIBLE and size >= LEAST_PIXELS:
            yield cut(picture, top, SIDE, REACH), label(die["kind"], die["colour"], die["face"])
    rng = np.random.default_rng(int(truth_path.stem))
    for _ in range(2 + len(dice) // 3):
        box = nothing(rng, (picture.shape[1], picture.shape[0]), tops)
        if box is not None:
            yield cut(picture, box, SIDE, REACH), (NONE, -1, -1)


def gather(crops: Iterable[Labelled]) -> Bank:
    """Put crops into one bank, in memory."""
    pictures, labels = [], []
    for picture, names in crops:
        pictures.append(picture)
        labels.append(names)
    if not pictures:
        return Bank(np.zeros((0, SIDE, SIDE, 3), np.uint8), np.zeros((0, 3), np.int64))
    return Bank(np.stack(pictures), np.array(labels, np.int64))


def save(bank: Bank, path: Path) -> None:
    """Write a bank as `path`.crops.npy and `path`.labels.npy."""
    path.parent.mkdir(parents=True, exist_ok=True)
    np.save(path.with_suffix(".crops.npy"), bank.crops)
    np.save(path.with_suffix(".labels.npy"), bank.labels)


def load(path: Path) -> Bank:
    """Read a bank that `save` wrote; its crops stay on disk until they are used."""
    crops = np.load(path.with_suffix(".crops.npy"), mmap_mode="r")
    return Bank(crops, np.load(path.with_suffix(".labels.npy")))
