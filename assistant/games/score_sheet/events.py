"""What happens to a score sheet."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Entered:
    """The points of one player in the round that is being entered."""

    seat: int
    points: int
    """May be negative."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The table calls the game finished."""


Event = Entered | Ended
