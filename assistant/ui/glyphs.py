"""The drawings of the app as vector shapes: brain, burst, shoe prints, pips, player marks.

A glyph is a tuple of strokes laid on in order, each adding ink or cutting it away, in a unit
square with y down.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Area:
    """A filled polygon."""

    points: tuple[Point, ...]
    cut: bool = False


@dataclass(frozen=True, slots=True)
class Path:
    """An open line with round ends, `width` in units of the square."""

    points: tuple[Point, ...]
    width: float
    cut: bool = False


Glyph = tuple[Area | Path, ...]


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0.0) -> tuple[Point, ...]:
    """Forty-eight points around (x, y), the axes turned by `turn` radians."""
    steps = (2 * pi * i / 48 for i in range(48))
    return tuple(
        (
            x + rx * cos(a) * cos(turn) - ry * sin(a) * sin(turn),
            y + rx * cos(a) * sin(turn) + ry * sin(a) * cos(turn),
        )
        for a in steps
    )


def star(
    points: int, outer: float, inner: float, turn: float = -pi / 2, at: Point = (0.5, 0.5)
) -> tuple[Point, ...]:
    """A star of `points` rays."""
    return tuple(
        (at[0] + radius * cos(turn + pi * i / points), at[1] + radius * sin(turn + pi * i / points))
        for i in range(2 * points)
        for radius in ((inner if i % 2 else outer),)
    )


def polygon(corners: int, radius: float, turn: float = -pi / 2) -> tuple[Point, ...]:
    """A regular polygon around the middle of the square."""
    angles = (turn + 2 * pi * i / corners for i in range(corners))
    return tuple((0.5 + radius * cos(a), 0.5 + radius * sin(a)) for a in angles)


def arc(x: float, y: float, r: float, start: float, end: float) -> tuple[Point, ...]:
    """Sixteen points of a circle, angles in turns clockwise from the right."""
    steps = (2 * pi * (start + (end - start) * i / 15) for i in range(16))
    return tuple((x + r * cos(a), y + r * sin(a)) for a in steps)


def _brain() -> Glyph:
    """Seen from the side: folds in front and above, the small brain and the stem behind."""
    lobes = (
        (0.24, 0.47, 0.17), (0.33, 0.30, 0.17), (0.51, 0.24, 0.17), (0.68, 0.31, 0.17),
        (0.79, 0.46, 0.15), (0.50, 0.45, 0.26), (0.33, 0.57, 0.15), (0.52, 0.60, 0.15),
        (0.70, 0.55, 0.16),
    )  # fmt: skip
    folds = (
        arc(0.33, 0.37, 0.10, 0.45, 0.98),
        arc(0.56, 0.30, 0.11, 0.40, 0.92),
        arc(0.72, 0.46, 0.10, 0.52, 1.02),
        arc(0.47, 0.52, 0.11, 0.55, 1.05),
        arc(0.27, 0.57, 0.08, 0.60, 1.05),
        arc(0.62, 0.62, 0.08, 0.55, 0.98),
    )
    return (
        *(Area(ellipse(x, y, r, r)) for x, y, r in lobes),
        *(Path(fold, 0.042, cut=True) for fold in folds),
        Path(((0.55, 0.70), (0.59, 0.90)), 0.11),
        Area(ellipse(0.75, 0.71, 0.19, 0.135, -0.25), cut=True),
        Area(ellipse(0.75, 0.72, 0.15, 0.10, -0.25)),
        Path(((0.66, 0.755), (0.84, 0.70)), 0.024, cut=True),
    )


def _burst() -> Glyph:
    """A shot: rays of unequal length, a hollow star in the middle, splinters between."""
    reach = (0.47, 0.36, 0.45, 0.34, 0.48, 0.37, 0.44, 0.35)
    rays = tuple(
        (0.5 + r * cos(a), 0.5 + r * sin(a))
        for i in range(16)
        for a in (-pi / 2 + pi * i / 8,)
        for r in ((0.21 if i % 2 else reach[i // 2]),)
    )
    splinters = tuple(
        Area(
            (
                (0.5 + 0.36 * cos(a - 0.07), 0.5 + 0.36 * sin(a - 0.07)),
                (0.5 + 0.47 * cos(a), 0.5 + 0.47 * sin(a)),
                (0.5 + 0.36 * cos(a + 0.07), 0.5 + 0.36 * sin(a + 0.07)),
            )
        )
        for a in (-pi / 2 + pi / 8 + k * pi / 2 for k in range(4))
    )
    return (Area(rays), Area(star(6, 0.15, 0.07), cut=True), *splinters)


def _print(x: float, y: float, turn: float) -> Glyph:
    """One shoe print, its sole centred on (x, y), the toe pointing along `turn`."""
    ahead, side = (sin(turn), -cos(turn)), (cos(turn), sin(turn))

    def at(forth: float, across: float) -> Point:
        return (x + forth * ahead[0] + across * side[0], y + forth * ahead[1] + across * side[1])

    return (
        Area(ellipse(*at(0.05, 0), 0.095, 0.145, turn)),
        Area(ellipse(*at(-0.165, 0), 0.072, 0.072, turn)),
        Path((at(-0.088, -0.1), at(-0.088, 0.1)), 0.026, cut=True),
    )


def _feet() -> Glyph:
    return (*_print(0.24, 0.27, -0.35), *_print(0.73, 0.44, 0.25), *_print(0.35, 0.73, -0.15))


def _heart() -> Glyph:
    return (
        Area(ellipse(0.29, 0.33, 0.235, 0.235)),
        Area(ellipse(0.71, 0.33, 0.235, 0.235)),
        Area(((0.075, 0.43), (0.5, 0.37), (0.925, 0.43), (0.5, 0.95))),
        Area(((0.29, 0.33), (0.71, 0.33), (0.5, 0.62))),
    )


def _drop() -> Glyph:
    return (Area(ellipse(0.5, 0.66, 0.29, 0.29)), Area(((0.5, 0.04), (0.765, 0.55), (0.235, 0.55))))


def _leaf() -> Glyph:
    """Two arcs that meet in a tip above and a stalk below, and a rib cut out."""
    right = tuple((0.5 + 0.36 * sin(pi * i / 24), 0.05 + 0.75 * i / 24) for i in range(25))
    left = tuple((1 - x, y) for x, y in reversed(right))
    return (
        Area(right + left),
        Path(((0.5, 0.24), (0.5, 0.72)), 0.05, cut=True),
        Path(((0.5, 0.78), (0.5, 0.93)), 0.08),
    )


def _sun() -> Glyph:
    rays = tuple(
        Path(tuple((0.5 + r * cos(a), 0.5 + r * sin(a)) for r in (0.36, 0.44)), 0.09)
        for a in (pi * k / 4 for k in range(8))
    )
    return (Area(ellipse(0.5, 0.5, 0.25, 0.25)), *rays)


def _flame() -> Glyph:
    """A tongue that leans, with a smaller one cut out at its foot."""
    outer = (
        (0.56, 0.03), (0.62, 0.22), (0.78, 0.40), (0.85, 0.62), (0.78, 0.82), (0.62, 0.95),
        (0.38, 0.95), (0.22, 0.82), (0.15, 0.62), (0.20, 0.44), (0.30, 0.32), (0.36, 0.46),
        (0.46, 0.34), (0.50, 0.18),
    )  # fmt: skip
    inner = (
        (0.52, 0.55), (0.62, 0.68), (0.64, 0.80), (0.50, 0.90), (0.37, 0.80), (0.40, 0.68),
    )  # fmt: skip
    return (Area(outer), Area(inner, cut=True))


def _flower() -> Glyph:
    petals = tuple(
        Area(ellipse(0.5 + 0.29 * cos(a), 0.5 + 0.29 * sin(a), 0.165, 0.165))
        for a in (-pi / 2 + 2 * pi * k / 5 for k in range(5))
    )
    return (
        *petals,
        Area(ellipse(0.5, 0.5, 0.24, 0.24)),
        Area(ellipse(0.5, 0.5, 0.11, 0.11), cut=True),
    )


def _moon() -> Glyph:
    return (Area(ellipse(0.47, 0.5, 0.43, 0.43)), Area(ellipse(0.66, 0.42, 0.34, 0.34), cut=True))


def _knock() -> Glyph:
    """A fist that comes down on a table: wrist, knuckles, thumb; the blow rings beside it."""
    knuckles = tuple(Area(ellipse(0.3 + 0.135 * k, 0.56, 0.075, 0.12)) for k in range(4))
    between = tuple(
        Path(((0.367 + 0.135 * k, 0.47), (0.367 + 0.135 * k, 0.68)), 0.028, cut=True)
        for k in range(3)
    )
    ringing = tuple(Path(((0.5 + x * 0.36, 0.73), (0.5 + x * 0.44, 0.62)), 0.055) for x in (-1, 1))
    return (
        Area(((0.35, 0.05), (0.65, 0.05), (0.69, 0.3), (0.31, 0.3))),
        Area(((0.225, 0.3), (0.775, 0.3), (0.78, 0.57), (0.225, 0.57))),
        *knuckles,
        *between,
        Path(((0.27, 0.34), (0.56, 0.42)), 0.15, cut=True),
        Path(((0.24, 0.33), (0.54, 0.41)), 0.1),
        *ringing,
        Path(((0.07, 0.87), (0.93, 0.87)), 0.085),
    )


PIPS = {
    1: ((0.5, 0.5),),
    2: ((0.28, 0.28), (0.72, 0.72)),
    3: ((0.26, 0.26), (0.5, 0.5), (0.74, 0.74)),
    4: ((0.28, 0.28), (0.72, 0.28), (0.28, 0.72), (0.72, 0.72)),
    5: ((0.26, 0.26), (0.74, 0.26), (0.5, 0.5), (0.26, 0.74), (0.74, 0.74)),
    6: ((0.3, 0.24), (0.7, 0.24), (0.3, 0.5), (0.7, 0.5), (0.3, 0.76), (0.7, 0.76)),
}
"""Where the pips of each face lie."""


def _pips(value: int) -> Glyph:
    return tuple(Area(ellipse(x, y, 0.1, 0.1)) for x, y in PIPS[value])


def _chili() -> Glyph:
    """A bent pod with its stalk, a shine along its back."""
    spine = tuple((2 * pi * (0.02 + 0.28 * i / 15), 0.125 * (1 - i / 15) ** 0.6) for i in range(16))
    outer, inner = (
        tuple(
            (0.30 + (0.5 + side * half) * cos(turn), 0.25 + (0.5 + side * half) * sin(turn))
            for turn, half in spine
        )
        for side in (1, -1)
    )
    return (
        Area((*outer, *reversed(inner))),
        Area(ellipse(0.80, 0.31, 0.135, 0.115)),
        Path(((0.66, 0.225), (0.80, 0.285), (0.94, 0.235)), 0.035, cut=True),
        Path(((0.80, 0.22), (0.84, 0.08)), 0.075),
        Path(arc(0.30, 0.26, 0.52, 0.06, 0.17), 0.03, cut=True),
    )


def _wasabi() -> Glyph:
    """A broad leaf on its stalk, the veins cut out."""
    left = ((0.5, 0.24), (0.40, 0.12), (0.24, 0.10), (0.10, 0.22), (0.07, 0.40), (0.16, 0.58))
    right = tuple((1 - x, y) for x, y in reversed(left))
    veins = (
        ((0.5, 0.28), (0.5, 0.72)),
        ((0.5, 0.46), (0.27, 0.27)),
        ((0.5, 0.46), (0.73, 0.27)),
        ((0.5, 0.62), (0.29, 0.51)),
        ((0.5, 0.62), (0.71, 0.51)),
    )
    return (
        Area((*left, (0.32, 0.70), (0.5, 0.78), (0.68, 0.70), *right)),
        *(Path(vein, 0.035, cut=True) for vein in veins),
        Path(((0.5, 0.76), (0.47, 0.93)), 0.075),
    )


def _corn(x: float, y: float, r: float) -> Glyph:
    """A peppercorn, wrinkled."""
    return (
        Area(ellipse(x, y, r, r)),
        Path(arc(x, y, r * 0.55, 0.52, 0.8), 0.03, cut=True),
        Path(arc(x, y, r * 0.55, 0.08, 0.26), 0.03, cut=True),
    )


def _trophy() -> Glyph:
    """A cup with two handles on a foot."""
    return (
        Path(arc(0.27, 0.30, 0.15, 0.20, 0.80), 0.06),
        Path(arc(0.73, 0.30, 0.15, -0.30, 0.30), 0.06),
        Area(((0.25, 0.08), (0.75, 0.08), (0.72, 0.40), (0.60, 0.58), (0.40, 0.58), (0.28, 0.40))),
        Area(((0.45, 0.55), (0.55, 0.55), (0.57, 0.78), (0.43, 0.78))),
        Area(((0.28, 0.77), (0.72, 0.77), (0.76, 0.92), (0.24, 0.92))),
    )


def _hand_of_cards() -> Glyph:
    """Two cards, one half behind the other."""
    return (
        Area(((0.40, 0.08), (0.90, 0.20), (0.74, 0.82), (0.24, 0.70))),
        Area(((0.08, 0.22), (0.60, 0.22), (0.60, 0.94), (0.08, 0.94)), cut=True),
        Area(((0.12, 0.26), (0.56, 0.26), (0.56, 0.90), (0.12, 0.90))),
    )


GLYPHS: dict[str, Glyph] = {
    "brain": _brain(),
    "shotgun": _burst(),
    "feet": _feet(),
    "circle": (Area(ellipse(0.5, 0.5, 0.46, 0.46)),),
    "triangle": (Area(((0.5, 0.06), (0.96, 0.92), (0.04, 0.92))),),
    "square": (Area(((0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92))),),
    "star": (Area(star(5, 0.5, 0.21, at=(0.5, 0.53))),),
    "diamond": (Area(polygon(4, 0.5)),),
    "hexagon": (Area(polygon(6, 0.48, 0.0)),),
    "cross": (Path(((0.18, 0.18), (0.82, 0.82)), 0.26), Path(((0.82, 0.18), (0.18, 0.82)), 0.26)),
    "ring": (Area(ellipse(0.5, 0.5, 0.46, 0.46)), Area(ellipse(0.5, 0.5, 0.24, 0.24), cut=True)),
    "tick": (Path(((0.12, 0.54), (0.38, 0.8), (0.88, 0.22)), 0.15),),
    "cup": (
        Area(((0.12, 0.14), (0.88, 0.14), (0.74, 0.92), (0.26, 0.92))),
        Path(((0.15, 0.29), (0.85, 0.29)), 0.05, cut=True),
    ),
    "heart": _heart(),
    "drop": _drop(),
    "leaf": _leaf(),
    "sun": _sun(),
    "flame": _flame(),
    "flower": _flower(),
    "moon": _moon(),
    "knock": _knock(),
    "chili": _chili(),
    "wasabi": _wasabi(),
    "pepper": (*_corn(0.30, 0.29, 0.22), *_corn(0.74, 0.49, 0.22), *_corn(0.31, 0.76, 0.22)),
    "wild": (Area(star(6, 0.5, 0.3)), Area(star(6, 0.26, 0.13), cut=True)),
    "trophy": _trophy(),
    "cards": _hand_of_cards(),
    **{f"pips{value}": _pips(value) for value in PIPS},
}
