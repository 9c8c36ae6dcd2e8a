"""Where things come to lie on a table: dice side by side, clutter clear of them."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.camera import HEIGHT, WIDTH, Camera

Rng = np.random.Generator

_ROOM = 1.02
"""Width of the square that a die keeps for itself, in edges."""
_CLEAR = 2.2
"""Distance that clutter keeps from a die's middle, in edges."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A die's place on the table: world x and y, and yaw in radians."""

    x: float
    y: float
    yaw: float
    edge: float = 1.0
    """The die's width, in world units."""

    def clashes(self, other: Spot) -> bool:
        """Whether dice on both spots would run into each other."""
        reach = 0.75 * (self.edge + other.edge)
        if abs(self.x - other.x) >= reach or abs(self.y - other.y) >= reach:
            return False  # squares so far apart cannot meet, however they are turned
        found, _ = cv2.rotatedRectangleIntersection(self._square(), other._square())
        return found != cv2.INTERSECT_NONE

    def _square(self) -> tuple[tuple[float, float], tuple[float, float], float]:
        room = _ROOM * self.edge
        return (self.x, self.y), (room, room), float(np.rad2deg(self.yaw))


def dice_count(rng: Rng, pixels: float) -> int:
    """How many dice to throw, mostly a handful; no more than fit when each is `pixels` wide."""
    if rng.random() < 0.06:
        return 0
    most = max(1, int(0.28 * WIDTH * HEIGHT / pixels**2))
    usual = int(rng.integers(1, 8)) if rng.random() < 0.7 else int(rng.integers(8, 26))
    return min(most, usual)


def dice_spots(rng: Rng, camera: Camera, count: int) -> list[Spot]:
    """Up to `count` places that do not overlap; in nearly half of the scenes dice touch."""
    spots: list[Spot] = []
    packed = rng.random() < 0.45
    for _ in range(count * 30):
        if len(spots) == count:
            break
        yaw = rng.uniform(0, np.pi / 2)
        if spots and packed and rng.random() < 0.75:
            spot: Spot | None = _beside(rng, spots, yaw)
        else:
            spot = _anywhere(rng, camera, yaw)
        if spot is not None and not any(spot.clashes(other) for other in spots):
            spots.append(spot)
    return spots


def _beside(rng: Rng, spots: list[Spot], yaw: float) -> Spot:
    """A place near one of the dice, now and then flush with it."""
    near = spots[int(rng.integers(len(spots)))]
    angle, away = rng.uniform(0, 2 * np.pi), rng.uniform(1.0, 1.7)
    if rng.random() < 0.4:
        yaw = near.yaw
        angle, away = yaw + np.pi / 2 * int(rng.integers(4)), rng.uniform(1.0, 1.08)
    return Spot(
        float(near.x + away * np.cos(angle)), float(near.y + away * np.sin(angle)), float(yaw)
    )


def _anywhere(rng: Rng, camera: Camera, yaw: float) -> Spot | None:
    """A place in the picture, or None where the camera looks past the table."""
    pixel = rng.uniform(0.02, 0.98, 2) * [WIDTH, HEIGHT]
    seen = camera.place_seen(pixel, 0.5)
    return None if seen is None else Spot(float(seen[0]), float(seen[1]), yaw)


def clutter_places(rng: Rng, camera: Camera, spots: list[Spot]) -> NDArray[np.float64]:
    """World (x, y) of up to eight other things, (N, 2), clear of the dice."""
    found: list[tuple[np.float32, np.float32]] = []
    for _ in range(40):
        # Drawn anew for each try: few things are commoner than many.
        if len(found) == int(rng.integers(1, 9)):
            break
        seen = camera.place_seen(rng.uniform(-0.05, 1.05, 2) * [WIDTH, HEIGHT], 0.0)
        if seen is None:
            continue
        x, y = seen
        if all(np.hypot(x - spot.x, y - spot.y) > _CLEAR for spot in spots):
            found.append((x, y))
    return np.array(found, np.float64).reshape(-1, 2)
