"""Legal games played by a random table."""

from __future__ import annotations

from random import Random

from assistant.games.zombie_dice import (
    FACES,
    AnyColour,
    Colour,
    Continued,
    Die,
    Event,
    Face,
    Rolled,
    Special,
    State,
    Stopped,
    ZombieDice,
)

WEIGHTS = {Face.SHOTGUN: 1, Face.FEET: 2}


def legal_roll(random: Random, game: ZombieDice, state: State, *, luck: int = 2) -> Rolled:
    """A roll that the cup can give, by bus where there is one as often as not; `luck` weighs
    brains against one shotgun and two feet.
    """
    ways = [way for way in (game.throws.walks(state), game.rides(state)) if way is not None]
    expected = random.choice(ways)
    cup = [colour for colour, number in expected.cup for _ in range(number)]
    colours = [*expected.kept, *random.sample(cup, expected.count - len(expected.kept))]
    random.shuffle(colours)
    return Rolled(tuple(_fallen(random, colour, luck) for colour in colours))


def _fallen(random: Random, name: str, luck: int) -> Die:
    colour: AnyColour = Colour(name) if name in list(Colour) else Special(name)
    faces = list(FACES[colour])
    weights = [WEIGHTS.get(face, luck) if isinstance(face, Face) else 1 for face in faces]
    return Die(colour, random.choices(faces, weights)[0])


def legal_event(random: Random, game: ZombieDice, state: State, *, luck: int = 2) -> Event:
    """Anything that may happen next."""
    decided = random.random()
    if state.rolled and not state.committed:
        if decided < 0.2 or game.expects(state) is None:
            return Stopped()
        if decided < 0.3:
            return Continued()
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
