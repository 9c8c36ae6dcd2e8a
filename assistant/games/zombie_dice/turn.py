"""A turn played as well as possible, whatever its brains are worth.

A turn's value depends on the dice aside by colour, the feet, the brains noted, and on what each
number of brains is worth to the player: brains themselves, or chances to win. It is found by
going through what can come, from the present position on; every value is found once.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from assistant.games.zombie_dice.codes import (
    code_of,
    falls_of,
    rolling,
    shotguns_of,
    total_of,
)
from assistant.games.zombie_dice.dice import DICE_PER_ROLL, SHOTGUNS_TO_LOSE
from assistant.games.zombie_dice.position import Position
from assistant.games.zombie_dice.rolls import BOX, FACE_WAYS, Counts, Refill, falls

MARGIN = 1e-12
"""Values nearer than this are the same but for rounding; a tie is a reason to stop."""


class Turn:
    """The best play of a turn whose outcome b is worth `worth[b]`, and a bust `worth[0]`.

    `worth` never falls; more brains than it has entries are worth its last one. Values are kept
    as they are found: the first question may take some tenths of a second, later ones do not.
    """

    def __init__(
        self, worth: Sequence[float], refill: Refill = Refill.MIX, box: Counts = BOX
    ) -> None:
        if not worth or any(more < less for less, more in pairwise(worth)):
            raise ValueError("worth must have entries that never fall")
        self._worth = tuple(worth)
        self._most = len(worth) - 1
        self._rolling = rolling(refill, box)
        self._bounds = _kindest(self._worth)
        self._values: dict[int, float] = {}
        self._hands: dict[int, float] = {}

    def stop(self, position: Position) -> float:
        """What stopping is worth."""
        return self._worth[min(position.total, self._most)]

    def roll(self, position: Position) -> float | None:
        """What rolling and then playing on as well as possible is worth; None where none may."""
        return self._rolled(code_of(position))

    def rolls(self, position: Position) -> bool:
        """Whether the best play rolls."""
        return not position.rolled or self.rolls_at(code_of(position))

    def rolls_at(self, code: int) -> bool:
        """Whether the best play rolls once more in the position of this code."""
        total = min(total_of(code), self._most)
        stop = self._worth[total]
        if self._bounds[shotguns_of(code)][total] <= stop:
            return False
        roll = self._rolled(code)
        return roll is not None and roll > stop + MARGIN

    def _rolled(self, code: int) -> float | None:
        roll = self._rolling(code)
        if roll is None:
            return None
        base, hands = roll
        return sum(chance * self._hand(base, hand) for hand, chance in hands)

    def _value(self, code: int) -> float:
        """What `code` is worth to a player who has rolled."""
        value = self._values.get(code)
        if value is None:
            total = min(total_of(code), self._most)
            value = self._worth[total]
            if self._bounds[shotguns_of(code)][total] > value:
                roll = self._rolled(code)
                if roll is not None and roll > value:
                    value = roll
            self._values[code] = value
        return value

    def _hand(self, base: int, hand: int) -> float:
        """What rolling `hand` is worth when `base` lies aside and no feet do."""
        key = base | hand
        value = self._hands.get(key)
        if value is None:
            groups, bust, again = falls_of(hand, shotguns_of(base))
            values, find, worth, most = self._values, self._value, self._worth, self._most
            had = total_of(base)
            value = bust * worth[0]
            for brains, shotguns, chance, steps in groups:
                total = min(had + brains, most)
                if self._bounds[shotguns][total] <= worth[total]:
                    value += chance * worth[total]
                    continue
                for step, likely in steps:
                    code = base + step
                    known = values.get(code)
                    value += likely * (find(code) if known is None else known)
            # Three feet change nothing: whoever rolls here rolls until something else comes.
            best = max(worth[min(had, most)], value / (1 - again))
            values[key] = best
            value += again * best
            self._hands[key] = value
        return value


def _kindest(worth: Sequence[float]) -> tuple[tuple[float, ...], ...]:
    """Give, by shotguns and then brains, what a turn with nothing but green dice is worth.

    No turn is worth more: with other dice, a player of this one could but call some brains
    shotguns and play as if they were. Where this is not worth rolling for, nothing is.
    """
    most = len(worth) - 1
    kind = [[*worth] for _ in range(SHOTGUNS_TO_LOSE)]
    chances: dict[tuple[int, int], float] = {}
    for fall in falls((DICE_PER_ROLL, 0, 0)):
        key = (sum(fall.brains), sum(fall.shotguns))
        chances[key] = chances.get(key, 0.0) + fall.ways / FACE_WAYS
    again = chances.pop((0, 0))
    for total in range(most - 1, -1, -1):
        for shotguns in range(SHOTGUNS_TO_LOSE - 1, -1, -1):
            roll = sum(
                chance
                * (
                    kind[shotguns + shot][min(total + brains, most)]
                    if shotguns + shot < SHOTGUNS_TO_LOSE
                    else worth[0]
                )
                for (brains, shot), chance in chances.items()
            )
            kind[shotguns][total] = max(worth[total], roll / (1 - again))
    return tuple(tuple(row) for row in kind)
