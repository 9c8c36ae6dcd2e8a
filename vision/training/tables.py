"""Tables to throw dice on: (SIZE, SIZE, 3) float32 BGR textures, 0 to 1, drawn from noise."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.colours import WOOD, Colour, any_colour, within

Texture = NDArray[np.float32]
Rng = np.random.Generator

SIZE = 512
"""Pixels along a texture."""


def _noise(rng: Rng, cells_x: int, cells_y: int) -> NDArray[np.float32]:
    """(SIZE, SIZE) smooth value noise, about 0 to 1, with cells_x by cells_y bumps."""
    grid = rng.random((max(2, cells_y), max(2, cells_x)), dtype=np.float32)
    return np.asarray(cv2.resize(grid, (SIZE, SIZE), interpolation=cv2.INTER_CUBIC), np.float32)


def _flat(rng: Rng) -> Texture:
    """One colour, often pale and nearly grey."""
    base = (
        any_colour(rng, saturation=(0, 0.9))
        if rng.random() < 0.6
        else any_colour(rng, saturation=(0, 0.15), value=(0.35, 0.95))
    )
    return np.broadcast_to(base, (SIZE, SIZE, 3)).astype(np.float32)


def _wood(rng: Rng) -> Texture:
    """Rings bent by noise, a fine grain, half of the time in planks."""
    base = within(rng, WOOD)
    warp = _noise(rng, 3, 3) * rng.uniform(0, 3)
    rings = 0.5 + 0.5 * np.sin(np.arange(SIZE)[None, :] / SIZE * rng.uniform(8, 50) + warp * 6)
    grain = _noise(rng, int(rng.integers(60, 250)), int(rng.integers(3, 10)))
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
                np.stack([_noise(rng, cells, cells) for _ in range(3)], -1)
                if rng.random() < 0.3
                else _noise(rng, cells, cells)[..., None]
            )
            texture = texture * (1 + rng.uniform(0.05, 0.55) * (bumps - 0.5))
    return texture.astype(np.float32)


def _mixed(a: Colour, b: Colour, share: NDArray[np.float32]) -> Texture:
    """Colour `a` where the (SIZE, SIZE) share is 1, `b` where it is 0."""
    return np.asarray(a * share[..., None] + b * (1 - share[..., None]), np.float32)


def _blotches(rng: Rng) -> Texture:
    """Stone, marbled paper, camouflage, printed boards."""
    a, b = any_colour(rng), any_colour(rng)
    mix = sum(_noise(rng, int(c), int(c)) / (k + 1) for k, c in enumerate(rng.integers(3, 60, 4)))
    mix = np.asarray(mix, np.float32)
    mix = (mix - mix.min()) / np.ptp(mix)
    if rng.random() < 0.5:
        mix = np.clip((mix - 0.5) * rng.uniform(2, 12) + 0.5, 0, 1)
    return _mixed(a, b, mix)


def pattern(rng: Rng) -> Texture:
    """Checks, stripes, dots, tiles, gingham."""
    a, b = any_colour(rng), any_colour(rng)
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
    return _mixed(a, b, mask)


def printed(rng: Rng) -> Texture:
    """A printed cloth or newspaper: letters and shapes all over."""
    texture = (_flat(rng) * 255).astype(np.uint8)
    texture = np.ascontiguousarray(texture)
    for _ in range(int(rng.integers(20, 120))):
        ink = tuple(int(255 * c) for c in any_colour(rng))
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


_VIVID = ((-0.03, 0.03), (0.3, 0.45), (0.72, 0.86), (0.86, 0.96), (0.55, 0.68), (0.05, 0.11))


def vivid(rng: Rng) -> Texture:
    """The felt, velvet or leather of a dice tray: a strong colour or black, with a fine nap."""
    hues = _VIVID[int(rng.integers(len(_VIVID)))]
    if rng.random() < 0.25:
        base = any_colour(rng, saturation=(0, 0.4), value=(0.03, 0.7))
    else:
        base = within(rng, (hues, (0.5, 1.0), (0.2, 0.95)))
    nap = _noise(rng, int(rng.integers(150, 400)), int(rng.integers(150, 400))) - 0.5
    worn = _noise(rng, int(rng.integers(3, 9)), int(rng.integers(3, 9))) - 0.5
    shade = 1 + nap * rng.uniform(0.05, 0.5) + worn * rng.uniform(0.0, 0.35)
    return np.asarray(np.clip(base * shade[..., None], 0.005, 1), np.float32)


MAKERS = (_flat, _wood, _grain, _blotches, pattern, printed)
CHANCES = (0.22, 0.24, 0.24, 0.12, 0.12, 0.06)
"""How often each of MAKERS is used, in their order."""


def linear(texture: Texture) -> Texture:
    """(H, W, 3) the light of a texture, about as a camera's tone curve would undo it."""
    return np.asarray(texture ** np.float32(2.0), np.float32)


def table(rng: Rng) -> Texture:
    """Any table."""
    texture = MAKERS[int(rng.choice(len(MAKERS), p=CHANCES))](rng)
    fine = _noise(rng, 300, 300)[..., None]
    return np.clip(texture * (1 + rng.uniform(0, 0.12) * (fine - 0.5)), 0.01, 1).astype(np.float32)
