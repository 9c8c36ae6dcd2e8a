"""Table scenes with truth whose light a path tracer follows.

Dice, drawings, tables and cameras are those of `vision.training.scene`. The render benchmark of
`vision.training.blender` has drawings, tables, lamps and things of its own, and ways of its own for
dice to lean; it shares the path tracer and the mesh of a die's body.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import numpy as np

from vision.training import photometry, tables
from vision.training.camera import HEIGHT, WIDTH, Camera, any_camera
from vision.training.cocked import Prop, any_prop
from vision.training.cycles.plan import Plan, any_floor, any_sky, any_surface, any_thing
from vision.training.foreign import Foreign, any_foreign
from vision.training.placing import Spot, clutter_places, dice_count, dice_spots
from vision.training.pose import Pose
from vision.training.scene import (
    HEAPED_ASKEW,
    Mix,
    Scene,
    any_ground,
    any_mix,
    few_or_many,
    many,
    of_share,
    poses_on,
    shared_out,
    throw,
)
from vision.training.stage import any_stage
from vision.training.truth import Painted, Thrown, paint_dice

Rng = np.random.Generator
Render = Callable[[Plan, Sequence[Pose]], tuple[photometry.Picture, tuple[float, ...]]]
"""Gives the picture, and of dice in these poses the share of each top face that nothing hides."""

_HEAPED = 0.5
"""Share of the scenes that hold many dice, most of which lean."""
_SMALL, _LARGE = 1.3, 3.5
"""World units to which what keeps up a die reaches, where dice lie close together and elsewhere."""
_MARKED = 0.25
"""Share of the scenes of dice without pips."""
_OTHER_GAMES, _MOST_OTHERS = 0.6, 0.9
"""Share of the scenes in which dice of other games lie, and most of their places that these take:
what is no die to read is learnt from few scenes least well."""


def make_rendered_scene(rng: Rng, render: Render | None = None) -> Scene:
    """One random table, rendered by Blender or `render`; the same state of `rng` always gives the
    same scene.
    """
    pixels = float(np.exp(rng.uniform(np.log(20), np.log(150))))
    camera = any_camera(rng, pixels, spread=min(2.0, 120 / pixels))
    mix = Mix.MARKED if rng.random() < _MARKED else any_mix(rng)
    plan, truth = laid(rng, camera, pixels, mix)
    picture, shares = (render or _by_blender)(plan, truth.poses)
    seen = photometry.expose(
        picture, rng, coloured=mix is not Mix.PIPS, dim=plan.stage.dim, pixels=pixels
    )
    dice = truth.read_by(seen)
    return Scene(
        seen,
        tuple(
            replace(die, visible=min(die.visible, share))
            for die, share in zip(dice, shares, strict=True)
        ),
    )


def _by_blender(plan: Plan, poses: Sequence[Pose]) -> tuple[photometry.Picture, tuple[float, ...]]:
    from vision.training.cycles.render import render  # Blender is only there where models are made

    return render(plan, poses)


def laid(rng: Rng, camera: Camera, pixels: float, mix: Mix) -> tuple[Plan, Painted]:
    """What to render, and what of the dice could be seen if nothing else lay there."""
    stage = any_stage(rng, camera, cast=0.28 if mix is Mix.PIPS else 0.16)
    heaped = rng.random() < _HEAPED
    spots = dice_spots(rng, camera, (many if heaped else dice_count)(rng, pixels))
    free = clutter_places(rng, camera, spots) if rng.random() < 0.6 else np.zeros((0, 2))
    things = [any_thing(rng, float(x), float(y), tables.table) for x, y in free]
    others: list[Foreign] = []
    if rng.random() < _OTHER_GAMES:
        spots, taken = shared_out(rng, spots, most=_MOST_OTHERS)
        others = [any_foreign(rng, spot.x, spot.y) for spot in taken]
    thrown, props = _thrown(rng, mix, spots, heaped=heaped)
    others = [one for one in others if not any(prop.is_under(one.corners) for prop in props)]
    things = [one for one in things if not any(prop.is_under(one.ground()) for prop in props)]
    truth = paint_dice(np.zeros((HEIGHT, WIDTH, 3), np.float32), stage, thrown, others)
    plan = Plan(
        stage,
        tuple(bool(rng.random() < 0.5) for _ in stage.lights),
        any_sky(rng, stage),
        any_floor(rng, any_ground(rng)),
        tuple(thrown),
        tuple(others),
        tuple((one, any_surface(rng, tables.table)) for one in props),
        tuple(things),
        _aperture(rng, camera),
        int(rng.integers(2**31)),
    )
    return plan, truth


def _aperture(rng: Rng, camera: Camera) -> float:
    """Mostly none to speak of; else one by which a die one unit off focus blurs by a tenth."""
    if rng.random() >= 0.3:
        return 0.0
    return rng.uniform(0.01, 0.1) * float(np.linalg.norm(camera.eye))


def _thrown(
    rng: Rng, mix: Mix, spots: list[Spot], *, heaped: bool
) -> tuple[list[Thrown], list[Prop]]:
    """Dice on these spots and what keeps up those that lean; a die in its way is left out."""
    kept: list[tuple[Prop, Pose]] = []

    def lay_prop(pose: Pose, towards: float) -> None:
        kept.append((any_prop(rng, pose, towards, _SMALL if heaped else _LARGE), pose))

    askew = (of_share(HEAPED_ASKEW) if heaped else few_or_many)(rng, len(spots))
    thrown = throw(rng, mix, poses_on(rng, spots, askew, lay_prop))
    clear = [
        one
        for one in thrown
        if not any(
            prop.is_under(one.pose.corners())
            for prop, leaner in kept
            if not np.array_equal(leaner.centre[:2], one.pose.centre[:2])
        )
    ]
    return clear, [prop for prop, _ in kept]
