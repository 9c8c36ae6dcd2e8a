"""A whole game as text: saved games, goldens, bug reports.

    game zombie_dice
    players Ana, Bob
    options target=13 first=0
    rolled gB yS rF
    stopped

Three lines say what is played and by whom (`options` may be left out), then comes one event a
line, as the game writes it. Blank lines and lines that begin with `#` say nothing.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from assistant.games.game import Game
from assistant.games.registry import Entry, Option, entry, option_text

MAX_NAME = 40
"""Longest name of a player, in characters."""


UNWRITABLE = ("Cc", "Cs")
"""Unicode categories that no name may hold: control characters and halves of characters."""


class NotationError(ValueError):
    """A line is not what the notation says; the message is a sentence for the user."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        """Counted from 1."""
        self.why = why


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What a text says, not yet judged by the rules."""

    game: Game[Any, Any]
    players: tuple[str, ...]
    """By seat."""
    events: tuple[Any, ...] = ()
    lines: tuple[int, ...] = field(default=(), compare=False)
    """The line of each event, from 1."""


def player_name(text: str) -> str:
    """Clean a player's name; ValueError, in words, for one that cannot be written on a line."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise ValueError("a player needs a name")
    if len(name) > MAX_NAME:
        raise ValueError(f"a player's name has at most {MAX_NAME} characters: “{name}”")
    if "," in name:
        raise ValueError(f"a player's name has no comma: “{name}”")
    if not writable(name):
        raise ValueError(f"a player's name is made of letters and signs: {name!a}")
    return name


def writable(name: str) -> bool:
    """Whether a name is of characters that a line of text may hold."""
    return not any(unicodedata.category(character) in UNWRITABLE for character in name)


def player_names(text: str) -> tuple[str, ...]:
    """Read names between commas; ValueError, in words, when one is wrong or comes twice."""
    return distinct_names(text.split(","))


def distinct_names(texts: Iterable[str]) -> tuple[str, ...]:
    """Clean players' names; ValueError, in words, when one is wrong or comes twice."""
    names = tuple(player_name(text) for text in texts)
    seen = set()
    for name in names:
        if name.casefold() in seen:
            raise ValueError(f"two players have the name “{name}”")
        seen.add(name.casefold())
    return names


def write(game: Game[Any, Any], players: Iterable[str], events: Iterable[Any]) -> str:
    """Write a game of the registry, every option spelt out, ending with a line break."""
    kind = entry(game.name)
    head = [f"game {game.name}", f"players {', '.join(players)}", f"options {options_of(game)}"]
    return "\n".join([*head, *map(kind.write, events)]) + "\n"


def options_of(game: Game[Any, Any]) -> str:
    """Write the options of a game of the registry, such as `target=13 first=0`."""
    options = entry(game.name).options(game)
    return " ".join(f"{key}={option_text(value)}" for key, value in options.items())


def read(text: str) -> SavedGame:
    """Read what `write` writes; NotationError names the first line that is wrong."""
    telling = [
        (number, line.strip())
        for number, line in enumerate(text.splitlines(), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    end = len(text.splitlines()) + 1
    game_line, name = _head(telling, "game", end)
    players_line, players = _head(telling, "players", end)
    with _at(game_line):
        kind = entry(name)
    with _at(players_line):
        names = player_names(players)
    options_line, options = players_line, ""
    if telling and telling[0][1].split()[0] == "options":
        options_line, options = _head(telling, "options", end)
    with _at(options_line):
        game = kind.make(_options(kind, options))
    with _at(players_line):
        kind.make({}).start(len(names))
    with _at(options_line):
        game.start(len(names))
    events = []
    for number, line in telling:
        with _at(number):
            events.append(kind.read(line))
    return SavedGame(game, names, tuple(events), tuple(number for number, _ in telling))


def _head(telling: list[tuple[int, str]], word: str, end: int) -> tuple[int, str]:
    """Take the line that must begin with `word`; give its number and what follows the word."""
    number, line = telling.pop(0) if telling else (end, "")
    first, *rest = line.split(maxsplit=1) or [""]
    if first != word:
        found = f"“{line}”" if line else "the end"
        raise NotationError(number, f"“{word} …” must stand here, not {found}")
    return number, rest[0] if rest else ""


def _options(kind: Entry[Any], text: str) -> Mapping[str, Option]:
    options: dict[str, Option] = {}
    for part in text.split():
        key, equals, value = part.partition("=")
        if not (key and equals):
            raise ValueError(f"“{part}” is no option; an option is a name, = and a value")
        if key in options:
            raise ValueError(f"the option “{key}” comes twice")
        options[key] = kind.option(key, value)
    return options


def read_options(game: str, text: str) -> Mapping[str, Option]:
    """Read what `options_of` writes; ValueError, in words, for what the game does not have."""
    kind = entry(game)
    options = _options(kind, text)
    kind.make(options)
    return options


@contextmanager
def _at(line: int) -> Iterator[None]:
    """Name the line in errors about what it says."""
    try:
        yield
    except ValueError as error:
        raise NotationError(line, str(error)) from error
