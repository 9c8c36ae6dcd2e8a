"""Where words may stand in the picture so that they cover as little as possible. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Rect = tuple[float, float, float, float]
"""(x, y, width, height), y up."""

GAP = 5.0 / 15.0
"""Space between a die and its words, in heights of a word."""


def overlap(a: Rect, b: Rect) -> float:
    """Area that two rectangles share."""
    wide = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    high = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return max(0.0, wide) * max(0.0, high)


def placed(
    die: Rect, size: tuple[float, float], within: Rect, words: Iterable[Rect], dice: Iterable[Rect]
) -> Rect:
    """Give the place for words of `size` at `die`: below it, above it, or near either.

    Of the places inside `within` it is the one that covers least; `words` already written, and
    whatever else must stay legible, count thrice, `dice` once.
    """
    costly = [*((rect, 3.0) for rect in words), *((rect, 1.0) for rect in dice)]

    def cost(place: Rect) -> float:
        return sum(weight * overlap(place, rect) for rect, weight in costly)

    # The first of equally good places wins: min() keeps it.
    return min(_candidates(die, size, within), key=cost)


def clear_place(places: Sequence[Rect], now: int, dice: Iterable[Rect]) -> int:
    """Which of `places` covers least of the dice; the one of `now` as long as it covers none."""
    found = list(dice)
    covered = [sum(overlap(place, die) for die in found) for place in places]
    if now < len(places) and not covered[now]:
        return now
    return min(range(len(places)), key=covered.__getitem__)


def _candidates(die: Rect, size: tuple[float, float], within: Rect) -> Iterable[Rect]:
    (x, y, width, height), (wide, high) = die, size
    left, low, all_wide, all_high = within
    gap, middle = GAP * high, x + width / 2 - wide / 2
    for step in (0.0, 0.5, 1.0, 1.5):
        for level in (y - gap - high - step * high, y + height + gap + step * high):
            for aside in (0.0, -0.3, 0.3):
                yield (
                    min(max(middle + aside * wide, left), left + all_wide - wide),
                    min(max(level, low), low + all_high - high),
                    wide,
                    high,
                )
