"""Simple rules of play against the best, as they were published: how often they win.

Scores count to 26, where nobody rolls and a tie is halved; dice left in the cup are taken first.
Following whole games takes minutes: `python -m tests.games.test_odds_rivals` writes what is read
here. That it is what the rules give is seen by following rounds again, the very first among them.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import cache, partial
from pathlib import Path

import pytest

from assistant.games.zombie_dice.duel import Cap, Duel, solve
from assistant.games.zombie_dice.make_tables import turn_value
from assistant.games.zombie_dice.rolls import Refill
from tests.games.rivals import (
    EVER,
    Limits,
    Rule,
    Scores,
    Ways,
    at_best,
    by_rule,
    rates,
    rounds,
    won,
)

PATH = Path(__file__).parent / "published" / "rivals_26.json"
REFILL, TARGET, CAP = Refill.REMAIN_FIRST, 13, Cap(26, 0.5)
START = (0, 0)
ROUNDS = [START, (12, 12), (20, 20)]
"""Scores whose round is followed again."""


def two_shotguns(_own: int, _other: int) -> Limits:
    return EVER, EVER, 0


def three_brains(_own: int, _other: int) -> Limits:
    return 3, 3, 3


def minh(own: int, other: int) -> Limits:
    """The rule of Minh Q. Vu Dinh."""
    return EVER, max(TARGET, other + 3) - own if other >= 8 else 4, 1


def last(rule: Rule, own: int, other: int) -> Limits:
    """Play by `rule`, but never stop behind when the game ends with this turn."""
    none, one, two = rule(own, other)
    level = other - own if other >= TARGET else 0
    return max(none, level), max(one, level), max(two, level)


RULES: dict[str, Rule] = {
    "minh": minh,
    "two_shotguns": two_shotguns,
    "three_brains": three_brains,
}

PUBLISHED = {
    "minh": ("0.472602048", "0.439184573", "0.506019524"),
    "two_shotguns": ("0.413984291",),
    "three_brains": ("0.349696376",),
}
"""How often each rule wins: on average, beginning, and as the second where it is known."""


@cache
def told() -> tuple[Duel, dict[str, list[dict[Scores, float]]]]:
    """The solved game, and by rule how often the round's first player wins: the rule, the best."""
    values = json.loads(PATH.read_text(encoding="ascii"))
    first, second = (tuple(map(tuple, values["duel"][name])) for name in ("first", "second"))
    duel = Duel(TARGET, first, second, tuple(values["duel"]["ties"]))
    scores = rounds(TARGET, CAP)
    return duel, {
        name: [dict(zip(scores, chances, strict=True)) for chances in values[name]]
        for name in RULES
    }


@cache
def best() -> Ways:
    return at_best(told()[0], REFILL, CAP)


@cache
def against(best: Ways, name: str) -> tuple[Ways, Ways]:
    """The rule of this name against the best, as the round's first player and as its second."""
    first, second = best
    rule = RULES[name]
    return (by_rule(rule, REFILL, CAP), second), (first, by_rule(partial(last, rule), REFILL, CAP))


@pytest.mark.parametrize("name", RULES)
def test_how_often_a_rule_wins(name: str) -> None:
    first, second = (chances[START] for chances in told()[1][name])
    found = ((first + 1 - second) / 2, first, 1 - second)
    for chance, published in zip(found, PUBLISHED[name], strict=False):
        assert f"{chance:.9f}" == published


@pytest.mark.parametrize("name", RULES)
@pytest.mark.parametrize("scores", ROUNDS)
def test_a_round_agrees_with_what_follows_it(name: str, scores: Scores) -> None:
    for pair, chances in zip(against(best(), name), told()[1][name], strict=True):
        found = won(pair, scores, TARGET, CAP, chances.__getitem__)
        assert found == pytest.approx(chances[scores], abs=1e-12)


@pytest.mark.parametrize("scores", ROUNDS)
def test_nobody_plays_better_than_the_best(scores: Scores) -> None:
    """What the best play is taken to win is what it wins against itself."""
    duel = told()[0]

    def higher(after: Scores) -> float:
        own, other = after
        return duel.tie(own) if own >= TARGET else duel.first[own][other]

    found = won(best(), scores, TARGET, CAP, higher)
    assert found == pytest.approx(higher(scores), abs=1e-12)
    for name in RULES:
        first, second = told()[1][name]
        assert first[scores] < higher(scores) < second[scores]


def written(duel: Duel) -> None:
    """Follow all games of every rule, and write what they come to."""
    best = at_best(duel, REFILL, CAP)
    values: dict[str, object] = {"duel": asdict(duel)}
    for name in RULES:
        values[name] = [list(rates(ways, TARGET, CAP).values()) for ways in against(best, name)]
    PATH.write_text(json.dumps(values) + "\n", encoding="ascii")


if __name__ == "__main__":
    written(solve(turn_value(REFILL), TARGET, CAP))
