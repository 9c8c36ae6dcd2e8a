"""Drawings of what only the dice of Zombie Dice's expansions show."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin

from assistant.ui.glyphs import GLYPHS, Area, Glyph, Path, Point, ellipse, polygon


def _placed(name: str, scale: float, x: float, y: float) -> Glyph:
    """A known drawing, made smaller, its corner at (x, y)."""

    def moved(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((x + scale * px, y + scale * py) for px, py in points)

    return tuple(
        replace(stroke, points=moved(stroke.points), width=scale * stroke.width)
        if isinstance(stroke, Path)
        else replace(stroke, points=moved(stroke.points))
        for stroke in GLYPHS[name]
    )


def _two(first: str, second: str) -> Glyph:
    return (*_placed(first, 0.54, -0.02, 0.0), *_placed(second, 0.54, 0.48, 0.46))


def _three(left: str, right: str, below: str) -> Glyph:
    return (
        *_placed(left, 0.5, -0.01, 0.0),
        *_placed(right, 0.5, 0.51, 0.0),
        *_placed(below, 0.5, 0.25, 0.5),
    )


def _helmet() -> Glyph:
    """A dome with its rim, seen from the side."""
    dome = tuple(
        (0.5 + 0.4 * cos(pi + pi * i / 24), 0.62 + 0.48 * sin(pi + pi * i / 24)) for i in range(25)
    )
    return (
        Area(dome),
        Path(((0.08, 0.7), (0.92, 0.7)), 0.12),
        Path(((0.12, 0.60), (0.88, 0.60)), 0.035, cut=True),
        Path(((0.26, 0.78), (0.42, 0.92), (0.58, 0.92), (0.74, 0.78)), 0.05),
    )


def _can() -> Glyph:
    """A tin with a flash of lightning cut out."""
    bolt = ((0.56, 0.26), (0.34, 0.56), (0.48, 0.56), (0.44, 0.8), (0.66, 0.48), (0.52, 0.48))
    return (
        Area(
            (
                (0.3, 0.08),
                (0.7, 0.08),
                (0.78, 0.2),
                (0.78, 0.84),
                (0.7, 0.95),
                (0.3, 0.95),
                (0.22, 0.84),
                (0.22, 0.2),
            )
        ),
        Path(((0.24, 0.19), (0.76, 0.19)), 0.03, cut=True),
        Area(bolt, cut=True),
    )


def _framed(corners: int, turn: float, down: float) -> Glyph:
    """A road sign: a shape with a line cut out along its edge."""

    def shape(radius: float) -> tuple[Point, ...]:
        return tuple((x, y + down) for x, y in polygon(corners, radius, turn))

    closed = (*shape(0.38), shape(0.38)[0])
    return (Area(shape(0.5)), Path(closed, 0.045, cut=True))


def _stop() -> Glyph:
    return (*_framed(8, pi / 8, 0.0), Path(((0.28, 0.5), (0.72, 0.5)), 0.16, cut=True))


def _dead_end() -> Glyph:
    """A road that ends at a bar."""
    return (Path(((0.5, 0.87), (0.5, 0.34)), 0.2), Path(((0.18, 0.2), (0.82, 0.2)), 0.22))


def _tyre() -> Glyph:
    """A wheel seen from the side, its tread notched."""
    notches = tuple(
        Path(tuple((0.5 + r * cos(a), 0.5 + r * sin(a)) for r in (0.41, 0.5)), 0.045, cut=True)
        for a in (2 * pi * k / 14 for k in range(14))
    )
    return (
        Area(ellipse(0.5, 0.5, 0.48, 0.48)),
        *notches,
        Area(ellipse(0.5, 0.5, 0.24, 0.24), cut=True),
        Area(ellipse(0.5, 0.5, 0.15, 0.15)),
    )


EXPANSION_GLYPHS: dict[str, Glyph] = {
    "double-brain": _two("brain", "brain"),
    "triple-brain": _three("brain", "brain", "brain"),
    "double-shotgun": _two("shotgun", "shotgun"),
    "brain-shotgun": _two("brain", "shotgun"),
    "double-brain-shotgun": _three("brain", "brain", "shotgun"),
    "helmet": _helmet(),
    "drink": _can(),
    "stop-sign": _stop(),
    "yield": _framed(3, pi / 2, -0.08),
    "dead-end": _dead_end(),
    "tyre": _tyre(),
}
