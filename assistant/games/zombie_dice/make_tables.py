"""Compute the tables: `make tables`.

One reading of the empty cup takes a minute or two of one core; readings go side by side.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from assistant.games.zombie_dice.dice import DICE_PER_ROLL
from assistant.games.zombie_dice.duel import HOPELESS, Duel, TurnValue, second_worth, solve
from assistant.games.zombie_dice.outcomes import outcomes
from assistant.games.zombie_dice.position import Position
from assistant.games.zombie_dice.rolls import Refill
from assistant.games.zombie_dice.rules import ZombieDice
from assistant.games.zombie_dice.tables import FOLDER, Table, path_of, write
from assistant.games.zombie_dice.turn import Turn

HORIZON = 50
MOST_POINTS = 30
"""Turns of more points, of which there are none in a million, count as turns of these."""
REACHED = DICE_PER_ROLL + 1
"""Numbers of points that a roll made from below or at a level may end at, from there on."""


def turn_value(refill: Refill) -> TurnValue:
    """Give the value of a whole turn with the real dice."""

    def value(worth: tuple[float, ...]) -> float:
        first = Turn(worth, refill).roll(Position())
        assert first is not None
        return first

    return value


def points(refill: Refill) -> tuple[float, ...]:
    """Give the chance of 0, 1, 2, … points in a turn played for the most brains."""
    ends = outcomes(Turn(range(HORIZON + 1), refill).rolls_at, refill)
    none, *some = ends.brains[:MOST_POINTS]
    return (none + ends.bust, *some, sum(ends.brains[MOST_POINTS:]))


def aims(refill: Refill, duel: Duel) -> tuple[tuple[float, ...], ...]:
    """Give how the very last turn ends for a player who lacks 0, 1, 2, … points to be level.

    Played for the win, a tie being worth what it is to the second of two: such a player may go on
    when level, and has enough once ahead.
    """

    def ended(lacking: int) -> tuple[float, ...]:
        turn = Turn(second_worth(duel, duel.target, duel.target + lacking), refill)
        brains = outcomes(turn.rolls_at, refill).brains
        # Who must stop when the cup runs short may never get so far.
        reached = (*brains[lacking : lacking + REACHED], *(0.0,) * REACHED)
        return reached[:REACHED]

    return tuple(ended(lacking) for lacking in range(HOPELESS + 1))


def computed(refill: Refill) -> Table:
    """Compute the table of one reading."""
    target = ZombieDice().target
    duel = solve(turn_value(refill), target)
    return Table(duel, points(refill), aims(refill, duel))


def main() -> None:
    """Make the tables that are asked for."""
    parser = argparse.ArgumentParser(description="Compute the tables of Zombie Dice.")
    parser.add_argument("readings", nargs="*", type=Refill, default=list(Refill))
    parser.add_argument("--out", type=Path, default=FOLDER, help="their folder")
    args = parser.parse_args()
    with ProcessPoolExecutor() as pool:
        jobs = {pool.submit(computed, refill): refill for refill in args.readings}
        for job in as_completed(jobs):
            path = path_of(jobs[job], args.out)
            write(job.result(), path)
            print(f"{path}: who begins wins {job.result().duel.first[0][0]:.9f} of games.")


if __name__ == "__main__":
    main()
