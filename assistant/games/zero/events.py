"""What happens at a table of Zero. Seats count from 0 around the table."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.games.zero.cards import Hand


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everyone has nine cards, the pot lies open: the round begins."""


@dataclass(frozen=True, slots=True)
class Exchanged:
    """The player on turn has given a card for one of the pot."""


@dataclass(frozen=True, slots=True)
class Knocked:
    """The player on turn has knocked instead."""


@dataclass(frozen=True, slots=True)
class Announced:
    """A player has announced ZERO.

    Whoever is on turn makes it by the exchange of this turn; another has exchanged before.
    """

    seat: int
    hand: Hand = ()
    """The cards, if the table enters them; else the announcement is believed."""
    dealt: bool = False
    """Whether the player was dealt it and exchanges nothing."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A player's cards at the end of the round."""

    seat: int
    hand: Hand


@dataclass(frozen=True, slots=True)
class Told:
    """The points of a hand that the table has counted itself."""

    seat: int
    points: int


Event = Dealt | Exchanged | Knocked | Announced | Shown | Told
