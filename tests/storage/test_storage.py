"""Games kept in the file: given back as they were, and never lost."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.games.notation import options_of
from assistant.games.zombie_dice import Die, Event, State, Stopped, ZombieDice
from assistant.session.director import Director
from assistant.session.session import RefusedLogError
from assistant.session.translate.zombie_dice import ZombieTranslator
from assistant.storage import place
from assistant.storage.schema import MIGRATIONS
from assistant.storage.storage import Setting, Storage, open_storage
from tests.games.helpers import events, roll
from tests.games.strategies import games
from tests.storage.helpers import NAMES, again, play, raw

SHORT = ZombieDice(target=3)


def test_a_new_file_holds_nothing(storage: Storage) -> None:
    assert (storage.unfinished(), storage.seated_last(), storage.players()) == (None, (), ())
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


@settings(max_examples=25)
@given(games(), st.data())
def test_any_game_comes_back_as_it_was(
    told: tuple[ZombieDice, int, list[Event]], data: st.DataObject
) -> None:
    # A file of its own for each game: what one example does is no matter of the next.
    with TemporaryDirectory() as folder:
        _come_back_as_it_was(Path(folder) / "games.db", told, data)


def _come_back_as_it_was(
    path: Path, told: tuple[ZombieDice, int, list[Event]], data: st.DataObject
) -> None:
    game, seats, log = told
    with open_storage(path) as storage:
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
    with open_storage(path) as storage:
        assert storage.open_game(opened.id).session == director.session


def test_a_finished_game_is_not_offered(storage: Storage) -> None:
    director = play(storage.begin(SHORT, NAMES), "gB gB gB; stopped; gF gF gF; stopped")
    assert director.session.over
    assert storage.unfinished() is None


def test_undoing_the_last_event_of_a_finished_game_offers_it_again(storage: Storage) -> None:
    director = play(storage.begin(SHORT, NAMES), "gB gB gB; stopped; gF gF gF; stopped")
    director.undo()
    assert storage.unfinished() is not None
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
        assert storage.open_game(older.id).session.log == tuple(events("gB gB gB"))


def test_players_are_remembered_those_who_played_last_first(path: Path) -> None:
    clock = iter(datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=n) for n in range(99))
    with open_storage(path, now=lambda: next(clock)) as storage:
        storage.begin(ZombieDice(), ("Ana", "Bob"))
        storage.begin(ZombieDice(), ("CLÉO", "bob"))
        assert set(storage.players()[:2]) == {"CLÉO", "bob"}
        assert storage.players()[2] == "Ana"


def test_who_sat_last_is_remembered_in_order(storage: Storage) -> None:
    assert storage.seated_last() == ()
    storage.begin(ZombieDice(), ("Cléo", "Ana"))
    storage.begin(ZombieDice(), ("Zoé", "Bob", "Ana"))
    assert storage.seated_last() == ("Zoé", "Bob", "Ana")


def test_settings_are_kept_for_later_runs(path: Path, storage: Storage) -> None:
    assert storage.setting(Setting.LANG) is None
    for value in ("en", "fr"):
        storage.keep_setting(Setting.LANG, value)
    storage.keep_setting(Setting.MUTED, "yes")
    storage.close()
    with open_storage(path) as later:
        assert (later.setting(Setting.LANG), later.setting(Setting.MUTED)) == ("fr", "yes")


def test_a_file_of_the_first_version_is_brought_up_to_date(path: Path) -> None:
    path.parent.mkdir(parents=True)
    raw(
        path,
        *MIGRATIONS[0],
        "PRAGMA user_version = 1",
        "INSERT INTO game VALUES (1, 'zombie_dice', 'Ana, Bob', 'target=13', 'then', NULL, NULL)",
        "INSERT INTO log VALUES (1, 1, 'event', NULL, 'rolled gB yS rF', 'then')",
    )
    with open_storage(path) as storage:
        assert storage.damaged is None
        assert storage.open_game(1).session.log == (roll("gB yS rF"),)
        storage.keep_setting(Setting.LANG, "en")
        assert storage.setting(Setting.LANG) == "en"


@pytest.mark.parametrize("names", [("Ana",), (), ("Ana", "ana"), ("A,B", "C"), ("", "B")])
def test_a_game_with_impossible_players_is_not_begun(
    storage: Storage, names: tuple[str, ...]
) -> None:
    with pytest.raises(ValueError, match="player"):
        storage.begin(ZombieDice(), names)
    assert (storage.seated_last(), storage.players()) == ((), ())


def test_a_game_is_exported_as_text(storage: Storage) -> None:
    opened = storage.begin(ZombieDice(), NAMES)
    play(opened, "gB yS rF; gB gB rB; stopped").undo()
    assert storage.export(opened.id) == (
        f"game zombie_dice\nplayers Ana, Bob\noptions {options_of(ZombieDice())}\n"
        "rolled gB yS rF\nrolled gB gB rB\n"
    )
    with pytest.raises(KeyError):
        storage.export(99)


def test_the_log_only_grows(path: Path, storage: Storage) -> None:
    play(storage.begin(ZombieDice(), NAMES), "gB yS rF")
    for statement in ("DELETE FROM log", "UPDATE log SET line = 'rolled gB gB gB'"):
        with pytest.raises(sqlite3.IntegrityError, match="only grows"):
            raw(path, statement)


def test_the_place_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(place.HOME_VARIABLE, str(tmp_path))
    assert place.database() == tmp_path / "games.db"
    monkeypatch.delenv(place.HOME_VARIABLE)
    assert place.home().name == "gobelet"


def test_recorded_games_are_listed_and_given_as_text(storage: Storage) -> None:
    play(storage.begin(SHORT, NAMES), "gB gB gB; stopped; gS gB rS; stopped")
    play(storage.begin(ZombieDice(), ("Cy", "Di")), "gB yS rF")
    first, second = storage.recorded("zombie_dice")
    assert (first.id, first.players, second.players) == (1, NAMES, ("Cy", "Di"))
    assert first.finished is not None
    assert second.finished is None
    assert second.started >= first.started
    texts, damaged = storage.exports("zombie_dice")
    assert texts == (storage.export(1), storage.export(2))
    assert damaged == 0
    assert (storage.recorded("zero"), storage.exports("zero")) == ((), ((), 0))


def test_a_damaged_game_does_not_hide_the_others(path: Path, storage: Storage) -> None:
    play(storage.begin(ZombieDice(), NAMES), "gB yS rF; stopped")
    play(storage.begin(ZombieDice(), NAMES), "gB gB gB; stopped")
    with closing(sqlite3.connect(path)) as other:
        other.execute("DROP TRIGGER log_keeps_length")
        other.execute("DELETE FROM log WHERE game = 1 AND number = 1")
        other.commit()
    texts, damaged = storage.exports("zombie_dice")
    assert (texts, damaged) == ((storage.export(2),), 1)
