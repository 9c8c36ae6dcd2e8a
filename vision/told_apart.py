"""Which dice of a learnt set can be told apart, by shots put to the test that were left out."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum, auto

import numpy as np

from vision.labels import SPECIAL_FACES, ZOMBIE_COLOURS
from vision.learnt import LEAST_SHOTS, Learnt
from vision.shots import DiceSet, Stands, Value

MIXED_UP = 0.12
"""Mean share of probability that another value may not reach on a value's own shots."""
ENOUGH = 3
"""Fewer shots than this say little about how a die looks from elsewhere."""


class Verdict(StrEnum):
    """What can be said of one value of a set."""

    MISSING = auto()
    """Never shown."""
    FEW = auto()
    """Known again so far, but shown too seldom to be trusted."""
    CLEAR = auto()
    MIXED_UP = auto()
    """Taken for another value."""


@dataclass(frozen=True, slots=True)
class Told:
    """How well one value is known."""

    value: Value
    shots: int
    right: int
    """Shots that were known again when left out."""
    taken_for: tuple[Value, ...]
    """Values it is mixed up with, worst first."""
    verdict: Verdict


def told_apart(dice: DiceSet, learnt: Learnt, wanted: tuple[Value, ...] = ()) -> tuple[Told, ...]:
    """Judge every value of the set that `learnt` was made of, and those `wanted`."""
    values = learnt.values
    shown = np.array([values.index(shot.value) for shot in dice.shots])
    p = learnt.left_out.likely(learnt.weights)
    guessed = p.argmax(-1)
    told = []
    for value in dict.fromkeys((*wanted, *dice.values)):
        count = dice.count(value)
        if not count:
            told.append(Told(value, 0, 0, (), Verdict.MISSING))
            continue
        mine = values.index(value)
        rows = shown == mine
        share = p[rows].mean(0)
        share[mine] = 0
        others = tuple(values[j] for j in np.argsort(-share) if share[j] >= MIXED_UP)
        right = int((guessed[rows] == mine).sum())
        told.append(Told(value, count, right, others, _verdict(count, others)))
    return tuple(told)


def _verdict(count: int, others: tuple[Value, ...]) -> Verdict:
    if others and count >= LEAST_SHOTS:
        return Verdict.MIXED_UP
    return Verdict.CLEAR if count >= ENOUGH else Verdict.FEW


def wanted(dice: DiceSet) -> tuple[Value, ...]:
    """The values that a whole set of this kind has; () where they are the user's own.

    Of a die of an expansion all faces are wanted once one has been shown.
    """
    if not dice.stands.faces:
        return ()
    shown = tuple(dict.fromkeys(colour for colour, _ in dice.values))
    named = shown or ("",)
    if dice.stands is Stands.ZOMBIE:
        named = (*ZOMBIE_COLOURS, *(colour for colour in SPECIAL_FACES if colour in shown))
    return tuple((colour, face) for colour in named for face in dice.stands.faces_of(colour))
