"""The rounded cube: vertices, normals, sides and the atlas places of its texture."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, tan

import numpy as np
from numpy.typing import NDArray

Vectors = NDArray[np.float64]

# For each side of a layout: the directions of its picture's right and up, seen from outside.
_PICTURE = (
    ((0, 1, 0), (0, 0, 1)),
    ((0, -1, 0), (0, 0, 1)),
    ((-1, 0, 0), (0, 0, 1)),
    ((1, 0, 0), (0, 0, 1)),
    ((1, 0, 0), (0, 1, 0)),
    ((0, 1, 0), (1, 0, 0)),
)
_BAND = 5


@dataclass(frozen=True, slots=True, eq=False)
class Solid:
    """A mesh of quads."""

    vertices: Vectors
    """(N, 3)"""
    normals: Vectors
    """(N, 3), outward, of unit length"""
    quads: NDArray[np.int64]
    """(M, 4) vertex indices, counter-clockwise seen from outside"""
    places: Vectors
    """(N, 2) texture coordinates in the atlas, v up"""


def rounded_cube(size: float, bevel: float, ball: float = 2.0) -> Solid:
    """A cube of edge `size`, edges rounded by radius `bevel`, corners cut by a sphere.

    `ball` is the sphere's radius in half-edges: 1.74 and more leaves the corners alone.
    """
    half = size / 2
    steps = bevel * np.tan(np.linspace(0, pi / 4, _BAND + 1))
    grid = np.concatenate([-(half - bevel) - steps[::-1], (half - bevel) + steps])
    grid *= half / (half - bevel + bevel * tan(pi / 4))
    parts = [_side(side, grid, half, bevel, ball * half) for side in range(6)]
    count = len(grid) ** 2
    quads = _quads(len(grid))
    return Solid(
        np.concatenate([p[0] for p in parts]),
        np.concatenate([p[1] for p in parts]),
        np.concatenate([quads + count * side for side in range(6)]),
        np.concatenate([p[2] for p in parts]),
    )


def _side(
    side: int, grid: Vectors, half: float, bevel: float, ball: float
) -> tuple[Vectors, Vectors, Vectors]:
    right, up = (np.asarray(a, np.float64) for a in _PICTURE[side])
    u, v = (a.ravel() for a in np.meshgrid(grid, grid))
    flat = u[:, None] * right + v[:, None] * up + half * np.cross(right, up)
    core = np.clip(flat, -(half - bevel), half - bevel)
    normals = flat - core
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    points = core + bevel * normals
    reach = np.linalg.norm(points, axis=1, keepdims=True)
    beyond = reach > ball
    points = np.where(beyond, points / reach * ball, points)
    normals = np.where(beyond, points / ball, normals)
    row, column = divmod(side, 3)
    places = np.stack(
        [((u / half + 1) / 2 + column) / 3, ((v / half + 1) / 2 + (1 - row)) / 2], axis=1
    )
    return points, normals, places


def _quads(n: int) -> NDArray[np.int64]:
    i, j = (a.ravel() for a in np.meshgrid(np.arange(n - 1), np.arange(n - 1)))
    corner = i + n * j
    return np.stack([corner, corner + 1, corner + 1 + n, corner + n], axis=1)
