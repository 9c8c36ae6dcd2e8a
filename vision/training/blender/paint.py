"""Pictures painted with numpy: the demo's wooden table, cheap to look up while rendering."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.blender.colour import RGB

Sheet = NDArray[np.float32]


def planks(light: RGB, dark: RGB, seed: int, size: int = 2048, boards: int = 6) -> Sheet:
    """(size, size, 3) float32 sRGB RGB of boards that run from left to right."""
    rng = np.random.default_rng(seed)
    height = size // boards
    rows = [_board(light, dark, rng, size, height) for _ in range(boards)]
    sheet = np.concatenate(rows)
    return np.asarray(cv2.resize(sheet, (size, size), interpolation=cv2.INTER_AREA), np.float32)


def _board(
    light: RGB, dark: RGB, rng: np.random.Generator, length: int, height: int
) -> NDArray[np.float64]:
    waves = _streaks(rng, length, height, 5, 5) * 0.5 + _streaks(rng, length, height, 40, 9) * 0.35
    rings = 0.5 + 0.5 * np.sin(2 * np.pi * (3.0 * waves + np.linspace(0, 2, height)[:, None]))
    pores = _streaks(rng, length, height, height // 2, 60)
    grain = np.clip(0.5 * waves + 0.3 * rings + 0.25 * pores + rng.normal(0.0, 0.05), 0, 1)
    board = np.asarray(light) * (1 - grain[..., None]) + np.asarray(dark) * grain[..., None]
    seam = np.clip(np.minimum(np.arange(height), height - 1 - np.arange(height)) / 3.0, 0.35, 1)
    done: NDArray[np.float64] = board * seam[:, None, None]
    return done


def _streaks(
    rng: np.random.Generator, length: int, height: int, rows: int, columns: int
) -> NDArray[np.float64]:
    small = rng.random((rows, columns))
    return np.asarray(
        np.clip(cv2.resize(small, (length, height), interpolation=cv2.INTER_CUBIC), 0, 1)
    )
