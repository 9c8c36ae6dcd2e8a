"""Short stories told frame by frame: what lies on the table, and what should be called."""

from __future__ import annotations

from collections.abc import Iterable

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
from vision.zone import Zone

SIZE = (1000, 600)
FPS = 15
Place = tuple[float, float, str, str]
"""Centre x and y in pixels, colour, face."""


def die(place: Place, sure: bool = True, confidence: float = 0.9) -> DieReading:
    x, y, colour, face = place
    others = tuple((name, 0.05) for name in ("brain", "shotgun", "feet") if name != face)
    return DieReading(
        Kind.ZOMBIE, colour, face, confidence, Box(x - 30, y - 30, x + 30, y + 30),
        ((face, 0.9), *others), ((colour, 1.0),), sure,
    )  # fmt: skip


Step = tuple[float, list[Place], float]
"""How many seconds, what is seen, and how much moves."""


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
    called = play([(0.5, [], 0.2), (3, [C, A, B], 0)])
    assert [faces(c) for c in called] == [CALLED]


def test_a_roll_is_called_within_half_a_second_of_rest() -> None:
    roll = play([(0.4, [], 0.2), (2, ROLL, 0)])[0]
    assert isinstance(roll, StableRoll)
    assert 0.3 <= roll.seconds - 0.4 <= 0.5


def test_nothing_is_called_while_something_moves() -> None:
    assert play([(2, ROLL, 0.2)]) == []


def test_dice_still_rolling_are_not_called() -> None:
    rolling = [(1 / FPS, [(300.0 + 25 * i, 300.0, "green", "brain")], 0.0) for i in range(15)]
    assert play(rolling) == []


def test_a_missed_frame_changes_nothing() -> None:
    called = play([(1, ROLL, 0), (0.2, [A, C], 0), (1, ROLL, 0), (0.3, [B], 0), (1, ROLL, 0)])
    assert [faces(c) for c in called] == [CALLED]


def test_one_wrong_frame_is_outvoted() -> None:
    wrong = (520.0, 310.0, "red", "feet")
    called = play([(0.2, ROLL, 0), (1 / FPS, [A, wrong, C], 0), (1, ROLL, 0)])
    assert [faces(c) for c in called] == [CALLED]


def test_the_same_spots_and_faces_again_are_a_new_roll_once_the_dice_were_lifted() -> None:
    called = play([(1, ROLL, 0), (0.5, [], 0.1), (0.6, [], 0), (0.3, [], 0.1), (1, ROLL, 0)])
    assert [faces(c) for c in called] == [CALLED, CALLED]


def test_a_hand_that_passes_over_the_dice_is_no_roll() -> None:
    called = play([(1, ROLL, 0), (1.5, [], 0.3), (2, ROLL, 0)])
    assert [faces(c) for c in called] == [CALLED]


def test_a_hand_that_hides_one_die_is_no_roll() -> None:
    called = play([(1, ROLL, 0), (1.5, [A, C], 0.3), (2, ROLL, 0)])
    assert [faces(c) for c in called] == [CALLED]


def test_a_nudged_die_is_no_roll() -> None:
    nudged = [(400.0 + 6 * i, 300.0 + 4 * i, "green", "brain") for i in range(8)]
    story: list[Step] = [(1, ROLL, 0)]
    story += [(1 / FPS, [place, B, C], 0.01) for place in nudged]
    called = play([*story, (2, [nudged[-1], B, C], 0)])
    assert [faces(c) for c in called] == [CALLED]


def test_setting_dice_aside_and_picking_the_rest_up_is_no_roll() -> None:
    left, right = (60.0, 300.0, "green", "brain"), (940.0, 310.0, "red", "shotgun")
    story: list[Step] = [(1, ROLL, 0), (0.8, [B, C], 0.2), (1, [left, B, C], 0)]
    story += [(0.8, [left, C], 0.2), (1, [left, right, C], 0)]
    story += [(0.8, [left, right], 0.2), (1, [left, right], 0)]
    called = play(story)
    assert [faces(c) for c in called] == [CALLED]


def test_set_aside_dice_are_no_part_of_the_next_roll() -> None:
    left = (60.0, 300.0, "green", "brain")
    again = (450.0, 250.0, "yellow", "brain")
    called = play([(1, [left], 0), (1, [left], 0.2), (1, [left, again], 0)])
    assert [faces(c) for c in called] == ["yellow brain"]


def test_footprints_left_lying_are_read_with_the_dice_thrown_beside_them() -> None:
    called = play([(1, ROLL, 0), (1, [C], 0.2), (1, [C], 0), (0.5, [C], 0.2), (1, [A, B, C], 0)])
    assert [faces(c) for c in called] == [CALLED, CALLED]


def test_a_doubtful_find_beside_called_dice_is_no_roll_but_a_clear_one_is() -> None:
    for confidence, rolls in ((0.3, 1), (0.9, 2)):
        memory, calls = Settling(), 0
        for number in range(60):
            dice = [die(A), die(B)] + ([die(C, False, confidence)] if number >= 30 else [])
            memory, sighting = settle(
                memory, Reading(number, number / FPS, tuple(dice)), SIZE, Zone()
            )
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


def test_a_cleared_table_is_said_once() -> None:
    called = play([(1, ROLL, 0), (0.8, [], 0.3), (4, [], 0)])
    assert [faces(c) for c in called] == [CALLED, "cleared"]


def test_a_table_is_not_cleared_while_a_hand_is_over_it() -> None:
    assert [faces(c) for c in play([(1, ROLL, 0), (3, [], 0.3)])] == [CALLED]


def test_an_empty_table_at_the_start_is_not_cleared() -> None:
    assert play([(3, [], 0)]) == []


def test_another_opening_of_the_camera_starts_afresh() -> None:
    memory = Settling()
    calls = 0
    for number in range(60):
        epoch = number // 30
        reading = Reading(number % 30, (number % 30) / FPS, tuple(map(die, ROLL)), 0.0, epoch)
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
        Zone(*zone)
