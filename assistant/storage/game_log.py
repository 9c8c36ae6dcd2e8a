"""The log of one game: it only grows, and adds up to the game's events."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from assistant.games.registry import entry
from assistant.storage.database import Database
from assistant.storage.errors import DamagedGameError

Operation = tuple[int, str, int | None, str | None]
"""(number from 1, `event` / `undo` / `correct`, place of a correction, the event's line)."""


class GameLog:
    """The log of one game; implements `Store`."""

    def __init__(self, database: Database, game: int, name: str, operations: int) -> None:
        self._database = database
        self._game = game
        self._write = entry(name).write
        self._operations = operations

    def append(self, event: Any, *, over: bool) -> None:
        """Add `event` at the end."""
        self._keep("event", None, self._write(event), over)

    def undo(self, *, over: bool) -> None:
        """Take the last event back."""
        self._keep("undo", None, None, over)

    def correct(self, place: int, event: Any, *, over: bool) -> None:
        """Replace the event at `place`."""
        self._keep("correct", place, self._write(event), over)

    def _keep(self, operation: str, place: int | None, line: str | None, over: bool) -> None:
        now = self._database.stamp()
        # Two windows on one game collide on the number, and the later one is told.
        row = (self._game, self._operations + 1, operation, place, line, now)
        with self._database.transaction() as connection:
            connection.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", row)
            connection.execute(
                "UPDATE game SET finished = ? WHERE id = ? AND (finished IS NULL) = ?",
                (now if over else None, self._game, over),
            )
        self._operations += 1


def folded(path: Path, game: int, operations: list[Operation]) -> list[str]:
    """Give the lines that a log of (number, operation, place, line) adds up to.

    DamagedGameError, naming `path`, when an operation is missing or has nothing to work on.
    """
    lines: list[str] = []
    for wanted, (number, operation, place, line) in enumerate(operations, start=1):
        if number != wanted:
            raise DamagedGameError(path, game, f"step {wanted} is missing")
        match operation, place, line:
            case "event", None, str(text):
                lines.append(text)
            case "undo", None, None if lines:
                lines.pop()
            case "correct", int(index), str(text) if 0 <= index < len(lines):
                lines[index] = text
            case _:
                raise DamagedGameError(path, game, f"step {wanted} makes no sense")
    return lines


def operations_of(database: Database, game: int) -> list[Operation]:
    """Read all operations of a game, oldest first."""
    query = "SELECT number, operation, place, line FROM log WHERE game = ? ORDER BY number"
    return [(row[0], row[1], row[2], row[3]) for row in database.rows(query, game)]
