"""What can go wrong while keeping games: a reason each time, the words for it live elsewhere."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path


class Problem(StrEnum):
    """Why something was not kept or not given back."""

    DISK_FULL = "disk full"
    NEWER = "newer"
    """A later version of the program wrote the file."""
    IN_USE = "in use"
    """Another program is writing to the file."""
    PLAYED_ELSEWHERE = "played elsewhere"
    """Another window has gone on with the same game."""
    CLOSED = "closed"
    UNUSABLE = "unusable"
    """Forbidden, unplugged, not a file: what the system says is the detail."""
    DAMAGED = "damaged"
    GAME_DAMAGED = "game damaged"
    """One game cannot be read; the others can."""


class StorageError(Exception):
    """Root of the errors raised by `assistant.storage`; what was asked has not been done.

    As a string it is for logs; people are told in their language by `assistant.ui.trouble`.
    """

    def __init__(self, problem: Problem, path: Path, detail: str = "") -> None:
        super().__init__(f"{path}: {problem}{f' ({detail})' if detail else ''}")
        self.problem = problem
        self.path = path
        """The file of saved games."""
        self.detail = detail
        """What SQLite or the system said; not for people at a table."""


class DiskFullError(StorageError):
    """There is no room for another event."""


class NewerError(StorageError):
    """The file was written by a later version of the program, and is left alone."""


class UnavailableError(StorageError):
    """The file cannot be opened, read or written at present: locked, forbidden, unplugged."""


class DamagedError(StorageError):
    """The file, or a part of it, is not what the program wrote."""


class DamagedGameError(DamagedError):
    """One saved game cannot be read; the others can, and it stays in the file as it is."""

    def __init__(self, path: Path, game: int, why: str) -> None:
        super().__init__(Problem.GAME_DAMAGED, path, f"game {game}: {why}")
        self.game = game
        self.why = why


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn what SQLite says about the file at `path` into a StorageError.

    A mistake of ours in calling SQLite is no news about the file, and passes.
    """
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except sqlite3.Error as error:
        raise _meant(error, path) from error
    except OSError as error:
        raise UnavailableError(Problem.UNUSABLE, path, error.strerror or "") from error


def _meant(error: sqlite3.Error, path: Path) -> StorageError:
    # The low byte is the kind; the others say in which call.
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return DiskFullError(Problem.DISK_FULL, path)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return UnavailableError(Problem.IN_USE, path)
        case sqlite3.SQLITE_CONSTRAINT:
            return UnavailableError(Problem.PLAYED_ELSEWHERE, path)
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_ERROR:
            return DamagedError(Problem.DAMAGED, path, str(error))
        case _:
            return UnavailableError(Problem.UNUSABLE, path, str(error))
