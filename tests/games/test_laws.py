"""What holds in every legal game, whatever the table's rules."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.games import notation
from assistant.games.game import IllegalEventError, ranked
from assistant.games.registry import entry
from assistant.games.zombie_dice import (
    DICE,
    FACES,
    Banked,
    Colour,
    Continued,
    Die,
    Event,
    Rolled,
    Special,
    State,
    Stopped,
    ZombieDice,
)
from assistant.games.zombie_dice.options import Ending, Feature, Ties
from assistant.games.zombie_dice.rolls import Refill
from assistant.session.session import Session, begun
from tests.games.random_games import legal_event, played
from tests.games.strategies import games

Game = tuple[ZombieDice, int, list[Event]]
NAMES = ("Ana", "Bob", "Cléo", "Dan", "Eve")

a_die = st.sampled_from([Die(colour, face) for colour in FACES for face in FACES[colour]])
any_event = st.one_of(
    st.builds(Rolled, st.lists(a_die, max_size=5).map(tuple)),
    st.just(Stopped()),
    st.just(Continued()),
)


def session_of(told: Game) -> Session[State, Event]:
    game, seats, events = told
    return begun(game, NAMES[:seats], events)


@settings(max_examples=700)
@given(games(), any_event)
def test_the_laws_of_the_usual_game(told: Game, event: Event) -> None:
    session = the_laws_hold(told, event)
    the_end_is_a_finished_round_with_one_leader(*told[:1], session)
    for state in session.states:
        assert sum(number for _, number in state.cup) + len(state.aside + state.feet) == 13


@settings(max_examples=1100)
@given(games(options=True), any_event)
def test_the_laws_of_any_game(told: Game, event: Event) -> None:
    the_laws_hold(told, event)


def the_laws_hold(told: Game, event: Event) -> Session[State, Event]:
    """All laws of one game: it is played but once for them."""
    session = session_of(told)
    for state in session.states:
        no_die_is_lost(session.game, state)
        the_turn_is_not_lost(state)
        every_seat_of_a_round_plays_once_in_order(session.game, state)
        refusal_and_apply_agree(session.game, state, event)
    for before, after in pairwise(session.states):
        scores_rise_by_what_was_banked(before, after)
    for before, happened in zip(session.states, session.log, strict=False):
        a_roll_is_among_the_dice_expected(session.game, before, happened)
    undoing_gives_every_earlier_state_back(session)
    the_text_reads_back(told)
    return session


def no_die_is_lost(game: object, state: State) -> None:
    assert isinstance(game, ZombieDice)
    on_table = Counter([*(die.colour for die in state.aside + state.feet), *state.held])
    assert all(number >= 0 for _, number in state.cup)
    assert Counter(dict(state.cup)) + on_table == Counter(dict(game.box))
    assert Special.BUS not in on_table


def the_turn_is_not_lost(state: State) -> None:
    assert state.shotguns < state.limit


def scores_rise_by_what_was_banked(before: State, after: State) -> None:
    gains = [now - was for was, now in zip(before.scores, after.scores, strict=True)]
    banked = after.last if len(after.turns) > len(before.turns) else None
    assert gains[before.seat] == (banked.brains if isinstance(banked, Banked) else 0) >= 0
    assert sum(gains) == gains[before.seat]


def every_seat_of_a_round_plays_once_in_order(game: object, state: State) -> None:
    assert isinstance(game, ZombieDice)
    done = [end.seat for end in state.turns if end.round == state.round]
    now = done if state.over else [*done, state.seat]
    assert tuple(now) == state.order[: len(now)]
    assert not state.over or game.ending is Ending.AT_ONCE or len(done) == len(state.order)


def the_end_is_a_finished_round_with_one_leader(
    game: ZombieDice, session: Session[State, Event]
) -> None:
    for state in session.states:
        outcome = game.outcome(state)
        if outcome is not None:
            (winner,) = outcome.winners
            assert state.scores[winner] >= game.target
            assert sum(score >= state.scores[winner] for score in state.scores) == 1
            assert state.seat == state.order[-1]


def refusal_and_apply_agree(game: object, state: State, event: Event) -> None:
    assert isinstance(game, ZombieDice)
    refusal = game.refusal(state, event)
    try:
        game.apply(state, event)
    except IllegalEventError as error:
        assert error.refusal is refusal
    else:
        assert refusal is None


def a_roll_is_among_the_dice_expected(game: object, before: State, event: Event) -> None:
    assert isinstance(game, ZombieDice)
    assert game.expects(before) is not None or isinstance(event, Stopped)
    if isinstance(event, Rolled):
        colours = [die.colour for die in event.dice]
        expected = game.rides(before) if Special.BUS in colours else game.expects(before)
        assert expected is not None
        assert expected.refusal(colours) is None
        assert expected.chance(colours) > 0
        # The order in which dice lie changes nothing.
        assert game.refusal(before, Rolled(event.dice[::-1])) is None


def undoing_gives_every_earlier_state_back(session: Session[State, Event]) -> None:
    for state in reversed(session.states):
        assert session.state == state
        if session.log:
            session = session.undone()
    assert session.log == ()
    assert session == begun(session.game, session.names)


def the_text_reads_back(told: Game) -> None:
    game, seats, events = told
    text = notation.write(game, NAMES[:seats], events)
    assert notation.read(text) == notation.SavedGame(game, NAMES[:seats], tuple(events))


@given(any_event)
def test_every_event_reads_back(event: Event) -> None:
    kind = entry("zombie_dice")
    assert kind.read(kind.write(event)) == event


@given(games())
def test_the_chances_of_all_rolls_sum_to_one(told: Game) -> None:
    game, _, _ = told
    expected = game.expects(session_of(told).state)
    if expected is not None:
        chances = [expected.chance(colours) for colours in product(DICE, repeat=3)]
        assert abs(sum(chances) - 1) < 1e-9


@given(games(options=True))
def test_a_cup_ready_to_be_drawn_from_always_fills_the_roll(told: Game) -> None:
    game, _, _ = told
    for state in session_of(told).states:
        ready = game.throws.drawn(state)
        needed = 3 - len(ready.feet) - len(ready.held)
        enough = sum(number for _, number in ready.cup) >= needed
        assert enough or game.refill is Refill.END
        assert game.throws.drawn(ready) == ready
        assert ready.brains == state.brains


@given(st.lists(st.integers(0, 20), min_size=1, max_size=8))
def test_ranks_count_those_who_are_better(scores: list[int]) -> None:
    for standing in ranked(tuple(scores)):
        assert standing.rank == 1 + sum(score > standing.score for score in scores)
        assert scores[standing.seat] == standing.score


@pytest.mark.parametrize("seed", range(20))
def test_every_table_comes_to_an_end(seed: int) -> None:
    game = ZombieDice(ties=list(Ties)[seed % 2], ending=list(Ending)[seed % 3])
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


def test_random_tables_meet_what_the_options_bring() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        random = Random(seed)
        game = ZombieDice(
            target=(3, 13)[seed % 2],
            refill=list(Refill)[seed % 4],
            ending=Ending.ONE_MORE,
            ties=Ties.SINGLE,
            feature=Feature.SEQUEL,
            bus=seed % 3 > 0,
        )
        state = game.start(3)
        while not state.over:
            before, event = state, legal_event(random, game, state, luck=(4, 40)[seed % 3 == 0])
            state = game.apply(state, event)
            special = {die.colour for die in before.aside if isinstance(die.colour, Special)}
            goes_on = len(state.turns) == len(before.turns)
            met["dice in hand"] += bool(state.held)
            met["closing"] += state.closing and not before.closing
            met["helmet"] += goes_on and state.shotguns >= 3
            met["rescue"] += (
                goes_on
                and state.noted == before.noted
                and not special <= {die.colour for die in state.aside}
            )
            met["ride"] += state.ride.on
            met["off the bus"] += state.ride.gone and not before.ride.gone
            outcome = game.outcome(state)
            met["shared win"] += outcome is not None and len(outcome.winners) > 1
            met["caught feet"] += isinstance(event, Rolled) and any(
                die.colour is Colour.GREEN and die.brains for die in state.aside
            )
    assert len(met) == 8
    assert all(met.values()), met
