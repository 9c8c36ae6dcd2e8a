"""The saved games: one SQLite file in which every event is safe before it is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import StrEnum
from pathlib import Path
from typing import Any, Self

from assistant.games import notation
from assistant.games.game import Game
from assistant.games.registry import Option
from assistant.session.session import RefusedLogError, Session, begun
from assistant.storage.cards import CardBox
from assistant.storage.database import Database, open_database
from assistant.storage.errors import DamagedGameError
from assistant.storage.game_log import GameLog, folded, operations_of

HEAD = ("game", "players", "options")
"""The words that begin the first lines of a game in text."""


@dataclass(frozen=True, slots=True)
class Opened:
    """A game whose log is kept here: give both to a `Director`."""

    id: int
    session: Session[Any, Any]
    store: GameLog


@dataclass(frozen=True, slots=True)
class Recorded:
    """A saved game, by what is told of it in a list."""

    id: int
    players: tuple[str, ...]
    """By seat."""
    started: str
    """When, ISO 8601, UTC."""
    finished: str | None
    """None while it has no outcome."""


class Setting(StrEnum):
    """What is remembered from one run to the next beside games and players."""

    LANG = "lang"
    MUTED = "muted"
    """`yes` or `no`."""
    DICE = "dice"
    """The learnt set that is played with; empty for usual dice."""
    ZONE = "zone"
    """Where dice count as rolled, as `vision.zone.Zone` writes it."""
    ODDS = "odds"
    """Who sees odds, as `assistant.ui.odds_choices` writes it."""


class Storage:
    """The open file; belongs to one thread. Make one with `open_storage`."""

    def __init__(self, database: Database, damaged: Path | None = None) -> None:
        self.damaged = damaged
        """Where a damaged file was set aside by this opening; None when all was well."""
        self._database = database
        self.cards = CardBox(database)
        """The cards of the owner's box."""

    @property
    def path(self) -> Path:
        """The file."""
        return self._database.path

    def close(self) -> None:
        """Close the file; everything in it is safe already."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # Games.

    def begin(self, game: Game[Any, Any], names: tuple[str, ...]) -> Opened:
        """Start a game and remember its players, in one transaction.

        ValueError when the game does not take so many players or a name cannot be written.
        """
        session = begun(game, notation.distinct_names(names))
        with self._database.transaction() as connection:
            cursor = connection.execute(
                "INSERT INTO game (name, players, options, started) VALUES (?, ?, ?, ?)",
                (
                    game.name,
                    ", ".join(session.names),
                    notation.options_of(game),
                    self._database.stamp(),
                ),
            )
            connection.executemany(
                "INSERT INTO player VALUES (?, ?)"
                " ON CONFLICT DO UPDATE SET name = excluded.name, played = excluded.played",
                [(name, self._database.stamp()) for name in session.names],
            )
        assert cursor.lastrowid is not None
        return Opened(
            cursor.lastrowid, session, GameLog(self._database, cursor.lastrowid, game.name, 0)
        )

    def unfinished(self) -> Opened | None:
        """Give the latest game without an outcome as it was, unless it was put away.

        DamagedGameError names one that cannot be read; `put_away` makes room for the next.
        """
        rows = self._database.rows(
            "SELECT game.id FROM game LEFT JOIN log ON log.game = game.id"
            " WHERE finished IS NULL AND put_away IS NULL"
            " GROUP BY game.id ORDER BY max(coalesce(at, started)) DESC, game.id DESC LIMIT 1"
        )
        return self.open_game(rows[0][0]) if rows else None

    def open_game(self, game: int) -> Opened:
        """Give a saved game as it was; KeyError for no such game, DamagedGameError."""
        saved = self._saved(game)
        try:
            session = begun(saved.game, saved.players, saved.events)
        except RefusedLogError as error:
            line = saved.lines[error.place]
            why = f"line {line} breaks the rules ({error.refusal})"
            raise DamagedGameError(self.path, game, why) from error
        operations = len(operations_of(self._database, game))
        return Opened(game, session, GameLog(self._database, game, saved.game.name, operations))

    def put_away(self, game: int) -> None:
        """No longer offer this game back; nothing of it is lost."""
        with self._database.transaction() as connection:
            connection.execute(
                "UPDATE game SET put_away = ? WHERE id = ?", (self._database.stamp(), game)
            )

    def export(self, game: int) -> str:
        """Give a saved game as text, undone events left out and corrections made.

        KeyError for no such game; the text of a damaged one may not be readable.
        """
        rows = self._database.rows("SELECT name, players, options FROM game WHERE id = ?", game)
        if not rows:
            raise KeyError(game)
        head = [f"{word} {value}" for word, value in zip(HEAD, rows[0], strict=True)]
        lines = folded(self.path, game, operations_of(self._database, game))
        return "\n".join([*head, *lines]) + "\n"

    def recorded(self, name: str) -> tuple[Recorded, ...]:
        """List all saved games of this kind, finished or not, oldest first."""
        query = "SELECT id, players, started, finished FROM game WHERE name = ? ORDER BY id"
        return tuple(
            Recorded(game, tuple(players.split(", ")), started, finished)
            for game, players, started, finished in self._database.rows(query, name)
        )

    def exports(self, name: str) -> tuple[tuple[str, ...], int]:
        """Give all saved games of this kind as text, oldest first, and how many are damaged."""
        texts = []
        damaged = 0
        for game in self.recorded(name):
            try:
                texts.append(self.export(game.id))
            except DamagedGameError:
                damaged += 1
        return tuple(texts), damaged

    # Players.

    def players(self) -> tuple[str, ...]:
        """Names of all remembered players, those who played last first."""
        rows = self._database.rows("SELECT name FROM player ORDER BY played DESC, name")
        return tuple(name for (name,) in rows)

    def seated_last(self) -> tuple[str, ...]:
        """Names of the players of the latest game, in their order."""
        rows = self._database.rows("SELECT players FROM game ORDER BY id DESC LIMIT 1")
        return tuple(rows[0][0].split(", ")) if rows else ()

    def options_last(self, game: str) -> Mapping[str, Option]:
        """The options of the latest game of this kind; none for no such game, or a damaged one."""
        rows = self._database.rows(
            "SELECT options FROM game WHERE name = ? ORDER BY id DESC LIMIT 1", game
        )
        try:
            return notation.read_options(game, rows[0][0]) if rows else {}
        except ValueError:
            return {}

    # Settings.

    def setting(self, setting: Setting) -> str | None:
        """What was kept last; None when nothing was."""
        rows = self._database.rows("SELECT value FROM setting WHERE name = ?", setting.value)
        return rows[0][0] if rows else None

    def keep_setting(self, setting: Setting, value: str) -> None:
        """Keep `value` for the next runs."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO setting VALUES (?, ?)"
                " ON CONFLICT DO UPDATE SET value = excluded.value",
                (setting.value, value),
            )

    def _saved(self, game: int) -> notation.SavedGame:
        try:
            return notation.read(self.export(game))
        except notation.NotationError as error:
            raise DamagedGameError(self.path, game, str(error)) from error


def open_storage(path: Path, *, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> Storage:
    """Open the file of saved games, making it and its folder when there is none.

    A damaged file is not touched but renamed, a new one is begun, and `Storage.damaged` tells
    where the old one lies. UnavailableError when the file cannot be used, NewerError when a later
    version wrote it.
    """
    database, damaged = open_database(path, now)
    return Storage(database, damaged)
