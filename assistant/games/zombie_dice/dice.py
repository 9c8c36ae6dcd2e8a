"""The dice: their colours, their faces, and what is left in the cup.

Counts and faces of the base game are those on which all detailed descriptions of the 2010 box
agree (Steve Jackson Games leaflet; playpartygame.com; wikisum.wiki). The dice of Double Feature
are as thearmchaircritic.blogspot.com and quarantineworld.blogspot.com both have them, the bus of
School Bus as boardgamegeek.com/thread/1175759 and toastedgamer.blogspot.com do.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class Colour(StrEnum):
    """How dangerous a die of the base game is: green kind, red cruel."""

    GREEN = "green"
    YELLOW = "yellow"
    RED = "red"


class Special(StrEnum):
    """A die of an expansion, of which there is but one: it takes the place of a colour."""

    HUNK = "hunk"
    HOTTIE = "hottie"
    SANTA = "santa"
    BUS = "bus"
    """Has twelve sides and never is in the cup."""


class Face(StrEnum):
    """What a die of the base game shows."""

    BRAIN = "brain"
    SHOTGUN = "shotgun"
    FEET = "feet"


class SpecialFace(StrEnum):
    """What only dice of the expansions show."""

    DOUBLE_BRAIN = "double-brain"
    TRIPLE_BRAIN = "triple-brain"
    DOUBLE_SHOTGUN = "double-shotgun"
    BRAIN_SHOTGUN = "brain-shotgun"
    DOUBLE_BRAIN_SHOTGUN = "double-brain-shotgun"
    HELMET = "helmet"
    """One more shotgun is needed to lose this turn."""
    DRINK = "drink"
    """Feet of green dice count as brains until the turn ends."""
    STOP = "stop-sign"
    """The turn ends, and its brains count."""
    YIELD = "yield"
    """The shotguns of this roll are feet."""
    DEAD_END = "dead-end"
    """The feet of this roll are brains."""
    TYRE = "tyre"
    """A brain is lost, and the bus with it for this turn."""


AnyColour = Colour | Special
AnyFace = Face | SpecialFace

BRAINS: dict[AnyFace, int] = {
    Face.BRAIN: 1,
    SpecialFace.DOUBLE_BRAIN: 2,
    SpecialFace.TRIPLE_BRAIN: 3,
    SpecialFace.BRAIN_SHOTGUN: 1,
    SpecialFace.DOUBLE_BRAIN_SHOTGUN: 2,
}
"""Brains that a face is worth; others are worth none."""

SHOTGUNS: dict[AnyFace, int] = {
    Face.SHOTGUN: 1,
    SpecialFace.DOUBLE_SHOTGUN: 2,
    SpecialFace.BRAIN_SHOTGUN: 1,
    SpecialFace.DOUBLE_BRAIN_SHOTGUN: 1,
}
"""Shotguns that a face is worth; others are worth none."""


@dataclass(frozen=True, slots=True)
class Die:
    """One die as it lies on the table."""

    colour: AnyColour
    face: AnyFace

    @property
    def brains(self) -> int:
        """Brains it is worth."""
        return BRAINS.get(self.face, 0)

    @property
    def shotguns(self) -> int:
        """Shotguns it is worth."""
        return SHOTGUNS.get(self.face, 0)


DICE = {Colour.GREEN: 6, Colour.YELLOW: 4, Colour.RED: 3}
"""How many dice of each colour the box of the base game holds: thirteen in all."""

FACES: dict[AnyColour, dict[AnyFace, int]] = {
    Colour.GREEN: {Face.BRAIN: 3, Face.SHOTGUN: 1, Face.FEET: 2},
    Colour.YELLOW: {Face.BRAIN: 2, Face.SHOTGUN: 2, Face.FEET: 2},
    Colour.RED: {Face.BRAIN: 1, Face.SHOTGUN: 3, Face.FEET: 2},
    Special.HUNK: {
        SpecialFace.DOUBLE_BRAIN: 1,
        Face.SHOTGUN: 2,
        SpecialFace.DOUBLE_SHOTGUN: 1,
        Face.FEET: 2,
    },
    Special.HOTTIE: {Face.BRAIN: 1, Face.SHOTGUN: 2, Face.FEET: 3},
    Special.SANTA: {
        Face.BRAIN: 1,
        SpecialFace.DOUBLE_BRAIN: 1,
        Face.SHOTGUN: 1,
        Face.FEET: 1,
        SpecialFace.HELMET: 1,
        SpecialFace.DRINK: 1,
    },
    Special.BUS: {
        Face.BRAIN: 2,
        SpecialFace.DOUBLE_BRAIN: 1,
        SpecialFace.TRIPLE_BRAIN: 1,
        Face.SHOTGUN: 1,
        SpecialFace.DOUBLE_SHOTGUN: 1,
        SpecialFace.BRAIN_SHOTGUN: 1,
        SpecialFace.DOUBLE_BRAIN_SHOTGUN: 1,
        SpecialFace.STOP: 1,
        SpecialFace.YIELD: 1,
        SpecialFace.DEAD_END: 1,
        SpecialFace.TYRE: 1,
    },
}
"""How many of its sides show each face: of six, of the bus twelve."""

DICE_PER_ROLL = 3
SHOTGUNS_TO_LOSE = 3

Cup = tuple[tuple[AnyColour, int], ...]
"""(colour, number of dice): green, yellow, red, then the special dice of the game."""

BOX: Cup = tuple(DICE.items())
"""The dice of the base game."""


def without(box: Cup, out: Iterable[AnyColour]) -> Cup:
    """Count the dice still in the cup when dice of the colours `out` are not."""
    taken = list(out)
    return tuple((colour, number - taken.count(colour)) for colour, number in box)


def total(cup: Cup) -> int:
    """Count the dice in `cup`."""
    return sum(number for _, number in cup)


def named(colours: Iterable[AnyColour]) -> tuple[Die, ...]:
    """List every face of the dice of these colours."""
    return tuple(Die(colour, face) for colour in colours for face in FACES[colour])


def exists(die: Die) -> bool:
    """Whether any die of this colour has this face."""
    return die.face in FACES[die.colour]
