"""Which events the rules refuse, and why."""

from __future__ import annotations

from collections import Counter
from typing import assert_never

from assistant.games.game import Reason, Refusal
from assistant.games.spicy.cards import Card, Trait, copies
from assistant.games.spicy.claims import claim_refusal
from assistant.games.spicy.events import (
    Accepted,
    Challenged,
    Copied,
    Doubting,
    Event,
    Fault,
    Laying,
    Passed,
    Penalised,
    Played,
    Revealed,
    WorldEnded,
)
from assistant.games.spicy.options import LUCK_NUMBER, MAX_TUCKED, Extra
from assistant.games.spicy.reasons import SpicyRefusal
from assistant.games.spicy.state import State

Extras = frozenset[Extra]


def judged(state: State, event: Event, extras: Extras, tuck_trophy: bool) -> Reason | None:
    """Say which rule refuses `event`; None when it may happen."""
    if state.over:
        return Refusal.GAME_OVER
    match event:
        case Played() | Copied():
            return _laying_refusal(state, event, extras, tuck_trophy)
        case Challenged() | Revealed() | Accepted():
            return _doubting_refusal(state, event)
        case Passed(fault):
            return _busy(state) or _fault_refusal(state, fault, tuck_trophy)
        case Penalised(seat):
            return _busy(state) or _seat_refusal(state, seat)
        case WorldEnded(undrawn):
            return _end_refusal(state, undrawn)
        case _:
            assert_never(event)


def _laying_refusal(
    state: State, event: Laying, extras: Extras, tuck_trophy: bool
) -> SpicyRefusal | None:
    before = state.top.claim if state.top else None
    match event:
        case Played(number):
            seat, refusal = state.seat, claim_refusal(before, event.claim, extras)
        case Copied(seat):
            number, refusal = before.number if before else 0, _copy_refusal(state, seat, extras)
        case _:
            assert_never(event)
    return _busy(state) or refusal or _card_refusal(state, seat, event, number, extras, tuck_trophy)


def _doubting_refusal(state: State, event: Doubting) -> SpicyRefusal | None:
    match event:
        case Challenged():
            return _challenge_refusal(state, event)
        case Revealed(card):
            return _reveal_refusal(state, card)
        case Accepted():
            if state.challenge:
                return SpicyRefusal.CHALLENGE_WAITS
            return None if state.waiting else SpicyRefusal.NO_LAST_CARD
        case _:
            assert_never(event)


def _busy(state: State) -> SpicyRefusal | None:
    """Why no card may be laid or drawn at all just now."""
    if state.challenge:
        return SpicyRefusal.CHALLENGE_WAITS
    return SpicyRefusal.LAST_CARD_WAITS if state.waiting else None


def _fault_refusal(state: State, fault: Fault | None, tuck_trophy: bool) -> SpicyRefusal | None:
    """Only who holds one card can have kept silent about it, or three where tucked ones count."""
    most = 1 + (MAX_TUCKED if tuck_trophy else 0)
    silent = fault is Fault.LAST_UNANNOUNCED
    return SpicyRefusal.NOT_LAST if silent and state.hands[state.seat] > most else None


def _seat_refusal(state: State, seat: int) -> SpicyRefusal | None:
    return None if 0 <= seat < len(state.hands) else SpicyRefusal.UNKNOWN_SEAT


def _card_refusal(
    state: State,
    seat: int,
    event: Laying,
    number: int,
    extras: Extras,
    tuck_trophy: bool,
) -> SpicyRefusal | None:
    """What is wrong with the cards that `seat` takes from the hand, whatever is claimed."""
    hand = state.hands[seat]
    if event.tucked:
        if Extra.CHANGE_YOUR_LUCK not in extras or number != LUCK_NUMBER:
            return SpicyRefusal.NO_LUCK
        if not 0 < event.tucked <= min(MAX_TUCKED, hand - 1):
            return SpicyRefusal.TOO_MANY_TUCKED
    if lays_last(hand, event.tucked, tuck_trophy) == event.last:
        return None
    return SpicyRefusal.NOT_LAST if event.last else SpicyRefusal.LAST_UNANNOUNCED


def lays_last(hand: int, tucked: int, tuck_trophy: bool) -> bool:
    """Whether a card laid from a hand of `hand` cards, with `tucked` under it, is its last.

    Cards drawn for the tucked ones fill the hand again, so that it is not empty [D]; where
    `tuck_trophy` is chosen, it is.
    """
    return hand - 1 - (tucked if tuck_trophy else 0) == 0


def _copy_refusal(state: State, seat: int, extras: Extras) -> SpicyRefusal | None:
    return _claim_refusal(state, seat) if Extra.COPY_CAT in extras else SpicyRefusal.NO_COPY_CAT


def _claim_refusal(state: State, seat: int) -> SpicyRefusal | None:
    """Why `seat` can do nothing about the claim on top."""
    if (refusal := _seat_refusal(state, seat)) is not None:
        return refusal
    if state.top is None:
        return SpicyRefusal.NO_CLAIM
    return SpicyRefusal.OWN_CLAIM if state.top.seat == seat else None


def _challenge_refusal(state: State, event: Challenged) -> SpicyRefusal | None:
    if state.challenge:
        return SpicyRefusal.CHALLENGE_WAITS
    if (refusal := _claim_refusal(state, event.seat)) is not None:
        return refusal
    assert state.top is not None
    if state.top.accepted:
        return SpicyRefusal.ACCEPTED
    if event.trait is None or (event.trait is Trait.BOTH) == state.top.copy:
        return None
    return SpicyRefusal.COPY_AS_WHOLE if state.top.copy else SpicyRefusal.ONE_TRAIT


def _reveal_refusal(state: State, card: Card) -> SpicyRefusal | None:
    if state.challenge is None:
        return SpicyRefusal.NO_CHALLENGE
    if not copies(card):
        return SpicyRefusal.NO_SUCH_CARD
    return SpicyRefusal.CARD_SPENT if Counter(state.seen)[card] >= copies(card) else None


def _end_refusal(state: State, undrawn: int) -> SpicyRefusal | None:
    owed = sum(draw.cards for draw in state.drawn)
    if not owed:
        return SpicyRefusal.NOTHING_DRAWN
    # It lay below a card: at least that one has been drawn.
    return None if 0 <= undrawn < owed else SpicyRefusal.TOO_FEW_DRAWN
