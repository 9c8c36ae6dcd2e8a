"""The cards of the owner's box, kept beside the saved games."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from assistant.cards.card import CardError, identity
from assistant.cards.card_file import CardFileError, read_card, written_card
from assistant.cards.catalogue import Catalogue
from assistant.games.zicos.cards import Card
from assistant.storage.database import Database

log = logging.getLogger("gobelet.storage")


class CardBox:
    """Remembers cards from one game to the next; every method may raise StorageError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def catalogue(self) -> Catalogue:
        """All cards known, those used last first; one that somebody has spoilt is left out."""
        cards = []
        for (line,) in self._database.rows("SELECT written FROM card ORDER BY used DESC, identity"):
            try:
                cards.append(read_card(line))
            except (CardError, CardFileError) as error:
                log.warning("a card cannot be read: %s", error)
        return Catalogue(tuple(cards))

    def use(self, card: Card) -> None:
        """Remember that `card` has just been used, in place of one that is the same."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO card VALUES (?, ?, (SELECT coalesce(max(used), 0) + 1 FROM card))"
                " ON CONFLICT DO UPDATE SET written = excluded.written, used = excluded.used",
                (identity(card), written_card(card)),
            )

    def forget(self, card: Card) -> None:
        """No longer know cards that are the same as `card`."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM card WHERE identity = ?", (identity(card),))

    def take_in(self, cards: Iterable[Card]) -> int:
        """Add those not known yet, all of them or none; give how many there were."""
        with self._database.transaction() as connection:
            (before,) = connection.execute("SELECT count(*) FROM card").fetchone()
            connection.executemany(
                "INSERT INTO card VALUES (?, ?, 0) ON CONFLICT DO NOTHING",
                [(identity(card), written_card(card)) for card in cards],
            )
            (after,) = connection.execute("SELECT count(*) FROM card").fetchone()
        return int(after - before)
