"""Which rule made a call: one file a game, looked up by its name. Pure.

A game's file is a module with the functions of `Why`; the anchors it names are those of the pages
in `locale/*/rules`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeVar

from assistant.games.game import Reason
from assistant.rules.why import score_sheet, spicy, zero, zicos, zombie_dice

S = TypeVar("S", contravariant=True)
E = TypeVar("E", contravariant=True)
G = TypeVar("G", contravariant=True)


class Why(Protocol[S, E, G]):
    """Which rules are at work in one game; `game` has the options it is played by."""

    def happened(self, before: S, event: E, after: S, game: G) -> str:
        """The anchor of the rule by which `event` led from `before` to `after`."""
        ...

    def refused(self, state: S, event: E, reason: Reason, game: G) -> str:
        """The anchor of the rule by which `event` is not accepted in `state`."""
        ...


WHY: Mapping[str, Why[Any, Any, Any]] = {
    "zombie_dice": zombie_dice,
    "spicy": spicy,
    "zero": zero,
    "zicos": zicos,
    "score_sheet": score_sheet,
}
