"""Legal games played by a random table."""

from __future__ import annotations

from random import Random

from assistant.games.zombie_dice import (
    Colour,
    Continued,
    Die,
    Event,
    Face,
    Rolled,
    State,
    Stopped,
    ZombieDice,
)


def legal_roll(random: Random, game: ZombieDice, state: State, *, luck: int = 2) -> Rolled:
    """A roll that the cup can give; `luck` weighs brains against one shotgun and two feet."""
    expected = game.expects(state)
    assert expected is not None
    cup = [colour for colour, number in expected.cup for _ in range(number)]
    colours = [*expected.kept, *random.sample(cup, expected.count - len(expected.kept))]
    random.shuffle(colours)
    faces = random.choices(list(Face), weights=(luck, 1, 2), k=expected.count)
    return Rolled(tuple(Die(Colour(c), f) for c, f in zip(colours, faces, strict=True)))


def legal_event(random: Random, game: ZombieDice, state: State, *, luck: int = 2) -> Event:
    """Anything that may happen next."""
    decided = random.random()
    if state.rolled and not state.committed and decided < 0.3:
        return Stopped() if decided < 0.2 else Continued()
    return legal_roll(random, game, state, luck=luck)


def played(random: Random, game: ZombieDice, seats: int, length: int, luck: int) -> list[Event]:
    """Up to `length` events from the start; fewer when the game ends."""
    state = game.start(seats)
    events: list[Event] = []
    while len(events) < length and not state.over:
        event = legal_event(random, game, state, luck=luck)
        state = game.apply(state, event)
        events.append(event)
    return events
