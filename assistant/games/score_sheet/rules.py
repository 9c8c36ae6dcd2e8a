"""The rules of a score sheet: when a round is full, and when the game is over."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import assert_never

from assistant.games.game import (
    MIN_SEATS,
    Best,
    Expected,
    IllegalEventError,
    Outcome,
    Reason,
    Refusal,
    Standing,
    ranked,
)
from assistant.games.score_sheet.events import Ended, Entered, Event
from assistant.games.score_sheet.reasons import SheetRefusal
from assistant.games.score_sheet.state import State

MOST_POINTS = 99_999
"""More in one round is a slip of the finger."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """How one table counts."""

    best: Best = Best.HIGHEST
    """Whether the most or the fewest points win."""
    target: int = 0
    """The game ends with the round in which a total reaches this; 0: it does not."""
    rounds: int = 0
    """The game ends after so many rounds; 0: after any number."""
    negative: bool = True
    """Whether points may be negative."""

    def __post_init__(self) -> None:
        for name, value in (("target", self.target), ("rounds", self.rounds)):
            if value < 0:
                raise ValueError(f"{name} must be at least 0, not {value}")

    @property
    def name(self) -> str:
        """`score_sheet`."""
        return "score_sheet"

    def start(self, seats: int) -> State:
        """Give the empty sheet; ValueError for fewer than two columns."""
        if seats < MIN_SEATS:
            raise ValueError(f"a score sheet needs at least {MIN_SEATS} players, not {seats}")
        return State((), (None,) * seats)

    def refusal(self, state: State, event: Event) -> Reason | None:
        """Judge `event`: why it is refused in `state`, or None."""
        if state.over:
            return Refusal.GAME_OVER
        match event:
            case Entered(seat, points):
                return self._entry_refusal(state, seat, points)
            case Ended():
                if state.begun:
                    return SheetRefusal.ROUND_OPEN
                return None if state.rounds else SheetRefusal.NOTHING_ENTERED
            case _:
                assert_never(event)

    def apply(self, state: State, event: Event) -> State:
        """Give the state after `event`; IllegalEventError exactly when `refusal` has a reason."""
        if (refusal := self.refusal(state, event)) is not None:
            raise IllegalEventError(refusal, event)
        match event:
            case Entered(seat, points):
                entered = (*state.open[:seat], points, *state.open[seat + 1 :])
                return self._filled(replace(state, open=entered))
            case Ended():
                return replace(state, over=True)
            case _:
                assert_never(event)

    def seat(self, state: State) -> int:
        """The first seat whose points are missing."""
        missing = (seat for seat, points in enumerate(state.open) if points is None)
        return next(missing, 0)

    def outcome(self, state: State) -> Outcome | None:
        """Who has the best total, several sharing it; None while the game goes on."""
        if not state.over:
            return None
        return Outcome(
            tuple(sorted(standing.seat for standing in self.standings(state) if standing.rank == 1))
        )

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Rank every seat by its total."""
        return ranked(state.totals, self.best)

    def expects(self, state: State) -> Expected | None:
        """No dice are read."""
        return None

    def _entry_refusal(self, state: State, seat: int, points: int) -> Reason | None:
        if not 0 <= seat < len(state.open):
            return SheetRefusal.NO_SUCH_SEAT
        if state.open[seat] is not None:
            return SheetRefusal.ENTERED
        if points < 0 and not self.negative:
            return SheetRefusal.NEGATIVE
        return SheetRefusal.TOO_LARGE if abs(points) > MOST_POINTS else None

    def _filled(self, state: State) -> State:
        """Close the round once nobody's points are missing."""
        points = tuple(entered for entered in state.open if entered is not None)
        if len(points) < len(state.open):
            return state
        closed = State((*state.rounds, points), (None,) * len(points))
        reached = self.target > 0 and max(closed.totals) >= self.target
        played = 0 < self.rounds <= len(closed.rounds)
        return replace(closed, over=reached or played)
