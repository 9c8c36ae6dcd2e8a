"""What answers about Zombie Dice cost on one core: `python -m tests.benchmarks.answers`.

Milliseconds of processor time, medians but for what happens once, and their share of the time of
the reference network (see `reference.py`) in the same run: the share travels from one machine to
another, the milliseconds do not.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from statistics import median
from time import process_time

import cv2
import numpy as np

from assistant.games.zombie_dice import Rolled, State, ZombieDice
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.odds import next_roll, odds
from assistant.games.zombie_dice.position import of_state
from assistant.games.zombie_dice.rolls import Refill
from assistant.games.zombie_dice.tables import table
from assistant.games.zombie_dice.win import win
from assistant.session.translate.zombie_dice import ZombieTranslator
from tests.benchmarks.bench import keep_to_one_core, run
from tests.benchmarks.reference import SIDE, reference_network
from tests.session.helpers import thrown

GAME = ZombieDice()
TIMES = 9
TURNS = (
    "gB gB yB",
    "gB rS rS",
    "gB gS yS",
    "gB yB gF; gB rS gF",
    "gB yB gB; gB yB rS; gB gF gF",
)
"""Rolls of a turn."""


def measure() -> dict[str, float]:
    """Milliseconds of each answer; to be asked in a new process, for some of it is kept."""
    states = [_after(turn) for turn in TURNS]
    first = _ms(partial(odds, of_state(GAME.start(2))))
    warm = []
    for _ in range(TIMES):
        for state in states:
            next_roll.cache_clear()
            warm.append(_ms(partial(odds, of_state(state))))
    loads, turns, then = [], [], []
    for number in range(TIMES):
        table.cache_clear()
        loads.append(_ms(partial(table, Refill.MIX)))
        # Other scores each time: nothing is known of this turn yet.
        new, on = (_scored(state, number) for state in (GAME.start(2), states[0]))
        turns.append(_ms(partial(win, new, GAME.target, table(Refill.MIX))))
        then.append(_ms(partial(win, on, GAME.target, table(Refill.MIX))))
    translator, roll = ZombieTranslator(GAME), thrown("gB yS rF", unsure=(1,))
    weighing = [_ms(partial(translator.seen, state, roll)) for state in states * TIMES]
    return {
        "odds, the first of all": first,
        "odds of a position": median(warm),
        "loading a table": median(loads),
        "chances to win, the first of a turn": median(turns),
        "chances to win, later in the turn": median(then),
        "weighing a roll with the rules": median(weighing),
    }


def reference() -> float:
    """Milliseconds of the reference network."""
    network = cv2.dnn.readNetFromONNX(np.frombuffer(reference_network(), np.uint8))
    picture = np.zeros((SIDE, SIDE, 3), np.uint8)
    run(network, picture)
    return median(_ms(partial(run, network, picture)) for _ in range(TIMES))


def as_json(answers: dict[str, float], of: float) -> dict[str, dict[str, float]]:
    """Milliseconds and shares of `of`, ready for `json.dumps`."""
    return {
        name: {"ms": round(ms, 3), "of_reference": round(ms / of, 4)}
        for name, ms in answers.items()
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure, print, and add the figures to a file of `bench`; 2 when it cannot be read."""
    parser = argparse.ArgumentParser(prog="tests.benchmarks.answers", description=__doc__)
    parser.add_argument("--json", type=Path, default=None, metavar="FILE")
    file = parser.parse_args(arguments).json
    keep_to_one_core()
    figures = as_json(measure(), reference())
    for name, row in figures.items():
        print(f"{name:38} {row['ms']:8.2f} ms {row['of_reference']:9.4f} of the reference")
    return 0 if file is None else add(figures, file)


def add(figures: dict[str, dict[str, float]], file: Path) -> int:
    """Add figures to those of `bench`; 2, with a sentence, when the file cannot be read."""
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        print(f"{file}: {error}", file=sys.stderr)
        return 2
    file.write_text(json.dumps({**told, "answers": figures}, indent=2) + "\n", encoding="utf-8")
    return 0


def _ms(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return (process_time() - start) * 1000


def _after(turn: str) -> State:
    state = GAME.start(2)
    for roll in turn.split(";"):
        state = GAME.apply(state, Rolled(dice(roll)))
    return state


def _scored(state: State, score: int) -> State:
    return replace(state, scores=(score, 5))


if __name__ == "__main__":
    sys.exit(main())
