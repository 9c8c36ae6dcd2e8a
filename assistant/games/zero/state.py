"""Where a game of Zero stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from assistant.games.zero.cards import Card, Hand


class Phase(StrEnum):
    """What the table does."""

    DEALING = "dealing"
    PLAYING = "playing"
    COUNTING = "counting"
    OVER = "over"


class Deed(StrEnum):
    """What a turn consists of."""

    EXCHANGE = "exchange"
    KNOCK = "knock"


@dataclass(frozen=True, slots=True)
class Act:
    """A turn that was played."""

    seat: int
    deed: Deed


@dataclass(frozen=True, slots=True)
class Result:
    """What a hand came to."""

    points: int
    hand: Hand = ()
    """Empty where the table told the points alone."""


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round."""

    number: int
    """From 1."""
    first: int
    """The seat that began it."""
    zero: int | None
    """The seat that announced ZERO, if one did."""
    results: tuple[Result, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game. Seats count from 0 around the table, rounds from 1."""

    totals: tuple[int, ...]
    """Points of the finished rounds, by seat; fewest win."""
    rounds: int
    """How many rounds are played."""
    first: int
    """The seat that begins this round."""
    seat: int
    """Whose turn it is, or whose hand is counted next; when dealing, who will begin."""
    phase: Phase = Phase.DEALING
    round: int = 1
    acts: tuple[Act, ...] = ()
    """The turns of this round, oldest first."""
    last_turns: tuple[int, ...] | None = None
    """Seats still to play after the second knock, in order; None before it."""
    zero: int | None = None
    """The seat that announced ZERO in this round."""
    results: tuple[Result | None, ...] = ()
    """What is counted of this round, by seat; empty before the first count."""
    finished: tuple[Round, ...] = ()
    """Every finished round, oldest first."""

    @property
    def order(self) -> tuple[int, ...]:
        """All seats in the order of play of this round."""
        seats = len(self.totals)
        return tuple((self.first + step) % seats for step in range(seats))

    @property
    def knockers(self) -> tuple[int, ...]:
        """Seats that knocked in this round, oldest first; knocks after the second included."""
        return tuple(act.seat for act in self.acts if act.deed is Deed.KNOCK)

    @property
    def second_knocker(self) -> int | None:
        """Who brought on the last turns; None before the second knock."""
        return self.knockers[1] if len(self.knockers) > 1 else None

    def cards_elsewhere(self, seat: int) -> frozenset[Card]:
        """Cards counted in the hands of the others in this round."""
        return frozenset(
            card
            for other, result in enumerate(self.results)
            if result is not None and other != seat
            for card in result.hand
        )

    def holder(self, card: Card) -> int | None:
        """The seat in whose counted hand a card of this round is; None where it is in none."""
        hands = (result.hand if result is not None else () for result in self.results)
        return next((seat for seat, hand in enumerate(hands) if card in hand), None)
