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
from vision.training.crowd import crowd_count, crowd_pixels, crowd_poses, crowd_sizes, room_for
from vision.training.cycles.plan import (
    DressedTray,
    Plan,
    Surface,
    Thing,
    any_floor,
    any_sky,
    any_surface,
    any_thing,
)
from vision.training.foreign import Foreign, any_foreign
from vision.training.ground import TextureMaker
from vision.training.placing import Spot, clutter_places, dice_count, dice_spots
from vision.training.pose import Pose
from vision.training.scene import (
    HEAPED_ASKEW,
    OTHER_GAMES,
    Mix,
    Scene,
    any_ground,
    any_mix,
    beside_foreign,
    few_or_many,
    many,
    of_share,
    poses_on,
    shared_out,
    stage_for,
    throw,
)
from vision.training.stage import Stage
from vision.training.trays import any_tray
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
_CROWDS, _IN_TRAY, _MARKED_CROWDS = 0.3, 0.7, 0.1
"""Share of the scenes that are crowds; of these, which lie in a tray, and which have no pips."""
_TOYS, _MOST_TOYS = 0.6, 0.9
"""Share of the other scenes in which dice of other games lie, and most of their places that these
take: what is no die to read is learnt from few scenes least well."""


def make_rendered_scene(rng: Rng, render: Render | None = None) -> Scene:
    """One random table, rendered by Blender or `render`; the same state of `rng` always gives the
    same scene.
    """
    drawn, lay = (_crowd, laid_crowd) if rng.random() < _CROWDS else (_table, laid)
    camera, pixels, mix = drawn(rng)
    plan, truth = lay(rng, camera, pixels, mix)
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


def _table(rng: Rng) -> tuple[Camera, float, Mix]:
    """From where a table is seen, how wide a die is in pixels, and which dice lie there."""
    pixels = float(np.exp(rng.uniform(np.log(20), np.log(150))))
    camera = any_camera(rng, pixels, spread=min(2.0, 120 / pixels))
    return camera, pixels, Mix.MARKED if rng.random() < _MARKED else any_mix(rng)


def _crowd(rng: Rng) -> tuple[Camera, float, Mix]:
    """The same of a crowd: from above, small dice, most with pips."""
    pixels = crowd_pixels(rng)
    camera = any_camera(rng, pixels, spread=1.0, steep=True)
    return camera, pixels, Mix.MARKED if rng.random() < _MARKED_CROWDS else any_mix(rng, pips=0.85)


def _by_blender(plan: Plan, poses: Sequence[Pose]) -> tuple[photometry.Picture, tuple[float, ...]]:
    from vision.training.cycles.render import render  # Blender is only there where models are made

    return render(plan, poses)


def laid(rng: Rng, camera: Camera, pixels: float, mix: Mix) -> tuple[Plan, Painted]:
    """What to render, and what of the dice could be seen if nothing else lay there."""
    stage = stage_for(rng, camera, mix)
    heaped = rng.random() < _HEAPED
    spots = dice_spots(rng, camera, (many if heaped else dice_count)(rng, pixels))
    free = clutter_places(rng, camera, spots) if rng.random() < 0.6 else np.zeros((0, 2))
    things = [any_thing(rng, float(x), float(y), tables.table) for x, y in free]
    others: list[Foreign] = []
    if rng.random() < _TOYS:
        spots, taken = shared_out(rng, spots, most=_MOST_TOYS)
        others = [any_foreign(rng, spot.x, spot.y) for spot in taken]
    thrown, props = _thrown(rng, mix, spots, heaped=heaped)
    others = [one for one in others if not any(prop.is_under(one.corners) for prop in props)]
    things = [one for one in things if not any(prop.is_under(one.ground()) for prop in props)]
    dressed = [(one, any_surface(rng, tables.table)) for one in props]
    return _planned(rng, stage, any_ground(rng), thrown, others, dressed, things)


def laid_crowd(rng: Rng, camera: Camera, pixels: float, mix: Mix) -> tuple[Plan, Painted]:
    """The same of many dice close together, in a tray mostly, some on top of others."""
    stage = stage_for(rng, camera, mix)
    count = crowd_count(rng, pixels)
    room = room_for(rng, count)
    tray = any_tray(rng, camera, room) if rng.random() < _IN_TRAY else None
    poses = crowd_poses(rng, camera, tray, room, crowd_sizes(rng, count))
    poses, others = beside_foreign(rng, poses, OTHER_GAMES)
    dressed = None
    if tray is not None:
        cloth = Surface(tables.linear(tables.vivid(rng)), rng.uniform(0.5, 1.0))
        walls = any_surface(rng, tables.vivid)
        dressed = DressedTray(tray, rng.uniform(0.05, 0.3), cloth, walls)
    ground = any_ground(rng) if tray is not None else tables.vivid
    return _planned(rng, stage, ground, throw(rng, mix, poses), others, tray=dressed)


def _planned(
    rng: Rng,
    stage: Stage,
    ground: TextureMaker,
    thrown: Sequence[Thrown],
    others: Sequence[Foreign],
    props: Sequence[tuple[Prop, Surface]] = (),
    things: Sequence[Thing] = (),
    tray: DressedTray | None = None,
) -> tuple[Plan, Painted]:
    """All that lies there, in the stage's light, before its camera."""
    camera = stage.camera
    truth = paint_dice(np.zeros((HEIGHT, WIDTH, 3), np.float32), stage, thrown, others)
    plan = Plan(
        stage,
        tuple(bool(rng.random() < 0.5) for _ in stage.lights),
        any_sky(rng, stage),
        any_floor(rng, ground),
        tuple(thrown),
        tuple(others),
        tuple(props),
        tuple(things),
        tray,
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
