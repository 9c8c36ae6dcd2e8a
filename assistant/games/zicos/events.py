"""What happens at a table of Zicos. Seats count from 0 around the table, pairs from 1.

Cards on the table go by number: the first card that comes to the table is 1, and so on.
"""

from __future__ import annotations

from dataclasses import dataclass

from assistant.games.zicos.cards import (
    Bonus,
    Card,
    Contract,
    Drawable,
    Malus,
    Member,
    Nominee,
    Production,
)

# The auction.


@dataclass(frozen=True, slots=True)
class Die:
    """One player's die at rest."""

    seat: int
    value: int
    """1 to 6."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """The table shows these dice. Observed, never invented.

    One die of whose roll it is; where all roll at once, or in a throw-off, dice of any of those
    who have yet to roll.
    """

    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class StarterChosen:
    """The table says who begins this turn's auction; legal before its first die."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bid:
    """A player puts the die on a pair."""

    seat: int
    pair: int | None
    """From 1; None for no pair at all, where the table allows it."""


@dataclass(frozen=True, slots=True)
class CardLost:
    """BYE BYE: the owner says which card goes, where there is a choice."""

    card: int
    """Number of a Fan or a Member."""


@dataclass(frozen=True, slots=True)
class NomineesShown:
    """“Les nominés sont” turned up where the pairs of a turn were revealed: the round is over."""

    card: Nominee


# The cards.


@dataclass(frozen=True, slots=True)
class MemberPlayed:
    """A Member goes from the hand to the group."""

    seat: int
    card: Member


@dataclass(frozen=True, slots=True)
class ProductionPlayed:
    """A Production is played from the hand; with songs, its challenge comes next."""

    seat: int
    card: Production


@dataclass(frozen=True, slots=True)
class ChallengeEnded:
    """The challenge of a Production, a song to sing or an artist to guess, was won or lost."""

    won: bool


@dataclass(frozen=True, slots=True)
class Drawn:
    """A burgundy card was drawn for the Production just played."""

    card: Drawable
    under: int | None = None
    """For a Fan, the number of the Member that takes it; None where no choice is left: it goes
    to the only Member with room, or is lost where there is none."""


@dataclass(frozen=True, slots=True)
class PileEmpty:
    """The burgundy pile is empty: nothing more is drawn for this Production."""


@dataclass(frozen=True, slots=True)
class BonusPlayed:
    """A Bonus goes from the hand to the table."""

    seat: int
    card: Bonus
    cancels: int | None = None
    """Number of a Malus that lies with its player and is discarded for it."""


@dataclass(frozen=True, slots=True)
class MalusPlayed:
    """A Malus goes from the hand of `seat` to the victim's table."""

    seat: int
    victim: int
    card: Malus
    expels: int | None = None
    """Number of a Member of the victim who leaves, and takes the Fans along."""


@dataclass(frozen=True, slots=True)
class ContractPlayed:
    """An agent or a label goes from the hand to the table."""

    seat: int
    card: Contract


@dataclass(frozen=True, slots=True)
class Passed:
    """The player plays nothing more: the next one is asked."""

    seat: int


@dataclass(frozen=True, slots=True)
class Closed:
    """The table moves on: nobody places any more, plays Bonus and Malus, or rolls for cards."""


# What a card's own text does, and what the table had before the keeper was asked.


@dataclass(frozen=True, slots=True)
class Came:
    """A card came to the table without being played from a hand."""

    seat: int
    card: Card
    under: int | None = None
    """As in `Drawn`."""


@dataclass(frozen=True, slots=True)
class Left:
    """A card left the table; a Member takes the Fans along."""

    card: int


@dataclass(frozen=True, slots=True)
class PointsChanged:
    """A player's Production points of this round changed, by the text of a card."""

    seat: int
    points: int
    """Added; not 0."""


@dataclass(frozen=True, slots=True)
class HandCounted:
    """The player holds so many cards, whatever was thought before."""

    seat: int
    cards: int


Event = (
    Rolled
    | StarterChosen
    | Bid
    | CardLost
    | NomineesShown
    | MemberPlayed
    | ProductionPlayed
    | ChallengeEnded
    | Drawn
    | PileEmpty
    | BonusPlayed
    | MalusPlayed
    | ContractPlayed
    | Passed
    | Closed
    | Came
    | Left
    | PointsChanged
    | HandCounted
)
