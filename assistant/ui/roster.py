"""Who sits at the table before a game. Pure."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from enum import Enum, auto

from assistant.games.notation import writable

MOST_SEATS = 8
FEWEST_SEATS = 2
LONGEST_NAME = 24


class NameProblem(Enum):
    """Why a name cannot be added."""

    EMPTY = auto()
    TAKEN = auto()
    COMMA = auto()
    """Saved games list names between commas."""
    SIGNS = auto()
    """A control character, which nobody can see."""
    FULL = auto()


@dataclass(frozen=True, slots=True)
class Roster:
    """Remembered players, and those who are seated, in order of play."""

    known: tuple[str, ...]
    seated: tuple[str, ...] = ()
    first: int | None = None
    """The seat drawn to begin; None: the first of the order."""

    @property
    def ready(self) -> bool:
        """Whether enough players are seated."""
        return len(self.seated) >= FEWEST_SEATS

    def problem(self, name: str) -> NameProblem | None:
        """Why `name` cannot be added, or None."""
        if not cleaned(name):
            return NameProblem.EMPTY
        if "," in name:
            return NameProblem.COMMA
        if not writable(cleaned(name)):
            return NameProblem.SIGNS
        if cleaned(name).casefold() in {other.casefold() for other in self.seated}:
            return NameProblem.TAKEN
        return NameProblem.FULL if len(self.seated) >= MOST_SEATS else None

    def added(self, name: str) -> Roster:
        """Seat a new or remembered player; unchanged when there is a problem with the name."""
        if self.problem(name) is not None:
            return self
        asked = cleaned(name)
        # A name typed in another case is the player already known.
        same = (known for known in self.known if known.casefold() == asked.casefold())
        name = next(same, asked)
        known = self.known if name in self.known else (name, *self.known)
        return replace(self, known=known, seated=(*self.seated, name), first=None)

    def toggled(self, name: str) -> Roster:
        """Seat a remembered player, or let them go; unchanged when the table is full."""
        if name in self.seated:
            seated = tuple(other for other in self.seated if other != name)
            return replace(self, seated=seated, first=None)
        return self.added(name)

    def raised(self, place: int) -> Roster:
        """Let the player at `place` play one turn earlier; the first one plays last."""
        name = self.seated[place]
        others = [*self.seated[:place], *self.seated[place + 1 :]]
        others.insert(place - 1 if place else len(others), name)
        return replace(self, seated=tuple(others), first=None)

    def beginning(self, seat: int) -> Roster:
        """Let `seat` begin the game."""
        return replace(self, first=seat)


def cleaned(name: str) -> str:
    """`name` without needless spaces, at most 24 characters."""
    return " ".join(unicodedata.normalize("NFC", name).split())[:LONGEST_NAME].strip()
