"""Where a game of Zombie Dice stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from assistant.games.zombie_dice import Event, State
from assistant.session.session import Session


def as_json(state: State) -> dict[str, Any]:
    """What programs read."""
    return {
        "round": state.round,
        "tie_break": state.tie_break,
        "brains": state.brains,
        "shotguns": state.shotguns,
        "feet": [str(die.colour) for die in state.feet],
        "cup": {str(colour): number for colour, number in state.cup},
        "committed": state.committed,
    }


def lines(play: Session[State, Event]) -> list[str]:
    """Round, turn and cup, for people."""
    state = play.state
    feet = Counter(str(die.colour) for die in state.feet)
    must = state.committed or not state.rolled
    return [
        f"Round {state.round}{', a tie-break' if state.tie_break else ''}: {play.player}"
        f" {'must roll' if must else 'rolls or stops'}.",
        f"This turn: {_many(state.brains, 'brain')}, {_many(state.shotguns, 'shotgun')},"
        f" feet: {_listed(feet.items())}.",
        f"In the cup: {_listed(state.cup)}.",
    ]


def ended(play: Session[State, Event], winners: str) -> str:
    """Who won, and when."""
    return f"{winners} won in round {play.state.round}."


def _many(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _listed(counts: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{number} {name}" for name, number in counts if number) or "none"
