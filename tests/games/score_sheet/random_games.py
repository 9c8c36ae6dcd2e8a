"""Score sheets filled in by a random table."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from assistant.games.game import Best
from assistant.games.score_sheet import Ended, Entered, Event, ScoreSheet

Told = tuple[ScoreSheet, int, list[Event]]


def played(random: Random, game: ScoreSheet, seats: int, length: int) -> list[Event]:
    """Up to `length` events from the start; fewer when the game ends."""
    state = game.start(seats)
    events: list[Event] = []
    while len(events) < length and not state.over:
        seat = random.choice([seat for seat, points in enumerate(state.open) if points is None])
        event: Event = Entered(seat, random.randint(-20 if game.negative else 0, 50))
        if state.rounds and not state.begun and random.random() < 0.1:
            event = Ended()
        state = game.apply(state, event)
        events.append(event)
    return events


@st.composite
def games(draw: st.DrawFn) -> Told:
    """A sheet with its options, filled in by two to six players for a while."""
    game = ScoreSheet(
        draw(st.sampled_from(Best)),
        draw(st.sampled_from([0, 60, 500])),
        draw(st.sampled_from([0, 1, 5])),
        draw(st.booleans()),
    )
    seats = draw(st.integers(2, 6))
    random = Random(draw(st.integers(0, 2**32 - 1)))
    return game, seats, played(random, game, seats, draw(st.integers(0, 60)))
