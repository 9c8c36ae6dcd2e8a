"""The learnt decks of cards, kept as files."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from assistant.games.zero.cards import CARDS
from assistant.storage.place import decks
from assistant.storage.sets import CARDS_SUFFIX, SetFolder
from assistant.storage.sets_by_name import SetsByName
from vision.cards.deck import Deck, DeckError, Known, Value, learnt
from vision.cards.deck_file import packed, unpacked

WHOLE: tuple[Value, ...] = tuple((card.colour.value, str(card.value)) for card in CARDS)
"""Every card of a deck of Zero, as it is learnt."""


class DeckShelf(SetsByName):
    """Gives and takes learnt decks."""

    noun, held, error = "deck of cards", "learnt deck of cards", DeckError

    def deck(self, name: str) -> Deck:
        """What was shown of a deck. DeckError when there is none or it is damaged, StorageError."""
        return self.opened(name, unpacked)

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

    def take_in(self, path: Path, name: str = "") -> Deck:
        """Keep the deck of a file that `export` wrote, under a clean `name` of its own if given.

        DeckError when it is none or there is one of that name, StorageError when it cannot be kept.
        """
        deck = self.from_outside(path, unpacked)
        deck = replace(deck, name=name or deck.name)
        self.refuse_taken(deck.name, path)
        self.keep(deck)
        return deck


def open_shelf() -> DeckShelf:
    """The decks in the user's data folder."""
    return DeckShelf(SetFolder(decks(), CARDS_SUFFIX))
