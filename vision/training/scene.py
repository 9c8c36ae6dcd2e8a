"""Whole table scenes with truth, traced on the CPU; the bulk of what the nets learn from."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

import numpy as np
from numpy.typing import NDArray

from vision.training import clutter, dice, photometry
from vision.training.brush import Brush
from vision.training.camera import any_camera
from vision.training.ground import lit_ground
from vision.training.placing import Spot, clutter_places, dice_count, dice_spots
from vision.training.pose import lying
from vision.training.shadows import cast_shadows
from vision.training.stage import Stage, any_stage
from vision.training.truth import Thrown, Truth, paint_dice

Rng = np.random.Generator


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A picture and its truth."""

    picture: NDArray[np.uint8]
    """(HEIGHT, WIDTH, 3) uint8 BGR."""
    dice: tuple[Truth, ...]
    """Farthest first."""


class Mix(Enum):
    """Which dice a scene holds."""

    PIPS = auto()
    ZOMBIES = auto()
    BOTH = auto()


def make_scene(rng: Rng) -> Scene:
    """One random table; the same state of `rng` always gives the same scene."""
    pixels = (
        float(np.exp(rng.uniform(np.log(17), np.log(130))))
        if rng.random() < 0.93
        else rng.uniform(130, 230)
    )
    camera = any_camera(rng, pixels, spread=min(2.0, 120 / pixels))
    mix = _any_mix(rng)
    # Strong casts would make green and yellow inks one and the same.
    stage = any_stage(rng, camera, cast=0.28 if mix is Mix.PIPS else 0.16)
    picture = lit_ground(rng, stage)
    stage = replace(stage, bounce=picture.reshape(-1, 3).mean(0))
    spots = dice_spots(rng, camera, dice_count(rng, pixels))
    thrown = _throw(rng, mix, spots)
    if rng.random() < 0.65:
        places = clutter_places(rng, camera, spots)
        clutter.scatter(Brush(picture, camera, _brightness(stage)), rng, places)
    cast_shadows(picture, stage, [one.pose for one in thrown], rng)
    truths = paint_dice(picture, stage, thrown)
    return Scene(photometry.expose(picture, rng, coloured=mix is not Mix.PIPS), truths)


def _any_mix(rng: Rng) -> Mix:
    mode = rng.random()
    if mode < 0.55:
        return Mix.PIPS
    return Mix.ZOMBIES if mode < 0.93 else Mix.BOTH


def _throw(rng: Rng, mix: Mix, spots: list[Spot]) -> list[Thrown]:
    """A die on each spot; a third of the games with pips use dice of one make."""
    one_make = mix is Mix.PIPS and rng.random() < 0.35
    shared = dice.pip_die(rng) if one_make else None
    thrown = []
    for spot in spots:
        die = shared or _any_die(rng, mix)
        top = int(rng.integers(6))
        thrown.append(Thrown(die, top, lying(spot.x, spot.y, spot.yaw, top)))
    return thrown


def _any_die(rng: Rng, mix: Mix) -> dice.Die:
    pips = mix is Mix.PIPS or (mix is Mix.BOTH and int(rng.integers(2)) == 0)
    return dice.pip_die(rng) if pips else dice.zombie_die(rng)


def _brightness(stage: Stage) -> float:
    """How bright clutter is: the light on the table, less where the table has one strong hue."""
    even = float(stage.bounce.mean() / max(0.05, float(stage.bounce.max())))
    return even * float(stage.light_on_table.mean())
