"""Dice of other games, with four, eight, ten, twelve or twenty facets, that are not to be read.

Each is painted at a world (x, y) onto an already lit picture; sizes in world units, a die is 1.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.brush import Brush, as_cover
from vision.training.colours import Colour, any_colour

Rng = np.random.Generator
Points = NDArray[np.float64]

_GOLDEN = (1 + 5**0.5) / 2
_TEXTURE = 96
"""Pixels along the square that a facet's print is drawn in."""
_SHARP = 7.0
"""Exponent of the gloss on a facet that mirrors the lamp."""


@dataclass(frozen=True, slots=True, eq=False)
class Polyhedron:
    """A convex solid within a ball of radius 1."""

    corners: Points
    """(N, 3)."""
    facets: tuple[tuple[int, ...], ...]
    """Corners of each facet, in order around it."""


def _hull(corners: Points) -> Polyhedron:
    """The solid whose facets are the planes that leave every other corner on one side."""
    facets: dict[tuple[int, ...], tuple[int, ...]] = {}
    for three in itertools.combinations(range(len(corners)), 3):
        a, b, c = corners[list(three)]
        normal = np.cross(b - a, c - a)
        if np.linalg.norm(normal) < 1e-6:
            continue
        heights = (corners - a) @ (normal / np.linalg.norm(normal))
        if heights.max() > 1e-6 and heights.min() < -1e-6:
            continue
        level = np.nonzero(np.abs(heights) < 1e-6)[0]
        facets[tuple(level)] = _around(corners, level, normal)
    return Polyhedron(corners, tuple(facets.values()))


def _around(corners: Points, level: NDArray[np.intp], normal: Points) -> tuple[int, ...]:
    """Corners of one plane in the order in which they lie around their middle."""
    spokes = corners[level] - corners[level].mean(0)
    side = np.cross(normal, spokes[0])
    angles = np.arctan2(
        spokes @ side / np.linalg.norm(side), spokes @ spokes[0] / np.linalg.norm(spokes[0])
    )
    return tuple(int(i) for i in level[angles.argsort()])


def _unit(corners: Points) -> Points:
    return np.asarray(corners / np.linalg.norm(corners, axis=1).max())


def _icosahedron() -> Points:
    ends = itertools.product((-1, 1), (-_GOLDEN, _GOLDEN))
    return np.array([p for a, b in ends for p in ((0, a, b), (a, b, 0), (b, 0, a))], np.float64)


def _dodecahedron() -> Points:
    cube = list(itertools.product((-1.0, 1.0), repeat=3))
    ends = itertools.product((-1 / _GOLDEN, 1 / _GOLDEN), (-_GOLDEN, _GOLDEN))
    return np.array(cube + [p for a, b in ends for p in ((0, a, b), (a, b, 0), (b, 0, a))])


def _trapezohedron() -> Points:
    """Two poles and a ring that goes up and down; the poles' height keeps the kites flat."""
    fifth = np.cos(np.pi / 5)
    swing = 0.105
    turns = np.arange(10) * np.pi / 5
    ring = np.stack([np.cos(turns), np.sin(turns), swing * (-1.0) ** np.arange(10)], 1)
    pole = swing * (1 + fifth) / (1 - fifth)
    return np.concatenate([ring, [[0, 0, pole], [0, 0, -pole]]])


D4, D8, D10, D12, D20 = SOLIDS = tuple(
    _hull(_unit(np.asarray(corners, np.float64)))
    for corners in (
        np.array([[1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]]),
        np.concatenate([np.eye(3), -np.eye(3)]),
        _trapezohedron(),
        _dodecahedron(),
        _icosahedron(),
    )
)
_OFTEN = (0.1, 0.15, 0.27, 0.16, 0.32)
"""How often each of SOLIDS is put down, in their order."""


@dataclass(frozen=True, slots=True, eq=False)
class _Look:
    """What a solid is made of."""

    body: Colour
    ink: Colour
    edge: float
    """Brightness of the edges over the body's."""
    bevel: float
    """Width of the edges, as a share of a facet."""
    gloss: float
    marble: float
    """How much the body's colour changes from place to place."""
    lamp: Points
    """Unit vector towards the light."""


def polyhedron(brush: Brush, rng: Rng, x: float, y: float) -> None:
    """Set down a die of another game, mostly on a facet."""
    solid = SOLIDS[int(rng.choice(len(SOLIDS), p=_OFTEN))]
    look = _any_look(brush, rng)
    placed = _set_down(rng, solid, rng.uniform(0.55, 0.95), x, y)
    brush.shade(brush.hull(placed), rng, 6)
    brush.paint(brush.hull(placed), np.asarray(look.body * look.edge, np.float32))
    numbers = rng.permutation(len(solid.facets)) + (0 if rng.random() < 0.3 else 1)
    style = int(rng.choice(4, p=(0.8, 0.08, 0.06, 0.06)))
    for number, facet in zip(numbers, solid.facets, strict=True):
        normal = _outward(placed, facet)
        if normal @ (brush.camera.eye - placed[list(facet)].mean(0)) > 0:
            _paint_facet(brush, rng, placed[list(facet)], normal, look, _print(rng, number, style))


def _any_look(brush: Brush, rng: Rng) -> _Look:
    lamp = np.array([rng.normal(0, 0.5), rng.normal(0, 0.5), 1.0])
    return _Look(
        any_colour(rng, value=(0.05, 1)) * brush.lit,
        any_colour(rng) * brush.lit,
        rng.uniform(0.7, 1.4),
        rng.uniform(0.0, 0.1),
        rng.uniform(0.0, 0.8) if rng.random() < 0.6 else 0.0,
        rng.uniform(0.1, 0.6) if rng.random() < 0.35 else 0.0,
        lamp / np.linalg.norm(lamp),
    )


def _set_down(rng: Rng, solid: Polyhedron, radius: float, x: float, y: float) -> Points:
    """The corners of a solid that lies on one of its facets, now and then anyhow."""
    if rng.random() < 0.88:
        down = -_outward(solid.corners, solid.facets[int(rng.integers(len(solid.facets)))])
        turn = _towards_z(down)
    else:
        turn = cv2.Rodrigues(rng.normal(0, 1.5, 3))[0]
    yaw = cv2.Rodrigues(np.array([0, 0, rng.uniform(0, 2 * np.pi)]))[0]
    placed = solid.corners @ (yaw @ turn).T * radius
    return np.asarray(placed - [0, 0, placed[:, 2].min()] + [x, y, 0])


def _towards_z(axis: Points) -> Points:
    """The rotation (3, 3) that brings a unit vector to z."""
    around = np.cross(axis, [0, 0, 1])
    sine = float(np.linalg.norm(around))
    if sine < 1e-9:
        return np.eye(3) if axis[2] > 0 else np.diag([1.0, -1.0, -1.0])
    angle = float(np.arctan2(sine, axis[2]))
    return np.asarray(cv2.Rodrigues(around / sine * angle)[0])


def _outward(corners: Points, facet: Sequence[int]) -> Points:
    """Unit normal of a facet, away from the solid's middle."""
    a, b, c = corners[list(facet[:3])]
    normal = np.cross(b - a, c - a)
    normal *= np.sign(normal @ (a - corners.mean(0))) / np.linalg.norm(normal)
    return np.asarray(normal)


def _print(rng: Rng, number: int, style: int) -> NDArray[np.float32]:
    """(_TEXTURE, _TEXTURE) share of ink: a number, a bare facet, a spot or a drawing."""
    strokes = np.zeros((_TEXTURE, _TEXTURE), np.uint8)
    middle = _TEXTURE // 2
    if style == 0:
        text = str(number)
        scale, thick = rng.uniform(0.8, 1.4), int(rng.integers(2, 6))
        font = int(rng.choice([cv2.FONT_HERSHEY_SIMPLEX, cv2.FONT_HERSHEY_DUPLEX,
                               cv2.FONT_HERSHEY_TRIPLEX, cv2.FONT_HERSHEY_COMPLEX]))  # fmt: skip
        (w, h), _ = cv2.getTextSize(text, font, scale, thick)
        at = (middle - w // 2, middle + h // 2)
        cv2.putText(strokes, text, at, font, scale, 255, thick, cv2.LINE_AA)
        if number in (6, 9):
            cv2.line(strokes, (at[0], at[1] + 8), (at[0] + w, at[1] + 8), 255, thick, cv2.LINE_AA)
    elif style == 1:
        cv2.circle(strokes, (middle, middle), int(rng.integers(6, 22)), 255, -1, cv2.LINE_AA)
    elif style == 2:
        spikes = rng.uniform(0.3, 1, 12) * 30
        turns = np.arange(12) * np.pi / 6
        star = np.stack([np.cos(turns), np.sin(turns)], 1) * spikes[:, None] + middle
        cv2.fillPoly(strokes, [np.round(star).astype(np.int32)], 255, cv2.LINE_AA)
    return as_cover(strokes)


def _paint_facet(
    brush: Brush, rng: Rng, facet: Points, normal: Points, look: _Look, ink: NDArray[np.float32]
) -> None:
    """A lit facet with its print, its edges left bare."""
    middle = facet.mean(0)
    towards = brush.camera.eye - middle
    half = look.lamp + towards / np.linalg.norm(towards)
    mirrored = max(0.0, float(normal @ half / np.linalg.norm(half))) ** (6 * _SHARP)
    light = 0.45 + 0.6 * max(0.0, float(normal @ look.lamp))
    base = look.body * light
    if look.marble:
        rough = rng.normal(0, look.marble, (6, 6, 1)).astype(np.float32)
        veins = cv2.resize(rough, (_TEXTURE, _TEXTURE), interpolation=cv2.INTER_CUBIC)
        base = base * np.exp(veins)[..., None]
    face = base * (1 - ink[..., None]) + look.ink * light * ink[..., None]
    face = np.asarray(face + look.gloss * mirrored * brush.lit, np.float32)
    # The print stands towards a corner or an edge, as wide as the facet allows.
    spin = int(rng.integers(len(facet)))
    up = facet[spin] - middle if rng.random() < 0.5 else facet[spin - 1] + facet[spin] - 2 * middle
    up = up / np.linalg.norm(up)
    side = np.cross(up, normal)
    edges = (facet + np.roll(facet, -1, 0)) / 2 - middle
    reach = 1.3 * float(np.linalg.norm(edges, axis=1).min())
    square = [middle - side * reach + up * reach, middle + side * reach + up * reach,
              middle + side * reach - up * reach, middle - side * reach - up * reach]  # fmt: skip
    _lay(brush, face, np.array(square), middle + (facet - middle) * (1 - look.bevel))


def _lay(brush: Brush, face: NDArray[np.float32], square: Points, facet: Points) -> None:
    """Lay a texture whose corners are at the world points `square` over a facet."""
    corners = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32) * (_TEXTURE - 1)
    pixels = brush.camera.project(square).astype(np.float32)
    seen = brush.camera.project(facet)
    x0, y0 = np.floor(seen.min(0)).astype(int) - 1
    x1, y1 = np.ceil(seen.max(0)).astype(int) + 2
    x0, y0 = max(0, x0), max(0, y0)
    x1, y1 = min(brush.camera.width, x1), min(brush.camera.height, y1)
    if x1 <= x0 or y1 <= y0:
        return
    warp = cv2.getPerspectiveTransform(corners, pixels - np.array([x0, y0], np.float32))
    patch = cv2.warpPerspective(
        face, warp, (int(x1 - x0), int(y1 - y0)), flags=cv2.INTER_AREA,
        borderMode=cv2.BORDER_REPLICATE,
    )  # fmt: skip
    share = brush.outline(facet)[y0:y1, x0:x1, None]
    part = brush.picture[y0:y1, x0:x1]
    part[:] = part * (1 - share) + share * patch
