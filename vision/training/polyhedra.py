"""Convex solids of four, eight, ten, twelve and twenty facets, as dice of other games have them."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]

_GOLDEN = (1 + 5**0.5) / 2


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
        facets[tuple(level)] = around(corners, level, normal)
    return Polyhedron(corners, tuple(facets.values()))


def around(corners: Points, level: NDArray[np.intp], normal: Points) -> tuple[int, ...]:
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


def towards_z(axis: Points) -> Points:
    """The rotation (3, 3) that brings a unit vector to z."""
    around = np.cross(axis, [0, 0, 1])
    sine = float(np.linalg.norm(around))
    if sine < 1e-9:
        return np.eye(3) if axis[2] > 0 else np.diag([1.0, -1.0, -1.0])
    angle = float(np.arctan2(sine, axis[2]))
    return np.asarray(cv2.Rodrigues(around / sine * angle)[0])


def outward(corners: Points, facet: Sequence[int]) -> Points:
    """Unit normal of a facet, away from the solid's middle."""
    a, b, c = corners[list(facet[:3])]
    normal = np.cross(b - a, c - a)
    side = np.sign(normal @ (a - corners.mean(0)))
    return np.asarray(normal * side / np.linalg.norm(normal), np.float64)
