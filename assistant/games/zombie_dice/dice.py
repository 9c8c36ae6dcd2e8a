"""The thirteen dice: their colours, their faces, and what is left in the cup.

Counts and faces are those on which all detailed descriptions of the 2010 box agree
(Steve Jackson Games leaflet; playpartygame.com; wikisum.wiki).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Colour(StrEnum):
    """How dangerous a die is: green kind, red cruel."""

    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"


class Face(StrEnum):
    """What a die shows."""

    BRAIN = "brain"
    SHOTGUN = "shotgun"
    FEET = "feet"


@dataclass(frozen=True, slots=True)
class Die:
    """One die as it lies on the table."""

    colour: Colour
    face: Face


DICE = {Colour.GREEN: 6, Colour.YELLOW: 4, Colour.RED: 3}
"""How many dice of each colour the box holds: thirteen in all."""

FACES = {
    Colour.GREEN: {Face.BRAIN: 3, Face.SHOTGUN: 1, Face.FEET: 2},
    Colour.YELLOW: {Face.BRAIN: 2, Face.SHOTGUN: 2, Face.FEET: 2},
    Colour.RED: {Face.BRAIN: 1, Face.SHOTGUN: 3, Face.FEET: 2},
}
"""How many of its six sides show each face, by colour."""

DICE_PER_ROLL = 3
SHOTGUNS_TO_LOSE = 3

Cup = tuple[tuple[Colour, int], ...]
"""(colour, number of dice) for every colour, in the order green, yellow, red."""


def cup_without(out: Iterable[Die]) -> Cup:
    """Count the dice still in the cup when those of `out` lie on the table."""
    taken = Counter(die.colour for die in out)
    return tuple((colour, number - taken[colour]) for colour, number in DICE.items())


def total(cup: Cup) -> int:
    """Count the dice in `cup`."""
    return sum(number for _, number in cup)


def count(dice: Iterable[Die], face: Face) -> int:
    """Count the dice that show `face`."""
    return sum(die.face == face for die in dice)


def exists(die: Die) -> bool:
    """Whether the box holds a die of this colour with this face."""
    return die.face in FACES.get(die.colour, {})
