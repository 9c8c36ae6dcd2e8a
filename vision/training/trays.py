"""Dice trays: a cloth floor inside sloping walls with a rim, painted onto the lit table."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.brush import Brush
from vision.training.camera import Camera
from vision.training.colours import Colour, any_colour
from vision.training.pose import Pose
from vision.training.stage import Stage
from vision.training.tables import vivid

Rng = np.random.Generator
Points = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class Tray:
    """A convex floor with walls around it."""

    floor: Points
    """(N, 2) world corners of the floor, in order."""
    high: float
    """Height of the walls, in world units."""
    run: float
    """How far the walls lean out, for each unit that they rise."""

    def depth(self, x: float, y: float) -> float:
        """How far inside the floor's edge a place is; below 0 on the walls and past them."""
        return float(cv2.pointPolygonTest(self.floor.astype(np.float32), (x, y), True))

    def height(self, x: float, y: float) -> float:
        """Height of the tray's surface at a place."""
        return float(np.clip(-self.depth(x, y) / self.run, 0, self.high))

    def on_surface(self, pose: Pose) -> Pose:
        """The pose, lifted until no corner is inside a wall."""
        inside = max(self.height(x, y) - z for x, y, z in pose.corners(0.47))
        return pose.lifted(max(0.0, inside))

    def grown(self, by: float, z: float) -> Points:
        """(N, 3) the floor's outline pushed out by `by` units, at height `z`."""
        middle = self.floor.mean(0)
        arms = self.floor - middle
        far = np.linalg.norm(arms, axis=1, keepdims=True)
        flat = middle + arms * (1 + by / far)
        return np.concatenate([flat, np.full((len(flat), 1), z)], 1)


def any_tray(rng: Rng, camera: Camera, room: float) -> Tray:
    """A tray with four to eight corners, or round, whose floor reaches `room` units about."""
    corners = int(rng.choice([4, 4, 6, 6, 6, 8, 40]))
    angles = np.arange(corners) * 2 * np.pi / corners + rng.uniform(0, 2 * np.pi)
    radius = room * (1.25 if corners == 4 else 1.08)
    shape = np.stack([np.cos(angles), np.sin(angles)], -1) * radius
    if corners == 4:
        shape *= [1.0, rng.uniform(0.75, 1.0)]
    middle = camera.place_seen(np.array([camera.width, camera.height]) * rng.uniform(0.4, 0.6), 0.0)
    if middle is not None:
        shape = shape + middle
    sight = -camera.axes[2]
    level = float(np.hypot(sight[0], sight[1]) / max(0.1, sight[2]))
    # Steeper walls would hide the dice that lie at their feet.
    return Tray(shape, rng.uniform(0.5, 1.9), max(rng.uniform(0.15, 0.7), level * 1.05))


def paint_tray(brush: Brush, stage: Stage, tray: Tray, rng: Rng) -> None:
    """Floor, walls and rim, with studs at the corners of some."""
    cloth, leather = vivid(rng), vivid(rng) if rng.random() < 0.4 else None
    wide = rng.uniform(0.05, 0.3)
    out = tray.high * tray.run
    outside = tray.grown(out + wide, 0.0)
    brush.shade(brush.hull(outside), rng, 14)
    colour = np.asarray((cloth if leather is None else leather).mean((0, 1)), np.float32)
    rim = np.concatenate([outside, tray.grown(out + wide, tray.high)])
    brush.paint(brush.hull(rim), colour * stage.light_on_table * rng.uniform(0.3, 0.6))
    lip = colour * stage.light_on_table * rng.uniform(0.6, 1.5)
    brush.paint(brush.outline(tray.grown(out + wide, tray.high)), lip)
    _paint_walls(brush, stage, tray, colour, rng)
    floor = brush.outline(tray.grown(0, 0))
    brush.paint(floor, _seen_cloth(brush, cloth, rng) * stage.light_on_table)
    soft = np.asarray(cv2.GaussianBlur(floor, (0, 0), 0.5 * brush.camera.unit_pixels), np.float32)
    corner = (1 - soft) * (floor > 0.5)
    np.multiply(brush.picture, (1 - 0.45 * rng.random() * corner)[..., None], out=brush.picture)
    if rng.random() < 0.5:
        _paint_studs(brush, tray.grown(out + wide * 0.5, tray.high), stage, rng)


def _paint_walls(brush: Brush, stage: Stage, tray: Tray, colour: Colour, rng: Rng) -> None:
    """The inner sides, each as bright as its slope towards the lamps makes it."""
    low, high = tray.grown(0, 0), tray.grown(tray.high * tray.run, tray.high)
    middle = tray.floor.mean(0)
    for i in range(len(low)):
        j = (i + 1) % len(low)
        inward = middle - (low[i, :2] + low[j, :2]) / 2
        inward /= max(1e-6, float(np.linalg.norm(inward)))
        normal = np.array([*inward, tray.run])
        normal /= np.linalg.norm(normal)
        light = stage.sky * (0.5 + 0.5 * normal[2])
        for lamp in stage.lights:
            light = light + lamp.colour * max(0.0, float(normal @ lamp.towards))
        quad = np.stack([low[i], low[j], high[j], high[i]])
        brush.paint(brush.outline(quad), np.asarray(colour * light, np.float32))
    if rng.random() < 0.4:  # a seam along the top
        seam = brush.strokes()
        line = brush.camera.project(tray.grown(tray.high * tray.run * 0.93, tray.high * 0.93))
        cv2.polylines(seam, [np.round(line).astype(np.int32)], True, 255, 1, cv2.LINE_AA)
        brush.paint(seam.astype(np.float32) / np.float32(300), any_colour(rng) * brush.lit)


def _seen_cloth(brush: Brush, cloth: NDArray[np.float32], rng: Rng) -> NDArray[np.float32]:
    """The cloth as large as the picture; fine enough for its perspective not to matter."""
    h, w = brush.picture.shape[:2]
    part = np.roll(cloth, int(rng.integers(cloth.shape[0])), 0)
    return np.asarray(np.tile(part, (2, 2, 1))[:h, :w] ** np.float32(1.6), np.float32)


def _paint_studs(brush: Brush, places: Points, stage: Stage, rng: Rng) -> None:
    """Round metal studs."""
    metal = any_colour(rng, saturation=(0, 0.5), value=(0.3, 1)) * stage.light_on_table
    radius = rng.uniform(0.12, 0.4)
    angles = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    ring = np.stack([np.cos(angles), np.sin(angles), 0 * angles], -1) * radius
    for place in places[:: 1 if len(places) < 9 else 8]:
        brush.paint(brush.outline(place + ring), metal * rng.uniform(0.4, 1.1))
        brush.paint(brush.outline(place + ring * 0.55 + [0, 0, 0.02]), metal)
