"""Short ways to say what happens at a table of Zero, and legal games of a random table."""

from __future__ import annotations

from random import Random

from assistant.games.zero import (
    CARDS,
    Announced,
    Dealt,
    Event,
    Exchanged,
    Knocked,
    Phase,
    Shown,
    State,
    Told,
    Zero,
)
from assistant.games.zero.notation import read

ZERO_HAND = "R1 R2 R3 R4 R5 B3 V3 J3 O3"


def events(text: str) -> list[Event]:
    """Events between semicolons: `dealt; exchanged; knocked`."""
    return [read(part) for part in text.split(";") if part.strip()]


def after(text: str, *, seats: int = 3, game: Zero | None = None) -> State:
    """The state that `events(text)` leads to from the start."""
    game = game or Zero()
    state = game.start(seats)
    for event in events(text):
        state = game.apply(state, event)
    return state


def legal_event(random: Random, game: Zero, state: State) -> Event:
    """Anything that may happen next; ZERO is announced now and then."""
    if state.phase is Phase.DEALING:
        return Dealt()
    if state.phase is Phase.PLAYING:
        return _turn(random, game, state)
    seat = random.choice([seat for seat in state.order if state.results[seat] is None])
    if random.random() < 0.4:
        return Told(seat, random.randint(0, 36))
    free = [card for card in CARDS if card not in state.cards_elsewhere(seat)]
    return Shown(seat, tuple(random.sample(free, 9)))


def played(random: Random, game: Zero, seats: int, length: int) -> list[Event]:
    """Up to `length` events from the start; fewer when the game ends."""
    state = game.start(seats)
    made: list[Event] = []
    while len(made) < length and state.phase is not Phase.OVER:
        event = legal_event(random, game, state)
        state = game.apply(state, event)
        made.append(event)
    return made


def _turn(random: Random, game: Zero, state: State) -> Event:
    chance = random.random()
    if chance < 0.06:
        announced = [
            event
            for seat in range(len(state.totals))
            for event in (Announced(seat), Announced(seat, dealt=True))
            if game.refusal(state, event) is None
        ]
        return random.choice(announced)
    return Knocked() if chance < 0.3 else Exchanged()
