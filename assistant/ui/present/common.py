"""Plain values that the screens of several games show. Pure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from assistant.games.game import Reason
from assistant.locale.words import Words, reason_key
from assistant.session.session import Session

Judge = Callable[[Any], Reason | None]
"""Why an event would be refused now; None when it would not."""


@dataclass(frozen=True, slots=True)
class Player:
    """One player's place at the top of the screen."""

    seat: int
    name: str
    score: int
    on_turn: bool
    plays: bool
    """False for those who are out, or not in a tie-break."""


@dataclass(frozen=True, slots=True)
class Headline:
    """A line with the name in the middle, so that the screen may set it apart."""

    before: str
    name: str
    after: str


@dataclass(frozen=True, slots=True)
class Action:
    """A button."""

    label: str
    detail: str
    """What it would do, or why it cannot."""
    enabled: bool


@dataclass(frozen=True, slots=True)
class Rank:
    """One line of the final table."""

    rank: int
    seat: int
    name: str
    points: str
    wins: bool


@dataclass(frozen=True, slots=True)
class Line:
    """One happening in the history."""

    place: int
    """Position in the log."""
    seat: int
    name: str
    round: str
    title: str
    dice: tuple[Any, ...] = ()
    note: str = ""
    """What it came to."""
    lost: bool = False


def headline(text: str, name: str) -> Headline:
    """Cut `text` at the sign `\\0`, where the name is to stand."""
    before, _, after = text.partition("\0")
    return Headline(before, name, after)


def why(game: str, reason: Reason, w: Words) -> str:
    """A reason in the few words that fit on a button; empty where none is worth showing."""
    key = reason_key("why", game, reason)
    return w(key) if w.has(key) else ""


def action(game: str, label: str, detail: str, reason: Reason | None, w: Words) -> Action:
    """A button of a game that says what it would do, or why it cannot."""
    return Action(label, why(game, reason, w) if reason else detail, reason is None)


def ranks(play: Session[Any, Any], points: Callable[[int], str]) -> tuple[Rank, ...]:
    """The final table, `points` putting a score into words."""
    outcome = play.game.outcome(play.state)
    winners = outcome.winners if outcome else ()
    return tuple(
        Rank(
            standing.rank,
            standing.seat,
            play.names[standing.seat],
            points(standing.score),
            standing.seat in winners,
        )
        for standing in play.game.standings(play.state)
    )


def winner(play: Session[Any, Any], w: Words) -> str:
    """`Nora gagne !`; empty while the game goes on."""
    outcome = play.game.outcome(play.state)
    return w("wins", name=w.listed(play.names[s] for s in outcome.winners)) if outcome else ""
