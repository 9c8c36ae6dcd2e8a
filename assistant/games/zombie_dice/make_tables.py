"""Compute the tables: `make tables`.

One reading of the empty cup takes a minute or two of one core; readings go side by side.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from assistant.games.zombie_dice.codes import total_of
from assistant.games.zombie_dice.duel import HOPELESS, TurnValue, solve
from assistant.games.zombie_dice.outcomes import outcomes
from assistant.games.zombie_dice.position import Position
from assistant.games.zombie_dice.rolls import Refill
from assistant.games.zombie_dice.rules import ZombieDice
from assistant.games.zombie_dice.tables import FOLDER, Table, path_of, write
from assistant.games.zombie_dice.turn import Turn

HORIZON = 50
MOST_POINTS = 30
"""Turns of more points, of which there are none in a million, count as turns of these."""


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


def aims(refill: Refill) -> tuple[tuple[float, float, float], ...]:
    """Give how turns end that go on until they have 1, 2, … points."""

    def ended(aim: int) -> tuple[float, float, float]:
        brains = (*outcomes(lambda code: total_of(code) < aim, refill).brains, 0.0, 0.0, 0.0)
        return brains[aim], brains[aim + 1], brains[aim + 2]

    return tuple(ended(aim) for aim in range(1, HOPELESS + 1))


def computed(refill: Refill) -> Table:
    """Compute the table of one reading."""
    target = ZombieDice().target
    return Table(solve(turn_value(refill), target), points(refill), aims(refill))


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
