"""Where the corners of bodies lie, in the world and in the texture of their skin."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.training.foreign import Foreign, print_middles
from vision.training.polyhedra import around
from vision.training.tracer import ALONG_U, ALONG_V
from vision.training.trays import Tray

Points = NDArray[np.float64]

_CLOTH = 0.004
"""World units by which a tray's floor lies above the table."""
_SHORT = 0.49
"""Half-widths of a face beyond which its neighbour in the texture would shine through."""


def die_places(vertices: Points) -> Points:
    """(N, 2) places, v up, of a die's vertices (N, 3): those of its six sides one after another."""
    places = []
    for side, part in enumerate(vertices.reshape(6, -1, 3)):
        (a, along), (b, up) = ALONG_U[side], ALONG_V[side]
        places.append(_in_square(np.stack([part[:, a] * along, part[:, b] * up], -1), side, 6))
    return np.concatenate(places)


def facets(solid: Foreign) -> tuple[list[tuple[int, ...]], list[Points]]:
    """Corners of each facet, counter-clockwise from outside, and their places (K, 2), v up."""
    corners, middles = solid.corners - solid.middle, print_middles(solid)
    rings, places = [], []
    for k, (x, y, z, near) in enumerate(solid.planes.astype(np.float64)):
        normal = np.array([x, y, z])
        level = np.nonzero(np.abs(corners @ normal - near) < 1e-4)[0]
        rings.append(around(corners, level, normal))
        flat = corners[list(rings[k])] - normal * near - middles[k]
        places.append(_in_square(flat @ solid.frames[k].T, k, len(solid.planes)))
    return rings, places


def tray_rings(
    tray: Tray, rim: float
) -> tuple[Points, tuple[int, ...], list[tuple[int, int, int, int]]]:
    """(4 N, 3) corners of a tray in the world: around its floor, the top of its walls, the outside
    of a rim so wide, and that one's foot. With them the floor, and the sides between the rings.
    """
    out, count = tray.high * tray.run, len(tray.floor)
    rings = [
        tray.grown(0, _CLOTH),
        tray.grown(out, tray.high),
        tray.grown(out + rim, tray.high),
        tray.grown(out + rim, 0.0),
    ]
    sides = [
        (ring + k, ring + (k + 1) % count, ring + count + (k + 1) % count, ring + count + k)
        for ring in range(0, 3 * count, count)
        for k in range(count)
    ]
    return np.concatenate(rings), tuple(range(count)), sides


def _in_square(points: Points, number: int, count: int) -> Points:
    """From (N, 2) in one of `count` squares side by side, -0.5 to 0.5, to places in them all."""
    u, v = (np.clip(points, -_SHORT, _SHORT) + 0.5).T
    return np.stack([(u + number) / count, v], -1)
