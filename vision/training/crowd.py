"""Many dice close together, some on top of others or askew, in a tray or on vivid cloth."""

from __future__ import annotations

import itertools

import numpy as np
from numpy.typing import NDArray

from vision.training.camera import HEIGHT, WIDTH, Camera
from vision.training.cocked import LEAST, MOST, tipped
from vision.training.placing import Spot
from vision.training.pose import Pose, clear_of, leaning, lying
from vision.training.trays import Tray

Rng = np.random.Generator
Point = NDArray[np.floating]
"""(2,) world x and y."""

FEWEST, MOST_DICE = 8, 40
_ASKEW = 0.09
"""Share of the dice at the bottom that lean."""


def crowd_pixels(rng: Rng) -> float:
    """Width of a die in the picture; more often small than large."""
    return float(np.exp(rng.uniform(np.log(19), np.log(56))))


def crowd_count(rng: Rng, pixels: float) -> int:
    """How many dice to throw, no more than fit when each is `pixels` wide."""
    most = int(0.3 * WIDTH * HEIGHT / pixels**2)
    return int(np.clip(rng.integers(FEWEST, MOST_DICE + 1), FEWEST, max(FEWEST, most)))


def crowd_sizes(rng: Rng, count: int) -> list[float]:
    """Widths of so many dice in world units: of one size, or of makes that differ a little."""
    sizes = rng.uniform(0.85, 1.1, count) if rng.random() < 0.4 else np.ones(count)
    return [float(size) for size in sizes]


def room_for(rng: Rng, count: int) -> float:
    """Half the width, in world units, of a floor for so many dice: from a heap to an open game."""
    return float(np.sqrt(count) * rng.uniform(0.62, 1.35) + 0.4)


def crowd_poses(
    rng: Rng, camera: Camera, tray: Tray | None, room: float, edges: list[float]
) -> list[Pose]:
    """Where a die of each width in `edges` lies; those without room on the floor lie on others.

    Fewer than asked for only where not even the pile has room.
    """
    middle = tray.floor.mean(0) if tray is not None else _middle(camera)
    spots = _on_floor(rng, tray, middle, room, edges)
    flat = [lying(s.x, s.y, s.yaw, int(rng.integers(6)), s.edge) for s in spots]
    askew = rng.random(len(flat)) < _ASKEW
    poses = [pose for pose, leans in zip(flat, askew, strict=True) if not leans]
    for pose in itertools.compress(flat, askew):
        poses.append(tipped(rng, pose, poses))
    for edge in edges[len(spots) :]:
        poses.append(_on_pile(rng, poses, edge))
    if tray is not None and rng.random() < 0.5:
        poses[-1] = clear_of(_on_wall(rng, tray, edges[-1]), poses[:-1])
    return poses


def _middle(camera: Camera) -> Point:
    seen = camera.place_seen(np.array([WIDTH / 2, HEIGHT / 2]), 0.0)
    return np.zeros(2) if seen is None else seen


def _on_floor(
    rng: Rng,
    tray: Tray | None,
    middle: Point,
    room: float,
    edges: list[float],
) -> list[Spot]:
    """Places side by side for as many of the dice as find one."""
    spots: list[Spot] = []
    packed = rng.uniform(0.1, 0.9)
    for _ in range(len(edges) * 9):
        if len(spots) == len(edges):
            break
        edge = edges[len(spots)]
        if spots and rng.random() < packed:
            spot = _beside(rng, spots[int(rng.integers(len(spots)))], edge)
        else:
            x, y = middle + rng.uniform(-room, room, 2)
            spot = Spot(float(x), float(y), rng.uniform(0, np.pi / 2), edge)
        outside = tray is not None and tray.depth(spot.x, spot.y) < 0.55 * edge
        if not outside and not any(spot.clashes(other) for other in spots):
            spots.append(spot)
    return spots


def _beside(rng: Rng, near: Spot, edge: float) -> Spot:
    """A place that touches a die's, half of the time flush with it."""
    flush = rng.random() < 0.5
    yaw = near.yaw if flush else rng.uniform(0, np.pi / 2)
    angle = near.yaw + np.pi / 2 * int(rng.integers(4)) if flush else rng.uniform(0, 2 * np.pi)
    away = (near.edge + edge) / 2 * (1.03 if flush else rng.uniform(1.03, 1.4))
    slide = rng.uniform(-0.4, 0.4) if flush else 0.0
    x = near.x + away * np.cos(angle) - slide * np.sin(angle)
    y = near.y + away * np.sin(angle) + slide * np.cos(angle)
    return Spot(float(x), float(y), float(yaw), edge)


def _on_pile(rng: Rng, poses: list[Pose], edge: float) -> Pose:
    """On top of a die, level or askew; best of a few tries, the lowest."""
    tries = []
    for _ in range(4):
        under = poses[int(rng.integers(len(poses)))]
        x, y = under.centre[:2] + rng.uniform(-0.75, 0.75, 2)
        pose = lying(float(x), float(y), rng.uniform(0, np.pi / 2), int(rng.integers(6)), edge)
        if rng.random() < 0.6:
            pose = leaning(pose, rng.uniform(0, 2 * np.pi), np.deg2rad(rng.uniform(LEAST, MOST)))
        tries.append(clear_of(pose, poses))
    return min(tries, key=lambda pose: float(pose.centre[2]))


def _on_wall(rng: Rng, tray: Tray, edge: float) -> Pose:
    """Askew on the foot of a tray's wall."""
    sides = len(tray.floor)
    i = int(rng.integers(sides))
    share = rng.uniform(0.2, 0.8)
    foot = tray.floor[i] * share + tray.floor[(i + 1) % sides] * (1 - share)
    inward = tray.floor.mean(0) - foot
    inward = inward / max(1e-6, float(np.linalg.norm(inward)))
    x, y = foot + inward * rng.uniform(-0.3, 0.35)
    pose = lying(float(x), float(y), rng.uniform(0, np.pi / 2), int(rng.integers(6)), edge)
    towards = float(np.arctan2(inward[1], inward[0])) + rng.normal(0, 0.3)
    angle = min(np.deg2rad(rng.uniform(LEAST, MOST)), np.arctan(1 / tray.run))
    return tray.on_surface(leaning(pose, towards, float(angle)))
