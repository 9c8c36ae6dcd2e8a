"""Which rule of the score sheet made a call."""

from __future__ import annotations

from assistant.games.game import Reason, Refusal
from assistant.games.score_sheet import Event, ScoreSheet, SheetRefusal, State


def happened(before: State, event: Event, after: State, game: ScoreSheet) -> str:
    """The end before the round, the round before the entry."""
    if after.over:
        return "end"
    return "scoring" if len(after.rounds) > len(before.rounds) else "entry"


def refused(state: State, event: Event, reason: Reason, game: ScoreSheet) -> str:
    """The rule that forbids it."""
    anchors: dict[Reason, str] = {
        Refusal.GAME_OVER: "end",
        SheetRefusal.ENTERED: "correction",
        SheetRefusal.NEGATIVE: "negative",
        SheetRefusal.ROUND_OPEN: "end",
        SheetRefusal.NOTHING_ENTERED: "end",
    }
    return anchors.get(reason, "entry")
