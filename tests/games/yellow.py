"""All-yellow Zombie Dice: three yellow dice a roll, no cup. Small enough to solve at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

from assistant.games.zombie_dice.dice import SHOTGUNS_TO_LOSE
from assistant.games.zombie_dice.duel import Cap, Duel, solve
from assistant.games.zombie_dice.rolls import falls
from assistant.games.zombie_dice.turn import MARGIN

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
    _, again = _rolls()
    rolled = _rolled(worth)
    # Three feet in the first roll leave nothing to stop with but what a bust is worth.
    return (1 - again) * rolled(0, 0) + again * max(worth[0], rolled(0, 0))


def yellow_rolls(worth: tuple[float, ...], shotguns: int) -> set[int]:
    """With how many brains the best play of such a turn rolls, beside so many shotguns."""
    rolled = _rolled(worth)
    brains = range(len(worth) - 1)
    return {number for number in brains if rolled(number, shotguns) > worth[number] + MARGIN}


@cache
def _rolled(worth: tuple[float, ...]) -> Callable[[int, int], float]:
    """What rolling is worth by brains and shotguns, three feet being rolled on."""
    chances, again = _rolls()
    most = len(worth) - 1

    @cache
    def rolled(brains: int, shotguns: int) -> float:
        return sum(
            chance * value(min(brains + new, most), shotguns + shot)
            for (new, shot), chance in chances.items()
        ) / (1 - again)

    def value(brains: int, shotguns: int) -> float:
        if shotguns >= SHOTGUNS_TO_LOSE:
            return worth[0]
        return max(worth[brains], rolled(brains, shotguns)) if brains < most else worth[most]

    return rolled


@cache
def yellow(cap: Cap | None = None) -> Duel:
    """The game of two to thirteen, solved."""
    return solve(yellow_turn, 13, cap)
