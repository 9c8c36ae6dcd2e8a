"""Clips: what hands and dice do in them, how they are drawn, and how calls are judged."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.readings import Kind
from vision.training.clips import beats
from vision.training.clips.beats import Seat
from vision.training.clips.flight import Flights
from vision.training.clips.hand import Grip, Hand
from vision.training.clips.judge import Call, ClipTruth, Outcome, RollTruth, judge, load_clip
from vision.training.clips.lens import any_lens
from vision.training.clips.make_clips import any_clip, legible, make_clip
from vision.training.clips.paint import any_set
from vision.training.clips.plot import any_camera, face_up
from vision.training.clips.story import Story
from vision.training.dice import zombie_die
from vision.training.stage import any_stage

BRAINS = Counter({("green", "brain"): 2, ("red", "brain"): 1})
FEET = Counter({("green", "feet"): 2, ("red", "brain"): 1})
NEAR = Seat(np.pi / 2)


def clip(*rolls: RollTruth, hands: tuple[tuple[float, float], ...] = ()) -> ClipTruth:
    return ClipTruth("told", Path("told.avi"), Kind.ZOMBIE, 30, rolls, hands)


def story(seed: int = 1) -> Story:
    rng = np.random.default_rng(seed)
    return Story(any_camera(rng), 15, rng)


def lying(x: float, y: float) -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    pose = np.eye(4)
    pose[:3, 3] = x, y, 0.5
    return pose


def slide(*ends: tuple[float, float]) -> Flights:
    """Dice that slide to their ends from four edges nearer to the player, in half a second."""
    flights = np.stack([np.stack([lying(x, y)] * 31) for x, y in ends])
    flights[:, :, 1, 3] -= np.linspace(4, 0, 31)
    return flights


ROLL = RollTruth(1.0, 1.5, 1.5, BRAINS)


@pytest.mark.parametrize(
    ("calls", "outcome", "phantoms"),
    [
        ([], Outcome.MISSED, 0),
        ([Call(1.8, BRAINS, True)], Outcome.RIGHT, 0),
        ([Call(1.8, BRAINS, True), Call(2.5, BRAINS, True)], Outcome.RIGHT, 1),
        ([Call(0.5, BRAINS, True), Call(1.8, BRAINS, True)], Outcome.RIGHT, 1),
        ([Call(1.8, FEET, True)], Outcome.WRONG, 0),
        ([Call(1.2, BRAINS, True)], Outcome.EARLY, 0),
    ],
)
def test_a_roll_is_right_when_called_once_after_rest_with_its_dice(
    calls: list[Call], outcome: Outcome, phantoms: int
) -> None:
    result = judge(clip(ROLL), calls)
    assert [roll.outcome for roll in result.rolls] == [outcome]
    assert len(result.phantoms) == phantoms


def test_a_call_belongs_to_the_roll_before_it() -> None:
    again = RollTruth(4.0, 4.5, 4.5, FEET)
    result = judge(clip(ROLL, again), [Call(1.8, BRAINS, True), Call(4.9, FEET, True)])
    assert [roll.outcome for roll in result.rolls] == [Outcome.RIGHT] * 2
    assert [roll.delay for roll in result.rolls] == pytest.approx([0.3, 0.4])


def test_a_call_under_a_hand_is_not_right() -> None:
    result = judge(clip(ROLL, hands=((1.6, 3.0),)), [Call(2.0, BRAINS, True)])
    assert result.rolls[0].outcome is Outcome.COVERED


def test_seconds_count_from_when_a_hand_has_left(tmp_path: Path) -> None:
    file = tmp_path / "000.json"
    roll = {"thrown": 1, "rest": 1.5, "dice": [{"colour": "red", "face": "feet"}]}
    told = {"film": "000.avi", "kind": "zombie", "rate": 30, "rolls": [roll]}
    for hands, ready in (([[0.5, 1.2]], 1.5), ([[1.4, 2.0], [2.1, 2.6]], 2.6), ([[2, 3]], 1.5)):
        file.write_text(json.dumps({**told, "hands": hands}), encoding="utf-8")
        assert load_clip(file).rolls[0].ready == ready


def test_dice_set_aside_lie_where_they_were_carried_and_the_hand_leaves() -> None:
    told = story()
    told.lying = {0: lying(1, 0)}
    beats.set_aside(told, NEAR, [(0, (-5.0, 1.0))])
    assert told.lying[0][:3, 3] == pytest.approx([-5, 1, 0.5])
    assert {len(moment.hands) for moment in told.moments} == {1}


def test_dice_picked_up_are_gone() -> None:
    told = story()
    told.lying = {0: lying(1, 0), 1: lying(-1, 1)}
    beats.pick_up(told, NEAR, [1])
    assert list(told.lying) == [0]


def test_a_nudged_die_moves_by_as_much_as_it_was_pushed() -> None:
    told = story()
    told.lying = {0: lying(1, 0)}
    beats.nudge(told, NEAR, 0, 0.8)
    assert np.linalg.norm(told.lying[0][:2, 3] - [1, 0]) == pytest.approx(0.8, abs=0.01)
    assert told.lying[0][2, 3] == 0.5


def test_a_roll_rests_in_the_last_picture_in_which_a_die_moved() -> None:
    told = story()
    beats.roll(told, NEAR, (0, 1), slide((0, 0), (2, 1)))
    told.hold(0.5)
    (roll,) = told.rolls
    poses = [moment.dice for moment in told.moments]
    assert not np.array_equal(poses[roll.rest - 1][0], poses[roll.rest][0])
    assert all(np.array_equal(later[0], poses[roll.rest][0]) for later in poses[roll.rest :])
    assert 0 not in poses[roll.thrown - 1]


def test_a_hand_outside_is_not_seen_and_one_inside_is() -> None:
    told = story()
    dice = [zombie_die(told.rng)]
    table = any_set(told.rng, any_stage(told.rng, told.camera, 0.1), dice)
    over = Hand(0, 0, 1, np.pi / 2, Grip.FLAT)
    told.lying = {0: lying(4, 0)}
    told.show()
    told.show(over)
    told.show(told.outside(over))
    bare, hidden, left = (table.paint(moment, told.moments[0]) for moment in told.moments)
    assert hidden[1].mean() > 5 * left[1].mean()
    assert bare[1].max() == 0
    x, y = (int(v) for v in told.camera.project(np.array([[4, 0, 0.5]]))[0])
    assert np.abs(bare[0][y, x] - table.ground[y, x]).max() > 0.01


def test_the_face_on_top_is_the_one_whose_axis_points_up() -> None:
    die = zombie_die(np.random.default_rng(3))
    assert face_up(die, np.eye(3)) == die.faces[4]
    assert face_up(die, np.diag([1.0, -1, -1])) == die.faces[5]
    assert face_up(die, np.array([[0.0, 0, 1], [0, 1, 0], [-1, 0, 0]])) == die.faces[1]


def test_a_lens_films_the_same_moment_the_same_way() -> None:
    ground = np.full((90, 160, 3), 0.3, np.float32)
    lens = any_lens(np.random.default_rng(5), ground, np.ones(3, np.float32))
    one, same, later = (lens.film(ground, seconds, 1.0) for seconds in (0.5, 0.5, 0.6))
    assert np.array_equal(one, same)
    assert not np.array_equal(one, later)


def test_dice_that_nobody_could_read_are_drawn_again() -> None:
    pool = [slide((0, 0), (1.6, 0.5)), slide((0, 0), (1.6, 1), (-1.5, 0.4))]
    clips = (any_clip(np.random.default_rng(seed), pool) for seed in range(9))
    one = next(filter(legible, clips))
    blank = [replace(die, skin=replace(die.skin, atlas=0 * die.skin.atlas)) for die in one.dice]
    assert not legible(replace(one, dice=blank))


def test_a_clip_is_as_long_as_its_truth_says(tmp_path: Path) -> None:
    pool = [slide((0, 0), (1.6, 0.5)), slide((0, 0), (1.6, 1), (-1.5, 0.4))]
    make_clip(tmp_path, 7, 4, pool)
    truth = load_clip(tmp_path / "004.json")
    assert truth.rolls
    film = cv2.VideoCapture(str(truth.film))
    told = json.loads((tmp_path / "004.json").read_text(encoding="utf-8"))
    assert film.get(cv2.CAP_PROP_FRAME_COUNT) == told["frames"]
    assert truth.rolls[-1].rest < told["frames"] / told["rate"]
