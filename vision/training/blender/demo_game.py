"""The game the demo shows: a legal, finished game of Zombie Dice, found by its seed.

Chance deals dice and faces as a cup and dice would; among many such games one is taken that
shows a bank, a bust and re-rolled footprints in a film's length.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import count
from random import Random

from vision.training.blender.draw_dice import ZOMBIE_CUP
from vision.training.blender.faces import ZOMBIE_FACES

PLAYERS = ("Nora", "Samuel")
TARGET = 13
SHOTGUNS_TO_LOSE = 3
DICE_A_ROLL = 3
_ROLLS = 12
_MOST_MOVES = 22


@dataclass(frozen=True, slots=True)
class DemoRoll:
    """One throw: which of the thirteen dice (by number) show what, and what follows."""

    seat: int
    dice: tuple[tuple[int, str], ...]
    """(number of the die, face)"""
    then: str
    """"continue", "stop" or "bust"."""

    def numbers(self, face: str) -> tuple[int, ...]:
        """Dice of this roll that show `face`."""
        return tuple(n for n, shown in self.dice if shown == face)

    def notation(self) -> str:
        """The roll as text, e.g. "rolled gB yS rF"."""
        words = (f"{ZOMBIE_CUP[n][0]}{face[0].upper()}" for n, face in self.dice)
        return "rolled " + " ".join(words)


def find_game() -> tuple[DemoRoll, ...]:
    """The first game, by seed, that has all that the demo should show."""
    return next(g for g in (play(Random(f"demo {s}")) for s in count()) if g and _shows_all(g))


def play(rng: Random) -> tuple[DemoRoll, ...]:
    """A whole game; empty when it grows too long for a film or ends in a tie."""
    scores = [0, 0]
    rolls: list[DemoRoll] = []
    while max(scores) < TARGET:
        for seat in range(len(PLAYERS)):
            turn = _turn(seat, scores, rng)
            rolls += turn
            scores[seat] += banked(turn)
            if len(rolls) > _ROLLS:
                return ()
    return tuple(rolls) if scores[0] != scores[1] else ()


def banked(turn: list[DemoRoll]) -> int:
    """Brains a turn brings home."""
    return sum(len(r.numbers("brain")) for r in turn) if turn[-1].then == "stop" else 0


def scores(rolls: tuple[DemoRoll, ...]) -> tuple[int, ...]:
    """Each player's score after these rolls."""
    totals, turn = [0] * len(PLAYERS), 0
    for roll in rolls:
        turn += len(roll.numbers("brain"))
        if roll.then != "continue":
            totals[roll.seat] += turn if roll.then == "stop" else 0
            turn = 0
    return tuple(totals)


def _turn(seat: int, scores: list[int], rng: Random) -> list[DemoRoll]:
    cup = list(range(len(ZOMBIE_CUP)))
    rng.shuffle(cup)
    rolls: list[DemoRoll] = []
    hand: list[int] = []
    brains = shotguns = 0
    greed = rng.choice((3, 5, 7))
    while True:
        # The cup never runs dry here: a turn that needed more dice is not filmed.
        if len(cup) < DICE_A_ROLL - len(hand):
            return [*rolls[:-1], _ended(rolls[-1], "stop")]
        hand += [cup.pop() for _ in range(DICE_A_ROLL - len(hand))]
        shown = tuple((n, _fall(n, rng)) for n in sorted(hand))
        roll = DemoRoll(seat, shown, "continue")
        brains += len(roll.numbers("brain"))
        shotguns += len(roll.numbers("shotgun"))
        hand = list(roll.numbers("feet"))
        if shotguns >= SHOTGUNS_TO_LOSE:
            return [*rolls, _ended(roll, "bust")]
        if brains and (shotguns == SHOTGUNS_TO_LOSE - 1 or brains >= greed):
            return [*rolls, _ended(roll, "stop")]
        rolls.append(roll)


def _ended(roll: DemoRoll, then: str) -> DemoRoll:
    return DemoRoll(roll.seat, roll.dice, then)


def _fall(number: int, rng: Random) -> str:
    faces = ZOMBIE_FACES[ZOMBIE_CUP[number]]
    return rng.choices(list(faces), weights=list(faces.values()))[0]


def _shows_all(rolls: tuple[DemoRoll, ...]) -> bool:
    ends = Counter(roll.then for roll in rolls)
    again = sum(len(r.numbers("feet")) for r in rolls if r.then == "continue")
    moves = sum(len(r.dice) - len(r.numbers("feet")) for r in rolls if r.then != "bust")
    aside = most = 0
    for roll in rolls:
        aside += len(roll.numbers("brain"))
        most = max(most, aside)
        aside = aside if roll.then == "continue" else 0
    return (
        len(rolls) == _ROLLS
        and ends["bust"] >= 1
        and ends["stop"] >= 2
        and again >= 4
        and moves <= _MOST_MOVES
        and most <= 7  # more would crowd the edge of the table
    )
