"""Where a game of Zero stands."""

from __future__ import annotations

from typing import Any

from assistant.games.zero import Event, Phase, Result, State
from assistant.games.zero.cards import code
from assistant.session.session import Session


def as_json(state: State) -> dict[str, Any]:
    """What programs read."""
    return {
        "phase": str(state.phase),
        "round": state.round,
        "rounds": state.rounds,
        "first": state.first,
        "knocks": list(state.knockers),
        "last_turns": None if state.last_turns is None else list(state.last_turns),
        "zero": state.zero,
        "hands": [_hand(result) for result in state.results],
        "finished": [[_hand(result) for result in one.results] for one in state.finished],
    }


def lines(play: Session[State, Event]) -> list[str]:
    """Round and turn, for people."""
    state, name = play.state, play.player
    what = {
        Phase.DEALING: f"the cards are to be dealt, {name} begins.",
        Phase.PLAYING: f"{name} exchanges or knocks.",
        Phase.COUNTING: f"{name}'s hand is to be counted.",
    }[state.phase]
    told = [f"Round {state.round} of {state.rounds}: {what}"]
    if state.phase is Phase.PLAYING:
        knocks = [play.names[seat] for seat in state.knockers]
        told += [f"Knocks: {', '.join(knocks) or 'none'}."]
    return told


def ended(play: Session[State, Event], winners: str) -> str:
    """Who won, and after how many rounds."""
    return f"{winners} won after {play.state.rounds} rounds."


def _hand(result: Result | None) -> dict[str, Any] | None:
    if result is None:
        return None
    return {"points": result.points, "cards": [code(card) for card in result.hand]}
