"""The owner's cards outlive the game in which they were typed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from assistant.games.zicos.cards import Fan, Member
from assistant.storage.errors import UnavailableError
from assistant.storage.schema import MIGRATIONS
from assistant.storage.storage import Storage, open_storage
from tests.storage.helpers import raw

MAX = Member("Max", 2, 4, True)
LOU = Member("Lou", 1)
FAN = Fan(1)


def test_a_new_file_knows_no_card(storage: Storage) -> None:
    assert storage.cards.catalogue().cards == ()


def test_cards_come_back_in_another_run_those_used_last_first(storage: Storage) -> None:
    for card in (MAX, LOU, FAN, MAX):
        storage.cards.use(card)
    storage.close()
    with open_storage(storage.path) as later:
        assert later.cards.catalogue().cards == (MAX, FAN, LOU)


def test_another_spelling_takes_the_place_of_the_card(storage: Storage) -> None:
    again = Member("MAX", 2, 4, True)
    storage.cards.use(MAX)
    storage.cards.use(again)
    assert storage.cards.catalogue().cards == (again,)


def test_a_forgotten_card_does_not_come_back(storage: Storage) -> None:
    storage.cards.use(MAX)
    storage.cards.use(LOU)
    storage.cards.forget(MAX)
    assert storage.cards.catalogue().cards == (LOU,)


def test_taking_in_adds_what_is_new_and_changes_nothing(storage: Storage) -> None:
    storage.cards.use(MAX)
    shouted = Member("MAX", 2, 4, True)
    assert storage.cards.take_in((shouted, LOU, LOU, FAN)) == 2
    assert set(storage.cards.catalogue().cards) == {MAX, LOU, FAN}
    assert storage.cards.catalogue().cards[0] == MAX


def test_a_spoilt_card_is_left_out(storage: Storage) -> None:
    storage.cards.use(MAX)
    raw(
        storage.path,
        "INSERT INTO card VALUES ('x', '{}', 9)",
        "INSERT INTO card VALUES ('y', x'ff', 9)",
    )
    assert storage.cards.catalogue().cards == (MAX,)


def test_a_file_from_before_there_were_cards_takes_them(path: Path) -> None:
    path.parent.mkdir(parents=True)
    raw(path, *MIGRATIONS[0], *MIGRATIONS[1], "PRAGMA user_version = 2")
    with open_storage(path) as storage:
        storage.cards.use(MAX)
        assert storage.cards.catalogue().cards == (MAX,)


def test_a_closed_file_says_so(storage: Storage) -> None:
    storage.close()
    with pytest.raises(UnavailableError):
        storage.cards.use(MAX)


TYPIST = """
import sys
from pathlib import Path
from assistant.games.zicos.cards import Member
from assistant.storage.storage import open_storage

with open_storage(Path(sys.argv[1])) as storage:
    for number in range(int(sys.argv[2]), 10**6):
        storage.cards.use(Member(f"Member {number}", number % 9))
        print(number, flush=True)
"""
"""Types cards until it is killed, and says which are kept."""


def test_a_card_that_was_kept_outlasts_a_kill(path: Path) -> None:
    kept = 0
    for steps in (1, 7, 20):
        child = subprocess.Popen(
            [sys.executable, "-c", TYPIST, str(path), str(kept)],
            cwd=Path(__file__).parents[2],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert child.stdout is not None
        told = [child.stdout.readline() for _ in range(steps)]
        os.kill(child.pid, signal.SIGKILL)
        told += child.stdout.read().splitlines()
        child.stdout.close()
        child.wait()
        kept = max(int(line) for line in told if line.strip()) + 1
        with open_storage(path) as storage:
            assert storage.damaged is None
            names = {card.name for card in storage.cards.catalogue().cards}  # type: ignore[union-attr]
        assert {f"Member {number}" for number in range(kept)} <= names
