"""All cards known, and which of them somebody who types may mean. Pure."""

from __future__ import annotations

import re
from dataclasses import dataclass

from assistant.cards.card import FIELDS, Face, Kind, Number, kind_of, name_of
from assistant.games.zicos.cards import Card
from assistant.locale.folding import folded

WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The cards known, those used last first; a game can start with none."""

    cards: tuple[Card, ...] = ()

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
