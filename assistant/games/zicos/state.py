"""Where a game of Zicos stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from assistant.games.zicos.cards import (
    Bonus,
    Card,
    Contract,
    Fan,
    Hater,
    Malus,
    Member,
    Nominee,
    Production,
)
from assistant.games.zicos.events import Die

C = TypeVar("C", bound=Card, covariant=True)


class Phase(StrEnum):
    """What the table does next."""

    ROLLING = "rolling"
    """`seat` rolls for the auction; before the first die, the nominees may turn up instead."""
    LOSING = "losing"
    """BYE BYE: `seat` chooses what is lost, `losses[0]`."""
    BIDDING = "bidding"
    """`seat` puts the die on a pair."""
    PLACING = "placing"
    """`seat`, or someone later in the order, plays a Member or a Production, or passes."""
    SINGING = "singing"
    """The challenge of `singing`, which `seat` has played."""
    DRAWING = "drawing"
    """`seat` draws `draws` more burgundy cards."""
    EFFECTS = "effects"
    """Anybody plays Bonus and Malus, until the table closes the turn."""
    END_DICE = "end dice"
    """`seat` rolls for a card, `due[0]`."""
    THROW_OFF = "throw-off"
    """Those of `tied` roll for the nominees."""
    FINAL_THROW_OFF = "final throw-off"
    """Those of `tied` roll for the victory."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Held(Generic[C]):
    """A card on the table."""

    number: int
    """Cards count from 1 in the order in which they came to the table."""
    card: C
    turn: int
    """The turn in which it came."""


@dataclass(frozen=True, slots=True)
class Mate:
    """A Member of a group, with the Fans under it."""

    number: int
    card: Member
    turn: int
    fans: tuple[Held[Fan], ...] = ()

    @property
    def stars(self) -> int:
        """Its own stars and those of its Fans."""
        return self.card.stars + sum(fan.card.stars for fan in self.fans)

    def cards(self) -> Iterator[Held[Card]]:
        """Give the Member, then each Fan, as cards on the table."""
        yield Held(self.number, self.card, self.turn)
        yield from self.fans


@dataclass(frozen=True, slots=True)
class Trouble:
    """A Malus on its victim's table."""

    number: int
    card: Malus
    turn: int
    seat: int
    """Who played it."""
    took: Mate | None = None
    """The Member who left because of it and would come back if it were cancelled."""

    def cards(self) -> Iterator[Held[Card]]:
        """Give the Malus, then what it took, as cards on the table."""
        yield Held(self.number, self.card, self.turn)
        if self.took is not None:
            yield from self.took.cards()


@dataclass(frozen=True, slots=True)
class Player:
    """What lies before one player; of the hand, only how many cards it holds."""

    hand: int
    group: tuple[Mate, ...] = ()
    productions: tuple[Held[Production], ...] = ()
    bonus: tuple[Held[Bonus], ...] = ()
    troubles: tuple[Trouble, ...] = ()
    contracts: tuple[Held[Contract], ...] = ()
    haters: tuple[Held[Hater], ...] = ()
    nominees: tuple[Held[Nominee], ...] = ()
    extra: int = 0
    """Production points of this round that the texts of cards gave or took."""

    @property
    def member_stars(self) -> int:
        """Stars of the Members, without their Fans."""
        return sum(mate.card.stars for mate in self.group)

    @property
    def fan_stars(self) -> int:
        """Stars of the Fans."""
        return sum(fan.card.stars for mate in self.group for fan in mate.fans)

    @property
    def nominee_stars(self) -> int:
        """Stars of the nominees won."""
        return sum(held.card.stars for held in self.nominees)

    @property
    def hater_stars(self) -> int:
        """Stars that the Haters take off, as a positive number."""
        return sum(held.card.stars for held in self.haters)

    @property
    def stars(self) -> int:
        """Stars in all; may be negative [M]."""
        return self.member_stars + self.fan_stars + self.nominee_stars - self.hater_stars

    def cards(self) -> Iterator[Held[Card]]:
        """Give every card before the player, what a Malus took included."""
        for mate in self.group:
            yield from mate.cards()
        for trouble in self.troubles:
            yield from trouble.cards()
        yield from self.productions
        yield from self.bonus
        yield from self.contracts
        yield from self.haters
        yield from self.nominees


@dataclass(frozen=True, slots=True)
class Stake:
    """A bid that was made."""

    seat: int
    pair: int | None
    value: int
    """What the die shows."""


@dataclass(frozen=True, slots=True)
class Award:
    """What became of one pair."""

    pair: int
    top: int | None
    """Seat that took the top card; None: discarded."""
    bottom: int | None
    """Seat that took the bottom card; that of `top` if nobody was equal."""

    @property
    def shared(self) -> bool:
        """Whether two players took one card each."""
        return self.top != self.bottom


class HitEffect(StrEnum):
    """What a die did to a Member whose number it shows."""

    PROTECTED = "protected"
    FAN_LOST = "fan lost"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Hit:
    """BYE BYE: what a die of this turn's auction did to a Member."""

    seat: int
    member: int
    """Number of the Member."""
    card: Member
    effect: HitEffect
    fans: int
    """Fans under the Member afterwards."""


@dataclass(frozen=True, slots=True)
class Loss:
    """One card that a player must lose by BYE BYE, and has a choice of."""

    seat: int
    choices: tuple[int, ...]
    """Numbers of the Fans and Members that may go."""


@dataclass(frozen=True, slots=True)
class Due:
    """A die to be rolled for a card at the end of the turn."""

    seat: int
    card: int
    """Number of the card."""


@dataclass(frozen=True, slots=True)
class EndRoll:
    """A die that was rolled for a card at the end of a turn."""

    seat: int
    card: int
    value: int


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """How a round ended."""

    round: int
    production: tuple[int, ...]
    """Production points by seat."""
    nominee: Nominee
    winner: int | None
    """Who took the nominees; None: nobody."""
    throws: tuple[tuple[Die, ...], ...] = ()
    """The dice of the throw-off, one tuple a throw."""


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game. Seats count from 0 around the table; turns, rounds, pairs from 1."""

    players: tuple[Player, ...]
    phase: Phase
    seat: int
    """Who is to act; while anybody may, who began the turn; after the end, the same."""
    starter: int
    """Who begins this turn."""
    turn: int = 1
    """One auction each; counted through all rounds."""
    round: int = 1
    rolls: tuple[int | None, ...] = ()
    """The die of each seat in this auction or throw; None: not rolled yet, or not concerned."""
    stakes: tuple[Stake, ...] = ()
    """The bids of this turn, oldest first."""
    awards: tuple[Award, ...] = ()
    """What became of the pairs of the last auction; empty until every bid is made."""
    excess: tuple[int, ...] = ()
    """Cards that each seat discarded after the auction, down to the hand limit; with `awards`."""
    losses: tuple[Loss, ...] = ()
    """Losses still to be chosen."""
    hits: tuple[Hit, ...] = ()
    """What the dice of this turn's auction did, oldest first."""
    placed: bool = False
    """Whether `seat` has placed already, or can no longer, and now plays Bonus and Malus."""
    singing: Production | None = None
    draws: int = 0
    due: tuple[Due, ...] = ()
    """Dice still to be rolled at the end of this turn."""
    end_rolls: tuple[EndRoll, ...] = ()
    """Dice that were rolled for cards at the end of the last turn, oldest first; kept until the
    next first die of an auction."""
    tied: tuple[int, ...] = ()
    """Who throws off; empty otherwise."""
    throws: tuple[tuple[Die, ...], ...] = ()
    """Finished throws of the present throw-off, or of the one that decided the game."""
    nominee: Nominee | None = None
    """The card that is thrown off for."""
    rounds: tuple[RoundEnd, ...] = ()
    """Every finished round, oldest first."""
    cards: int = 0
    """How many cards have come to the table so far: the number of the latest one."""
    gone: tuple[Held[Card], ...] = ()
    """Cards that have left the table, oldest first."""
    winners: tuple[int, ...] = ()
    """Once the game is over."""

    @property
    def order(self) -> tuple[int, ...]:
        """Seats in the order of play of this turn, around the table to the left."""
        seats = len(self.players)
        return tuple((self.starter + step) % seats for step in range(seats))

    @property
    def pairs(self) -> int:
        """How many pairs are auctioned: one fewer than players, but two for two [M]."""
        return pairs_for(len(self.players))

    def mate(self, number: int) -> tuple[int, Mate] | None:
        """Find a Member in a group: (seat, Member); None when no group has that number."""
        for seat, player in enumerate(self.players):
            for mate in player.group:
                if mate.number == number:
                    return seat, mate
        return None

    def held(self, number: int) -> tuple[int, Held[Card]] | None:
        """Find any card on the table: (seat, card), what a Malus took excluded."""
        for seat, player in enumerate(self.players):
            taken = {
                card.number
                for trouble in player.troubles
                if trouble.took
                for card in trouble.took.cards()
            }
            for held in player.cards():
                if held.number == number and number not in taken:
                    return seat, held
        return None


def pairs_for(players: int) -> int:
    """How many pairs are auctioned with so many players [M]."""
    return max(players - 1, 2)
