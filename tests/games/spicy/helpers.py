"""Short ways to say what happens at a table of Spicy."""

from __future__ import annotations

from collections.abc import Iterable

from assistant.games.spicy import Event, Extra, Spicy, State
from assistant.games.spicy.notation import read

PLAIN = Spicy()


def events(text: str) -> list[Event]:
    """Events between semicolons; a number and a spice alone are played: `3 chili; passed`."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    return [read(f"played {part}" if part[0].isdigit() else part) for part in parts]


def event(text: str) -> Event:
    """One event."""
    (told,) = events(text)
    return told


def after(text: str, *, seats: int = 3, game: Spicy = PLAIN, state: State | None = None) -> State:
    """The state that `events(text)` leads to, from the start or from `state`."""
    state = game.start(seats) if state is None else state
    for told in events(text):
        state = game.apply(state, told)
    return state


def with_extras(*extras: Extra, copy_takes_card: bool = False, tuck_trophy: bool = False) -> Spicy:
    """The game with some Spice It Up cards."""
    chosen = {extra.value: True for extra in extras}
    return Spicy(copy_takes_card=copy_takes_card, tuck_trophy=tuck_trophy, **chosen)


def told(claims: Iterable[object]) -> str:
    """Claims as a list in words: `8 chili, 9 chili`."""
    return ", ".join(f"{claim.number} {claim.spice}" for claim in claims)  # type: ignore[attr-defined]
