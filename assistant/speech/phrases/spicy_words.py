"""Words for cards, claims and numbers of Spicy, said and shown alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from assistant.games.spicy import Card, Claim, Spice, Trait, Wild
from assistant.locale.words import Words


def spice(what: Spice, w: Words) -> str:
    """`piment`."""
    return w.spoken("spicy-spice", spice=what.value)


def card(what: Card, w: Words) -> str:
    """`7 piment`, or `joker d'épice`."""
    if isinstance(what, Wild):
        return w.spoken("spicy-wild", trait=what.trait.value)
    return w.spoken("spicy-card", number=str(what.number), spice=spice(what.spice, w))


def trait(what: Trait, w: Words) -> str:
    """`la valeur`."""
    return w.spoken("spicy-trait", trait=what.value)


def following(claims: Sequence[Claim], opens: bool, w: Words) -> str:
    """Claims that may be made, in few words: `8, 9 ou 10 piment`."""
    spices = list(dict.fromkeys(claim.spice for claim in claims))
    groups = {
        each: _or((str(claim.number) for claim in claims if claim.spice is each), w)
        for each in spices
    }
    if opens:
        return w.spoken("spicy-any-spice", numbers=groups[spices[0]])
    told = [
        w.spoken("spicy-card", number=numbers, spice=spice(each, w))
        for each, numbers in groups.items()
    ]
    *most, last = told
    return w.spoken("spicy-or-else", most=", ".join(most), last=last) if most else last


def cards(n: int, w: Words) -> str:
    """`deux cartes`."""
    return w.spoken("say-spicy-cards", n=n, number=w.spoken("number", n=n))


def points(n: int, w: Words) -> str:
    """`moins trois points`."""
    number = w.spoken("number", n=abs(n))
    if n < 0:
        number = w.spoken("say-spicy-minus", number=number)
    return w.spoken("say-spicy-points", n=abs(n), number=number)


def _or(items: Iterable[str], w: Words) -> str:
    *most, last = items
    return w.spoken("spicy-or", most=", ".join(most), last=last) if most else last
