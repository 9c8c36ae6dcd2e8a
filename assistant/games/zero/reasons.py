"""Why Zero refuses something."""

from __future__ import annotations

from typing import assert_never

from assistant.games.game import Reason
from assistant.games.zero.cards import HandFault


class ZeroRefusal(Reason):
    """Reasons of this game alone."""

    NOT_DEALT = "not dealt"
    """The cards of the round are not on the table yet."""
    DEALT_ALREADY = "dealt already"
    ROUND_RUNNING = "round running"
    """Hands are counted once the round is over."""
    ROUND_ENDED = "round ended"
    """Nobody plays any more: the hands are counted."""
    NO_SUCH_SEAT = "no such seat"
    COUNTED_ALREADY = "counted already"
    UNKNOWN_CARD = "unknown card"
    CARD_TWICE = "card twice"
    TOO_MANY_CARDS = "too many cards"
    TOO_FEW_CARDS = "too few cards"
    CARD_ELSEWHERE = "card elsewhere"
    """A card of the hand is in another hand already."""
    IMPOSSIBLE_POINTS = "impossible points"
    NOT_ZERO = "not zero"
    """The hand that was announced is no ZERO."""
    NOT_EXCHANGED = "not exchanged"
    """ZERO is made by an exchange, and this player has made none."""
    TOO_LATE = "too late"
    """Others have played since the exchange that made ZERO."""
    NOT_FIRST_TURN = "not first turn"
    """ZERO as dealt is announced on one's own first turn."""
    DEALT_ZERO_OFF = "dealt zero off"
    """At this table ZERO as dealt must wait for an exchange."""


def of_fault(fault: HandFault) -> ZeroRefusal:
    """Give the refusal for cards that are no hand."""
    match fault:
        case HandFault.UNKNOWN_CARD:
            return ZeroRefusal.UNKNOWN_CARD
        case HandFault.CARD_TWICE:
            return ZeroRefusal.CARD_TWICE
        case HandFault.TOO_MANY:
            return ZeroRefusal.TOO_MANY_CARDS
        case HandFault.TOO_FEW:
            return ZeroRefusal.TOO_FEW_CARDS
        case _:
            assert_never(fault)
