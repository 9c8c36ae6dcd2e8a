"""Small pictures of a frame, and how far one differs from another despite lamps and shaking."""

from __future__ import annotations

from typing import TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frame import Image

Number = TypeVar("Number", np.float32, np.int16)
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
_TELLING = 0.25  # share of the pixels that must not be so: on a yellow table only dice are blue
_BLACK = 6.0  # added to the sum of colours: black has none
_MOST_GAIN = 2.0
_SPARSE = (slice(1, None, 3), slice(1, None, 3))  # a ninth tells the light as well as all


def thumbnail(image: Image) -> Thumbnail:
    """A frame (H, W, 3) uint8 BGR made small; its proportions do not matter here."""
    small = image
    while not small.shape[0] % (2 * HEIGHT) and not small.shape[1] % (2 * WIDTH):
        # Halved again and again, which gives the same, a picture shrinks in half of the time.
        size = small.shape[1] // 2, small.shape[0] // 2
        small = np.asarray(cv2.resize(small, size, interpolation=cv2.INTER_AREA), np.uint8)
    small = np.asarray(cv2.resize(small, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA), np.uint8)
    return small.astype(np.float32)


def greatest(picture: NDArray[Number]) -> NDArray[Number]:
    """(H, W) the greatest of the three colours (H, W, 3); far quicker than along an axis."""
    return np.maximum(np.maximum(picture[..., 0], picture[..., 1]), picture[..., 2])


def least(picture: NDArray[np.float32]) -> NDArray[np.float32]:
    """(HEIGHT, WIDTH) the least of the three colours."""
    return np.minimum(np.minimum(picture[..., 0], picture[..., 1]), picture[..., 2])


def dimness(now: Thumbnail) -> float:
    """What share of the usual differences counts in the light of `now`, up to 1."""
    level = _median(greatest(now[::4, ::4]).ravel())
    return float(np.clip(level / TYPICAL, DIMMEST, 1.0))


def brightened(old: Thumbnail, now: Thumbnail, where: Mask) -> Thumbnail:
    """`old` in the light of `now`, which is compared where the mask is set.

    A lamp that flickers, or a camera that adapts, changes all of the picture alike.
    """
    part = where[_SPARSE]
    few, few_now = old[_SPARSE][part], now[_SPARSE][part]
    gains = [_gain(few[:, colour], few_now[:, colour]) for colour in range(3)]
    told = [gain for gain in gains if gain is not None]
    if not told:
        return old
    usual = sum(told) / len(told)  # light changes in all colours much alike
    filled = [usual if gain is None else gain for gain in gains]
    scale = np.clip(filled, 1 / _MOST_GAIN, _MOST_GAIN)
    # Far quicker than to multiply along the last axis.
    return np.asarray(cv2.transform(old, np.diag(scale).astype(np.float32)), np.float32)


def _gain(old: NDArray[np.float32], now: NDArray[np.float32]) -> float | None:
    """By how much one colour of these pixels became brighter; None where too few tell."""
    lit = old > _DARK
    if np.count_nonzero(lit) <= _TELLING * lit.size:
        return None
    return _median(now[lit] / old[lit])


def _median(values: NDArray[np.float32]) -> float:
    """Of (N,) values, one or more; in less than half of NumPy's time."""
    middle = len(values) // 2
    if len(values) % 2:
        return float(np.partition(values, middle)[middle])
    low, high = np.partition(values, (middle - 1, middle))[middle - 1 : middle + 1]
    return float((low + high) / 2)


def beyond(now: Thumbnail, old: Thumbnail) -> NDArray[np.float32]:
    """(HEIGHT, WIDTH) grey levels by which `now` leaves the range of `old` around each pixel.

    A camera that sways by less than a pixel of the thumbnail stays within it.
    """
    high, low = cv2.dilate(old, _NEIGHBOURS), cv2.erode(old, _NEIGHBOURS)
    return greatest(np.maximum(now - high, low - now))


def tint(now: Thumbnail, old: Thumbnail) -> NDArray[np.float32]:
    """(HEIGHT, WIDTH) grey levels by which the colour of `now` leaves the range of `old` around it.

    However bright either is: a shadow leaves it as it is, and noise counts little in the dark.
    """
    hue, level = _hue(now)
    before, _ = _hue(old)
    high, low = cv2.dilate(before, _NEIGHBOURS), cv2.erode(before, _NEIGHBOURS)
    far = greatest(np.maximum(hue - high, low - hue)) * level * 3
    return np.asarray(cv2.resize(far, (WIDTH, HEIGHT), interpolation=cv2.INTER_NEAREST), np.float32)


def _hue(picture: Thumbnail) -> tuple[Thumbnail, NDArray[np.float32]]:
    """Each colour's share of the light, and the mean of the three; half as large, less noisy."""
    half = cv2.resize(picture, (WIDTH // 2, HEIGHT // 2), interpolation=cv2.INTER_AREA)
    level = (half[..., 0] + half[..., 1] + half[..., 2] + _BLACK) / 3
    return np.asarray(half / (3 * level[..., None]), np.float32), np.asarray(level, np.float32)
