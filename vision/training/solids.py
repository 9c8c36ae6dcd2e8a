"""The body of a die, a rounded cube trimmed by a ball, as distances that rays march along.

Points are in the die's own axes, in edge lengths from its middle.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Vec = NDArray[np.float32]
Rng = np.random.Generator

_STEPS = 16
_HIT = 0.006  # a ray that ends nearer than this, in edge lengths, has met the surface
_REACH = 0.76  # squared radius of a ball around the whole cube
_FILLET = np.float32(0.03)  # where ball and cube meet, in edge lengths


@dataclass(frozen=True, slots=True)
class Solid:
    """The shape of a die of edge 1."""

    edge_radius: float
    """Rounding of the edges, in edge lengths."""
    ball_radius: float
    """Radius of the ball that trims the corners, in edge lengths; 1 or more trims nothing."""


def any_solid(rng: Rng) -> Solid:
    """From nearly sharp edges to nearly a ball; a third of the dice have trimmed corners."""
    if rng.random() < 0.14:
        return Solid(rng.uniform(0.16, 0.28), rng.uniform(0.64, 0.72))
    edge = rng.uniform(0.02, 0.17)
    return Solid(edge, rng.uniform(0.66, 0.78) if rng.random() < 0.35 else 2.0)


def _distance(x: Vec, y: Vec, z: Vec, solid: Solid) -> Vec:
    """Signed distance of points, (N,) each, to the surface; negative inside."""
    half = np.float32(0.5 - solid.edge_radius)
    qx, qy, qz = np.abs(x) - half, np.abs(y) - half, np.abs(z) - half
    inside = np.minimum(np.maximum(np.maximum(qx, qy), qz), 0)
    np.maximum(qx, 0, out=qx)
    np.maximum(qy, 0, out=qy)
    np.maximum(qz, 0, out=qz)
    box = np.sqrt(qx * qx + qy * qy + qz * qz) + inside - np.float32(solid.edge_radius)
    if solid.ball_radius >= 1:
        return np.asarray(box, np.float32)
    ball = np.sqrt(x * x + y * y + z * z) - np.float32(solid.ball_radius)
    h = np.clip(0.5 - 0.5 * (ball - box) / _FILLET, 0, 1)
    return np.asarray(ball * (1 - h) + box * h + _FILLET * h * (1 - h), np.float32)


def normals(points: Vec, solid: Solid) -> Vec:
    """Unit normals (N, 3) at points (N, 3) on the surface, from differences of the distance."""
    x, y, z = np.ascontiguousarray(points.T)
    e = np.float32(0.004)
    slope = np.stack(
        [
            _distance(x + e, y, z, solid) - _distance(x - e, y, z, solid),
            _distance(x, y + e, z, solid) - _distance(x, y - e, z, solid),
            _distance(x, y, z + e, solid) - _distance(x, y, z - e, solid),
        ],
        -1,
    )
    length = np.linalg.norm(slope, axis=-1, keepdims=True)
    return np.asarray(slope / np.maximum(length, 1e-6), np.float32)


def march(origin: Vec, rays: Vec, solid: Solid) -> tuple[Vec, NDArray[np.bool_]]:
    """Follow unit rays (N, 3) from `origin` (3,) to the surface: points (N, 3), and who hit."""
    along = -(rays @ origin)
    nearest = (origin * origin).sum() - along**2
    near = nearest < _REACH  # the others pass by
    dx, dy, dz = np.ascontiguousarray(rays[near].T)
    t = (along[near] - np.sqrt(_REACH - nearest[near])).astype(np.float32)
    d = t
    for _ in range(_STEPS):
        d = _distance(origin[0] + dx * t, origin[1] + dy * t, origin[2] + dz * t, solid)
        t = t + d
    points = np.zeros((len(rays), 3), np.float32)
    points[near] = origin + rays[near] * t[:, None]
    hit = np.zeros(len(rays), np.bool_)
    hit[near] = d < _HIT
    return points, hit
