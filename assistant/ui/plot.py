"""Where the points, lines and figures of a plot stand. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

STEPS = (1.0, 2.0, 5.0, 10.0)
"""Ticks stand apart by one of these, times a power of ten."""

Point = tuple[float, float]


def ticks(low: float, high: float, most: int) -> tuple[float, ...]:
    """Give round numbers, at most `most` of them, of which the ends take in `low` and `high`.

    Whole numbers, so that scores, rounds and turns are told as they are counted.

    >>> ticks(0, 14, 6)
    (0.0, 5.0, 10.0, 15.0)
    >>> ticks(-2.3, 4.1, 6)
    (-4.0, -2.0, 0.0, 2.0, 4.0, 6.0)
    """
    reach = max(high - low, 1.0)
    scale = 10.0 ** max(0, floor(log10(reach / most)))
    while True:
        for step in (scale * part for part in STEPS):
            first, last = floor(low / step), ceil(max(high, low + 1) / step)
            if last - first < most:
                return tuple(step * number for number in range(first, last + 1))
        scale *= STEPS[-1]


@dataclass(frozen=True, slots=True)
class Frame:
    """The rectangle in which values are drawn: pixels, y up."""

    x: float
    y: float
    width: float
    height: float
    across: tuple[float, ...]
    """Ticks from left to right."""
    up: tuple[float, ...]
    """Ticks from the bottom up."""

    def at(self, across: float, up: float) -> Point:
        """Give the place of a value."""
        return (
            self.x + self.width * _share(across, self.across),
            self.y + self.height * _share(up, self.up),
        )

    def line(self, values: Sequence[float]) -> tuple[Point, ...]:
        """Give the places of values that stand at 0, 1, 2, …"""
        return tuple(self.at(number, value) for number, value in enumerate(values))


def framed(
    lines: Sequence[Sequence[float]],
    place: tuple[float, float, float, float],
    most_across: int = 11,
    most_up: int = 7,
) -> Frame:
    """Fit a frame at `place` (x, y, width, height) around lines of values and zero."""
    values = [0.0, *(value for line in lines for value in line)]
    longest = max((len(line) for line in lines), default=1)
    across = ticks(0, longest - 1, most_across)
    return Frame(*place, across, ticks(min(values), max(values), most_up))


def _share(value: float, scale: tuple[float, ...]) -> float:
    return (value - scale[0]) / (scale[-1] - scale[0])
