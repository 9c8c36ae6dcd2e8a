"""Short stories of dice that are put down beside the roll zone."""

from __future__ import annotations

from collections.abc import Iterable

from tests.vision.test_settle import die
from vision.placing import DiePlaced, Placing, placed
from vision.readings import Reading
from vision.stir import COLUMNS, NO_STIR, ROWS, Stir, middle
from vision.zone import Zone

SIZE, FPS = (1000, 600), 30
PLACES = (Zone.rectangle(0, 0, 0.2, 1), Zone.rectangle(0.8, 0, 1, 1))
Place = tuple[float, float, str, str]
Step = tuple[float, list[Place], Stir]
"""How many seconds, what is seen, and what moves."""

LEFT, RIGHT = (100.0, 300.0, "green", "brain"), (900.0, 200.0, "red", "feet")
ZONE = (500.0, 300.0, "green", "brain")
_GRID = [(column, row) for column in range(COLUMNS) for row in range(ROWS)]
HAND = Stir(*[frozenset(cell for cell in _GRID if middle(cell)[0] < 0.3)] * 2)
"""A hand over the left place."""


def play(story: Iterable[Step]) -> list[tuple[int, str]]:
    memory, told, number = Placing(), list[DiePlaced](), 0
    for seconds, places, motion in story:
        for _ in range(round(seconds * FPS)):
            reading = Reading(number, number / FPS, tuple(map(die, places)), motion)
            memory, found = placed(memory, reading, SIZE, PLACES)
            told += found
            number += 1
    return [(one.place, one.die.face) for one in told]


def test_a_die_put_down_is_told_once_with_its_place() -> None:
    assert play([(0.5, [], NO_STIR), (2, [LEFT], NO_STIR)]) == [(1, "brain")]
    assert play([(2, [LEFT], NO_STIR), (1, [LEFT, RIGHT], NO_STIR)]) == [(1, "brain"), (2, "feet")]


def test_a_die_elsewhere_is_not_told() -> None:
    assert play([(2, [ZONE], NO_STIR)]) == []


def test_a_die_is_told_only_once_the_hand_has_left_it() -> None:
    assert play([(2, [LEFT], HAND)]) == []
    assert play([(2, [LEFT], HAND), (0.1, [LEFT], NO_STIR)]) == [(1, "brain")]


def test_a_die_that_flies_past_is_not_told() -> None:
    passing = [(0.05, [(50.0 + 40 * step, 300.0, "green", "brain")], NO_STIR) for step in range(9)]
    assert play(passing) == []


def test_a_die_hidden_by_a_hand_is_the_same_die() -> None:
    hidden: list[Step] = [(1, [LEFT], NO_STIR), (2, [], HAND), (1, [LEFT], NO_STIR)]
    assert play(hidden) == [(1, "brain")]


def test_a_die_that_was_nudged_is_the_same_die() -> None:
    nudged = (115.0, 300.0, *LEFT[2:])
    assert play([(1, [LEFT], NO_STIR), (1, [nudged], NO_STIR)]) == [(1, "brain")]


def test_a_die_that_was_away_is_told_again() -> None:
    away: list[Step] = [(1, [LEFT], NO_STIR), (1, [], NO_STIR), (1, [LEFT], NO_STIR)]
    assert play(away) == [(1, "brain"), (1, "brain")]


def test_another_opening_of_the_camera_starts_afresh() -> None:
    memory, told = Placing(), 0
    for epoch in (0, 1):
        for number in range(30):
            reading = Reading(number, number / FPS, (die(LEFT),), epoch=epoch)
            memory, found = placed(memory, reading, SIZE, PLACES)
            told += len(found)
    assert told == 2
