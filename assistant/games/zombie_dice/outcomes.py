"""What a turn comes to under a given way of playing it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

from assistant.games.zombie_dice.codes import (
    START,
    Rolling,
    falls_of,
    is_three_feet,
    rolling,
    shotguns_of,
    total_of,
    without_feet,
)
from assistant.games.zombie_dice.rolls import BOX, Counts, Refill

Policy = Callable[[int], bool]
"""Whether the player rolls once more in the position of this code."""

NEGLIGIBLE = 1e-20
"""Positions less likely than this are left out: one rule of play may roll for ever."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """How a turn ends."""

    bust: float
    """Chance of a bust."""
    brains: tuple[float, ...]
    """Chance to stop with 0, 1, 2, … brains; with `bust` it makes 1."""

    @property
    def mean(self) -> float:
        """Brains banked on average."""
        return sum(number * chance for number, chance in enumerate(self.brains))


def outcomes(rolls: Policy, refill: Refill = Refill.MIX, box: Counts = BOX) -> Outcomes:
    """Follow a turn from its beginning, with its first roll, as `rolls` decides."""
    roll = rolling(refill, box)
    bust = 0.0
    stopped: defaultdict[int, float] = defaultdict(float)
    # Every roll but three feet adds brains or shotguns: in the order of their number, a position
    # is looked at when all that leads to it has been.
    waiting: defaultdict[int, dict[int, float]] = defaultdict(dict)
    waiting[0] = {START: 1.0}
    while waiting:
        level = min(waiting)
        positions = waiting.pop(level)
        three_feet = {code: chance for code, chance in positions.items() if is_three_feet(code)}
        hands = _hands(positions, rolls, roll, stopped)
        for code in {**hands, **three_feet}:
            aside = without_feet(code)
            shotguns = shotguns_of(code)
            groups, lost, again = falls_of(code - aside, shotguns)
            thrown, waits = hands.get(code, 0.0), three_feet.get(code, 0.0)
            if rolls(code):
                thrown = (thrown + waits) / (1 - again)
            else:
                stopped[total_of(code)] += waits + again * thrown
            if thrown < NEGLIGIBLE:
                continue
            bust += thrown * lost
            for brains, shot, _, steps in groups:
                following = waiting[level + brains + shot - shotguns]
                for step, likely in steps:
                    new = aside + step
                    following[new] = following.get(new, 0.0) + thrown * likely
    return Outcomes(bust, tuple(stopped[number] for number in range(max(stopped) + 1)))


def _hands(
    positions: dict[int, float], rolls: Policy, rolling: Rolling, stopped: defaultdict[int, float]
) -> dict[int, float]:
    """Give the chance of every aside | hand that is rolled; add to `stopped` what is not.

    Three feet, to which a roll may come back, are left to the caller.
    """
    hands: defaultdict[int, float] = defaultdict(float)
    for code, chance in positions.items():
        if is_three_feet(code):
            continue
        roll = rolling(code) if code == START or rolls(code) else None
        if roll is None:
            stopped[total_of(code)] += chance
            continue
        aside, drawn = roll
        for hand, likely in drawn:
            hands[aside | hand] += chance * likely
    return hands
