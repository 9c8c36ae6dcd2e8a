"""What holds in every legal game of Spicy."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.games.game import IllegalEventError
from assistant.games.spicy import (
    ALL_CARDS,
    CARDS,
    Accepted,
    Challenged,
    Copied,
    End,
    Event,
    Extra,
    Fault,
    Passed,
    Penalised,
    Played,
    Revealed,
    Source,
    Spice,
    Spicy,
    State,
    Trait,
    WorldEnded,
    copies,
    counts,
)
from assistant.games.spicy.notation import read, write
from tests.games.spicy.helpers import with_extras
from tests.games.spicy.random_games import Told, games, legal_event, played

few = settings(max_examples=60)


def states_of(told: Told) -> list[State]:
    game, seats, events = told
    states = [game.start(seats)]
    for event in events:
        states.append(game.apply(states[-1], event))
    return states


@few
@given(games())
def test_a_hundred_cards_are_always_somewhere(told: Told) -> None:
    for state in states_of(told):
        assert sum(state.hands) + sum(state.won) + state.pile_cards + state.deck == CARDS
        assert min(*state.hands, *state.won, *state.trophies, state.pile_cards, state.deck) >= 0


@few
@given(games())
def test_trophies_are_three_and_two_of_them_end_the_game(told: Told) -> None:
    for state in states_of(told):
        assert 0 <= sum(state.trophies) <= 3
        two = [seat for seat, trophies in enumerate(state.trophies) if trophies >= 2]
        assert (state.end is End.TWO_TROPHIES) == (len(two) == 1)
        if two:
            outcome = told[0].outcome(state)
            assert outcome is not None and outcome.winners == (two[0],)


@few
@given(games())
def test_hands_are_empty_only_while_a_last_card_waits_or_at_the_end(told: Told) -> None:
    for state in states_of(told):
        for seat, hand in enumerate(state.hands):
            if not hand and not state.over:
                assert state.waiting and state.top is not None and state.top.seat == seat


@few
@given(games())
def test_cards_won_and_trophies_are_never_lost(told: Told) -> None:
    for before, after in pairwise(states_of(told)):
        assert after.gains[: len(before.gains)] == before.gains
        assert all(now >= was for was, now in zip(before.trophies, after.trophies, strict=True))
        assert after.seen[: len(before.seen)] == before.seen


@few
@given(games())
def test_no_card_is_seen_more_often_than_it_exists(told: Told) -> None:
    seen = Counter(states_of(told)[-1].seen)
    assert all(number <= copies(card) for card, number in seen.items())


@few
@given(games())
def test_a_verdict_names_a_winner_a_loser_and_who_starts(told: Told) -> None:
    game, _, events = told
    states = states_of(told)
    for before, event, after in zip(states, events, states[1:], strict=False):
        if not isinstance(event, Revealed):
            continue
        verdict = after.verdict
        assert verdict is not None and {verdict.winner, verdict.loser} == {
            verdict.laid.seat,
            verdict.challenger,
        }
        gained = [now - was for was, now in zip(before.won, after.won, strict=True)]
        assert gained[verdict.winner] == verdict.cards == sum(gained)
        if not after.over:
            assert after.seat == verdict.loser
            assert after.hands[verdict.loser] == before.hands[verdict.loser] + 2
            assert game.copy_takes_card or not after.pile


@few
@given(games())
def test_the_end_has_winners_with_the_most_points_or_two_trophies(told: Told) -> None:
    game, _, _ = told
    for state in states_of(told):
        outcome = game.outcome(state)
        assert (outcome is not None) == state.over
        points = [count.points for count in counts(state)]
        if outcome is not None and state.end is not End.TWO_TROPHIES:
            best = max(points)
            assert outcome.winners == tuple(s for s, p in enumerate(points) if p == best)
        standings = game.standings(state)
        assert sorted(standing.seat for standing in standings) == list(range(len(state.hands)))
        assert all(points[standing.seat] == standing.score for standing in standings)
        assert [s.rank for s in standings] == sorted(s.rank for s in standings)


a_card = st.sampled_from(ALL_CARDS)
any_event = st.one_of(
    st.builds(
        Played,
        st.integers(0, 11),
        st.sampled_from(Spice),
        st.booleans(),
        st.integers(0, 3),
    ),
    st.builds(Copied, st.integers(0, 6), st.booleans(), st.integers(0, 3)),
    st.builds(Passed, st.sampled_from((None, *Fault))),
    st.builds(Challenged, st.integers(0, 6), st.sampled_from((None, *Trait))),
    st.builds(Revealed, a_card),
    st.just(Accepted()),
    st.builds(Penalised, st.integers(0, 6)),
    st.builds(WorldEnded, st.integers(0, 9)),
)


@few
@given(games(), st.lists(any_event, max_size=6))
def test_refusal_and_apply_agree(told: Told, tried: list[Event]) -> None:
    game, _, _ = told
    for state in states_of(told)[-8:]:
        for event in tried:
            refusal = game.refusal(state, event)
            try:
                game.apply(state, event)
            except IllegalEventError as error:
                assert error.refusal is refusal
            else:
                assert refusal is None


@given(any_event)
def test_every_event_is_written_and_read_back(event: Event) -> None:
    assert read(write(event)) == event


def test_random_tables_meet_everything() -> None:
    """The laws above would say little if their tables never came to these."""
    met: Counter[object] = Counter()
    for seed in range(150):
        random = Random(seed)
        extras = frozenset(random.sample(list(Extra), seed % 3))
        game = with_extras(*extras, copy_takes_card=bool(seed & 4), tuck_trophy=bool(seed & 8))
        state = game.start(2 + seed % 5)
        while not state.over:
            state = game.apply(state, legal_event(random, game, state))
            if state.top is not None:
                met["copy"] += state.top.copy
                met["tucked"] += state.top.cards > 1
            met["waiting"] += state.waiting
        met[state.end] += 1
        met.update(gain.source for gain in state.gains)
        met["negative"] += min(count.points for count in counts(state)) < 0
    wanted = (*End, *Source, "copy", "tucked", "waiting", "negative")
    assert all(met[what] for what in wanted), met


def test_every_table_comes_to_an_end() -> None:
    for seed in range(20):
        assert len(played(Random(seed), Spicy(), 6, 3000)) < 3000
