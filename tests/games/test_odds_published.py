"""Games of two solved as they were published: scores count to 39, and a tie there is halved.

Solving one takes minutes: `python -m tests.games.test_odds_published` writes what is read here.
That the files are what the rules give is seen by solving some of their entries again.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from assistant.games.zombie_dice.duel import Cap, Duel, first_worth, second_worth, solve
from assistant.games.zombie_dice.make_tables import turn_value
from assistant.games.zombie_dice.rolls import Refill

FOLDER = Path(__file__).parent / "published"
CAP = Cap(39, 0.5)
MIX, REMAIN_FIRST, LITERAL, END = Refill

OPENING = {
    MIX: "0.464791580",
    REMAIN_FIRST: "0.464850422",
    LITERAL: "0.464647221",
    END: "0.465629212",
}
"""How often who begins wins, both playing as well as possible."""

HEAD_START = ["0.464791580", "0.520913366", "0.578932215", "0.637807494"]
"""The same by points given to who begins, `MIX`."""


def solved(refill: Refill) -> Duel:
    told = json.loads((FOLDER / f"{refill}_39.json").read_text(encoding="ascii"))
    first, second = (tuple(map(tuple, told[name])) for name in ("first", "second"))
    return Duel(told["target"], first, second, tuple(told["ties"]))


@pytest.mark.parametrize("refill", Refill)
def test_who_begins(refill: Refill) -> None:
    assert f"{solved(refill).first[0][0]:.9f}" == OPENING[refill]


def test_head_starts() -> None:
    assert [f"{solved(MIX).first[own][0]:.9f}" for own in range(4)] == HEAD_START


def test_a_tie_break_near_the_end_agrees() -> None:
    """One at 37 ends there or at a higher level, whose chances are known."""
    duel, value = solved(MIX), turn_value(MIX)
    level = Duel(37, (), (), duel.ties[37 - duel.target :])

    def last(own: int, other: int) -> float:
        return value(second_worth(level, own, other, CAP))

    tie = value(first_worth(level, last, 37, 37, CAP))
    assert tie == pytest.approx(duel.tie(37), abs=1e-12)


@pytest.mark.parametrize("refill", Refill)
def test_answers_agree_with_what_follows_them(refill: Refill) -> None:
    """A bust leaves the other first at the same scores: the opening's own chance is in it."""
    duel, value = solved(refill), turn_value(refill)
    for own, other in [(0, 0), (0, 3), (7, 12)]:
        chance = value(second_worth(duel, own, other, CAP))
        assert chance == pytest.approx(duel.second[own][other], abs=1e-12)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for reading in Refill:
        told = asdict(solve(turn_value(reading), 13, CAP))
        (FOLDER / f"{reading}_39.json").write_text(json.dumps(told) + "\n", encoding="ascii")
