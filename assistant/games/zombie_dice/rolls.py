"""What one roll can show, counted: hands drawn from the cup, and faces of the hands.

Dice are counted by colour, in the order of `COLOURS`; no die is told from another of its colour.
All chances are whole numbers of ways over a whole number, so that nothing is lost by rounding.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import product
from math import comb, factorial

from assistant.games.zombie_dice.dice import DICE, DICE_PER_ROLL, FACES, Colour, Face

Counts = tuple[int, int, int]
"""How many green, yellow and red dice."""

COLOURS = tuple(DICE)
BOX: Counts = (DICE[Colour.GREEN], DICE[Colour.YELLOW], DICE[Colour.RED])
"""The dice of the base game."""
NONE: Counts = (0, 0, 0)
SIDES = 6
FACE_WAYS = SIDES**DICE_PER_ROLL
"""In how many ways three dice fall."""


class Refill(StrEnum):
    """How a table reads the rule of the cup that cannot make up three dice."""

    MIX = "mix"
    """The brains go back into the cup, then every die needed is drawn from the mixture."""
    REMAIN_FIRST = "remain_first"
    """The dice left in the cup are taken, then the brains go back and the others are drawn."""
    LITERAL = "literal"
    """As `MIX`, but whenever the cup holds fewer than three dice and one is needed."""
    END = "end"
    """Nothing goes back: the player must stop."""


@dataclass(frozen=True, slots=True)
class Draw:
    """How three dice come together."""

    refilled: bool
    """Whether the brains went back into the cup, to be noted."""
    hands: tuple[tuple[Counts, int], ...]
    """(the three dice, in how many ways they come)."""
    ways: int
    """The ways of all hands together."""


@dataclass(frozen=True, slots=True)
class Fall:
    """One way for a hand to fall, by colour."""

    brains: Counts
    shotguns: Counts
    feet: Counts
    ways: int
    """In how many of `FACE_WAYS` ways the hand falls like this."""


def plus(one: Counts, other: Counts) -> Counts:
    """Add colour by colour."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2])


def minus(one: Counts, other: Counts) -> Counts:
    """Subtract colour by colour."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2])


@cache
def draw(
    brains: Counts, shotguns: Counts, feet: Counts, refill: Refill, box: Counts = BOX
) -> Draw | None:
    """Give the hands that can be rolled next when these dice of `box` are out of the cup.

    None when no roll may follow: the cup has run short, and the table reads `Refill.END`.
    """
    cup = minus(box, plus(plus(brains, shotguns), feet))
    needed = DICE_PER_ROLL - sum(feet)
    short = needed > sum(cup)
    if refill is Refill.LITERAL and needed:
        short = sum(cup) < DICE_PER_ROLL
    if not short:
        return _drawn(feet, cup, refilled=False)
    if refill is Refill.END:
        return None
    if refill is Refill.REMAIN_FIRST:
        return _drawn(plus(feet, cup), brains, refilled=True)
    return _drawn(feet, plus(cup, brains), refilled=True)


@cache
def falls(hand: Counts) -> tuple[Fall, ...]:
    """Give every way in which three dice of these colours can fall."""
    each = (_falls_of(colour, number) for colour, number in zip(COLOURS, hand, strict=True))
    return tuple(
        Fall(
            (green[0], yellow[0], red[0]),
            (green[1], yellow[1], red[1]),
            (green[2], yellow[2], red[2]),
            green[3] * yellow[3] * red[3],
        )
        for green, yellow, red in product(*each)
    )


def _drawn(kept: Counts, cup: Counts, *, refilled: bool) -> Draw:
    needed = DICE_PER_ROLL - sum(kept)
    hands = tuple(
        (plus(kept, new), comb(cup[0], new[0]) * comb(cup[1], new[1]) * comb(cup[2], new[2]))
        for new in _parts(cup, needed)
    )
    return Draw(refilled, hands, sum(ways for _, ways in hands))


def _parts(cup: Counts, number: int) -> list[Counts]:
    """Give every choice of `number` dice that the cup allows."""
    green, yellow, red = cup
    return [
        (greens, yellows, number - greens - yellows)
        for greens in range(min(green, number) + 1)
        for yellows in range(min(yellow, number - greens) + 1)
        if number - greens - yellows <= red
    ]


def _falls_of(colour: Colour, number: int) -> list[tuple[int, int, int, int]]:
    """Give (brains, shotguns, feet, ways) for `number` dice of one colour."""
    sides = FACES[colour]
    return [
        (
            brains,
            shotguns,
            feet,
            factorial(number)
            // (factorial(brains) * factorial(shotguns) * factorial(feet))
            * sides[Face.BRAIN] ** brains
            * sides[Face.SHOTGUN] ** shotguns
            * sides[Face.FEET] ** feet,
        )
        for brains in range(number + 1)
        for shotguns in range(number + 1 - brains)
        for feet in [number - brains - shotguns]
    ]
