from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from vision.tableland import FOCAL, askew, lines_of_sight

Floats = NDArray[np.floating]

SIZE = (640, 480)
EVEN = np.full(4, 5.0, np.float32)
"""Each direction is as doubtful as the others."""


def _seen(
    places: Floats,
    table: Floats,
    leans: dict[int, Floats],
) -> NDArray[np.float32]:
    """Where top faces look along the lines of sight: with the `table`, save those that lean."""
    normals = np.tile(table, (len(places), 1))
    for i, normal in leans.items():
        normals[i] = normal
    sights = lines_of_sight(places - np.array(SIZE) / 2, FOCAL * max(SIZE))
    return np.asarray(np.einsum("nij,nj->ni", sights, normals), np.float32)


def _unit(*direction: float) -> Floats:
    return np.array(direction) / float(np.linalg.norm(direction))


def test_what_lies_in_the_middle_is_seen_as_it_is() -> None:
    (sight,) = lines_of_sight(np.zeros((1, 2)), 500)
    assert sight @ [0, 0, -1] == pytest.approx([0, 0, 1])  # towards the eye
    assert sight @ [0, -1, 0] == pytest.approx([0, 1, 0])  # up in the picture
    assert sight @ [1, 0, 0] == pytest.approx([1, 0, 0])


def test_a_line_of_sight_ends_straight_ahead_wherever_the_die_lies() -> None:
    places = np.array([[300.0, -200.0], [-250.0, 10.0]])
    rays = np.concatenate([places, np.full((2, 1), 500.0)], 1)
    rays /= np.linalg.norm(rays, axis=1, keepdims=True)
    for sight, ray in zip(lines_of_sight(places, 500), rays, strict=True):
        assert sight @ ray == pytest.approx([0, 0, -1], abs=1e-6)
        assert sight @ sight.T == pytest.approx(np.eye(3), abs=1e-6)


def test_the_die_that_leans_is_told_from_those_on_the_table() -> None:
    places = np.array([[60.0, 60], [320, 240], [600, 100], [500, 440]])
    table = _unit(0, -0.7, -0.7)
    ups = _seen(places, table, {2: _unit(0.5, -0.7, -0.5)})
    off = askew(ups, EVEN, np.full(4, 0.9, np.float32), places, SIZE).off
    true = float(np.rad2deg(np.arccos(_unit(0.5, -0.7, -0.5) @ table)))
    assert off[2] == pytest.approx(true, abs=2)
    assert off[[0, 1, 3]].max() < 3  # dice afar look elsewhere only by their line of sight


def test_dice_that_hardly_count_do_not_tell_where_the_table_is() -> None:
    places = np.array([[100.0, 100], [300, 300], [500, 200]])
    ups = _seen(places, _unit(0, -0.5, -0.9), {0: _unit(0.6, -0.5, -0.6)})
    level = np.array([0.001, 0.9, 0.9], np.float32)
    assert askew(ups, EVEN[:3], level, places, SIZE).off[1] < 1


def test_alone_there_is_nothing_to_compare_with() -> None:
    ups = np.array([[0, 0, 1]], np.float32)
    alone = askew(ups, EVEN[:1], EVEN[:1], np.array([[320.0, 240]]), SIZE)
    assert np.isnan(alone.off).all()
    none = askew(np.zeros((0, 3), np.float32), EVEN[:0], EVEN[:0], np.zeros((0, 2)), SIZE)
    assert none.off.shape == none.usual.shape == (0,)


def test_a_die_that_leans_to_a_side_looks_there_even_alone() -> None:
    place = np.array([[500.0, 100.0]])
    for table, sideways in ((_unit(0, -0.7, -0.7), 0), (_unit(-0.5, 0, -0.866), 30)):
        told = askew(_seen(place, table, {}), EVEN[:1], EVEN[:1], place, SIZE)
        assert told.sideways == pytest.approx([sideways], abs=0.1)


def test_doubt_in_a_die_and_in_the_others_adds_up() -> None:
    places = np.array([[100.0, 100], [300, 300], [500, 200]])
    ups = _seen(places, _unit(0, -0.5, -0.9), {})
    doubts = np.array([3, 4, 1e3], np.float32)
    usual = askew(ups, doubts, np.ones(3, np.float32), places, SIZE).usual
    assert usual[:2] == pytest.approx([5, 5], abs=0.01)
