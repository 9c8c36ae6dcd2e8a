"""Things must lie where the camera looks, and never inside each other."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from vision.training.camera import HEIGHT, WIDTH, any_camera
from vision.training.crowd import crowd_poses, room_for
from vision.training.placing import Spot, clutter_places, dice_spots
from vision.training.pose import lying, meet
from vision.training.trays import any_tray

SEEDS = range(12)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_place_that_is_seen_at_a_pixel_projects_back_to_it(seed: int) -> None:
    rng = np.random.default_rng(seed)
    camera = any_camera(rng, 60, 1.0)
    pixel = np.array([WIDTH * 0.4, HEIGHT * 0.7])
    seen = camera.place_seen(pixel, 0.5)
    assert seen is not None
    back = camera.project(np.array([[*seen, 0.5]]))[0]
    assert back == pytest.approx(pixel, abs=0.05)


@pytest.mark.parametrize(
    ("other", "clash"),
    [
        (Spot(0.5, 0, 0), True),
        (Spot(1.01, 0, 0), True),
        (Spot(1.1, 0, 0), False),
        (Spot(1.1, 0, np.pi / 4), True),
        (Spot(0, 1.6, np.pi / 4), False),
    ],
)
def test_dice_clash_when_their_squares_meet(other: Spot, clash: bool) -> None:
    assert Spot(0, 0, 0).clashes(other) is clash
    assert other.clashes(Spot(0, 0, 0)) is clash


@pytest.mark.parametrize("seed", SEEDS)
def test_dice_never_clash_and_clutter_keeps_clear_of_them(seed: int) -> None:
    rng = np.random.default_rng(seed)
    camera = any_camera(rng, 45, 1.0)
    spots = dice_spots(rng, camera, 9)
    assert spots
    assert not any(a.clashes(b) for a, b in itertools.combinations(spots, 2))
    for x, y in clutter_places(rng, camera, spots):
        assert all(np.hypot(x - spot.x, y - spot.y) > 2 for spot in spots)


@pytest.mark.parametrize("top", range(6))
def test_the_top_face_is_level_on_top_of_the_die(top: int) -> None:
    pose = lying(2.0, -1.0, 0.3, top)
    up = pose.turn[top // 2] * (1 - 2 * (top % 2))
    assert up == pytest.approx([0, 0, 1], abs=1e-6)
    square = pose.top_square()
    assert square[:, 2] == pytest.approx(1.0)
    highest = sorted(pose.corners().tolist(), key=lambda corner: -corner[2])[:4]
    assert sorted(square.tolist()) == [
        pytest.approx(corner, abs=1e-5) for corner in sorted(highest)
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_crowd_lies_on_and_beside_itself_but_not_inside(seed: int) -> None:
    rng = np.random.default_rng(seed)
    camera = any_camera(rng, 40, 1.0, steep=True)
    room = room_for(rng, 12)
    tray = any_tray(rng, camera, room) if seed % 2 else None
    poses = crowd_poses(rng, camera, tray, room, [1.0] * 12)
    assert len(poses) == 12
    assert min(float(pose.corners()[:, 2].min()) for pose in poses) > -1e-4
    assert not any(meet(a, b, 0.9) for a, b in itertools.combinations(poses, 2))
