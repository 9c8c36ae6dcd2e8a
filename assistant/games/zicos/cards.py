"""The cards of Zicos, as they are printed. Values belong to the owner's box: they are told, never
assumed, and each travels in the event that brings the card to the table.

Source of every rule named in this package: [M] the maker's text, [D] what follows from it,
[O] left open by it, and then an option of the game.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never

LOWEST_FACE, HIGHEST_FACE = 1, 6
"""The dice are ordinary ones [D]."""

MAX_NAME = 40
"""Longest name of a card, in characters."""

MAX_TEXT = 200
"""Longest text of what a card does."""

MAX_VALUE = 999
"""Largest number on a card, far above any printed one; it keeps slips of the finger out."""


class Throws(StrEnum):
    """When the owner of a card rolls a die for it, at the end of a turn."""

    NEVER = "never"
    ONCE = "once"
    """At the end of the turn in which it came to the table."""
    ALWAYS = "always"
    """At the end of every turn while it lies there."""


@dataclass(frozen=True, slots=True)
class Member:
    """Blue: one of the band."""

    name: str
    stars: int
    bye: int | None = None
    """The number beside the little plane, 1 to 6; None for a card without one."""
    fan_zone: bool = False
    """Whether Fans may be put under it."""


@dataclass(frozen=True, slots=True)
class Production:
    """Orange: a single, an album, a concert. Points for the round, and Fans or Haters."""

    name: str
    points: int
    draws: int
    """Burgundy cards drawn when it is played."""


@dataclass(frozen=True, slots=True)
class Bonus:
    """Green: boosts one's own Productions, or cancels a Malus."""

    name: str
    points: int = 0
    """Added to its player's Production points."""
    cancels: bool = False
    """Whether it may cancel a Malus."""
    throws: Throws = Throws.NEVER
    text: str = ""
    """What else it does, in the owner's words; the table sees to it."""


@dataclass(frozen=True, slots=True)
class Malus:
    """Red: a trick on a rival."""

    name: str
    points: int = 0
    """Added to its victim's Production points: -10 takes ten away."""
    expels: bool = False
    """Whether it may send a Member away."""
    throws: Throws = Throws.NEVER
    """Its victim rolls."""
    text: str = ""
    """As of a Bonus."""


@dataclass(frozen=True, slots=True)
class Contract:
    """An agent or a label: stays before its player, who rolls for it at the end of turns."""

    name: str
    throws: Throws = Throws.ALWAYS
    text: str = ""
    """As of a Bonus."""


@dataclass(frozen=True, slots=True)
class Fan:
    """Burgundy: stars for the Member it lies under."""

    stars: int


@dataclass(frozen=True, slots=True)
class Hater:
    """Burgundy: stars that are taken off in the end, told as a positive number."""

    stars: int


@dataclass(frozen=True, slots=True)
class Nominee:
    """Pink, “Les nominés sont”: ends a round or the game; stars for whoever wins it."""

    stars: int = 0


Drawable = Fan | Hater
"""What the burgundy pile holds."""
Lasting = Bonus | Malus | Contract
"""Cards that may ask for a die at the end of a turn."""
Card = Member | Production | Bonus | Malus | Contract | Fan | Hater | Nominee


def possible(card: Card) -> bool:
    """Whether there can be such a card, and its words can be written in quotes on a line."""
    name, text = getattr(card, "name", ""), getattr(card, "text", "")
    return _writable(name, MAX_NAME) and _writable(text, MAX_TEXT) and _valued(card)


def _writable(text: str, longest: int) -> bool:
    return (
        len(text) <= longest
        and text == " ".join(text.split())
        and '"' not in text
        and not any(unicodedata.category(sign) in ("Cc", "Cs") for sign in text)
    )


def _valued(card: Card) -> bool:
    match card:
        case Member(_, stars, bye, _):
            return _some(stars) and (bye is None or LOWEST_FACE <= bye <= HIGHEST_FACE)
        case Production(_, points, draws):
            return _some(points) and _some(draws)
        case Bonus(_, points) | Malus(_, points):
            return abs(points) <= MAX_VALUE
        case Fan(stars) | Hater(stars) | Nominee(stars):
            return _some(stars)
        case Contract():
            return True
        case _:
            assert_never(card)


def _some(number: int) -> bool:
    return 0 <= number <= MAX_VALUE
