"""How large a text may be so that it fits its place."""

from __future__ import annotations

from functools import lru_cache

from kivy.core.text import Label as CoreLabel

SMALLEST = 0.5
"""Never less than this share of the size wanted where words wrap."""
SMALLEST_LINE = 0.68
"""The same for a single line, which is then cut short."""
SLACK = 0.97
"""Share of the width used, since a line as drawn is a little wider than as measured."""
STEP = 0.94
DOTS = "…"
LINE_HEIGHT = 1.2


@lru_cache(maxsize=4096)
def width_of(text: str, size: float, bold: bool) -> float:
    """Width in pixels of one line of `text`."""
    label = CoreLabel(font_name="Sans", font_size=size, bold=bold)
    return float(label.get_extents(text)[0])


def lines_of(text: str, size: float, bold: bool, width: float) -> int:
    """How many lines `text` takes when words wrap at `width` pixels; 99 when a word is wider."""
    lines = 0
    for paragraph in text.split("\n"):
        line = ""
        lines += 1
        # No-break spaces are not split at: str.split() with a plain space keeps them.
        for word in paragraph.split(" "):
            longer = f"{line} {word}" if line else word
            if width_of(longer, size, bold) <= width:
                line = longer
            elif width_of(word, size, bold) > width:
                return 99
            else:
                line, lines = word, lines + 1
    return lines


def broken(name: str, size: float, bold: bool, width: float) -> str:
    """`name` on one line, or broken at its hyphen where it is wider than `width` pixels."""
    first, hyphen, second = name.partition("-")
    if not hyphen or width_of(name, size, bold) <= width:
        return name
    return f"{first}{hyphen}\n{second}"


def cut(text: str, size: float, bold: bool, width: float) -> str:
    """As much of `text` as fits into `width` pixels, in dots where something is left out."""
    kept = text
    while kept and width_of(text if kept == text else kept + DOTS, size, bold) > width:
        kept = kept[:-1]
    return text if kept == text else kept.rstrip(" -") + DOTS


def fitting_size(
    text: str, wanted: float, bold: bool, width: float, height: float, wrap: bool
) -> float:
    """The largest size up to `wanted` at which `text` fits into `width` x `height` pixels."""
    size, smallest = wanted, wanted * (SMALLEST if wrap else SMALLEST_LINE)
    while size > smallest:
        if wrap:
            fits = lines_of(text, size, bold, width) * size * LINE_HEIGHT <= height
        else:
            fits = width_of(text, size, bold) <= SLACK * width and size <= height
        if fits:
            return size
        size *= STEP
    return smallest
