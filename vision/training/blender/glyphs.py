"""The symbols of Zombie Dice and the pips of ordinary dice, drawn as ink masks.

Made for the sets that measure: drawn apart from, and unlike, the training rasteriser's glyphs.
A mask is (SIZE, SIZE) float32, 1 where ink lies, row 0 at the top of the symbol.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random

import cv2
import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.float32]
Points = NDArray[np.float64]

SIZE = 256
_FINE = 4 * SIZE

PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Pip centres of each value, in units of the pips' spacing."""


def symbol(name: str, rng: Random, scale: float = 1.0) -> Mask:
    """The mask of "brain", "shotgun" or "feet"; `scale` 1 fills about two thirds of the face."""
    canvas = np.zeros((_FINE, _FINE), np.uint8)
    match name:
        case "brain":
            _brain(canvas, rng, scale)
        case "shotgun":
            _burst(canvas, rng, scale)
        case "feet":
            _prints(canvas, rng, scale)
        case _:
            raise ValueError(f"no such symbol: {name}")
    return _shrunk(canvas)


def pips(value: int, spacing: float, radius: float, one_radius: float | None = None) -> Mask:
    """The mask of `value` pips; spacing and radii in half-faces (0 to 1)."""
    canvas = np.zeros((_FINE, _FINE), np.uint8)
    size = one_radius if value == 1 and one_radius is not None else radius
    for x, y in PIPS[value]:
        centre = _pixels(np.array([[x * spacing, y * spacing]]))[0]
        cv2.circle(canvas, (int(centre[0]), int(centre[1])), int(size * _FINE / 2), 255, -1)
    return _shrunk(canvas)


def _shrunk(canvas: NDArray[np.uint8]) -> Mask:
    small = cv2.resize(canvas, (SIZE, SIZE), interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.float32) / np.float32(255)


def _pixels(points: Points) -> NDArray[np.int32]:
    """Canvas pixels of points in half-faces, y up."""
    flipped = points * np.array([1.0, -1.0])
    pixels: NDArray[np.int32] = np.round((flipped + 1.0) * (_FINE / 2)).astype(np.int32)
    return pixels


def _fill(canvas: NDArray[np.uint8], points: Points, value: int) -> None:
    cv2.fillPoly(canvas, [_pixels(points)], value)


def _stroke(canvas: NDArray[np.uint8], points: Points, width: float, value: int) -> None:
    thickness = max(1, int(width * _FINE / 2))
    cv2.polylines(canvas, [_pixels(points)], False, value, thickness)
    for x, y in _pixels(points[[0, -1]]):
        cv2.circle(canvas, (int(x), int(y)), thickness // 2, value, -1)


def smooth(points: Sequence[tuple[float, float]], closed: bool) -> Points:
    """A Catmull-Rom curve through the points, twelve steps a segment."""
    knots = np.asarray(points, np.float64)
    ring = (
        np.concatenate([knots[-1:], knots, knots[:2]])
        if closed
        else np.concatenate([2 * knots[:1] - knots[1:2], knots, 2 * knots[-1:] - knots[-2:-1]])
    )
    t = np.linspace(0, 1, 12, endpoint=False)[:, None]
    pieces = [_segment(ring[i : i + 4], t) for i in range(len(ring) - 3)]
    return np.concatenate(pieces if closed else [*pieces, knots[-1:]])


def _segment(p: Points, t: Points) -> Points:
    a, b, c = p[2] - p[0], 2 * p[0] - 5 * p[1] + 4 * p[2] - p[3], 3 * (p[1] - p[2]) + p[3] - p[0]
    curve: Points = 0.5 * (2 * p[1] + a * t + b * t**2 + c * t**3)
    return curve


# A brain looking to the left: forehead, crown, back of the head, cerebellum, temple.
_SILHOUETTE = (
    (-0.62, 0.00), (-0.60, 0.20), (-0.45, 0.36), (-0.26, 0.46), (-0.02, 0.50), (0.22, 0.46),
    (0.44, 0.36), (0.58, 0.18), (0.64, -0.04), (0.58, -0.24), (0.44, -0.36), (0.36, -0.48),
    (0.18, -0.48), (0.08, -0.34), (-0.10, -0.30), (-0.28, -0.36), (-0.42, -0.28), (-0.52, -0.18),
)  # fmt: skip

_FOLDS = (
    ((-0.44, -0.14), (-0.26, -0.12), (-0.08, -0.05), (0.10, -0.10), (0.20, -0.20)),
    ((-0.42, 0.12), (-0.28, 0.20), (-0.14, 0.14), (-0.02, 0.22), (0.04, 0.34)),
    ((-0.14, 0.14), (-0.14, 0.02)),
    ((0.14, 0.10), (0.26, 0.22), (0.40, 0.18), (0.46, 0.04)),
    ((0.26, 0.22), (0.24, 0.34)),
    ((0.34, -0.02), (0.42, -0.14), (0.36, -0.28), (0.22, -0.34)),
)
_OTHER_FOLDS = (
    ((-0.46, 0.02), (-0.32, 0.08), (-0.22, -0.02), (-0.06, 0.04), (0.06, -0.06), (0.20, 0.02)),
    ((-0.36, 0.26), (-0.22, 0.30), (-0.10, 0.20), (0.06, 0.26), (0.14, 0.38)),
    ((0.20, 0.02), (0.30, 0.14), (0.28, 0.28)),
    ((0.30, 0.14), (0.46, 0.10)),
    ((-0.30, -0.20), (-0.12, -0.16), (0.02, -0.20)),
    ((0.18, -0.26), (0.32, -0.22), (0.46, -0.14)),
)


def _brain(canvas: NDArray[np.uint8], rng: Random, scale: float) -> None:
    shake = rng.uniform(0.008, 0.028)

    def placed(points: Sequence[tuple[float, float]], closed: bool) -> Points:
        loose = [(x + rng.gauss(0, shake), y + rng.gauss(0, shake)) for x, y in points]
        return smooth(loose, closed) * scale * 1.02

    folds = rng.choice((_FOLDS, _OTHER_FOLDS))
    width = rng.uniform(0.06, 0.09) * scale
    outline = placed(_SILHOUETTE, True)
    if rng.random() < 0.25:  # drawn in line instead of filled
        _stroke(canvas, np.concatenate([outline, outline[:2]]), 1.2 * width, 255)
        for fold in folds:
            _stroke(canvas, placed(fold, False), width, 255)
        return
    _fill(canvas, outline, 255)
    for fold in folds:
        _stroke(canvas, placed(fold, False), width, 0)


def _star(spikes: int, outer: float, inner: float, turn: float, rng: Random) -> Points:
    points = []
    for i in range(2 * spikes):
        angle = turn + i * pi / spikes + rng.gauss(0, 0.05)
        radius = (outer * rng.uniform(0.78, 1.12)) if i % 2 == 0 else inner * rng.uniform(0.9, 1.1)
        points.append((radius * cos(angle), radius * sin(angle)))
    return np.asarray(points)


def _burst(canvas: NDArray[np.uint8], rng: Random, scale: float) -> None:
    spikes, turn = rng.randint(8, 11), rng.uniform(0, 2 * pi)
    stretch = np.array([rng.uniform(1.0, 1.15), rng.uniform(0.92, 1.0)]) * scale
    _fill(canvas, _star(spikes, 0.60, 0.37, turn, rng) * stretch, 255)
    hollow = rng.uniform(0.26, 0.33)
    _fill(canvas, _star(rng.randint(7, 9), hollow, 0.62 * hollow, turn + 0.2, rng) * stretch, 0)
    for i in range(rng.randint(5, 9)):
        angle = turn + (2 * i + 1) * pi / spikes + rng.gauss(0, 0.1)
        _fill(canvas, _splinter(angle, rng) * stretch, 255)


def _splinter(angle: float, rng: Random) -> Points:
    near, far, half = rng.uniform(0.50, 0.56), rng.uniform(0.62, 0.72), rng.uniform(0.03, 0.06)
    shape = np.array([(near, -half), (far, rng.gauss(0, half)), (near + 0.02, half)])
    return _turned(shape, angle)


def _turned(points: Points, angle: float) -> Points:
    c, s = cos(angle), sin(angle)
    turned: Points = points @ np.array([[c, s], [-s, c]])
    return turned


_SOLE = (
    (0.0, -0.06), (0.085, -0.02), (0.125, 0.12), (0.115, 0.24), (0.05, 0.33), (-0.03, 0.33),
    (-0.095, 0.25), (-0.105, 0.12), (-0.075, -0.02),
)  # fmt: skip
_HEEL = ((-0.075, -0.11), (0.075, -0.11), (0.08, -0.20), (0.03, -0.26), (-0.03, -0.26),
         (-0.08, -0.20))  # fmt: skip
_WALKS = (
    ((-0.34, 0.20), (0.32, 0.26), (-0.06, -0.30)),
    ((-0.32, -0.16), (0.04, 0.30), (0.34, -0.22)),
    ((-0.36, 0.08), (0.00, -0.22), (0.36, 0.14)),
)


def _prints(canvas: NDArray[np.uint8], rng: Random, scale: float) -> None:
    lean, tread = rng.uniform(-0.9, -0.3), rng.random() < 0.3
    size = rng.uniform(0.84, 0.98)
    for x, y in rng.choice(_WALKS):
        turn = lean + rng.gauss(0, 0.12)
        centre = np.array([x + rng.gauss(0, 0.02), y + rng.gauss(0, 0.02)])
        for part in (_SOLE, _HEEL):
            outline = _turned(smooth(part, True) * size - np.array([0.0, 0.03]), turn)
            _fill(canvas, (outline + centre) * scale, 255)
        if tread:
            for k in (0.06, 0.15, 0.24):
                bar = _turned(np.array([(-0.07, k), (0.07, k)]) * size, turn)
                _stroke(canvas, (bar + centre) * scale, 0.03 * scale, 0)
