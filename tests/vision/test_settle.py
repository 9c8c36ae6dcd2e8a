"""Short stories told frame by frame: what lies on the table, and what should be called."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from vision.readings import (
    Box,
    DieReading,
    Kind,
    Reading,
    Sighting,
    StableRoll,
    TableCleared,
)
from vision.settle import Settling, settle
from vision.stir import COLUMNS, NO_STIR, ROWS, Cell, Stir, middle
from vision.zone import Zone

SIZE = (1000, 600)
FPS = 30
Place = tuple[float, float, str, str]
"""Centre x and y in pixels, colour, face."""


def die(place: Place, sure: bool = True, confidence: float = 0.9, leans: float = 0.0) -> DieReading:
    x, y, colour, face = place
    others = tuple((name, 0.04) for name in ("brain", "shotgun", "feet") if name != face)
    return DieReading(
        Kind.ZOMBIE, colour, face, confidence, Box(x - 30, y - 30, x + 30, y + 30),
        ((face, 0.92), *others), ((colour, 1.0),), sure, leans,
    )  # fmt: skip


def cells(left: float, right: float) -> frozenset[Cell]:
    """Every cell between two shares of the frame's width."""
    grid = ((column, row) for column in range(COLUMNS) for row in range(ROWS))
    return frozenset(cell for cell in grid if left <= middle(cell)[0] <= right)


STILL = NO_STIR
ROLLING = Stir(cells(0.35, 0.7))
"""Dice tumble about."""
HAND = Stir(cells(0.3, 0.7), cells(0.3, 0.7))
"""A hand moves in the zone."""
STILL_HAND = Stir(hand=cells(0.3, 0.5))
BESIDE = Stir(cells(0.85, 1.0), cells(0.85, 1.0))
"""A hand moves beside the zone."""

Step = tuple[float, list[Place], Stir]
"""How many seconds, what is seen, and what moves."""


def play(story: Iterable[Step]) -> list[Sighting]:
    memory, called, number = Settling(), [], 0
    for seconds, places, motion in story:
        for _ in range(round(seconds * FPS)):
            reading = Reading(number, number / FPS, tuple(map(die, places)), motion)
            memory, sighting = settle(memory, reading, SIZE, Zone())
            called += [sighting] if sighting else []
            number += 1
    return called


def faces(sighting: Sighting) -> str:
    if isinstance(sighting, TableCleared):
        return "cleared"
    return " ".join(f"{d.colour} {d.face}" for d in sighting.dice)


A, B, C = (
    (400.0, 300.0, "green", "brain"),
    (520.0, 310.0, "red", "shotgun"),
    (610.0, 200.0, "yellow", "feet"),
)
ROLL = [A, B, C]
CALLED = "green brain red shotgun yellow feet"


def test_a_roll_is_called_once_left_to_right() -> None:
    called = play([(0.5, [], ROLLING), (3, [C, A, B], STILL)])
    assert [faces(c) for c in called] == [CALLED]


@pytest.mark.parametrize("rate", [30, 15])
def test_a_roll_is_called_in_at_most_four_tenths_of_a_second_after_the_last_movement(
    rate: int,
) -> None:
    memory, calls = Settling(), []
    last_moved = 12
    for number in range(2 * rate):
        moving = number <= last_moved
        dice = () if number < 5 else tuple(map(die, ROLL))
        if moving and dice:  # still rolling, and so blurred that it is not always seen
            dice = (die((400.0 + 30 * number, 300.0, "green", "brain")),) * (number % 2)
        reading = Reading(number, number / rate, dice, ROLLING if moving else STILL)
        memory, sighting = settle(memory, reading, SIZE, Zone())
        calls += [sighting] if sighting else []
    assert [faces(c) for c in calls] == [CALLED]
    assert 0.25 <= calls[0].seconds - last_moved / rate <= 0.4 + 1e-6


def test_nothing_is_called_while_something_moves_in_the_zone() -> None:
    assert play([(2, ROLL, ROLLING)]) == []


def test_dice_still_rolling_are_not_called() -> None:
    rolling = [(1 / FPS, [(300.0 + 25 * i, 300.0, "green", "brain")], STILL) for i in range(15)]
    assert play(rolling) == []


def test_a_die_is_at_rest_where_it_has_lain_lately_not_only_where_it_was_first_seen() -> None:
    xs = [400.0] + [409.0] * 7 + [411.5] * 20  # the last sixth of its size, as a camera sways
    called = play([(1 / FPS, [(x, 300.0, "green", "brain")], STILL) for x in xs])
    assert [faces(c) for c in called] == ["green brain"]
    assert called[0].seconds <= 0.4


def test_dice_at_rest_wait_for_a_doubtful_one_but_not_for_ever() -> None:
    rolling = [520.0 + 30 * min(number, 6) for number in range(40)]
    jumping = [520.0 + 15 * (number // 4 % 2) for number in range(40)]
    for xs, dice, seconds in ((rolling, 2, 0.55), (jumping, 1, 0.65)):
        memory, rolls = Settling(), list[StableRoll]()
        for number, x in enumerate(xs):
            seen = (die(A), die((x, 310.0, "red", "shotgun"), sure=False, confidence=0.3))
            reading = Reading(number, number / FPS, seen, STILL)
            memory, sighting = settle(memory, reading, SIZE, Zone())
            rolls += [sighting] if isinstance(sighting, StableRoll) else []
        assert [len(roll.dice) for roll in rolls] == [dice]
        assert rolls[0].seconds <= seconds


def test_a_missed_frame_changes_nothing() -> None:
    seen = (1, ROLL, STILL)
    called = play([seen, (0.2, [A, C], STILL), seen, (0.3, [B], STILL), seen])
    assert [faces(c) for c in called] == [CALLED]


def test_one_wrong_frame_is_outvoted() -> None:
    wrong = (520.0, 310.0, "red", "feet")
    called = play([(0.2, ROLL, STILL), (1 / FPS, [A, wrong, C], STILL), (1, ROLL, STILL)])
    assert [faces(c) for c in called] == [CALLED]


def test_the_same_spots_and_faces_again_are_a_new_roll_once_the_dice_were_lifted() -> None:
    lifted: list[Step] = [(0.5, [], HAND), (0.3, [], STILL), (0.5, [], ROLLING)]
    called = play([(1, ROLL, STILL), *lifted, (1, ROLL, STILL), *lifted, (1, ROLL, STILL)])
    assert [faces(c) for c in called] == [CALLED, CALLED, CALLED]


def test_a_hand_that_passes_over_the_dice_is_no_roll() -> None:
    called = play([(1, ROLL, STILL), (1.5, [], HAND), (2, ROLL, STILL)])
    assert [faces(c) for c in called] == [CALLED]


def test_a_hand_that_hides_one_die_is_no_roll() -> None:
    called = play([(1, ROLL, STILL), (1.5, [A, C], HAND), (2, ROLL, STILL)])
    assert [faces(c) for c in called] == [CALLED]


def test_dice_overlooked_for_a_moment_after_a_hand_has_passed_are_no_roll() -> None:
    called = play([(1, ROLL, STILL), (1, [], HAND), (0.4, [A], STILL), (2, ROLL, STILL)])
    assert [faces(c) for c in called] == [CALLED]


def test_a_hand_that_lies_still_in_the_zone_suspends() -> None:
    waits = play([(0.5, [], HAND), (4, ROLL, STILL_HAND)])
    assert waits == []
    called = play([(0.5, [], HAND), (4, ROLL, STILL_HAND), (0.5, ROLL, HAND), (1, ROLL, STILL)])
    assert [faces(c) for c in called] == [CALLED]
    assert called[0].seconds > 5.0


def test_a_hand_beside_the_zone_does_not_suspend() -> None:
    called = play([(0.5, [], ROLLING), (1, ROLL, BESIDE)])
    assert [faces(c) for c in called] == [CALLED]


def test_a_nudged_die_is_no_roll() -> None:
    nudged = [(400.0 + 6 * i, 300.0 + 4 * i, "green", "brain") for i in range(8)]
    story: list[Step] = [(1, ROLL, STILL)]
    story += [(1 / FPS, [place, B, C], HAND) for place in nudged]
    called = play([*story, (2, [nudged[-1], B, C], STILL)])
    assert [faces(c) for c in called] == [CALLED]


def test_a_die_pushed_elsewhere_under_a_hand_is_no_roll() -> None:
    pushed = (480.0, 420.0, "green", "brain")
    called = play([(1, ROLL, STILL), (1, [B, C], HAND), (2, [pushed, B, C], STILL)])
    assert [faces(c) for c in called] == [CALLED]


def test_a_die_thrown_again_with_other_faces_is_a_roll_though_a_hand_never_left() -> None:
    again = [(450.0, 420.0, "green", "feet"), (560.0, 300.0, "red", "brain")]
    called = play([(1, [A, B], STILL), (1, [], HAND), (2, again, STILL)])
    assert [faces(c) for c in called] == ["green brain red shotgun", "green feet red brain"]


def test_setting_dice_aside_and_picking_the_rest_up_is_no_roll() -> None:
    left, right = (60.0, 300.0, "green", "brain"), (940.0, 310.0, "red", "shotgun")
    story: list[Step] = [(1, ROLL, STILL), (0.8, [B, C], HAND), (1, [left, B, C], STILL)]
    story += [(0.8, [left, C], HAND), (1, [left, right, C], STILL)]
    story += [(0.8, [left, right], HAND), (1, [left, right], STILL)]
    called = play(story)
    assert [faces(c) for c in called] == [CALLED]


def test_dice_set_aside_beside_the_zone_are_no_part_of_the_next_roll() -> None:
    left = (60.0, 300.0, "green", "brain")
    again = (450.0, 250.0, "yellow", "brain")
    called = play([(1, [left], STILL), (1, [left], HAND), (1, [left, again], STILL)])
    assert [faces(c) for c in called] == ["yellow brain"]


def test_another_die_may_show_what_one_put_down_beside_the_zone_shows() -> None:
    """Two bid with equal dice of one colour: the first lies on its pair, the second is thrown."""
    beside = (900.0, 300.0, *A[2:])
    story: list[Step] = [(0.5, [A], STILL), (0.6, [], HAND), (0.8, [beside], STILL)]
    story += [(0.5, [beside], ROLLING), (0.6, [beside, A], STILL)]
    assert list(map(faces, play(story))) == ["green brain", "green brain"]


def test_dice_left_lying_in_the_zone_are_told_from_those_thrown_beside_them() -> None:
    story: list[Step] = [(1, ROLL, STILL), (1, [C], HAND), (1, [C], STILL), (0.5, [C], ROLLING)]
    called = play([*story, (1, [A, B, C], STILL)])
    assert [faces(c) for c in called] == [CALLED, "green brain red shotgun"]
    assert isinstance(called[1], StableRoll)
    assert [(d.colour, d.face) for d in called[1].left] == [("yellow", "feet")]


def test_a_die_that_shows_itself_where_nothing_moved_is_no_roll() -> None:
    called = play([(0.5, [], ROLLING), (1, [A, B], STILL), (1, ROLL, STILL)])
    assert [faces(c) for c in called] == ["green brain red shotgun"]


def test_a_doubtful_find_beside_called_dice_is_no_roll_but_a_clear_one_is() -> None:
    for confidence, rolls in ((0.3, 1), (0.9, 2)):
        memory, calls = Settling(), 0
        for number in range(90):
            dice = [die(A), die(B)] + ([die(C, False, confidence)] if number >= 40 else [])
            motion = ROLLING if 30 <= number < 40 else STILL
            reading = Reading(number, number / FPS, tuple(dice), motion)
            memory, sighting = settle(memory, reading, SIZE, Zone())
            calls += sighting is not None
        assert calls == rolls


def test_a_doubtful_die_thrown_alone_is_called_unsure() -> None:
    memory, roll = Settling(), None
    for number in range(20):
        reading = Reading(number, number / FPS, (die(A, False, 0.3),))
        memory, sighting = settle(memory, reading, SIZE, Zone())
        roll = sighting or roll
    assert isinstance(roll, StableRoll)
    assert not roll.dice[0].sure


def test_a_die_that_may_lean_in_most_frames_is_not_upright_and_never_sure() -> None:
    memory, called = Settling(), []
    for number in range(60):
        aslant = replace(die(A), sure=False, leans=0.3, upright=number % 4 == 0)
        reading = Reading(number, number / FPS, (aslant, die(B)), ROLLING if number < 6 else STILL)
        memory, sighting = settle(memory, reading, SIZE, Zone())
        called += [sighting] if isinstance(sighting, StableRoll) else []
    (roll,) = called
    assert [(d.upright, d.sure) for d in roll.dice] == [(False, False), (True, True)]


def test_a_cocked_die_is_handed_over_as_one_and_never_sure() -> None:
    memory, roll = Settling(), None
    for number in range(20):
        # One frame in four does not see that it leans.
        dice = (die(A, leans=0.1 if number % 4 == 0 else 0.9), die(B))
        memory, sighting = settle(memory, Reading(number, number / FPS, dice), SIZE, Zone())
        roll = sighting or roll
    assert isinstance(roll, StableRoll)
    assert [(d.cocked, d.sure) for d in roll.dice] == [(True, False), (False, True)]


def test_a_cleared_table_is_said_once() -> None:
    called = play([(1, ROLL, STILL), (0.8, [], HAND), (4, [], STILL)])
    assert [faces(c) for c in called] == [CALLED, "cleared"]


@pytest.mark.parametrize("hand", [HAND, STILL_HAND])
def test_a_table_is_not_cleared_while_a_hand_is_over_it(hand: Stir) -> None:
    assert [faces(c) for c in play([(1, ROLL, STILL), (3, [], hand)])] == [CALLED]


def test_an_empty_table_at_the_start_is_not_cleared() -> None:
    assert play([(3, [], STILL)]) == []


def test_another_opening_of_the_camera_starts_afresh() -> None:
    memory = Settling()
    calls = 0
    for number in range(60):
        epoch = number // 30
        reading = Reading(number % 30, (number % 30) / FPS, tuple(map(die, ROLL)), STILL, epoch)
        memory, sighting = settle(memory, reading, SIZE, Zone())
        calls += sighting is not None
    assert calls == 2


def test_a_die_that_was_mostly_unsure_is_handed_over_unsure() -> None:
    memory, roll = Settling(), None
    for number in range(20):
        dice = (die(A, sure=number % 4 == 0), die(B))
        memory, sighting = settle(memory, Reading(number, number / FPS, dice), SIZE, Zone())
        roll = sighting or roll
    assert isinstance(roll, StableRoll)
    assert [d.sure for d in roll.dice] == [False, True]


@pytest.mark.parametrize("zone", [(0.5, 0, 0.4, 1), (-0.1, 0, 1, 1), (0, 0, 1, 1.2)])
def test_an_impossible_zone_is_refused(zone: tuple[float, float, float, float]) -> None:
    with pytest.raises(ValueError, match="zone"):
        Zone.rectangle(*zone)
