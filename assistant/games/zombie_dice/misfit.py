"""Which colour it is that a roll refused by the rules has too many or too few of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from assistant.games.game import Expected
from assistant.games.zombie_dice.dice import Die
from assistant.games.zombie_dice.state import State


@dataclass(frozen=True, slots=True)
class TooMany:
    """More dice of this colour lie on the table than the game has."""

    colour: str
    owned: int
    """Dice of it that the game has."""


@dataclass(frozen=True, slots=True)
class FeetMissing:
    """Dice of this colour showed feet and are rolled again, but are not all among those rolled."""

    colour: str
    kept: int
    """Dice of it that are rolled again."""
    rolled: int
    """Dice of it among those rolled, fewer than `kept`."""


Misfit = TooMany | FeetMissing


def misfit(state: State, expected: Expected, dice: Iterable[Die]) -> Misfit | None:
    """Say what is wrong with the colours of `dice` where `expected` comes next; None for nothing.

    `expected` is what the game expects in `state`.
    """
    rolled = Counter(str(die.colour) for die in dice)
    kept = Counter(expected.kept)
    owned = {str(colour): number for colour, number in state.box}
    for colour, number in expected.cup:
        if rolled[colour] > number + kept[colour]:
            return TooMany(colour, owned[colour])
    for colour, number in kept.items():
        if rolled[colour] < number:
            return FeetMissing(colour, number, rolled[colour])
    return None
