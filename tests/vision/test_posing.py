"""When a shot is taken of a die that is shown."""

from __future__ import annotations

from vision.posing import HOLD_SECONDS, Posing, pose
from vision.readings import Box

HERE, THERE = Box(100, 100, 200, 200), Box(160, 100, 260, 200)
RATE = 1 / 15


def shots(*frames: tuple[Box | None, float], epochs: tuple[int, ...] = ()) -> list[int]:
    """Numbers of the frames at which a shot is taken."""
    memory, taken = Posing(), []
    for number, (box, motion) in enumerate(frames):
        epoch = epochs[number] if epochs else 0
        memory, now = pose(memory, box, motion, number * RATE, epoch)
        if now:
            taken.append(number)
    return taken


STILL = ((HERE, 0.0),) * 20


def test_a_die_that_lies_still_is_taken_once() -> None:
    (at,) = shots(*STILL, *STILL)
    assert at * RATE >= HOLD_SECONDS and (at - 1) * RATE < HOLD_SECONDS


def test_a_die_taken_is_taken_again_once_it_was_moved() -> None:
    assert len(shots(*STILL, *(((THERE, 0.0),) * 20))) == 2


def test_a_die_turned_where_it_lies_is_another_pose() -> None:
    assert len(shots(*STILL, (HERE, 0.2), *STILL)) == 2


def test_a_die_lifted_and_laid_back_is_another_pose() -> None:
    assert len(shots(*STILL, (None, 0.3), *STILL)) == 2


def test_nothing_is_taken_while_a_hand_moves_or_nothing_lies_there() -> None:
    assert shots(*(((HERE, 0.1),) * 40)) == []
    assert shots(*(((None, 0.0),) * 40)) == []


def test_a_camera_opened_again_begins_anew() -> None:
    assert len(shots(*STILL, *STILL, epochs=(0,) * 20 + (1,) * 20)) == 2
