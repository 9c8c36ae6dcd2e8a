"""Trace dice pixel by pixel: find where rays meet the body, and light what they meet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.camera import Camera
from vision.training.canvas import SIDE
from vision.training.dice import Die, Finish, Skin
from vision.training.pose import Pose
from vision.training.solids import march, normals
from vision.training.stage import Stage

Vec = NDArray[np.float32]

ALONG_U = ((1, 1), (1, -1), (0, -1), (0, 1), (0, 1), (0, -1))
"""Local axis and sign that run along u, for each face."""
ALONG_V = ((2, 1), (2, 1), (2, 1), (2, 1), (1, 1), (1, 1))
"""The same along v, which runs up while the rows of a texture run down."""

_WIDEST = 8192  # cv2 bounds an image's width


@dataclass(frozen=True, slots=True, eq=False)
class Drawn:
    """One die on a part of the picture."""

    patch: Vec
    """(h, w, 3) linear BGR, already times `cover`."""
    cover: Vec
    """(h, w) share of each pixel that the die covers, 0 to 1."""
    ink: Vec
    """(h, w) share of each pixel that is ink, 0 to 1."""
    left: int
    """Pixels of the picture left of the patch."""
    top: int

    @property
    def window(self) -> tuple[slice, slice]:
        """Rows and columns of the patch in the picture."""
        h, w = self.cover.shape
        return slice(self.top, self.top + h), slice(self.left, self.left + w)


Seen = Callable[[Vec], tuple[Vec, Vec, Vec]]
"""From world rays (N, 3) to BGR (N, 3), share of ink (N,), and 1 for rays that hit, (N,)."""


def trace(die: Die, pose: Pose, stage: Stage) -> Drawn | None:
    """Draw one die; None when no part of it lies in the picture."""
    return drawn(pose.corners(), stage.camera, lambda rays: _seen(die, pose, stage, rays))


def drawn(corners: NDArray[np.float64], camera: Camera, seen: Seen) -> Drawn | None:
    """Draw a convex solid by its world corners (N, 3); None when none of it is in the picture."""
    window = _window(camera, corners)
    if window is None:
        return None
    left, top, right, bottom = window
    # Small dice are drawn larger and averaged down, or their edges and pips would be jagged.
    fine = 3 if right - left < 40 else 2 if right - left < 120 else 1
    step = 1 / fine
    xs, ys = np.meshgrid(
        np.arange(left, right, step, dtype=np.float32) + np.float32(step / 2),
        np.arange(top, bottom, step, dtype=np.float32) + np.float32(step / 2),
    )
    colour, ink, hit = seen(camera.rays(xs.ravel(), ys.ravel()))
    sheets = [colour.reshape(*xs.shape, 3), *(s.reshape(xs.shape) for s in (hit, ink))]
    if fine > 1:
        size = (right - left, bottom - top)
        sheets = [cv2.resize(sheet, size, interpolation=cv2.INTER_AREA) for sheet in sheets]
    patch, cover, share = (np.asarray(sheet, np.float32) for sheet in sheets)
    return Drawn(patch, cover, share, left, top)


def _window(camera: Camera, corners: NDArray[np.float64]) -> tuple[int, int, int, int] | None:
    """(left, top, right, bottom) of the pixels around world corners; None outside the picture."""
    pixels = camera.project(corners)
    low, high = np.floor(pixels.min(0)) - 1, np.ceil(pixels.max(0)) + 2
    left, top = max(int(low[0]), 0), max(int(low[1]), 0)
    right, bottom = min(int(high[0]), camera.width), min(int(high[1]), camera.height)
    return None if right - left < 2 or bottom - top < 2 else (left, top, right, bottom)


def _seen(die: Die, pose: Pose, stage: Stage, rays: Vec) -> tuple[Vec, Vec, Vec]:
    """BGR (N, 3) along world rays (N, 3), share of ink (N,), and 1 for rays that hit the die.

    All are 0 past the die.
    """
    local = np.asarray(rays @ pose.turn.T, np.float32)
    origin = np.asarray((stage.camera.eye - pose.centre) @ pose.turn.T / pose.edge, np.float32)
    points, hit = march(origin, local, die.solid)
    colour, ink = np.zeros((len(rays), 3), np.float32), np.zeros(len(rays), np.float32)
    if hit.any():
        met = points[hit]
        albedo, bent, ink[hit] = surface(met, normals(met, die.solid), die.skin)
        facing = np.asarray(bent @ pose.turn, np.float32)
        lit = shade(facing, rays[hit], albedo, die.finish, stage)
        height = met @ pose.turn[:, 2] * pose.edge + pose.centre[2]
        colour[hit] = lit * (1 - 0.4 * np.exp(-4 * np.maximum(height, 0)))[:, None]
    return colour, ink, hit.astype(np.float32)


def surface(points: Vec, normal: Vec, skin: Skin) -> tuple[Vec, Vec, Vec]:
    """Albedo (N, 3) at local points (N, 3), normals bent by the engraving, and ink (N,)."""
    axis = np.abs(points).argmax(-1)
    face = 2 * axis + (np.take_along_axis(points, axis[:, None], 1)[:, 0] < 0)
    ua, us = np.array([a for a, _ in ALONG_U]), np.array([s for _, s in ALONG_U], np.float32)
    va, vs = np.array([a for a, _ in ALONG_V]), np.array([s for _, s in ALONG_V], np.float32)
    rows = np.arange(len(points))
    u = points[rows, ua[face]] * us[face]
    v = points[rows, va[face]] * vs[face]
    # Short of the border, where the next face of the texture would shine through.
    x = (np.clip(u, -0.49, 0.49) + 0.5) * SIDE + face * SIDE - 0.5
    y = (0.5 - np.clip(v, -0.49, 0.49)) * SIDE - 0.5
    albedo, slope, ink = (looked_up(sheet, x, y) for sheet in (skin.atlas, skin.relief, skin.ink))
    bent = normal.copy()
    bent[rows, ua[face]] += slope[:, 0] * us[face]
    bent[rows, va[face]] -= slope[:, 1] * vs[face]
    return albedo, bent / np.linalg.norm(bent, axis=-1, keepdims=True), ink[:, 0]


def looked_up(sheet: Vec, x: NDArray[np.float64], y: NDArray[np.float64]) -> Vec:
    """(N, channels) of `sheet` between its pixels, at columns `x` and rows `y`, (N,) each."""
    count = len(x)
    rows = -(-count // _WIDEST)
    xs, ys = (
        np.pad(at.astype(np.float32), (0, rows * _WIDEST - count)).reshape(rows, _WIDEST)
        for at in (x, y)
    )
    found = cv2.remap(sheet, xs, ys, cv2.INTER_LINEAR)
    return np.asarray(found.reshape(rows * _WIDEST, -1)[:count], np.float32)


def shade(normal: Vec, rays: Vec, albedo: Vec, finish: Finish, stage: Stage) -> Vec:
    """BGR (N, 3) of surface points with world normals (N, 3), seen along world rays (N, 3)."""
    up = normal[:, 2:3] * 0.5 + 0.5
    colour = albedo * (stage.sky * up + stage.bounce * (1 - up) * 0.5)
    mirror = rays - 2 * (rays * normal).sum(-1, keepdims=True) * normal
    facing = np.clip(-(rays * normal).sum(-1, keepdims=True), 0, 1)
    fresnel = (0.04 + 0.96 * (1 - facing) ** 5) * finish.gloss
    horizon = np.clip(mirror[:, 2:3] * 3 + 0.5, 0, 1)
    colour = colour + fresnel * (stage.sky * horizon * 0.9 + stage.bounce * (1 - horizon) * 0.4)
    for light in stage.lights:
        # Light that wanders through the body also reaches the sides turned away.
        wrap = 0.6 * finish.deep
        lambert = np.clip((normal @ light.towards + wrap) / (1 + wrap), 0, 1)[:, None]
        colour = colour + albedo * lambert * light.colour
        # A large lamp blurs its own reflection, however smooth the die.
        exponent = min(finish.shininess, 1.5 / light.size**2)
        toward = np.clip(mirror @ light.towards, 0, 1)[:, None] ** exponent
        colour = colour + toward * light.colour * finish.gloss * 0.06 * min(exponent, 60) ** 0.7
    return np.asarray(colour, np.float32)
