"""The game of two, solved: against published values of a simpler game, and laws."""

from __future__ import annotations

from itertools import product

import pytest

from assistant.games.zombie_dice.duel import Cap, answer, first_worth, second_worth
from tests.games.yellow import yellow, yellow_rolls, yellow_turn


def test_all_yellow_game_as_published() -> None:
    """T. W. Neller's value, scores capped at 26 and a tie there lost to the first player."""
    published = 0.47013462795223776
    duel = yellow(Cap(26, 0.0))
    assert abs(duel.first[0][0] - published) < 1e-14
    assert [f"{duel.first[own][0]:.6f}" for own in range(3)] == ["0.470135", "0.528875", "0.589345"]


@pytest.mark.parametrize(
    ("cap", "chance"),
    [
        (Cap(39, 0.5), "0.470137472945755"),
        (Cap(52, 0.5), "0.470137473"),
        (None, "0.47013747288454"),
    ],
)
def test_all_yellow_game_with_other_ends(cap: Cap | None, chance: str) -> None:
    value = yellow(cap).first[0][0]
    assert f"{value:.{len(chance) - 2}f}" == chance


def test_a_solved_game_agrees_with_itself() -> None:
    duel = yellow()
    last = answer(duel)
    for own, other in [(0, 0), (5, 9), (12, 12), (12, 0), (0, 12)]:
        second = yellow_turn(second_worth(duel, own, other))
        assert second == pytest.approx(duel.second[own][other], abs=1e-12)
        first = yellow_turn(first_worth(duel, last, own, other))
        assert first == pytest.approx(duel.first[own][other], abs=1e-12)
    again = yellow_turn(first_worth(duel, last, 13, 13))
    assert again == pytest.approx(duel.tie(13), abs=1e-12)


def test_more_shotguns_are_no_reason_to_roll() -> None:
    """Published of the same game: with a shotgun more no number of brains becomes one to roll."""
    duel = yellow()
    last = answer(duel)
    for own, other in product(range(13), repeat=2):
        for worth in (second_worth(duel, own, other), first_worth(duel, last, own, other)):
            none, one, two = (yellow_rolls(worth, shotguns) for shotguns in range(3))
            assert two <= one <= none
    none, one, two = (
        yellow_rolls(first_worth(duel, last, 0, 0), shotguns) for shotguns in range(3)
    )
    assert two < one < none


def test_points_never_harm() -> None:
    duel = yellow()
    for table in (duel.first, duel.second):
        for own in range(12):
            for other in range(13):
                assert table[own][other] < table[own + 1][other]
                assert table[other][own] > table[other][own + 1]


def test_who_must_beat_a_score_and_who_is_ahead() -> None:
    duel = yellow()
    worth = second_worth(duel, 12, 14)
    assert worth[:2] == (0.0, 0.0)
    assert worth[2] == 1 - duel.tie(14)
    assert worth[3] == 1.0
    assert second_worth(duel, 12, 5)[1] == 1.0
