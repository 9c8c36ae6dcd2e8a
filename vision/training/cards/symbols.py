"""The symbols of invented decks: closed outlines around (0, 0), about 1 in radius, y down."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]


def outline(name: str) -> Points:
    """(N, 2) corners of a symbol."""
    return _DRAWN[name]()


def _round(radii: NDArray[np.float64], start: float = -np.pi / 2) -> Points:
    """Corners at these distances, evenly around."""
    angles = start + np.arange(len(radii)) * 2 * np.pi / len(radii)
    return np.stack([radii * np.cos(angles), radii * np.sin(angles)], -1)


def _polygon(corners: int, start: float = -np.pi / 2) -> Callable[[], Points]:
    return lambda: _round(np.ones(corners), start)


def _star(points: int, waist: float) -> Callable[[], Points]:
    return lambda: _round(np.where(np.arange(2 * points) % 2, waist, 1.0))


def _petals(count: int) -> Callable[[], Points]:
    def draw() -> Points:
        angles = np.linspace(0, 2 * np.pi, 96, endpoint=False)
        return _round(0.68 + 0.32 * np.cos(count * angles))

    return draw


def _cross() -> Points:
    a = 0.32
    return np.array(
        [
            (-a, -1), (a, -1), (a, -a), (1, -a), (1, a), (a, a),
            (a, 1), (-a, 1), (-a, a), (-1, a), (-1, -a), (-a, -a),
        ]
    )  # fmt: skip


def _moon() -> Points:
    outer = np.linspace(0.6, 2 * np.pi - 0.6, 40)
    inner = np.linspace(2 * np.pi - 0.85, 0.85, 40)
    big = np.stack([np.cos(outer), np.sin(outer)], -1)
    small = np.stack([0.35 + 0.72 * np.cos(inner), 0.75 * np.sin(inner)], -1)
    return np.concatenate([big, small])


def _drop() -> Points:
    angles = np.linspace(-0.25 * np.pi, 1.25 * np.pi, 40)
    body = np.stack([0.65 * np.cos(angles), 0.35 + 0.65 * np.sin(angles)], -1)
    return np.concatenate([[(0.0, -1.0)], body])


def _bolt() -> Points:
    return np.array([(0.2, -1), (-0.6, 0.15), (-0.05, 0.15), (-0.2, 1), (0.6, -0.2), (0.05, -0.2)])


_DRAWN: Mapping[str, Callable[[], Points]] = {
    "disc": _polygon(48),
    "triangle": _polygon(3),
    "square": _polygon(4, np.pi / 4),
    "star": _star(5, 0.42),
    "cross": _cross,
    "drop": _drop,
    "moon": _moon,
    "clover": _petals(3),
    "sun": _star(9, 0.6),
    "bolt": _bolt,
    "flower": _petals(5),
    "hexagon": _polygon(6),
}
SYMBOLS = tuple(_DRAWN)
