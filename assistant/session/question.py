"""What the table is asked when a roll cannot be taken as seen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from assistant.games.game import Reason

D = TypeVar("D")


@dataclass(frozen=True, slots=True)
class Doubt(Generic[D]):
    """One die that the camera is not sure of."""

    place: int
    """Position among the question's dice, from 0."""
    choices: tuple[D, ...]
    """What it may be, likeliest first."""
    leans: bool = False
    """Whether it leans on something, so that no face counts until the table says which."""


@dataclass(frozen=True, slots=True)
class Question(Generic[D]):
    """A roll waiting for a word from the table."""

    dice: tuple[D, ...]
    """The best reading of every die, in the order of the `StableRoll` (left to right)."""
    doubts: tuple[Doubt[D], ...]
    """The dice that are unsure; empty when the dice are clear but the rules refuse them."""
    refusal: Reason | None
    """Why the rules refuse `dice`; None when they are merely unsure."""
    likeliest: tuple[D, ...] | None = None
    """The likeliest dice that the rules would accept, or None when no reading fits."""
    refused: object = None
    """The event that `refusal` is about."""

    def answered(self, place: int, die: D) -> Question[D]:
        """Give the question with `dice[place]` told, and no longer in doubt."""
        dice = (*self.dice[:place], die, *self.dice[place + 1 :])
        doubts = tuple(doubt for doubt in self.doubts if doubt.place != place)
        return replace(self, dice=dice, doubts=doubts)
