"""Short ways to say what happens at a table."""

from __future__ import annotations

from assistant.games.zombie_dice import Event, Rolled, State, ZombieDice
from assistant.games.zombie_dice.notation import dice, read


def roll(text: str) -> Rolled:
    """`gB yS rF`, rolled."""
    return Rolled(dice(text))


def events(text: str) -> list[Event]:
    """Events between semicolons, a roll without its word: `gB yS rF; stopped`."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    return [read(part) if part in ("stopped", "continued") else roll(part) for part in parts]


def after(text: str, *, seats: int = 2, game: ZombieDice | None = None) -> State:
    """The state that `events(text)` leads to from the start."""
    game = game or ZombieDice()
    state = game.start(seats)
    for event in events(text):
        state = game.apply(state, event)
    return state
