"""What must be known of a game to follow its dice by camera."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from assistant.session.ports import Translator
from vision.placing import DiePlaced
from vision.readings import Kind


def nothing_missing(game: Any, state: Any, thrown: bool) -> Any | None:
    """Say that nothing can have happened unseen that is certain enough to be taken for granted."""
    return None


def no_places(state: Any) -> int:
    """Say that dice mean nothing beside the roll zone."""
    return 0


@dataclass(frozen=True, slots=True)
class DiceGame:
    """One game played with dice."""

    kind: Kind
    """The dice it is played with."""
    translator: Callable[[Any], Translator[Any, Any, Any]]
    """Make the translator of a game that its registry entry made."""
    decisions: Mapping[str, str]
    """Words of a decisions file, and the lines of notation they stand for."""
    unseen: str
    """The line of the decision that may have come, unseen, before dice that do not fit."""
    missing: Callable[[Any, Any, bool], Any | None] = nothing_missing
    """(game, state, whether dice are thrown) -> the event that must have come unseen before what
    is seen now, where nobody is there to tell; None when none is missing."""
    places: Callable[[Any], int] = no_places
    """State -> how many places there are beside the roll zone where a die means something."""
    placed: Callable[[Translator[Any, Any, Any], Any, DiePlaced], Any | None] | None = None
    """(translator, state, die) -> the event that a die makes which is put down beside the roll
    zone; None when it means nothing. Without it, dice mean nothing there."""
