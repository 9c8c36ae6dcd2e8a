"""Whole table scenes with truth, traced on the CPU; the bulk of what the nets learn from."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

from vision.training import clutter, dice, photometry, tables
from vision.training.brush import Brush
from vision.training.camera import Camera, any_camera
from vision.training.cocked import against, paint_prop, tipped, tipped_on_edge
from vision.training.crowd import crowd_count, crowd_pixels, crowd_poses, crowd_sizes, room_for
from vision.training.fingers import reach_for
from vision.training.foreign import Foreign, any_foreign
from vision.training.ground import TextureMaker, lit_ground
from vision.training.makes import any_make, inset, wooden
from vision.training.odd import odd_die
from vision.training.placing import Spot, clutter_places, dice_count, dice_spots
from vision.training.pose import Pose, clear_of, lying, meet
from vision.training.shadows import HALF, cast_shadows
from vision.training.stage import Stage, any_stage
from vision.training.trays import any_tray, paint_tray
from vision.training.truth import Picture, Thrown, Truth, paint_dice

Rng = np.random.Generator
T = TypeVar("T")
Askew = NDArray[np.bool_]
"""(N,) which of N dice lean."""


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
    MARKED = auto()
    """Zombie dice, and dice with marks of any other kind."""


_CROWDS = 0.35
"""Share of the scenes that hold many dice close together."""
_ODD, _ODD_MARKED = 0.15, 0.3
"""Share of the dice that carry other drawings than pips, where dice with pips lie; and of those
that carry others than Zombie dice do, where none with pips lies."""
_WOODEN = 0.08
"""Share of the dice with pips that are of wood."""
_INSET, _RINGED = 0.06, 0.06
"""Share of the dice with pips that have a round inset on every face, besides those of any make; and
share of those whose pips are rings."""
_ASKEW, _UNTIDY_ASKEW, HEAPED_ASKEW = 0.06, 0.45, 0.6
"""Share of the dice of other scenes that lean; of those where things are in the way; and of those
that are made for leaning dice."""
_UNTIDY = 0.3
"""Share of the other scenes where many dice lean."""
OTHER_GAMES = 0.35
"""Share of the scenes in which dice of other games lie among those to be read."""


def make_scene(rng: Rng) -> Scene:
    """One random table; the same state of `rng` always gives the same scene."""
    return _crowd(rng) if rng.random() < _CROWDS else _table(rng, leaning=few_or_many)


def make_untidy_scene(rng: Rng) -> Scene:
    """One random table where about half of the dice lean and dice of other games lie about."""
    return _table(rng, leaning=of_share(_UNTIDY_ASKEW), other_games=1.0)


def make_heaped_scene(rng: Rng) -> Scene:
    """One random table of many dice, most of which lean."""
    return _table(rng, counted=many, leaning=of_share(HEAPED_ASKEW), other_games=0.0)


def make_marked_scene(rng: Rng) -> Scene:
    """One random table of many dice without pips, on patterns or letters every other time."""
    grounds = tables.table, tables.pattern, tables.printed
    return _table(
        rng,
        counted=many,
        leaning=of_share(_ASKEW),
        mix=Mix.MARKED,
        ground=grounds[int(rng.choice(3, p=[0.5, 0.25, 0.25]))],
    )


def make_cocked_scene(rng: Rng) -> Scene:
    """One throw of a few dice, of which one leans every other time, now and then on one more."""
    return _table(rng, counted=_few, leaning=_one_or_none, other_games=0.0)


def many(rng: Rng, _: float) -> int:
    """How many dice are thrown where many are, however wide they are."""
    return int(rng.integers(5, 18))


def _few(rng: Rng, _: float) -> int:
    return int(rng.integers(1, 6))


def _table(
    rng: Rng,
    *,
    counted: Callable[[Rng, float], int] = dice_count,
    leaning: Callable[[Rng, int], Askew],
    other_games: float = OTHER_GAMES,
    mix: Mix | None = None,
    ground: TextureMaker | None = None,
) -> Scene:
    """A few dice, or many far apart, among other things.

    `counted` says how many, by how wide they are in pixels; `leaning` which of so many lean;
    `other_games` how often other games' dice lie there too; `mix` which dice there are, any unless
    told, and `ground` on what.
    """
    pixels = (
        float(np.exp(rng.uniform(np.log(17), np.log(130))))
        if rng.random() < 0.93
        else rng.uniform(130, 230)
    )
    camera = any_camera(rng, pixels, spread=min(2.0, 120 / pixels))
    mix = any_mix(rng) if mix is None else mix
    stage, picture = _lit(rng, camera, mix, any_ground(rng) if ground is None else ground)
    brush = Brush(picture, camera, _brightness(stage))
    spots = dice_spots(rng, camera, counted(rng, pixels))
    if rng.random() < 0.65:
        clutter.scatter(brush, rng, clutter_places(rng, camera, spots))
    others: list[Foreign] = []
    # No number is drawn where the answer is known.
    if other_games == 1 or (other_games > 0 and rng.random() < other_games):
        free = [Spot(float(x), float(y), 0.0) for x, y in clutter_places(rng, camera, spots)]
        spots, taken = shared_out(rng, spots, most=0.8)
        others = [any_foreign(rng, spot.x, spot.y) for spot in (*taken, *free[:3])]
    prop = partial(paint_prop, brush, rng)
    thrown = throw(rng, mix, poses_on(rng, spots, leaning(rng, len(spots)), prop))
    return _finished(rng, picture, stage, thrown, mix, others)


def few_or_many(rng: Rng, count: int) -> Askew:
    """Few dice lean, but for tables that are untidy."""
    return of_share(_UNTIDY_ASKEW if rng.random() < _UNTIDY else _ASKEW)(rng, count)


def of_share(share: float) -> Callable[[Rng, int], Askew]:
    """That of any number of dice a share leans."""
    return lambda rng, count: rng.random(count) < share


def _one_or_none(rng: Rng, count: int) -> Askew:
    """One die every other time."""
    return np.asarray(np.arange(count) == rng.integers(2 * max(1, count)))


def _crowd(rng: Rng) -> Scene:
    """Many dice of a few makes, in a tray or on cloth."""
    pixels = crowd_pixels(rng)
    camera = any_camera(rng, pixels, spread=1.0, steep=True)
    mix = any_mix(rng, pips=0.75)
    in_tray = rng.random() < 0.6
    cloth = not in_tray and rng.random() < 0.7
    stage, picture = _lit(rng, camera, mix, tables.vivid if cloth else tables.table)
    brush = Brush(picture, camera, _brightness(stage))
    count = crowd_count(rng, pixels)
    room = room_for(rng, count)
    tray = any_tray(rng, camera, room) if in_tray else None
    if rng.random() < 0.5:
        clutter.scatter(brush, rng, clutter_places(rng, camera, []))
    if tray is not None:
        paint_tray(brush, stage, tray, rng)
    poses = crowd_poses(rng, camera, tray, room, crowd_sizes(rng, count))
    poses, others = beside_foreign(rng, poses, OTHER_GAMES / 2)
    thrown = throw(rng, mix, poses)
    return _finished(rng, picture, stage, thrown, mix, others)


def shared_out(rng: Rng, places: list[T], most: float) -> tuple[list[T], list[T]]:
    """Places for dice to be read, and those that dice of other games take from them."""
    taken = rng.random(len(places)) < rng.uniform(0.1, most)
    return list(itertools.compress(places, ~taken)), list(itertools.compress(places, taken))


def beside_foreign(
    rng: Rng, poses: list[Pose], other_games: float
) -> tuple[list[Pose], list[Foreign]]:
    """Those dice of a crowd that are to be read, and a few of other games in the others' places,
    as often as `other_games` says.
    """
    if rng.random() >= other_games:
        return poses, []
    poses, taken = shared_out(rng, poses, most=0.3)
    return poses, [any_foreign(rng, float(p.centre[0]), float(p.centre[1])) for p in taken]


def any_ground(rng: Rng) -> TextureMaker:
    """What the table of a scene is made of; patterns as large as dice are the hardest."""
    return (tables.table, tables.vivid, tables.pattern)[int(rng.choice(3, p=[0.78, 0.1, 0.12]))]


def stage_for(rng: Rng, camera: Camera, mix: Mix) -> Stage:
    """Light for such dice: strong casts would make green and yellow inks one and the same."""
    return any_stage(rng, camera, cast=0.28 if mix is Mix.PIPS else 0.16)


def _lit(rng: Rng, camera: Camera, mix: Mix, ground: TextureMaker) -> tuple[Stage, Picture]:
    """The stage and its bare table."""
    stage = stage_for(rng, camera, mix)
    picture = lit_ground(rng, stage, ground)
    return replace(stage, bounce=picture.reshape(-1, 3).mean(0)), picture


def _finished(
    rng: Rng,
    picture: Picture,
    stage: Stage,
    thrown: list[Thrown],
    mix: Mix,
    others: list[Foreign],
) -> Scene:
    """The scene as a camera hands it over, with its truth."""
    solids = [one.pose.corners(HALF) for one in thrown] + [one.corners for one in others]
    cast_shadows(picture, stage, solids, rng)
    painted = paint_dice(picture, stage, thrown, others)
    if thrown and rng.random() < 0.07:
        brush = Brush(picture, stage.camera, _brightness(stage))
        cover = reach_for(brush, rng, thrown[int(rng.integers(len(thrown)))].pose)
        painted = painted.covered(cover)
    seen = photometry.expose(
        picture, rng, coloured=mix is not Mix.PIPS, dim=stage.dim, pixels=stage.camera.unit_pixels
    )
    return Scene(seen, painted.read_by(seen))


def poses_on(
    rng: Rng, spots: list[Spot], askew: Askew, prop: Callable[[Pose, float], None]
) -> list[Pose]:
    """A die on each spot; those `askew` lean against a neighbour, or what `prop` lays there for a
    pose and the heading that it leans towards.
    """
    flat = [lying(spot.x, spot.y, spot.yaw, int(rng.integers(6))) for spot in spots]
    poses = [pose for pose, leans in zip(flat, askew, strict=True) if not leans]
    for pose in itertools.compress(flat, askew):
        way = rng.random()
        if way < 0.25:
            poses.append(tipped(rng, pose, poses))
            continue
        edge, towards = tipped_on_edge(rng, pose)
        neighbour = against(rng, edge, towards)
        if way < 0.55 and not any(meet(neighbour, other) for other in poses):
            poses.append(neighbour)
        else:
            prop(edge, towards)
        poses.append(clear_of(edge, poses))
    return poses


def any_mix(rng: Rng, pips: float = 0.55) -> Mix:
    """Only pips as often as `pips` says, else mostly only Zombie dice."""
    if rng.random() < pips:
        return Mix.PIPS
    return Mix.ZOMBIES if rng.random() < 0.84 else Mix.BOTH


def throw(rng: Rng, mix: Mix, poses: list[Pose]) -> list[Thrown]:
    """A die in each pose; a third of the games with pips use dice of one make."""
    kinds = 1 if mix is Mix.PIPS and rng.random() < 0.35 else int(rng.integers(3, 9))
    makes = [_any_die(rng, mix) for _ in range(min(kinds, len(poses)))]
    return [Thrown(makes[int(rng.integers(len(makes)))], pose.up, pose) for pose in poses]


def _any_die(rng: Rng, mix: Mix) -> dice.Die:
    if mix is Mix.ZOMBIES or (mix is Mix.BOTH and int(rng.integers(2)) == 1):
        return dice.zombie_die(rng, varied=True)
    if mix is Mix.MARKED:
        odd = rng.random() < _ODD_MARKED
        return odd_die(rng) if odd else dice.zombie_die(rng, varied=True)
    if rng.random() < _ODD:
        return odd_die(rng)
    chances = _WOODEN, _INSET, 1 - _WOODEN - _INSET
    make = (wooden, inset, any_make)[int(rng.choice(3, p=chances))]
    return dice.pip_die(rng, make(rng), ringed=rng.random() < _RINGED)


def _brightness(stage: Stage) -> float:
    """How bright clutter is: the light on the table, less where the table has one strong hue."""
    even = float(stage.bounce.mean() / max(0.05, float(stage.bounce.max())))
    return even * float(stage.light_on_table.mean())
