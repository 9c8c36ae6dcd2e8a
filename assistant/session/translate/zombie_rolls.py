"""What a roll of Zombie Dice is, when the eye and the rules are both heard.

The rules are a second witness: they know how many dice there are, which of them are rolled again,
how many of each colour the cup holds, and how many sides of a colour show each face.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from math import prod

from assistant.games.game import Expected
from assistant.games.zombie_dice import BOX, DICE_PER_ROLL, FACES, Colour, Cup, Die
from assistant.games.zombie_dice.dice import named
from assistant.session.whole_roll import Looks, Prior, weigh
from vision.readings import DieReading, Likelihoods

UNLISTED = 1e-4
"""Probability of a name that a reading does not list: never impossible, always last."""

LEAST_PLAUSIBLE = 1e-3
"""Dice that look less likely than this share of the likeliest ones are not offered for them."""

ASTRAY = 0.02
"""Chance that the game does not stand where it is believed to: a die of an earlier roll was
misread, or a player stopped unseen. It keeps the rules from overruling an eye that is surer than
they are: of a hundred rolls about two are read wrong."""

SURE = 0.92
"""A die that may be taken to lie flat is taken without asking when this likely to be what it is
taken for, the rules being heard. The eye alone has a bound of its own, fitted with its nets."""


@dataclass(frozen=True, slots=True)
class Kit:
    """The dice that a table plays with."""

    numbers: Cup
    """How many there are of each colour, the bus among them where it is played with."""

    @property
    def faces(self) -> tuple[Die, ...]:
        """Every colour with every face."""
        return tuple(_shares(self))


USUAL = Kit(BOX)
DIE_FACES = named(Colour)
"""Every colour of the base game with every face, nine in all."""


@lru_cache(maxsize=8)
def _shares(kit: Kit) -> dict[Die, float]:
    """The share of a die's sides that show a face, for every colour with every face."""
    return {
        die: FACES[die.colour][die.face] / sum(FACES[die.colour].values())
        for die in named(colour for colour, _ in kit.numbers)
    }


@dataclass(frozen=True, slots=True)
class Judged:
    """What the dice of a roll are, in the order in which they lie."""

    choices: tuple[tuple[Die, ...], ...]
    """What each die may be by the rules, likeliest first."""
    chances: tuple[Mapping[Die, float], ...]
    """The probability that a die lies there and is this or that."""
    best: tuple[Die, ...] | None
    """The likeliest dice that the rules allow; None when their number is wrong or when the eye
    all but rules them out."""


def judged(
    expected: Expected | None,
    dice: Sequence[DieReading],
    kit: Kit = USUAL,
    ride: Expected | None = None,
) -> Judged:
    """Weigh the dice seen with those that the next roll can show, or with all there are.

    `ride` are those that a roll with the bus can show, where it may be taken.
    Where dice are missing, what the others are is weighed over all that the missing ones may be;
    where there are too many, each is weighed by itself.
    """
    can_be = _allowed(kit, expected, ride) if expected else {}
    strays, unlike = _any_roll(kit), dict.fromkeys(kit.faces, 1.0)
    looks = [_looks(die, kit) for die in dice]
    together = len(looks) <= DICE_PER_ROLL
    chances: list[Mapping[Die, float]] = []
    best: tuple[Die, ...] | None = None
    for group in [looks] if together else [[look] for look in looks]:
        unseen = [unlike] * (DICE_PER_ROLL - len(group))
        weighed = weigh([*group, *unseen], can_be, strays)
        chances += weighed.dice[: len(group)]
        best = weighed.best
    complete = expected is not None and len(looks) == expected.count
    return Judged(
        choices=tuple(_ranked(chance, can_be, kit) for chance in chances),
        chances=tuple(
            {choice: die.there * likely for choice, likely in chance.items()}
            for die, chance in zip(dice, chances, strict=True)
        ),
        best=best if complete and best and _plausible(looks, best) else None,
    )


def _ranked(chance: Mapping[Die, float], can_be: Prior[Die], kit: Kit) -> tuple[Die, ...]:
    faces = kit.faces
    allowed = {die for roll in can_be for die in roll} or set(faces)
    return tuple(sorted(allowed, key=lambda die: (-chance[die], faces.index(die))))


def _looks(reading: DieReading, kit: Kit) -> Looks[Die]:
    """How likely a die looks as it does, by what it is.

    The nets saw every colour as often, but the faces as often as they are printed: what they have
    learnt of that is taken out here, for the rules say it again.
    """
    return {
        die: _probability(reading.colours, die.colour)
        * _probability(reading.faces, die.face)
        / share
        for die, share in _shares(kit).items()
    }


def _probability(likelihoods: Likelihoods, name: str) -> float:
    return max(dict(likelihoods).get(name, 0.0), UNLISTED)


def _plausible(looks: Sequence[Looks[Die]], dice: tuple[Die, ...]) -> bool:
    seen = prod(look[die] for look, die in zip(looks, dice, strict=True))
    return seen >= LEAST_PLAUSIBLE * prod(max(look.values()) for look in looks)


@lru_cache(maxsize=16)
def _allowed(kit: Kit, expected: Expected, ride: Expected | None) -> Prior[Die]:
    """Every roll that can come, and its chance by what may be drawn and what is printed."""
    can_be: dict[tuple[Die, ...], float] = {}
    ways = [expected] if ride is None or ride == expected else [expected, ride]
    shares = _shares(kit)
    colours = [colour for colour, _ in kit.numbers]
    for way in ways:
        for drawn in product(colours, repeat=way.count):
            chance = way.chance(drawn) / len(ways)
            if not chance:
                continue
            for roll in product(*(named([colour]) for colour in drawn)):
                can_be[roll] = (1 - ASTRAY) * chance * prod(shares[die] for die in roll)
    return can_be


@lru_cache(maxsize=2)
def _any_roll(kit: Kit) -> Prior[Die]:
    """Every roll there is, each die drawn from the whole box as if it were the first."""
    dice = sum(number for _, number in kit.numbers)
    numbers = dict(kit.numbers)
    each = {die: numbers[die.colour] / dice * share for die, share in _shares(kit).items()}
    return {
        roll: ASTRAY * prod(each[die] for die in roll)
        for roll in product(kit.faces, repeat=DICE_PER_ROLL)
    }
