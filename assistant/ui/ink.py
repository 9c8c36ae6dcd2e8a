"""Glyphs turned into smooth white masks that Kivy tints."""

from __future__ import annotations

from functools import cache

import cv2
import numpy as np
from kivy.graphics.texture import Texture
from numpy.typing import NDArray

from assistant.ui.expansion_glyphs import EXPANSION_GLYPHS
from assistant.ui.glyphs import GLYPHS, Area, Glyph

SIDE = 128
"""Pixels a side of a mask; mipmaps serve the smaller sizes."""
FINER = 4
MARGIN = 2


def mask(glyph: Glyph, side: int = SIDE) -> NDArray[np.uint8]:
    """(side, side) uint8 coverage of the ink, y down, the edges smoothed."""
    fine = np.zeros((side * FINER, side * FINER), np.uint8)
    scale = (side - 2 * MARGIN) * FINER
    for stroke in glyph:
        points = np.array(stroke.points) * scale + MARGIN * FINER
        corners = points.round().astype(np.int32)
        ink = 0 if stroke.cut else 255
        if isinstance(stroke, Area):
            cv2.fillPoly(fine, [corners], ink)
            continue
        width = max(1, round(stroke.width * scale))
        cv2.polylines(fine, [corners], False, ink, width)
        for x, y in (corners[0], corners[-1]):
            cv2.circle(fine, (int(x), int(y)), width // 2, ink, -1)
    return np.asarray(cv2.resize(fine, (side, side), interpolation=cv2.INTER_AREA), np.uint8)


@cache
def ink(name: str) -> Texture:
    """The white texture of a glyph, made once. Raises KeyError for an unknown name."""
    pixels = np.full((SIDE, SIDE, 4), 255, np.uint8)
    pixels[..., 3] = mask(GLYPHS[name] if name in GLYPHS else EXPANSION_GLYPHS[name])
    texture = Texture.create(size=(SIDE, SIDE), colorfmt="rgba", mipmap=True)
    texture.flip_vertical()

    def fill(texture: Texture) -> None:
        texture.blit_buffer(pixels.tobytes(), colorfmt="rgba", bufferfmt="ubyte")

    fill(texture)
    # Android takes the graphics memory away from an app that sleeps.
    texture.add_reload_observer(fill)
    texture.min_filter, texture.mag_filter = "linear_mipmap_linear", "linear"
    return texture
