"""The learnt decks of cards, kept as files."""

from __future__ import annotations

from pathlib import Path

from assistant.games.zero.cards import CARDS
from assistant.storage.files import keep_whole
from assistant.storage.place import decks
from assistant.storage.sets import CARDS_SUFFIX, SetFolder
from vision.cards.deck import Deck, DeckError, Known, Value, learnt
from vision.cards.deck_file import packed, unpacked

MOST_BYTES = 100_000_000
WHOLE: tuple[Value, ...] = tuple((card.colour.value, str(card.value)) for card in CARDS)
"""Every card of a deck of Zero, as it is learnt."""


class DeckShelf:
    """Gives and takes learnt decks; used by one thread at a time."""

    def __init__(self, folder: SetFolder) -> None:
        self.folder = folder

    def names(self) -> tuple[str, ...]:
        """The decks there are. StorageError when they cannot be looked up."""
        return self.folder.names()

    def deck(self, name: str) -> Deck:
        """What was shown of a deck. DeckError when there is none or it is damaged, StorageError."""
        try:
            return unpacked(self._data(name))
        except DeckError as error:
            raise DeckError(f"{self.folder.path(name)}: {error}") from error

    def load(self, name: str) -> Known:
        """A deck, learnt; takes half a second.

        DeckError when there is none, it is damaged or not all its cards were shown; StorageError.
        """
        deck = self.deck(name)
        if missing := len(deck.missing(WHOLE)):
            cards = f"{missing} card{'' if missing == 1 else 's'}"
            raise DeckError(f"{cards} of “{name}” were not shown yet: show them first.")
        return learnt(deck)

    def complete(self) -> tuple[str, ...]:
        """The decks of which every card was shown; damaged files are passed over. StorageError."""
        names = []
        for name in self.names():
            try:
                if not self.deck(name).missing(WHOLE):
                    names.append(name)
            except DeckError:
                continue
        return tuple(names)

    def keep(self, deck: Deck) -> None:
        """Keep a deck, in place of one of that name. StorageError when it cannot be."""
        self.folder.keep(deck.name, packed(deck))

    def remove(self, name: str) -> None:
        """Forget a deck. DeckError when there is none, StorageError."""
        try:
            self.folder.remove(name)
        except KeyError as error:
            raise self._unknown(name) from error

    def export(self, name: str, path: Path) -> None:
        """Write a deck's file to `path`. DeckError when there is none, StorageError."""
        keep_whole(path, self._data(name))

    def take_in(self, path: Path) -> Deck:
        """Keep the deck of a file that `export` wrote, in place of one of that name.

        DeckError when it is none, StorageError when it cannot be kept.
        """
        try:
            with path.open("rb") as file:
                data = file.read(MOST_BYTES + 1)
        except OSError as error:
            raise DeckError(f"{path} cannot be read: {error.strerror}.") from error
        if len(data) > MOST_BYTES:
            raise DeckError(f"{path} is too long for a learnt deck of cards.")
        try:
            deck = unpacked(data)
        except DeckError as error:
            raise DeckError(f"{path}: {error}") from error
        self.keep(deck)
        return deck

    def _data(self, name: str) -> bytes:
        try:
            return self.folder.read(name)
        except KeyError as error:
            raise self._unknown(name) from error

    def _unknown(self, name: str) -> DeckError:
        names = ", ".join(self.names())
        there = f"there are: {names}" if names else "none is learnt yet"
        return DeckError(f"There is no deck of cards named “{name}”; {there}.")


def open_shelf() -> DeckShelf:
    """The decks in the user's data folder."""
    return DeckShelf(SetFolder(decks(), CARDS_SUFFIX))
