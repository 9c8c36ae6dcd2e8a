"""Rounds, totals and the end of a score sheet."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from assistant.games.game import Best, Refusal
from assistant.games.score_sheet import (
    MOST_POINTS,
    Ended,
    Entered,
    ScoreSheet,
    SheetRefusal,
    State,
)
from assistant.games.score_sheet.notation import read, write
from tests.games.score_sheet.random_games import Told, games


def after(*rounds: tuple[int, ...], game: ScoreSheet | None = None) -> State:
    """The sheet once these rounds were entered, the last of them perhaps in part."""
    game = game or ScoreSheet()
    state = game.start(len(rounds[0]))
    for points in rounds:
        for seat, number in enumerate(points):
            state = game.apply(state, Entered(seat, number))
    return state


def test_points_add_up_by_column() -> None:
    state = after((10, -5, 3), (2, 7, 0))
    assert state.rounds == ((10, -5, 3), (2, 7, 0))
    assert state.totals == (12, 2, 3)
    assert (state.round, state.begun, ScoreSheet().seat(state)) == (3, False, 0)


def test_a_round_may_be_entered_in_any_order() -> None:
    game = ScoreSheet()
    state = game.apply(game.start(3), Entered(2, 4))
    assert game.seat(state) == 0 and state.totals == (0, 0, 4)
    state = game.apply(game.apply(state, Entered(1, 5)), Entered(0, 6))
    assert state.rounds == ((6, 5, 4),)


@pytest.mark.parametrize(
    ("game", "rounds", "winners"),
    [
        (ScoreSheet(target=20), ((10, 5), (9, 5)), None),
        (ScoreSheet(target=20), ((10, 5), (10, 5)), (0,)),
        (ScoreSheet(target=20), ((10, 5), (11, 40)), (1,)),
        (ScoreSheet(Best.LOWEST, target=20), ((10, 5), (15, 5)), (1,)),
        (ScoreSheet(rounds=2), ((1, 2),), None),
        (ScoreSheet(rounds=2), ((1, 2), (3, 2)), (0, 1)),
        (ScoreSheet(Best.LOWEST, rounds=1), ((-1, 2),), (0,)),
    ],
)
def test_the_game_ends_with_the_round_that_reaches_the_end(
    game: ScoreSheet, rounds: tuple[tuple[int, ...], ...], winners: tuple[int, ...] | None
) -> None:
    outcome = game.outcome(after(*rounds, game=game))
    assert (outcome.winners if outcome else None) == winners


def test_the_target_in_the_middle_of_a_round_ends_nothing() -> None:
    game = ScoreSheet(target=20)
    state = game.apply(game.start(2), Entered(0, 30))
    assert not state.over
    assert game.outcome(game.apply(state, Entered(1, 31))) is not None


def test_the_table_may_end_it_after_a_whole_round() -> None:
    game, state = ScoreSheet(), after((3, 4))
    assert game.refusal(game.start(2), Ended()) is SheetRefusal.NOTHING_ENTERED
    assert game.refusal(game.apply(state, Entered(0, 1)), Ended()) is SheetRefusal.ROUND_OPEN
    over = game.apply(state, Ended())
    assert game.outcome(over) is not None
    assert game.refusal(over, Entered(0, 1)) is Refusal.GAME_OVER


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (Entered(2, 1), SheetRefusal.NO_SUCH_SEAT),
        (Entered(-1, 1), SheetRefusal.NO_SUCH_SEAT),
        (Entered(0, 1), SheetRefusal.ENTERED),
        (Entered(1, -1), SheetRefusal.NEGATIVE),
        (Entered(1, MOST_POINTS + 1), SheetRefusal.TOO_LARGE),
        (Entered(1, MOST_POINTS), None),
    ],
)
def test_slips_are_refused(event: Entered, reason: SheetRefusal | None) -> None:
    game = ScoreSheet(negative=False)
    state = game.apply(game.start(2), Entered(0, 5))
    assert game.refusal(state, event) is reason


@pytest.mark.parametrize("options", [{"target": -1}, {"rounds": -1}])
def test_senseless_options_are_refused(options: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="at least 0"):
        ScoreSheet(**options)  # type: ignore[arg-type]


@given(games())
@settings(max_examples=40)
def test_totals_are_the_sums_of_what_was_entered(told: Told) -> None:
    game, seats, events = told
    state, sums = game.start(seats), [0] * seats
    for event in events:
        state = game.apply(state, event)
        if isinstance(event, Entered):
            sums[event.seat] += event.points
        assert list(state.totals) == sums
        assert all(len(points) == seats for points in state.rounds)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("entered", "no entry"),
        ("entered 1", "“1” is no entry"),
        ("entered 1 x", "no entry"),
        ("entered 0 1 2", "no entry"),
        ("entered ² 1", "no entry"),
        ("ended now", "“now”"),
        ("rolled", "no event"),
        ("", "no event"),
    ],
)
def test_other_lines_are_told_why(line: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(line)


def test_lines_read_back_with_other_spaces() -> None:
    assert read("entered  0   -12 ") == Entered(0, -12)
    assert write(Entered(0, -12)) == "entered 0 -12" and read("ended") == Ended()
