"""The part of the picture where dice count as rolled; outside it they are set aside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

from vision.readings import Box

Corner = tuple[float, float]
"""(x, y) in fractions of the frame's width and height, y down."""

LEAST_CORNERS, MOST_CORNERS = 3, 8
LEAST_AREA = 0.02
"""Share of the frame below which a zone is not dragged: it could not be taken hold of again."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A convex polygon: a tray seen aslant is no rectangle, and some trays have six sides."""

    corners: tuple[Corner, ...] = ((0.2, 0.03), (0.8, 0.03), (0.8, 0.97), (0.2, 0.97))
    """Clockwise as seen, three to eight of them."""

    def __post_init__(self) -> None:
        if not LEAST_CORNERS <= len(self.corners) <= MOST_CORNERS:
            raise ValueError(f"a zone has three to eight corners: {self.corners}")
        if not all(0 <= share <= 1 for corner in self.corners for share in corner):
            raise ValueError(f"a zone lies within 0 and 1: {self.corners}")
        if not _convex(self.corners):
            raise ValueError(f"the corners of a zone go clockwise and bulge: {self.corners}")

    @classmethod
    def rectangle(
        cls, left: float = 0.2, top: float = 0.03, right: float = 0.8, bottom: float = 0.97
    ) -> Self:
        """The upright rectangle of these sides, in fractions; ValueError when it is none."""
        return cls(((left, top), (right, top), (right, bottom), (left, bottom)))

    @classmethod
    def read(cls, text: str) -> Self:
        """Read four numbers L,T,R,B, or the x,y of three corners and more; ValueError."""
        numbers = [float(part) for part in text.split(",")]
        if len(numbers) == len(("left", "top", "right", "bottom")):
            return cls.rectangle(*numbers)
        return cls(tuple(zip(numbers[::2], numbers[1::2], strict=True)))

    def __str__(self) -> str:
        return ",".join(f"{share:.4g}" for corner in self.corners for share in corner)

    @property
    def area(self) -> float:
        """Share of the frame that it covers."""
        return sum(ax * by - bx * ay for (ax, ay), (bx, by) in _sides(self.corners)) / 2

    def holds(self, box: Box, width: int, height: int) -> bool:
        """Whether the centre of `box` lies inside, in a frame of `width` x `height` pixels."""
        x, y = box.centre
        return self.holds_point((x / width, y / height))

    def holds_point(self, point: Corner) -> bool:
        """Whether a point, in fractions, lies inside or on the edge."""
        return all(_turn(a, b, point) >= 0 for a, b in _sides(self.corners))

    def dragged(self, number: int, to: Corner) -> Zone:
        """This zone with corner `number` at `to`, or as it is where that makes no zone."""
        return self._with((*self.corners[:number], to, *self.corners[number + 1 :]))

    def shifted(self, by: Corner) -> Zone:
        """This zone moved as a whole, no further than the frame reaches."""
        across, down = (
            min(max(step, -min(shares)), 1 - max(shares))
            for step, shares in zip(by, zip(*self.corners, strict=True), strict=True)
        )
        return self._with(tuple((x + across, y + down) for x, y in self.corners))

    def _with(self, corners: tuple[Corner, ...]) -> Zone:
        """The zone with these corners, or this one where they make none that can be dragged."""
        try:
            zone = Zone(tuple(map(_within, corners)))
        except ValueError:
            return self
        return zone if zone.area >= LEAST_AREA else self


def _within(corner: Corner) -> Corner:
    """The place in the frame that is nearest, as exact as a zone is written."""
    x, y = (round(min(max(share, 0.0), 1.0), 4) for share in corner)
    return x, y


def _sides(corners: tuple[Corner, ...]) -> Iterator[tuple[Corner, Corner]]:
    return zip(corners, (*corners[1:], corners[0]), strict=True)


def _turn(a: Corner, b: Corner, c: Corner) -> float:
    """Above 0 when `c` lies to the right of the way from `a` to `b`, as seen with y down."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _convex(corners: tuple[Corner, ...]) -> bool:
    """Whether every corner lies to the right of every side that it does not bound."""
    return all(
        _turn(a, b, c) > 0 for a, b in _sides(corners) for c in corners if c not in (a, b)
    ) and len(set(corners)) == len(corners)
