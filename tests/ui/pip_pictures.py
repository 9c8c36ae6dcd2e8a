"""Dice with pips out of the pictures of `fixtures/images`, as the real reader sees them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import numpy as np

from assistant.camera.look import Look, light_of, preview
from vision.frame import Frame, Image
from vision.photo import load_photo
from vision.reader import Reader
from vision.readings import Kind, StableRoll

IMAGES = Path(__file__).parents[2] / "fixtures" / "images"

# Where one die of each face lies by itself: (picture, how much around it is shown, in its widths).
ALONE = {
    1: ("dim/d600", 2.0),
    2: ("easy/d607", 0.6),
    3: ("easy/d601", 0.6),
    4: ("hand/d604", 0.6),
    5: ("easy/d605", 2.0),
    6: ("easy/d606", 0.6),
}
TWO = "clutter/d605"
"""Two dice."""


@cache
def reader() -> Reader:
    return Reader.load()


def picture(name: str) -> Image:
    return load_photo(IMAGES / f"{name}.jpg").image


def unsure() -> Image:
    """A die that shows 3 in so little light that the reader is not sure of it."""
    return np.asarray(picture("hand/d603") * 0.4, np.uint8)


def die(value: int) -> Image:
    """A picture of one die that shows `value`, by the truth beside the picture."""
    name, around = ALONE[value]
    image = picture(name)
    truth = json.loads((IMAGES / f"{name}.json").read_text(encoding="utf-8"))
    left, top, right, bottom = next(
        one["box"] for one in truth["dice"] if one["face"] == str(value)
    )
    margin = around * max(right - left, bottom - top)
    high, wide = image.shape[:2]
    rows = slice(max(0, round(top - margin)), min(high, round(bottom + margin)))
    columns = slice(max(0, round(left - margin)), min(wide, round(right + margin)))
    return image[rows, columns].copy()


def seen(image: Image) -> tuple[StableRoll, Look]:
    """What the reader makes of a picture, as a roll that has come to rest."""
    reading = reader().read(Frame(image, 0, 0.0), Kind.D6)
    high, wide = image.shape[:2]
    roll = StableRoll(tuple(sorted(reading.dice, key=lambda one: one.box.left)), 0, 0.0)
    pixels = preview(image)
    return roll, Look(pixels, (wide, high), reading, light_of(pixels))
