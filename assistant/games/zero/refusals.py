"""Why an announcement or a hand is not accepted, once it is time for it."""

from __future__ import annotations

from assistant.games.zero.cards import Hand, fault
from assistant.games.zero.events import Announced, Shown, Told
from assistant.games.zero.reasons import ZeroRefusal, of_fault
from assistant.games.zero.scoring import MOST, count
from assistant.games.zero.state import Act, Deed, State


def announced_refusal(
    state: State, event: Announced, *, dealt: bool, late: bool
) -> ZeroRefusal | None:
    """Judge an announcement of ZERO; `dealt` and `late` say what the table allows."""
    if not 0 <= event.seat < len(state.totals):
        return ZeroRefusal.NO_SUCH_SEAT
    moment = _dealt_refusal(state, event, dealt) if event.dealt else _moment(state, event, late)
    if moment is not None or not event.hand:
        return moment
    if (wrong := fault(event.hand)) is not None:
        return of_fault(wrong)
    return None if count(event.hand).zero else ZeroRefusal.NOT_ZERO


def shown_refusal(state: State, event: Shown) -> ZeroRefusal | None:
    """Judge the cards of a hand."""
    if (refusal := _seat_refusal(state, event.seat)) is not None:
        return refusal
    return cards_refusal(state, event.seat, event.hand)


def cards_refusal(state: State, seat: int, hand: Hand) -> ZeroRefusal | None:
    """Judge cards as the hand of `seat`: nine, each once, none of them in another hand."""
    if (wrong := fault(hand)) is not None:
        return of_fault(wrong)
    if not state.cards_elsewhere(seat).isdisjoint(hand):
        return ZeroRefusal.CARD_ELSEWHERE
    return None


def told_refusal(state: State, event: Told) -> ZeroRefusal | None:
    """Judge points told without cards."""
    if (refusal := _seat_refusal(state, event.seat)) is not None:
        return refusal
    # Every number from 0 to 36 is some hand's.
    return None if 0 <= event.points <= MOST else ZeroRefusal.IMPOSSIBLE_POINTS


def _seat_refusal(state: State, seat: int) -> ZeroRefusal | None:
    if not 0 <= seat < len(state.totals):
        return ZeroRefusal.NO_SUCH_SEAT
    return None if state.results[seat] is None else ZeroRefusal.COUNTED_ALREADY


def _dealt_refusal(state: State, event: Announced, allowed: bool) -> ZeroRefusal | None:
    if not allowed:
        return ZeroRefusal.DEALT_ZERO_OFF
    has_played = any(act.seat == event.seat for act in state.acts)
    return ZeroRefusal.NOT_FIRST_TURN if has_played or event.seat != state.seat else None


def _moment(state: State, event: Announced, late: bool) -> ZeroRefusal | None:
    if event.seat == state.seat:
        return None
    exchange = Act(event.seat, Deed.EXCHANGE)
    if exchange not in state.acts:
        return ZeroRefusal.NOT_EXCHANGED
    return None if late or state.acts[-1] == exchange else ZeroRefusal.TOO_LATE
