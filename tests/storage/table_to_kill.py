"""A table that plays by itself until killed: `python -m tests.storage.table_to_kill FILE SEED`.

Takes up the unfinished game, or begins one, and prints every happening once it has been kept: what
is printed here is what a player would have seen.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from assistant.games.zombie_dice import Die, Event, State, ZombieDice
from assistant.games.zombie_dice.notation import write
from assistant.session.director import Director
from assistant.session.question import Question
from assistant.session.session import RefusedLogError
from assistant.session.translate.zombie_dice import ZombieTranslator
from assistant.storage.storage import Storage, open_storage
from tests.games.random_games import legal_event, legal_roll

NAMES = ("Ana", "Bob", "Cléo")


class Shown:
    """Prints the operations of the log that have been told."""

    def played(self, before: State, event: Event, after: State) -> None:
        self._show(f"event {write(event)}")

    def undone(self, before: State, event: Event, after: State) -> None:
        self._show("undo")

    def corrected(self, before: State, place: int, old: Event, new: Event, after: State) -> None:
        self._show(f"correct {place} {write(new)}")

    def asked(self, question: Question[Die] | None) -> None:
        raise AssertionError("this table never doubts")

    def _show(self, line: str) -> None:
        print(line, flush=True)


def play(storage: Storage, random: Random) -> None:
    """Play one game to its end."""
    opened = storage.unfinished() or storage.begin(ZombieDice(), NAMES)
    game = ZombieDice()
    director: Director[State, Event, Die] = Director(
        opened.session, ZombieTranslator(game), opened.store
    )
    director.listen(Shown())
    print(f"game {opened.id} {len(opened.session.log)}", flush=True)
    while not director.session.over:
        chance = random.random()
        place = len(director.session.log) - 1
        if chance < 0.1 and place >= 0:
            director.undo()
        elif chance < 0.2 and place >= 0:
            before = director.session.states[place]
            try:
                director.correct(place, legal_roll(random, game, before))
            except RefusedLogError:
                continue
        else:
            director.do(legal_event(random, game, director.state))


def main() -> None:
    """Play game after game, until killed."""
    random = Random(int(sys.argv[2]))
    with open_storage(Path(sys.argv[1])) as storage:
        while True:
            play(storage, random)


if __name__ == "__main__":
    main()
