"""Bonus, Malus, agents and labels from the hand, any number of them."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from assistant.games.game import Reason
from assistant.games.zicos.cards import Card, Lasting
from assistant.games.zicos.events import BonusPlayed, ContractPlayed, MalusPlayed
from assistant.games.zicos.options import Cancelled, Options, Order
from assistant.games.zicos.placing import UNSETTLED, from_hand_refusal, turn_of, turn_refusal
from assistant.games.zicos.reasons import ZicosRefusal
from assistant.games.zicos.state import Mate, Phase, State, Trouble
from assistant.games.zicos.table import (
    brought,
    removed,
    taken,
    with_hand,
    with_player,
    with_trouble,
)

Effect = BonusPlayed | MalusPlayed | ContractPlayed


def refusal(options: Options, state: State, event: Effect) -> Reason | None:
    """Judge one of the events of this module."""
    match event:
        case BonusPlayed():
            return bonus_refusal(options, state, event)
        case MalusPlayed():
            return malus_refusal(options, state, event)
        case ContractPlayed(seat, contract):
            return lasting_refusal(options, state, seat, contract)
        case _:
            assert_never(event)


def applied(options: Options, state: State, event: Effect) -> State:
    """Give the state after a legal event of this module."""
    match event:
        case BonusPlayed():
            return bonus_played(options, state, event)
        case MalusPlayed():
            return malus_played(options, state, event)
        case ContractPlayed(seat, contract):
            return contract_played(options, state, seat, contract)
        case _:
            assert_never(event)


def effect_refusal(options: Options, state: State, seat: int, card: Lasting) -> Reason | None:
    """Judge whether `seat` may play Bonus, Malus, agents and labels now."""
    if state.phase in UNSETTLED:
        return ZicosRefusal.FINISH_FIRST
    if state.phase is not (Phase.EFFECTS if options.order is Order.APART else Phase.PLACING):
        return ZicosRefusal.NO_CARDS_NOW
    return from_hand_refusal(state.players[seat], card)


def bonus_refusal(options: Options, state: State, event: BonusPlayed) -> Reason | None:
    """Judge a Bonus."""
    if (refusal := effect_refusal(options, state, event.seat, event.card)) is not None:
        return refusal
    if event.cancels is None:
        return _in_turn(options, state, event.seat)
    if not event.card.cancels:
        return ZicosRefusal.NO_SUCH_EFFECT
    # Whoever is hit may answer at once, in another player's turn too [O].
    troubles = state.players[event.seat].troubles
    known = any(trouble.number == event.cancels for trouble in troubles)
    return None if known else ZicosRefusal.NO_SUCH_CARD


def malus_refusal(options: Options, state: State, event: MalusPlayed) -> Reason | None:
    """Judge a Malus."""
    if (refusal := lasting_refusal(options, state, event.seat, event.card)) is not None:
        return refusal
    if event.victim == event.seat:
        return ZicosRefusal.OWN_MALUS
    if event.expels is None:
        return None
    if not event.card.expels:
        return ZicosRefusal.NO_SUCH_EFFECT
    group = state.players[event.victim].group
    known = any(mate.number == event.expels for mate in group)
    return None if known else ZicosRefusal.NO_SUCH_CARD


def lasting_refusal(options: Options, state: State, seat: int, card: Lasting) -> Reason | None:
    """Judge a card that is played in its player's turn where there are turns for it."""
    refusal = effect_refusal(options, state, seat, card)
    return refusal if refusal is not None else _in_turn(options, state, seat)


def _in_turn(options: Options, state: State, seat: int) -> Reason | None:
    return turn_refusal(state, seat) if options.order is Order.WITHIN else None


def bonus_played(options: Options, state: State, event: BonusPlayed) -> State:
    """Give `state` with a Bonus on the table, and the Malus that it cancels gone."""
    seat = event.seat
    if event.cancels is None:
        state = _effect_by(options, state, seat)
    else:
        state = _cancelled(state, seat, event.cancels)
    return brought(options, with_hand(state, seat, -1), seat, event.card)


def malus_played(options: Options, state: State, event: MalusPlayed) -> State:
    """Give `state` with a Malus before its victim; a Member who leaves takes the Fans along [M]."""
    state = with_hand(_effect_by(options, state, event.seat), event.seat, -1)
    number, mate = state.cards + 1, None
    state = replace(state, cards=number)
    if event.expels is not None:
        if options.cancelled is Cancelled.RETURNS:
            state, mate = taken(state, event.expels)
        else:
            state = removed(state, event.expels)
    trouble = Trouble(number, event.card, state.turn, event.seat, mate)
    return with_trouble(state, event.victim, trouble)


def contract_played(options: Options, state: State, seat: int, card: Card) -> State:
    """Give `state` with an agent or label on the table."""
    return brought(options, with_hand(_effect_by(options, state, seat), seat, -1), seat, card)


def _effect_by(options: Options, state: State, seat: int) -> State:
    if options.order is Order.APART:
        return state
    # Bonus and Malus come once the Member or Production is placed [M].
    return replace(turn_of(state, seat), placed=True)


def _cancelled(state: State, seat: int, number: int) -> State:
    """Take a Malus off the table; whom it had taken comes back with the Fans."""
    player = state.players[seat]
    (trouble,) = (one for one in player.troubles if one.number == number)
    back: tuple[Mate, ...] = () if trouble.took is None else (trouble.took,)
    troubles = tuple(
        replace(one, took=None) if one.number == number else one for one in player.troubles
    )
    state = with_player(state, seat, troubles=troubles, group=(*player.group, *back))
    return removed(state, number)
