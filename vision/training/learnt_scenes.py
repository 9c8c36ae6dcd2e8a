"""Pictures of invented dice: single ones to learn from, and whole tables to be read."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from vision.training import photometry
from vision.training.camera import any_camera
from vision.training.dice import Die
from vision.training.ground import lit_ground
from vision.training.invented import Design, made
from vision.training.placing import Spot, dice_spots
from vision.training.pose import lying
from vision.training.scene import Scene
from vision.training.shadows import HALF, cast_shadows
from vision.training.stage import any_stage
from vision.training.truth import Thrown, paint_dice

Rng = np.random.Generator
Band = tuple[float, float]

SHOWN: Band = (55.0, 150.0)
"""How wide a die is where it is shown to be learnt, in pixels of 640×480."""
PLAYED: Band = (34.0, 130.0)
"""How wide dice are in play: from far across the table to close by."""


@dataclass(frozen=True, slots=True, eq=False)
class Box:
    """The dice of one set, three of each colour."""

    design: Design
    dice: dict[str, tuple[Die, ...]]


def box_of(design: Design, rng: Rng) -> Box:
    """Make a set."""
    return Box(design, {c: tuple(made(design, c, rng) for _ in range(3)) for c in design.colours})


def shown(rng: Rng, box: Box, colour: str, face: str) -> Scene:
    """One die on a table, the face named up."""
    dice = box.dice[colour]
    die = dice[int(rng.integers(len(dice)))]
    tops = [i for i, name in enumerate(die.faces) if name == face]
    return _scene(rng, [(die, int(rng.choice(tops)))], SHOWN, spread=0.6)


def played(rng: Rng, box: Box) -> Scene:
    """Two to six dice of the set as they fell."""
    everything = [die for dice in box.dice.values() for die in dice]
    thrown = []
    for _ in range(int(rng.integers(2, 7))):
        die = everything[int(rng.integers(len(everything)))]
        thrown.append((die, int(rng.integers(6))))
    return _scene(rng, thrown, PLAYED, spread=1.0)


def _scene(rng: Rng, dice: list[tuple[Die, int]], pixels: Band, spread: float) -> Scene:
    wide = float(np.exp(rng.uniform(*np.log(pixels))))
    camera = any_camera(rng, wide, spread)
    stage = any_stage(rng, camera, cast=0.16)
    picture = lit_ground(rng, stage)
    stage = replace(stage, bounce=picture.reshape(-1, 3).mean(0))
    if len(dice) == 1:
        spots = [Spot(0.0, 0.0, float(rng.uniform(0, np.pi / 2)))]
    else:
        spots = dice_spots(rng, camera, len(dice))
    thrown = [
        Thrown(die, top, lying(spot.x, spot.y, spot.yaw + np.pi / 2 * int(rng.integers(4)), top))
        for (die, top), spot in zip(dice, spots, strict=False)
    ]
    cast_shadows(picture, stage, [one.pose.corners(HALF) for one in thrown], rng)
    painted = paint_dice(picture, stage, thrown)
    seen = photometry.expose(
        picture, rng, coloured=True, dim=stage.dim, pixels=stage.camera.unit_pixels
    )
    return Scene(seen, painted.read_by(seen))
