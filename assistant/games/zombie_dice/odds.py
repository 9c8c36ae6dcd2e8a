"""What the next roll may bring, and whether rolling gains brains: exact, nothing is drawn.

The advice is for the most brains of this turn on average, whatever the scores are.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import cache, lru_cache

from assistant.games.zombie_dice.dice import DICE_PER_ROLL, SHOTGUNS_TO_LOSE
from assistant.games.zombie_dice.position import Position
from assistant.games.zombie_dice.rolls import BOX, FACE_WAYS, Counts, Refill, draw, falls
from assistant.games.zombie_dice.turn import Turn

LOOK_AHEAD = 40
"""Brains still to come that are thought of, at the least. Nobody who wants the most brains gets
that far: more of them change expectations by about 1e-12."""

_STEP = 30
"""Positions share what has been found when their horizons, rounded up to this, are the same:
nearly all of a game do, so that only the first question takes long, some tenths of a second."""

_TURNS_KEPT = 8
"""Readings and mixes that are remembered; a table plays but one."""


class Advice(StrEnum):
    """What brings more brains on average; stopping, where both bring the same."""

    ROLL = "roll"
    STOP = "stop"


@dataclass(frozen=True, slots=True)
class Odds:
    """A decision in figures."""

    bust: float
    """Chance that the next roll brings the third shotgun."""
    brains: tuple[float, ...]
    """Chance of 0, 1, 2 and 3 new brains in a roll that does not bust; with `bust` it makes 1."""
    shotguns: tuple[float, ...]
    """Chance of 0, 1, 2 and 3 new shotguns, those that bust included."""
    expected_new: float
    """New brains of the next roll on average, none where it busts."""
    expected_if_roll: float
    """Brains of the turn on average, those of now included, if the player rolls and then plays on
    for the most brains."""
    advice: Advice


def odds(position: Position, refill: Refill = Refill.MIX, box: Counts = BOX) -> Odds | None:
    """Give the odds of rolling in `position`; None when the table's rule allows no roll.

    `box` counts the dice of the game: `coverage` tells which games have others.
    """
    chances = next_roll(position, refill, box)
    if not chances:
        return None
    turn = best_turn(position, refill, box)
    roll = turn.roll(position)
    assert roll is not None
    safe = SHOTGUNS_TO_LOSE - sum(position.shotguns)
    numbers = range(DICE_PER_ROLL + 1)
    brains = tuple(
        sum(chance for (new, shot), chance in chances.items() if new == number and shot < safe)
        for number in numbers
    )
    shotguns = tuple(
        sum(chance for (_, shot), chance in chances.items() if shot == number) for number in numbers
    )
    return Odds(
        bust=float(sum(shotguns[safe:])),
        brains=tuple(map(float, brains)),
        shotguns=tuple(map(float, shotguns)),
        expected_new=float(sum(number * chance for number, chance in enumerate(brains))),
        expected_if_roll=roll,
        advice=Advice.ROLL if turn.rolls(position) else Advice.STOP,
    )


def best_turn(position: Position, refill: Refill = Refill.MIX, box: Counts = BOX) -> Turn:
    """Give the turn played for the most brains, thought through far enough for `position`."""
    return _turn(-(-(position.total + LOOK_AHEAD) // _STEP) * _STEP, refill, box)


@cache
def next_roll(
    position: Position, refill: Refill = Refill.MIX, box: Counts = BOX
) -> Mapping[tuple[int, int], Fraction]:
    """Give the chance of every (new brains, new shotguns); empty where no roll may follow."""
    drawn = draw(position.brains, position.shotguns, position.feet, refill, box)
    if drawn is None:
        return {}
    ways: dict[tuple[int, int], int] = {}
    for hand, times in drawn.hands:
        for fall in falls(hand):
            key = (sum(fall.brains), sum(fall.shotguns))
            ways[key] = ways.get(key, 0) + times * fall.ways
    return {key: Fraction(number, drawn.ways * FACE_WAYS) for key, number in sorted(ways.items())}


@lru_cache(maxsize=_TURNS_KEPT)
def _turn(horizon: int, refill: Refill, box: Counts) -> Turn:
    """Give the turn in which a brain is worth a brain, up to `horizon`."""
    return Turn(range(horizon + 1), refill, box)
