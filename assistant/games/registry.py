"""The games there are, by the name that saved games and commands know them by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Generic, TypeVar

from assistant.games.game import Game
from assistant.games.zombie_dice import ZombieDice
from assistant.games.zombie_dice import notation as zombie_dice

E = TypeVar("E")


class UnknownGameError(ValueError):
    """No game has this name."""


@dataclass(frozen=True, slots=True)
class Entry(Generic[E]):
    """How to make one game, and how its events are written."""

    make: Callable[[Mapping[str, int]], Game[Any, E]]
    """Make the game with some options given; ValueError, in words, for options it lacks."""
    options: Callable[[Game[Any, E]], dict[str, int]]
    """Give all options of a game that `make` made."""
    write: Callable[[E], str]
    """Write an event as one line."""
    read: Callable[[str], E]
    """Read such a line; ValueError, in words, when it is none."""


def entry(name: str) -> Entry[Any]:
    """Look up a game; UnknownGameError lists the names there are."""
    try:
        return GAMES[name]
    except KeyError:
        known = ", ".join(sorted(GAMES))
        raise UnknownGameError(f"there is no game “{name}”; there is: {known}") from None


def _zombie_dice(options: Mapping[str, int]) -> ZombieDice:
    known = [field.name for field in fields(ZombieDice)]
    for name in options:
        if name not in known:
            raise ValueError(f"zombie_dice has no option “{name}”; it has: {', '.join(known)}")
    return ZombieDice(**options)


def _options(game: Game[Any, Any]) -> dict[str, int]:
    if not isinstance(game, ZombieDice):
        raise TypeError(f"not a game of Zombie Dice: {game}")
    return {"target": game.target, "first": game.first}


GAMES: Mapping[str, Entry[Any]] = {
    "zombie_dice": Entry(_zombie_dice, _options, zombie_dice.write, zombie_dice.read)
}
