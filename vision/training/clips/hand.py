"""A hand with its forearm as tapered rods, lying flat, pinching a die or holding a cup."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]


class Part(Enum):
    """What a rod is made of."""

    SKIN = auto()
    SLEEVE = auto()
    CUP = auto()
    HOLLOW = auto()


@dataclass(frozen=True, slots=True, eq=False)
class Rod:
    """Two balls and what lies between them, in edges."""

    start: Points
    start_radius: float
    end: Points
    end_radius: float
    part: Part


class Grip(Enum):
    """What a hand does."""

    FLAT = auto()
    PINCH = auto()
    CUP = auto()


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand over the table; its finger tips are near (x, y), `z` above where they would lie."""

    x: float
    y: float
    z: float
    heading: float
    """Radians from the table's x to where the fingers point."""
    grip: Grip

    def at(self, x: float, y: float, z: float) -> Hand:
        """The same hand elsewhere."""
        return replace(self, x=x, y=y, z=z)


_Row = tuple[tuple[float, float, float], float, tuple[float, float, float], float]

_ARM: tuple[_Row, ...] = (
    ((-34.0, 0.0, 7.0), 2.7, (-12.0, 0.0, 2.8), 2.0),
    ((-12.0, 0.0, 2.8), 1.9, (-7.0, 0.0, 1.9), 1.6),
)
_SLEEVE: _Row = ((-36.0, 0.0, 7.4), 3.3, (-13.5, 0.0, 3.1), 2.5)
_PALM: tuple[_Row, ...] = tuple(
    ((-7.0, y, 1.7), 1.2, (-3.4, 1.25 * y, 1.5), 1.05) for y in (-1.3, 0.0, 1.3)
)


def _fingers(bent: float) -> tuple[_Row, ...]:
    rows: list[_Row] = []
    for y, length in ((-1.75, 0.75), (-0.6, 0.95), (0.55, 1.0), (1.7, 0.9)):
        middle = (-3.2 + 2.5 * length, y * (1.1 - 0.3 * bent), 1.5 + 0.9 * bent)
        tip = (-3.2 + (4.9 - 1.6 * bent) * length, y * (1.2 - 0.75 * bent), 0.55)
        rows.append(((-3.2, y, 1.5), 0.66, middle, 0.58))
        rows.append((middle, 0.58, tip, 0.46))
    tip = (-1.9 + 1.2 * bent, 3.4 - 2.9 * bent, 0.6)
    rows.append(((-6.0, 1.9, 1.6), 0.95, (-3.7, 3.2 - 1.2 * bent, 1.3), 0.75))
    rows.append(((-3.7, 3.2 - 1.2 * bent, 1.3), 0.7, tip, 0.5))
    return tuple(rows)


_CUP: tuple[tuple[_Row, Part], ...] = (
    (((-2.2, 0.0, 2.6), 1.8, (1.6, 0.0, 2.3), 2.25), Part.CUP),
    (((1.9, 0.0, 2.25), 1.95, (2.0, 0.0, 2.2), 1.95), Part.HOLLOW),
)


def rods(hand: Hand) -> list[Rod]:
    """The hand in the world, its farthest parts from the finger tips first."""
    rows = [(row, Part.SKIN) for row in _ARM] + [(_SLEEVE, Part.SLEEVE)]
    rows += [(row, Part.SKIN) for row in _PALM]
    if hand.grip is Grip.CUP:
        rows += list(_CUP)
    rows += [(row, Part.SKIN) for row in _fingers(0.0 if hand.grip is Grip.FLAT else 1.0)]
    c, s = np.cos(hand.heading), np.sin(hand.heading)
    turn = np.array([[c, s, 0], [-s, c, 0], [0, 0, 1]])
    place = np.array([hand.x, hand.y, hand.z])
    return [
        Rod(np.array(a) @ turn + place, ra, np.array(b) @ turn + place, rb, part)
        for (a, ra, b, rb), part in rows
    ]
