"""The camera of a traced scene: a pinhole above a table."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Vec = NDArray[np.float32]
Rng = np.random.Generator

WIDTH, HEIGHT = 640, 480
"""Size of every traced picture, in pixels."""

FLATTEST = 0.15
"""A ray that sinks by less, of its length, meets the table too far away to be of use."""


@dataclass(frozen=True, slots=True, eq=False)
class Camera:
    """A pinhole camera; the world is x right, y away, z up, the table at z = 0, a die 1 wide."""

    eye: Vec
    """(3,), in world coordinates."""
    axes: Vec
    """(3, 3): rows are the camera's right, down and forward in world coordinates."""
    focal: float
    """In pixels."""
    width: int
    """In pixels, as is the height."""
    height: int

    @property
    def unit_pixels(self) -> float:
        """About how many pixels one world unit takes in the middle of the table."""
        return self.focal / float(np.linalg.norm(self.eye))

    def project(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """World points (N, 3) to pixels (N, 2), x right and y down."""
        local = (points - self.eye) @ self.axes.T.astype(np.float64)
        flat = local[:, :2] / np.maximum(local[:, 2:], 1e-6) * self.focal
        return np.asarray(flat + np.array([self.width / 2, self.height / 2]))

    def sixteenths(self, points: NDArray[np.float64]) -> NDArray[np.int32]:
        """World points (N, 3) to sixteenths of a pixel (N, 2), as OpenCV draws polygons."""
        # A thing that reaches behind the camera would land beyond what an integer holds.
        pixels = np.clip(self.project(points), -1e5, 1e5)
        return np.asarray(np.round(pixels * 16), np.int32)

    def rays(self, xs: Vec, ys: Vec) -> Vec:
        """Unit directions (N, 3) in the world through pixel positions, (N,) each."""
        local = np.stack(
            [
                (xs - self.width / 2) / self.focal,
                (ys - self.height / 2) / self.focal,
                np.ones_like(xs),
            ],
            -1,
        )
        local /= np.linalg.norm(local, axis=-1, keepdims=True)
        return np.asarray(local @ self.axes, np.float32)

    def place_seen(self, pixel: NDArray[np.float64], height: float) -> Vec | None:
        """World (x, y) of what lies `height` above the table and is seen at `pixel`, (x, y).

        None where the ray runs level or rises.
        """
        x, y = pixel.astype(np.float32)[:, None]
        ray = self.rays(x, y)[0]
        if ray[2] > -FLATTEST:
            return None
        return np.asarray((self.eye + ray * (height - self.eye[2]) / ray[2])[:2], np.float32)


def any_camera(rng: Rng, pixels: float, spread: float, *, steep: bool = False) -> Camera:
    """A camera that sees a die about `pixels` wide, within `spread` units of the table's middle.

    A steep one looks down by 40 degrees or more.
    """
    tilt = (
        np.deg2rad(90 - (50 if steep else 55) * rng.random() ** 1.2)
        if steep or rng.random() < 0.9
        else np.deg2rad(rng.uniform(28, 40))
    )
    roll = np.deg2rad(rng.normal(0, 6)) if rng.random() < 0.88 else rng.uniform(-np.pi, np.pi)
    focal = WIDTH * rng.uniform(0.75, 1.8)
    forward = np.array([0, np.cos(tilt), -np.sin(tilt)])
    right, down = np.array([1.0, 0, 0]), np.array([0, -np.sin(tilt), -np.cos(tilt)])
    c, s = np.cos(roll), np.sin(roll)
    axes = np.stack([c * right + s * down, -s * right + c * down, forward])
    target = np.array([rng.uniform(-spread, spread), rng.uniform(-spread, spread), 0.3])
    eye = target - forward * (focal / pixels)
    return Camera(eye.astype(np.float32), axes.astype(np.float32), float(focal), WIDTH, HEIGHT)
