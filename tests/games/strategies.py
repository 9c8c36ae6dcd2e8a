"""Random games as Hypothesis draws them."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from assistant.games.zombie_dice import Event, ZombieDice
from assistant.games.zombie_dice.options import (
    Drink,
    Ending,
    Feature,
    GetOff,
    Rescue,
    Ties,
    Yield,
)
from assistant.games.zombie_dice.rolls import Refill
from tests.games.random_games import played

MIXES = ((6, 4, 3), (6, 4, 3), (8, 2, 3), (4, 4, 5), (3, 2, 3))
"""Green, yellow and red dice; the last are so few that the cup often runs short."""


@st.composite
def rules(draw: st.DrawFn, seats: int) -> ZombieDice:
    """Options for so many seats."""
    green, yellow, red = draw(st.sampled_from(MIXES))
    return ZombieDice(
        target=draw(st.sampled_from([1, 3, 13])),
        first=draw(st.integers(0, seats - 1)),
        green=green,
        yellow=yellow,
        red=red,
        refill=draw(st.sampled_from(Refill)),
        ending=draw(st.sampled_from(Ending)),
        ties=draw(st.sampled_from(Ties)),
        feature=draw(st.sampled_from(Feature)),
        rescue=draw(st.sampled_from(Rescue)),
        drink=draw(st.sampled_from(Drink)),
        bus=draw(st.booleans()),
        yields=draw(st.sampled_from(Yield)),
        get_off=draw(st.sampled_from(GetOff)),
    )


@st.composite
def games(draw: st.DrawFn, *, options: bool = False) -> tuple[ZombieDice, int, list[Event]]:
    """A game, seats, and the events of a random table; usual rules unless with `options`."""
    seats = draw(st.integers(2, 5))
    usual = ZombieDice(draw(st.sampled_from([1, 3, 13])), draw(st.integers(0, seats - 1)))
    game = draw(rules(seats)) if options else usual
    # A seed is drawn, not every die: four times as quick, and a length cuts short what fails.
    random = Random(draw(st.integers(0, 2**32 - 1)))
    length, luck = draw(st.integers(0, 60)), draw(st.sampled_from([1, 4, 40]))
    return game, seats, played(random, game, seats, length, luck)
