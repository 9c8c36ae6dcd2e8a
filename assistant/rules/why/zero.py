"""Which rule of Zero made a call."""

from __future__ import annotations

from typing import assert_never

from assistant.games.game import Reason, Refusal
from assistant.games.zero import (
    Announced,
    Dealt,
    Event,
    Exchanged,
    Knocked,
    Phase,
    Shown,
    State,
    Told,
    Zero,
    ZeroRefusal,
)
from assistant.games.zero.rules import KNOCKS_TO_END


def happened(before: State, event: Event, after: State, game: Zero) -> str:
    """The rule that decided most: the end of the game before the count, the knock or the turn."""
    if after.phase is Phase.OVER:
        return "end"
    match event:
        case Dealt():
            return "deal"
        case Exchanged():
            return "exchange" if after.phase is Phase.PLAYING else "second-knock"
        case Knocked():
            return "knock" if len(after.knockers) < KNOCKS_TO_END else "second-knock"
        case Announced():
            return "zero"
        case Shown() | Told():
            return "scoring"
        case _:
            assert_never(event)


def refused(state: State, event: Event, reason: Reason, game: Zero) -> str:
    """The rule that forbids it."""
    if reason is Refusal.GAME_OVER or not isinstance(reason, ZeroRefusal):
        return "end"
    return _AGAINST[reason]


_AGAINST = {
    ZeroRefusal.NOT_DEALT: "deal",
    ZeroRefusal.DEALT_ALREADY: "deal",
    ZeroRefusal.ROUND_RUNNING: "second-knock",
    ZeroRefusal.ROUND_ENDED: "second-knock",
    ZeroRefusal.NO_SUCH_SEAT: "players",
    ZeroRefusal.COUNTED_ALREADY: "entering",
    ZeroRefusal.UNKNOWN_CARD: "box",
    ZeroRefusal.CARD_TWICE: "box",
    ZeroRefusal.TOO_MANY_CARDS: "deal",
    ZeroRefusal.TOO_FEW_CARDS: "deal",
    ZeroRefusal.CARD_ELSEWHERE: "box",
    ZeroRefusal.IMPOSSIBLE_POINTS: "scoring",
    ZeroRefusal.NOT_ZERO: "zero",
    ZeroRefusal.NOT_EXCHANGED: "zero",
    ZeroRefusal.TOO_LATE: "zero",
    ZeroRefusal.NOT_FIRST_TURN: "zero",
    ZeroRefusal.DEALT_ZERO_OFF: "zero",
}
