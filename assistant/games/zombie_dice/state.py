"""Where a game of Zombie Dice stands."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.games.zombie_dice.dice import Cup, Die, Face, count, cup_without


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
    """Three to five: several may come in one roll."""


TurnEnd = Banked | Bust


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
    aside: tuple[Die, ...] = ()
    """Brains and shotguns lying beside the roll, oldest first."""
    feet: tuple[Die, ...] = ()
    """Dice that showed feet in the last roll: if the player goes on, they are rolled again."""
    noted: int = 0
    """Brains of this turn whose dice went back into the cup because it could not fill a roll."""
    committed: bool = False
    """Whether the player has taken dice and must roll them."""
    over: bool = False
    """Whether the last round is finished and one seat leads."""
    turns: tuple[TurnEnd, ...] = ()
    """Every finished turn, oldest first."""

    @property
    def brains(self) -> int:
        """Brains that stopping now would bank."""
        return self.noted + count(self.aside, Face.BRAIN)

    @property
    def shotguns(self) -> int:
        """Shotguns of this turn so far."""
        return count(self.aside, Face.SHOTGUN)

    @property
    def rolled(self) -> bool:
        """Whether the player has rolled at least once in this turn."""
        return bool(self.aside or self.feet or self.noted)

    @property
    def cup(self) -> Cup:
        """Dice in the cup by colour: all those that are neither aside nor kept as feet."""
        return cup_without(self.aside + self.feet)

    @property
    def first(self) -> int:
        """The seat that opened this round."""
        return self.order[0]

    @property
    def last(self) -> TurnEnd | None:
        """How the latest finished turn ended."""
        return self.turns[-1] if self.turns else None
