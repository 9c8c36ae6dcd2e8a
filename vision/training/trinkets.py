"""Small things that look like dice from afar: studs, buttons, playing cards, blank cubes.

Each is painted at a world (x, y) onto an already lit picture; sizes in world units, a die is 1.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.brush import Brush, as_cover
from vision.training.colours import Colour, any_colour
from vision.training.polyhedra import outward

Rng = np.random.Generator
Points = NDArray[np.float64]

_CARD = (120, 168)
"""Columns and rows of a playing card's texture."""


def _disc(x: float, y: float, z: float, radius: float) -> Points:
    a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    return np.stack([x + radius * np.cos(a), y + radius * np.sin(a), np.full(24, z)], -1)


def studs(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """Up to nine rivets or bosses in a row or a square, each with a highlight."""
    colour = any_colour(rng, saturation=(0, 0.6), value=(0.2, 1)) * brush.lit
    radius, step = rng.uniform(0.12, 0.45), rng.uniform(0.8, 2.0)
    columns, rows = (int(v) for v in rng.integers(1, 4, 2))
    for i, j in itertools.product(range(columns), range(rows)):
        at = x + i * step, y + j * step
        base = brush.outline(_disc(*at, 0.0, radius))
        brush.shade(base, rng, 3)
        brush.paint(base, colour * 0.7)
        brush.paint(brush.outline(_disc(*at, radius * 0.3, radius * 0.75)), colour)
        shine = _disc(at[0] + radius * 0.2, at[1] + radius * 0.2, radius * 0.4, radius * 0.25)
        brush.paint(brush.outline(shine), np.minimum(colour * 2.5, 1.2))


def button(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """A button with a rim and two or four holes."""
    colour = any_colour(rng) * brush.lit
    radius = rng.uniform(0.35, 0.9)
    body = brush.outline(_disc(x, y, 0.1, radius))
    brush.shade(body, rng, 4)
    brush.paint(body, colour)
    brush.paint(brush.outline(_disc(x, y, 0.1, radius * 0.75)), colour * rng.uniform(0.6, 0.9))
    holes, turn = int(rng.choice([2, 4])), rng.uniform(0, np.pi)
    for k in range(holes):
        angle = turn + k * 2 * np.pi / holes
        at = x + radius * 0.28 * np.cos(angle), y + radius * 0.28 * np.sin(angle)
        brush.paint(brush.outline(_disc(*at, 0.1, radius * 0.12)), colour * 0.15)


def stain(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """A spill, a knot in the wood or a ring left by a glass."""
    angles = np.linspace(0, 2 * np.pi, 18, endpoint=False)
    radii = rng.uniform(0.3, 1.6) * (1 + rng.normal(0, rng.uniform(0.02, 0.15), 18))
    shape = np.stack([radii * np.cos(angles), radii * np.sin(angles), 0 * angles], -1)
    middle = np.array([x, y, 0.0])
    cover = brush.outline(shape + middle)
    if rng.random() < 0.4:
        cover = cover - brush.outline(shape * rng.uniform(0.5, 0.92) + middle)
    soft = cv2.GaussianBlur(cover, (0, 0), rng.uniform(0.6, 3)) * rng.uniform(0.2, 0.8)
    dark = any_colour(rng, saturation=(0, 0.6), value=(0.02, 0.5)) * brush.lit
    brush.paint(np.clip(np.asarray(soft, np.float32), 0, 1), dark)


def playing_card(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """A card with an index in two corners and rows of marks."""
    w, h = _CARD
    paper = np.full((h, w, 3), 255 * rng.uniform(0.8, 1.0), np.uint8)
    ink = (20.0, 20.0, 200.0) if rng.random() < 0.5 else (20.0, 20.0, 20.0)
    index = str(rng.choice(list("A23456789JQK")))
    value = int(index) if index.isdigit() else 1
    left = (value + 1) // 2
    for column, marks in ((38, left), (82, value - left)) if value > 1 else ((60, 1),):
        for row in np.linspace(34, h - 34, marks) if marks > 1 else (h / 2,) * marks:
            _suit(paper, (column, int(row)), ink, rng)
    for _ in range(2):
        cv2.putText(paper, index, (5, 24), 0, 0.7, ink, 2, cv2.LINE_AA)
        paper = np.ascontiguousarray(paper[::-1, ::-1])
    turn, high = rng.uniform(0, 2 * np.pi), rng.uniform(4.2, 6.2)
    across = np.array([np.cos(turn), np.sin(turn)]) * high * w / h / 2
    along = np.array([-np.sin(turn), np.cos(turn)]) * high / 2
    corners = np.array([along - across, along + across, across - along, -along - across])
    flat = corners + np.array([x, y])
    quad = np.concatenate([flat, np.full((4, 1), 0.02)], 1)
    texture = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
    warp = cv2.getPerspectiveTransform(texture, brush.camera.project(quad).astype(np.float32))
    seen = cv2.warpPerspective(paper, warp, (brush.camera.width, brush.camera.height))
    cover = brush.outline(quad)
    brush.shade(cover, rng, 3)
    brush.paint(cover, as_cover(np.asarray(seen, np.uint8)) * brush.lit)


def _suit(
    paper: NDArray[np.uint8], at: tuple[int, int], ink: tuple[float, float, float], rng: Rng
) -> None:
    """A diamond or a round mark."""
    if ink[2] > 100:
        diamond = np.array([[0, -13], [9, 0], [0, 13], [-9, 0]]) + at
        cv2.fillPoly(paper, [diamond.astype(np.int32)], ink, cv2.LINE_AA)
    else:
        cv2.circle(paper, at, int(rng.integers(8, 12)), ink, -1, cv2.LINE_AA)


def blank_cube(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """A cube with nothing on it."""
    corners = np.array(list(itertools.product((-0.5, 0.5), repeat=3)))
    facets = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    turn = rng.uniform(0, np.pi)
    c, s = np.cos(turn), np.sin(turn)
    flat = corners @ np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]]) * rng.uniform(0.6, 1.3)
    solid = flat - [0, 0, flat[:, 2].min()] + [x, y, 0]
    _paint_facets(brush, rng, solid, facets, any_colour(rng) * brush.lit)


def _paint_facets(
    brush: Brush, rng: Rng, solid: Points, facets: Sequence[tuple[int, ...]], colour: Colour
) -> None:
    """Paint those facets of a convex solid that face the camera."""
    brush.shade(brush.hull(solid), rng, 6)
    for corners in facets:
        facet, normal = solid[list(corners)], outward(solid, corners)
        if normal @ (brush.camera.eye - facet.mean(0)) <= 0:
            continue
        light = 0.55 + 0.4 * normal[2] + 0.12 * normal[0]
        brush.paint(brush.outline(facet), np.asarray(colour * light, np.float32))


def gadget(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """A phone, a pen or a pair of glasses."""
    turn = rng.uniform(0, 2 * np.pi)
    along, across = np.array([np.cos(turn), np.sin(turn)]), np.array([-np.sin(turn), np.cos(turn)])
    style, colour = rng.integers(3), any_colour(rng, value=(0.02, 0.6)) * brush.lit

    def slab(long: float, wide: float, z: float) -> Points:
        flat = [along * long + across * wide, along * long - across * wide]
        flat += [-corner for corner in flat]
        return np.concatenate([np.array(flat) + np.array([x, y]), np.full((4, 1), z)], 1)

    if style == 0:
        brush.paint(brush.outline(slab(4.6, 2.3, 0.4)), colour * 0.4)
        brush.paint(brush.outline(slab(4.3, 2.1, 0.4)), any_colour(rng) * rng.uniform(0.05, 1.0))
    elif style == 1:
        long = rng.uniform(3, 5)
        brush.shade(brush.hull(slab(long, 0.3, 0.3)), rng, 4)
        brush.paint(brush.hull(slab(long, 0.3, 0.3)), colour)
        brush.paint(brush.hull(slab(long, 0.1, 0.4)), np.minimum(colour * 2 + 0.1, 1))
    else:
        for side in (-1.4, 1.4):
            at_x, at_y = x + along[0] * side, y + along[1] * side
            outer, inner = (brush.outline(_disc(at_x, at_y, 0.6, r)) for r in (1.2, 1.05))
            brush.paint(np.clip(np.subtract(outer, inner), 0, 1), colour)
