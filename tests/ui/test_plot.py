"""Where plots put their points."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from assistant.ui.plot import framed, ticks

VALUES = st.floats(-500, 500, allow_subnormal=False)


@given(VALUES, VALUES, st.integers(3, 12))
def test_ticks_are_few_whole_even_and_take_everything_in(
    one: float, other: float, most: int
) -> None:
    low, high = sorted((one, other))
    found = ticks(low, high, most)
    assert 2 <= len(found) <= most
    assert found[0] <= low
    assert found[-1] >= high
    steps = {after - before for before, after in pairwise(found)}
    assert len(steps) == 1
    assert all(value == int(value) for value in found)


def test_points_stand_between_the_ends_of_the_frame() -> None:
    frame = framed([(0, 3, 6), (0, 0, -2)], (100, 50, 400, 300))
    assert frame.across == (0, 1, 2)
    assert frame.up == (-2, 0, 2, 4, 6)
    assert frame.line((0, 3, 6)) == ((100.0, 125.0), (300.0, 237.5), (500.0, 350.0))


def test_a_plot_of_nothing_still_has_a_frame() -> None:
    frame = framed([], (0, 0, 10, 10))
    assert (frame.across, frame.up) == ((0, 1), (0, 1))
