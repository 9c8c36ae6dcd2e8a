"""A camera above the table as plain numbers: where a point of space falls in the picture."""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, degrees, hypot

import numpy as np
from numpy.typing import NDArray

Vectors = NDArray[np.float64]
Vec3 = tuple[float, float, float]
SENSOR_MM = 36.0


@dataclass(frozen=True, slots=True)
class Lens:
    """Where a camera stands (centimetres, z up), what it looks at, and its picture."""

    eye: Vec3
    target: Vec3
    focal_mm: float
    width: int
    height: int
    roll: float = 0.0
    """Radians, counter-clockwise."""

    @property
    def focal_pixels(self) -> float:
        return self.focal_mm / SENSOR_MM * max(self.width, self.height)

    @property
    def distance(self) -> float:
        return float(np.linalg.norm(np.subtract(self.eye, self.target)))

    @property
    def elevation_deg(self) -> float:
        """Angle of the line of sight above the table."""
        x, y, z = np.subtract(self.eye, self.target)
        return degrees(atan2(float(z), hypot(float(x), float(y))))

    def axes(self) -> Vectors:
        """(3, 3): columns are the camera's right, up and backward directions."""
        back = np.subtract(self.eye, self.target) / self.distance
        # Seen from straight above, "up" in the picture is the table's +y.
        reference = (
            np.array([0.0, 0.0, 1.0]) if abs(back[2]) < 0.9999 else np.array([0.0, 1.0, 0.0])
        )
        right = np.cross(reference, back)
        right /= np.linalg.norm(right)
        up = np.cross(back, right)
        c, s = np.cos(self.roll), np.sin(self.roll)
        return np.stack([c * right + s * up, c * up - s * right, back], axis=1)

    def project(self, points: Vectors) -> Vectors:
        """(N, 3) points in space to (N, 2) pixels, y down."""
        local = (np.asarray(points, np.float64) - np.asarray(self.eye)) @ self.axes()
        scale = self.focal_pixels / -local[:, 2]
        x = self.width / 2 + local[:, 0] * scale
        y = self.height / 2 - local[:, 1] * scale
        return np.stack([x, y], axis=1)

    def box(self, points: Vectors) -> tuple[float, float, float, float]:
        """The points' bounding box in pixels, not clipped."""
        seen = self.project(points)
        (x0, y0), (x1, y1) = seen.min(axis=0), seen.max(axis=0)
        return float(x0), float(y0), float(x1), float(y1)

    def on_table(self, x: float, y: float, z: float = 0.0) -> tuple[float, float]:
        """The (x, y) on the plane of height `z` that falls on pixel (x, y)."""
        right, up, back = self.axes().T
        ray = right * (x - self.width / 2) + up * (self.height / 2 - y) - back * self.focal_pixels
        reach = (z - self.eye[2]) / ray[2]
        return float(self.eye[0] + reach * ray[0]), float(self.eye[1] + reach * ray[1])
