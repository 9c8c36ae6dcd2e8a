"""All cards known, and which of them somebody who types may mean. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from assistant.cards.card import FIELDS, Face, Kind, Number, folded, identity, kind_of, name_of
from assistant.games.zicos.cards import Card

WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The cards known, those used last first; a game can start with none."""

    cards: tuple[Card, ...] = ()

    def used(self, card: Card) -> Catalogue:
        """Give the catalogue with `card` at its head, in place of one that is the same."""
        return Catalogue((card, *self.without(card).cards))

    def without(self, card: Card) -> Catalogue:
        """Give the catalogue without the cards that are the same as `card`."""
        same = identity(card)
        return Catalogue(tuple(one for one in self.cards if identity(one) != same))

    def joined(self, others: Iterable[Card]) -> Catalogue:
        """Give the catalogue with those of `others` at its end that it does not know yet."""
        known = {identity(card): card for card in self.cards}
        for card in others:
            known.setdefault(identity(card), card)
        return Catalogue(tuple(known.values()))

    def suggested(self, typed: str, kind: Kind | None = None) -> tuple[Card, ...]:
        """Give the cards that what was typed so far may mean, the likeliest first.

        Each word must begin a word of the name, whatever its case and accents, or be one of the
        card's numbers. Names that begin so come first, then names with such a word further on,
        then those found by a number; among these, what was used last.
        """
        wanted = WORD.findall(folded(typed))
        ranks = [
            (rank, place, card)
            for place, card in enumerate(self.cards)
            if kind in (None, kind_of(card)) and (rank := _rank(card, wanted)) is not None
        ]
        return tuple(card for _, _, card in sorted(ranks, key=lambda found: found[:2]))


def _rank(card: Card, wanted: list[str]) -> int | None:
    """How far from what was typed; None when the card cannot be meant."""
    names = WORD.findall(folded(name_of(card)))
    numbers = {
        str(getattr(card, name))
        for name, field in FIELDS[kind_of(card)].items()
        if isinstance(field, Number | Face)
    }
    by_number = False
    for word in wanted:
        if any(name.startswith(word) for name in names):
            continue
        if word not in numbers:
            return None
        by_number = True
    if by_number:
        return 2
    return 0 if not wanted or names[0].startswith(wanted[0]) else 1
