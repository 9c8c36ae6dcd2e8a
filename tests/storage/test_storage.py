"""Games kept in the file: given back as they were, and never lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from assistant.games.zombie_dice import Die, Event, State, Stopped, ZombieDice
from assistant.session.director import Director
from assistant.session.session import RefusedLogError
from assistant.session.translate import ZombieTranslator
from assistant.storage import place
from assistant.storage.errors import (
    DamagedGameError,
    DiskFullError,
    NewerError,
    StorageError,
    UnavailableError,
)
from assistant.storage.schema import MIGRATIONS
from assistant.storage.storage import Opened, Storage, open_storage
from tests.games.helpers import events, roll
from tests.games.strategies import games

NAMES = ("Ana", "Bob")
SHORT = ZombieDice(target=3)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deep" / "games.db"


@pytest.fixture
def storage(path: Path) -> Iterator[Storage]:
    with open_storage(path) as opened:
        yield opened


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


def test_a_new_file_holds_nothing(storage: Storage) -> None:
    assert (storage.unfinished(), storage.games(), storage.players()) == (None, (), ())
    assert storage.damaged is None


def test_events_are_synced_to_the_disk(path: Path, storage: Storage) -> None:
    with closing(sqlite3.connect(path)) as other:
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection = storage._database._connection
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_an_unfinished_game_comes_back_as_it_was(storage: Storage) -> None:
    director = play(storage.begin(ZombieDice(7, 1), NAMES), "gB yS rF; continued")
    opened = again(storage)
    assert opened.session == director.session
    assert opened.session.game == ZombieDice(7, 1)
    assert opened.session.names == NAMES


def test_a_game_goes_on_after_coming_back(storage: Storage) -> None:
    play(storage.begin(ZombieDice(), NAMES), "gB yS rF")
    opened = again(storage)
    director = play(opened, "gB gB rB; stopped")
    found = open_storage(storage.path).unfinished()
    assert found is not None
    assert found.id == opened.id
    assert found.session == director.session


def test_undone_and_corrected_events_come_back_so(storage: Storage) -> None:
    director = play(storage.begin(ZombieDice(), NAMES), "gB yS rF; gB gB rB; stopped; gB gB gB")
    director.undo()
    director.undo()
    director.correct(0, roll("yB yS rF"))
    assert again(storage).session == director.session
    assert director.session.log == tuple(events("yB yS rF; gB gB rB"))


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=25)
@given(games(), st.data())
def test_any_game_comes_back_as_it_was(
    tmp_path: Path, told: tuple[ZombieDice, int, list[Event]], data: st.DataObject
) -> None:
    game, seats, log = told
    with open_storage(tmp_path / "games.db") as storage:
        opened = storage.begin(game, ("A", "B", "C", "D", "E")[:seats])
        director: Director[State, Event, Die] = Director(
            opened.session,
            ZombieTranslator(game),
            opened.store,
        )
        for event in log[:25]:
            if director.do(event) is not None:
                continue
            doing = data.draw(st.sampled_from(["go on", "go on", "undo", "correct"]))
            if doing == "undo":
                director.undo()
            elif doing == "correct":
                try:
                    director.correct(len(director.session.log) - 1, Stopped())
                except RefusedLogError:
                    continue
    with open_storage(tmp_path / "games.db") as storage:
        assert storage.open_game(opened.id).session == director.session


def test_a_finished_game_is_not_offered(storage: Storage) -> None:
    director = play(storage.begin(SHORT, NAMES), "gB gB gB; stopped; gF gF gF; stopped")
    assert director.session.over
    assert storage.unfinished() is None
    assert storage.games()[0].finished is not None


def test_undoing_the_last_event_of_a_finished_game_offers_it_again(storage: Storage) -> None:
    director = play(storage.begin(SHORT, NAMES), "gB gB gB; stopped; gF gF gF; stopped")
    director.undo()
    assert storage.games()[0].finished is None
    assert again(storage).session == director.session


def test_a_correction_may_finish_a_game(storage: Storage) -> None:
    director = play(storage.begin(SHORT, NAMES), "gB gB gF; stopped; gF gF gF; stopped")
    director.correct(0, roll("gB gB gB"))
    assert storage.unfinished() is None


def test_the_game_played_last_is_offered_first(path: Path) -> None:
    clock = iter(datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=n) for n in range(99))
    with open_storage(path, now=lambda: next(clock)) as storage:
        older = storage.begin(ZombieDice(), NAMES)
        newer = storage.begin(ZombieDice(), ("Cléo", "Dan"))
        assert storage.unfinished().id == newer.id  # type: ignore[union-attr]
        play(older, "gB gB gB")
        assert storage.unfinished().id == older.id  # type: ignore[union-attr]
        storage.put_away(older.id)
        assert storage.unfinished().id == newer.id  # type: ignore[union-attr]
        assert len(storage.games()) == 2
        assert storage.open_game(older.id).session.log == tuple(events("gB gB gB"))


def test_players_are_remembered_those_who_played_last_first(path: Path) -> None:
    clock = iter(datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=n) for n in range(99))
    with open_storage(path, now=lambda: next(clock)) as storage:
        storage.begin(ZombieDice(), ("Ana", "Bob"))
        storage.begin(ZombieDice(), ("CLÉO", "bob"))
        assert set(storage.players()[:2]) == {"CLÉO", "bob"}
        assert storage.players()[2] == "Ana"
        storage.forget("BOB")
        assert storage.players() == ("CLÉO", "Ana")
        assert len(storage.games()) == 2


@pytest.mark.parametrize("names", [("Ana",), (), ("Ana", "ana"), ("A,B", "C"), ("", "B")])
def test_a_game_with_impossible_players_is_not_begun(
    storage: Storage, names: tuple[str, ...]
) -> None:
    with pytest.raises(ValueError, match="player"):
        storage.begin(ZombieDice(), names)
    assert (storage.games(), storage.players()) == ((), ())


def test_a_game_is_exported_as_text(storage: Storage) -> None:
    opened = storage.begin(ZombieDice(), NAMES)
    play(opened, "gB yS rF; gB gB rB; stopped").undo()
    assert storage.export(opened.id) == (
        "game zombie_dice\nplayers Ana, Bob\noptions target=13 first=0\n"
        "rolled gB yS rF\nrolled gB gB rB\n"
    )
    with pytest.raises(KeyError):
        storage.export(99)


def test_the_log_only_grows(path: Path, storage: Storage) -> None:
    play(storage.begin(ZombieDice(), NAMES), "gB yS rF")
    for statement in ("DELETE FROM log", "UPDATE log SET line = 'rolled gB gB gB'"):
        with pytest.raises(sqlite3.IntegrityError, match="only grows"):
            raw(path, statement)


# What can go wrong.


def test_a_full_disk_says_so_and_loses_nothing(storage: Storage) -> None:
    director = play(storage.begin(ZombieDice(), NAMES), "gB yS rF")
    connection = storage._database._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DiskFullError, match="disk is full"):
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
            assert storage.games() == ()
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
        assert fresh.games() == ()


def test_a_file_of_a_newer_version_is_left_alone(path: Path, storage: Storage) -> None:
    storage.close()
    raw(path, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    before = path.read_bytes()
    with pytest.raises(NewerError, match="newer version"):
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
        assert str(caught.value).startswith("Saved game 1 cannot be read: ")
        meddled.put_away(caught.value.game)
        assert meddled.unfinished() is None
        assert len(meddled.games()) == 1
        assert meddled.damaged is None


def test_two_windows_on_one_game_are_told_apart(storage: Storage) -> None:
    first = storage.begin(ZombieDice(), NAMES)
    with open_storage(storage.path) as other:
        second = other.unfinished()
        assert second is not None
        play(first, "gB yS rF")
        with pytest.raises(UnavailableError, match="another window"):
            play(second, "gB gB gB")
    assert again(storage).session.log == (roll("gB yS rF"),)


def test_a_file_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "games.db"
    folder.mkdir()
    with pytest.raises(UnavailableError, match="cannot be used"):
        open_storage(folder)
    assert folder.is_dir()


def test_a_home_that_is_no_folder_says_so(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("not a folder", encoding="utf-8")
    with pytest.raises(StorageError, match="cannot be used"):
        open_storage(tmp_path / "home" / "games.db")


def test_another_program_writing_is_waited_for_and_then_named(storage: Storage) -> None:
    opened = storage.begin(ZombieDice(), NAMES)
    storage._database._connection.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(storage.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(UnavailableError, match="in use by another program"):
        play(opened, "gB yS rF")
    other.execute("ROLLBACK")
    other.close()
    assert play(opened, "gB yS rF").session.log == (roll("gB yS rF"),)


def test_the_place_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(place.HOME_VARIABLE, str(tmp_path))
    assert place.database() == tmp_path / "games.db"
    monkeypatch.delenv(place.HOME_VARIABLE)
    assert place.home().name == "gobelet"
