"""Drawn tables: what moves is told cell by cell, and a hand is told from all that is none."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import cv2
import numpy as np
import pytest

from vision.frame import Frame, Image
from vision.motion import Motion
from vision.stir import COLUMNS, ROWS, Stir

SIZE = (480, 270)
RATE = 15
SKIN = (150, 170, 215)
LIKE_THE_TABLE = (58, 92, 88)
"""Skin that differs from the plain table by a few grey levels, and hardly in brightness."""
TABLES = ("plain", "checks")
Draw = Callable[[Image], None]


def table(name: str) -> Image:
    """A bare table."""
    y, x = np.mgrid[0 : SIZE[1], 0 : SIZE[0]]
    tone = np.full(x.shape, 95)
    if name == "checks":
        tone = 70 + 50 * ((x // 24 + y // 24) % 2)
    if name == "yellow":
        return np.asarray(np.dstack([tone * 0.04, tone, tone * 1.1]), np.uint8)
    return np.asarray(np.dstack([tone * 0.7, tone, tone * 0.8]), np.uint8)


def hand(reach: int, skin: tuple[int, int, int] = SKIN) -> Draw:
    """A forearm and a fist that reach in from the left border."""

    def draw(image: Image) -> None:
        cv2.rectangle(image, (0, 110), (max(0, reach - 40), 170), skin, -1)
        cv2.circle(image, (reach - 45, 140), 44, skin, -1)

    return draw


def dice(*lefts: int) -> Draw:
    def draw(image: Image) -> None:
        for left in lefts:
            cv2.rectangle(image, (left, 120), (left + 28, 148), (30, 30, 30), -1)

    return draw


def bare(image: Image) -> None:
    """Nothing lies there."""


def watch(
    steps: Iterable[tuple[float, Draw]], name: str = "plain", sway: float = 0, light: float = 1
) -> list[Stir]:
    """What is told of each frame, for so many seconds of each drawing."""
    rng, motion, told = np.random.default_rng(1), Motion(), list[Stir]()
    for seconds, draw in steps:
        for _ in range(round(seconds * RATE)):
            image = table(name)
            draw(image)
            move = np.array([[1, 0, rng.normal(0, sway)], [0, 1, rng.normal(0, sway)]])
            swayed = cv2.warpAffine(image, move, SIZE, borderMode=cv2.BORDER_REPLICATE)
            noisy = swayed * light + rng.normal(0, 3, swayed.shape)
            frame = np.clip(noisy, 0, 255).astype(np.uint8)
            told.append(motion.since_last(Frame(frame, len(told), len(told) / RATE)))
    return told


def across(stir: Stir) -> set[int]:
    """Columns of the cells under a hand."""
    return {column for column, _ in stir.hand}


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("sway", [0, 0.5])
def test_a_still_noisy_picture_does_not_move_even_when_the_camera_sways(
    name: str, sway: float
) -> None:
    assert set(watch([(2, bare)], name, sway)) == {Stir()}


def test_motion_is_told_by_the_cells_that_changed() -> None:
    stir = watch([(0.5, dice(100)), (1 / RATE, dice(300))])[-1]
    columns = {column for column, _ in stir.moving}
    assert columns <= {int(x * COLUMNS / SIZE[0]) for x in (*range(96, 133), *range(296, 333))}
    assert stir.share == len(stir.moving) / (COLUMNS * ROWS) > 0


def test_a_lamp_that_pulses_or_a_camera_that_adapts_moves_nothing() -> None:
    motion, told = Motion(), set()
    for number in range(45):
        light = 1 + 0.12 * np.sin(2.5 * number) - 0.004 * number
        image = np.clip(table("checks") * light, 0, 255).astype(np.uint8)
        told.add(motion.since_last(Frame(image, number, number / RATE)))
    assert told == {Stir()}


@pytest.mark.parametrize("name", TABLES)
def test_a_hand_is_seen_while_it_moves_and_while_it_keeps_still(name: str) -> None:
    told = watch([(2, dice(300)), (5, hand(240))], name)
    assert all(len(stir.hand) > 30 for stir in told[2 * RATE :])
    assert not told[-1].moving


def test_a_hand_coloured_like_the_table_is_one_until_it_leaves() -> None:
    story = [(1, bare), (2, hand(240, LIKE_THE_TABLE)), (1, bare)]
    here = [bool(stir.hand) for stir in watch(story)]
    assert here == [False] * RATE + [True] * 2 * RATE + [False] * RATE


def test_dice_taken_from_a_table_without_blue_tell_nothing_of_the_light() -> None:
    def white(image: Image) -> None:
        cv2.rectangle(image, (200, 120), (228, 148), (160, 160, 160), -1)

    told = watch([(1, bare), (3, white), (1, bare)], "yellow")
    assert not any(stir.hand for stir in told)
    assert max(stir.share for stir in told) < 0.05


@pytest.mark.parametrize("name", TABLES)
def test_in_candle_light_a_hand_is_seen_and_noise_is_not(name: str) -> None:
    told = watch([(2, dice(300)), (2, hand(240))], name, light=0.2)
    assert set(told[1 : 2 * RATE]) == {Stir()}
    assert all(len(stir.hand) > 30 for stir in told[2 * RATE :])


def test_a_hand_is_told_as_far_as_it_reaches() -> None:
    short, long = (watch([(1, bare), (1, hand(reach))])[-1] for reach in (90, 330))
    assert max(across(short)) <= 90 * COLUMNS / SIZE[0]
    assert max(across(long)) == pytest.approx(330 * COLUMNS / SIZE[0], abs=1.5)


def test_a_hand_that_has_left_is_gone_at_once() -> None:
    told = watch([(1, bare), (3, hand(240)), (1, bare)])
    assert told[4 * RATE].hand == frozenset()


@pytest.mark.parametrize("name", TABLES)
def test_a_hand_there_from_the_start_leaves_no_ghost(name: str) -> None:
    told = watch([(2, hand(240)), (1, bare)], name)
    assert told[-1].hand == frozenset()


def test_dice_are_no_hand_not_even_at_the_border() -> None:
    assert all(not stir.hand for stir in watch([(1, bare), (2, dice(0, 40, 200, 230))]))


def test_something_put_down_in_the_middle_is_no_hand() -> None:
    def cup(image: Image) -> None:
        cv2.circle(image, (240, 135), 50, (40, 40, 160), -1)

    assert all(not stir.hand for stir in watch([(1, bare), (2, cup)]))


def test_a_shadow_is_no_hand() -> None:
    def shadow(image: Image) -> None:
        image[60:200, :260] = image[60:200, :260] * 0.7

    assert all(not stir.hand for stir in watch([(1, bare), (2, shadow)]))


@pytest.mark.parametrize("colour", [SKIN, LIKE_THE_TABLE])
def test_a_thing_left_at_the_border_becomes_part_of_the_table(
    colour: tuple[int, int, int],
) -> None:
    told = watch([(1, bare), (30, hand(240, colour))])
    assert told[20 * RATE].hand
    assert told[-1].hand == frozenset()


def test_a_camera_that_was_moved_sees_no_hand() -> None:
    def elsewhere(image: Image) -> None:
        image[:] = np.roll(table("checks"), 12, axis=1)[:, ::-1] // 2 + 90

    told = watch([(1, bare), (1, elsewhere)])
    assert told[-1].hand == frozenset()


def test_a_new_epoch_starts_without_motion() -> None:
    motion = Motion()
    empty, reached = table("plain"), table("plain")
    hand(240)(reached)
    motion.since_last(Frame(empty, 0, 0.0))
    assert motion.since_last(Frame(reached, 0, 0.0, epoch=1)) == Stir()


def test_a_clock_that_starts_again_begins_anew() -> None:
    motion = Motion()
    empty, reached = table("plain"), table("plain")
    hand(240)(reached)
    for second in (3600.0, 3601.0, 0.0, 1.0):
        assert motion.since_last(Frame(empty, 0, second)) == Stir()
    assert motion.since_last(Frame(reached, 0, 1.1)).hand
