"""Where a game of Zombie Dice stands."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.games.zombie_dice.dice import (
    BOX,
    SHOTGUNS_TO_LOSE,
    AnyColour,
    Cup,
    Die,
    SpecialFace,
    without,
)


@dataclass(frozen=True, slots=True)
class Banked:
    """A turn that ended because its player stopped; `brains` may be 0."""

    seat: int
    round: int
    brains: int


@dataclass(frozen=True, slots=True)
class Bust:
    """A turn lost to shotguns."""

    seat: int
    round: int
    lost: int
    """Brains that the turn would have banked, those of the last roll included."""
    shotguns: int
    """Three or more: several may come in one roll."""


TurnEnd = Banked | Bust


@dataclass(frozen=True, slots=True)
class Ride:
    """What the school bus has done in this turn."""

    on: bool = False
    """Whether the last roll was made on it."""
    gone: bool = False
    """Whether it is lost for this turn."""
    brains: int = 0
    """Brains it gave, less those its tyre took: below 0 where it took more."""
    shotguns: int = 0


@dataclass(frozen=True, slots=True)
class State:
    """A moment of the game. Seats count from 0 around the table, rounds from 1."""

    scores: tuple[int, ...]
    """Brains banked, by seat."""
    order: tuple[int, ...]
    """Seats that play this round, in order of play; in a tie-break the leaders alone."""
    seat: int
    """Who holds the dice; once the game is over, who rolled last."""
    round: int = 1
    """Tie-break rounds count on."""
    tie_break: bool = False
    """Whether this round is played because several seats lead at or above the target."""
    closing: bool = False
    """Whether it is the one more turn of everybody else, where the table plays so."""
    aside: tuple[Die, ...] = ()
    """Dice lying beside the roll, oldest first: brains, shotguns, and what else Santa brought.

    A die that counts as something else than it shows lies here as what it counts as."""
    feet: tuple[Die, ...] = ()
    """Dice that showed feet in the last roll: if the player goes on, they are rolled again."""
    held: tuple[AnyColour, ...] = ()
    """Dice taken from the cup before brains went back into it: they are in the next roll."""
    noted: int = 0
    """Brains of this turn whose dice went back into the cup because it could not fill a roll."""
    committed: bool = False
    """Whether the player has taken dice and must roll them."""
    ride: Ride = Ride()
    over: bool = False
    """Whether the game has ended."""
    turns: tuple[TurnEnd, ...] = ()
    """Every finished turn, oldest first."""
    box: Cup = BOX
    """The dice of this game."""

    @property
    def brains(self) -> int:
        """Brains that stopping now would bank."""
        # Brains that the bus took may have been those of a captive who has since escaped.
        return max(0, self.noted + sum(die.brains for die in self.aside) + self.ride.brains)

    @property
    def shotguns(self) -> int:
        """Shotguns of this turn so far."""
        return sum(die.shotguns for die in self.aside) + self.ride.shotguns

    @property
    def limit(self) -> int:
        """Shotguns that lose this turn."""
        helmets = sum(die.face is SpecialFace.HELMET for die in self.aside)
        return SHOTGUNS_TO_LOSE + helmets

    @property
    def rolled(self) -> bool:
        """Whether the player has rolled at least once in this turn."""
        return bool(self.aside or self.feet or self.noted)

    @property
    def cup(self) -> Cup:
        """Dice in the cup by colour: all those that are neither aside, nor feet, nor in hand."""
        return without(self.box, [*(die.colour for die in self.aside + self.feet), *self.held])

    @property
    def first(self) -> int:
        """The seat that opened this round."""
        return self.order[0]

    @property
    def last(self) -> TurnEnd | None:
        """How the latest finished turn ended."""
        return self.turns[-1] if self.turns else None
