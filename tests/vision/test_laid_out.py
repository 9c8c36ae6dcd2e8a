"""How dice lie on a table left alone: short stories told frame by frame."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from tests.vision.test_settle import BESIDE, FPS, ROLLING, SIZE, STILL, Place, Step, die
from vision.laid_out import LaidOut, Laying, lay_out
from vision.readings import Reading
from vision.zone import Zone

BRAIN: Place = (90, 200, "green", "brain")
SHOTGUN: Place = (930, 300, "red", "shotgun")
FEET: Place = (500, 300, "yellow", "feet")
ABOVE: Place = (500, 5, "green", "brain")
TABLE = [BRAIN, FEET, SHOTGUN]


def seen(story: Iterable[Step], unsure: Place | None = None, epochs: int = 1) -> list[LaidOut]:
    """Everything that is told, frame by frame."""
    memory, told, number = Laying(), [], 0
    for seconds, places, motion in story:
        for _ in range(round(seconds * FPS)):
            dice = tuple(die(place, sure=place != unsure) for place in places)
            reading = Reading(number, number / FPS, dice, motion, number % epochs)
            memory, laid = lay_out(memory, reading, SIZE, Zone())
            told += [laid] if laid else []
            number += 1
    return told


def test_dice_left_alone_are_laid_out_by_side() -> None:
    laid = seen([(3.0, TABLE, STILL)])[0]
    faces = [[die.face for die in side] for side in (laid.left, laid.inside, laid.right)]
    assert faces == [["brain"], ["feet"], ["shotgun"]]


def test_it_takes_a_while() -> None:
    assert seen([(1.5, TABLE, STILL)]) == []
    assert seen([(1.5, TABLE, STILL), (0.2, TABLE, BESIDE), (1.5, TABLE, STILL)]) == []


def test_a_die_that_joins_is_waited_for() -> None:
    told = seen([(1.5, TABLE[:2], STILL), (0.2, TABLE, ROLLING), (3.0, TABLE, STILL)])
    assert {len(laid.right) for laid in told} == {1}


def test_an_empty_table_is_laid_out_too() -> None:
    assert seen([(3.0, [], STILL)])[0] == LaidOut((), (), ())


@pytest.mark.parametrize("where", TABLE)
def test_nothing_is_told_while_a_die_is_unsure(where: Place) -> None:
    assert seen([(3.0, TABLE, STILL)], unsure=where) == []


def test_nothing_is_told_of_dice_that_lie_on_no_side() -> None:
    assert seen([(3.0, [*TABLE, ABOVE], STILL)]) == []


def test_a_die_that_is_not_seen_any_more_is_not_counted() -> None:
    told = seen([(3.0, TABLE, STILL), (0.3, TABLE[:2], STILL)])
    assert {len(laid.right) for laid in told} == {1}


def test_another_camera_begins_anew() -> None:
    assert seen([(5.0, TABLE, STILL)], epochs=2) == []


def test_dice_moved_about_on_their_side_lie_alike() -> None:
    one = seen([(3.0, TABLE, STILL)])[0]
    moved = replace(one, left=seen([(3.0, [(60, 400, "green", "brain")], STILL)])[0].left)
    assert one.like(moved)
    assert not one.like(replace(one, right=()))
    assert not one.like(None)
