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
    "cup": (
        Area(((0.12, 0.14), (0.88, 0.14), (0.74, 0.92), (0.26, 0.92))),
        Path(((0.15, 0.29), (0.85, 0.29)), 0.05, cut=True),
    ),
    **{f"pips{value}": _pips(value) for value in PIPS},
}
