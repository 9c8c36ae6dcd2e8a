"""What a hand counts, and why.

Five or more cards of one colour vanish, and so do five or more of one value; of the others each
value counts once. A card may help both groups. Nine cards hold one group of either kind at most,
and both only when they share a card and make up the whole hand: that is ZERO.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass

from assistant.games.zero.cards import CARDS, Card, Colour, Hand, place

GROUP = 5
"""Cards of one colour, or of one value, that vanish together."""
MOST = sum({card.value for card in CARDS})
"""The most a hand can count: all eight values and no group."""


@dataclass(frozen=True, slots=True)
class Group:
    """Cards that vanish together."""

    shared: Colour | int
    """The colour, or the value, that they have in common."""
    cards: Hand


@dataclass(frozen=True, slots=True)
class Count:
    """What a hand counts."""

    values: tuple[int, ...]
    """Values that count, each once, highest first."""
    groups: tuple[Group, ...]
    """What vanished: none, one, or both, the colour first."""

    @property
    def score(self) -> int:
        """Points, from 0 to 36; fewer are better."""
        return sum(self.values)

    @property
    def vanished(self) -> Hand:
        """Cards that count nothing, each once."""
        gone = {card for group in self.groups for card in group.cards}
        return tuple(sorted(gone, key=place))

    @property
    def zero(self) -> bool:
        """Whether nothing is left: five of a colour and five of a value that share a card."""
        return not self.values


@dataclass(frozen=True, slots=True)
class Swap:
    """One card given for another."""

    out: Card
    into: Card
    score: int
    """What the hand would have counted."""


def count(hand: Hand) -> Count:
    """Count nine cards, each different (see `cards.fault`)."""
    colours = Counter(card.colour for card in hand)
    values = Counter(card.value for card in hand)
    shared: list[Colour | int] = [colour for colour in Colour if colours[colour] >= GROUP]
    shared += [value for value, number in values.items() if number >= GROUP]
    groups = tuple(
        Group(one, tuple(sorted((c for c in hand if one in (c.colour, c.value)), key=place)))
        for one in shared
    )
    gone = {card for group in groups for card in group.cards}
    left = {card.value for card in hand if card not in gone}
    return Count(tuple(sorted(left, reverse=True)), groups)


def best_swap(hand: Hand, elsewhere: Collection[Card] = ()) -> Swap | None:
    """Give the exchange that would have lowered the count most; None where none lowers it.

    A card of `elsewhere`, in another hand, cannot come. Of swaps as good, the one that gives the
    highest card away is given, then the first in the order of `CARDS`.
    """
    coming = [card for card in CARDS if card not in hand and card not in elsewhere]
    swaps = (
        Swap(out, into, count(tuple(into if card == out else card for card in hand)).score)
        for out in hand
        for into in coming
    )
    best = min(swaps, key=_rank, default=None)
    return best if best is not None and best.score < count(hand).score else None


def _rank(swap: Swap) -> tuple[int, int, int, int]:
    return swap.score, -swap.out.value, place(swap.out), place(swap.into)
