"""What may be claimed next, and what is wrong with another claim."""

from __future__ import annotations

from assistant.games.spicy.cards import NUMBERS, OPENING, TEN, Claim, Spice
from assistant.games.spicy.options import RESTART_AFTER, Extra
from assistant.games.spicy.reasons import SpicyRefusal

Extras = frozenset[Extra]


def next_numbers(before: Claim | None, extras: Extras) -> tuple[int, ...]:
    """Give the numbers that may follow `before`, or open a pile, higher ones first in a row."""
    if before is None or before.number == TEN:
        return OPENING
    higher = tuple(number for number in NUMBERS if number > before.number)
    if Extra.START_IT_UP in extras and before.number in RESTART_AFTER:
        return higher + OPENING
    return higher


def next_claims(before: Claim | None, extras: Extras) -> tuple[Claim, ...]:
    """Give every claim that may follow `before`, or open a pile when it is None.

    The spice of the pile stays [S]. With We Love Chili, chili may be claimed wherever 1, 2 or 3
    may be, and is the spice of the pile from then on [R].
    """
    numbers = next_numbers(before, extras)
    if before is None:
        return tuple(Claim(number, spice) for spice in Spice for number in numbers)
    claims = [Claim(number, before.spice) for number in numbers]
    if Extra.WE_LOVE_CHILI in extras and before.spice is not Spice.CHILI:
        claims += [Claim(number, Spice.CHILI) for number in numbers if number in OPENING]
    return tuple(claims)


def claim_refusal(before: Claim | None, claim: Claim, extras: Extras) -> SpicyRefusal | None:
    """Say which rule `claim` breaks after `before`; None when it may be made."""
    if claim.number not in NUMBERS:
        return SpicyRefusal.NO_SUCH_NUMBER
    if claim in next_claims(before, extras):
        return None
    if claim.number in next_numbers(before, extras):
        return SpicyRefusal.OTHER_SPICE
    if before is None:
        return SpicyRefusal.OPENING_NUMBER
    return SpicyRefusal.AFTER_TEN if before.number == TEN else SpicyRefusal.NOT_HIGHER
