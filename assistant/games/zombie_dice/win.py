"""The chance to win by stopping and by rolling.

With two players both are taken to play as well as possible, and the figures are exact; with more
they are the approximation of `crowd`, and say so.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from assistant.games.zombie_dice.crowd import Round
from assistant.games.zombie_dice.crowd import worth as crowd_worth
from assistant.games.zombie_dice.duel import HOPELESS, answer, first_worth, second_worth
from assistant.games.zombie_dice.odds import Advice
from assistant.games.zombie_dice.position import of_state
from assistant.games.zombie_dice.rolls import Refill
from assistant.games.zombie_dice.state import State
from assistant.games.zombie_dice.tables import Table
from assistant.games.zombie_dice.turn import Turn

DUEL = 2


@dataclass(frozen=True, slots=True)
class Win:
    """A decision in chances to win, from 0 to 1, for the player whose turn it is."""

    stop: float
    """If they stop now."""
    roll: float | None
    """If they roll and go on as well as possible; None where no roll may follow."""
    advice: Advice
    """What wins more often; rolling, before the first roll of a turn."""
    exact: bool
    """Whether this is exact, or an approximation."""


def win(state: State, target: int, table: Table, refill: Refill = Refill.MIX) -> Win:
    """Give the chances in `state` of a game to `target`; ValueError once it is over.

    `table` must be that of `refill`. The first question of a turn takes some hundredths of a
    second, the following ones hardly any.
    """
    if state.over:
        raise ValueError("the game is over, there is nothing to win")
    # A tie-break between two is a game of two, whoever else is at the table.
    duel = len(state.order) == DUEL
    exact = duel and (state.tie_break or target == table.duel.target)
    worth = _duel_worth(state, table) if exact else _crowd_worth(state, target, table)
    turn = _turn(worth, refill)
    position = of_state(state)
    return Win(
        stop=turn.stop(position),
        roll=turn.roll(position),
        advice=Advice.ROLL if turn.rolls(position) else Advice.STOP,
        exact=exact,
    )


def _duel_worth(state: State, table: Table) -> tuple[float, ...]:
    own = state.scores[state.seat]
    (other,) = (state.scores[seat] for seat in state.order if seat != state.seat)
    if state.tie_break:
        # Nothing but the points of this round count, at whatever level.
        own, other = table.duel.target, table.duel.target + other - own
    if state.seat == state.order[0]:
        return first_worth(table.duel, answer(table.duel), own, other)
    return second_worth(table.duel, own, other)


def _crowd_worth(state: State, target: int, table: Table) -> tuple[float, ...]:
    # In a tie-break the others are out, and the leaders stand at the target or above.
    place = state.order.index(state.seat)
    scores = [state.scores[seat] for seat in state.order]
    round_ = Round(target, tuple(scores[:place]), tuple(scores[place + 1 :]))
    return _cached_crowd(round_, scores[place], table)


@lru_cache(maxsize=8)
def _cached_crowd(round_: Round, own: int, table: Table) -> tuple[float, ...]:
    return crowd_worth(round_, own, table, HOPELESS)


@lru_cache(maxsize=4)
def _turn(worth: tuple[float, ...], refill: Refill) -> Turn:
    return Turn(worth, refill)
