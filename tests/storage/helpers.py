"""Games played on a file, and what a meddler does to it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from assistant.games.zombie_dice import Die, Event, State, ZombieDice
from assistant.session.director import Director
from assistant.session.translate.zombie_dice import ZombieTranslator
from assistant.storage.storage import Opened, Storage, open_storage
from tests.games.helpers import events

NAMES = ("Ana", "Bob")


def play(opened: Opened, told: str) -> Director[State, Event, Die]:
    director: Director[State, Event, Die] = Director(
        opened.session,
        ZombieTranslator(ZombieDice()),
        opened.store,
    )
    for event in events(told):
        assert director.do(event) is None
    return director


def again(storage: Storage) -> Opened:
    """The unfinished game as another run of the program finds it."""
    storage.close()
    opened = open_storage(storage.path).unfinished()
    assert opened is not None
    return opened


def raw(path: Path, *statements: str) -> None:
    """What a meddler does to the file."""
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
