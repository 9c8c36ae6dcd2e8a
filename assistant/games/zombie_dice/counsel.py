"""Everything that chance has to say about a decision, for the game that is really played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from assistant.games.zombie_dice.coverage import counts, knows_turn, knows_win
from assistant.games.zombie_dice.odds import Advice, Odds, odds
from assistant.games.zombie_dice.position import of_state
from assistant.games.zombie_dice.rules import ZombieDice
from assistant.games.zombie_dice.state import State
from assistant.games.zombie_dice.tables import TableError, table
from assistant.games.zombie_dice.win import Win, win

CLEAR = 0.02
"""Estimated chances to win that are nearer than this are taken as equal."""


class Gap(StrEnum):
    """Why nothing is said about a decision that is to be taken."""

    OPTIONS = "options"
    """The odds do not know the options of this game."""


@dataclass(frozen=True, slots=True)
class Counsel:
    """A decision in figures."""

    held: int
    """Brains that stopping now would bank."""
    odds: Odds | None
    """None where the cup has run short and no roll may follow."""
    win: Win | None
    """None where the chances to win are not known."""

    @property
    def gain(self) -> float | None:
        """Brains that rolling, and playing on for the most of them, adds on average.

        Below 0 where stopping is better. None where no roll may follow.
        """
        return None if self.odds is None else self.odds.expected_if_roll - self.held

    @property
    def advice(self) -> Advice:
        """What wins more often; where that is not known well enough, what brings more brains."""
        if self.odds is None:
            return Advice.STOP
        win = self.win
        if win is None or win.roll is None:
            return self.odds.advice
        clear = win.exact or abs(win.roll - win.stop) >= CLEAR
        return win.advice if clear else self.odds.advice


def counsel(game: ZombieDice, state: State) -> Counsel | Gap | None:
    """Tell what is known about the decision of `state`; None where there is none to take.

    Takes up to some tenths of a second at the first question, and some hundredths at the first
    one of each turn: not for the thread that draws.
    """
    if state.over or state.committed or not state.rolled:
        return None
    if not knows_turn(game):
        return Gap.OPTIONS
    position = of_state(state)
    found = odds(position, game.refill, counts(game))
    return Counsel(position.total, found, chances_to_win(game, state))


def warm(game: ZombieDice, state: State) -> None:
    """Find beforehand what the decisions of this turn will be asked about."""
    if not knows_turn(game) or state.over:
        return
    odds(of_state(state), game.refill, counts(game))
    chances_to_win(game, state)


def chances_to_win(game: ZombieDice, state: State) -> Win | None:
    """Give the chances to win in a state that is not over; None where they are not known."""
    if not knows_win(game):
        return None
    try:
        return win(state, game.target, table(game.refill), game.refill)
    except TableError:
        # Without its table the game is played without this figure.
        return None
