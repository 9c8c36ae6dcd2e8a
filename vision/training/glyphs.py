"""Draw the faces of dice: pips, and the three symbols of Zombie Dice, many ways each.

The symbols were drawn for this project; no outline of the printed game is reproduced.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np

from vision.training import zombie_glyphs
from vision.training.canvas import SIDE, Canvas, Mask, Points, ellipse, smooth_closed

Rng = np.random.Generator

_QUAD = np.array([[-1, -1], [1, -1], [1, 1], [-1, 1]], np.float64)

PIP_PLACES: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
"""Columns and rows of the pips of each face, in steps from the middle."""


@dataclass(frozen=True, slots=True)
class PipStyle:
    """How the pips of a die look; lengths in face widths."""

    radius: float
    spread: float
    """From the middle to a corner's pip, along either side."""
    big_one: float = 1.0
    """How much larger a single pip is."""
    squeeze: float = 1.0
    """How much closer the three pips of a six's columns stand."""
    wobble: float = 0.0
    """How far off their places pips are, at one standard deviation."""
    square: bool = False
    hole: float = 0.0
    """Of a pip's radius, how much in its middle has no ink: rings."""


def pips(value: int, rng: Rng, style: PipStyle) -> Mask:
    """The pips of `value`."""
    canvas = Canvas()
    turned = rng.random() < 0.5
    off = rng.normal(0, style.wobble, 2)
    for column, row in PIP_PLACES[value]:
        tight = style.squeeze if value == 6 else 1.0
        x, y = column * style.spread, row * style.spread * tight
        if turned:
            x, y = -y, x
        x, y = np.array([x, y]) + off + rng.normal(0, style.wobble * 0.3, 2)
        size = style.radius * (style.big_one if value == 1 else 1.0)
        if style.square:
            canvas.fill(np.array([x, y]) + size * 0.9 * _QUAD)
        else:
            canvas.fill(ellipse(x, y, (size, size)))
        if style.hole:
            canvas.fill(ellipse(x, y, (size * style.hole, size * style.hole)), ink=False)
    return canvas.mask()


def emblem(rng: Rng) -> Mask:
    """What some dice carry in place of the one: a star, a skull, a ring, a heart."""
    canvas = Canvas()
    size, style = rng.uniform(0.2, 0.34), rng.integers(4)
    if style == 0:
        tips = np.arange(10) * np.pi / 5 - np.pi / 2  # more would be a shot
        radii = np.where(np.arange(10) % 2 == 0, size, size * rng.uniform(0.4, 0.6))
        canvas.fill(np.stack([radii * np.cos(tips), radii * np.sin(tips)], -1))
    elif style == 1:
        canvas.fill(ellipse(0, -0.2 * size, (size * 0.8, size * 0.75)))
        canvas.fill(np.array([0, 0.6 * size]) + _QUAD * [size * 0.45, size * 0.35])
        for side in (-1, 1):
            eye = ellipse(side * size * 0.35, -0.1 * size, (size * 0.2, size * 0.22))
            canvas.fill(eye, ink=False)
        canvas.fill(ellipse(0, size * 0.3, (size * 0.08, size * 0.12)), ink=False)
    elif style == 2:
        canvas.fill(ellipse(0, 0, (size, size)))
        canvas.fill(ellipse(0, 0, (size * 0.7, size * 0.7)), ink=False)
        canvas.fill(ellipse(0, 0, (size * 0.3, size * 0.3)))
    else:
        t = np.linspace(0, 2 * np.pi, 40)
        y = -(13 * np.cos(t) - 5 * np.cos(2 * t) - 2 * np.cos(3 * t) - np.cos(4 * t))
        canvas.fill(np.stack([16 * np.sin(t) ** 3, y], -1) / 17 * size)
    return canvas.mask()


def brain(rng: Rng) -> Mask:
    """A brain from the side: a lobed outline, a stem, and folds left blank."""
    canvas = Canvas()
    angles = np.linspace(0, 2 * np.pi, 22, endpoint=False)
    lobes = 1 + rng.uniform(0.0, 0.09) * np.cos(rng.integers(7, 13) * angles + rng.uniform(0, 6))
    lobes *= 1 + rng.normal(0, 0.03, len(angles))
    wide, high = rng.uniform(0.28, 0.38), rng.uniform(0.21, 0.31)
    outline = np.stack([wide * np.cos(angles), high * np.sin(angles)], -1) * lobes[:, None]
    outline[:, 1] -= 0.35 * np.maximum(0, outline[:, 1]) * (outline[:, 0] < 0.05)  # flat underside
    canvas.fill(smooth_closed(outline))
    if rng.random() < 0.85:
        _stem(canvas, rng)
    style = rng.random()
    if style < 0.12:  # seen from above: two halves
        split = np.stack([np.linspace(-wide, wide, 12), 0.03 * np.sin(np.linspace(0, 9, 12))], -1)
        canvas.line(split, rng.uniform(0.015, 0.035), ink=False)
    if style < 0.93:
        _folds(canvas, rng, wide, high)
    return canvas.mask()


def _stem(canvas: Canvas, rng: Rng) -> None:
    """A cerebellum below the brain, half of the time with a stem."""
    x, y = rng.uniform(0.05, 0.18), rng.uniform(0.16, 0.24)
    radii = rng.uniform(0.09, 0.15), rng.uniform(0.06, 0.1)
    canvas.fill(ellipse(x, y, radii, 0.3))
    if rng.random() < 0.5:
        below = y + 0.16
        canvas.fill(np.array([[x - 0.06, y], [x + 0.04, y], [x + 0.02, below], [x - 0.03, below]]))


def _folds(canvas: Canvas, rng: Rng, wide: float, high: float) -> None:
    """Wipe winding lines, some with a branch, out of a brain this wide and high."""
    width = rng.uniform(0.014, 0.036)
    for _ in range(int(rng.integers(4, 9))):
        x, y = rng.uniform(-0.8, 0.7) * wide, rng.uniform(-0.8, 0.6) * high
        heading, turn = rng.uniform(0, 2 * np.pi), rng.uniform(-0.9, 0.9)
        walk = [(x, y)]
        for step in range(int(rng.integers(4, 9))):
            heading += turn * (1 if (step // 2) % 2 == 0 else -1) + rng.normal(0, 0.25)
            x, y = x + 0.045 * np.cos(heading), y + 0.045 * np.sin(heading)
            walk.append((x, y))
        canvas.line(np.array(walk), width, ink=False)
        if rng.random() < 0.5:
            middle = walk[len(walk) // 2]
            side = heading + 1.5
            branch = np.array(
                [middle, (middle[0] + 0.06 * np.cos(side), middle[1] + 0.06 * np.sin(side))]
            )
            canvas.line(branch, width, ink=False)


def burst(rng: Rng) -> Mask:
    """A shot: a jagged star, mostly with a hollow star in it, and loose splinters."""
    canvas = Canvas()
    points = int(rng.integers(8, 15))
    outer, inner = rng.uniform(0.28, 0.4), rng.uniform(0.17, 0.24)
    square = rng.uniform(0, 0.35)  # the corners reach further than the sides
    star = _star(rng, points, outer, inner, square)
    canvas.fill(star)
    hollow = rng.random()
    if hollow < 0.8:
        scale = rng.uniform(0.42, 0.68)
        hole = (
            star * scale
            if rng.random() < 0.6
            else _star(rng, points, outer * scale, inner * scale, 0)
        )
        canvas.fill(hole, ink=False)
    elif hollow < 0.9:
        hole = ellipse(0, 0, (inner * 0.6, inner * 0.5), rng.uniform(0, 3))
        canvas.fill(hole, ink=False)
    for _ in range(int(rng.integers(0, 9))):
        angle, far = rng.uniform(0, 2 * np.pi), rng.uniform(outer * 0.9, outer * 1.15)
        at = np.array([np.cos(angle), np.sin(angle)]) * min(far, 0.42)
        shard = at + rng.normal(0, 0.022, (3, 2)) + np.outer([1, 0, -0.6], at) * 0.12
        canvas.fill(shard)
    return canvas.mask()


def _star(rng: Rng, points: int, outer: float, inner: float, square: float) -> Points:
    """A jagged star between two radii; `square` pulls the points near corners further out."""
    angles = np.arange(2 * points) * np.pi / points + rng.normal(0, 0.05, 2 * points)
    radii = np.where(np.arange(2 * points) % 2 == 0, outer, inner) * rng.uniform(
        0.85, 1.12, 2 * points
    )
    radii *= 1 + square * np.abs(np.sin(2 * angles)) * (np.arange(2 * points) % 2 == 0)
    shape = np.stack([radii * np.cos(angles), radii * np.sin(angles) * rng.uniform(0.85, 1.0)], -1)
    return np.asarray(np.clip(shape, -0.46, 0.46))


def feet(rng: Rng) -> Mask:
    """Three shoe prints, each a sole and a heel, walking one way."""
    canvas = Canvas()
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
        _shoe(canvas, rng, centre, (long, wide), walk + rng.normal(0, 0.12))
    return canvas.mask()


def _shoe(
    canvas: Canvas, rng: Rng, centre: Points, size: tuple[float, float], heading: float
) -> None:
    """A sole and a heel of a (length, width), now and then joined, around (2,) `centre`."""
    long, wide = size
    forward = np.array([np.cos(heading), np.sin(heading)])
    x, y = centre + forward * long * 0.35
    canvas.fill(ellipse(x, y, (long * 0.85, wide), heading))
    x, y = centre - forward * long * rng.uniform(0.95, 1.15)
    canvas.fill(ellipse(x, y, (wide * rng.uniform(0.65, 1.0), wide * 0.75), heading))
    if rng.random() < 0.2:
        canvas.line(np.array([centre - forward * long * 0.9, centre]), wide * 0.9)


Ways = dict[str, tuple[Callable[[Rng], Mask], ...]]
"""Ways to draw each symbol, by the name of its face."""

SYMBOLS: Ways = {
    "brain": (brain, brain, zombie_glyphs.lobed_brain, zombie_glyphs.outlined_brain),
    "shotgun": (burst, burst, zombie_glyphs.hollow_burst),
    "feet": (feet, feet, zombie_glyphs.trodden_feet),
}
VARIED_SYMBOLS: Ways = {
    "brain": (*SYMBOLS["brain"], zombie_glyphs.halved_brain, zombie_glyphs.coiled_brain),
    "shotgun": (
        *SYMBOLS["shotgun"],
        burst,
        zombie_glyphs.filled_burst,
        zombie_glyphs.spattered_burst,
    ),
    "feet": (*SYMBOLS["feet"], feet, *(2 * (zombie_glyphs.joined_feet,))),
}


def symbol(face: str, rng: Rng, ways: Ways = SYMBOLS) -> Mask:
    """One of the Zombie Dice symbols, scaled, turned in quarter steps, mirrored and worn."""
    mask = ways[face][int(rng.integers(len(ways[face])))](rng)
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
