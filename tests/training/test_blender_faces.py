from collections import Counter
from random import Random

import numpy as np
import pytest

from vision.training.blender.faces import (
    AXES,
    LEFT_HANDED,
    RIGHT_HANDED,
    TURNS,
    Layout,
    Turn,
    atlas,
    side_towards,
    turned,
    with_top,
    zombie_layout,
)
from vision.training.blender.solid import rounded_cube


def _one_two_three_counter_clockwise(layout: Layout) -> bool:
    one, two, three = (np.array(AXES[layout.index(face)]) for face in "123")
    return bool(np.dot(np.cross(one, two), three) > 0)


@pytest.mark.parametrize("layout", [RIGHT_HANDED, LEFT_HANDED])
def test_opposite_faces_sum_to_seven(layout: Layout) -> None:
    assert [int(layout[i]) + int(layout[i + 1]) for i in (0, 2, 4)] == [7, 7, 7]


def test_handedness() -> None:
    assert _one_two_three_counter_clockwise(RIGHT_HANDED)
    assert not _one_two_three_counter_clockwise(LEFT_HANDED)


@pytest.mark.parametrize("turn", TURNS)
def test_turning_a_die_keeps_its_hand(turn: Turn) -> None:
    assert _one_two_three_counter_clockwise(turned(RIGHT_HANDED, turn))


def test_a_cube_has_twenty_four_turns_and_each_moves_a_side_to_the_top() -> None:
    assert len(TURNS) == 24
    assert Counter(side_towards(t, (0, 0, 1)) for t in TURNS) == dict.fromkeys(range(6), 4)


@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5", "6"])
def test_the_wished_face_lies_on_top(face: str) -> None:
    assert with_top(RIGHT_HANDED, face, Random(face))[4] == face


@pytest.mark.parametrize(
    ("colour", "counts"),
    [("green", (3, 1, 2)), ("yellow", (2, 2, 2)), ("red", (1, 3, 2))],
)
def test_faces_of_a_zombie_die(colour: str, counts: tuple[int, int, int]) -> None:
    layout = zombie_layout(colour, Random(5))
    assert tuple(layout.count(face) for face in ("brain", "shotgun", "feet")) == counts


def test_the_atlas_has_a_picture_for_each_side() -> None:
    sheet = atlas(RIGHT_HANDED, Random(1), 0.5, 0.16, 1.0)
    ink = [part.sum() for row in np.split(sheet, 2) for part in np.split(row, 3, axis=1)]
    # Ones may have a larger pip; the others follow their number.
    by_face = sorted(zip(RIGHT_HANDED, ink, strict=True))[1:]
    assert [face for face, _ in sorted(by_face, key=lambda p: p[1])] == ["2", "3", "4", "5", "6"]


@pytest.mark.parametrize("ball", [2.0, 1.5])
def test_a_rounded_cube_keeps_inside_its_edges(ball: float) -> None:
    solid = rounded_cube(1.6, 0.2, ball)
    assert np.abs(solid.vertices).max() == pytest.approx(0.8)
    assert np.linalg.norm(solid.vertices, axis=1).max() <= ball * 0.8 + 1e-9
    assert np.linalg.norm(solid.normals, axis=1) == pytest.approx(1.0)


def test_quads_of_a_rounded_cube_face_outwards() -> None:
    solid = rounded_cube(1.6, 0.2)
    a, b, d = (solid.vertices[solid.quads[:, k]] for k in (0, 1, 3))
    facing = np.cross(b - a, d - a)
    assert ((facing * a).sum(axis=1) > 0).all()
