"""Drawing whole scenes by chance: camera, light, table, things beside the dice."""

from __future__ import annotations

from math import atan2, cos, pi, radians, sin
from random import Random

from vision.training.blender.colour import from_hue
from vision.training.blender.draw_dice import draw_dice, huddled, scattered
from vision.training.blender.lens import Lens
from vision.training.blender.plan import (
    DiePlan,
    LightPlan,
    ScenePlan,
    TablePlan,
    ThingPlan,
)

SETS = ("easy", "oblique", "touching", "glare", "clutter", "dim", "empty", "hand")
TABLES = ("wood", "wood", "felt", "checks", "stripes", "stone", "plain", "tray")
_CLUTTER = ("cup", "card", "card", "coin", "coin", "pawn", "pencil", "token")
_MARGIN = 6.0


def draw_scene(kind: str, group: str, seed: int, size: tuple[int, int]) -> ScenePlan:
    """The plan of one picture of `size` (width, height): `kind` d6 or zombie, `group` of SETS."""
    rng = Random(f"{kind} {group} {seed}")
    dice = _dice(kind, group, rng)
    lens = _lens(dice, group, size, rng)
    dice = [d for d in dice if inside(d, lens)]
    reach = max([1.5, *((d.x**2 + d.y**2) ** 0.5 for d in dice)])
    tags = [group]
    if lens.elevation_deg < 48 and group != "oblique":
        tags.append("oblique")
    return ScenePlan(
        seed=seed,
        tags=tuple(tags),
        dice=tuple(dice),
        lens=lens,
        blur_pixels=rng.uniform(0.0, 1.6),
        light=_light(group, rng),
        table=draw_table(rng, group),
        things=tuple(_things(group, reach, lens, rng)),
        view=rng.choice(("Standard", "AgX", "Filmic")),
        noise=rng.uniform(3.0, 5.5) if group == "dim" else rng.uniform(0.8, 2.2),
    )


def _dice(kind: str, group: str, rng: Random) -> list[DiePlan]:
    if group == "empty":
        return []
    most = {"touching": 9, "clutter": 6, "hand": 4}.get(group, 8)
    count = rng.choice((3, rng.randint(1, most), rng.randint(2, most)))
    if group == "touching":
        return huddled(draw_dice(kind, max(2, count), rng), rng)
    dice = draw_dice(kind, count, rng)
    return scattered(dice, rng.uniform(2.2, 3.2) * dice[0].make.size, 1.65, rng)


def _lens(dice: list[DiePlan], group: str, size: tuple[int, int], rng: Random) -> Lens:
    low, high = {"oblique": (36, 47), "easy": (56, 89)}.get(group, (42, 88))
    elevation, azimuth = radians(rng.uniform(low, high)), rng.uniform(0, 2 * pi)
    focal = rng.uniform(26, 45)
    edge = dice[0].make.size if dice else 1.6
    crowd = max(0, len(dice) - 4)
    # Pixels of a die's edge in a picture 640 wide; a crowd is taken from farther away.
    die_pixels = rng.uniform(42, 74 - 3 * crowd) * size[0] / 640
    return lens_over(edge, die_pixels, elevation, azimuth, focal, size, rng)


def lens_over(
    edge: float,
    die_pixels: float,
    elevation: float,
    azimuth: float,
    focal: float,
    size: tuple[int, int],
    rng: Random,
) -> Lens:
    """A lens of `focal` mm that shows a die's `edge` (cm) as about `die_pixels`; angles in
    radians. It looks near the table's middle, held not quite level.
    """
    width, height = size
    distance = edge * (focal / 36 * width) / die_pixels
    eye = (
        distance * cos(elevation) * cos(azimuth),
        distance * cos(elevation) * sin(azimuth),
        distance * sin(elevation),
    )
    target = (rng.uniform(-0.8, 0.8), rng.uniform(-0.8, 0.8), 0.0)
    eye = (eye[0] + target[0], eye[1] + target[1], eye[2])
    return Lens(eye, target, focal, width, height, rng.gauss(0, 0.05))


def inside(die: DiePlan, lens: Lens) -> bool:
    """Whether the whole die lies in the picture."""
    half = die.make.size / 2 * 1.42
    cube = [
        (die.x + a * half, die.y + b * half, z)
        for a in (-1, 1)
        for b in (-1, 1)
        for z in (0.0, die.make.size)
    ]
    x0, y0, x1, y1 = lens.box(cube)  # type: ignore[arg-type]
    return (
        x0 > _MARGIN and y0 > _MARGIN and x1 < lens.width - _MARGIN and y1 < lens.height - _MARGIN
    )


def _light(group: str, rng: Random) -> LightPlan:
    name = "dim" if group == "dim" else rng.choice(("bulb", "led", "window", "spot"))
    kelvin, ambient, size, distance = {
        "bulb": (2700.0, 0.16, 8.0, 70.0),
        "led": (6000.0, 0.25, 14.0, 90.0),
        "window": (6500.0, 0.3, 60.0, 110.0),
        "spot": (3800.0, 0.12, 3.0, 80.0),
        "dim": (rng.choice((2700.0, 5500.0)), 0.08, 12.0, 90.0),
    }[name]
    # The camera balances most of the lamp's colour away.
    balance = kelvin + (5500.0 - kelvin) * rng.uniform(0.0, 0.45)
    irradiance = rng.uniform(0.2, 0.32) if group == "dim" else rng.uniform(0.75, 1.1)
    return LightPlan(
        name=name,
        kelvin=kelvin,
        balance_kelvin=balance,
        irradiance=irradiance,
        ambient=ambient * rng.uniform(0.8, 1.3),
        azimuth=rng.uniform(0, 2 * pi),
        elevation=radians(rng.uniform(28, 45) if name == "window" else rng.uniform(45, 80)),
        distance=distance,
        size=size * rng.uniform(0.7, 1.4),
        glare=rng.uniform(0.35, 0.7) if group == "glare" else 0.0,
    )


def draw_table(rng: Random, group: str = "") -> TablePlan:
    """A table by chance; for the group "glare" a smooth one."""
    name = rng.choice(TABLES)
    if group == "glare":
        name = rng.choice(("wood", "stone", "plain", "checks"))
    if name == "wood":
        hue, light = rng.uniform(20, 34), rng.uniform(0.25, 0.8)
        first = from_hue(hue, rng.uniform(0.35, 0.65), light)
        second = from_hue(hue - 4, 0.65, light * rng.uniform(0.5, 0.75))
    else:
        # Greens, blues, browns and greys; loud colours are rare on real tables.
        hue = rng.choice((rng.uniform(80, 240), rng.uniform(15, 50), rng.uniform(0, 360)))
        first = from_hue(hue, 0.05 + 0.65 * rng.random() ** 1.6, rng.uniform(0.2, 0.85))
        second = from_hue(hue + rng.uniform(-40, 120), rng.uniform(0.0, 0.4), rng.uniform(0.3, 0.9))
    return TablePlan(
        name, first, second, rng.uniform(0.8, 3.5), rng.uniform(0, 2 * pi), rng.uniform(0, 100)
    )


def _things(group: str, reach: float, lens: Lens, rng: Random) -> list[ThingPlan]:
    names = []
    if group == "clutter":
        names = [rng.choice(_CLUTTER) for _ in range(rng.randint(4, 8))]
    elif group == "empty":
        names = [rng.choice(_CLUTTER) for _ in range(rng.choice((0, 0, 2, 4)))]
    elif rng.random() < 0.3 and group != "easy":
        names = [rng.choice(_CLUTTER)]
    things = [_thing(name, reach, rng) for name in names]
    if group == "hand":
        things.append(hand_beside(reach, lens, rng))
    return things


def _thing(name: str, reach: float, rng: Random) -> ThingPlan:
    angle = rng.uniform(0, 2 * pi)
    radius = reach + rng.uniform(2.5, 7.0) + (2.0 if name == "cup" else 0.0)
    colour = from_hue(rng.uniform(0, 360), rng.uniform(0.2, 0.9), rng.uniform(0.3, 0.9))
    return ThingPlan(
        name,
        colour,
        radius * cos(angle),
        radius * sin(angle),
        rng.uniform(0, 2 * pi),
        rng.uniform(0, 100),
    )


def hand_beside(reach: float, lens: Lens, rng: Random) -> ThingPlan:
    """A hand reaching in from beside or behind the dice as the camera sees them."""
    right, _, back = lens.axes().T
    side = rng.choice((-1.0, 1.0))
    ground = (side * right[0] - 0.5 * rng.random() * back[0],
              side * right[1] - 0.5 * rng.random() * back[1])  # fmt: skip
    length = (ground[0] ** 2 + ground[1] ** 2) ** 0.5
    x, y = ground[0] / length, ground[1] / length
    tips = reach + rng.uniform(1.0, 2.0)
    turn = atan2(-y, -x) + rng.gauss(0, 0.2)
    tone = rng.choice(((0.85, 0.62, 0.5), (0.72, 0.48, 0.36), (0.5, 0.31, 0.21), (0.3, 0.18, 0.12)))
    return ThingPlan("hand", tone, x * tips, y * tips, turn, rng.uniform(0, 100))
