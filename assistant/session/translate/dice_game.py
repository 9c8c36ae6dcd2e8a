"""What must be known of a game to follow its dice by camera."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from assistant.session.ports import Translator
from vision.readings import Kind


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
