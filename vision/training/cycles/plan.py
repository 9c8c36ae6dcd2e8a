"""What a scene to be rendered holds beside its dice: floor, sky, things that lie about."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, auto

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.cocked import Prop
from vision.training.colours import any_colour
from vision.training.foreign import Foreign
from vision.training.ground import TextureMaker
from vision.training.stage import Stage
from vision.training.tables import linear
from vision.training.trays import Tray
from vision.training.truth import Thrown

Rng = np.random.Generator
Sheet = NDArray[np.float32]


class Shape(StrEnum):
    """What plain things look like."""

    BOX = auto()
    CARD = auto()
    CYLINDER = auto()
    CUP = auto()
    BALL = auto()
    CONE = auto()
    RING = auto()


_SKY = (32, 64)
"""Rows, from straight up to straight down, and columns of a sky."""


@dataclass(frozen=True, slots=True, eq=False)
class Surface:
    """How something looks."""

    look: Sheet
    """(H, W, 3) linear BGR; one pixel for a plain colour."""
    roughness: float
    """As Blender tells it: 0 for a mirror to 1 for chalk."""
    metallic: float = 0.0
    """1 for metal."""


@dataclass(frozen=True, slots=True, eq=False)
class Floor:
    """The table's surface, its texture mirrored over and over."""

    surface: Surface
    wide: float
    """World units along a texture."""
    angle: float
    """Radians by which it is turned."""


@dataclass(frozen=True, slots=True, eq=False)
class Thing:
    """Something plain that stands or lies on the table."""

    shape: Shape
    size: tuple[float, float, float]
    """Along its own x and y, and its height, in world units."""
    x: float
    y: float
    """Its middle, in the world."""
    yaw: float
    """Radians by which its own axes are turned to the left."""
    surface: Surface

    def ground(self) -> NDArray[np.float64]:
        """(4, 2) corners of where it stands."""
        c, s = np.cos(self.yaw), np.sin(self.yaw)
        square = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * self.size[:2] / 2
        return np.asarray(square @ np.array([[c, s], [-s, c]]) + [self.x, self.y])


@dataclass(frozen=True, slots=True, eq=False)
class DressedTray:
    """A tray for dice, and how it looks."""

    tray: Tray
    rim: float
    """Width of its rim, in world units."""
    cloth: Surface
    walls: Surface


@dataclass(frozen=True, slots=True, eq=False)
class Plan:
    """All that a picture shows."""

    stage: Stage
    near: tuple[bool, ...]
    """Which lamps stand near the table; the others are as far as the sun."""
    sky: Sheet
    """(32, 64, 3) linear BGR, as wide as the world, its upper row straight up."""
    floor: Floor
    thrown: tuple[Thrown, ...]
    foreign: tuple[Foreign, ...]
    props: tuple[tuple[Prop, Surface], ...]
    things: tuple[Thing, ...]
    tray: DressedTray | None
    aperture: float
    """Diameter of the lens, in world units: beside the distance in focus, the picture blurs."""
    seed: int


def any_floor(rng: Rng, make: TextureMaker) -> Floor:
    """A table of what `make` draws, at any scale and angle, matt to shining."""
    texture = linear(make(rng))
    scale = np.exp(rng.uniform(np.log(12), np.log(90)))
    rough = rng.uniform(0.08, 0.4) if rng.random() < 0.35 else rng.uniform(0.4, 1.0)
    return Floor(Surface(texture, rough), len(texture) / float(scale), rng.uniform(0, np.pi))


def any_sky(rng: Rng, stage: Stage) -> Sheet:
    """A room around the table: paler above than below, now and then with windows or lamps."""
    rows, columns = _SKY
    high = np.linspace(1, -1, rows, dtype=np.float32)[:, None, None]
    fall = np.clip(1 + high * rng.uniform(-0.3, 0.9), 0.1, None)
    room = stage.sky * fall * np.ones((rows, columns, 1), np.float32)
    cloudy = cv2.resize(rng.random((4, 8, 1), dtype=np.float32), (columns, rows))[..., None]
    room *= 1 + rng.uniform(0, 0.9) * (cloudy - 0.5)
    for _ in range(int(rng.integers(0, 4))):
        top, left = int(rng.integers(0, 14)), int(rng.integers(0, columns))
        tall, wide = int(rng.integers(1, 7)), int(rng.integers(1, 9))
        where = np.arange(left, left + wide) % columns
        room[top : top + tall, where] += stage.sky * np.float32(rng.uniform(0.5, 8))
    return np.asarray(room, np.float32)


def any_surface(rng: Rng, textures: TextureMaker) -> Surface:
    """Plain, of metal, or of what `textures` draws."""
    rough, kind = float(rng.uniform(0.08, 0.9)), rng.random()
    if kind < 0.3:
        return Surface(linear(textures(rng)), rough)
    return Surface(linear(any_colour(rng)[None, None]), rough, 1.0 if kind < 0.42 else 0.0)


def any_thing(rng: Rng, x: float, y: float, textures: TextureMaker) -> Thing:
    """Something at a world (x, y), as small as a pawn or as large as a book."""
    shape = list(Shape)[int(rng.integers(len(Shape)))]
    wide, deep, high = (float(v) for v in np.exp(rng.uniform(np.log(0.4), np.log(3.0), 3)))
    if shape is Shape.CARD:
        wide, deep, high = 3.9, 5.5, 0.03
    if shape in (Shape.BALL, Shape.RING):
        deep, high = wide, wide * (1.0 if shape is Shape.BALL else rng.uniform(0.1, 0.4))
    surface = any_surface(rng, textures)
    return Thing(shape, (wide, deep, high), x, y, rng.uniform(0, 2 * np.pi), surface)
