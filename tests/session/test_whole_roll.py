"""Bayes' rule over whole rolls, on dice simple enough to reckon by hand."""

from __future__ import annotations

import time

import pytest

from assistant.games.zombie_dice import ZombieDice
from assistant.session.translate.zombie_rolls import judged
from assistant.session.whole_roll import weigh
from tests.games.helpers import after
from tests.session.helpers import thrown

Pairs = dict[tuple[str, ...], float]
PAIRS: Pairs = {(a, b): 0.0 for a in "HT" for b in "HT"}


def test_dice_are_weighed_together() -> None:
    """One of two coins shows heads, by the rules; the first looks twice as much like it."""
    can_be: Pairs = {("H", "T"): 0.5, ("T", "H"): 0.5}
    found = weigh([{"H": 0.8, "T": 0.2}, {"H": 0.6, "T": 0.4}], can_be, PAIRS)
    # 0.8 x 0.4 against 0.2 x 0.6.
    assert found.dice[0]["H"] == pytest.approx(0.32 / 0.44)
    assert found.dice[1]["H"] == pytest.approx(0.12 / 0.44)
    assert found.best == ("H", "T")


def test_what_the_rules_forbid_may_have_happened_all_the_same() -> None:
    strays = dict.fromkeys(PAIRS, 0.01)
    found = weigh([{"H": 1.0, "T": 0.001}, {"H": 1.0, "T": 0.5}], {("T", "H"): 0.96}, strays)
    forbidden = 0.01 * (1 + 0.5)
    assert found.dice[0]["H"] == pytest.approx(
        forbidden / (forbidden + 0.97 * 0.001 + 0.01 * 0.0005)
    )
    assert found.best == ("T", "H")


def test_nothing_may_be_likely() -> None:
    looks = [{"H": 1.0, "T": 0.0}] * 2
    assert weigh(looks, {("T", "T"): 1.0}, dict.fromkeys(PAIRS, 0.1)).best is None
    with pytest.raises(ValueError, match="nothing"):
        weigh(looks, {("T", "T"): 1.0}, PAIRS)


def test_chances_make_one_and_answers_are_quick() -> None:
    expected = ZombieDice().expects(after("gF yB rS"))
    dice = thrown("gB yS rF", unsure=(1,)).dice
    judged(expected, dice)
    start = time.process_time()
    found = judged(expected, dice)
    assert time.process_time() - start < 0.02
    assert [sum(chance.values()) for chance in found.chances] == pytest.approx([1] * 3)
