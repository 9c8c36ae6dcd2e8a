"""Where a score sheet stands."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class State:
    """Lines of points by seat."""

    rounds: tuple[tuple[int, ...], ...]
    """The finished rounds, oldest first; each has the points of every seat."""
    open: tuple[int | None, ...]
    """Points of the round that is being entered; None where they are missing."""
    over: bool = False

    @property
    def round(self) -> int:
        """The round that is being entered, from 1."""
        return len(self.rounds) + 1

    @property
    def totals(self) -> tuple[int, ...]:
        """Everything entered so far, by seat."""
        return tuple(
            sum(points[seat] for points in self.rounds) + (entered or 0)
            for seat, entered in enumerate(self.open)
        )

    @property
    def begun(self) -> bool:
        """Whether somebody has points in the round that is being entered."""
        return any(points is not None for points in self.open)
