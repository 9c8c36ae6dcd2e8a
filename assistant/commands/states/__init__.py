"""Where a game stands, for `gobelet replay`: one file a game that has more to say than scores."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from assistant.commands.states import spicy, zero, zicos, zombie_dice
from assistant.session.session import Session

Play = Session[Any, Any]


@dataclass(frozen=True, slots=True)
class Telling:
    """How one game tells its state."""

    as_json: Callable[[Any], dict[str, Any]]
    """State -> what programs read."""
    lines: Callable[[Play], list[str]]
    """A game that goes on -> lines for people, above the standings."""
    ended: Callable[[Play, str], str]
    """(finished game, names of the winners) -> a line for people."""


def _lines(play: Play) -> list[str]:
    return [f"{play.player} is to play."]


def _ended(play: Play, winners: str) -> str:
    return f"{winners} won."


PLAIN = Telling(asdict, _lines, _ended)
TELLINGS: Mapping[str, Telling] = {
    "zombie_dice": Telling(zombie_dice.as_json, zombie_dice.lines, zombie_dice.ended),
    "spicy": Telling(spicy.as_json, spicy.lines, spicy.ended),
    "zero": Telling(zero.as_json, zero.lines, zero.ended),
    "zicos": Telling(zicos.as_json, zicos.lines, zicos.ended),
}


def telling_of(game: str) -> Telling:
    """How a game tells its state: all its fields, if it has no file here."""
    return TELLINGS.get(game, PLAIN)
