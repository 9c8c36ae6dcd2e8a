"""The tables, and the steps from one version of them to the next."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from assistant.storage.errors import NewerError, Problem

FIRST = (
    """
    CREATE TABLE player (
        name TEXT PRIMARY KEY COLLATE NOCASE,
        played TEXT NOT NULL                    -- when last, ISO 8601, UTC
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE game (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,                     -- these three as the notation writes them
        players TEXT NOT NULL,
        options TEXT NOT NULL,
        started TEXT NOT NULL,
        finished TEXT,                          -- NULL while it has no outcome
        put_away TEXT                           -- set: no longer offered back
    )
    """,
    """
    CREATE TABLE log (
        game INTEGER NOT NULL REFERENCES game (id),
        number INTEGER NOT NULL,                -- from 1, without gaps
        operation TEXT NOT NULL CHECK (operation IN ('event', 'undo', 'correct')),
        place INTEGER,                          -- of a correction: which event, from 0
        line TEXT,                              -- the event as the notation writes it
        at TEXT NOT NULL,
        PRIMARY KEY (game, number),
        CHECK ((operation = 'correct') = (place IS NOT NULL)),
        CHECK ((operation = 'undo') = (line IS NULL))
    ) WITHOUT ROWID
    """,
    # What has happened has happened: the log only grows.
    """
    CREATE TRIGGER log_keeps_lines BEFORE UPDATE ON log
    BEGIN SELECT RAISE(ABORT, 'the log only grows'); END
    """,
    """
    CREATE TRIGGER log_keeps_length BEFORE DELETE ON log
    BEGIN SELECT RAISE(ABORT, 'the log only grows'); END
    """,
)

SETTINGS = ("CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",)

CARDS = (
    """
    CREATE TABLE card (
        identity TEXT PRIMARY KEY,              -- equal for cards that cannot be told apart
        written TEXT NOT NULL,                  -- the card as a line of a file of cards
        used INTEGER NOT NULL                   -- the higher, the later it was used
    ) WITHOUT ROWID
    """,
)

MIGRATIONS: tuple[tuple[str, ...], ...] = (FIRST, SETTINGS, CARDS)
"""Step n leads from version n to version n + 1; a step that has been shipped never changes."""

PROBES = (
    "SELECT name, played FROM player LIMIT 0",
    "SELECT id, name, players, options, started, finished, put_away FROM game LIMIT 0",
    "SELECT game, number, operation, place, line, at FROM log LIMIT 0",
    "SELECT name, value FROM setting LIMIT 0",
    "SELECT identity, written, used FROM card LIMIT 0",
)


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the tables of the file at `path` to the newest version, all steps or none.

    NewerError when they are of a version not known here; sqlite3.Error when they are not ours.
    """
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise NewerError(Problem.NEWER, path)
    if version < len(MIGRATIONS):
        connection.execute("BEGIN EXCLUSIVE")
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        for step in MIGRATIONS[version:]:
            for statement in step:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(MIGRATIONS)}")
        connection.execute("COMMIT")
    for probe in PROBES:
        connection.execute(probe)
