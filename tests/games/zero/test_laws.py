"""What holds in every legal game of Zero."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.games.zero import (
    Announced,
    Dealt,
    Event,
    Exchanged,
    Knocked,
    Phase,
    SecondKnock,
    Shown,
    State,
    Told,
    Zero,
)
from assistant.games.zero.notation import read, write
from assistant.games.zero.state import Deed
from tests.games.zero.helpers import played

Played = tuple[Zero, int, list[Event]]


@st.composite
def games(draw: st.DrawFn) -> Played:
    """A game with its options, seats, and the events of a random table."""
    seats = draw(st.integers(3, 5))
    game = Zero(
        first=draw(st.integers(0, seats - 1)),
        rounds=draw(st.integers(0, 2)),
        second_knock=draw(st.sampled_from(SecondKnock)),
        dealt_zero=draw(st.booleans()),
        late_zero=draw(st.booleans()),
    )
    random = draw(st.randoms(use_true_random=False))
    return game, seats, played(random, game, seats, draw(st.integers(0, 120)))


def states(told: Played) -> list[State]:
    game, seats, events = told
    folded = [game.start(seats)]
    for event in events:
        folded.append(game.apply(folded[-1], event))
    return folded


@given(games())
@settings(max_examples=40)
def test_no_card_is_in_two_hands(told: Played) -> None:
    for state in states(told):
        shown = [result for result in state.results if result is not None]
        cards = Counter(card for result in shown for card in result.hand)
        assert all(number == 1 for number in cards.values())


@given(games())
@settings(max_examples=40)
def test_totals_are_the_sums_of_the_rounds(told: Played) -> None:
    for state in states(told):
        sums = [0] * len(state.totals)
        for round_ in state.finished:
            for seat, result in enumerate(round_.results):
                sums[seat] += result.points
        assert tuple(sums) == state.totals
        assert len(state.finished) == state.round - (state.phase is not Phase.OVER)


@given(games())
@settings(max_examples=40)
def test_a_round_ends_when_the_last_turns_are_played_or_by_zero(told: Played) -> None:
    game, seats, _ = told
    for before, after in pairwise(states(told)):
        if before.phase is not Phase.PLAYING or after.phase is not Phase.COUNTING:
            continue
        if after.zero is not None:
            continue
        second = [place for place, act in enumerate(after.acts) if act.deed is Deed.KNOCK][1]
        last = [act.seat for act in after.acts[second + 1 :]]
        knocker = after.acts[second].seat
        assert knocker not in last and len(set(last)) == len(last)
        if game.second_knock is SecondKnock.ONE_TURN_EACH:
            assert last == [(knocker + step) % seats for step in range(1, seats)]
        if game.second_knock is SecondKnock.AT_ONCE:
            assert last == []


@given(games())
@settings(max_examples=40)
def test_every_line_reads_back(told: Played) -> None:
    for event in told[2]:
        assert read(write(event)) == event


def test_random_tables_meet_every_event_and_end() -> None:
    """The laws above would say little if their tables never came to these."""
    met: Counter[type] = Counter()
    for seed in range(40):
        game = Zero(second_knock=list(SecondKnock)[seed % 3])
        events = played(Random(seed), game, 3 + seed % 3, 5000)
        assert states((game, 3 + seed % 3, events))[-1].phase is Phase.OVER
        met.update(type(event) for event in events)
    assert all(met[one] for one in (Announced, Dealt, Exchanged, Knocked, Shown, Told)), met
