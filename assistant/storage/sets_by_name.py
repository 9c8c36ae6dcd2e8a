"""The user's learnt dice, or cards, by name, with errors in the user's words."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, TypeVar

from assistant.storage.files import keep_whole
from assistant.storage.sets import SetFolder

T = TypeVar("T")

MOST_BYTES = 100_000_000


class SetsByName:
    """What a shelf does with its files, whatever is in them; used by one thread at a time."""

    noun: ClassVar[str]
    """What one set is: "set of dice"."""
    held: ClassVar[str]
    """What its file holds: "set of learnt dice"."""
    error: ClassVar[type[Exception]]
    """Raised when there is no such set, or its file is not one."""

    def __init__(self, folder: SetFolder) -> None:
        self.folder = folder

    def names(self) -> tuple[str, ...]:
        """The sets there are. StorageError when they cannot be looked up."""
        return self.folder.names()

    def remove(self, name: str) -> None:
        """Forget a set. `error` when there is none, StorageError."""
        try:
            self.folder.remove(name)
        except KeyError as error:
            raise self._unknown(name) from error

    def export(self, name: str, path: Path) -> None:
        """Write a set's file to `path`. `error` when there is none, StorageError."""
        keep_whole(path, self._data(name))

    def opened(self, name: str, unpacked: Callable[[bytes], T]) -> T:
        """What a set's file holds. `error` when there is none or it is damaged, StorageError."""
        return self._understood(self._data(name), self.folder.path(name), unpacked)

    def from_outside(self, path: Path, unpacked: Callable[[bytes], T]) -> T:
        """What a file that `export` wrote holds. `error` when it cannot be read or is none."""
        try:
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        except OSError as error:
            raise self.error(f"{path} cannot be read: {error.strerror}.") from error
        if len(data) > MOST_BYTES:
            raise self.error(f"{path} is too long for a {self.held}.")
        return self._understood(data, path, unpacked)

    def refuse_taken(self, name: str, path: Path) -> None:
        """`error` when there is a set of this name, which the one in `path` would replace."""
        if name in self.names():
            raise self.error(
                f"There is a {self.noun} named “{name}” already: remove it first, or take"
                f" {path} in under another NAME."
            )

    def _understood(self, data: bytes, path: Path, unpacked: Callable[[bytes], T]) -> T:
        try:
            return unpacked(data)
        except self.error as error:
            raise self.error(f"{path}: {error}") from error

    def _data(self, name: str) -> bytes:
        try:
            return self.folder.read(name)
        except KeyError as error:
            raise self._unknown(name) from error

    def _unknown(self, name: str) -> Exception:
        names = ", ".join(self.names())
        there = f"there are: {names}" if names else "none is learnt yet"
        return self.error(f"There is no {self.noun} named “{name}”; {there}.")
