"""A face to draw on, and the shapes to draw, in face widths from the middle, y down."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Mask = NDArray[np.float32]
"""(SIDE, SIDE) share of ink at each pixel, 0 to 1."""
Points = NDArray[np.float64]
"""(N, 2) x and y."""

SIDE = 112
"""Pixels along one face of a die's texture."""

_FINE = SIDE * 4  # drawn this large, then averaged down


def _pixels(points: Points) -> NDArray[np.int32]:
    """Face units (-0.5 to 0.5) to sixteenths of a fine pixel."""
    return np.asarray(np.round((points + 0.5) * _FINE * 16), np.int32)


class Canvas:
    """One face being drawn, blank at first."""

    def __init__(self) -> None:
        self._fine = np.zeros((_FINE, _FINE), np.uint8)

    def fill(self, points: Points, *, ink: bool = True) -> None:
        """Fill a polygon, or wipe it blank."""
        cv2.fillPoly(self._fine, [_pixels(points)], 255 * ink, lineType=cv2.LINE_AA, shift=4)

    def line(self, points: Points, width: float, *, ink: bool = True) -> None:
        """Draw an open line through points, or wipe it blank."""
        thick = max(1, round(width * _FINE))
        cv2.polylines(self._fine, [_pixels(points)], False, 255 * ink, thick, cv2.LINE_AA, 4)

    def mask(self) -> Mask:
        """What has been drawn."""
        small = cv2.resize(self._fine, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
        return small.astype(np.float32) / np.float32(255)


def ellipse(x: float, y: float, radii: tuple[float, float], angle: float = 0.0) -> Points:
    """An ellipse around (x, y), turned by `angle` radians."""
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    along, across = radii[0] * np.cos(a), radii[1] * np.sin(a)
    c, s = np.cos(angle), np.sin(angle)
    return np.stack([x + c * along - s * across, y + s * along + c * across], -1)


def smooth_closed(points: Points, steps: int = 8) -> Points:
    """A closed Catmull-Rom curve through `points`, (N, 2) to (N * steps, 2)."""
    before, after, later = np.roll(points, 1, 0), np.roll(points, -1, 0), np.roll(points, -2, 0)
    t = np.linspace(0, 1, steps, endpoint=False)[None, :, None]
    p0, p1, p2, p3 = (q[:, None, :] for q in (before, points, after, later))
    curve = 0.5 * (
        2 * p1
        + (p2 - p0) * t
        + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2
        + (3 * p1 - p0 - 3 * p2 + p3) * t**3
    )
    return np.asarray(curve).reshape(-1, 2)
