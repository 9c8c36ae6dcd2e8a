"""Games of Zombie Dice told in a line, and games of fair dice."""

from __future__ import annotations

from random import Random

from assistant.games.zombie_dice import (
    FACES,
    Colour,
    Die,
    Event,
    Rolled,
    State,
    Stopped,
    ZombieDice,
)
from assistant.history.zombie_dice.turns import Play
from assistant.session.session import begun
from tests.games.helpers import events

NAMES = ("Ana", "Bob")


def told(text: str, names: tuple[str, ...] = NAMES, target: int = 13) -> Play:
    """A game told as `events` reads it."""
    return begun(ZombieDice(target), names, events(text))


def fair_game(seed: int, names: tuple[str, ...] = NAMES) -> Play:
    """A whole game of fair dice; everyone stops at three brains or two shotguns."""
    random, game = Random(seed), ZombieDice()
    state, log = game.start(len(names)), list[Event]()
    while not state.over:
        stops = state.rolled and (state.brains >= 3 or (state.shotguns >= 2 and state.brains > 0))
        event = Stopped() if stops else fair_roll(random, game, state)
        state = game.apply(state, event)
        log.append(event)
    return begun(game, names, log)


def fair_roll(random: Random, game: ZombieDice, state: State) -> Rolled:
    """A roll of fair dice out of the cup."""
    expected = game.expects(state)
    assert expected is not None
    cup = [colour for colour, number in expected.cup for _ in range(number)]
    drawn = random.sample(cup, expected.count - len(expected.kept))
    colours = [Colour(colour) for colour in (*expected.kept, *drawn)]
    return Rolled(
        tuple(
            Die(colour, random.choices(list(FACES[colour]), [*FACES[colour].values()])[0])
            for colour in colours
        )
    )
