"""All-yellow Zombie Dice: three yellow dice a roll, no cup. Small enough to solve at once."""

from __future__ import annotations

from collections import Counter
from functools import cache

from assistant.games.zombie_dice.duel import Cap, Duel, solve
from assistant.games.zombie_dice.rolls import falls

YELLOW = (0, 3, 0)


@cache
def _rolls() -> tuple[dict[tuple[int, int], float], float]:
    """Chances of (brains, shotguns) of three yellow dice, and of three feet."""
    ways: Counter[tuple[int, int]] = Counter()
    for fall in falls(YELLOW):
        ways[sum(fall.brains), sum(fall.shotguns)] += fall.ways
    again = ways.pop((0, 0))
    return {key: number / 216 for key, number in ways.items()}, again / 216


def yellow_turn(worth: tuple[float, ...]) -> float:
    """The value of a turn whose points are worth the entries of `worth`."""
    chances, again = _rolls()
    most = len(worth) - 1

    @cache
    def value(brains: int, shotguns: int) -> float:
        if brains >= most:
            return worth[most]
        return max(worth[brains], rolled(brains, shotguns) / (1 - again))

    def rolled(brains: int, shotguns: int) -> float:
        return sum(
            chance
            * (value(min(brains + new, most), shotguns + shot) if shotguns + shot < 3 else worth[0])
            for (new, shot), chance in chances.items()
        )

    return rolled(0, 0) + again * value(0, 0)


@cache
def yellow(cap: Cap | None = None) -> Duel:
    """The game of two to thirteen, solved."""
    return solve(yellow_turn, 13, cap)
