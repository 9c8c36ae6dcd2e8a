"""What can go wrong with the file: it has a reason each time, and nothing is lost."""

from __future__ import annotations

import sqlite3
from datetime import UTC, datetime
from pathlib import Path

import pytest

from assistant.games.zombie_dice import ZombieDice
from assistant.storage.errors import (
    DamagedGameError,
    DiskFullError,
    NewerError,
    StorageError,
    UnavailableError,
)
from assistant.storage.schema import MIGRATIONS
from assistant.storage.storage import Storage, open_storage
from tests.games.helpers import roll
from tests.storage.helpers import NAMES, again, play, raw


def test_a_full_disk_says_so_and_loses_nothing(storage: Storage) -> None:
    director = play(storage.begin(ZombieDice(), NAMES), "gB yS rF")
    connection = storage._database._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DiskFullError, match="disk full"):
        for _ in range(2000):
            director.do(roll("gF gF rF"))
            director.undo()
    kept = director.session
    connection.execute("PRAGMA max_page_count = 100000")
    assert director.do(roll("gB gB rB")) is None
    assert director.session.log == (*kept.log, roll("gB gB rB"))
    assert again(storage).session == director.session


@pytest.mark.parametrize(
    "junk", [b"players: Ana, Bob\n" * 100, b"SQLite format 3\0" + b"\xff" * 5000]
)
def test_a_damaged_file_is_set_aside_whole(path: Path, junk: bytes) -> None:
    path.parent.mkdir(parents=True)
    path.write_bytes(junk)
    for _ in range(2):
        with open_storage(path) as storage:
            assert storage.seated_last() == ()
            if storage.damaged is not None:
                assert storage.damaged.read_bytes() == junk
    kept = list(path.parent.glob("games-damaged-*.db"))
    assert [file.read_bytes() for file in kept] == [junk]


def test_a_damaged_file_is_never_kept_over_another(path: Path) -> None:
    path.parent.mkdir(parents=True)
    now = datetime(2026, 1, 1, tzinfo=UTC)
    for junk in (b"one" * 99, b"two" * 99, b"three" * 99):
        path.write_bytes(junk)
        open_storage(path, now=lambda: now).close()
    kept = {file.read_bytes()[:3] for file in path.parent.glob("games-damaged-*.db")}
    assert kept == {b"one", b"two", b"thr"}


def test_a_torn_page_is_noticed(path: Path, storage: Storage) -> None:
    opened = storage.begin(ZombieDice(), NAMES)
    director = play(opened, "gB yS rF")
    for _ in range(150):
        director.do(roll("gF gF rF"))
        director.undo()
    storage.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:8192] + b"\x55" * 4096 + whole[12288:])
    with open_storage(path) as fresh:
        assert fresh.damaged is not None
        assert fresh.damaged.stat().st_size == len(whole)


def test_a_file_without_our_tables_is_set_aside(path: Path, storage: Storage) -> None:
    storage.close()
    raw(path, "ALTER TABLE game RENAME TO games")
    with open_storage(path) as fresh:
        assert fresh.damaged is not None
        assert fresh.seated_last() == ()


def test_a_file_of_a_newer_version_is_left_alone(path: Path, storage: Storage) -> None:
    storage.close()
    raw(path, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = path.read_bytes()
    with pytest.raises(NewerError, match="newer"):
        open_storage(path)
    assert path.read_bytes() == before
    assert list(path.parent.glob("*damaged*")) == []


@pytest.mark.parametrize(
    ("meddling", "why"),
    [
        ("INSERT INTO log VALUES (1, 3, 'event', NULL, 'rolled gX', 'now')", "line 6.*gX"),
        ("INSERT INTO log VALUES (1, 3, 'event', NULL, 'stopped', 'now')", "nothing rolled"),
        ("INSERT INTO log VALUES (1, 4, 'event', NULL, 'stopped', 'now')", "step 3 is missing"),
        ("INSERT INTO log VALUES (1, 3, 'correct', 9, 'stopped', 'now')", "step 3 makes no sense"),
        ("INSERT INTO log VALUES (1, 3, 'event', NULL, x'80ff', 'now')", "step 3 makes no sense"),
        ("INSERT INTO log VALUES (1, 3, 'event', NULL, CAST(x'80ff' AS TEXT), '')", "line 6"),
        ("UPDATE game SET players = 'Ana'", "line 2"),
        ("UPDATE game SET name = 'ludo'", "ludo"),
        ("UPDATE game SET options = 'target=many'", "line 3"),
    ],
)
def test_a_meddled_game_is_named_and_stays_in_the_file(
    path: Path, storage: Storage, meddling: str, why: str
) -> None:
    opened = storage.begin(ZombieDice(), NAMES)
    play(opened, "gB yS rF; stopped")
    storage.close()
    raw(path, meddling)
    with open_storage(path) as meddled:
        with pytest.raises(DamagedGameError, match=why) as caught:
            meddled.unfinished()
        assert (caught.value.game, caught.value.path) == (1, path)
        meddled.put_away(caught.value.game)
        assert meddled.unfinished() is None
        assert meddled.seated_last()[0] == "Ana"
        assert meddled.damaged is None


def test_two_windows_on_one_game_are_told_apart(storage: Storage) -> None:
    first = storage.begin(ZombieDice(), NAMES)
    with open_storage(storage.path) as other:
        second = other.unfinished()
        assert second is not None
        play(first, "gB yS rF")
        with pytest.raises(UnavailableError, match="played elsewhere"):
            play(second, "gB gB gB")
    assert again(storage).session.log == (roll("gB yS rF"),)


def test_a_file_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "games.db"
    folder.mkdir()
    with pytest.raises(UnavailableError, match="unusable"):
        open_storage(folder)
    assert folder.is_dir()


def test_a_home_that_is_no_folder_says_so(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder", encoding="utf-8")
    with pytest.raises(StorageError, match="unusable"):
        open_storage(tmp_path / "home" / "games.db")


def test_another_program_writing_is_waited_for_and_then_named(storage: Storage) -> None:
    opened = storage.begin(ZombieDice(), NAMES)
    storage._database._connection.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(storage.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(UnavailableError, match="in use"):
        play(opened, "gB yS rF")
    other.execute("ROLLBACK")
    other.close()
    assert play(opened, "gB yS rF").session.log == (roll("gB yS rF"),)


def test_a_spoilt_name_spoils_no_list(path: Path, storage: Storage) -> None:
    storage.begin(ZombieDice(), NAMES)
    storage.close()
    raw(path, "UPDATE player SET name = CAST(x'416eff' AS TEXT) WHERE name = 'Ana'")
    with open_storage(path) as spoilt:
        assert set(spoilt.players()) == {"An\ufffd", "Bob"}


def test_what_comes_after_closing_is_refused(storage: Storage) -> None:
    opened = storage.begin(ZombieDice(), NAMES)
    storage.close()
    with pytest.raises(UnavailableError, match="closed"):
        play(opened, "gB yS rF")
    with pytest.raises(UnavailableError, match="closed"):
        storage.players()
    assert again(storage).session.log == ()
