import json
from collections import Counter
from pathlib import Path

import cv2
import pytest

from vision.training.blender import demo_set
from vision.training.blender.demo_game import (
    DICE_A_ROLL,
    PLAYERS,
    SHOTGUNS_TO_LOSE,
    TARGET,
    DemoRoll,
    find_game,
    scores,
)
from vision.training.blender.draw_dice import ZOMBIE_CUP

DEMO = Path(__file__).parents[2] / "fixtures" / "demo"


@pytest.fixture(scope="module")
def game() -> tuple[DemoRoll, ...]:
    return find_game()


def _turns(game: tuple[DemoRoll, ...]) -> list[list[DemoRoll]]:
    turns: list[list[DemoRoll]] = [[]]
    for roll in game:
        turns[-1].append(roll)
        if roll.then != "continue":
            turns.append([])
    return turns[:-1]


def test_the_demo_shows_a_bank_a_bust_and_footprints_rolled_again(
    game: tuple[DemoRoll, ...],
) -> None:
    ends = Counter(roll.then for roll in game)
    assert len(game) >= 12
    assert ends["stop"] >= 1
    assert ends["bust"] >= 1
    assert any(r.numbers("feet") for r in game if r.then == "continue")


def test_players_take_turns_and_finish_the_round(game: tuple[DemoRoll, ...]) -> None:
    seats = [turn[0].seat for turn in _turns(game)]
    assert seats == [0, 1] * (len(seats) // 2)
    assert max(scores(game)) >= TARGET
    assert len(set(scores(game))) == len(PLAYERS)


def test_footprints_keep_their_dice_and_no_die_is_used_twice(game: tuple[DemoRoll, ...]) -> None:
    for turn in _turns(game):
        used: set[int] = set()
        feet: set[int] = set()
        for roll in turn:
            numbers = {n for n, _ in roll.dice}
            assert len(numbers) == DICE_A_ROLL
            assert feet <= numbers
            assert not used & numbers
            feet = set(roll.numbers("feet"))
            used |= numbers - feet


def test_the_third_shotgun_and_nothing_else_busts(game: tuple[DemoRoll, ...]) -> None:
    for turn in _turns(game):
        shotguns = sum(len(roll.numbers("shotgun")) for roll in turn)
        assert (turn[-1].then == "bust") == (shotguns >= SHOTGUNS_TO_LOSE)


def test_thirteen_dice_lie_in_the_order_of_the_cup() -> None:
    assert tuple(die.colour for die in demo_set.thirteen()) == ZOMBIE_CUP


@pytest.mark.parametrize("number", range(8))
def test_dice_are_set_aside_outside_the_roll_zone(number: int) -> None:
    for side, low, high in (("left", 0.02, 0.17), ("right", 0.83, 0.98)):
        x, y = demo_set.slot(side, number)
        seen = demo_set.LENS.project([(x, y, demo_set.EDGE / 2)])[0]  # type: ignore[arg-type]
        assert low < seen[0] / demo_set.WIDTH < high


def test_truth_of_the_recording_tells_this_game(game: tuple[DemoRoll, ...]) -> None:
    truth = json.loads((DEMO / "truth.json").read_text(encoding="utf-8"))
    assert [line for line in truth["events"] if line != "stopped"] == [r.notation() for r in game]
    assert [roll["player"] for roll in truth["rolls"]] == [PLAYERS[r.seat] for r in game]
    assert {s["player"]: s["score"] for s in truth["standings"]} == dict(
        zip(PLAYERS, scores(game), strict=True)
    )


def test_the_recording_is_small_and_lasts_beyond_its_last_roll() -> None:
    truth = json.loads((DEMO / "truth.json").read_text(encoding="utf-8"))
    film = cv2.VideoCapture(str(DEMO / "demo.mp4"))
    seconds = film.get(cv2.CAP_PROP_FRAME_COUNT) / film.get(cv2.CAP_PROP_FPS)
    seen, frame = film.read()
    film.release()
    assert seen
    assert frame.shape == (demo_set.HEIGHT, demo_set.WIDTH, 3)
    rests = [roll["seconds"] for roll in truth["rolls"]]
    assert rests == sorted(rests)
    assert seconds > rests[-1] + 3
    assert (DEMO / "demo.mp4").stat().st_size < 12_000_000
