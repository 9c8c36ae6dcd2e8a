"""From cards as seen to a hand of Zero: a draft that the player confirms."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from assistant.games.zero.cards import CARDS, HAND_SIZE, Card, Hand, place
from vision.cards.read import CardReading

_CARDS = {(card.colour.value, str(card.value)): card for card in CARDS}


@dataclass(frozen=True, slots=True)
class Draft:
    """What was read of a hand that is laid out."""

    cards: Hand = ()
    """Each once, in the order of `CARDS`."""
    unsure: frozenset[Card] = frozenset()
    """Those of them to ask about."""

    @property
    def missing(self) -> int:
        """How many cards the player adds: not seen, or seen as one that is there already."""
        return HAND_SIZE - len(self.cards)

    @property
    def sure(self) -> bool:
        """Whether nothing is left to ask."""
        return not self.missing and not self.unsure


def draft(seen: Iterable[CardReading]) -> Draft:
    """The hand that these cards make; of readings that are alike one is kept."""
    read = {_CARDS[one.value]: one.sure for one in seen if one.value in _CARDS}
    cards = tuple(sorted(read, key=place))[:HAND_SIZE]
    return Draft(cards, frozenset(card for card in cards if not read[card]))
