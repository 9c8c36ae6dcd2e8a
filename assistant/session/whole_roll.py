"""Weigh what a roll looks like with what it can be: Bayes' rule over whole rolls, exactly.

Dice are weighed together, for the rules speak of all of them: of two dice that may both be the
last red one, one is.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Generic, TypeVar

D = TypeVar("D", bound=Hashable)

Looks = Mapping[D, float]
"""How likely a die looks as it does if it is this or that; only ratios count."""
Prior = Mapping[tuple[D, ...], float]
"""The chance of every roll, its dice in an order told beforehand, before anybody looked."""


@dataclass(frozen=True, slots=True)
class Weighed(Generic[D]):
    """What a roll is, the eye and the rules both heard."""

    dice: tuple[Mapping[D, float], ...]
    """The chances of what each die is; each sums to 1."""
    best: tuple[D, ...] | None
    """The likeliest of the rolls that can be; None when none of them looks at all like it."""


def weigh(looks: Sequence[Looks[D]], can_be: Prior[D], strays: Prior[D]) -> Weighed[D]:
    """Weigh the dice of a roll, none of which is missing.

    `can_be` are the rolls that the rules allow, `strays` all there are, with the little chance
    that they have because the game may not stand where it is believed to. Together they are the
    prior: they need not sum to 1.
    """
    total = 0.0
    best: tuple[D, ...] | None = None
    most = 0.0
    sums: list[dict[D, float]] = [dict.fromkeys(look, 0.0) for look in looks]
    for roll, stray in strays.items():
        seen = prod(look[die] for look, die in zip(looks, roll, strict=True))
        allowed = seen * can_be.get(roll, 0.0)
        if allowed > most:
            best, most = roll, allowed
        weight = allowed + seen * stray
        total += weight
        for chances, die in zip(sums, roll, strict=True):
            chances[die] += weight
    if not total:
        raise ValueError("these dice look like nothing there is")
    return Weighed(
        tuple({die: weight / total for die, weight in chances.items()} for chances in sums), best
    )
