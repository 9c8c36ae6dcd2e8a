"""Which face is to be shown next while a set of dice is learnt. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from assistant.locale.words import Words
from assistant.own_dice.shelf import finished
from vision.labels import SPECIAL_FACES
from vision.shots import DiceSet, Shot, Stands, Value
from vision.told_apart import Told, Verdict, wanted

SHOTS = 5
"""Taken of each face."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """A set being shown, face by face."""

    dice: DiceSet
    values: tuple[Value, ...]
    """What is shown, in this order."""
    place: int = 0
    """Of the value being shown; past the last when nothing is left."""
    more: int = 0
    """Shots wanted of it beyond the usual number, where it is shown again."""

    @property
    def value(self) -> Value | None:
        """The value being shown; None when all have been."""
        return self.values[self.place] if self.place < len(self.values) else None

    @property
    def wanted(self) -> int:
        """Shots wanted of the value being shown."""
        return SHOTS + self.more

    @property
    def shots(self) -> int:
        """Shots there are of the value being shown."""
        return self.dice.count(self.value) if self.value is not None else 0

    @property
    def enough(self) -> bool:
        """Whether a set could be learnt from what was shown."""
        return finished(self.dice)

    def taken(self, shot: Shot) -> Lesson:
        """One more shot; on to the next value once there are enough."""
        after = replace(self, dice=self.dice.with_shot(shot))
        return after.skipped() if after.shots >= after.wanted else after

    def skipped(self) -> Lesson:
        """On to the next value that lacks shots."""
        place = self.place + 1
        while place < len(self.values) and self.dice.count(self.values[place]) >= SHOTS:
            place += 1
        return replace(self, place=place, more=0)

    def retaken(self) -> Lesson:
        """Forget the shots of the value being shown."""
        if self.value is None:
            return self
        return replace(self, dice=self.dice.without(self.value), more=0)

    def at(self, place: int) -> Lesson:
        """Show the value at `place`, again if it was shown before."""
        count = self.dice.count(self.values[place])
        return replace(self, place=place, more=count if count >= SHOTS else 0)

    def again(self, told: Iterable[Told]) -> Lesson:
        """Begin with the first value that is not clear."""
        unclear = [one.value for one in told if one.verdict is not Verdict.CLEAR]
        places = [i for i, value in enumerate(self.values) if value in unclear]
        return self.at(places[0]) if places else self


def lesson(dice: DiceSet, owners: tuple[str, ...] = (), *, special: bool = False) -> Lesson:
    """Show a set from its first value that lacks shots; `owners` whose dice are told by colour.

    With `special`, the dice of Zombie Dice's expansions are asked for, too.
    """
    more = [(die, face) for die, faces in SPECIAL_FACES.items() for face in faces]
    values = tuple(dict.fromkeys((*wanted(dice), *dice.values, *(more if special else ()))))
    if dice.stands is Stands.OWNERS:
        values = tuple(dict.fromkeys((*((name, "") for name in owners), *dice.values)))
    return replace(Lesson(dice, values, -1)).skipped()


def value_text(value: Value, w: Words) -> str:
    """`vert · cerveau`, `face 3`, or an owner's name."""
    colour, face = value
    if colour and face:
        return w("die-label", colour=_named(colour, w), face=_named(face, w))
    if face:
        return w("learn-face", face=face)
    return colour


def _named(name: str, w: Words) -> str:
    return w(name) if w.has(name) else name


def told_text(one: Told, w: Words) -> str:
    """What can be said of a value, in one line."""
    match one.verdict:
        case Verdict.MISSING:
            return w("learn-told-missing")
        case Verdict.FEW:
            return w("learn-told-few")
        case Verdict.CLEAR:
            return w("learn-told-clear")
        case Verdict.MIXED_UP:
            others = " / ".join(value_text(value, w) for value in one.taken_for[:2])
            return w("learn-told-mixed-up", others=others)
