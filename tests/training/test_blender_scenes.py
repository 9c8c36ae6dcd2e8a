import json
from pathlib import Path

import numpy as np
import pytest

from vision.training.blender.draw_dice import overlap
from vision.training.blender.draw_scene import SETS, draw_scene
from vision.training.blender.fixtures import COUNTS, scenes
from vision.training.blender.lens import Lens

FIXTURES = Path(__file__).parents[2] / "fixtures" / "images"
SIZE = (640, 480)


@pytest.mark.parametrize("kind", ["d6", "zombie"])
@pytest.mark.parametrize("group", SETS)
def test_a_seed_always_draws_the_same_scene(kind: str, group: str) -> None:
    assert draw_scene(kind, group, 7, SIZE) == draw_scene(kind, group, 7, SIZE)


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("group", SETS)
def test_dice_never_pierce_one_another(group: str, seed: int) -> None:
    dice = draw_scene("zombie", group, seed, SIZE).dice
    assert not any(overlap(a, b) for i, a in enumerate(dice) for b in dice[:i])


@pytest.mark.parametrize("seed", range(10))
def test_a_scene_never_needs_more_dice_than_the_box_has(seed: int) -> None:
    colours = [d.colour for d in draw_scene("zombie", "clutter", seed, SIZE).dice]
    assert colours.count("green") <= 6
    assert colours.count("yellow") <= 4
    assert colours.count("red") <= 3


def test_the_camera_looks_at_its_target() -> None:
    lens = Lens((3.0, -20.0, 25.0), (1.0, 2.0, 0.0), 35.0, 640, 480, roll=0.1)
    assert lens.project(np.array([lens.target]))[0] == pytest.approx((320, 240))


def test_a_pixel_on_the_table_projects_back_to_itself() -> None:
    lens = Lens((3.0, -20.0, 25.0), (1.0, 2.0, 0.0), 35.0, 640, 480, roll=0.1)
    x, y = lens.on_table(100.0, 400.0, 0.8)
    assert lens.project(np.array([(x, y, 0.8)]))[0] == pytest.approx((100, 400))


def test_up_in_the_world_is_up_in_the_picture() -> None:
    lens = Lens((0.0, -20.0, 20.0), (0.0, 0.0, 0.0), 35.0, 640, 480)
    low, high = lens.project(np.array([(0.0, 0.0, 0.0), (0.0, 0.0, 1.0)]))
    assert high[1] < low[1]
    assert lens.elevation_deg == pytest.approx(45.0)


def test_every_fixture_has_its_picture_and_its_truth() -> None:
    wanted = {f"{group}/{kind}{number:02d}" for group, kind, number in scenes()}
    for suffix in (".jpg", ".json"):
        found = {
            str(p.relative_to(FIXTURES).with_suffix("")) for p in FIXTURES.glob(f"*/*{suffix}")
        }
        assert found == wanted
    assert len(wanted) == 2 * sum(COUNTS.values()) >= 84


def test_truth_of_the_fixtures_is_sound() -> None:
    for path in FIXTURES.glob("*/*.json"):
        truth = json.loads(path.read_text(encoding="utf-8"))
        assert truth["file"] == path.with_suffix(".jpg").name
        assert path.parent.name in truth["tags"]
        assert (not truth["dice"]) == ("empty" in truth["tags"])
        for die in truth["dice"]:
            x0, y0, x1, y1 = die["box"]
            assert 0 <= x0 < x1 <= truth["width"]
            assert 0 <= y0 < y1 <= truth["height"]
            assert min(x1 - x0, y1 - y0) >= 36
            if die["kind"] == "zombie":
                assert die["colour"] in ("green", "yellow", "red")
                assert die["face"] in ("brain", "shotgun", "feet")
            else:
                assert die["face"] in "123456"


def test_fixture_pictures_are_small() -> None:
    assert all(p.stat().st_size < 60_000 for p in FIXTURES.glob("*/*.jpg"))
