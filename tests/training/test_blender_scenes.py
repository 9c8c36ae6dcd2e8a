import json
from pathlib import Path

import numpy as np
import pytest

from vision.training.blender.draw_dice import overlap
from vision.training.blender.draw_scene import SETS, draw_scene
from vision.training.blender.draw_varied import CLUTTER, LIGHTS, draw_varied
from vision.training.blender.fixtures import COUNTS, scenes
from vision.training.blender.heldapart import COUNTS as BENCHMARK
from vision.training.blender.heldapart import Wanted, lacking, wanted
from vision.training.blender.lens import Lens
from vision.training.blender.plan import ScenePlan

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


VARIED = [draw_varied(kind, seed, SIZE) for seed in range(60) for kind in ("d6", "zombie")]


def test_a_seed_always_mixes_the_same_scene() -> None:
    assert draw_varied("d6", 7, SIZE) == draw_varied("d6", 7, SIZE)
    assert draw_varied("d6", 7, SIZE) != draw_varied("d6", 8, SIZE)


def test_mixed_scenes_hold_all_that_the_benchmark_is_about() -> None:
    tags = {tag for plan in VARIED for tag in plan.tags}
    assert tags == {"leaning", "touching", "unusual", "hand", "oblique", "d10", "d20"}
    assert {plan.light.name for plan in VARIED} == set(LIGHTS)
    assert {plan.clutter for plan in VARIED} == set(CLUTTER)
    steepness = [plan.lens.elevation_deg for plan in VARIED]
    assert 25 <= min(steepness) < 32
    assert max(steepness) > 84
    held = {t.name for plan in VARIED for t in plan.things}
    assert held >= {"cup", "card", "coin", "pawn", "block", "hand"}


@pytest.mark.parametrize("plan", VARIED, ids=lambda plan: f"{plan.seed}")
def test_flat_dice_of_mixed_scenes_never_pierce_one_another(plan: ScenePlan) -> None:
    flat = [die for die in plan.dice if not die.leans]
    assert not any(overlap(a, b) for i, a in enumerate(flat) for b in flat[:i])


def test_a_leaning_die_leans_on_something() -> None:
    leaning = [plan for plan in VARIED if any(die.leans for die in plan.dice)]
    assert len(leaning) >= 10
    for plan in leaning:
        (leaner,) = (die for die in plan.dice if die.leans)
        ahead = np.array([np.cos(leaner.heading), np.sin(leaner.heading)])
        half = leaner.make.size / 2
        # From the middle to the edge that is up, which a die's side or a block's edge must meet.
        up = half * (np.cos(leaner.tilt) + np.sin(leaner.tilt))
        sides = [
            (np.array([d.x - leaner.x, d.y - leaner.y]) @ ahead) - d.make.size / 2
            for d in plan.dice
            if not d.leans
        ]
        blocks = [t for t in plan.things if t.name == "block"]
        assert blocks or min(abs(side - up) for side in sides) < 1e-9
        for block in blocks:
            near = np.array([block.x - leaner.x, block.y - leaner.y]) @ ahead
            foot = half * (np.cos(leaner.tilt) - np.sin(leaner.tilt))
            assert block.height == pytest.approx((near + foot) * np.tan(leaner.tilt))
            assert near < up


def test_the_benchmark_has_four_hundred_pictures_and_knows_which_it_lacks(tmp_path: Path) -> None:
    everything = list(wanted())
    assert len(everything) == sum(count for _, count in BENCHMARK.values()) >= 400
    assert len({one.picture(tmp_path) for one in everything}) == len(everything)

    def lay(one: Wanted, *suffixes: str) -> None:
        for suffix in suffixes:
            file = one.picture(tmp_path).with_suffix(suffix)
            file.parent.mkdir(exist_ok=True)
            file.touch()

    lay(everything[0], ".jpg", ".json")
    lay(everything[1], ".jpg")
    left = [(one.name, one.number) for one in lacking(tmp_path)]
    assert left == [(one.name, one.number) for one in everything[1:]]
