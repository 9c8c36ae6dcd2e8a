"""The game of two, solved: both play for the win, and know each other's score.

A round's first player and its second have other prospects: the second knows what to beat. Scores
only grow, or both stay; so pairs of scores are solved from the highest down, and a pair that may
come back to itself by the root of one equation. Level at or above the target the players play
round after round until one has more: there only the points of the round count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate

TurnValue = Callable[[tuple[float, ...]], float]
"""What a turn is worth at its beginning, whose b points are worth the entry b, as in `Turn`."""

HOPELESS = 30
"""Nobody is thought to catch up more than this in the last turn: the chance is below 1e-6, that
of such a lead in a turn as low, and both must come."""

_CLOSE = 1e-14
_MOST_STEPS = 60


@dataclass(frozen=True, slots=True)
class Cap:
    """Where a simplified game ends counting: for comparing with figures published so."""

    score: int
    """Points above this are not counted."""
    tie: float
    """Chance given to the round's first player when both stand there."""


@dataclass(frozen=True, slots=True)
class Duel:
    """Chances to win of the player about to roll, before the first roll of the turn."""

    target: int
    first: tuple[tuple[float, ...], ...]
    """[own score][other's score], both below the target, for the round's first player."""
    second: tuple[tuple[float, ...], ...]
    """[own score][other's score], both below the target, for the round's second player."""
    ties: tuple[float, ...]
    """For the first player of a tie-break; level at target + k, entry k, or the last there is."""
    last: tuple[float, ...] = ()
    """For the player of the very last turn, by the points lacking to be level; 0 beyond."""

    def tie(self, score: int) -> float:
        """Chance of the first player of a round when both stand at `score`."""
        return self.ties[min(score - self.target, len(self.ties) - 1)]


Answer = Callable[[int, int], float]
"""(own score, score to beat): the chance of the player of the very last turn."""


def answer(duel: Duel) -> Answer:
    """Give the chances of the very last turn as `duel` knows them."""
    return lambda own, other: duel.last[other - own] if other - own < len(duel.last) else 0.0


def second_worth(duel: Duel, own: int, other: int, cap: Cap | None = None) -> tuple[float, ...]:
    """Give what b points are worth to the round's second player, who ends the round."""

    def worth(total: int) -> float:
        if max(total, other) < duel.target:
            return 1 - duel.first[other][total]
        return 1 - duel.tie(total) if total == other else float(total > other)

    most = max(duel.target, other + 1)
    totals = range(own, (min(most, cap.score) if cap else most) + 1)
    return _rising(worth(total) for total in totals)


def first_worth(
    duel: Duel, answered: Answer, own: int, other: int, cap: Cap | None = None
) -> tuple[float, ...]:
    """Give what b points are worth to the round's first player, whom the second answers."""

    def worth(total: int) -> float:
        if total < duel.target:
            return 1 - duel.second[other][total]
        return 1 - answered(other, total)

    most = cap.score if cap else max(duel.target, other + HOPELESS)
    return _rising(worth(total) for total in range(own, most + 1))


def solve(value: TurnValue, target: int, cap: Cap | None = None) -> Duel:
    """Solve the game to `target` whose turns are worth `value`."""
    value = cache(value)
    ties = _solved_ties(value, target, cap)
    answered = _answering(Duel(target, (), (), ties), value, cap)
    first = [[0.0] * target for _ in range(target)]
    second = [[0.0] * target for _ in range(target)]

    def known() -> Duel:
        return Duel(target, tuple(map(tuple, first)), tuple(map(tuple, second)), ties)

    for both in range(2 * target - 2, -1, -1):
        for own in range(max(0, both - target + 1), min(both, target - 1) + 1):
            other = both - own

            def again(chance: float, own: int = own, other: int = other) -> float:
                first[own][other] = chance
                second[other][own] = value(second_worth(known(), other, own, cap))
                return value(first_worth(known(), answered, own, other, cap))

            near = first[own][other + 1] if other + 1 < target else 1 - ties[0]
            first[own][other] = _fixed(again, near)
    if cap:
        return known()
    last = tuple(answered(target, target + lacking) for lacking in range(HOPELESS + 1))
    return replace(known(), last=last)


def _answering(duel: Duel, value: TurnValue, cap: Cap | None) -> Answer:
    """Solve the very last turn, in which nothing but `duel.ties` counts."""
    return lambda own, other: value(second_worth(duel, own, other, cap))


def _solved_ties(value: TurnValue, target: int, cap: Cap | None) -> tuple[float, ...]:
    """Give the chances of a tie-break's first player: for every level to the cap, or for all."""
    ties: tuple[float, ...] = (cap.tie,) if cap else (0.5,)
    for level in range(cap.score - 1 if cap else target, target - 1, -1):

        def again(chance: float, level: int = level, above: tuple[float, ...] = ties) -> float:
            # Without a cap one level is like another: `above` then is what is sought itself.
            here = Duel(level, (), (), (chance, *above) if cap else (chance,))
            return value(first_worth(here, _answering(here, value, cap), level, level, cap))

        found = _fixed(again, ties[0])
        ties = (found, *ties) if cap else (found,)
    return ties


def _fixed(step: Callable[[float], float], near: float) -> float:
    """Give the chance that `step` leaves as it is, by secants from `near`."""
    old, old_error = near, step(near) - near
    new = old + old_error
    for _ in range(_MOST_STEPS):
        error = step(new) - new
        if abs(error) < _CLOSE or error == old_error:
            return new
        old, old_error, new = new, error, new - error * (new - old) / (error - old_error)
    raise ArithmeticError("a chance to win is not found")


def _rising(worth: Iterable[float]) -> tuple[float, ...]:
    """Give worth without the falls that rounding makes."""
    return tuple(accumulate(worth, max))
