"""The upper tail of chi-square against printed tables and closed forms."""

from __future__ import annotations

from math import exp

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.history.chi_square import upper_tail

ROUNDING = 1e-12


@pytest.mark.parametrize(
    ("statistic", "freedom", "p"),
    [
        (3.841458820694124, 1, 0.05),
        (5.991464547107979, 2, 0.05),
        (7.814727903251179, 3, 0.05),
        (9.487729036781154, 4, 0.05),
        (11.070497693516351, 5, 0.05),
        (16.811893829770927, 6, 0.01),
        (18.307038053275146, 10, 0.05),
        (43.77297182574219, 30, 0.05),
        (124.3421134, 100, 0.05),
        (6.634896601021214, 1, 0.01),
        (13.815510557964274, 2, 0.001),
        (0.0157907740934312, 1, 0.9),
        (0.5543002, 5, 0.99),
    ],
)
def test_printed_quantiles(statistic: float, freedom: int, p: float) -> None:
    assert upper_tail(statistic, freedom) == pytest.approx(p, rel=1e-6)


@pytest.mark.parametrize("statistic", [0.1, 1.0, 7.5, 300.0])
def test_even_degrees_have_a_closed_form(statistic: float) -> None:
    half = statistic / 2
    assert upper_tail(statistic, 2) == pytest.approx(exp(-half), rel=1e-14)
    assert upper_tail(statistic, 6) == pytest.approx(
        exp(-half) * (1 + half + half**2 / 2), rel=1e-13
    )


@given(st.floats(0, 500), st.floats(0, 500), st.integers(1, 200))
def test_the_tail_falls_with_the_statistic_and_rises_with_freedom(
    one: float, other: float, freedom: int
) -> None:
    near, far = sorted((one, other))
    assert 0 <= upper_tail(far, freedom) <= 1
    assert upper_tail(far, freedom) <= upper_tail(near, freedom) + ROUNDING
    assert upper_tail(near, freedom) <= upper_tail(near, freedom + 2) + ROUNDING


def test_nothing_strayed_is_certain() -> None:
    assert upper_tail(0, 1) == upper_tail(0, 7) == 1
    assert upper_tail(1e6, 3) == upper_tail(1e6, 2) == 0


@pytest.mark.parametrize(("statistic", "freedom"), [(-0.1, 1), (1.0, 0)])
def test_what_is_no_chi_square_is_refused(statistic: float, freedom: int) -> None:
    with pytest.raises(ValueError, match="no chi-square"):
        upper_tail(statistic, freedom)
