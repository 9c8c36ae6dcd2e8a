"""Crops of top faces, and of things that are none, gathered into one array on disk."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, TypeVar

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
MOST_FLAT, LEAST_COCKED = 12.0, 15.0
"""Degrees of tilt up to which a die lies flat, and from which it leans; between, who knows."""
UNKNOWN = -1

Rng = np.random.Generator
B = TypeVar("B")
Names = tuple[int, int, int, int]
"""Face, zombie colour, body colour by number, and whether the die leans; UNKNOWN where it is."""
NO_DIE: Names = (NONE, UNKNOWN, UNKNOWN, UNKNOWN)


@dataclass(frozen=True, slots=True, eq=False)
class Labelled:
    """One crop with its truth."""

    crop: NDArray[np.uint8]
    names: Names
    top: NDArray[np.float32]
    """(4,) the true top face in crop pixels; NaN where it is not known."""


@dataclass(frozen=True, slots=True, eq=False)
class Bank:
    """(N, SIDE, SIDE, 3) uint8 BGR crops, (N, 4) names and (N, 4) top faces."""

    crops: NDArray[np.uint8]
    names: NDArray[np.int64]
    tops: NDArray[np.float32]


def label(kind: str, colour: str, face: str, tilt: float = 0.0) -> Names:
    """Numbers of a die's names; a colour outside the palette, or a name of "", is not known."""
    zombie = ZOMBIE_COLOURS.index(colour) if kind == "zombie" and colour in ZOMBIE_COLOURS else -1
    body = BODY_COLOURS.index(colour) if kind == "d6" and colour in BODY_COLOURS else -1
    if tilt >= LEAST_COCKED:  # which face counts is not for the picture to say
        return UNKNOWN, zombie, body, 1
    name = FACES.index(face) if face else UNKNOWN
    return name, zombie, body, 0 if tilt <= MOST_FLAT else UNKNOWN


def around(
    picture: NDArray[np.uint8],
    box: NDArray[np.float32],
    names: Names,
    truth: NDArray[np.float32] | None = None,
) -> Labelled:
    """The crop around a box (4,) and where the true top face (4,), if known, lies in it."""
    if truth is None:
        place: NDArray[Any] = np.full(4, np.nan, np.float32)
    else:
        middle = np.tile((box[:2] + box[2:]) / 2, 2)
        place = (truth - middle) / np.tile((box[2:] - box[:2]) * REACH / SIDE, 2) + SIDE / 2
    return Labelled(cut(picture, box, SIDE, REACH), names, np.asarray(place, np.float32))


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
            yield around(picture, top, named(die), top)
    rng = np.random.default_rng(int(truth_path.stem))
    for _ in range(1 + len(dice) // 4):
        box = nothing(rng, (picture.shape[1], picture.shape[0]), tops)
        if box is not None:
            yield around(picture, box, NO_DIE)


def named(die: dict[str, Any]) -> Names:
    """The names of a die of a scene's truth."""
    return label(die["kind"], die["colour"], die["face"], die.get("tilt", 0.0))


def gather(crops: Iterable[Labelled]) -> Bank:
    """Put crops into one bank, in memory."""
    all_ = list(crops)
    return Bank(
        np.array([one.crop for one in all_], np.uint8).reshape(-1, SIDE, SIDE, 3),
        np.array([one.names for one in all_], np.int64).reshape(-1, 4),
        np.array([one.top for one in all_], np.float32).reshape(-1, 4),
    )


def save(bank: object, path: Path) -> None:
    """Write a bank, a dataclass of arrays, as one file each: `path`.crops.npy and so on."""
    path.parent.mkdir(parents=True, exist_ok=True)
    for name in _arrays(type(bank)):
        np.save(path.with_suffix(f".{name}.npy"), getattr(bank, name))


def saved(path: Path, kind: type) -> bool:
    """Whether a bank of this kind was written there, to its end."""
    return path.with_suffix(f".{_arrays(kind)[-1]}.npy").exists()


def load(path: Path, kind: type[B]) -> B:
    """Read a bank that `save` wrote; its arrays stay on disk until they are used."""
    return kind(
        *(np.load(path.with_suffix(f".{name}.npy"), mmap_mode="r") for name in _arrays(kind))
    )


def picks(
    shares: Sequence[tuple[float, B]], size: Callable[[B], int], rng: Rng
) -> Iterator[tuple[B, int]]:
    """Endless (bank, place in it), banks as often as their shares say; `size` tells a bank's."""
    weights = np.array([share for share, _ in shares])
    while True:
        _, bank = shares[int(rng.choice(len(weights), p=weights / weights.sum()))]
        yield bank, int(rng.integers(size(bank)))


def _arrays(kind: type) -> list[str]:
    return [field.name for field in fields(kind)]
