"""A game turn by turn: what was rolled, decided, made and lost, and how lucky it was.

Luck, in brains. A position is worth the brains that its turn brings on average, played from there
on for the most brains: the larger of stopping and rolling, and nothing after a bust. The luck of
a roll is what the turn is worth after it, less what rolling was worth before it; so no way of
playing makes luck, and over many turns it comes to nothing. A decision costs what the better of
stopping and rolling was worth, less what was chosen. To the last digit,

    brains made = what a first roll is worth + luck of the rolls - cost of the decisions.

A turn that was broken off has no luck and no decisions; its dice count all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from assistant.games.zombie_dice import (
    Banked,
    Bust,
    Die,
    Event,
    Rolled,
    State,
    Stopped,
    TurnEnd,
)
from assistant.games.zombie_dice.odds import best_turn
from assistant.games.zombie_dice.position import Position, of_state
from assistant.games.zombie_dice.rolls import BOX, Counts, Refill
from assistant.session.session import Session

Play = Session[State, Event]


@dataclass(frozen=True, slots=True)
class Worth:
    """What a decision was worth, in brains of the turn on average."""

    stop: float
    roll: float | None
    """When played on for the most brains; None where no roll may follow."""

    @property
    def best(self) -> float:
        """The larger of the two."""
        return self.stop if self.roll is None else max(self.stop, self.roll)


@dataclass(frozen=True, slots=True)
class Decision:
    """A player could stop or roll, and did one of them."""

    before: State
    rolled: bool
    """Whether the player rolled on."""
    worth: Worth

    @property
    def cost(self) -> float:
        """Brains that the choice gave away on average, 0 for the best."""
        chosen = self.worth.roll if self.rolled else self.worth.stop
        return self.worth.best - (self.worth.best if chosen is None else chosen)


@dataclass(frozen=True, slots=True)
class Turn:
    """One finished turn."""

    end: TurnEnd
    rolls: int
    luck: float | None
    """In brains; None where the odds do not know the game."""
    decisions: tuple[Decision, ...]
    """Oldest first; empty where the odds do not know the game."""

    @property
    def seat(self) -> int:
        """Whose turn it was."""
        return self.end.seat

    @property
    def round(self) -> int:
        """Rounds count from 1."""
        return self.end.round

    @property
    def bust(self) -> bool:
        """Whether it was lost to shotguns."""
        return isinstance(self.end, Bust)

    @property
    def brains(self) -> int:
        """Brains that it made; none where it was lost."""
        return self.end.brains if isinstance(self.end, Banked) else 0


def turns_of(play: Play, refill: Refill | None, box: Counts = BOX) -> tuple[Turn, ...]:
    """Give the finished turns of a game, oldest first.

    `refill` is the table's reading of the empty cup; None where the odds do not know the game.
    `box` counts its dice.
    """
    turns: list[Turn] = []
    steps: list[tuple[State, Event, State]] = []
    for step in zip(play.states, play.log, play.states[1:], strict=False):
        steps.append(step)
        before, _, after = step
        if len(after.turns) > len(before.turns):
            turns.append(_turn(steps, refill, box))
            steps = []
    return tuple(turns)


def dice_of(play: Play) -> Iterator[Die]:
    """Give every die of every recorded roll."""
    for event in play.log:
        if isinstance(event, Rolled):
            yield from event.dice


def first_worth(refill: Refill, box: Counts = BOX) -> float:
    """Give what a turn is worth before its first roll."""
    worth = _worth(Position(), refill, box).roll
    assert worth is not None
    return worth


def _turn(steps: list[tuple[State, Event, State]], refill: Refill | None, box: Counts) -> Turn:
    end = steps[-1][2].turns[-1]
    rolls = sum(isinstance(event, Rolled) for _, event, _ in steps)
    if refill is None:
        return Turn(end, rolls, None, ())
    decisions: list[Decision] = []
    luck = 0.0
    ahead = first_worth(refill, box)
    for before, event, after in steps:
        if before.rolled and not before.committed:
            worth = _worth(of_state(before), refill, box)
            decisions.append(Decision(before, not isinstance(event, Stopped), worth))
            ahead = worth.best if worth.roll is None else worth.roll
        if isinstance(event, Rolled):
            luck += _reached(before, after, refill, box) - ahead
    return Turn(end, rolls, luck, tuple(decisions))


def _reached(before: State, after: State, refill: Refill, box: Counts) -> float:
    """What the turn is worth after a roll."""
    if len(after.turns) > len(before.turns):
        return 0.0
    return _worth(of_state(after), refill, box).best


def _worth(position: Position, refill: Refill, box: Counts) -> Worth:
    turn = best_turn(position, refill, box)
    return Worth(turn.stop(position), turn.roll(position))
