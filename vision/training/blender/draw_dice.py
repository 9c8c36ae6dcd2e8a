"""Drawing dice by chance: makes, colours, and where they come to lie."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin
from random import Random

import numpy as np
from numpy.typing import NDArray

from vision.training.blender.colour import RGB, from_hue, zombie_body, zombie_ink
from vision.training.blender.faces import (
    LEFT_HANDED,
    RIGHT_HANDED,
    with_top,
    zombie_layout,
)
from vision.training.blender.plan import DiePlan, Make

ZOMBIE_CUP = ("green",) * 6 + ("yellow",) * 4 + ("red",) * 3
WHITE: RGB = (0.93, 0.92, 0.88)
BLACK: RGB = (0.025, 0.025, 0.03)

# Plain words for the bodies of ordinary dice, with hue (degrees), saturation and value ranges.
_BODIES: dict[str, tuple[tuple[float, float], tuple[float, float], tuple[float, float]]] = {
    "white": ((30, 60), (0.0, 0.08), (0.85, 0.95)),
    "ivory": ((40, 50), (0.18, 0.3), (0.82, 0.92)),
    "black": ((0, 360), (0.0, 0.2), (0.03, 0.07)),
    "red": ((352, 366), (0.8, 0.95), (0.55, 0.8)),
    "blue": ((212, 232), (0.7, 0.9), (0.45, 0.75)),
    "green": ((125, 160), (0.6, 0.85), (0.3, 0.55)),
    "purple": ((270, 295), (0.5, 0.75), (0.4, 0.65)),
    "orange": ((18, 28), (0.8, 0.95), (0.8, 0.92)),
    "yellow": ((46, 54), (0.7, 0.9), (0.85, 0.95)),
}


def draw_make(kind: str, rng: Random) -> Make:
    """How one set of dice is made."""
    size = rng.choice((1.2, 1.6, 1.6, 1.6, 1.9))
    return Make(
        size=size,
        bevel=size * rng.uniform(0.06, 0.17),
        ball=rng.choice((2.0, 2.0, rng.uniform(1.45, 1.6))),
        roughness=rng.choice((rng.uniform(0.08, 0.2), rng.uniform(0.25, 0.5))),
        coat=rng.choice((0.0, 0.4)),
        depth=rng.choice((0.0, 0.012, 0.03)) if kind == "zombie" else rng.choice((0.0, 0.03, 0.05)),
        spacing=rng.uniform(0.44, 0.54),
        radius=rng.uniform(0.13, 0.2),
        scale=rng.uniform(1.0, 1.2),
        style=rng.randrange(10**6),
    )


def draw_dice(kind: str, count: int, rng: Random) -> list[DiePlan]:
    """`count` dice of one kind, all at the origin, with faces by chance."""
    make = draw_make(kind, rng)
    if kind == "zombie":
        return _zombies(count, make, rng)
    names = rng.sample(sorted(_BODIES), rng.choice((1, 1, 2, 4)))
    marbled = rng.random() < 0.15
    looks = {name: _look(name, marbled, rng) for name in names}
    handed = rng.choice((RIGHT_HANDED, RIGHT_HANDED, LEFT_HANDED))
    return [_d6(rng.choice(names), looks, handed, make, rng) for _ in range(count)]


def _look(name: str, marbled: bool, rng: Random) -> tuple[RGB, RGB | None, RGB]:
    hue, saturation, value = (rng.uniform(*band) for band in _BODIES[name])
    body = from_hue(hue, saturation, value)
    light = name in ("white", "ivory", "yellow", "orange")
    ink = BLACK if light else WHITE
    if name in ("white", "ivory") and rng.random() < 0.2:
        ink = from_hue(rng.choice((0, 225)), 0.85, 0.5)
    other = from_hue(hue + rng.uniform(-15, 15), saturation, value * (0.82 if light else 1.5))
    return body, (other if marbled else None), ink


def _d6(
    name: str,
    looks: dict[str, tuple[RGB, RGB | None, RGB]],
    handed: tuple[str, str, str, str, str, str],
    make: Make,
    rng: Random,
) -> DiePlan:
    body, marble, ink = looks[name]
    layout = with_top(handed, str(rng.randint(1, 6)), rng)
    turn = rng.uniform(0, 2 * pi)
    return DiePlan("d6", name, layout, body, marble, ink, 0.0, 0.0, turn, make)


def _zombies(count: int, make: Make, rng: Random) -> list[DiePlan]:
    edition = rng.choice(("black", "black", "black", "black", "body"))
    symbol = rng.choice((WHITE, BLACK))
    inks = {c: zombie_ink(c, rng) for c in ("green", "yellow", "red")}
    bodies = {c: zombie_body(c, rng) for c in ("green", "yellow", "red")}
    dice = []
    for colour in rng.sample(ZOMBIE_CUP, count):
        # Faces by even chance, so that rare ones are measured as well as common ones.
        face = rng.choice(("brain", "shotgun", "feet"))
        layout = with_top(zombie_layout(colour, rng), face, rng)
        body, ink = (BLACK, inks[colour]) if edition == "black" else (bodies[colour], symbol)
        turn = rng.uniform(0, 2 * pi)
        dice.append(DiePlan("zombie", colour, layout, body, None, ink, 0.0, 0.0, turn, make))
    return dice


def scattered(dice: list[DiePlan], reach: float, gap: float, rng: Random) -> list[DiePlan]:
    """The dice spread over a disc of radius `reach`, centres at least `gap` edges apart."""
    placed: list[DiePlan] = []
    for die in dice:
        for attempt in range(200):
            spread = reach * (1 + attempt / 100)
            angle, radius = rng.uniform(0, 2 * pi), spread * rng.random() ** 0.5
            moved = replace(die, x=radius * cos(angle), y=0.85 * radius * sin(angle))
            if all(_distance(moved, other) >= gap * die.make.size for other in placed):
                placed.append(moved)
                break
    return placed


def huddled(dice: list[DiePlan], rng: Random) -> list[DiePlan]:
    """The dice pushed against one another in one heap that is one die high."""
    placed = dice[:1]
    for die in dice[1:]:
        spots = [_pushed(die, rng.choice(placed), rng) for _ in range(12)]
        free = [s for s in spots if not any(overlap(s, other) for other in placed)]
        if free:
            placed.append(min(free, key=lambda s: s.x**2 + s.y**2))
    x, y = (sum(v) / len(placed) for v in zip(*((d.x, d.y) for d in placed), strict=True))
    return [replace(d, x=d.x - x, y=d.y - y) for d in placed]


def _pushed(die: DiePlan, other: DiePlan, rng: Random) -> DiePlan:
    angle = rng.uniform(0, 2 * pi)
    turn = other.turn + rng.choice((0.0, rng.uniform(0, pi / 2)))
    near, far = 0.5 * die.make.size, 2.0 * die.make.size
    for _ in range(24):
        middle = (near + far) / 2
        moved = replace(
            die, x=other.x + middle * cos(angle), y=other.y + middle * sin(angle), turn=turn
        )
        near, far = (middle, far) if overlap(moved, other) else (near, middle)
    far *= 1.004
    return replace(die, x=other.x + far * cos(angle), y=other.y + far * sin(angle), turn=turn)


def overlap(a: DiePlan, b: DiePlan) -> bool:
    """Whether two dice lying flat would share ground (separating axes)."""
    ground_a, ground_b = _ground(a), _ground(b)
    for die in (a, b):
        for k in range(2):
            angle = die.turn + k * pi / 2
            axis = np.array([cos(angle), sin(angle)])
            p, q = ground_a @ axis, ground_b @ axis
            if p.max() <= q.min() or q.max() <= p.min():
                return False
    return True


def _ground(die: DiePlan) -> NDArray[np.float64]:
    half = die.make.size / 2
    c, s = cos(die.turn), sin(die.turn)
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)], np.float64) * half
    ground: NDArray[np.float64] = corners @ np.array([[c, s], [-s, c]]) + np.array([die.x, die.y])
    return ground


def _distance(a: DiePlan, b: DiePlan) -> float:
    return float(((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5)
