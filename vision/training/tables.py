"""Tables to throw dice on: (SIZE, SIZE, 3) float32 BGR textures, 0 to 1, drawn from noise."""

from __future__ import annotations

import colorsys

import cv2
import numpy as np
from numpy.typing import NDArray

Texture = NDArray[np.float32]
Rng = np.random.Generator
SIZE = 512


def noise(rng: Rng, cells_x: int, cells_y: int, size: int = SIZE) -> NDArray[np.float32]:
    """Smooth value noise between 0 and 1 with about cells_x by cells_y bumps."""
    grid = rng.random((max(2, cells_y), max(2, cells_x)), dtype=np.float32)
    return np.asarray(cv2.resize(grid, (size, size), interpolation=cv2.INTER_CUBIC), np.float32)


def colour(
    rng: Rng, *, saturation: tuple[float, float] = (0, 1), value: tuple[float, float] = (0.05, 1)
) -> NDArray[np.float32]:
    """A random BGR colour, 0 to 1."""
    rgb = colorsys.hsv_to_rgb(rng.random(), rng.uniform(*saturation), rng.uniform(*value))
    return np.array(rgb[::-1], np.float32)


def _flat(rng: Rng) -> Texture:
    base = (
        colour(rng, saturation=(0, 0.9))
        if rng.random() < 0.6
        else colour(rng, saturation=(0, 0.15), value=(0.35, 0.95))
    )
    return np.broadcast_to(base, (SIZE, SIZE, 3)).astype(np.float32)


def _wood(rng: Rng) -> Texture:
    rgb = colorsys.hsv_to_rgb(
        rng.uniform(0.05, 0.12), rng.uniform(0.15, 0.75), rng.uniform(0.15, 0.95)
    )
    base = np.array(rgb[::-1], np.float32)
    warp = noise(rng, 3, 3) * rng.uniform(0, 3)
    rings = 0.5 + 0.5 * np.sin(np.arange(SIZE)[None, :] / SIZE * rng.uniform(8, 50) + warp * 6)
    grain = noise(rng, int(rng.integers(60, 250)), int(rng.integers(3, 10)))
    depth = rng.uniform(0.03, 0.3)
    shade = 1 - depth * (0.5 * rings + 0.6 * grain)
    planks = np.ones((1, SIZE), np.float32)
    if rng.random() < 0.5:
        step = int(rng.integers(60, 200))
        planks[:, ::step] = 0.6
        planks *= np.repeat(rng.uniform(0.88, 1.06, SIZE // step + 1), step)[None, :SIZE]
    return np.asarray(base * shade[..., None] * planks[..., None], np.float32)


def _grain(rng: Rng) -> Texture:
    """Felt, leather, carpet: fine noise, of one colour or of several."""
    texture = _flat(rng).copy()
    for cells in (40, 128, 256, 512):
        if rng.random() < 0.6:
            bumps = (
                np.stack([noise(rng, cells, cells) for _ in range(3)], -1)
                if rng.random() < 0.3
                else noise(rng, cells, cells)[..., None]
            )
            texture = texture * (1 + rng.uniform(0.05, 0.55) * (bumps - 0.5))
    return texture.astype(np.float32)


def _blotches(rng: Rng) -> Texture:
    """Stone, marbled paper, camouflage, printed boards."""
    a, b = colour(rng), colour(rng)
    mix = sum(noise(rng, int(c), int(c)) / (k + 1) for k, c in enumerate(rng.integers(3, 60, 4)))
    mix = np.asarray(mix, np.float32)
    mix = (mix - mix.min()) / np.ptp(mix)
    if rng.random() < 0.5:
        mix = np.clip((mix - 0.5) * rng.uniform(2, 12) + 0.5, 0, 1)
    return np.asarray(a * mix[..., None] + b * (1 - mix[..., None]), np.float32)


def _pattern(rng: Rng) -> Texture:
    """Checks, stripes, dots, tiles, gingham."""
    a, b = colour(rng), colour(rng)
    step = int(rng.choice([16, 24, 32, 48, 64, 128]))
    y, x = np.mgrid[0:SIZE, 0:SIZE]
    pick = rng.integers(0, 5)
    if pick == 0:
        mask = ((x // step + y // step) % 2).astype(np.float32)
    elif pick == 1:
        mask = ((x // step) % 2).astype(np.float32)
    elif pick == 2:
        radius = step * rng.uniform(0.12, 0.4)
        mask = (np.hypot(x % step - step / 2, y % step - step / 2) < radius).astype(np.float32)
    elif pick == 3:
        joint = max(1, step // 14)
        mask = ((x % step < joint) | (y % step < joint)).astype(np.float32)
    else:
        mask = (((x // step) % 2) + ((y // step) % 2)).astype(np.float32) / 2
    return np.asarray(a * mask[..., None] + b * (1 - mask[..., None]), np.float32)


def _print(rng: Rng) -> Texture:
    """A printed cloth or newspaper: letters and shapes all over."""
    texture = (_flat(rng) * 255).astype(np.uint8)
    texture = np.ascontiguousarray(texture)
    for _ in range(int(rng.integers(20, 120))):
        ink = tuple(int(255 * c) for c in colour(rng))
        at = tuple(int(v) for v in rng.integers(0, SIZE, 2))
        if rng.random() < 0.6:
            letters = "".join(chr(int(c)) for c in rng.integers(48, 123, rng.integers(1, 9)))
            cv2.putText(
                texture,
                letters,
                at,
                int(rng.integers(0, 5)),
                rng.uniform(0.4, 2.2),
                ink,
                int(rng.integers(1, 4)),
                cv2.LINE_AA,
            )
        else:
            cv2.circle(
                texture,
                at,
                int(rng.integers(2, 26)),
                ink,
                -1 if rng.random() < 0.5 else 2,
                cv2.LINE_AA,
            )
    return texture.astype(np.float32) / np.float32(255)


def table(rng: Rng) -> Texture:
    """Any table."""
    makers = (_flat, _wood, _grain, _blotches, _pattern, _print)
    texture = makers[int(rng.choice(6, p=[0.22, 0.24, 0.24, 0.12, 0.12, 0.06]))](rng)
    fine = noise(rng, 300, 300)[..., None]
    return np.clip(texture * (1 + rng.uniform(0, 0.12) * (fine - 0.5)), 0.01, 1).astype(np.float32)
