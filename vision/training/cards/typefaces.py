"""The numbers of invented decks: drawn strokes, slanted, stretched, thick or thin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Mask = NDArray[np.uint8]

_SHIFT = 4
"""cv2 takes points in 1/2**_SHIFT pixels."""


@dataclass(frozen=True, slots=True)
class Typeface:
    """How numbers look."""

    angular: bool
    """Whether strokes are straight."""
    weight: float
    """Thickness of the strokes, as a share of the height."""
    width: float = 0.6
    """As a share of the height."""
    slant: float = 0.0
    """How far the top leans to the right, as a share of the height."""


def write(
    mask: Mask, face: Typeface, number: str, middle: tuple[float, float], high: float
) -> None:
    """Draw a number `high` pixels high around a place of a mask, as 255."""
    thick = max(2, round(face.weight * high))
    inner = high - thick
    for stroke in (_ANGULAR if face.angular else _ROUND)[number]:
        at = np.asarray(stroke, np.float64) - (0.5, 0.5)
        x = at[:, 0] * inner * face.width - at[:, 1] * inner * face.slant
        points = np.stack([x, at[:, 1] * inner], -1) + middle
        fine = np.round(points * 2**_SHIFT).astype(np.int32)
        cv2.polylines(mask, [fine], False, (255,), thick, cv2.LINE_AA, _SHIFT)


def _arc(x: float, y: float, radii: tuple[float, float], start: float, end: float) -> Points:
    """Points along an ellipse, in degrees from the right, clockwise."""
    angles = np.deg2rad(np.linspace(start, end, 24))
    return np.stack([x + radii[0] * np.cos(angles), y + radii[1] * np.sin(angles)], -1)


def _joined(*parts: Points | Sequence[tuple[float, float]]) -> Points:
    return np.concatenate([np.asarray(part, np.float64) for part in parts])


_ROUND: Mapping[str, Sequence[Points]] = {
    "1": [_joined([(0.2, 0.22), (0.55, 0.0), (0.55, 1.0)])],
    "2": [_joined(_arc(0.5, 0.28, (0.48, 0.28), 190, 395), [(0.02, 1.0), (1.0, 1.0)])],
    "3": [
        _joined(_arc(0.45, 0.25, (0.45, 0.25), 205, 450), _arc(0.45, 0.73, (0.52, 0.27), 270, 510))
    ],
    "4": [_joined([(0.78, 1.0), (0.78, 0.0), (0.0, 0.7), (1.0, 0.7)])],
    "5": [_joined([(0.9, 0.0), (0.18, 0.0), (0.1, 0.45)], _arc(0.48, 0.67, (0.5, 0.33), 235, 510))],
    "6": [
        _joined([(0.75, 0.0)], _arc(0.5, 0.68, (0.48, 0.32), 200, 560)),
    ],
    "7": [_joined([(0.0, 0.0), (1.0, 0.0), (0.35, 1.0)])],
    "8": [_arc(0.5, 0.24, (0.4, 0.24), 0, 360), _arc(0.5, 0.74, (0.5, 0.26), 0, 360)],
}
_STRAIGHT: Mapping[str, Sequence[Sequence[tuple[float, float]]]] = {
    "1": [[(0.15, 0.2), (0.5, 0.0), (0.5, 1.0)], [(0.15, 1.0), (0.85, 1.0)]],
    "2": [[(0, 0.2), (0.2, 0), (0.8, 0), (1, 0.2), (1, 0.4), (0, 1), (1, 1)]],
    "3": [[(0, 0), (1, 0), (0.45, 0.4), (1, 0.6), (1, 0.85), (0.8, 1), (0, 1)]],
    "4": [[(0.3, 0), (0, 0.6), (1, 0.6)], [(0.75, 0.3), (0.75, 1)]],
    "5": [[(1, 0), (0, 0), (0, 0.42), (0.8, 0.42), (1, 0.6), (1, 0.85), (0.8, 1), (0, 1)]],
    "6": [[(0.8, 0), (0.3, 0.1), (0, 0.5), (0, 1), (1, 1), (1, 0.5), (0, 0.5)]],
    "7": [[(0, 0.15), (0, 0), (1, 0), (0.4, 1)], [(0.3, 0.5), (0.9, 0.5)]],
    "8": [
        [(0.1, 0), (0.9, 0), (0.9, 0.45), (0.1, 0.45), (0.1, 0)],
        [(0, 0.45), (1, 0.45), (1, 1), (0, 1), (0, 0.45)],
    ],
}
_ANGULAR: Mapping[str, Sequence[Points]] = {
    number: [np.array(stroke, np.float64) for stroke in strokes]
    for number, strokes in _STRAIGHT.items()
}
