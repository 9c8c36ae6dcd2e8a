"""The hundred cards of Spicy, and what a claim about one says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

NUMBERS = tuple(range(1, 11))
OPENING = (1, 2, 3)
"""Numbers that open a pile, and that follow a ten."""
TEN = 10
COPIES = 3
"""How often each number of each spice is in the box."""
WILDS = 5
"""How many wild numbers there are, and how many wild spices."""
CARDS = 100


class Spice(StrEnum):
    """The three spices."""

    CHILI = "chili"
    WASABI = "wasabi"
    PEPPER = "pepper"


class Trait(StrEnum):
    """What a challenge doubts."""

    NUMBER = "number"
    SPICE = "spice"
    BOTH = "both"
    """Only of a copied card: both must be right."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """One of the ninety cards with a number and a spice."""

    number: int
    spice: Spice


@dataclass(frozen=True, slots=True)
class Wild:
    """One of the ten wild cards: every number and no spice, or every spice and no number."""

    trait: Trait
    """`NUMBER` for a wild number, `SPICE` for a wild spice."""


Card = Numbered | Wild

Claim = Numbered
"""What a player says of a card laid face down."""


def copies(card: Card) -> int:
    """How many of this card the box holds; 0 when there is no such card."""
    if isinstance(card, Wild):
        return 0 if card.trait is Trait.BOTH else WILDS
    return COPIES if card.number in NUMBERS else 0


ALL_CARDS: tuple[Card, ...] = (
    *(Numbered(number, spice) for spice in Spice for number in NUMBERS),
    Wild(Trait.NUMBER),
    Wild(Trait.SPICE),
)
"""Every kind of card once."""
