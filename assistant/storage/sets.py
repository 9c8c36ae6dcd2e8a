"""The user's learnt dice, or cards: a folder beside the saved games, one open file a set."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote, unquote

from assistant.storage.files import keep_whole, unwritten

SUFFIX = ".gobelet-dice"
CARDS_SUFFIX = ".gobelet-deck"


class SetFolder:
    """Keeps files by the name of their set; knows nothing of what is in them."""

    def __init__(self, folder: Path, suffix: str = SUFFIX) -> None:
        self.folder = folder
        """It need not exist yet."""
        self.suffix = suffix
        """What the files' names end in."""

    def names(self) -> tuple[str, ...]:
        """All sets, in alphabetical order. UnavailableError when they cannot be looked up."""
        try:
            found = [path.name for path in self.folder.glob(f"*{self.suffix}")]
        except OSError as error:
            raise unwritten(error, self.folder) from error
        names = (unquote(name.removesuffix(self.suffix)) for name in found)
        return tuple(sorted(names, key=lambda name: (name.casefold(), name)))

    def path(self, name: str) -> Path:
        """Where the set of this name lies, or would."""
        # Whatever sign a name holds, it names one file in this folder.
        return self.folder / f"{quote(name, safe=' ')}{self.suffix}"

    def read(self, name: str) -> bytes:
        """The file of a set. KeyError for no such set, UnavailableError."""
        path = self.path(name)
        try:
            return path.read_bytes()
        except FileNotFoundError as error:
            raise KeyError(name) from error
        except OSError as error:
            raise unwritten(error, path) from error

    def keep(self, name: str, data: bytes) -> None:
        """Keep a set, in place of one of that name; safe once done. StorageError if not."""
        keep_whole(self.path(name), data)

    def remove(self, name: str) -> None:
        """Forget a set. KeyError for no such set, UnavailableError."""
        path = self.path(name)
        try:
            path.unlink()
        except FileNotFoundError as error:
            raise KeyError(name) from error
        except OSError as error:
            raise unwritten(error, path) from error
