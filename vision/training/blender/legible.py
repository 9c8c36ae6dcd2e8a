"""Whether a rendered top face can be read: glare and darkness may eat the ink."""

from __future__ import annotations

from math import cos, sin
from random import Random

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.blender.faces import atlas
from vision.training.blender.glyphs import SIZE, Mask
from vision.training.blender.lens import Lens
from vision.training.blender.plan import DiePlan

_LEAST_CONTRAST = 26.0
"""Distance of the mean colours of ink and body, in grey levels."""
_LEAST_COLOUR = 0.3
"""Chroma of a coloured symbol's ink: (largest - smallest channel) / largest."""


def legible(picture: NDArray[np.uint8], die: DiePlan, lens: Lens) -> bool:
    """Whether the top face stands out in a (H, W, 3) BGR picture, and its symbol has a colour."""
    seen = top_face(picture, die, lens).astype(np.float64)
    ink = top_ink(die)
    inside = np.s_[SIZE // 8 : -SIZE // 8, SIZE // 8 : -SIZE // 8]
    seen, ink = seen[inside], ink[inside]
    drawn, bare = seen[ink > 0.9].mean(axis=0), seen[ink < 0.1].mean(axis=0)
    contrast = float(np.linalg.norm(drawn - bare))
    if contrast < _LEAST_CONTRAST:
        return False
    telling = drawn if _is_black(die) else bare
    chroma = float((telling.max() - telling.min()) / max(1.0, telling.max()))
    return die.kind != "zombie" or chroma >= _LEAST_COLOUR


def top_face(picture: NDArray[np.uint8], die: DiePlan, lens: Lens) -> NDArray[np.uint8]:
    """The top face seen from straight above, (SIZE, SIZE, 3)."""
    half, (c, s) = die.make.size / 2, (cos(die.turn), sin(die.turn))
    corners = [(-half, half), (half, half), (half, -half), (-half, -half)]
    space = np.array(
        [(die.x + a * c - b * s, die.y + a * s + b * c, die.make.size) for a, b in corners]
    )
    square = np.array([(0, 0), (SIZE, 0), (SIZE, SIZE), (0, SIZE)], np.float32)
    flat = cv2.getPerspectiveTransform(lens.project(space).astype(np.float32), square)
    return np.asarray(cv2.warpPerspective(picture, flat, (SIZE, SIZE)), np.uint8)


def top_ink(die: DiePlan) -> Mask:
    """The ink of the top face as it was drawn."""
    make = die.make
    drawn = atlas(die.layout, Random(make.style), make.spacing, make.radius, make.scale)
    return drawn[SIZE:, SIZE : 2 * SIZE]


def _is_black(die: DiePlan) -> bool:
    return max(die.body) < 0.1
