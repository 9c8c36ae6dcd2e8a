"""Pictures of the window."""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
from kivy.core.window import Window
from kivy.graphics.opengl import GL_RGBA, GL_UNSIGNED_BYTE, glReadPixels
from numpy.typing import NDArray


def window_pixels() -> NDArray[np.uint8]:
    """Draw the window as it is now: (H, W, 3) uint8 BGR, y down."""
    Window.on_draw()
    width, height = (int(side) for side in Window.system_size)
    data = glReadPixels(0, 0, width, height, GL_RGBA, GL_UNSIGNED_BYTE)
    pixels = np.frombuffer(data, np.uint8).reshape(height, width, 4)[::-1, :, 2::-1]
    return np.ascontiguousarray(pixels)


def shoot(path: Path) -> Path:
    """Write the window to `path`, a .png, making its folder; OSError when it cannot be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    written, data = cv2.imencode(".png", window_pixels())
    if not written:
        raise OSError(f"{path} cannot be written as a picture")
    path.write_bytes(data.tobytes())
    return path
