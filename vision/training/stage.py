"""What a scene is played on: the camera, the lamps, the sky, and what the table throws back."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from vision.training.camera import Camera

Vec = NDArray[np.float32]
Rng = np.random.Generator


def _dark() -> Vec:
    return np.zeros(3, np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Light:
    """A far lamp, above the table."""

    towards: Vec
    """(3,) unit vector from the table to the lamp; its z is above 0."""
    colour: Vec
    """(3,) linear BGR, 1 is a full exposure of white."""
    size: float
    """Softness of its shadows and reflections, 0.02 to 0.5."""

    @property
    def strength(self) -> float:
        """Light it sends onto the table, the mean of the three colours."""
        return float(self.colour.mean() * self.towards[2])


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """Everything about a scene but the things on its table."""

    camera: Camera
    lights: tuple[Light, ...]
    sky: Vec
    """(3,) linear BGR light from all around."""
    dim: bool = False
    """Whether there is so little light that the sensor's noise shows."""
    bounce: Vec = field(default_factory=_dark)
    """(3,) linear BGR light that the table throws back up; dark until the table is drawn."""

    @property
    def light_on_table(self) -> Vec:
        """(3,) linear BGR light from the sky and all lamps on the open table."""
        lamps = sum((light.colour * light.towards[2] for light in self.lights), _dark())
        return np.asarray(self.sky + lamps, np.float32)


def any_stage(rng: Rng, camera: Camera, cast: float) -> Stage:
    """Lamps and a sky; their common tint strays from white by up to `cast`.

    Mostly one to three lamps of any kind; else a warm bulb, a cold hard one, two hard ones of
    which one mirrors itself in level faces, or hardly any light.
    """
    style = rng.random()
    if style < 0.2:  # a bulb of 2700 K, or candles
        warmth, dim = cast * rng.uniform(0.6, 1.15), rng.random() < 0.35
    elif style < 0.32:  # a cold LED
        warmth, dim = -cast * rng.uniform(0.3, 0.9), False
    else:
        warmth, dim = rng.uniform(-cast, cast), False
    tint = np.array([1 - warmth, 1, 1 + warmth], np.float32)
    if style < 0.7:
        lights = tuple(_any_light(rng, tint) for _ in range(int(rng.integers(1, 4))))
    else:
        lights = (_glare(rng, camera, tint), _any_light(rng, tint, hard=rng.random() < 0.6))
    sky = tint * rng.uniform(0.15, 0.8) * np.exp(rng.normal(0, 0.05, 3)).astype(np.float32)
    return Stage(camera, lights, sky.astype(np.float32), dim)


def _any_light(rng: Rng, tint: Vec, *, hard: bool = False) -> Light:
    direction = rng.normal(0, 1, 3) + np.array([0, 0.3, 0])
    # A lamp at the table's level would throw endless shadows.
    direction[2] = abs(direction[2]) + rng.uniform(0.3, 1.5)
    direction /= np.linalg.norm(direction)
    colour = tint * np.exp(rng.normal(0, 0.06, 3)) * rng.uniform(0.2, 1.0)
    size = float(np.exp(rng.uniform(np.log(0.03), np.log(0.07 if hard else 0.5))))
    return Light(direction.astype(np.float32), colour.astype(np.float32), size)


def _glare(rng: Rng, camera: Camera, tint: Vec) -> Light:
    """A lamp that a level mirror near the middle of the table throws into the camera."""
    direction = camera.axes[2] * [1, 1, -1] + rng.normal(0, 0.07, 3)
    direction[2] = max(0.35, direction[2])
    direction /= np.linalg.norm(direction)
    size = float(np.exp(rng.uniform(np.log(0.03), np.log(0.15))))
    return Light(direction.astype(np.float32), tint * np.float32(rng.uniform(0.3, 1.0)), size)
