"""The lit table before anything lies on it."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training import tables
from vision.training.camera import HEIGHT, WIDTH, Camera
from vision.training.stage import Stage

Picture = NDArray[np.float32]
Vec = NDArray[np.float32]
Rng = np.random.Generator
TextureMaker = Callable[[Rng], tables.Texture]


def lit_ground(rng: Rng, stage: Stage, make: TextureMaker = tables.table) -> Picture:
    """(HEIGHT, WIDTH, 3) linear BGR picture of a bare table, its texture from `make`."""
    ys, xs = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    scale, angle = np.exp(rng.uniform(np.log(12), np.log(90))), rng.uniform(0, np.pi)
    x, y = _table_points(stage.camera, xs, ys)
    u = (x * np.cos(angle) + y * np.sin(angle)) * scale + rng.uniform(0, tables.SIZE)
    v = (-x * np.sin(angle) + y * np.cos(angle)) * scale + rng.uniform(0, tables.SIZE)
    texture = tables.linear(make(rng))
    base = cv2.remap(
        texture, _folded(u), _folded(v), cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT
    )
    fall = (  # a lamp nearby lights one side more
        1
        + rng.uniform(-0.6, 0.6) * (xs / WIDTH - 0.5)
        + rng.uniform(-0.6, 0.6) * (ys / HEIGHT - 0.5)
    )
    lit = np.asarray(base * stage.light_on_table * fall[..., None], np.float32)
    if rng.random() < 0.35:  # a glossy table throws a lamp back
        lit = lit + _gloss(rng, xs, ys)[..., None] * stage.light_on_table * rng.uniform(0.1, 0.9)
    if rng.random() < 0.3:  # something out of sight casts a hard shadow
        shadow = _shadow_edge(rng, xs, ys, angle)
        lit = np.asarray(lit * (1 - rng.uniform(0.2, 0.65) * shadow)[..., None], np.float32)
    return np.asarray(lit, np.float32)


def _table_points(camera: Camera, xs: Vec, ys: Vec) -> tuple[Vec, Vec]:
    """World x and y, (HEIGHT, WIDTH) each, of the table at every pixel."""
    rays = camera.rays(xs.ravel(), ys.ravel())
    # Above the horizon the table goes on, far away, instead of ending.
    reach = -camera.eye[2] / np.minimum(rays[:, 2], -0.02)
    x, y = (camera.eye[i] + rays[:, i] * reach for i in (0, 1))
    return x.reshape(xs.shape), y.reshape(xs.shape)


def _folded(along: NDArray[np.float64]) -> Vec:
    """Texture coordinates mirrored to and fro within the texture, so that it has no seam."""
    return np.asarray(np.abs((along % (2 * tables.SIZE)) - tables.SIZE), np.float32)


def _gloss(rng: Rng, xs: Vec, ys: Vec) -> Vec:
    """(HEIGHT, WIDTH) 0 to 1: a soft blob, wider than high."""
    x, y, wide = rng.uniform(0, WIDTH), rng.uniform(0, HEIGHT), rng.uniform(30, 220)
    far = (xs - x) ** 2 + (ys - y) ** 2 * rng.uniform(0.6, 2)
    return np.asarray(np.exp(-far / (2 * wide**2)))


def _shadow_edge(rng: Rng, xs: Vec, ys: Vec, angle: float) -> NDArray[np.float64]:
    """(HEIGHT, WIDTH) 0 to 1: one side of a straight, more or less soft line is dark."""
    edge = np.cos(angle) * (xs - rng.uniform(0, WIDTH)) + np.sin(angle) * (
        ys - rng.uniform(0, HEIGHT)
    )
    return np.asarray(1 / (1 + np.exp(-np.clip(edge / rng.uniform(1, 30), -30, 30))))
