"""What a card looks like: cut out upright, its light evened out, as a row of numbers."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.cards.find import Quad
from vision.frame import Image

WIDTH, HEIGHT = 96, 144
"""Pixels of a card within its crop."""
MARGIN = 8
"""Pixels of table kept around it: room to cut it otherwise."""
CROP = (WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)
"""Width and height of a kept crop."""
FORM = (24, 36)
"""Width and height in which the drawing is compared."""
HUES = (12, 18)
"""Width and height in which colours are compared."""
PALE = 0.06
"""Share of a card that is surely paper or pale ink: by that the light is judged."""
GAMMA = 2.2
Linear = NDArray[np.float32]
"""(H, W, 3) BGR, proportional to light."""
Features = NDArray[np.float32]


def cut(image: Image, quad: Quad) -> Image:
    """(H, W, 3) uint8 BGR crop of CROP size; the first side of the (4, 2) quad comes to lie up."""
    low, right, bottom = MARGIN, MARGIN + WIDTH, MARGIN + HEIGHT
    place = np.array([(low, low), (right, low), (right, bottom), (low, bottom)], np.float32)
    # A large card is halved first: cutting samples single pixels.
    left, top, wide, high = cv2.boundingRect(np.ascontiguousarray(quad, np.float32))
    pad = round(0.2 * max(wide, high))
    left, top = max(left - pad, 0), max(top - pad, 0)
    image = image[top : top + high + 2 * pad, left : left + wide + 2 * pad]
    quad = np.asarray(quad - (left, top), np.float32)
    side = float(np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1).min())
    while side > 2 * WIDTH:
        image = np.asarray(cv2.pyrDown(image), np.uint8)
        quad, side = np.asarray(quad / 2, np.float32), side / 2
    onto = cv2.getPerspectiveTransform(np.ascontiguousarray(quad, np.float32), place)
    seen = cv2.warpPerspective(
        image, onto, CROP, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(seen, np.uint8)


def turns(image: Image, quad: Quad) -> list[Image]:
    """The card cut in its four turns: any of its sides may be its upper one."""
    return [cut(image, np.roll(quad, -turn, axis=0)) for turn in range(4)]


def linear(crop: Image) -> Linear:
    """A crop in linear light, 0 to 1."""
    return np.asarray((crop.astype(np.float32) / 255) ** GAMMA, np.float32)


def inner(crop: Linear) -> Linear:
    """The card alone."""
    return crop[MARGIN:-MARGIN, MARGIN:-MARGIN]


def white(card: Linear) -> NDArray[np.float32]:
    """(3,) colour of what is palest on a card without its margin."""
    # Blurred, so that the noise of single pixels is not taken for paper.
    soft = cv2.resize(card, HUES, interpolation=cv2.INTER_AREA).reshape(-1, 3)
    pale = np.sort(soft.min(-1))[-max(2, round(PALE * len(soft)))]
    return np.asarray(np.maximum(soft[soft.min(-1) >= pale].mean(0), 1e-3), np.float32)


def tint(cards: Sequence[Linear]) -> NDArray[np.float32]:
    """(3,) colour of the light on cards that lie together, of which the mean is 1."""
    whites = np.stack([white(card) for card in cards])
    usual = np.median(whites / whites.mean(-1, keepdims=True), axis=0)
    return np.asarray(usual / usual.mean(), np.float32)


def features(card: Linear, light: NDArray[np.float32]) -> Features:
    """(D,) what a card, without its margin, looks like under a light of this tint."""
    level = float((white(card) / light).mean())
    small = cv2.resize(card, FORM, interpolation=cv2.INTER_AREA)
    even = np.clip(small / light / max(level, 1e-3), 0, 1.3) ** np.float32(1 / GAMMA)
    lab = cv2.cvtColor(even.astype(np.float32), cv2.COLOR_BGR2LAB) / np.float32(100)
    hues = cv2.resize(lab[..., 1:], HUES, interpolation=cv2.INTER_AREA)
    return np.concatenate([lab[..., 0].ravel(), 1.5 * hues.ravel()])
