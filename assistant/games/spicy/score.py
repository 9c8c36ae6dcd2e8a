"""Points, ranks and winners."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.games.game import Outcome, Standing, ranked
from assistant.games.spicy.state import TROPHIES_TO_WIN, TROPHY_POINTS, End, State


@dataclass(frozen=True, slots=True)
class Count:
    """Where a player's points come from."""

    cards: int
    """Cards won: a point each."""
    trophies: int
    hand: int
    """Cards left in hand: a point less each."""

    @property
    def points(self) -> int:
        """May be negative."""
        return self.cards + TROPHY_POINTS * self.trophies - self.hand


def counts(state: State) -> tuple[Count, ...]:
    """Count every seat as if the game ended now."""
    return tuple(
        Count(won, trophies, hand)
        for won, trophies, hand in zip(state.won, state.trophies, state.hands, strict=True)
    )


def outcome(state: State) -> Outcome | None:
    """Name who won; None while the game goes on.

    Two trophies win at once, whatever the points; otherwise the most points win, and those who
    have equally many share the win [R].
    """
    if state.end is None:
        return None
    if state.end is End.TWO_TROPHIES:
        return Outcome((state.trophies.index(TROPHIES_TO_WIN),))
    return Outcome(tuple(standing.seat for standing in standings(state) if standing.rank == 1))


def standings(state: State) -> tuple[Standing, ...]:
    """Rank every seat by points; whoever has won by two trophies comes before all others."""
    by_points = ranked(tuple(count.points for count in counts(state)))
    if state.end is not End.TWO_TROPHIES:
        return by_points
    winner = state.trophies.index(TROPHIES_TO_WIN)
    others = [standing for standing in by_points if standing.seat != winner]
    first = [
        Standing(winner, standing.score, 1) for standing in by_points if standing not in others
    ]
    better = {each.score: sum(other.score > each.score for other in others) for each in others}
    return (*first, *(Standing(s.seat, s.score, better[s.score] + 2) for s in others))
