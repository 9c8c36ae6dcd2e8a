"""What can go wrong while keeping games; each message is a sentence for the user."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class StorageError(Exception):
    """Root of the errors raised by `assistant.storage`; what was asked has not been done."""


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

    def __init__(self, game: int, why: str) -> None:
        super().__init__(f"Saved game {game} cannot be read: {why}.")
        self.game = game
        self.why = why


@contextmanager
def in_words(path: Path) -> Iterator[None]:
    """Turn what SQLite says about the file at `path` into a StorageError.

    A mistake of ours in calling SQLite is no news about the file, and passes.
    """
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except sqlite3.Error as error:
        raise _told(error, path) from error
    except OSError as error:
        raise UnavailableError(
            f"The saved games at {path} cannot be used: {error.strerror}."
        ) from error


def _told(error: sqlite3.Error, path: Path) -> StorageError:
    # The low byte is the kind; the others say in which call.
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
        case sqlite3.SQLITE_FULL:
            return DiskFullError(
                "The disk is full, so the last step could not be saved. "
                "Make room and try again; everything before it is safe."
            )
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return UnavailableError(f"The saved games at {path} are in use by another program.")
        case sqlite3.SQLITE_CONSTRAINT:
            return UnavailableError("This game is also being played in another window.")
        case sqlite3.SQLITE_CORRUPT | sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_ERROR:
            return DamagedError(f"The saved games at {path} are damaged: {error}.")
        case _:
            return UnavailableError(f"The saved games at {path} cannot be used: {error}.")
