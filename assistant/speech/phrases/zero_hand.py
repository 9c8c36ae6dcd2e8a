"""What a hand of Zero comes to, in words; screens and commands set them in type."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from assistant.games.zero.cards import Card, Colour, HandError, HandFault
from assistant.games.zero.scoring import Count, Group, Swap
from assistant.locale.words import Words


def a_card(card: Card, w: Words) -> str:
    """`8 rouge`, `red 8`."""
    colour = w.spoken("zero-colour", colour=card.colour.value)
    return w.spoken("zero-card", value=str(card.value), colour=colour)


def reason(count: Count, w: Words) -> str:
    """Why a hand counts what it does: `cinq rouges : 0 ; reste 6 et 4`."""
    rest = w.listed(map(str, count.values)) if count.values else ""
    groups = w.listed(_group(group, w) for group in count.groups) if count.groups else ""
    if count.zero:
        return w.spoken("zero-why-zero", groups=groups)
    if not groups:
        return w.spoken("zero-why-none", rest=rest)
    return w.spoken("zero-why-group", groups=groups, rest=rest)


def points(number: int, w: Words) -> str:
    """`6 points`."""
    return w.spoken("zero-points", n=number)


def best(swap: Swap | None, w: Words) -> str:
    """The exchange that would have helped most, or that none would have."""
    if swap is None:
        return w.spoken("zero-swap-none")
    out, into = a_card(swap.out, w), a_card(swap.into, w)
    return w.spoken("zero-swap", out=out, into=into, points=points(swap.score, w))


def fault(error: HandError, w: Words) -> str:
    """Why a text is no hand, in a sentence."""
    match error.fault:
        case HandFault.UNKNOWN_CARD:
            return w.spoken("zero-fault-unknown", word=error.word)
        case HandFault.CARD_TWICE:
            return w.spoken("zero-fault-twice", word=error.word)
        case HandFault.TOO_MANY:
            return w.spoken("zero-fault-many", n=error.count)
        case HandFault.TOO_FEW:
            return w.spoken("zero-fault-few", n=error.count)
        case _:
            assert_never(error.fault)


def cards_seen(number: int, w: Words) -> str:
    """How many cards a picture shows, where there should be nine, in a sentence."""
    return w.spoken("zero-photo-seen", n=number)


def unsure(cards: Iterable[Card], w: Words) -> str:
    """Which cards of a picture are to be looked at again, in a sentence."""
    return w.spoken("zero-photo-unsure", cards=w.listed(a_card(card, w) for card in cards))


def _group(group: Group, w: Words) -> str:
    number = w.spoken("number", n=len(group.cards))
    if isinstance(group.shared, Colour):
        return w.spoken("zero-group-colour", number=number, colour=group.shared.value)
    return w.spoken("zero-group-value", number=number, value=str(group.shared))
