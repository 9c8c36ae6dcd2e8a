"""What holds in every legal game."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.games import notation
from assistant.games.game import IllegalEventError, ranked
from assistant.games.zombie_dice import (
    DICE,
    SHOTGUNS_TO_LOSE,
    Banked,
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
from assistant.games.zombie_dice.rules import drawn_from
from assistant.session.session import Session, begun
from tests.games.random_games import legal_event, played
from tests.games.strategies import games

Game = tuple[ZombieDice, int, list[Event]]
NAMES = ("Ana", "Bob", "Cléo", "Dan", "Eve")


def session_of(told: Game) -> Session[State, Event]:
    game, seats, events = told
    return begun(game, NAMES[:seats], events)


@given(games())
def test_thirteen_dice_are_always_somewhere(told: Game) -> None:
    for state in session_of(told).states:
        assert all(number >= 0 for _, number in state.cup)
        on_table = Counter(die.colour for die in state.aside + state.feet)
        assert Counter(dict(state.cup)) + on_table == Counter(DICE)


@given(games())
def test_scores_never_fall_and_rise_only_by_what_was_banked(told: Game) -> None:
    for before, after in pairwise(session_of(told).states):
        gains = [now - was for was, now in zip(before.scores, after.scores, strict=True)]
        banked = isinstance(after.last, Banked) and len(after.turns) > len(before.turns)
        assert gains[before.seat] == (before.brains if banked else 0)
        assert sum(gains) == gains[before.seat]


@given(games())
def test_a_turn_never_goes_on_after_three_shotguns(told: Game) -> None:
    assert all(state.shotguns < SHOTGUNS_TO_LOSE for state in session_of(told).states)


@given(games())
def test_every_seat_of_a_round_plays_once_in_order(told: Game) -> None:
    for state in session_of(told).states:
        done = [end.seat for end in state.turns if end.round == state.round]
        now = done if state.over else [*done, state.seat]
        assert tuple(now) == state.order[: len(now)]
        assert not state.over or len(done) == len(state.order)


@given(games())
def test_the_end_is_a_finished_round_with_one_leader_at_the_target(told: Game) -> None:
    game, _, _ = told
    for state in session_of(told).states:
        outcome = game.outcome(state)
        if outcome is not None:
            (winner,) = outcome.winners
            assert state.scores[winner] >= game.target
            assert sum(score >= state.scores[winner] for score in state.scores) == 1
            assert state.seat == state.order[-1]


@given(games())
def test_undoing_gives_every_earlier_state_back(told: Game) -> None:
    session = session_of(told)
    for state in reversed(session.states):
        assert session.state == state
        assert session.state == begun(session.game, session.names, session.log).state
        if session.log:
            session = session.undone()
    assert session.log == ()


@given(games())
def test_the_text_of_a_game_reads_back(told: Game) -> None:
    game, seats, events = told
    text = notation.write(game, NAMES[:seats], events)
    assert notation.read(text) == notation.SavedGame(game, NAMES[:seats], tuple(events))


a_die = st.builds(Die, st.sampled_from(Colour), st.sampled_from(Face))
any_event = st.one_of(
    st.builds(Rolled, st.lists(a_die, max_size=5).map(tuple)),
    st.just(Stopped()),
    st.just(Continued()),
)


@given(games(), any_event)
def test_refusal_and_apply_agree(told: Game, event: Event) -> None:
    game, _, _ = told
    for state in session_of(told).states:
        refusal = game.refusal(state, event)
        try:
            game.apply(state, event)
        except IllegalEventError as error:
            assert error.refusal is refusal
        else:
            assert refusal is None


@given(games(), st.permutations(range(3)))
def test_the_order_in_which_dice_lie_changes_nothing_legal(told: Game, order: list[int]) -> None:
    session = session_of(told)
    for event, before in zip(session.log, session.states, strict=False):
        if isinstance(event, Rolled):
            turned = Rolled(tuple(event.dice[place] for place in order))
            assert session.game.refusal(before, turned) is None


@given(games())
def test_every_roll_is_among_the_dice_expected(told: Game) -> None:
    session = session_of(told)
    for event, before in zip(session.log, session.states, strict=False):
        expected = session.game.expects(before)
        assert expected is not None
        if isinstance(event, Rolled):
            colours = [die.colour for die in event.dice]
            assert expected.refusal(colours) is None
            assert expected.chance(colours) > 0


@given(games())
def test_the_chances_of_all_rolls_sum_to_one(told: Game) -> None:
    game, _, _ = told
    expected = game.expects(session_of(told).state)
    if expected is not None:
        chances = [expected.chance(colours) for colours in product(DICE, repeat=3)]
        assert abs(sum(chances) - 1) < 1e-9


@given(games())
def test_a_cup_ready_to_be_drawn_from_always_fills_the_roll(told: Game) -> None:
    for state in session_of(told).states:
        ready = drawn_from(state)
        assert sum(number for _, number in ready.cup) >= 3 - len(ready.feet)
        assert drawn_from(ready) == ready
        assert ready.brains == state.brains


@given(st.lists(st.integers(0, 20), min_size=1, max_size=8))
def test_ranks_count_those_who_are_better(scores: list[int]) -> None:
    for standing in ranked(tuple(scores)):
        assert standing.rank == 1 + sum(score > standing.score for score in scores)
        assert scores[standing.seat] == standing.score


@pytest.mark.parametrize("seed", range(20))
def test_every_table_comes_to_an_end(seed: int) -> None:
    game = ZombieDice()
    events = played(Random(seed), game, 3, 5000, luck=4)
    assert begun(game, NAMES[:3], events).over
    assert len(events) < 5000


def test_random_tables_meet_refills_busts_ties_and_ends() -> None:
    """The laws above would say little if their tables never came to these."""
    met: Counter[str] = Counter()
    for seed in range(60):
        random, game = Random(seed), ZombieDice(target=3 if seed % 2 else 13)
        state = game.start(3)
        while not state.over:
            before, state = (
                state,
                game.apply(state, legal_event(random, game, state, luck=(4, 40)[seed % 3 == 0])),
            )
            met["refill"] += state.noted > before.noted
            met["second refill"] += state.noted > before.noted > 0
            met["tie-break"] += state.tie_break and not before.tie_break
            met["bust"] += len(state.turns) > len(before.turns) and not isinstance(
                state.last, Banked
            )
    assert all(met[what] > 0 for what in ("refill", "second refill", "tie-break", "bust")), met
