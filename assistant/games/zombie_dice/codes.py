"""Positions as whole numbers, for going through very many of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from assistant.games.zombie_dice.dice import DICE_PER_ROLL, SHOTGUNS_TO_LOSE
from assistant.games.zombie_dice.position import Position
from assistant.games.zombie_dice.rolls import BOX, FACE_WAYS, Counts, Refill, draw, falls

# Four bits a colour, so that piles of dice are added as numbers are. Lowest come the feet, then
# the shotguns, the brains, and the number of brains noted.
_COLOUR_BITS = 4
_COLOUR = (1 << _COLOUR_BITS) - 1
_PILE_BITS = 3 * _COLOUR_BITS
_PILE = (1 << _PILE_BITS) - 1
_SHOTGUNS_AT = _PILE_BITS
_BRAINS_AT = 2 * _PILE_BITS
_NOTED_AT = 3 * _PILE_BITS
_PILES = (1 << _NOTED_AT) - 1

START = 0
"""The code of the beginning of a turn."""

Likely = tuple[tuple[int, float], ...]
"""Codes with their chances: what a roll's dice can be, or what a fall adds to a position."""
Group = tuple[int, int, float, Likely]
"""Falls alike in number: new brains, shotguns in all, their chance together, and each of them."""


def code_of(position: Position) -> int:
    """Give the code of `position`."""
    piles = (position.feet, position.shotguns, position.brains)
    code = position.noted << _NOTED_AT
    return code | sum(_pile(pile) << place * _PILE_BITS for place, pile in enumerate(piles))


def shotguns_of(code: int) -> int:
    """Count the shotguns."""
    return _size(code >> _SHOTGUNS_AT)


def total_of(code: int) -> int:
    """Count the brains of the turn."""
    return (code >> _NOTED_AT) + _size(code >> _BRAINS_AT)


def is_three_feet(code: int) -> bool:
    """Whether the last roll was nothing but feet."""
    return _size(code) == DICE_PER_ROLL


def without_feet(code: int) -> int:
    """Give the code of the dice aside alone."""
    return code & ~_PILE


Rolling = Callable[[int], tuple[int, Likely] | None]
"""Gives the code of what lies aside during the roll, and the hands; None if none may follow.

A hand is written as a pile of feet, so that aside | hand is what three feet would make."""


@cache
def rolling(refill: Refill, box: Counts = BOX) -> Rolling:
    """Say how positions are rolled on from with the dice of `box`."""
    next_hands = _next_hands(refill, box)

    def rolled(code: int) -> tuple[int, Likely] | None:
        hands = next_hands(code & _PILES)
        if hands is None:
            return None
        refilled, chances = hands
        if refilled:
            return total_of(code) << _NOTED_AT | code & _PILE << _SHOTGUNS_AT, chances
        return without_feet(code), chances

    return rolled


@cache
def falls_of(hand: int, shotguns: int) -> tuple[tuple[Group, ...], float, float]:
    """Give the falls of `hand` beside `shotguns`, the chance of a bust, and of three feet."""
    groups: dict[tuple[int, int], list[tuple[int, float]]] = {}
    bust = again = 0
    for fall in falls(_counts(hand)):
        all_shotguns = shotguns + sum(fall.shotguns)
        if all_shotguns >= SHOTGUNS_TO_LOSE:
            bust += fall.ways
        elif sum(fall.feet) == DICE_PER_ROLL:
            again += fall.ways
        else:
            added = code_of(Position(fall.brains, fall.shotguns, fall.feet))
            group = groups.setdefault((sum(fall.brains), all_shotguns), [])
            group.append((added, fall.ways / FACE_WAYS))
    listed = tuple(
        (brains, shot, sum(chance for _, chance in steps), tuple(steps))
        for (brains, shot), steps in groups.items()
    )
    return listed, bust / FACE_WAYS, again / FACE_WAYS


def _next_hands(refill: Refill, box: Counts) -> Callable[[int], tuple[bool, Likely] | None]:
    @cache
    def hands(piles: int) -> tuple[bool, Likely] | None:
        brains, shotguns = _counts(piles >> _BRAINS_AT), _counts(piles >> _SHOTGUNS_AT)
        drawn = draw(brains, shotguns, _counts(piles), refill, box)
        if drawn is None:
            return None
        return drawn.refilled, tuple((_pile(hand), ways / drawn.ways) for hand, ways in drawn.hands)

    return hands


def _pile(counts: Counts) -> int:
    green, yellow, red = counts
    return green | yellow << _COLOUR_BITS | red << 2 * _COLOUR_BITS


def _counts(pile: int) -> Counts:
    return (
        pile & _COLOUR,
        pile >> _COLOUR_BITS & _COLOUR,
        pile >> 2 * _COLOUR_BITS & _COLOUR,
    )


def _size(pile: int) -> int:
    return sum(_counts(pile))
