"""Two ways of playing Zombie Dice against each other, followed exactly: who wins how often."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from assistant.games.zombie_dice.codes import shotguns_of, total_of
from assistant.games.zombie_dice.duel import Cap, Duel, first_worth, second_worth
from assistant.games.zombie_dice.outcomes import Policy, outcomes
from assistant.games.zombie_dice.rolls import Refill
from assistant.games.zombie_dice.turn import Turn

Points = tuple[float, ...]
"""The chance of 0, 1, 2, … points in a turn."""
Way = Callable[[int, int], Points]
"""How a player plays, by own score and the other's."""
Ways = tuple[Way, Way]
"""Of a round's first player and its second."""
Scores = tuple[int, int]
"""Of a round's first player and its second, before the round."""
Chances = Callable[[Scores], float]
"""How often the first player wins."""

Limits = tuple[int, int, int]
"""Brains of the turn at which to stop with 0, 1 and 2 shotguns."""
Rule = Callable[[int, int], Limits]
"""A rule of play, by own score and the other's."""

EVER = 1000
"""More brains than any turn has."""


def by_rule(rule: Rule, refill: Refill, cap: Cap) -> Way:
    """Play by `rule`; at the cap nobody rolls."""

    @cache
    def turn(limits: Limits) -> Points:
        return _points(lambda code: total_of(code) < limits[shotguns_of(code)], refill)

    def way(own: int, other: int) -> Points:
        none, one, two = rule(own, other)
        most = cap.score - own
        return turn((min(none, most), min(one, most), min(two, most)))

    return way


def at_best(duel: Duel, refill: Refill, cap: Cap) -> Ways:
    """Play for the win, knowing `duel`: as the round's first player, and as its second."""

    @cache
    def turn(worth: tuple[float, ...]) -> Points:
        return _points(Turn(worth, refill).rolls_at, refill)

    def answered(own: int, other: int) -> float:
        worth = second_worth(duel, own, other, cap)
        most = len(worth) - 1
        points = enumerate(turn(worth))
        return sum(chance * worth[min(number, most)] for number, chance in points)

    def first(own: int, other: int) -> Points:
        return turn(first_worth(duel, answered, own, other, cap))

    def second(own: int, other: int) -> Points:
        return turn(second_worth(duel, own, other, cap))

    return first, second


def rounds(target: int, cap: Cap) -> list[Scores]:
    """Give all scores at which a round may begin below the cap: each before those it follows."""
    levels = [(level, level) for level in range(cap.score - 1, target - 1, -1)]
    below = [(own, other) for own in range(target) for other in range(target)]
    return [*levels, *sorted(below, key=sum, reverse=True)]


def won(ways: Ways, scores: Scores, target: int, cap: Cap, higher: Chances) -> float:
    """Give how often the first player wins from `scores` on, knowing it of `higher` ones."""
    first, second = ways
    chance = again = 0.0
    for mine, likely in enumerate(first(*scores)):
        own = min(scores[0] + mine, cap.score)
        for theirs, answer in enumerate(second(scores[1], own)):
            other = min(scores[1] + theirs, cap.score)
            if (own, other) == scores:
                again += likely * answer
            elif own == other == cap.score:
                chance += likely * answer * cap.tie
            elif max(own, other) < target or own == other:
                chance += likely * answer * higher((own, other))
            else:
                chance += likely * answer * (own > other)
    # Where nobody gets a point the round is played again.
    return chance / (1 - again)


def rates(ways: Ways, target: int, cap: Cap) -> dict[Scores, float]:
    """Give how often the first player wins, from every entry of `rounds` on."""
    found: dict[Scores, float] = {}
    for scores in rounds(target, cap):
        found[scores] = won(ways, scores, target, cap, found.__getitem__)
    return found


def _points(rolls: Policy, refill: Refill) -> Points:
    ends = outcomes(rolls, refill)
    none, *some = ends.brains
    return (none + ends.bust, *some)
