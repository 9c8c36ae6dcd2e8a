"""What every game is: a start, legal events, and a pure step from one state to the next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import comb, factorial, prod
from typing import Protocol, TypeVar

MIN_SEATS = 2


class Reason(StrEnum):
    """Why a game does not accept an event: each game may list its own; words live elsewhere."""


class Refusal(Reason):
    """The reasons that games share: the end, what dice can be wrong about, a roll in doubt."""

    GAME_OVER = "game over"
    UNKNOWN_DIE = "unknown die"
    """The game has no such die, or that die no such face."""
    WRONG_DICE_COUNT = "wrong dice count"
    KEPT_DICE_MISSING = "kept dice missing"
    """Dice that must be rolled again are not among those rolled."""
    NOT_IN_CUP = "not in cup"
    """The cup cannot give dice of these colours."""
    ROLL_IN_DOUBT = "roll in doubt"
    """Said by a session, never by a game: the roll on the table must be settled first."""


class IllegalEventError(ValueError):
    """The rules refuse this event in this state."""

    def __init__(self, refusal: Reason, event: object) -> None:
        super().__init__(f"{refusal}: {event}")
        self.refusal = refusal
        self.event = event


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the table of results."""

    seat: int
    score: int
    rank: int
    """1 is best; equal scores share a rank."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a finished game ended."""

    winners: tuple[int, ...]
    """Seats of the winners; more than one means a tie that the rules leave standing."""


@dataclass(frozen=True, slots=True)
class Expected:
    """The dice that the next roll can show."""

    count: int
    """How many dice are rolled, the kept ones included."""
    kept: tuple[str, ...]
    """Colours of the dice that are rolled again."""
    cup: tuple[tuple[str, int], ...]
    """(colour, number) of the dice from which the others are drawn."""

    def refusal(self, colours: Iterable[str]) -> Refusal | None:
        """Why dice of these colours cannot be the next roll; None when they can."""
        rolled = Counter(colours)
        if rolled.total() != self.count:
            return Refusal.WRONG_DICE_COUNT
        kept = Counter(self.kept)
        if not kept <= rolled:
            return Refusal.KEPT_DICE_MISSING
        if not rolled - kept <= Counter(dict(self.cup)):
            return Refusal.NOT_IN_CUP
        return None

    def chance(self, colours: Iterable[str]) -> float:
        """Probability that the dice, in an order told beforehand, have these colours.

        Every order of the same colours is as likely; 0 for colours that cannot come.
        """
        rolled = Counter(colours)
        if self.refusal(rolled.elements()) is not None:
            return 0.0
        drawn = rolled - Counter(self.kept)
        cup = dict(self.cup)
        draws = prod(comb(cup[colour], number) for colour, number in drawn.items())
        orders = factorial(self.count) // prod(factorial(number) for number in rolled.values())
        return draws / comb(sum(cup.values()), drawn.total()) / orders


S = TypeVar("S")
E = TypeVar("E", contravariant=True)


class Game(Protocol[S, E]):
    """The rules of one table game, options included. Everything here is pure."""

    @property
    def name(self) -> str:
        """The name under which saved games and commands know it, such as `zombie_dice`."""
        ...

    def start(self, seats: int) -> S:
        """Give the state before the first roll; ValueError for a number of seats not allowed."""
        ...

    def refusal(self, state: S, event: E) -> Reason | None:
        """Judge `event`: why it is illegal in `state`, or None. The one judge of legality."""
        ...

    def apply(self, state: S, event: E) -> S:
        """Give the state after `event`; IllegalEventError exactly when `refusal` has a reason."""
        ...

    def seat(self, state: S) -> int:
        """Whose turn it is; after the end, who played last."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Say how the game ended; None while it goes on."""
        ...

    def standings(self, state: S) -> tuple[Standing, ...]:
        """Rank every seat, best first, equal ones in seat order."""
        ...

    def expects(self, state: S) -> Expected | None:
        """Say which dice the next roll can show; None when none is to come or nobody can say."""
        ...


class Best(StrEnum):
    """Which score is the best."""

    HIGHEST = "highest"
    LOWEST = "lowest"


def ranked(scores: tuple[int, ...], best: Best = Best.HIGHEST) -> tuple[Standing, ...]:
    """Rank seats by score, best first: equal scores share a rank and the next one is skipped.

    >>> [(s.seat, s.rank) for s in ranked((3, 9, 3))]
    [(1, 1), (0, 2), (2, 2)]
    >>> [(s.seat, s.rank) for s in ranked((3, 9, 3), Best.LOWEST)]
    [(0, 1), (2, 1), (1, 3)]
    """
    sign = -1 if best is Best.HIGHEST else 1
    order = sorted(range(len(scores)), key=lambda seat: (sign * scores[seat], seat))
    better = {score: sum(sign * other < sign * score for other in scores) for score in scores}
    return tuple(Standing(seat, scores[seat], better[scores[seat]] + 1) for seat in order)
