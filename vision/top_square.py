"""Find the square of a top face in its crop, whichever way the die is turned.

A crop is stretched so that the box around the top face is a square: foreshortening is undone, and
the face itself is a square too, turned by an unknown angle and smaller the more it is turned. The
angle is the one at which four straight edges stand out where its sides should be.
"""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frame import Image
from vision.shots import REACH
from vision.thumbnail import greatest

Floats = NDArray[np.float32]

ANGLES = tuple(range(0, 90, 5))
"""Degrees that are tried; a square looks the same after 90."""
APART = 10
"""Degrees between two answers."""
WINDOW = 72
"""Side of the turned crop that is searched, in pixels: more than any face."""
STRONGEST = 60.0
"""Steps of brightness beyond this count no more: one hard edge must not outvote three."""
STRAY = 56.0
"""What an edge loses for lying beside its place, per share of the half side beyond FREE."""
FREE = 0.05
INWARDS, OUTWARDS = 0.3, 0.25
"""How far beside its place an edge is looked for, in half sides."""

FLAT = 64
"""Side of a flattened face with its margin, in pixels."""
FACE = 56
"""Of which this is the face."""


@dataclass(frozen=True, slots=True)
class Square:
    """A top face: its sides, in crop pixels from the crop's middle, after turning by `angle`."""

    angle: float
    """Degrees, to the left, that stand it upright."""
    left: float
    right: float
    top: float
    bottom: float
    strength: float
    """How well its sides stand out."""


def squares(crop: Image, most: int, width: float = 1.0) -> tuple[Square, ...]:
    """The likeliest squares in a (KEPT, KEPT, 3) crop, best first, at angles well apart.

    `width` says how large they are, over what the crop was cut for.
    """
    found = sorted((_at(crop, angle, width) for angle in ANGLES), key=lambda one: -one.strength)
    kept: list[Square] = []
    for one in found:
        if all(_between(one.angle, other.angle) >= APART for other in kept):
            kept.append(one)
    return tuple(kept[:most])


def _between(one: float, other: float) -> float:
    apart = abs(one - other)
    return min(apart, 90 - apart)


def _at(crop: Image, angle: float, width: float) -> Square:
    """The best square at one angle."""
    turn = np.deg2rad(angle)
    half = width * crop.shape[0] / REACH / 2 / (abs(np.cos(turn)) + abs(np.sin(turn)))
    across, down = _edges(crop, angle)
    middle = (WINDOW - 1) / 2
    inside = slice(round(middle - 0.8 * half), round(middle + 0.8 * half) + 1)
    columns, rows = across[inside].mean(0), down[:, inside].mean(1)
    sides = [_side(profile, sign, half) for profile in (columns, rows) for sign in (-1, 1)]
    strengths = [strength for _, strength in sides]
    (left, right, top, bottom) = (place for place, _ in sides)
    return Square(angle, left, right, top, bottom, sum(strengths) + 2 * min(strengths))


def _edges(crop: Image, angle: float) -> tuple[Floats, Floats]:
    """(WINDOW, WINDOW) strength of upright and of level edges in the turned crop."""
    middle = (crop.shape[0] - 1) / 2
    matrix = cv2.getRotationMatrix2D((middle, middle), angle, 1)
    matrix[:, 2] += (WINDOW - crop.shape[0]) / 2
    size = (WINDOW, WINDOW)
    turned = cv2.warpAffine(crop, matrix, size, borderMode=cv2.BORDER_REPLICATE)
    soft = cv2.GaussianBlur(turned, (0, 0), 1.0)
    steps = (cv2.Sobel(soft, cv2.CV_16S, 1, 0), cv2.Sobel(soft, cv2.CV_16S, 0, 1))
    across, down = (np.minimum(greatest(np.abs(step)), STRONGEST) for step in steps)
    return np.asarray(across, np.float32), np.asarray(down, np.float32)


def _side(profile: Floats, sign: int, half: float) -> tuple[float, float]:
    """Place and strength of the side near `sign` × `half` from the middle of a profile."""
    places = np.arange(WINDOW) - (WINDOW - 1) / 2
    beside = (sign * places - half) / half
    strength = profile - STRAY * np.maximum(0, np.abs(beside) - FREE)
    strength[(beside < -INWARDS) | (beside > OUTWARDS)] = -np.inf
    best = int(strength.argmax())
    return float(places[best]), float(strength[best])


def flattened(crop: Image, square: Square) -> Image:
    """(FLAT, FLAT, 3) uint8 BGR: the face upright, its sides FACE pixels long."""
    middle = (crop.shape[0] - 1) / 2
    turn = cv2.getRotationMatrix2D((middle, middle), square.angle, 1)
    turn[:, 2] -= middle
    wide, high = FACE / (square.right - square.left), FACE / (square.bottom - square.top)
    rim = (FLAT - FACE) / 2
    scale = np.array([[wide, 0.0], [0.0, high]])
    matrix = np.asarray(scale @ turn, np.float64)
    matrix[:, 2] += np.array([rim - wide * square.left, rim - high * square.top])
    flat = cv2.warpAffine(crop, matrix, (FLAT, FLAT), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(flat, np.uint8)
