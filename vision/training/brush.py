"""Paint shapes onto an already lit picture, as the camera sees them."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.camera import Camera
from vision.training.colours import Colour

Picture = NDArray[np.float32]
Points = NDArray[np.float64]
Rng = np.random.Generator

Strokes = NDArray[np.uint8]
"""(height, width), 0 where nothing is drawn, 255 where all is covered."""
Cover = NDArray[np.float32]
"""(height, width), the same from 0 to 1."""


@dataclass(frozen=True, slots=True, eq=False)
class Brush:
    """What shapes are painted on, in place."""

    picture: Picture
    """(height, width, 3) linear BGR."""
    camera: Camera
    lit: float
    """How bright a white thing is here; whoever picks a colour scales it by this."""

    def outline(self, points: Points) -> Cover:
        """The polygon through world points (N, 3)."""
        return as_cover(self._filled(self.camera.sixteenths(points)))

    def hull(self, points: Points) -> Cover:
        """The convex hull around world points (N, 3)."""
        around = cv2.convexHull(self.camera.sixteenths(points))[:, 0]
        return as_cover(self._filled(np.asarray(around, np.int32)))

    def strokes(self) -> Strokes:
        """An empty sheet the size of the picture."""
        return np.zeros((self.camera.height, self.camera.width), np.uint8)

    def paint(self, cover: Cover, colour: Colour | Picture) -> None:
        """Lay a colour, or a picture of the same size, over what `cover` says."""
        part = _window(cover)
        share = cover[part][..., None]
        ink = np.broadcast_to(colour, self.picture.shape)[part]
        self.picture[part] = self.picture[part] * (1 - share) + share * ink

    def shade(self, cover: Cover, rng: Rng, reach: float) -> None:
        """A soft shadow of what `cover` says, moved by up to `reach` pixels."""
        dx, dy = rng.uniform(-reach, reach, 2)
        move = np.array([[1, 0, dx], [0, 1, dy]], np.float32)
        moved = cv2.warpAffine(cover, move, cover.shape[::-1])
        soft = np.asarray(cv2.GaussianBlur(moved, (0, 0), 1 + reach / 2), np.float32)
        part = _window(soft)
        self.picture[part] *= 1 - (soft[part] * rng.uniform(0.2, 0.6))[..., None]

    def _filled(self, polygon: NDArray[np.int32]) -> Strokes:
        strokes = self.strokes()
        cv2.fillPoly(strokes, [polygon], 255, cv2.LINE_AA, 4)
        return strokes


def as_cover(strokes: Strokes) -> Cover:
    """0 to 255 as 0 to 1."""
    return strokes.astype(np.float32) / np.float32(255)


def _window(cover: Cover) -> tuple[slice, slice]:
    """Rows and columns of the smallest window that holds all of `cover`, to work on no more."""
    x, y, w, h = cv2.boundingRect((cover > 0).astype(np.uint8))
    return slice(y, y + h), slice(x, x + w)
