"""What the screens show of each game, as plain values: one file a game, looked up by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from assistant.games.game import Reason
from assistant.locale.words import Words, printed, typeset
from assistant.session.session import Session
from assistant.speech.phrases import PHRASES
from assistant.ui.present import score_sheet, spicy, zero, zicos, zombie_dice
from assistant.ui.present.common import Line

Happened = Callable[[Session[Any, Any], int, Words], str]
"""(play, place in its log, words) -> the line of the history that tells of it; never empty."""

HAPPENED: Mapping[str, Happened] = {
    "zombie_dice": zombie_dice.happened,
    "zicos": zicos.happened,
    "zero": zero.happened,
    "spicy": spicy.happened,
    "score_sheet": score_sheet.happened,
}


def history(play: Session[Any, Any], w: Words) -> tuple[Line, ...]:
    """Everything that happened in a game of any kind, newest first."""
    happened, lines = HAPPENED[play.game.name], []
    for place in reversed(range(len(play.log))):
        seat = play.game.seat(play.states[place])
        lines.append(Line(place, seat, play.names[seat], "", happened(play, place, w)))
    return tuple(lines)


def shown_refusal(play: Session[Any, Any], event: Any, reason: Reason, w: Words) -> str:
    """Why `event` is not accepted now, in the sentence that is also said, typeset."""
    told = PHRASES[play.game.name].refused
    return typeset(printed(told(play.state, event, reason, play.names, w.lang, play.game)), w.lang)
