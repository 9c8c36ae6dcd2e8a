"""The rules of Zicos: every event judged and applied, each rule told once in the modules beside.

Sources: [M] the maker's text, [D] what follows from it, [O] open, and then an option.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import assert_never

from assistant.games.game import (
    MIN_SEATS,
    Expected,
    IllegalEventError,
    Outcome,
    Reason,
    Refusal,
    Standing,
)
from assistant.games.zicos import auction, bye_bye, counting, effects, ending, notes, placing
from assistant.games.zicos.cards import HIGHEST_FACE, LOWEST_FACE, possible
from assistant.games.zicos.events import (
    Bid,
    BonusPlayed,
    Came,
    CardLost,
    ContractPlayed,
    Die,
    Event,
    HandCounted,
    Left,
    MalusPlayed,
    NomineesShown,
    PointsChanged,
    Rolled,
    StarterChosen,
)
from assistant.games.zicos.options import Options, Version
from assistant.games.zicos.reasons import ZicosRefusal
from assistant.games.zicos.state import Mate, Phase, Player, State
from assistant.games.zicos.table import rooms

CARDS_DEALT = {Version.ONE_ROUND: 6, Version.THREE_ROUNDS: 3}
"""Cards that each player begins with [M]."""
THROW_OFFS = (Phase.THROW_OFF, Phase.FINAL_THROW_OFF)


@dataclass(frozen=True, slots=True)
class Zicos(Options):
    """The rules with the choices of one table."""

    @property
    def name(self) -> str:
        """`zicos`."""
        return "zicos"

    def start(self, seats: int) -> State:
        """Give the state before the first auction of `seats` players, hands dealt.

        ValueError when there are fewer than two, or when the first seat is not among them.
        """
        if seats < MIN_SEATS:
            raise ValueError(f"Zicos needs at least {MIN_SEATS} players, not {seats}")
        if self.first >= seats:
            raise ValueError(f"seat {self.first} cannot begin a game of {seats} seats")
        players = (Player(hand=CARDS_DEALT[self.version]),) * seats
        return auction.turn_begun(State(players, Phase.ROLLING, self.first, self.first), self.first)

    def refusal(self, state: State, event: Event) -> Reason | None:
        """Judge `event`: why it is illegal in `state`, or None."""
        if state.phase is Phase.OVER:
            return Refusal.GAME_OVER
        if any(not 0 <= seat < len(state.players) for seat in _seats(event)):
            return ZicosRefusal.NO_SUCH_SEAT
        match event:
            case Rolled() | StarterChosen() | Bid() | CardLost() | NomineesShown():
                return self._auction_refusal(state, event)
            case BonusPlayed() | MalusPlayed() | ContractPlayed():
                return effects.refusal(self, state, event)
            case Came() | Left() | PointsChanged() | HandCounted():
                return notes.refusal(self, state, event)
            case _:
                return placing.refusal(self, state, event)

    def apply(self, state: State, event: Event) -> State:
        """Give the state after `event`; IllegalEventError exactly when `refusal` has a reason."""
        if (refusal := self.refusal(state, event)) is not None:
            raise IllegalEventError(refusal, event)
        match event:
            case Rolled() | StarterChosen() | Bid() | CardLost() | NomineesShown():
                return self._auctioned(state, event)
            case BonusPlayed() | MalusPlayed() | ContractPlayed():
                return effects.applied(self, state, event)
            case Came() | Left() | PointsChanged() | HandCounted():
                return notes.applied(self, state, event)
            case _:
                return placing.applied(self, state, event)

    def seat(self, state: State) -> int:
        """Whose move it is; while anybody may move, and after the end, who began the turn."""
        return state.seat

    def outcome(self, state: State) -> Outcome | None:
        """Name the winners, several only where the table shares a tie; None while it goes on."""
        return Outcome(state.winners) if state.phase is Phase.OVER else None

    def standings(self, state: State) -> tuple[Standing, ...]:
        """Rank every seat by stars, in 45 tours then by Production points."""
        return counting.standings(self, state)

    def expects(self, state: State) -> Expected | None:
        """Say how many dice the next roll shows; None when no roll is to come."""
        count = len(self.rollers(state))
        return Expected(count, (), (("d6", count),)) if count else None

    def rollers(self, state: State) -> tuple[int, ...]:
        """Give the seats whose dice may come now, in the order of play; several roll at once."""
        match state.phase:
            case Phase.ROLLING if self.together:
                return tuple(seat for seat in state.order if state.rolls[seat] is None)
            case Phase.ROLLING | Phase.END_DICE:
                return (state.seat,)
            case Phase.THROW_OFF | Phase.FINAL_THROW_OFF:
                return tuple(seat for seat in state.tied if state.rolls[seat] is None)
            case _:
                return ()

    # What screens and aids ask.

    def production(self, state: State, seat: int) -> int:
        """Count a player's Production points of this round, Bonus and Malus included."""
        return counting.production(self, state, seat)

    def protected(self, mate: Mate) -> bool:
        """Whether the Fans of a Member keep it from every loss by BYE BYE."""
        return bye_bye.protected(self, mate)

    def rooms(self, state: State, seat: int) -> tuple[int, ...]:
        """Give the numbers of a player's Members that can take one more Fan."""
        return rooms(self, state.players[seat])

    # What belongs to the auction, and the dice of every phase.

    def _auction_refusal(self, state: State, event: _Auction) -> Reason | None:
        match event:
            case Rolled(dice):
                return self._roll_refusal(state, dice)
            case StarterChosen():
                return _fresh_refusal(state)
            case Bid():
                return auction.bid_refusal(self, state, event)
            case CardLost(card):
                return _loss_refusal(state, card)
            case NomineesShown(nominee):
                if not possible(nominee):
                    return ZicosRefusal.WRONG_CARD
                return _fresh_refusal(state)
            case _:
                assert_never(event)

    def _auctioned(self, state: State, event: _Auction) -> State:
        match event:
            case Rolled(dice):
                return self._rolled(state, dice)
            case StarterChosen(seat):
                return replace(state, starter=seat, seat=seat)
            case Bid(seat, pair):
                return auction.bid(self, state, seat, pair)
            case CardLost(card):
                return auction.chosen(self, state, card)
            case NomineesShown(nominee):
                return counting.nominees_shown(self, state, nominee)
            case _:
                assert_never(event)

    def _roll_refusal(self, state: State, dice: tuple[Die, ...]) -> Reason | None:
        rollers = self.rollers(state)
        if not rollers:
            unsettled = state.phase in placing.UNSETTLED
            return ZicosRefusal.FINISH_FIRST if unsettled else ZicosRefusal.NO_ROLL_NOW
        seats = {die.seat for die in dice}
        if not dice or len(dice) > len(rollers) or len(seats) < len(dice):
            return Refusal.WRONG_DICE_COUNT
        if any(not LOWEST_FACE <= die.value <= HIGHEST_FACE for die in dice):
            return Refusal.UNKNOWN_DIE
        return None if seats <= set(rollers) else ZicosRefusal.NOT_YOUR_ROLL

    def _rolled(self, state: State, dice: tuple[Die, ...]) -> State:
        if state.phase in THROW_OFFS:
            return counting.thrown(self, state, dice)
        if state.phase is Phase.END_DICE:
            return ending.end_rolled(self, state, dice[0])
        return auction.rolled(self, state, dice)


_Auction = Rolled | StarterChosen | Bid | CardLost | NomineesShown


def _seats(event: Event) -> Iterator[int]:
    """Every seat that an event names."""
    if isinstance(event, Rolled):
        yield from (die.seat for die in event.dice)
    for name in ("seat", "victim"):
        seat = getattr(event, name, None)
        if isinstance(seat, int):
            yield seat


def _fresh_refusal(state: State) -> Reason | None:
    """Judge what may only happen before the first die of a turn."""
    if state.phase in placing.UNSETTLED:
        return ZicosRefusal.FINISH_FIRST
    fresh = state.phase is Phase.ROLLING and not auction.begun(state)
    return None if fresh else ZicosRefusal.AUCTION_BEGUN


def _loss_refusal(state: State, card: int) -> Reason | None:
    if not state.losses:
        return ZicosRefusal.NOTHING_LOST
    return None if card in state.losses[0].choices else ZicosRefusal.NOT_AMONG_LOST
