"""Trace rounded dice pixel by pixel under a few lights, by marching along signed distances."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.dice import Die
from vision.training.glyphs import SIDE

Vec = NDArray[np.float32]
_STEPS = 16
_HIT = 0.006  # edge lengths


@dataclass(frozen=True, slots=True, eq=False)
class Camera:
    """A pinhole camera; the world is x right, y away, z up, the table at z = 0."""

    eye: Vec
    axes: Vec
    """(3, 3): rows are the camera's right, down and forward in world coordinates."""
    focal: float
    """In pixels."""
    width: int
    height: int

    def project(self, points: NDArray[np.float64]) -> NDArray[np.float64]:
        """World points (N, 3) to pixels (N, 2)."""
        local = (points - self.eye) @ self.axes.T.astype(np.float64)
        flat = local[:, :2] / np.maximum(local[:, 2:], 1e-6) * self.focal
        return np.asarray(flat + np.array([self.width / 2, self.height / 2]))

    def rays(self, xs: Vec, ys: Vec) -> Vec:
        """Unit directions (N, 3) through pixel positions."""
        local = np.stack(
            [
                (xs - self.width / 2) / self.focal,
                (ys - self.height / 2) / self.focal,
                np.ones_like(xs),
            ],
            -1,
        )
        local /= np.linalg.norm(local, axis=-1, keepdims=True)
        return np.asarray(local @ self.axes, np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Light:
    """A far light."""

    towards: Vec
    """Unit vector from the table to the light."""
    colour: Vec
    """BGR, 1 is a full exposure of white."""
    size: float
    """Softness of its shadows and reflections, 0.02 to 0.5."""


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """Where a die lies: `turn` rows are the die's own axes in world coordinates."""

    centre: Vec
    turn: Vec
    edge: float


def _distance(x: Vec, y: Vec, z: Vec, die: Die) -> Vec:
    """Signed distance of local points, in edge lengths, to the die's surface."""
    half = np.float32(0.5 - die.edge_radius)
    qx, qy, qz = np.abs(x) - half, np.abs(y) - half, np.abs(z) - half
    inside = np.minimum(np.maximum(np.maximum(qx, qy), qz), 0)
    np.maximum(qx, 0, out=qx)
    np.maximum(qy, 0, out=qy)
    np.maximum(qz, 0, out=qz)
    box = np.sqrt(qx * qx + qy * qy + qz * qz) + inside - np.float32(die.edge_radius)
    if die.ball_radius >= 1:
        return np.asarray(box, np.float32)
    ball = np.sqrt(x * x + y * y + z * z) - np.float32(die.ball_radius)
    blend = np.float32(0.03)  # a small fillet where ball and cube meet
    h = np.clip(0.5 - 0.5 * (ball - box) / blend, 0, 1)
    return np.asarray(ball * (1 - h) + box * h + blend * h * (1 - h), np.float32)


def _normal(p: Vec, die: Die) -> Vec:
    x, y, z = np.ascontiguousarray(p.T)
    e = np.float32(0.004)
    n = np.stack(
        [
            _distance(x + e, y, z, die) - _distance(x - e, y, z, die),
            _distance(x, y + e, z, die) - _distance(x, y - e, z, die),
            _distance(x, y, z + e, die) - _distance(x, y, z - e, die),
        ],
        -1,
    )
    return np.asarray(n / np.maximum(np.linalg.norm(n, axis=-1, keepdims=True), 1e-6), np.float32)


def _march(origin: Vec, rays: Vec, die: Die) -> tuple[Vec, NDArray[np.bool_]]:
    """Follow rays in local coordinates to the surface: points (N, 3) and whether they hit."""
    along = -(rays @ origin)
    nearest = (origin * origin).sum() - along**2
    near = nearest < 0.76  # rays that meet the ball around the cube
    dx, dy, dz = np.ascontiguousarray(rays[near].T)
    t = (along[near] - np.sqrt(0.76 - nearest[near])).astype(np.float32)
    d = t
    for _ in range(_STEPS):
        d = _distance(origin[0] + dx * t, origin[1] + dy * t, origin[2] + dz * t, die)
        t = t + d
    points = np.zeros((len(rays), 3), np.float32)
    points[near] = origin + rays[near] * t[:, None]
    hit = np.zeros(len(rays), np.bool_)
    hit[near] = d < _HIT
    return points, hit


_U = ((1, 1), (1, -1), (0, -1), (0, 1), (0, 1), (0, -1))
"""Local axis and sign that run along u, for each face."""
_V = ((2, 1), (2, 1), (2, 1), (2, 1), (1, 1), (1, 1))


def _surface(p: Vec, n: Vec, die: Die) -> tuple[Vec, Vec]:
    """Albedo (N, 3) and the normal bent by the engraving, at local points on the surface."""
    axis = np.abs(p).argmax(-1)
    face = 2 * axis + (np.take_along_axis(p, axis[:, None], 1)[:, 0] < 0)
    ua, us = np.array([a for a, _ in _U]), np.array([s for _, s in _U], np.float32)
    va, vs = np.array([a for a, _ in _V]), np.array([s for _, s in _V], np.float32)
    rows = np.arange(len(p))
    u = p[rows, ua[face]] * us[face]
    v = p[rows, va[face]] * vs[face]
    x = (np.clip(u, -0.49, 0.49) + 0.5) * SIDE + face * SIDE - 0.5
    y = (0.5 - np.clip(v, -0.49, 0.49)) * SIDE - 0.5
    maps = x.astype(np.float32)[None], y.astype(np.float32)[None]
    albedo = _remap_rows(die.atlas, *maps)
    slope = _remap_rows(die.relief, *maps)
    bent = n.copy()
    bent[rows, ua[face]] += slope[:, 0] * us[face]
    bent[rows, va[face]] -= slope[:, 1] * vs[face]
    return albedo, bent / np.linalg.norm(bent, axis=-1, keepdims=True)


def _remap_rows(sheet: Vec, x: Vec, y: Vec) -> Vec:
    """Bilinear look-up of (1, N) positions; folded into rows, since cv2 bounds an image's width."""
    count = x.shape[1]
    wide = 8192
    rows = -(-count // wide)
    pad = rows * wide - count
    xs = np.pad(x[0], (0, pad)).reshape(rows, wide)
    ys = np.pad(y[0], (0, pad)).reshape(rows, wide)
    out = cv2.remap(sheet, xs, ys, cv2.INTER_LINEAR)
    return np.asarray(out.reshape(rows * wide, -1)[:count], np.float32)


def shade(
    n: Vec, rays: Vec, albedo: Vec, die: Die, lights: list[Light], sky: Vec, ground: Vec
) -> Vec:
    """BGR (N, 3) of surface points with world normals `n` seen along `rays`."""
    up = n[:, 2:3] * 0.5 + 0.5
    colour = albedo * (sky * up + ground * (1 - up) * 0.5)
    mirror = rays - 2 * (rays * n).sum(-1, keepdims=True) * n
    facing = np.clip(-(rays * n).sum(-1, keepdims=True), 0, 1)
    fresnel = (0.04 + 0.96 * (1 - facing) ** 5) * die.gloss
    horizon = np.clip(mirror[:, 2:3] * 3 + 0.5, 0, 1)
    colour = colour + fresnel * (sky * horizon * 0.9 + ground * (1 - horizon) * 0.4)
    for light in lights:
        lambert = np.clip(n @ light.towards, 0, 1)[:, None]
        colour = colour + albedo * lambert * light.colour
        exponent = min(die.shininess, 1.5 / light.size**2)
        toward = np.clip(mirror @ light.towards, 0, 1)[:, None] ** exponent
        colour = colour + toward * light.colour * die.gloss * 0.06 * min(exponent, 60) ** 0.7
    return np.asarray(colour, np.float32)


def trace(
    die: Die, pose: Pose, camera: Camera, lights: list[Light], sky: Vec, ground: Vec
) -> tuple[Vec, Vec, tuple[int, int]] | None:
    """Draw one die: BGR patch (h, w, 3), coverage (h, w), and its (left, top) in the picture.

    None when no part of it lies in the picture.
    """
    signs = np.array(np.meshgrid([-1, 1], [-1, 1], [-1, 1])).reshape(3, 8).T * 0.5 * pose.edge
    corners = camera.project(signs @ pose.turn + pose.centre)
    left, top = np.floor(corners.min(0)).astype(int) - 1
    right, bottom = np.ceil(corners.max(0)).astype(int) + 2
    left, top = max(left, 0), max(top, 0)
    right, bottom = min(right, camera.width), min(bottom, camera.height)
    if right - left < 2 or bottom - top < 2:
        return None
    fine = 3 if right - left < 40 else 2 if right - left < 120 else 1
    step = 1 / fine
    xs, ys = np.meshgrid(
        np.arange(left, right, step, dtype=np.float32) + np.float32(step / 2),
        np.arange(top, bottom, step, dtype=np.float32) + np.float32(step / 2),
    )
    rays = camera.rays(xs.ravel(), ys.ravel())
    local = np.asarray(rays @ pose.turn.T, np.float32)
    origin = np.asarray((camera.eye - pose.centre) @ pose.turn.T / pose.edge, np.float32)
    points, hit = _march(origin, local, die)
    colour = np.zeros((len(rays), 3), np.float32)
    if hit.any():
        inside = points[hit]
        albedo, bent = _surface(inside, _normal(inside, die), die)
        colour[hit] = shade(
            np.asarray(bent @ pose.turn, np.float32), rays[hit], albedo, die, lights, sky, ground
        )
    shape = xs.shape
    cover = hit.astype(np.float32).reshape(shape)
    patch = colour.reshape(*shape, 3) * cover[..., None]
    if fine > 1:
        size = (right - left, bottom - top)
        patch = np.asarray(cv2.resize(patch, size, interpolation=cv2.INTER_AREA), np.float32)
        cover = np.asarray(cv2.resize(cover, size, interpolation=cv2.INTER_AREA), np.float32)
    return patch, cover, (int(left), int(top))
