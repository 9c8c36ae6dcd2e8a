"""Things on a table that are not dice: cups, cards, coins, pawns, hands, cables, blank cubes.

Each is painted at a world (x, y) onto an already lit picture, with a soft shadow; sizes are in
world units, in which a die is 1 wide.
"""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training import tables, trinkets
from vision.training.brush import Brush, Cover, Strokes, as_cover
from vision.training.colours import SKIN, any_colour, within

Rng = np.random.Generator
Points = NDArray[np.float64]

_PAPER = 200
"""Pixels along a card's texture."""


def scatter(brush: Brush, rng: Rng, places: Points) -> None:
    """Put one thing on each place, (N, 2) world x and y."""
    for x, y in places:
        thing = THINGS[int(rng.choice(len(THINGS), p=CHANCES))]
        thing(brush, rng, float(x), float(y))


def _ring(x: float, y: float, z: float, radius: float, corners: int = 36) -> Points:
    """(corners, 3) points of a level circle."""
    a = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    return np.stack([x + radius * np.cos(a), y + radius * np.sin(a), np.full(corners, z)], -1)


def _tapered(brush: Brush, x: float, y: float, radii: tuple[float, float], high: float) -> Cover:
    """An upright cylinder from the table up, with its lower and upper radius."""
    low, top = radii
    return brush.hull(np.concatenate([_ring(x, y, 0, low), _ring(x, y, high, top)]))


def _card(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """A card or a note: pale with marks, dots included, or patterned."""
    quad = _turned_quad(rng, x, y, (rng.uniform(2.2, 4.5), rng.uniform(2.2, 6)))
    paper = _paper(rng)
    corners = np.array([[0, 0], [_PAPER, 0], [_PAPER, _PAPER], [0, _PAPER]], np.float32)
    warp = cv2.getPerspectiveTransform(corners, brush.camera.project(quad).astype(np.float32))
    cover = brush.outline(quad)
    brush.shade(cover, rng, 3)
    seen = cv2.warpPerspective(paper, warp, (brush.camera.width, brush.camera.height))
    brush.paint(cover, as_cover(np.asarray(seen, np.uint8)) * brush.lit)


def _turned_quad(rng: Rng, x: float, y: float, size: tuple[float, float]) -> Points:
    """(4, 3) corners of a rectangle that lies on the table, turned anyhow."""
    angle = rng.uniform(0, 2 * np.pi)
    w, h = size
    corners = np.array([[-w, -h], [w, -h], [w, h], [-w, h]]) / 2
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    flat = corners @ turn.T + [x, y]
    return np.concatenate([flat, np.full((4, 1), 0.02)], 1)


def _paper(rng: Rng) -> NDArray[np.uint8]:
    """(_PAPER, _PAPER, 3) BGR: dots and letters, so that not every dot is a pip."""
    paper = (
        tables.table(rng)[:_PAPER, :_PAPER]
        if rng.random() < 0.4
        else np.ones((_PAPER, _PAPER, 3), np.float32)
        * any_colour(rng, saturation=(0, 0.3), value=(0.6, 1))
    )
    face = np.ascontiguousarray(paper * 255).astype(np.uint8)
    ink = [255 * float(c) for c in any_colour(rng, value=(0, 0.6))]
    for _ in range(int(rng.integers(0, 9))):
        at = tuple(int(v) for v in rng.integers(10, 190, 2))
        if rng.random() < 0.5:
            cv2.circle(face, at, int(rng.integers(5, 22)), ink, -1, cv2.LINE_AA)
        else:
            letter, scale = chr(int(rng.integers(48, 91))), rng.uniform(0.8, 3)
            cv2.putText(face, letter, at, 0, scale, ink, int(rng.integers(2, 6)), cv2.LINE_AA)
    return face


def _coin(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """A coin, token, button or stud: a disc with rings, now and then a hole or a dot."""
    radius, high = rng.uniform(0.25, 1.3), rng.uniform(0.02, 0.3)
    colour = any_colour(rng, saturation=(0, 0.8), value=(0.1, 1)) * brush.lit
    side = _tapered(brush, x, y, (radius, radius), high)
    brush.shade(side, rng, 5)
    brush.paint(side, colour * rng.uniform(0.4, 0.8))
    brush.paint(brush.outline(_ring(x, y, high, radius)), colour)
    for _ in range(int(rng.integers(0, 3))):
        inner = brush.outline(_ring(x, y, high, radius * rng.uniform(0.15, 0.9)))
        brush.paint(inner, any_colour(rng) * brush.lit)


def _cup(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """A cup or bottle standing up: a tapered cylinder with an open or closed top."""
    low, top, high = rng.uniform(0.8, 2.6), rng.uniform(0.8, 2.8), rng.uniform(0.8, 6)
    colour = any_colour(rng, value=(0.1, 1)) * brush.lit
    side = _tapered(brush, x, y, (low, top), high)
    brush.shade(side, rng, 18)
    left, right = rng.uniform(0.4, 1), rng.uniform(0.4, 1.1)
    ramp = np.linspace(left, right, brush.camera.width, dtype=np.float32)
    brush.paint(side, colour * ramp[None, :, None])
    brush.paint(brush.outline(_ring(x, y, high, top)), colour * rng.uniform(0.3, 1.3))
    if rng.random() < 0.6:
        opening = brush.outline(_ring(x, y, high, top * 0.88))
        brush.paint(opening, colour * rng.uniform(0.1, 0.9))


def _pawn(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """A cone with a ball on it."""
    colour = any_colour(rng, value=(0.1, 1)) * brush.lit
    foot, head, high = rng.uniform(0.3, 0.6), rng.uniform(0.18, 0.35), rng.uniform(0.8, 1.8)
    body = _tapered(brush, x, y, (foot, head * 0.5), high)
    brush.shade(body, rng, 8)
    brush.paint(body, colour * rng.uniform(0.5, 0.9))
    middle, side = brush.camera.project(np.array([[x, y, high], [x + head, y, high]]))
    ball = brush.strokes()
    radius = max(2, int(abs(side[0] - middle[0])))
    cv2.circle(ball, tuple(int(v) for v in middle), radius, 255, -1, cv2.LINE_AA)
    brush.paint(as_cover(ball), colour)


def _limb(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """A hand and forearm, or a cable or pen: thick rounded strokes."""
    strokes = brush.strokes()
    step = np.diff(brush.camera.project(np.array([[x, y, 0.5], [x + 1, y, 0.5]])), axis=0)
    unit = float(np.linalg.norm(step))
    at = brush.camera.project(np.array([[x, y, 0.8]]))[0]
    if rng.random() < 0.55:
        colour = within(rng, SKIN) * brush.lit
        _draw_hand(strokes, rng, at, unit)
    else:
        colour = any_colour(rng, value=(0, 0.9)) * brush.lit
        _draw_cable(strokes, rng, at, unit)
    cover = as_cover(strokes)
    deep = cv2.distanceTransform((strokes > 127).astype(np.uint8), cv2.DIST_L2, 3)
    round_ = np.clip(deep / max(1.0, float(deep.max())), 0, 1)[..., None] * 0.5 + 0.6
    brush.shade(cover, rng, 12)
    brush.paint(cover, colour * round_)


def _draw_hand(strokes: Strokes, rng: Rng, palm: Points, unit: float) -> None:
    """A forearm, a palm at pixel `palm` and five fingers; `unit` is a die's width in pixels."""
    heading = rng.uniform(0, 2 * np.pi)
    start = tuple(palm.astype(int))
    wrist = palm - 14 * unit * np.array([np.cos(heading), np.sin(heading)])
    arm = max(2, int(unit * 2.4))
    cv2.line(strokes, start, tuple(wrist.astype(int)), 255, arm, cv2.LINE_AA)
    cv2.circle(strokes, start, max(2, int(unit * 1.9)), 255, -1, cv2.LINE_AA)
    finger = max(2, int(unit * 0.75))
    for spread in np.linspace(-0.7, 0.7, 5) + rng.normal(0, 0.08, 5):
        towards = np.array([np.cos(heading + spread), np.sin(heading + spread)])
        tip = palm + unit * rng.uniform(2.8, 4.3) * towards
        cv2.line(strokes, start, tuple(tip.astype(int)), 255, finger, cv2.LINE_AA)


def _draw_cable(strokes: Strokes, rng: Rng, start: Points, unit: float) -> None:
    """A bent line from near pixel `start`; `unit` is a die's width in pixels."""
    walk = np.cumsum(rng.normal(0, 2.5, (6, 2)), 0) * unit + start
    bends = cv2.approxPolyDP(np.round(walk).astype(np.int32)[:, None], 0.5, False)
    thick = max(1, int(unit * rng.uniform(0.1, 0.5)))
    cv2.polylines(strokes, [bends], False, 255, thick, cv2.LINE_AA)


Thing = Callable[[Brush, Rng, float, float], None]
THINGS: tuple[Thing, ...] = (
    _card,
    _coin,
    _cup,
    _pawn,
    _limb,
    trinkets.studs,
    trinkets.button,
    trinkets.stain,
    trinkets.playing_card,
    trinkets.gadget,
    trinkets.blank_cube,
)
CHANCES = (0.16, 0.15, 0.13, 0.13, 0.13, 0.06, 0.07, 0.05, 0.06, 0.04, 0.02)
"""How often each of THINGS is put down, in their order."""
