"""Opening the rules of a game, at the rule that made a call."""

from __future__ import annotations

from typing import Any

from assistant.games.game import Game
from assistant.games.registry import entry, option_text
from assistant.locale.words import Words
from assistant.rules.shelf import has_page, page
from assistant.rules.why import WHY
from assistant.session.director import Director
from assistant.ui.widgets.rules import RulesSheet


def opened_rules(game: Game[Any, Any], w: Words, anchor: str = "") -> RulesSheet:
    """The sheet with the rules of `game`, the readings it is played by marked.

    NoPageError where the page is not written.
    """
    sheet = RulesSheet(close_label=w("close"), search_hint=w("rules-search"))
    options = entry(game.name).options(game)
    now = frozenset((name, option_text(value)) for name, value in options.items())
    sheet.show(page(game.name, w.lang), now, w, anchor)
    return sheet


def can_tell(game: str, w: Words) -> bool:
    """Whether the rules of a game are there, and known for each of its calls."""
    return game in WHY and has_page(game, w.lang)


def rule_at(director: Director[Any, Any, Any], place: int) -> str:
    """The anchor of the rule behind the event at `place` of the log."""
    session = director.session
    before, after = session.states[place], session.states[place + 1]
    return WHY[session.game.name].happened(before, session.log[place], after, session.game)


def rule_now(director: Director[Any, Any, Any]) -> str:
    """The anchor of the rule behind what is shown: a refused roll, or what happened last.

    Empty before anything has happened.
    """
    session, question = director.session, director.question
    if question is not None and question.refusal is not None:
        event = director.rolled(question.dice)
        why = WHY[session.game.name]
        return why.refused(session.state, event, question.refusal, session.game)
    return rule_at(director, len(session.log) - 1) if session.log else ""
