"""The decisions that cost most: what the best choice was worth, less the choice made.

Worth is counted in chances to win where they are known: near the end of a game brains mislead, for
whoever is behind must go on. Where they are not it is counted in brains, and decisions are left
out that may end the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from assistant.games.zombie_dice import State
from assistant.games.zombie_dice.win import Win
from assistant.history.zombie_dice.turns import Decision, Play, Turn

Judge = Callable[[State], Win | None]
"""Gives the chances to win of whoever decides in a state; None where they are not known."""

LEAST_BRAINS = 0.05
LEAST_WIN = 0.01
"""Decisions that cost less than these are as good as the best."""


@dataclass(frozen=True, slots=True)
class Costly:
    """A decision that another would have been better than."""

    name: str
    decision: Decision
    cost: float
    """In chances to win from 0 to 1 if `win` is there, in brains otherwise."""
    win: Win | None

    @property
    def rolled(self) -> bool:
        """Whether the player rolled; stopping would have been better then."""
        return self.decision.rolled


def no_judge(_state: State) -> Win | None:
    """Know no chance to win."""
    return None


def costly_of(play: Play, turns: Iterable[Turn], target: int, judge: Judge) -> tuple[Costly, ...]:
    """Give the decisions of a game that cost something, the costliest first."""
    found = [
        costly
        for turn in turns
        for decision in turn.decisions
        if (costly := _costly(play.names[turn.seat], decision, target, judge)) is not None
    ]
    # All of a game are counted alike, and equal ones stay in the order they came in.
    return tuple(sorted(found, key=lambda costly: -costly.cost))


def _costly(name: str, decision: Decision, target: int, judge: Judge) -> Costly | None:
    win = judge(decision.before)
    if win is not None:
        best = win.stop if win.roll is None else max(win.stop, win.roll)
        chosen = win.roll if decision.rolled and win.roll is not None else win.stop
        cost = best - chosen
        return Costly(name, decision, cost, win) if cost >= LEAST_WIN else None
    if decision.cost < LEAST_BRAINS or _may_end_the_game(decision.before, target):
        return None
    return Costly(name, decision, decision.cost, None)


def _may_end_the_game(state: State, target: int) -> bool:
    reached = max(state.scores) >= target
    return reached or state.scores[state.seat] + state.brains >= target
