"""What every game asks of the dice of a roll, whatever they show."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable

from vision.readings import DieReading, StableRoll

LIKELIER_THAN_NOT = 0.5

UNMOVED_OVERLAP = 0.5
"""Intersection over union above which two boxes hold the same die in the same place."""


def without_doubtful(dice: Iterable[DieReading], most: int) -> tuple[DieReading, ...]:
    """Leave out what lies there beyond `most` dice, if it is likelier to be none.

    A stain or the side of a die may be taken for one more; clear dice are never left out.
    """
    left = list(dice)
    while len(left) > most:
        least = min(left, key=lambda die: die.confidence)
        if least.confidence >= LIKELIER_THAN_NOT:
            break
        left.remove(least)
    return tuple(left)


def left_lying(
    older: StableRoll, newer: StableRoll, shows: Callable[[DieReading], Hashable]
) -> bool:
    """Whether a die of `older` still lies where it lay, showing the same: throws move them all."""
    return any(
        shows(one) == shows(other) and one.box.iou(other.box) > UNMOVED_OVERLAP
        for one in older.dice
        for other in (*newer.dice, *newer.left)
    )
