"""Turn what the camera saw into what the game calls it. The only place that knows both."""

from __future__ import annotations

from dataclasses import dataclass
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
from vision.readings import Box, DieReading, Kind, Likelihoods, StableRoll

DIE_FACES = tuple(Die(colour, face) for colour in Colour for face in Face)
"""Every colour with every face, nine in all."""

_NAMED = {(str(die.colour), str(die.face)): die for die in DIE_FACES}

UNLISTED = 1e-3
"""Probability of a name that a reading does not list: never impossible, always last."""

UNMOVED_OVERLAP = 0.5
"""Intersection over union above which two boxes hold the same die in the same place."""


@dataclass(frozen=True, slots=True)
class ZombieTranslator:
    """Reads Zombie Dice; implements `Translator[State, Event, Die]`."""

    game: ZombieDice

    def seen(self, state: State, roll: StableRoll) -> Seen[Die]:
        """Read `roll`; ask when a die is unsure, or when the rules refuse what is seen."""
        choices = tuple(ranked_choices(self.game, state, die) for die in roll.dice)
        dice = tuple(
            _as_seen(die) or ranking[0] for die, ranking in zip(roll.dice, choices, strict=True)
        )
        doubts = tuple(
            Doubt(place, choices[place])
            for place, die in enumerate(roll.dice)
            if not die.sure or _as_seen(die) is None
        )
        foreign = any(_as_seen(die) is None for die in roll.dice)
        refusal = self.game.refusal(state, Rolled(dice))
        if foreign and refusal is None:
            refusal = Refusal.UNKNOWN_DIE
        if not doubts and refusal is None:
            return Seen(dice)
        return Seen(dice, Question(dice, doubts, refusal, likeliest(self.game, state, roll)))

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
            and overlap(one.box, other.box) > UNMOVED_OVERLAP
            for one in older.dice
            for other in newer.dice
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
        choice: _weight(die, choice) * coming.get(choice.colour, 0)
        for choice in DIE_FACES
        if coming.get(choice.colour, 0)
    }
    return tuple(sorted(weights, key=lambda choice: -weights[choice]))


def likeliest(game: ZombieDice, state: State, roll: StableRoll) -> tuple[Die, ...] | None:
    """Give the likeliest dice that the rules accept as this roll; None when there are none."""
    expected = game.expects(state)
    if expected is None or len(roll.dice) != expected.count:
        return None
    options = [ranked_choices(game, state, die) for die in roll.dice]
    weights = [
        {choice: _weight(die, choice) for choice in ranking}
        for die, ranking in zip(roll.dice, options, strict=True)
    ]
    best: tuple[Die, ...] | None = None
    best_weight = 0.0
    chances = {
        colours: expected.chance(colours) for colours in product(DICE, repeat=expected.count)
    }
    for dice in product(*options):
        weight = chances[tuple(die.colour for die in dice)] * prod(
            table[die] for table, die in zip(weights, dice, strict=True)
        )
        if weight > best_weight and game.refusal(state, Rolled(dice)) is None:
            best, best_weight = dice, weight
    return best


def overlap(one: Box, other: Box) -> float:
    """Intersection over union of two boxes, between 0 and 1."""
    width = min(one.right, other.right) - max(one.left, other.left)
    height = min(one.bottom, other.bottom) - max(one.top, other.top)
    if width <= 0 or height <= 0:
        return 0.0
    shared = width * height
    return shared / (one.width * one.height + other.width * other.height - shared)


def _as_seen(die: DieReading) -> Die | None:
    """Give the die as the camera named it; None when this game has no such die."""
    if die.kind is not Kind.ZOMBIE:
        return None
    return _NAMED.get((die.colour, die.face))


def _weight(die: DieReading, choice: Die) -> float:
    """How strongly the camera and the printed faces speak for `choice`; not normalised."""
    return (
        _probability(die.colours, choice.colour)
        * _probability(die.faces, choice.face)
        * FACES[choice.colour][choice.face]
    )


def _probability(likelihoods: Likelihoods, name: str) -> float:
    return max(dict(likelihoods).get(name, 0.0), UNLISTED)
