"""Where a game of Spicy stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from assistant.games.spicy.cards import Card, Claim, Trait

TROPHIES = 3
TROPHIES_TO_WIN = 2
TROPHY_POINTS = 10


@dataclass(frozen=True, slots=True)
class Laid:
    """A claim in the pile, with the cards that lie there for it."""

    seat: int
    claim: Claim
    cards: int = 1
    """The card itself and those tucked under it."""
    copy: bool = False
    last: bool = False
    """Whether it was announced as the last card of a hand."""
    accepted: bool = False
    """Whether everybody has declined to challenge it; it can no longer be challenged then."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge of the claim on top that waits for the card to be turned over."""

    seat: int
    trait: Trait


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a challenge ended."""

    laid: Laid
    challenger: int
    trait: Trait | None
    card: Card | None
    """None when nothing had been named."""
    cards: int
    """How many cards the winner took."""
    trophy: bool
    """Whether the winner took a trophy, too, for a last card."""
    held: bool
    """Whether the claim was right in what was doubted."""

    @property
    def winner(self) -> int:
        """Who took the cards."""
        return self.laid.seat if self.held else self.challenger

    @property
    def loser(self) -> int:
        """Who draws two cards and starts the next pile."""
        return self.challenger if self.held else self.laid.seat


class Source(StrEnum):
    """What won cards."""

    CHALLENGE = "challenge"
    """A claim challenged and found wrong."""
    DEFENCE = "defence"
    """A challenged claim that held."""
    RAID = "raid"
    """Spice Raider."""


@dataclass(frozen=True, slots=True)
class Gain:
    """Cards won at once."""

    seat: int
    cards: int
    source: Source


@dataclass(frozen=True, slots=True)
class Draw:
    """Cards that a player has just drawn."""

    seat: int
    cards: int


class End(StrEnum):
    """The three ends of a game."""

    TWO_TROPHIES = "two_trophies"
    """A player has two trophies and wins at once."""
    LAST_TROPHY = "last_trophy"
    """The third trophy is taken, by a third player."""
    WORLDS_END = "worlds_end"
    """The World's End lies on top of the deck."""


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game. Seats count from 0 around the table, to the left."""

    hands: tuple[int, ...]
    """Cards in hand, by seat."""
    trophies: tuple[int, ...]
    """Trophies taken, by seat."""
    deck: int
    """Spicy cards not yet drawn, those below the World's End included."""
    seat: int
    """Whose turn it is; once the game is over, who moved last."""
    gains: tuple[Gain, ...] = ()
    """Cards won, oldest first."""
    pile: tuple[Laid, ...] = ()
    """Claims since the pile was begun, the one on top last."""
    challenge: Challenge | None = None
    """The challenge that waits for its card."""
    drawn: tuple[Draw, ...] = ()
    """What the latest event made players draw, in order; empty when it made none draw."""
    seen: tuple[Card, ...] = ()
    """Cards turned over by challenges, oldest first. They stay with those who won them."""
    verdict: Verdict | None = None
    """How the latest challenge ended."""
    end: End | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.end is not None

    @property
    def top(self) -> Laid | None:
        """The claim on top of the pile; None while there is no pile."""
        return self.pile[-1] if self.pile else None

    @property
    def waiting(self) -> bool:
        """Whether a last card waits for a challenge, or for everybody to decline one."""
        return self.top is not None and self.top.last and not self.top.accepted

    @property
    def pile_cards(self) -> int:
        """Cards in the pile, tucked ones included."""
        return sum(laid.cards for laid in self.pile)

    @property
    def won(self) -> tuple[int, ...]:
        """Cards won, by seat."""
        return tuple(
            sum(gain.cards for gain in self.gains if gain.seat == seat)
            for seat in range(len(self.hands))
        )
