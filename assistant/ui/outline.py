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
