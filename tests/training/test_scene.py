"""Traced scenes must be what their truth says, since every net believes them."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from vision.labels import BODY_COLOURS, FACES, ZOMBIE_COLOURS, faces_of
from vision.readings import Kind
from vision.training import dice, glyphs, makes
from vision.training.camera import HEIGHT, WIDTH, Camera
from vision.training.canvas import SIDE
from vision.training.cocked import LEAST, MOST, against
from vision.training.crop_bank import UNKNOWN, label
from vision.training.crowd import FEWEST
from vision.training.odd import UNNAMED, odd_die
from vision.training.pose import leaning, lying, meet
from vision.training.scene import (
    Scene,
    make_cocked_scene,
    make_heaped_scene,
    make_marked_scene,
    make_scene,
    make_untidy_scene,
)
from vision.training.scenes import write_scene
from vision.training.solids import Solid
from vision.training.stage import Light, Stage
from vision.training.tracer import trace
from vision.training.truth import Thrown, paint_dice

SEEDS = range(40, 52)


@pytest.fixture(scope="module")
def scenes() -> list[Scene]:
    return [make_scene(np.random.default_rng(seed)) for seed in SEEDS]


def test_a_seed_always_gives_the_same_scene(scenes: list[Scene]) -> None:
    again = make_scene(np.random.default_rng(SEEDS[0]))
    assert again.dice == scenes[0].dice
    assert (again.picture == scenes[0].picture).all()


def test_a_scene_number_always_gives_the_same_bytes(tmp_path: Path) -> None:
    names = ("000007.jpg", "000007.json")
    for folder in (tmp_path / "a", tmp_path / "b"):
        folder.mkdir()
        write_scene(folder, 7)
    a, b = ([(tmp_path / one / name).read_bytes() for name in names] for one in "ab")
    assert a == b
    assert all("tilt" in die for die in json.loads(a[1]))


def test_scenes_hold_pictures_and_named_dice(scenes: list[Scene]) -> None:
    seen = [die for scene in scenes for die in scene.dice]
    assert len(seen) > 20
    assert {die.kind for die in seen} == {Kind.D6, Kind.ZOMBIE}
    for scene in scenes:
        assert scene.picture.shape == (HEIGHT, WIDTH, 3)
        assert scene.picture.dtype == np.uint8
        assert scene.picture.std() > 1
    for die in seen:
        assert die.face in (*faces_of(die.kind), UNNAMED)
        assert die.colour in (BODY_COLOURS if die.kind is Kind.D6 else ZOMBIE_COLOURS)


def test_boxes_lie_in_the_picture_and_around_their_visible_top_faces(scenes: list[Scene]) -> None:
    for die in (die for scene in scenes for die in scene.dice):
        left, top, right, bottom = die.box
        assert 0 <= left < right <= WIDTH
        assert 0 <= top < bottom <= HEIGHT
        assert 0 <= die.visible <= 1
        if die.visible > 0.9:
            x, y = (die.top[0] + die.top[2]) / 2, (die.top[1] + die.top[3]) / 2
            assert left <= x <= right
            assert top <= y <= bottom


def test_flat_dice_have_no_tilt_and_some_lean(scenes: list[Scene]) -> None:
    tilts = [die.tilt for scene in scenes for die in scene.dice]
    assert all(tilt == 0 or LEAST - 0.1 <= tilt <= MOST + 0.1 for tilt in tilts)
    assert 0.01 < np.mean([tilt > 0 for tilt in tilts]) < 0.5


def test_crowds_come_up_often(scenes: list[Scene]) -> None:
    assert any(len(scene.dice) >= FEWEST for scene in scenes)
    assert any(len(scene.dice) < FEWEST for scene in scenes)


@pytest.mark.parametrize("towards", [0.0, 1.0, 2.5])
def test_a_leaning_die_keeps_its_top_and_stands_on_its_lowest_corner(towards: float) -> None:
    for top in range(6):
        pose = leaning(lying(1.0, 2.0, 0.4, top), towards, np.deg2rad(30))
        assert pose.up == top
        assert pose.tilt == pytest.approx(30, abs=0.01)
        assert pose.corners()[:, 2].min() == pytest.approx(0, abs=1e-5)


def test_untidy_scenes_are_full_of_leaning_dice_and_throws_have_one_at_most() -> None:
    untidy = [make_untidy_scene(np.random.default_rng(seed)) for seed in range(8)]
    leans = [die.tilt >= LEAST for scene in untidy for die in scene.dice]
    assert 0.2 < sum(leans) / len(leans) < 0.8
    cocked = [make_cocked_scene(np.random.default_rng(seed)) for seed in range(12)]
    counts = [sum(die.tilt > 0 for die in scene.dice) for scene in cocked]
    assert set(counts) == {0, 1}
    assert all(len(scene.dice) <= 6 for scene in cocked)


def test_heaped_scenes_hold_many_dice_most_of_which_lean() -> None:
    heaped = [make_heaped_scene(np.random.default_rng(seed)) for seed in range(4)]
    leans = [die.tilt >= LEAST for scene in heaped for die in scene.dice]
    assert len(leans) / len(heaped) > 4
    assert sum(leans) / len(leans) > 0.35


@pytest.mark.parametrize("towards", [0.0, 1.0, 2.5])
def test_a_neighbour_that_keeps_a_leaning_die_up_touches_its_raised_edge(towards: float) -> None:
    rng = np.random.default_rng(3)
    leans = leaning(lying(1.0, 2.0, towards, 4), towards, np.deg2rad(25))
    holds = against(rng, leans, towards)
    assert holds.tilt == pytest.approx(0, abs=0.01)
    assert not meet(leans, holds)
    back = -np.array([np.cos(towards), np.sin(towards)])
    gap = (holds.corners()[:, :2] @ back).min() - (leans.corners()[:, :2] @ back).max()
    assert gap == pytest.approx(0.005, abs=1e-3)
    raised = leans.corners()[(leans.corners()[:, :2] @ back).argmax()]
    assert 0 < raised[2] < holds.edge


def test_scenes_of_marked_dice_hold_zombie_dice_and_unnamed_ones() -> None:
    marked = [make_marked_scene(np.random.default_rng(seed)) for seed in range(5)]
    faces = {die.face for scene in marked for die in scene.dice}
    assert faces <= {UNNAMED, *faces_of(Kind.ZOMBIE)}
    assert len(faces) == 4


def test_the_truth_tells_where_top_faces_look() -> None:
    stage = Stage(straight_above(), (), np.full(3, 0.9, np.float32))
    picture = np.full((HEIGHT, WIDTH, 3), 0.2, np.float32)
    die = dice.pip_die(np.random.default_rng(5))
    right, up = (
        leaning(lying(0, 0, 0, 4), 0.0, np.pi / 6),
        leaning(lying(0, 0, 0, 4), np.pi / 2, 0.3),
    )
    for pose, seen in ((right, (0.5, 0, 0.866)), (up, (0, 0.296, 0.955))):
        (truth,) = paint_dice(picture, stage, [Thrown(die, 4, pose)]).truths
        assert truth.up == pytest.approx(seen, abs=2e-3)
    (afar,) = paint_dice(picture, stage, [Thrown(die, 4, lying(3, 0, 0.0, 4))]).truths
    assert afar.up is not None
    # Whoever looks at it from its left sees its top face turned away, to the right.
    assert afar.up[0] == pytest.approx(3 / np.hypot(3, 19.5), abs=1e-3)


def test_dice_with_other_drawings_have_no_face_to_be_taught() -> None:
    drawn = [odd_die(np.random.default_rng(seed)) for seed in range(12)]
    assert {face for die in drawn for face in die.faces} == {UNNAMED}
    assert all(0.005 < float(die.skin.ink.mean()) < 0.6 for die in drawn)
    assert label("d6", drawn[0].colour, UNNAMED)[0] == UNKNOWN


def test_wood_has_a_grain() -> None:
    make = makes.wooden(np.random.default_rng(2))
    assert make.body.shape == (SIDE, 6 * SIDE, 3)
    assert make.body.std((0, 1)).min() > 0.005


@pytest.mark.parametrize("seed", range(6))
def test_pips_may_be_rings_whose_ink_shows(seed: int) -> None:
    made = dice.pip_die(np.random.default_rng(seed), ringed=True)
    one = made.faces.index("1")
    sheet = made.skin.ink[:, one * SIDE : (one + 1) * SIDE]
    assert sheet.max() > 0.9
    rows, columns = np.nonzero(sheet > 0.5)
    middle = sheet[round(rows.mean()), round(columns.mean())]
    assert middle < 0.1


def test_ink_that_does_not_show_makes_a_die_invisible() -> None:
    rng = np.random.default_rng(5)
    lamp = Light(np.array([0, 0, 1], np.float32), np.ones(3, np.float32), 0.4)
    stage = Stage(straight_above(), (lamp,), np.full(3, 0.2, np.float32))
    picture = np.full((HEIGHT, WIDTH, 3), 0.2, np.float32)
    thrown = [Thrown(dice.zombie_die(rng), 4, lying(0, 0, 0.2, 4))]
    painted = paint_dice(picture, stage, thrown)
    assert painted.truths[0].visible > 0.9
    exposed = np.clip(picture * 255, 0, 255).astype(np.uint8)
    assert painted.read_by(exposed)[0].visible == painted.truths[0].visible
    assert painted.read_by(np.full_like(exposed, 255))[0].visible == 0


def test_what_covers_a_die_takes_from_what_is_visible_of_it() -> None:
    stage = Stage(straight_above(), (), np.full(3, 0.9, np.float32))
    picture = np.full((HEIGHT, WIDTH, 3), 0.2, np.float32)
    die = dice.pip_die(np.random.default_rng(5))
    painted = paint_dice(picture, stage, [Thrown(die, 4, lying(0, 0, 0.0, 4))])
    cover = np.zeros((HEIGHT, WIDTH), np.float32)
    cover[:, : WIDTH // 2] = 1
    left = painted.covered(cover).truths[0]
    assert left.visible == pytest.approx(0.5, abs=0.05)
    assert left.box == painted.truths[0].box


def straight_above() -> Camera:
    axes = np.array([[1, 0, 0], [0, -1, 0], [0, 0, -1]], np.float32)
    return Camera(np.array([0, 0, 20], np.float32), axes, 1600.0, WIDTH, HEIGHT)


def seen_from_above(die: dice.Die, up: int) -> NDArray[np.float32]:
    """The middle of the top face with face number `up` up, (h, w, 3) linear BGR."""
    lamp = Light(np.array([0, 0, 1], np.float32), np.ones(3, np.float32), 0.4)
    stage = Stage(straight_above(), (lamp,), np.full(3, 0.2, np.float32))
    drawn = trace(die, lying(0, 0, 0.0, up), stage)
    assert drawn is not None
    return drawn.patch


def test_the_face_that_is_up_is_the_face_that_is_seen() -> None:
    """Each pip adds the same ink, so the count follows from the darkened area."""
    rng = np.random.default_rng(3)
    masks = [glyphs.pips(v, rng, glyphs.PipStyle(0.07, 0.25)) for v in range(1, 7)]
    printed = np.concatenate(masks, 1)
    white = np.ones((SIDE, 6 * SIDE, 3), np.float32)
    atlas = (white * (1 - printed[..., None])).astype(np.float32)
    flat = np.zeros((SIDE, 6 * SIDE, 2), np.float32)
    names = tuple(map(str, range(1, 7)))
    skin = dice.Skin(atlas, flat, printed)
    die = dice.Die(Kind.D6, "white", names, skin, Solid(0.05, 2.0), dice.Finish(0.0, 10.0))
    for up in range(6):
        patch = seen_from_above(die, up)[..., 0]
        inner = patch[4:-4, 4:-4]
        dark = float((inner < inner.max() / 2).mean()) * patch[4:-4, 4:-4].size
        pip = np.pi * (0.07 * 84) ** 2
        assert round(dark / pip) == up + 1


def test_opposite_pips_add_up_to_seven_and_zombie_faces_follow_their_colour() -> None:
    for seed in range(8):
        pips = [int(f) for f in dice.pip_die(np.random.default_rng(seed)).faces]
        assert sorted(pips) == [1, 2, 3, 4, 5, 6]
        assert all(pips[i] + pips[i + 1] == 7 for i in (0, 2, 4))
        zombie = dice.zombie_die(np.random.default_rng(seed))
        assert sorted(zombie.faces) == sorted(dice.ZOMBIE_FACES[zombie.colour])


def test_varied_zombie_dice_have_panels_or_rims_now_and_then_and_ink_that_shows() -> None:
    plain = 0
    for seed in range(60):
        die = dice.zombie_die(np.random.default_rng(seed), varied=True)
        body, ink = die.skin.atlas[die.skin.ink == 0], die.skin.atlas[die.skin.ink > 0.9]
        assert np.abs(np.median(body, 0) - np.median(ink, 0)).max() > 0.08
        plain += bool((body == body[0]).all())
    assert 30 < plain < 57


@pytest.mark.parametrize("ways", [glyphs.SYMBOLS, glyphs.VARIED_SYMBOLS])
@pytest.mark.parametrize("face", FACES[6:])
def test_every_drawing_of_a_symbol_differs_and_leaves_the_face_readable(
    face: str, ways: glyphs.Ways
) -> None:
    drawings = [glyphs.symbol(face, np.random.default_rng(seed), ways) for seed in range(16)]
    for mask in drawings:
        assert mask.shape == (SIDE, SIDE)
        assert 0.02 < float(mask.mean()) < 0.5
    assert all((a != b).any() for a, b in itertools.pairwise(drawings))
