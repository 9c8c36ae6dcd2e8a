"""Random games as Hypothesis draws them."""

from __future__ import annotations

from hypothesis import strategies as st

from assistant.games.zombie_dice import Event, ZombieDice
from tests.games.random_games import played


@st.composite
def games(draw: st.DrawFn) -> tuple[ZombieDice, int, list[Event]]:
    """A game with its options, seats, and the events of a random table."""
    seats = draw(st.integers(2, 5))
    game = ZombieDice(draw(st.sampled_from([1, 3, 13])), draw(st.integers(0, seats - 1)))
    random = draw(st.randoms(use_true_random=False))
    length, luck = draw(st.integers(0, 80)), draw(st.sampled_from([1, 4, 40]))
    return game, seats, played(random, game, seats, length, luck)
