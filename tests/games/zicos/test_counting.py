"""Stars, Production points, rounds and victories."""

from __future__ import annotations

import pytest

from assistant.games.game import Outcome
from assistant.games.zicos import (
    Came,
    Event,
    Fan,
    FinalTie,
    Hater,
    Left,
    Malus,
    Member,
    Nominee,
    NomineeOfOneRound,
    NomineesShown,
    Phase,
    PointsChanged,
    Production,
    Version,
    Zicos,
)
from tests.games.zicos.helpers import BASE, die, told

SHARED = Zicos(final_tie=FinalTie.SHARED)
THREE = Zicos(version=Version.THREE_ROUNDS)
END = NomineesShown(Nominee(2))


def stars(seat: int, number: int) -> Event:
    return Came(seat, Member("", number)) if number >= 0 else Came(seat, Hater(-number))


def test_stars_are_those_of_members_fans_and_nominees_less_those_of_haters() -> None:
    group = [Came(0, Member("", one, fan_zone=one == 2)) for one in (2, 1, 0)]
    a = told(BASE, BASE.start(2), *group, *[Came(0, Fan(1))] * 2, Came(0, Hater(2)))
    assert a.players[0].stars == 3
    b = told(BASE, BASE.start(2), Came(1, Member("", 3)), Came(1, Nominee(2)), Came(1, Hater(0)))
    assert b.players[1].stars == 5


def test_haters_may_cost_more_than_there_is() -> None:
    state = told(SHARED, SHARED.start(2), stars(0, 2), Came(0, Hater(3)), END)
    assert [(one.seat, one.score, one.rank) for one in BASE.standings(state)] == [
        (1, 0, 1),
        (0, -1, 2),
    ]


def test_in_one_round_stars_count_more_than_points() -> None:
    points = [PointsChanged(0, 80), PointsChanged(1, 20)]
    state = told(BASE, BASE.start(2), stars(0, 1), stars(1, 2), *points, END)
    assert BASE.outcome(state) == Outcome((1,))


def test_in_one_round_points_rank_players_of_equal_stars() -> None:
    told_stars = [stars(seat, one) for seat, one in enumerate((3, 3, 2))]
    points = [PointsChanged(seat, one) for seat, one in enumerate((15, 40, 90))]
    state = told(BASE, BASE.start(3), *told_stars, *points, END)
    assert [(one.seat, one.rank) for one in BASE.standings(state)] == [(1, 1), (0, 2), (2, 3)]
    assert BASE.outcome(state) == Outcome((1,))


def test_equal_productions_of_a_round_are_thrown_off_between_them_alone() -> None:
    points = [PointsChanged(seat, one) for seat, one in enumerate((25, 25, 10))]
    state = told(THREE, THREE.start(3), *points, END)
    assert (state.phase, state.tied, THREE.rollers(state)) == (Phase.THROW_OFF, (0, 1), (0, 1))
    again = told(THREE, state, die(0, 4), die(1, 4))
    assert (again.phase, again.seat, len(again.throws)) == (Phase.THROW_OFF, 0, 1)
    done = told(THREE, again, die(1, 2), die(0, 5))
    assert (done.phase, done.round, done.rounds[0].winner) == (Phase.ROLLING, 2, 0)
    assert [len(throw) for throw in done.rounds[0].throws] == [2, 2]
    assert done.rounds[0].production == (25, 25, 10)
    assert [player.stars for player in done.players] == [2, 0, 0]


def test_a_round_leaves_members_fans_haters_and_hands() -> None:
    game = Zicos(version=Version.THREE_ROUNDS)
    group: list[Event] = [Came(0, Member("", 1, fan_zone=one == 0)) for one in range(3)]
    cards = [Came(0, Fan(2)), Came(0, Hater(1)), Came(0, Production("Live", 30, 1))]
    tricks: list[Event] = [Came(0, Malus("Rumeur", -5)), PointsChanged(0, 3)]
    state = told(game, game.start(2), *group, *cards, *tricks)
    assert game.production(state, 0) == 28
    state = told(game, state, END)
    assert state.rounds[0].production == (28, 0)
    assert game.production(state, 0) == 0
    assert (state.players[0].stars, state.players[0].hand) == (3 + 2 - 1 + 2, 3)
    assert [type(held.card).__name__ for held in state.gone] == ["Production", "Malus"]


def test_three_rounds_are_decided_by_stars_alone() -> None:
    events = [stars(1, 9), PointsChanged(0, 10), END, PointsChanged(0, 10), END]
    state = told(THREE, THREE.start(2), *events)
    assert (state.round, state.phase) == (3, Phase.ROLLING)
    state = told(THREE, state, PointsChanged(0, 90), END)
    assert THREE.outcome(state) == Outcome((1,))
    assert [(one.seat, one.score) for one in THREE.standings(state)] == [(1, 9), (0, 6)]


def test_the_single_nominees_of_one_round_go_to_nobody_or_to_the_best() -> None:
    best = Zicos(nominee_of_one_round=NomineeOfOneRound.BEST)
    for game, total in ((BASE, 1), (best, 3)):
        state = told(game, game.start(2), stars(0, 1), PointsChanged(0, 5), END)
        assert (state.players[0].stars, game.outcome(state)) == (total, Outcome((0,)))


def test_leaders_share_the_victory_or_throw_off() -> None:
    events = [stars(0, 2), stars(1, 2), stars(2, 1), END]
    state = told(SHARED, SHARED.start(3), *events)
    assert SHARED.outcome(state) == Outcome((0, 1))
    state = told(BASE, BASE.start(3), *events)
    assert (state.phase, BASE.outcome(state)) == (Phase.FINAL_THROW_OFF, None)
    state = told(BASE, state, die(0, 3), die(1, 6))
    assert BASE.outcome(state) == Outcome((1,))
    assert [(one.seat, one.rank) for one in BASE.standings(state)] == [(1, 1), (0, 2), (2, 3)]


@pytest.mark.parametrize(("counts", "points"), [(True, 30), (False, 0)])
def test_productions_of_a_group_that_became_too_small(counts: bool, points: int) -> None:
    game = Zicos(count_below_three=counts)
    group = [Came(0, Member("", 1))] * 3
    state = told(game, game.start(2), *group, Came(0, Production("Live", 30, 0)), Left(2))
    assert game.production(state, 0) == points
