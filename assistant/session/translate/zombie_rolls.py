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
from assistant.games.zombie_dice import DICE, DICE_PER_ROLL, FACES, Colour, Die, Face
from assistant.session.whole_roll import Looks, Prior, weigh
from vision.readings import DieReading, Likelihoods

_SHARES = {
    Die(colour, face): FACES[colour][face] / sum(FACES[colour].values())
    for colour in Colour
    for face in Face
}
"""The share of a die's sides that show a face, for every colour with every face."""

DIE_FACES = tuple(_SHARES)
"""Every colour with every face, nine in all."""

UNLISTED = 1e-4
"""Probability of a name that a reading does not list: never impossible, always last."""

LEAST_PLAUSIBLE = 1e-3
"""Dice that look less likely than this share of the likeliest ones are not offered for them."""

ASTRAY = 0.02
"""Chance that the game does not stand where it is believed to: a die of an earlier roll was
misread, or a player stopped unseen. It keeps the rules from overruling an eye that is surer than
they are: of a hundred rolls about two are read wrong."""

SURE = 0.92
"""A die is taken without asking when this likely to be what it is taken for. The eye has the same
bound for what it takes alone, found on pictures that neither train nor measure."""


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


def judged(expected: Expected | None, dice: Sequence[DieReading]) -> Judged:
    """Weigh the dice seen with those that the next roll can show, or with all there are.

    Where dice are missing, what the others are is weighed over all that the missing ones may be;
    where there are too many, each is weighed by itself.
    """
    can_be = _allowed(expected) if expected else {}
    looks = [_looks(die) for die in dice]
    together = len(looks) <= DICE_PER_ROLL
    chances: list[Mapping[Die, float]] = []
    best: tuple[Die, ...] | None = None
    for group in [looks] if together else [[look] for look in looks]:
        unseen = [_UNSEEN] * (DICE_PER_ROLL - len(group))
        weighed = weigh([*group, *unseen], can_be, _STRAYS)
        chances += weighed.dice[: len(group)]
        best = weighed.best
    complete = expected is not None and len(looks) == expected.count
    return Judged(
        choices=tuple(_ranked(chance, can_be) for chance in chances),
        chances=tuple(
            {choice: _there(die) * likely for choice, likely in chance.items()}
            for die, chance in zip(dice, chances, strict=True)
        ),
        best=best if complete and best and _plausible(looks, best) else None,
    )


def _ranked(chance: Mapping[Die, float], can_be: Prior[Die]) -> tuple[Die, ...]:
    allowed = {die for roll in can_be for die in roll} or set(DIE_FACES)
    return tuple(sorted(allowed, key=lambda die: (-chance[die], DIE_FACES.index(die))))


def _looks(reading: DieReading) -> Looks[Die]:
    """How likely a die looks as it does, by what it is.

    The nets saw every colour as often, but the faces as often as they are printed: what they have
    learnt of that is taken out here, for the rules say it again.
    """
    return {
        die: _probability(reading.colours, die.colour)
        * _probability(reading.faces, die.face)
        / share
        for die, share in _SHARES.items()
    }


def _probability(likelihoods: Likelihoods, name: str) -> float:
    return max(dict(likelihoods).get(name, 0.0), UNLISTED)


def _there(reading: DieReading) -> float:
    """Probability, by the camera alone, that a die lies here whose face can be read.

    It is what a reading's confidence leaves beyond what the die shows.
    """
    shows = prod(names[0][1] for names in (reading.faces, reading.colours) if names)
    return min(1.0, reading.confidence / shows) if shows else 1.0


def _plausible(looks: Sequence[Looks[Die]], dice: tuple[Die, ...]) -> bool:
    seen = prod(look[die] for look, die in zip(looks, dice, strict=True))
    return seen >= LEAST_PLAUSIBLE * prod(max(look.values()) for look in looks)


@lru_cache(maxsize=16)
def _allowed(expected: Expected) -> Prior[Die]:
    """Every roll that can come, and its chance by what may be drawn and what is printed."""
    chances = {
        colours: expected.chance(colours) for colours in product(Colour, repeat=expected.count)
    }
    return {
        roll: (1 - ASTRAY) * chance * prod(_SHARES[die] for die in roll)
        for colours, chance in chances.items()
        if chance
        for roll in product(*([Die(colour, face) for face in Face] for colour in colours))
    }


def _any_roll() -> Prior[Die]:
    """Every roll there is, each die drawn from the whole box as if it were the first."""
    each = {
        Die(colour, face): number / sum(DICE.values()) * _SHARES[Die(colour, face)]
        for colour, number in DICE.items()
        for face in Face
    }
    return {
        roll: ASTRAY * prod(each[die] for die in roll)
        for roll in product(DIE_FACES, repeat=DICE_PER_ROLL)
    }


_STRAYS = _any_roll()
_UNSEEN: Looks[Die] = dict.fromkeys(DIE_FACES, 1.0)
