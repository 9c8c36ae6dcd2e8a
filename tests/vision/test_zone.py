"""The roll zone: a polygon in fractions of the picture, dragged by its corners."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vision.readings import Box
from vision.zone import LEAST_AREA, Corner, Zone

share = st.floats(0, 1)
step = st.floats(-1.5, 1.5)
SLANTED = Zone(((0.3, 0.1), (0.7, 0.1), (0.9, 0.9), (0.1, 0.9)))


def box_at(x: float, y: float) -> Box:
    return Box(x - 10, y - 10, x + 10, y + 10)


def test_a_die_is_in_the_zone_when_its_middle_is() -> None:
    assert SLANTED.holds(box_at(640, 360), 1280, 720)
    assert SLANTED.holds(box_at(1280 * 0.85, 720 * 0.85), 1280, 720)
    assert not SLANTED.holds(box_at(1280 * 0.85, 720 * 0.15), 1280, 720)


@pytest.mark.parametrize(
    "corners",
    [
        ((0, 0), (1, 0)),
        ((0, 0), (1, 0), (1, 1.1), (0, 1)),
        ((0, 0), (0, 1), (1, 1), (1, 0)),
        ((0, 0), (1, 0), (0.2, 0.2), (0, 1)),
        ((0, 0), (0.5, 0), (1, 0), (1, 1)),
        ((0, 0), (0, 0), (1, 0), (1, 1)),
        # A star with five points turns right at each of them, too.
        ((0.5, 0), (0.8, 1), (0, 0.4), (1, 0.4), (0.2, 1)),
    ],
    ids=["two", "outside", "widdershins", "dented", "straight", "twice", "star"],
)
def test_what_does_not_bulge_is_no_zone(corners: tuple[Corner, ...]) -> None:
    with pytest.raises(ValueError, match="zone"):
        Zone(corners)


def test_a_zone_is_written_and_read() -> None:
    assert Zone.read(str(SLANTED)) == SLANTED
    assert Zone.read("0.1,0,0.9,1") == Zone.rectangle(0.1, 0, 0.9, 1)


@pytest.mark.parametrize(
    "text", ["", "1", "0,0,1", "0,0,1,1,1", "a,b,c,d", "0.8,0,0.2,1", "nan,0,1,1"]
)
def test_other_text_is_no_zone(text: str) -> None:
    with pytest.raises(ValueError):
        Zone.read(text)


def test_a_corner_goes_where_it_is_dragged() -> None:
    assert SLANTED.dragged(2, (0.95, 0.8)).corners[2] == (0.95, 0.8)
    assert SLANTED.dragged(2, (3.0, 0.8)).corners[2] == (1.0, 0.8)


def test_a_corner_is_not_dragged_across_the_zone() -> None:
    assert SLANTED.dragged(0, (0.9, 0.95)) == SLANTED


@given(st.lists(st.tuples(st.integers(0, 3), share, share), max_size=12))
def test_a_dragged_zone_can_always_be_taken_hold_of(drags: list[tuple[int, float, float]]) -> None:
    zone = Zone()
    for number, x, y in drags:
        zone = zone.dragged(number, (x, y))
        assert zone.area >= LEAST_AREA


@given(step, step)
def test_a_zone_moved_as_a_whole_stays_in_the_picture(across: float, down: float) -> None:
    moved = SLANTED.shifted((across, down))
    assert moved.area == pytest.approx(SLANTED.area)
    assert moved.corners[1][0] - moved.corners[0][0] == pytest.approx(0.4)


@given(share, share)
def test_a_rectangle_holds_what_lies_between_its_sides(x: float, y: float) -> None:
    inside = 0.25 <= x <= 0.75 and 0.125 <= y <= 0.5
    assert Zone.rectangle(0.25, 0.125, 0.75, 0.5).holds_point((x, y)) == inside


def test_a_corner_dragged_as_far_as_it_goes_is_written_and_read_again() -> None:
    zone = Zone(((0.2, 0.03), (0.8, 0.03), (0.8, 0.97), (0.2, 0.97)))
    for step in range(100):
        zone = zone.dragged(0, (0.2 + 0.3 * step / 99, 0.03 + 0.47 * step / 99 - 0.00003))
    assert Zone.read(str(zone)) == zone
