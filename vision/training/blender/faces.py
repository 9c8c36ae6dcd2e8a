"""Which face lies where on a die, and the atlas of ink its six sides wear."""

from __future__ import annotations

from itertools import permutations, product
from random import Random

import numpy as np
from numpy.typing import NDArray

from vision.training.blender import glyphs

Layout = tuple[str, str, str, str, str, str]
"""Faces on +x, -x, +y, -y, +z, -z of the die's own axes."""
Turn = NDArray[np.float64]
"""A (3, 3) rotation that maps the cube onto itself."""

AXES = ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
ZOMBIE_FACES = {
    "green": {"brain": 3, "shotgun": 1, "feet": 2},
    "yellow": {"brain": 2, "shotgun": 2, "feet": 2},
    "red": {"brain": 1, "shotgun": 3, "feet": 2},
}
RIGHT_HANDED: Layout = ("2", "5", "3", "4", "1", "6")
"""1, 2, 3 run counter-clockwise round their corner; opposite faces sum to 7."""
LEFT_HANDED: Layout = ("3", "4", "2", "5", "1", "6")


def _turns() -> tuple[Turn, ...]:
    found = []
    for order, signs in product(permutations(range(3)), product((1, -1), repeat=3)):
        turn = np.zeros((3, 3))
        for row, (column, sign) in enumerate(zip(order, signs, strict=True)):
            turn[row, column] = sign
        if np.linalg.det(turn) > 0:
            found.append(turn)
    return tuple(found)


TURNS = _turns()
"""The 24 rotations of the cube."""


def side_towards(turn: Turn, axis: tuple[int, int, int]) -> int:
    """Index in a layout of the side that `turn` brings to face `axis`."""
    own = np.round(turn.T @ np.asarray(axis, np.float64)).astype(int)
    return AXES.index((int(own[0]), int(own[1]), int(own[2])))


def turned(layout: Layout, turn: Turn) -> Layout:
    """The layout as it lies after the die was turned."""
    a, b, c, d, e, f = (layout[side_towards(turn, axis)] for axis in AXES)
    return a, b, c, d, e, f


def with_top(layout: Layout, face: str, rng: Random) -> Layout:
    """The same die turned so that `face` lies on top."""
    fitting = [lying for lying in (turned(layout, t) for t in TURNS) if lying[4] == face]
    return rng.choice(fitting)


def zombie_layout(colour: str, rng: Random) -> Layout:
    """A die of this colour with its faces in some order."""
    faces = [face for face, count in ZOMBIE_FACES[colour].items() for _ in range(count)]
    rng.shuffle(faces)
    a, b, c, d, e, f = faces
    return a, b, c, d, e, f


def atlas(layout: Layout, rng: Random, spacing: float, radius: float, scale: float) -> glyphs.Mask:
    """Ink of all six sides, three beside each other in two rows, (2 SIZE, 3 SIZE), row 0 on top.

    `spacing` and `radius` are those of pips, `scale` that of symbols. One die's equal faces are
    drawn alike, but each may be turned by quarter turns.
    """
    drawn: dict[str, glyphs.Mask] = {}
    sheet = np.zeros((2 * glyphs.SIZE, 3 * glyphs.SIZE), np.float32)
    seed = rng.random()
    one_radius = radius * rng.choice((1.0, 1.0, 1.5))
    for i, face in enumerate(layout):
        if face not in drawn:
            drawn[face] = (
                glyphs.pips(int(face), spacing, radius, one_radius)
                if face.isdigit()
                else glyphs.symbol(face, Random(f"{seed} {face}"), scale)
            )
        row, column = divmod(i, 3)
        area = np.s_[
            row * glyphs.SIZE : (row + 1) * glyphs.SIZE,
            column * glyphs.SIZE : (column + 1) * glyphs.SIZE,
        ]
        sheet[area] = np.rot90(drawn[face], rng.randrange(4))
    return sheet
