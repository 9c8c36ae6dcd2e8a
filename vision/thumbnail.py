"""Small pictures of a frame, and how far one differs from another despite lamps and shaking."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frame import Image

Thumbnail = NDArray[np.float32]
"""(HEIGHT, WIDTH, 3) BGR, 0 to 255."""
Mask = NDArray[np.bool_]
"""(HEIGHT, WIDTH)."""

WIDTH, HEIGHT = 160, 90
TYPICAL = 110.0
"""Grey levels, of 256, of a well lit table."""
DIMMEST = 0.4
"""However dark the picture, differences below this share of the usual ones are noise."""
_NEIGHBOURS = np.ones((3, 3), np.uint8)
_DARK = 12.0  # too dark to tell by how much the light changed
_MOST_GAIN = 2.0
_SPARSE = (slice(1, None, 3), slice(1, None, 3))  # a ninth tells the light as well as all


def thumbnail(image: Image) -> Thumbnail:
    """A frame (H, W, 3) uint8 BGR made small; its proportions do not matter here."""
    small = cv2.resize(image, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
    return np.asarray(small, np.float32)


def greatest(picture: NDArray[np.float32]) -> NDArray[np.float32]:
    """(HEIGHT, WIDTH) the greatest of the three colours; far quicker than along an axis."""
    return np.maximum(np.maximum(picture[..., 0], picture[..., 1]), picture[..., 2])


def least(picture: NDArray[np.float32]) -> NDArray[np.float32]:
    """(HEIGHT, WIDTH) the least of the three colours."""
    return np.minimum(np.minimum(picture[..., 0], picture[..., 1]), picture[..., 2])


def dimness(now: Thumbnail) -> float:
    """What share of the usual differences counts in the light of `now`, up to 1."""
    level = float(np.median(greatest(now[::4, ::4])))
    return float(np.clip(level / TYPICAL, DIMMEST, 1.0))


def brightened(old: Thumbnail, now: Thumbnail, where: Mask) -> Thumbnail:
    """`old` in the light of `now`, which is compared where the mask is set.

    A lamp that flickers, or a camera that adapts, changes all of the picture alike.
    """
    few = old[_SPARSE]
    part = where[_SPARSE] & (least(few) > _DARK)
    if not part.any():
        return old
    gain = np.median(now[_SPARSE][part] / few[part], axis=0)
    return np.asarray(old * np.clip(gain, 1 / _MOST_GAIN, _MOST_GAIN), np.float32)


def beyond(now: Thumbnail, old: Thumbnail) -> NDArray[np.float32]:
    """(HEIGHT, WIDTH) grey levels by which `now` leaves the range of `old` around each pixel.

    A camera that sways by less than a pixel of the thumbnail stays within it.
    """
    high, low = cv2.dilate(old, _NEIGHBOURS), cv2.erode(old, _NEIGHBOURS)
    return greatest(np.maximum(now - high, low - now))
