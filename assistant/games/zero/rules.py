"""The rules of Zero, each told once.

Sources: [S] the French description the project started from, on which most others agree;
[C] sources differ, the choice is the table's; [U] no source says, the choice is the table's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never

from assistant.games.game import (
    Best,
    IllegalEventError,
    Outcome,
    Reason,
    Refusal,
    Standing,
    ranked,
)
from assistant.games.zero.cards import POT_SIZE
from assistant.games.zero.events import (
    Announced,
    Dealt,
    Event,
    Exchanged,
    Knocked,
    Shown,
    Told,
)
from assistant.games.zero.reasons import ZeroRefusal
from assistant.games.zero.refusals import announced_refusal, shown_refusal, told_refusal
from assistant.games.zero.scoring import count
from assistant.games.zero.state import Act, Deed, Phase, Result, Round, State

LEAST_SEATS, MOST_SEATS = 3, 5
"""Six hands of nine and the pot would need more than the 56 cards [S]."""
KNOCKS_TO_END = 2
POTS = (4, POT_SIZE)


class SecondKnock(StrEnum):
    """What the second knock of a round brings on [C]."""

    ONE_TURN_EACH = "one_turn_each"
    """Every other player has one last turn [S]."""
    END_OF_LAP = "end_of_lap"
    """Those who have not played since the first player's last turn still do."""
    AT_ONCE = "at_once"
    """Nobody plays any more."""


@dataclass(frozen=True, slots=True)
class Zero:
    """The rules with the choices of one table."""

    first: int = 0
    """The seat that begins the first round."""
    rounds: int = 0
    """How many rounds are played; 0: as many as there are players [S]."""
    pot: int = POT_SIZE
    """Cards in the pot, 5 [S] or 4 [C]: the keeper tells them when dealing, no rule needs them."""
    second_knock: SecondKnock = SecondKnock.ONE_TURN_EACH
    dealt_zero: bool = True
    """Whether ZERO as dealt may be announced on one's first turn, without an exchange [U]."""
    late_zero: bool = False
    """Whether one who forgot may still announce ZERO after others have played [U]."""

    def __post_init__(self) -> None:
        for name, value in (("first", self.first), ("rounds", self.rounds)):
            if value < 0:
                raise ValueError(f"{name} must be at least 0, not {value}")
        if self.pot not in POTS:
            raise ValueError(f"pot must be 4 or 5, not {self.pot}")

    @property
    def name(self) -> str:
        """`zero`."""
        return "zero"

    def start(self, seats: int) -> State:
        """Give the state before the first deal; ValueError unless three to five play."""
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise ValueError(
                f"Zero is played by {LEAST_SEATS} to {MOST_SEATS} players, not {seats}"
            )
        if self.first >= seats:
            raise ValueError(f"seat {self.first} cannot begin a game of {seats} seats")
        return State(
            totals=(0,) * seats, rounds=self.rounds or seats, first=self.first, seat=self.first
        )

    def refusal(self, state: State, event: Event) -> Reason | None:
        """Judge `event`: why it is illegal in `state`, or None."""
        if state.phase is Phase.OVER:
            return Refusal.GAME_OVER
        match event:
            case Dealt():
                return None if state.phase is Phase.DEALING else ZeroRefusal.DEALT_ALREADY
            case Exchanged() | Knocked():
                return _turn_refusal(state)
            case Announced():
                return _turn_refusal(state) or announced_refusal(
                    state, event, dealt=self.dealt_zero, late=self.late_zero
                )
            case Shown():
                return _counting_refusal(state) or shown_refusal(state, event)
            case Told():
                return _counting_refusal(state) or told_refusal(state, event)
            case _:
                assert_never(event)

    def apply(self, state: State, event: Event) -> State:
        """Give the state after `event`; IllegalEventError exactly when `refusal` has a reason."""
        if (refusal := self.refusal(state, event)) is not None:
            raise IllegalEventError(refusal, event)
        match event:
            case Dealt():
                return replace(state, phase=Phase.PLAYING)
            case Exchanged():
                return _passed(_acted(state, Deed.EXCHANGE))
            case Knocked():
                return _passed(self._knocked(state))
            case Announced():
                return _announced(state, event)
            case Shown(seat, hand):
                return self._counted(state, seat, Result(count(hand).score, hand))
            case Told(seat, points):
                return self._counted(state, seat, Result(points))
            case _:
                assert_never(event)

    def seat(self, state: State) -> int:
        """Whose turn it is, or whose hand is counted next."""
        return state.seat

    def outcome(self, state: State) -> Outcome | None:
        """Name who has the fewest points; with equal points they share the win [U]."""
        if state.phase is not Phase.OVER:
            return None
        best = min(state.totals)
        return Outcome(tuple(seat for seat, total in enumerate(state.totals) if total == best))

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Rank every seat by its points, fewest first."""
        return ranked(state.totals, Best.LOWEST)

    def expects(self, state: State) -> None:
        """Nothing: there are no dice."""

    def _knocked(self, state: State) -> State:
        knocked = _acted(state, Deed.KNOCK)
        if len(knocked.knockers) != KNOCKS_TO_END:
            # The first changes nothing yet, and those after the second change nothing more [S].
            return knocked
        return replace(knocked, last_turns=_last_turns(state, self.second_knock))

    def _counted(self, state: State, seat: int, result: Result) -> State:
        results = list(state.results)
        results[seat] = result
        counted = replace(state, results=tuple(results))
        if None not in results:
            return _round_finished(counted)
        return replace(counted, seat=_next_to_count(counted))


def _turn_refusal(state: State) -> ZeroRefusal | None:
    match state.phase:
        case Phase.DEALING:
            return ZeroRefusal.NOT_DEALT
        case Phase.COUNTING:
            return ZeroRefusal.ROUND_ENDED
        case Phase.PLAYING | Phase.OVER:
            return None
        case _:
            assert_never(state.phase)


def _counting_refusal(state: State) -> ZeroRefusal | None:
    return None if state.phase is Phase.COUNTING else ZeroRefusal.ROUND_RUNNING


def _acted(state: State, deed: Deed) -> State:
    return replace(state, acts=(*state.acts, Act(state.seat, deed)))


def _last_turns(state: State, reading: SecondKnock) -> tuple[int, ...]:
    place = state.order.index(state.seat)
    match reading:
        case SecondKnock.ONE_TURN_EACH:
            return state.order[place + 1 :] + state.order[:place]
        case SecondKnock.END_OF_LAP:
            return state.order[place + 1 :]
        case SecondKnock.AT_ONCE:
            return ()
        case _:
            assert_never(reading)


def _passed(state: State) -> State:
    """Give the turn on: to the left, or along the last turns until they are played."""
    if state.last_turns is None:
        return replace(state, seat=(state.seat + 1) % len(state.totals))
    if not state.last_turns:
        return _counting(state)
    return replace(state, seat=state.last_turns[0], last_turns=state.last_turns[1:])


def _announced(state: State, event: Announced) -> State:
    # The round ends on the spot; whoever announced counts nothing, the others as always [S].
    exchanging = event.seat == state.seat and not event.dealt
    ended = _acted(state, Deed.EXCHANGE) if exchanging else state
    counting = _counting(replace(ended, zero=event.seat))
    results = list(counting.results)
    results[event.seat] = Result(0, event.hand)
    counting = replace(counting, results=tuple(results))
    return replace(counting, seat=_next_to_count(counting))


def _counting(state: State) -> State:
    results: tuple[Result | None, ...] = (None,) * len(state.totals)
    return replace(state, phase=Phase.COUNTING, seat=state.first, results=results)


def _next_to_count(state: State) -> int:
    return next(seat for seat in state.order if state.results[seat] is None)


def _round_finished(state: State) -> State:
    results = tuple(result for result in state.results if result is not None)
    points = (result.points for result in results)
    round_ = Round(state.round, state.first, state.zero, results)
    ended = State(
        totals=tuple(total + more for total, more in zip(state.totals, points, strict=True)),
        rounds=state.rounds,
        first=state.first,
        seat=state.seat,
        phase=Phase.OVER,
        round=state.round,
        finished=(*state.finished, round_),
    )
    if state.round == state.rounds:
        return ended
    # Everyone begins once when there are as many rounds as players [S].
    first = (state.first + 1) % len(state.totals)
    return replace(ended, phase=Phase.DEALING, first=first, seat=first, round=state.round + 1)
