"""Members and Productions from the hand, one a turn, and what a Production draws."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from assistant.games.game import Reason
from assistant.games.zicos import ending
from assistant.games.zicos.cards import Card, Drawable, Member, Production, possible
from assistant.games.zicos.events import (
    ChallengeEnded,
    Closed,
    Drawn,
    MemberPlayed,
    Passed,
    PileEmpty,
    ProductionPlayed,
)
from assistant.games.zicos.options import Failure, Options, Order
from assistant.games.zicos.reasons import ZicosRefusal
from assistant.games.zicos.state import Held, Phase, Player, State
from assistant.games.zicos.table import brought, under_refusal, with_hand

MEMBERS_FOR_PRODUCTION = 3
UNSETTLED = (Phase.LOSING, Phase.SINGING, Phase.DRAWING, Phase.THROW_OFF, Phase.FINAL_THROW_OFF)
"""Phases in which nothing else may happen than what they ask for."""

Placing = MemberPlayed | ProductionPlayed | ChallengeEnded | Drawn | PileEmpty | Passed | Closed


def refusal(options: Options, state: State, event: Placing) -> Reason | None:
    """Judge one of the events of this module."""
    match event:
        case MemberPlayed(seat, card) | ProductionPlayed(seat, card):
            return place_refusal(state, seat, card)
        case ChallengeEnded():
            return _unless(state.phase is Phase.SINGING, ZicosRefusal.NO_CHALLENGE_NOW)
        case Drawn():
            return draw_refusal(options, state, event)
        case PileEmpty():
            return _unless(state.phase is Phase.DRAWING, ZicosRefusal.NO_DRAW_NOW)
        case Passed(seat):
            return turn_refusal(state, seat)
        case Closed():
            return close_refusal(state)
        case _:
            assert_never(event)


def applied(options: Options, state: State, event: Placing) -> State:
    """Give the state after a legal event of this module."""
    match event:
        case MemberPlayed(seat, member):
            return member_played(options, state, seat, member)
        case ProductionPlayed(seat, production):
            return production_played(options, state, seat, production)
        case ChallengeEnded(won):
            return challenge_ended(options, state, won)
        case Drawn(card, under):
            return drawn(options, state, card, under)
        case PileEmpty():
            return _placed(options, replace(state, draws=0))
        case Passed(seat):
            return passed(options, state, seat)
        case Closed():
            return closed(options, state)
        case _:
            assert_never(event)


def place_refusal(state: State, seat: int, card: Member | Production) -> Reason | None:
    """Judge a Member or Production played from the hand of `seat`."""
    if (refusal := turn_refusal(state, seat)) is not None:
        return refusal
    if seat == state.seat and state.placed:
        return ZicosRefusal.ALREADY_PLACED
    if (refusal := from_hand_refusal(state.players[seat], card)) is not None:
        return refusal
    return member_refusal(state.players[seat], card)


def turn_refusal(state: State, seat: int) -> Reason | None:
    """Judge whether `seat` may place or pass now: in turn, or after others who then pass."""
    if state.phase in UNSETTLED:
        return ZicosRefusal.FINISH_FIRST
    if state.phase is not Phase.PLACING:
        return ZicosRefusal.NO_CARDS_NOW
    if state.order.index(seat) < state.order.index(state.seat):
        return ZicosRefusal.TURN_PASSED
    return None


def member_refusal(player: Player, card: Card) -> Reason | None:
    """A Production needs three Members on the table [M]."""
    if isinstance(card, Production) and len(player.group) < MEMBERS_FOR_PRODUCTION:
        return ZicosRefusal.TOO_FEW_MEMBERS
    return None


def from_hand_refusal(player: Player, card: Card) -> Reason | None:
    """Judge whether a hand can hold `card`."""
    if not possible(card):
        return ZicosRefusal.WRONG_CARD
    return None if player.hand else ZicosRefusal.HAND_EMPTY


def member_played(options: Options, state: State, seat: int, card: Member) -> State:
    """Give `state` with a Member in the group."""
    state = brought(options, with_hand(turn_of(state, seat), seat, -1), seat, card)
    return _placed(options, state)


def production_played(options: Options, state: State, seat: int, card: Production) -> State:
    """Give `state` with a Production played: sung for first, where that is played."""
    state = with_hand(turn_of(state, seat), seat, -1)
    if options.sung:
        return replace(state, phase=Phase.SINGING, singing=card)
    return _counted(options, state, card)


def challenge_ended(options: Options, state: State, won: bool) -> State:
    """Give `state` after the challenge of the Production just played."""
    card, seat = state.singing, state.seat
    if card is None:
        raise LookupError("nothing is sung")
    state = replace(state, singing=None)
    if won:
        return _counted(options, state, card)
    if options.failure is Failure.HAND:
        state = with_hand(state, seat, 1)
    else:
        held: Held[Card] = Held(state.cards + 1, card, state.turn)
        state = replace(state, cards=held.number, gone=(*state.gone, held))
    return _placed(options, state)


def draw_refusal(options: Options, state: State, event: Drawn) -> Reason | None:
    """Judge a burgundy card."""
    if state.phase is not Phase.DRAWING:
        return ZicosRefusal.NO_DRAW_NOW
    if not possible(event.card):
        return ZicosRefusal.WRONG_CARD
    return under_refusal(options, state.players[state.seat], event.card, event.under)


def drawn(options: Options, state: State, card: Drawable, under: int | None) -> State:
    """Give `state` with a Fan under its Member, or a Hater aside [M]."""
    state = brought(options, replace(state, draws=state.draws - 1), state.seat, card, under)
    return state if state.draws else _placed(options, state)


def _counted(options: Options, state: State, card: Production) -> State:
    state = brought(options, state, state.seat, card)
    if card.draws:
        return replace(state, phase=Phase.DRAWING, draws=card.draws)
    return _placed(options, state)


def turn_of(state: State, seat: int) -> State:
    """Make it the turn of `seat`: those before have passed."""
    if seat == state.seat:
        return state
    return replace(state, seat=seat, placed=False)


def _placed(options: Options, state: State) -> State:
    """Go on after the one Member or Production of a player."""
    state = replace(state, phase=Phase.PLACING)
    if options.order is Order.WITHIN:
        return replace(state, placed=True)
    return passed(options, state, state.seat)


def passed(options: Options, state: State, seat: int) -> State:
    """Give `state` when it is the turn of whoever sits after `seat`."""
    place = state.order.index(seat) + 1
    if place < len(state.order):
        return replace(state, seat=state.order[place], placed=False)
    if options.order is Order.WITHIN:
        return ending.turn_ended(options, state)
    return replace(state, phase=Phase.EFFECTS, seat=state.starter, placed=False)


def close_refusal(state: State) -> Reason | None:
    """Judge whether the table can move on from where it is."""
    if state.phase in UNSETTLED:
        return ZicosRefusal.FINISH_FIRST
    closes = state.phase in (Phase.PLACING, Phase.EFFECTS, Phase.END_DICE)
    return None if closes else ZicosRefusal.NOTHING_TO_CLOSE


def closed(options: Options, state: State) -> State:
    """Give `state` when nobody does any more of what its phase asks for."""
    if state.phase is Phase.PLACING:
        return passed(options, state, state.order[-1])
    if state.phase is Phase.EFFECTS:
        return ending.turn_ended(options, state)
    return ending.next_turn(options, replace(state, due=()))


def _unless(holds: bool, reason: ZicosRefusal) -> ZicosRefusal | None:
    return None if holds else reason
