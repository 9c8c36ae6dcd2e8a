"""The reliability diagrams, drawn as SVG: how often readings of each confidence are right."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vision.training.measures import Bin, calibration_error

SIDE = 220
"""Of a diagram's square, in SVG units."""
LEFT, TOP, GAP, BELOW = 54, 34, 66, 64
INK, GRID, BAR, IDEAL = "#333", "#ddd", "#4c78a8", "#e45756"


def diagrams(panels: Sequence[tuple[str, Sequence[Bin]]]) -> str:
    """One SVG with a diagram for each (title, bins), beside one another.

    A bar is the share of right readings in a bin of confidence, its darkness the share of all
    readings that lie there; the red line is what perfect calibration gives.
    """
    width = LEFT + len(panels) * (SIDE + GAP)
    height = TOP + SIDE + BELOW
    body = [
        line
        for index, (title, bins) in enumerate(panels)
        for line in _panel(LEFT + index * (SIDE + GAP), title, bins)
    ]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" font-size="11">'
    )
    background = f'<rect width="{width}" height="{height}" fill="white"/>'
    return "\n".join([head, background, *body, "</svg>"]) + "\n"


def _panel(left: int, title: str, bins: Sequence[Bin]) -> list[str]:
    right, bottom, middle = left + SIDE, TOP + SIDE, left + SIDE / 2
    error = calibration_error(bins)
    words = title if error is None else f"{title}: ECE {error:.3f}"
    lines = [_text(middle, TOP - 14, words)]
    for step in range(0, 11, 2):
        across, up = left + SIDE * step / 10, bottom - SIDE * step / 10
        lines += [
            _line(across, TOP, across, bottom, GRID),
            _line(left, up, right, up, GRID),
            _text(across, bottom + 15, f"{step / 10:.1f}"),
            _text(left - 6, up + 4, f"{step / 10:.1f}", "end"),
        ]
    lines += _bars(left, bottom, bins)
    lines += [
        _line(left, bottom, right, TOP, IDEAL),
        f'<rect x="{left}" y="{TOP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="{INK}"/>',
        _text(middle, bottom + 32, "confidence"),
        _text(left - 42, bottom + 46, "readings", "start"),
        f'<g transform="translate({left - 34} {TOP + SIDE / 2}) rotate(-90)">'
        f"{_text(0, 0, 'share right')}</g>",
    ]
    return lines


def _bars(left: int, bottom: int, bins: Sequence[Bin]) -> list[str]:
    readings = max(sum(row.count for row in bins), 1)
    lines = []
    for row in (row for row in bins if row.count):
        x, width = left + SIDE * row.low, SIDE * (row.high - row.low)
        tall = SIDE * row.accuracy
        # Rare bins stay visible.
        shade = 0.25 + 0.75 * row.count / readings
        lines.append(
            f'<rect x="{x + 1:.1f}" y="{bottom - tall:.1f}" width="{width - 2:.1f}" '
            f'height="{tall:.1f}" fill="{BAR}" fill-opacity="{shade:.2f}">'
            f"<title>{row.count} readings of mean confidence {row.confidence:.3f}, "
            f"{row.accuracy:.3f} right</title></rect>"
        )
        lines.append(_text(x + width / 2, bottom + 46, str(row.count)))
    return lines


def _line(x0: float, y0: float, x1: float, y1: float, colour: str) -> str:
    return f'<line x1="{x0:.1f}" y1="{y0:.1f}" x2="{x1:.1f}" y2="{y1:.1f}" stroke="{colour}"/>'


def _text(x: float, y: float, words: str, anchor: str = "middle") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{INK}">{escape(words)}</text>'
    )
