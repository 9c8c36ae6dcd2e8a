"""What the table is told about its light and its hands: each thing once a game. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

HELD_SECONDS = 2.0
"""A lamp may be moved and a camera may adapt for so long before anything is said."""


class Notice(StrEnum):
    """Something that keeps dice from being read well, by the name of the message that says so."""

    DARK = "say-dark"
    GLARE = "say-glare"
    HIDDEN = "say-hidden"


@dataclass(frozen=True, slots=True)
class Noticed:
    """What is remembered from frame to frame."""

    since: Mapping[Notice, float] = field(default_factory=dict)
    """Seconds; since when each thing that is so has been so."""
    said: frozenset[Notice] = frozenset()


def notice(
    memory: Noticed, now: float, present: frozenset[Notice]
) -> tuple[Noticed, Notice | None]:
    """Take what is so at `now` seconds; give what is to be said, if anything."""
    since = {what: min(memory.since.get(what, now), now) for what in present}
    due = [
        what
        for what in Notice
        if what in since and what not in memory.said and now - since[what] >= HELD_SECONDS
    ]
    if not due:
        return Noticed(since, memory.said), None
    return Noticed(since, memory.said | {due[0]}), due[0]
