"""What a card's own text does, and what lay on the table before the keeper was asked."""

from __future__ import annotations

from typing import assert_never

from assistant.games.game import Reason
from assistant.games.zicos.cards import MAX_VALUE, possible
from assistant.games.zicos.ending import left
from assistant.games.zicos.events import Came, HandCounted, Left, PointsChanged
from assistant.games.zicos.options import Options
from assistant.games.zicos.placing import UNSETTLED, member_refusal
from assistant.games.zicos.reasons import ZicosRefusal
from assistant.games.zicos.state import Phase, State
from assistant.games.zicos.table import brought, under_refusal, with_player

MOST_IN_HAND = 99

Note = Came | Left | PointsChanged | HandCounted


def refusal(options: Options, state: State, event: Note) -> Reason | None:
    """Judge one of the events of this module; they fit almost anywhere."""
    # In the middle of a loss, a challenge or a throw-off, a note would change what it is about.
    if state.phase in UNSETTLED and state.phase is not Phase.DRAWING:
        return ZicosRefusal.FINISH_FIRST
    match event:
        case Came():
            return _came_refusal(options, state, event)
        case Left(card=number):
            return None if state.held(number) else ZicosRefusal.NO_SUCH_CARD
        case PointsChanged(_, points):
            known = points != 0 and abs(points) <= MAX_VALUE
            return None if known else ZicosRefusal.WRONG_NUMBER
        case HandCounted(_, cards):
            return None if 0 <= cards <= MOST_IN_HAND else ZicosRefusal.WRONG_NUMBER
        case _:
            assert_never(event)


def applied(options: Options, state: State, event: Note) -> State:
    """Give the state after a legal event of this module."""
    match event:
        case Came(seat, card, under):
            return brought(options, state, seat, card, under)
        case Left(card=number):
            return left(options, state, number)
        case PointsChanged(seat, points):
            return with_player(state, seat, extra=state.players[seat].extra + points)
        case HandCounted(seat, cards):
            return with_player(state, seat, hand=cards)
        case _:
            assert_never(event)


def _came_refusal(options: Options, state: State, event: Came) -> Reason | None:
    if not possible(event.card):
        return ZicosRefusal.WRONG_CARD
    player = state.players[event.seat]
    if (reason := member_refusal(player, event.card)) is not None:
        return reason
    return under_refusal(options, player, event.card, event.under)
