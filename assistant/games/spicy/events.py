"""What happens at a table of Spicy, as far as everybody sees it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from assistant.games.spicy.cards import Card, Claim, Spice, Trait


class Fault(StrEnum):
    """Why a player takes a card back and passes."""

    WRONG_CLAIM = "wrong_claim"
    """The claim was not one that may follow."""
    LAST_UNANNOUNCED = "last_unannounced"
    """The card was the last of the hand, and this was not announced."""


@dataclass(frozen=True, slots=True)
class Played:
    """The player on turn lays a card face down and claims what it is."""

    number: int
    spice: Spice
    last: bool = False
    """Whether it is announced as the last card of the hand."""
    tucked: int = 0
    """Cards of the hand put under it, by Change Your Luck."""

    @property
    def claim(self) -> Claim:
        """Number and spice."""
        return Claim(self.number, self.spice)


@dataclass(frozen=True, slots=True)
class Copied:
    """By Copy Cat, `seat` lays a card and makes the claim on top once more."""

    seat: int
    last: bool = False
    tucked: int = 0


@dataclass(frozen=True, slots=True)
class Passed:
    """The player on turn draws a card and lays none."""

    fault: Fault | None = None
    """Why a card was taken back first; None for a choice."""


@dataclass(frozen=True, slots=True)
class Challenged:
    """`seat` lays a hand on the pile and doubts the claim on top."""

    seat: int
    trait: Trait | None
    """None when the card was turned over and nothing named, which loses at once."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """The challenged card is turned over and shows `card`."""

    card: Card


@dataclass(frozen=True, slots=True)
class Accepted:
    """Every other player has declined to challenge a last card."""


@dataclass(frozen=True, slots=True)
class Penalised:
    """`seat` draws a card for a fault out of turn, such as a look at a card lying face down."""

    seat: int


@dataclass(frozen=True, slots=True)
class WorldEnded:
    """The World's End lies on top of the deck after the cards just drawn."""

    undrawn: int = 0
    """How many of the cards owed could no longer be drawn."""


Laying = Played | Copied
Doubting = Challenged | Revealed | Accepted
Drawing = Passed | Penalised | WorldEnded

Event = Laying | Doubting | Drawing
