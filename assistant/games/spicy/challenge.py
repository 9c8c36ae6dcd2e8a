"""Whether a claim holds when it is challenged."""

from __future__ import annotations

from typing import assert_never

from assistant.games.spicy.cards import Card, Claim, Trait, Wild
from assistant.games.spicy.options import TURNED, Extra


def holds(card: Card, claim: Claim, trait: Trait, extras: frozenset[Extra] = frozenset()) -> bool:
    """Whether `claim` is right in `trait` when `card` is turned over; nothing else counts.

    A wild number is right in every number and wrong in every spice, a wild spice the other way
    round [R]. So a copied claim, challenged on both, never holds with a wild card [D].
    """
    match trait:
        case Trait.NUMBER:
            return _right_number(card, claim, extras)
        case Trait.SPICE:
            return _right_spice(card, claim)
        case Trait.BOTH:
            return _right_number(card, claim, extras) and _right_spice(card, claim)
        case _:
            assert_never(trait)


def _right_number(card: Card, claim: Claim, extras: frozenset[Extra]) -> bool:
    if isinstance(card, Wild):
        return card.trait is Trait.NUMBER
    if card.number == claim.number:
        return True
    # A 6 upside down is a 9, whichever of the two was claimed.
    return Extra.TURN_IT_UP in extras and TURNED.get(card.number) == claim.number


def _right_spice(card: Card, claim: Claim) -> bool:
    if isinstance(card, Wild):
        return card.trait is Trait.SPICE
    return card.spice is claim.spice
