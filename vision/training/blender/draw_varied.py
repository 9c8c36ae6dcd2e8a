"""Drawing the scenes of the render benchmark: any light, table, view and company in any mixture.

Unlike `draw_scene`, whose sets are about one thing each: here leaning dice lie among cards by
candlelight, seen from 25 degrees.
"""

from __future__ import annotations

from dataclasses import replace
from math import cos, exp, log, pi, radians, sin
from random import Random

from vision.training.blender.colour import from_hue
from vision.training.blender.draw_dice import BLACK, WHITE, draw_dice, huddled, overlap, scattered
from vision.training.blender.draw_scene import draw_table, hand_beside, inside, lens_over
from vision.training.blender.lens import Lens
from vision.training.blender.plan import (
    LEAST_LEAN,
    DiePlan,
    LightPlan,
    ScenePlan,
    TablePlan,
    ThingPlan,
)

LIGHTS = ("bulb", "cold led", "candle", "window", "spot")
CLUTTER = {"none": (0, 0), "some": (1, 3), "much": (5, 9)}
"""Things laid on the table, least and most; those that would hide a die are taken away again."""
_THINGS = ("cup", "card", "card", "coin", "coin", "pawn", "pencil", "token", "d10", "d20", "d20")
_LEAST_PIXELS, _MOST_PIXELS = 24.0, 150.0
"""Of a die's edge in a picture 640 wide."""


def draw_varied(kind: str, seed: int, size: tuple[int, int]) -> ScenePlan:
    """The plan of one picture of `size` (width, height); `kind` d6 or zombie."""
    rng = Random(f"varied {kind} {seed}")
    tags = [tag for tag, share in (("leaning", 0.22), ("touching", 0.3), ("unusual", 0.25),
                                   ("hand", 0.14)) if rng.random() < share]  # fmt: skip
    dice, blocks = _dice(kind, tags, rng)
    lens = _lens(dice, size, rng)
    dice = _in_view(dice, lens)
    reach = max([1.0, *((d.x**2 + d.y**2) ** 0.5 for d in dice)])
    clutter = rng.choice(sorted(CLUTTER))
    things = [_thing(reach, rng) for _ in range(rng.randint(*CLUTTER[clutter]))]
    if "hand" in tags:
        things.append(hand_beside(reach, lens, rng))
    if lens.elevation_deg < 48:
        tags.append("oblique")
    light = _light(rng)
    return ScenePlan(
        seed=seed,
        tags=(*tags, *sorted({t.name for t in things if t.name in ("d10", "d20")})),
        dice=tuple(dice),
        lens=lens,
        blur_pixels=rng.uniform(0.0, 1.6),
        light=light,
        table=_table(rng),
        things=(*(blocks if any(die.leans for die in dice) else ()), *things),
        view=rng.choice(("Standard", "AgX", "Filmic")),
        noise=rng.uniform(2.5, 5.5) if light.name == "candle" else rng.uniform(0.8, 2.5),
        clutter=clutter,
    )


def _dice(kind: str, tags: list[str], rng: Random) -> tuple[list[DiePlan], list[ThingPlan]]:
    count = rng.choice((1, 3, 3, rng.randint(2, 6), rng.randint(4, 10)))
    if "leaning" in tags or "touching" in tags:
        count = max(2, count)
    dice = draw_dice(kind, count, rng)
    if "unusual" in tags:
        dice = _unusual(dice, rng)
    if "touching" in tags:
        dice = huddled(dice, rng)
    else:
        dice = scattered(dice, rng.uniform(2.0, 3.2) * dice[0].make.size, 1.5, rng)
    return _leaning(dice, rng) if "leaning" in tags else (dice, [])


def _unusual(dice: list[DiePlan], rng: Random) -> list[DiePlan]:
    """The same dice in a size, shape or (pips only) colour that few sets have."""
    make = dice[0].make
    size = rng.choice((0.9, 1.0, 2.2, 2.5))
    make = replace(
        make,
        size=size,
        bevel=size * rng.choice((0.03, rng.uniform(0.16, 0.22))),
        ball=rng.choice((1.38, 1.45, 2.0)),
        roughness=rng.choice((0.05, 0.7)),
        coat=rng.choice((0.0, 1.0)),
        spacing=rng.uniform(0.4, 0.56),
        radius=rng.uniform(0.11, 0.2),
    )
    if dice[0].kind == "zombie":
        return [replace(die, make=make) for die in dice]
    body = from_hue(rng.uniform(0, 360), rng.uniform(0.1, 0.9), rng.choice((0.1, 0.25, 0.8, 0.9)))
    pale = sum(body) > 1.5
    ink = rng.choice((BLACK if pale else WHITE, from_hue(rng.uniform(0, 360), 0.8, 0.3 if pale
                                                         else 0.9)))  # fmt: skip
    marble = rng.choice((None, from_hue(rng.uniform(0, 360), 0.5, 0.85 if pale else 0.2)))
    return [
        replace(die, make=make, body=body, ink=ink, marble=marble, colour="unusual") for die in dice
    ]


def _leaning(dice: list[DiePlan], rng: Random) -> tuple[list[DiePlan], list[ThingPlan]]:
    """One die made to lean, on another die or on a block; dice in the way are left out."""
    first, *others = dice
    tilt, heading = rng.uniform(LEAST_LEAN + 0.02, radians(40)), rng.uniform(0, 2 * pi)
    leaner = replace(first, tilt=tilt, heading=heading, turn=heading)
    half = leaner.make.size / 2
    ahead = half * (cos(tilt) + sin(tilt))
    if others and rng.random() < 0.5:
        held, *others = others
        step = ahead + held.make.size / 2
        held = replace(held, x=leaner.x + step * cos(heading), y=leaner.y + step * sin(heading),
                       turn=heading)  # fmt: skip
        return [leaner, held, *_clear_of([leaner, held], others)], []
    # From the edge on the table, up the lower face, to where the block's edge holds it.
    along = rng.uniform(0.6, 0.9) * 2 * half
    step = along * cos(tilt) - half * (cos(tilt) - sin(tilt))
    colour = from_hue(rng.uniform(0, 360), rng.uniform(0.1, 0.8), rng.uniform(0.3, 0.9))
    block = ThingPlan(
        "block",
        colour,
        leaner.x + step * cos(heading),
        leaner.y + step * sin(heading),
        heading,
        rng.uniform(0, 100),
        height=along * sin(tilt),
    )
    wide = replace(leaner, x=leaner.x + ahead * cos(heading), y=leaner.y + ahead * sin(heading),
                   make=replace(leaner.make, size=7.5))  # fmt: skip
    return [leaner, *_clear_of([leaner, wide], others)], [block]


def _clear_of(taken: list[DiePlan], others: list[DiePlan]) -> list[DiePlan]:
    """The others that share no ground with a leaning die and what it leans on."""
    leaner, held = taken
    grown = replace(leaner, make=replace(leaner.make, size=1.42 * leaner.make.size))
    return [die for die in others if not (overlap(die, grown) or overlap(die, held))]


def _in_view(dice: list[DiePlan], lens: Lens) -> list[DiePlan]:
    """The dice that lie wholly in the picture; one that leans goes with what it leans on."""
    kept = [die for die in dice if inside(die, lens)]
    return kept if len(kept) == len(dice) else [die for die in kept if not die.leans]


def _lens(dice: list[DiePlan], size: tuple[int, int], rng: Random) -> Lens:
    edge = dice[0].make.size
    reach = max((d.x**2 + d.y**2) ** 0.5 for d in dice) + edge
    # As near as the dice allow: nine tenths of the picture's height hold them all.
    largest = 0.9 * size[1] / 2 * edge / reach * 640 / size[0]
    most = max(1.05 * _LEAST_PIXELS, min(_MOST_PIXELS, largest))
    pixels = exp(rng.uniform(log(_LEAST_PIXELS), log(most))) * size[0] / 640
    elevation, azimuth = radians(rng.uniform(25, 90)), rng.uniform(0, 2 * pi)
    return lens_over(edge, pixels, elevation, azimuth, rng.uniform(24, 50), size, rng)


def _light(rng: Random) -> LightPlan:
    name = rng.choice(LIGHTS)
    kelvin, ambient, size, distance, low, high = {
        "bulb": (2700.0, 0.14, 8.0, 70.0, 40, 80),
        "cold led": (7200.0, 0.22, 12.0, 90.0, 45, 85),
        "candle": (1900.0, 0.02, 1.5, 45.0, 18, 45),
        "window": (6500.0, 0.3, 60.0, 110.0, 25, 45),
        "spot": (3800.0, 0.1, 3.0, 80.0, 40, 80),
    }[name]
    irradiance = rng.uniform(0.14, 0.35) if name == "candle" else rng.uniform(0.6, 1.15)
    return LightPlan(
        name=name,
        kelvin=kelvin,
        # The camera balances the lamp's colour away, or only part of it.
        balance_kelvin=kelvin + (5500.0 - kelvin) * rng.uniform(0.0, 0.6),
        irradiance=irradiance,
        ambient=ambient * rng.uniform(0.8, 1.3),
        azimuth=rng.uniform(0, 2 * pi),
        elevation=radians(rng.uniform(low, high)),
        distance=distance,
        size=size * rng.uniform(0.7, 1.4),
        glare=rng.uniform(0.3, 0.6) if name != "candle" and rng.random() < 0.15 else 0.0,
    )


def _table(rng: Random) -> TablePlan:
    table = draw_table(rng)
    return replace(table, name="print") if rng.random() < 0.12 else table


def _thing(reach: float, rng: Random) -> ThingPlan:
    name = rng.choice(_THINGS)
    angle, radius = rng.uniform(0, 2 * pi), reach + rng.uniform(1.6, 5.5)
    colour = from_hue(rng.uniform(0, 360), rng.uniform(0.2, 0.9), rng.uniform(0.2, 0.9))
    return ThingPlan(
        name,
        colour,
        (radius + (2.5 if name in ("cup", "card") else 0.0)) * cos(angle),
        (radius + (2.5 if name in ("cup", "card") else 0.0)) * sin(angle),
        rng.uniform(0, 2 * pi),
        rng.uniform(0, 100),
    )
