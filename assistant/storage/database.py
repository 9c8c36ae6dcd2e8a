"""The open SQLite file: transactions that survive a crash, and errors of our own."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

from assistant.storage.errors import DamagedError, Problem, UnavailableError, translated
from assistant.storage.schema import migrate

BUSY_SECONDS = 5.0
"""How long to wait for another program to finish writing."""


class Database:
    """One connection; belongs to one thread. Make one with `open_database`."""

    def __init__(
        self, connection: sqlite3.Connection, path: Path, now: Callable[[], datetime]
    ) -> None:
        self.path = path
        self._connection = connection
        self._now = now
        self._closed = False

    def close(self) -> None:
        """Close the file; everything in it is safe already. What comes too late is refused."""
        self._closed = True
        self._connection.close()

    def stamp(self) -> str:
        """Give the time now, ISO 8601, UTC."""
        return self._now().isoformat(timespec="milliseconds")

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Give all rows that `query` finds; StorageError when the file cannot be read."""
        self._check_open()
        with translated(self.path):
            return self._connection.execute(query, values).fetchall()

    @contextmanager
    def transaction(self) -> Iterator[sqlite3.Connection]:
        """Do all of the block or none of it; done, it survives a crash. StorageError if not."""
        self._check_open()
        with translated(self.path):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                yield self._connection
                self._connection.execute("COMMIT")
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")

    def _check_open(self) -> None:
        if self._closed:
            raise UnavailableError(Problem.CLOSED, self.path)


def open_database(path: Path, now: Callable[[], datetime]) -> tuple[Database, Path | None]:
    """Open the file at `path`, making it and its folder when there is none.

    A damaged file is not touched but renamed, a new one is begun, and the second value tells
    where the old one lies now. UnavailableError when the file cannot be used, NewerError when a
    later version wrote it.
    """
    with translated(path):
        path.parent.mkdir(parents=True, exist_ok=True)
    aside = None
    try:
        connection = _connected(path)
    except DamagedError:
        aside = _set_aside(path, now())
        connection = _connected(path)
    return Database(connection, path, now), aside


def _connected(path: Path) -> sqlite3.Connection:
    with translated(path):
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    # Text that someone has spoilt is shown spoilt, and refused where it matters.
    connection.text_factory = lambda text: text.decode("utf-8", errors="replace")
    try:
        with translated(path):
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("PRAGMA foreign_keys = ON")
            (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            if verdict != "ok":
                raise DamagedError(Problem.DAMAGED, path, str(verdict))
            migrate(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def _set_aside(path: Path, when: datetime) -> Path:
    """Rename a damaged file and its companions, never over another; give the new name."""
    stem = f"{path.stem}-damaged-{when:%Y%m%d-%H%M%S}"
    names = (path.with_name(f"{stem}{'' if n == 0 else f'-{n}'}{path.suffix}") for n in range(1000))
    with translated(path):
        aside = next(name for name in names if not name.exists())
        for companion in ("", "-wal", "-shm"):
            old = path.with_name(path.name + companion)
            if old.exists():
                old.rename(aside.with_name(aside.name + companion))
    return aside
