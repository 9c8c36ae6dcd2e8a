"""Zombie Dice as the camera sees it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from itertools import product
from math import prod

from assistant.games.game import Refusal
from assistant.games.zombie_dice import (
    DICE,
    FACES,
    Colour,
    Die,
    Event,
    Face,
    Rolled,
    State,
    Stopped,
    ZombieDice,
)
from assistant.session.ports import Seen
from assistant.session.question import Doubt, Question
from assistant.session.translate.dice_game import DiceGame
from vision.readings import DieReading, Kind, Likelihoods, StableRoll

DIE_FACES = tuple(Die(colour, face) for colour in Colour for face in Face)
"""Every colour with every face, nine in all."""

_NAMED = {(str(die.colour), str(die.face)): die for die in DIE_FACES}

UNLISTED = 1e-4
"""Probability of a name that a reading does not list: never impossible, always last."""

LEAST_PLAUSIBLE = 1e-3
"""Dice that look less likely than this share of the likeliest ones are not offered for them."""

LIKELIER_THAN_NOT = 0.5

UNMOVED_OVERLAP = 0.5
"""Intersection over union above which two boxes hold the same die in the same place."""


@dataclass(frozen=True, slots=True)
class ZombieTranslator:
    """Reads Zombie Dice; implements `Translator[State, Event, Die]`."""

    game: ZombieDice

    def seen(self, state: State, roll: StableRoll) -> Seen[Die]:
        """Read `roll`; ask when a die is unsure, or when the rules refuse what is seen."""
        roll = self.without_surplus(state, roll)
        choices = [ranked_choices(self.game, state, die) for die in roll.dice]
        named = [_as_seen(die) for die in roll.dice]
        dice = tuple(die or ranking[0] for die, ranking in zip(named, choices, strict=True))
        doubts = tuple(
            Doubt(place, choices[place], die.cocked)
            for place, die in enumerate(roll.dice)
            if not die.sure or die.cocked or named[place] is None
        )
        foreign = None in named
        refusal = self.game.refusal(state, Rolled(dice))
        if foreign and refusal is None:
            refusal = Refusal.UNKNOWN_DIE
        if not doubts and refusal is None:
            return Seen(dice)
        guess = None if foreign else likeliest(self.game, state, roll)
        return Seen(dice, Question(dice, doubts, refusal, guess))

    def without_surplus(self, state: State, roll: StableRoll) -> StableRoll:
        """Leave out what lies there beyond the dice expected, if it is likelier to be none.

        A stain or the side of a die may be taken for one more; clear dice are never left out.
        Where dice are missing, those that were left lying count.
        """
        roll = self._completed(state, roll)
        expected = self.game.expects(state)
        dice = list(roll.dice)
        while expected and len(dice) > expected.count:
            least = min(dice, key=lambda die: die.confidence)
            if least.confidence >= LIKELIER_THAN_NOT:
                break
            dice.remove(least)
        return replace(roll, dice=tuple(dice))

    def _completed(self, state: State, roll: StableRoll) -> StableRoll:
        """Add dice left lying where dice are missing: feet, or dice of a roll never taken.

        Brains and shotguns that were set aside within the zone are no part of it.
        """
        expected = self.game.expects(state)
        missing = expected.count - len(roll.dice) if expected else 0
        if missing <= 0 or not roll.left:
            return roll
        aside = Counter(state.aside)
        lying = []
        for die in roll.left:
            named = _as_seen(die)
            if named is not None and aside[named]:
                aside[named] -= 1
            else:
                lying.append(die)
        dice = sorted((*roll.dice, *lying[:missing]), key=lambda die: die.box.left)
        return replace(roll, dice=tuple(dice))

    def rolled(self, dice: tuple[Die, ...]) -> Event:
        """Make the event that the table shows these dice."""
        return Rolled(dice)

    def is_roll(self, event: Event) -> bool:
        """Whether `event` tells of dice."""
        return isinstance(event, Rolled)

    def cleared(self, state: State) -> Event | None:
        """Every die is gone, set-aside ones too: the player stopped, if any had been set aside.

        With nothing but feet on the table the player may just have picked them up to roll again,
        and after a lost turn the dice go back to the cup anyway: both mean nothing.
        """
        return Stopped() if state.aside and not state.committed else None

    def same_throw(self, older: StableRoll, newer: StableRoll) -> bool:
        """Whether a die of `older` still lies where it lay: every throw moves them all."""
        return any(
            (one.colour, one.face) == (other.colour, other.face)
            and one.box.iou(other.box) > UNMOVED_OVERLAP
            for one in older.dice
            for other in (*newer.dice, *newer.left)
        )


def ranked_choices(game: ZombieDice, state: State, die: DieReading) -> tuple[Die, ...]:
    """List what `die` may be, likeliest first, leaving out colours that cannot come now.

    The camera's probabilities are weighed with how many such dice may come and how many of
    their sides show the face.
    """
    expected = game.expects(state)
    coming = dict(expected.cup) if expected else {str(c): n for c, n in DICE.items()}
    for colour in expected.kept if expected else ():
        coming[colour] = coming.get(colour, 0) + 1
    weights = {
        choice: _looks(die, choice) * FACES[choice.colour][choice.face] * coming[choice.colour]
        for choice in DIE_FACES
        if coming[choice.colour]
    }
    return tuple(sorted(weights, key=lambda choice: -weights[choice]))


def likeliest(game: ZombieDice, state: State, roll: StableRoll) -> tuple[Die, ...] | None:
    """Give the likeliest dice that the rules accept as this roll.

    None when there are none, or none that the camera finds plausible.
    """
    expected = game.expects(state)
    if expected is None or len(roll.dice) != expected.count:
        return None
    looks = [{die: _looks(reading, die) for die in DIE_FACES} for reading in roll.dice]
    chances = {
        colours: expected.chance(colours) for colours in product(DICE, repeat=expected.count)
    }

    def weight(dice: tuple[Die, ...]) -> float:
        seen = prod(look[die] for look, die in zip(looks, dice, strict=True))
        printed = prod(FACES[die.colour][die.face] for die in dice)
        return seen * printed * chances[tuple(die.colour for die in dice)]

    best = max(product(DIE_FACES, repeat=expected.count), key=weight)
    seen = prod(look[die] for look, die in zip(looks, best, strict=True))
    plausible = seen >= LEAST_PLAUSIBLE * prod(max(look.values()) for look in looks)
    return best if plausible and game.refusal(state, Rolled(best)) is None else None


def _as_seen(die: DieReading) -> Die | None:
    """Give the die as the camera named it; None when this game has no such die."""
    if die.kind is not Kind.ZOMBIE:
        return None
    return _NAMED.get((die.colour, die.face))


def _looks(reading: DieReading, die: Die) -> float:
    """Probability, by the camera alone, that it is `die`."""
    return _probability(reading.colours, die.colour) * _probability(reading.faces, die.face)


def _probability(likelihoods: Likelihoods, name: str) -> float:
    return max(dict(likelihoods).get(name, 0.0), UNLISTED)


DICE_GAME = DiceGame(
    kind=Kind.ZOMBIE,
    translator=ZombieTranslator,
    decisions={"stop": "stopped", "continue": "continued"},
    unseen="stopped",
)
