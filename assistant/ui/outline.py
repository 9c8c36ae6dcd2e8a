"""Outlines of dice and zones as lists of strokes. Pure."""

from __future__ import annotations

Stroke = tuple[float, float, float, float]
"""x0, y0, x1, y1."""


def dashes(x: float, y: float, width: float, height: float, dash: float) -> tuple[Stroke, ...]:
    """A rectangle as dashes of about `dash` pixels with gaps as long, corners always drawn."""
    return (
        *((x0, y, x1, y) for x0, x1 in _along(x, width, dash)),
        *((x0, y + height, x1, y + height) for x0, x1 in _along(x, width, dash)),
        *((x, y0, x, y1) for y0, y1 in _along(y, height, dash)),
        *((x + width, y0, x + width, y1) for y0, y1 in _along(y, height, dash)),
    )


def _along(start: float, length: float, dash: float) -> list[tuple[float, float]]:
    count = max(1, round((length / dash - 1) / 2))
    step = length / (2 * count + 1)
    return [(start + 2 * i * step, start + (2 * i + 1) * step) for i in range(count + 1)]


Point = tuple[float, float]
SQUARE: tuple[Point, ...] = ((0, 0), (1, 0), (1, 1), (0, 1))


def beside(corners: tuple[Point, ...]) -> tuple[tuple[Point, ...], ...]:
    """The square from 0 to 1 without a convex polygon in it, cut into convex pieces.

    Corners go clockwise, y down.
    """
    rest, pieces = SQUARE, []
    for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
        pieces.append(_cut(rest, b, a))
        rest = _cut(rest, a, b)
    return tuple(piece for piece in pieces if piece)


def _cut(polygon: tuple[Point, ...], a: Point, b: Point) -> tuple[Point, ...]:
    """What of a convex polygon lies to the right of the way from `a` to `b`."""
    kept: list[Point] = []
    for here, there in zip(polygon, (*polygon[1:], *polygon[:1]), strict=True):
        now, then = _right(a, b, here), _right(a, b, there)
        if now >= 0:
            kept.append(here)
        if now * then < 0:
            share = now / (now - then)
            x, y = (p + share * (q - p) for p, q in zip(here, there, strict=True))
            kept.append((x, y))
    return tuple(kept) if len(set(kept)) >= 3 else ()


def _right(a: Point, b: Point, point: Point) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
