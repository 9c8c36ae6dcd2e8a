"""The games there are, by the name that saved games and commands know them by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cache
from typing import Any, Generic, TypeVar, get_args, get_type_hints

from assistant.games.game import MIN_SEATS, Game
from assistant.games.score_sheet import ScoreSheet
from assistant.games.score_sheet import notation as score_sheet
from assistant.games.spicy import Spicy
from assistant.games.spicy import notation as spicy
from assistant.games.spicy.rules import MAX_SEATS as MOST_OF_SPICY
from assistant.games.zero import Zero
from assistant.games.zero import notation as zero
from assistant.games.zero.rules import LEAST_SEATS, MOST_SEATS
from assistant.games.zicos import Zicos
from assistant.games.zicos import notation as zicos
from assistant.games.zombie_dice import ZombieDice
from assistant.games.zombie_dice import notation as zombie_dice

E = TypeVar("E")
Option = int | bool | str
"""What an option may be set to; a `StrEnum` is a string with few values."""

MAX_DIGITS = 9
"""Longest number of an option."""
YES_NO = {"yes": True, "no": False}


class UnknownGameError(ValueError):
    """No game has this name."""


@dataclass(frozen=True, slots=True)
class Entry(Generic[E]):
    """How to make one game, and how its events are written."""

    name: str
    rules: Callable[..., Game[Any, E]]
    """A frozen dataclass whose fields are the options; ValueError, in words, for senseless ones."""
    write: Callable[[E], str]
    """Write an event as one line."""
    read: Callable[[str], E]
    """Read such a line; ValueError, in words, when it is none."""
    fewest: int = MIN_SEATS
    """Seats that the game needs."""
    most: int | None = None
    """Seats that it takes; None without a limit."""

    @property
    def kinds(self) -> dict[str, type]:
        """The options there are, in order: names and types (`int`, `bool`, `str` or `StrEnum`)."""
        return _kinds(self.rules)

    @property
    def events(self) -> tuple[type, ...]:
        """The classes of its events, as `write` is annotated."""
        event = next(iter(get_type_hints(self.write).values()))
        return get_args(event) or (event,)

    def make(self, options: Mapping[str, Option]) -> Game[Any, E]:
        """Make the game with some options set; ValueError, in words, for one that it lacks."""
        return self.rules(**{name: self._typed(name, value) for name, value in options.items()})

    def options(self, game: Game[Any, E]) -> dict[str, Option]:
        """Give all options of a game that `make` made."""
        return {name: getattr(game, name) for name in self.kinds}

    def option(self, name: str, text: str) -> Option:
        """Read the value of an option as `option_text` writes it; ValueError in words."""
        kind = self._kind(name)
        if kind is bool:
            if text not in YES_NO:
                raise ValueError(f"“{name}={text}”: this option is yes or no")
            return YES_NO[text]
        if kind is int:
            if not (text.removeprefix("-").isascii() and text.removeprefix("-").isdigit()):
                raise ValueError(f"“{name}={text}”: this option is a whole number")
            if len(text.removeprefix("-")) > MAX_DIGITS:
                raise ValueError(
                    f"“{name}={text}” is too large; an option has at most {MAX_DIGITS} digits"
                )
            return int(text)
        return self._typed(name, text)

    def _kind(self, name: str) -> type:
        kinds = self.kinds
        if name not in kinds:
            raise ValueError(f"{self.name} has no option “{name}”; it has: {', '.join(kinds)}")
        return kinds[name]

    def _typed(self, name: str, value: Option) -> Option:
        kind = self._kind(name)
        if issubclass(kind, StrEnum):
            try:
                return kind(str(value))
            except ValueError:
                known = ", ".join(kind)
                raise ValueError(f"“{name}={value}”: this option is one of {known}") from None
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise ValueError(f"{name} is a {kind.__name__}, not {value!r}")
        return value


@cache
def _kinds(rules: Callable[..., Any]) -> dict[str, type]:
    hints = get_type_hints(rules)
    return {field.name: hints[field.name] for field in fields(rules)}  # type: ignore[arg-type]


def option_text(value: Option) -> str:
    """Write the value of an option: a number, yes or no, or a word without spaces."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def entry(name: str) -> Entry[Any]:
    """Look up a game; UnknownGameError lists the names there are."""
    try:
        return GAMES[name]
    except KeyError:
        known = ", ".join(sorted(GAMES))
        raise UnknownGameError(f"there is no game “{name}”; there is: {known}") from None


GAMES: Mapping[str, Entry[Any]] = {
    game.name: game
    for game in (
        Entry("zombie_dice", ZombieDice, zombie_dice.write, zombie_dice.read),
        Entry("zicos", Zicos, zicos.write, zicos.read),
        Entry("zero", Zero, zero.write, zero.read, fewest=LEAST_SEATS, most=MOST_SEATS),
        Entry("spicy", Spicy, spicy.write, spicy.read, most=MOST_OF_SPICY),
        Entry("score_sheet", ScoreSheet, score_sheet.write, score_sheet.read),
    )
}
"""In the order in which they are offered."""
