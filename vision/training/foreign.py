"""Dice of other games, traced like those to be read: a net must not tell them by their drawing."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.canvas import SIDE
from vision.training.dice import Finish, Skin, inked
from vision.training.makes import any_make, pip_ink
from vision.training.polyhedra import SOLIDS, Points, Polyhedron, outward, towards_z
from vision.training.stage import Stage
from vision.training.tracer import Drawn, drawn, looked_up, shade

Rng = np.random.Generator
Vec = NDArray[np.float32]

_OFTEN = (0.08, 0.14, 0.28, 0.16, 0.34)
"""How often each of SOLIDS is thrown, in their order."""
_FONTS = (
    cv2.FONT_HERSHEY_SIMPLEX,
    cv2.FONT_HERSHEY_DUPLEX,
    cv2.FONT_HERSHEY_TRIPLEX,
    cv2.FONT_HERSHEY_COMPLEX,
)


@dataclass(frozen=True, slots=True, eq=False)
class Foreign:
    """A solid on the table that is no die to read."""

    corners: Points
    """(N, 3), in the world."""
    planes: Vec
    """(F, 4): outward unit normal of each facet, and its distance from the middle."""
    frames: Vec
    """(F, 2, 3): world axes of each facet's print, divided by the width of its square."""
    skin: Skin
    """Textures of all facets, side by side."""
    finish: Finish
    rounding: float
    """How far from an edge its neighbour bends the normal, in world units."""
    ball: float
    """Radius of the ball that trims the corners, in world units."""

    @property
    def middle(self) -> Points:
        """(3,), in the world."""
        return np.asarray(self.corners.mean(0))


def any_foreign(rng: Rng, x: float, y: float) -> Foreign:
    """A die of another game, mostly on a facet, at world (x, y)."""
    solid = SOLIDS[int(rng.choice(len(SOLIDS), p=_OFTEN))]
    radius = rng.uniform(0.5, 0.95)
    corners = _set_down(rng, solid, radius, x, y)
    facets = [corners[list(facet)] for facet in solid.facets]
    normals = np.array([outward(corners, facet) for facet in solid.facets])
    near = ((np.array([facet[0] for facet in facets]) - corners.mean(0)) * normals).sum(1)
    frames = [_frame(rng, facet, n) for facet, n in zip(facets, normals, strict=True)]
    make = any_make(rng)
    masks = _prints(rng, len(solid.facets))
    gloss = 0.0 if rng.random() < 0.2 else rng.uniform(0.1, 1.0)
    return Foreign(
        corners,
        np.concatenate([normals, near[:, None]], 1).astype(np.float32),
        np.array(frames, np.float32),
        inked(masks, rng, *(_tiled(s, len(masks)) for s in (make.body, pip_ink(rng, make)))),
        Finish(gloss, float(np.exp(rng.uniform(np.log(8), np.log(400)))), make.deep),
        rng.uniform(0.004, 0.05),
        radius * rng.uniform(0.9, 1.02),
    )


def _tiled(sheet: Vec, facets: int) -> Vec:
    """A texture of six faces repeated for as many facets as there are."""
    return np.concatenate([sheet] * -(-facets // 6), 1)[:, : facets * SIDE]


def _set_down(rng: Rng, solid: Polyhedron, radius: float, x: float, y: float) -> Points:
    """The corners of a solid that lies on one of its facets, now and then anyhow."""
    if rng.random() < 0.9:
        down = -outward(solid.corners, solid.facets[int(rng.integers(len(solid.facets)))])
        turn = towards_z(down)
    else:
        turn = np.asarray(cv2.Rodrigues(rng.normal(0, 1.5, 3))[0], np.float64)
    yaw = cv2.Rodrigues(np.array([0, 0, rng.uniform(0, 2 * np.pi)]))[0]
    placed = solid.corners @ (yaw @ turn).T * radius
    return np.asarray(placed - [0, 0, placed[:, 2].min()] + [x, y, 0])


def _frame(rng: Rng, facet: Points, normal: Points) -> Points:
    """(2, 3) axes of the print on a facet: it stands towards a corner, or towards an edge."""
    middle = facet.mean(0)
    spin = int(rng.integers(len(facet)))
    up = facet[spin] - middle if rng.random() < 0.5 else facet[spin - 1] + facet[spin] - 2 * middle
    up = up / np.linalg.norm(up)
    edges = (facet + np.roll(facet, -1, 0)) / 2 - middle
    wide = 2.4 * float(np.linalg.norm(edges, axis=1).min())
    return np.stack([np.cross(up, normal), up]) / wide


def _prints(rng: Rng, facets: int) -> list[Vec]:
    """(SIDE, SIDE) share of ink of each facet: numbers, mostly, all of one hand."""
    if rng.random() < 0.06:
        return [np.zeros((SIDE, SIDE), np.float32)] * facets
    font, scale = int(rng.choice(_FONTS)), rng.uniform(0.011, 0.02) * SIDE
    thick = max(1, round(rng.uniform(0.012, 0.06) * SIDE))
    first = 0 if rng.random() < 0.3 else 1
    tens = facets == 10 and rng.random() < 0.25
    out = []
    for number in rng.permutation(facets) + first:
        text = f"{number % 10}0" if tens else str(number)
        strokes = np.zeros((SIDE, SIDE), np.uint8)
        size = scale / len(text) ** 0.4
        (w, h), _ = cv2.getTextSize(text, font, size, thick)
        at = ((SIDE - w) // 2, (SIDE + h) // 2)
        cv2.putText(strokes, text, at, font, size, 255, thick, cv2.LINE_AA)
        if number in (6, 9):
            low = at[1] + 2 * thick
            cv2.line(strokes, (at[0], low), (at[0] + w, low), 255, thick, cv2.LINE_AA)
        out.append(strokes.astype(np.float32) / np.float32(255))
    return out


def trace_foreign(solid: Foreign, stage: Stage) -> Drawn | None:
    """Draw the solid; None when no part of it lies in the picture. Its ink counts as none."""
    return drawn(solid.corners, stage.camera, lambda rays: _seen(solid, stage, rays))


def _seen(solid: Foreign, stage: Stage, rays: Vec) -> tuple[Vec, Vec, Vec]:
    eye = (stage.camera.eye - solid.middle).astype(np.float32)
    facet, points, hit = _met(solid, eye, rays)
    colour, none = np.zeros((len(rays), 3), np.float32), np.zeros(len(rays), np.float32)
    if hit.any():
        facet, points = facet[hit], points[hit]
        albedo, slope = _surface(solid, facet, points)
        u, v = (solid.frames[facet, i] for i in (0, 1))
        u, v = (axis / np.linalg.norm(axis, axis=-1, keepdims=True) for axis in (u, v))
        bent = _normals(solid, points) + u * slope[:, :1] - v * slope[:, 1:2]
        bent /= np.linalg.norm(bent, axis=-1, keepdims=True)
        lit = shade(bent, rays[hit], albedo, solid.finish, stage)
        height = points[:, 2] + np.float32(solid.middle[2])
        colour[hit] = lit * (1 - 0.4 * np.exp(-4 * np.maximum(height, 0)))[:, None]
    return colour, none, hit.astype(np.float32)


def _met(solid: Foreign, eye: Vec, rays: Vec) -> tuple[NDArray[np.intp], Vec, NDArray[np.bool_]]:
    """Of each ray: the facet it meets, the point from the middle (N, 3), and whether it hits."""
    normals, near = solid.planes[:, :3], solid.planes[:, 3]
    slope = rays @ normals.T
    apart = near - normals @ eye
    with np.errstate(divide="ignore"):
        along = apart / np.where(np.abs(slope) < 1e-6, 1e-6, slope)
    enter = np.where(slope < 0, along, -np.inf)
    leave = np.where(slope > 0, along, np.inf).min(1)
    facet = enter.argmax(1)
    start = enter.max(1)
    middle = -(rays @ eye)
    half = solid.ball**2 - (eye @ eye - middle**2)
    inside = half > 0
    reach = np.sqrt(np.maximum(half, 0))
    start, leave = np.maximum(start, middle - reach), np.minimum(leave, middle + reach)
    hit = inside & (start < leave) & (start > 0)
    points = eye + rays * np.where(hit, start, 0)[:, None]
    return facet, np.asarray(points, np.float32), hit


def _normals(solid: Foreign, points: Vec) -> Vec:
    """(N, 3) normals, rounded near the edges."""
    normals, near = solid.planes[:, :3], solid.planes[:, 3]
    depth = np.maximum(near - points @ normals.T, 0)
    share = np.exp(-depth / np.float32(solid.rounding))
    mixed = share @ normals
    return np.asarray(mixed / np.linalg.norm(mixed, axis=-1, keepdims=True), np.float32)


def _surface(solid: Foreign, facet: NDArray[np.intp], points: Vec) -> tuple[Vec, Vec]:
    """Albedo (N, 3) and slopes of the engraving (N, 2) at points of the facets."""
    normals, near = solid.planes[facet, :3], solid.planes[facet, 3:]
    local = points - normals * near
    centres = print_middles(solid)[facet]
    u, v = (((local - centres) * solid.frames[facet, i]).sum(-1) for i in (0, 1))
    x = (np.clip(u, -0.49, 0.49) + 0.5) * SIDE + facet * SIDE - 0.5
    y = (0.5 - np.clip(v, -0.49, 0.49)) * SIDE - 0.5
    atlas, relief = (looked_up(sheet, x, y) for sheet in (solid.skin.atlas, solid.skin.relief))
    return atlas, relief


def print_middles(solid: Foreign) -> Vec:
    """(F, 3) middle of each facet, from the foot of the solid's middle on its plane."""
    normals, near = solid.planes[:, :3], solid.planes[:, 3]
    local = solid.corners - solid.middle
    level = np.abs(local @ normals.T - near) < 1e-4
    middles = np.array([local[level[:, f]].mean(0) for f in range(len(normals))])
    return np.asarray(middles - normals * near[:, None], np.float32)
