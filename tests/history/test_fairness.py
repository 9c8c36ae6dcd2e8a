"""Counted faces and what is thought of them."""

from __future__ import annotations

from math import exp

import pytest

from assistant.games.zombie_dice.notation import dice
from assistant.history.fairness import Counted, Verdict, together, verdict
from assistant.history.zombie_dice.dice import counted


def coin(heads: int, tails: int) -> Counted:
    return Counted("coin", ("heads", "tails"), (heads, tails), (0.5, 0.5))


def test_dice_are_counted_by_colour_and_face() -> None:
    green, yellow, red = counted(dice("gB gB gF yS rS rS rB"))
    assert (green.kind, green.faces, green.seen) == (
        "green",
        ("brain", "shotgun", "feet"),
        (2, 0, 1),
    )
    assert yellow.seen == (0, 1, 0)
    assert (red.seen, red.total) == ((1, 2, 0), 3)
    assert green.chances == (1 / 2, 1 / 6, 1 / 3)
    assert red.expected == pytest.approx((0.5, 1.5, 1.0))


def test_the_statistic_is_pearsons() -> None:
    # Expected 30, 10, 20: 9/30 + 16/10 + 1/20.
    found = Counted("green", ("brain", "shotgun", "feet"), (27, 14, 19), (1 / 2, 1 / 6, 1 / 3)).test
    assert found is not None
    assert found.statistic == pytest.approx(1.95)
    assert found.freedom == 2
    assert found.p == pytest.approx(exp(-0.975))


def test_a_rare_face_asks_for_more_dice() -> None:
    green, yellow, red = counted(dice("gB gB gB gB gB " * 6))
    assert (green.least, yellow.least, red.least) == (30, 15, 30)
    assert green.enough
    assert counted(dice("gB " * 29))[0].verdict is Verdict.TOO_FEW


@pytest.mark.parametrize(
    ("heads", "tails", "expected"),
    [
        (4, 5, Verdict.TOO_FEW),
        (50, 50, Verdict.ORDINARY),
        (59, 41, Verdict.ORDINARY),
        (60, 40, Verdict.UNUSUAL),
        (66, 34, Verdict.UNUSUAL),
        (67, 33, Verdict.STRIKING),
    ],
)
def test_verdicts(heads: int, tails: int, expected: Verdict) -> None:
    assert coin(heads, tails).verdict is expected


def test_all_kinds_together_leave_out_those_with_too_few() -> None:
    both = together([coin(60, 40), coin(45, 55), coin(1, 0)])
    assert both is not None
    assert both.statistic == pytest.approx(5.0)
    assert both.freedom == 2
    assert both.p == pytest.approx(exp(-2.5))
    assert verdict(both) is Verdict.ORDINARY
    assert verdict(together([coin(1, 0)])) is Verdict.TOO_FEW
