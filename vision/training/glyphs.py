"""Draw the faces of dice: pips, and the three symbols of Zombie Dice, many ways each.

Every drawing is a coverage mask, (SIDE, SIDE) float32 between 0 and 1, of the ink on one face.
The symbols were drawn for this project; no outline of the printed game is reproduced.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.float32]
Points = NDArray[np.float64]
Rng = np.random.Generator

SIDE = 112
"""Pixels along one face of a die's texture."""

_FINE = 4  # drawn this many times larger, then averaged down

PIP_PLACES: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Columns and rows of the pips of each face, in steps from the middle."""


def _canvas() -> NDArray[np.uint8]:
    return np.zeros((SIDE * _FINE, SIDE * _FINE), np.uint8)


def _down(canvas: NDArray[np.uint8]) -> Mask:
    small = cv2.resize(canvas, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    return small.astype(np.float32) / np.float32(255)


def _fill(canvas: NDArray[np.uint8], points: Points, value: int = 255) -> None:
    """Fill a polygon given in face units (-0.5 to 0.5)."""
    pixels = np.round((points + 0.5) * SIDE * _FINE * 16).astype(np.int32)
    cv2.fillPoly(canvas, [pixels], value, lineType=cv2.LINE_AA, shift=4)


def _line(canvas: NDArray[np.uint8], points: Points, width: float, value: int) -> None:
    pixels = np.round((points + 0.5) * SIDE * _FINE * 16).astype(np.int32)
    thick = max(1, round(width * SIDE * _FINE))
    cv2.polylines(canvas, [pixels], False, value, thick, cv2.LINE_AA, 4)


def smooth_closed(points: Points, steps: int = 8) -> Points:
    """A closed Catmull-Rom curve through `points`, (N, 2) to (N * steps, 2)."""
    before, after, later = np.roll(points, 1, 0), np.roll(points, -1, 0), np.roll(points, -2, 0)
    t = np.linspace(0, 1, steps, endpoint=False)[None, :, None]
    p0, p1, p2, p3 = (q[:, None, :] for q in (before, points, after, later))
    curve = 0.5 * (
        2 * p1
        + (p2 - p0) * t
        + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2
        + (3 * p1 - p0 - 3 * p2 + p3) * t**3
    )
    return np.asarray(curve).reshape(-1, 2)


def _ellipse(cx: float, cy: float, rx: float, ry: float, angle: float, n: int = 40) -> Points:
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    x, y = rx * np.cos(a), ry * np.sin(a)
    c, s = np.cos(angle), np.sin(angle)
    return np.stack([cx + c * x - s * y, cy + s * x + c * y], -1)


def pips(value: int, rng: Rng, *, radius: float, spread: float, big_one: float = 1.0) -> Mask:
    """The pips of `value`; `radius` and `spread` in face widths, `big_one` scales a single pip."""
    canvas = _canvas()
    turned = rng.random() < 0.5
    for column, row in PIP_PLACES[value]:
        x, y = column * spread, row * spread
        if turned:
            x, y = -y, x
        size = radius * (big_one if value == 1 else 1.0)
        _fill(canvas, _ellipse(x, y, size, size, 0.0))
    return _down(canvas)


def brain(rng: Rng) -> Mask:
    """A brain from the side: a lobed outline, a stem, and folds left blank."""
    canvas = _canvas()
    angles = np.linspace(0, 2 * np.pi, 22, endpoint=False)
    lobes = 1 + rng.uniform(0.0, 0.09) * np.cos(rng.integers(7, 13) * angles + rng.uniform(0, 6))
    lobes *= 1 + rng.normal(0, 0.03, len(angles))
    wide, high = rng.uniform(0.28, 0.38), rng.uniform(0.21, 0.31)
    outline = np.stack([wide * np.cos(angles), high * np.sin(angles)], -1) * lobes[:, None]
    outline[:, 1] -= 0.35 * np.maximum(0, outline[:, 1]) * (outline[:, 0] < 0.05)  # flat underside
    _fill(canvas, smooth_closed(outline))
    if rng.random() < 0.85:  # cerebellum and stem
        at = rng.uniform(0.05, 0.18)
        low = rng.uniform(0.16, 0.24)
        _fill(canvas, _ellipse(at, low, rng.uniform(0.09, 0.15), rng.uniform(0.06, 0.1), 0.3))
        if rng.random() < 0.5:
            stem = np.array(
                [
                    [at - 0.06, low],
                    [at + 0.04, low],
                    [at + 0.02, low + 0.16],
                    [at - 0.03, low + 0.16],
                ]
            )
            _fill(canvas, stem)
    style = rng.random()
    if style < 0.12:  # seen from above: two halves
        split = np.stack([np.linspace(-wide, wide, 12), 0.03 * np.sin(np.linspace(0, 9, 12))], -1)
        _line(canvas, split, rng.uniform(0.015, 0.035), 0)
    if style < 0.93:
        _folds(canvas, rng, wide, high)
    return _down(canvas)


def _folds(canvas: NDArray[np.uint8], rng: Rng, wide: float, high: float) -> None:
    width = rng.uniform(0.014, 0.036)
    for _ in range(int(rng.integers(4, 9))):
        x, y = rng.uniform(-0.8, 0.7) * wide, rng.uniform(-0.8, 0.6) * high
        heading, turn = rng.uniform(0, 2 * np.pi), rng.uniform(-0.9, 0.9)
        walk = [(x, y)]
        for step in range(int(rng.integers(4, 9))):
            heading += turn * (1 if (step // 2) % 2 == 0 else -1) + rng.normal(0, 0.25)
            x, y = x + 0.045 * np.cos(heading), y + 0.045 * np.sin(heading)
            walk.append((x, y))
        _line(canvas, np.array(walk), width, 0)
        if rng.random() < 0.5:
            middle = walk[len(walk) // 2]
            side = heading + 1.5
            branch = np.array(
                [middle, (middle[0] + 0.06 * np.cos(side), middle[1] + 0.06 * np.sin(side))]
            )
            _line(canvas, branch, width, 0)


def burst(rng: Rng) -> Mask:
    """A shot: a jagged star, mostly with a hollow star in it, and loose splinters."""
    canvas = _canvas()
    points = int(rng.integers(8, 15))
    outer, inner = rng.uniform(0.28, 0.4), rng.uniform(0.17, 0.24)
    square = rng.uniform(0, 0.35)  # the corners reach further than the sides
    star = _star(rng, points, outer, inner, square)
    _fill(canvas, star)
    hollow = rng.random()
    if hollow < 0.8:
        scale = rng.uniform(0.42, 0.68)
        hole = (
            star * scale
            if rng.random() < 0.6
            else _star(rng, points, outer * scale, inner * scale, 0)
        )
        _fill(canvas, hole, 0)
    elif hollow < 0.9:
        _fill(canvas, _ellipse(0, 0, inner * 0.6, inner * 0.5, rng.uniform(0, 3)), 0)
    for _ in range(int(rng.integers(0, 9))):
        angle, far = rng.uniform(0, 2 * np.pi), rng.uniform(outer * 0.9, outer * 1.15)
        at = np.array([np.cos(angle), np.sin(angle)]) * min(far, 0.42)
        shard = at + rng.normal(0, 0.022, (3, 2)) + np.outer([1, 0, -0.6], at) * 0.12
        _fill(canvas, shard)
    return _down(canvas)


def _star(rng: Rng, points: int, outer: float, inner: float, square: float) -> Points:
    angles = np.arange(2 * points) * np.pi / points + rng.normal(0, 0.05, 2 * points)
    radii = np.where(np.arange(2 * points) % 2 == 0, outer, inner) * rng.uniform(
        0.85, 1.12, 2 * points
    )
    radii *= 1 + square * np.abs(np.sin(2 * angles)) * (np.arange(2 * points) % 2 == 0)
    shape = np.stack([radii * np.cos(angles), radii * np.sin(angles) * rng.uniform(0.85, 1.0)], -1)
    return np.asarray(np.clip(shape, -0.46, 0.46))


def feet(rng: Rng) -> Mask:
    """Three shoe prints, each a sole and a heel, walking one way."""
    canvas = _canvas()
    walk = rng.uniform(-1.3, -0.6) if rng.random() < 0.75 else rng.uniform(-np.pi, np.pi)
    long, wide = rng.uniform(0.10, 0.145), rng.uniform(0.048, 0.075)
    forward = np.array([np.cos(walk), np.sin(walk)])
    across = np.array([-forward[1], forward[0]])
    places = (
        [(-0.22, -0.13), (0.0, 0.16), (0.2, -0.1)]
        if rng.random() < 0.6
        else [(-0.08, -0.19), (0.1, 0.02), (-0.08, 0.2)]
    )
    for along, aside in places:
        centre = forward * (along + rng.normal(0, 0.025)) + across * (aside + rng.normal(0, 0.02))
        angle = walk + rng.normal(0, 0.12)
        heading = np.array([np.cos(angle), np.sin(angle)])
        x, y = centre + heading * long * 0.35
        sole = _ellipse(x, y, long * 0.85, wide, angle)
        _fill(canvas, sole)
        gap = rng.uniform(0.95, 1.15)
        x, y = centre - heading * long * gap
        heel = _ellipse(x, y, wide * rng.uniform(0.65, 1.0), wide * 0.75, angle)
        _fill(canvas, heel)
        if rng.random() < 0.2:  # joined sole and heel
            waist = np.array([centre - heading * long * 0.9, centre])
            _line(canvas, waist, wide * 0.9, 255)
    return _down(canvas)


SYMBOLS = {"brain": brain, "shotgun": burst, "feet": feet}


def symbol(face: str, rng: Rng) -> Mask:
    """One of the Zombie Dice symbols, scaled, turned in quarter steps, mirrored and worn."""
    mask = SYMBOLS[face](rng)
    if rng.random() < 0.5:
        mask = mask[:, ::-1]
    mask = np.rot90(mask, int(rng.integers(0, 4)))
    scale, angle = rng.uniform(0.82, 1.12), rng.uniform(-12, 12)
    turn = cv2.getRotationMatrix2D((SIDE / 2, SIDE / 2), angle, scale)
    turned = cv2.warpAffine(np.ascontiguousarray(mask), turn, (SIDE, SIDE))
    mask = np.asarray(turned, np.float32)
    if rng.random() < 0.5:  # worn ink
        wear = cv2.resize(rng.random((28, 28), dtype=np.float32), (SIDE, SIDE))
        mask = mask * np.clip(0.6 + wear, 0, 1)
    return np.asarray(mask, np.float32)
