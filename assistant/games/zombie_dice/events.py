"""What happens at a table of Zombie Dice: dice and decisions alike."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.games.zombie_dice.dice import Die


@dataclass(frozen=True, slots=True)
class Rolled:
    """The table shows these dice: the kept feet and the new ones. Observed, never invented."""

    dice: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class Continued:
    """The player has taken dice from the cup, and cannot stop before rolling them.

    A table that does not show this moment leaves it out: `Rolled` may follow `Rolled`.
    """


@dataclass(frozen=True, slots=True)
class Stopped:
    """The player banks the brains of this turn and passes the cup."""


Event = Rolled | Continued | Stopped
