"""What a turn has come to, as far as chance is concerned: dice counted by colour."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from assistant.games.zombie_dice.dice import DICE_PER_ROLL, SHOTGUNS_TO_LOSE, AnyColour, Die, Face
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.rolls import BOX, COLOURS, NONE, Counts, Refill, plus
from assistant.games.zombie_dice.state import Ride, State

MOST_NOTED = 99
"""More noted brains than this are a slip of the pen."""

_FACES = {
    "aside": (Face.BRAIN, Face.SHOTGUN),
    "shotguns": (Face.SHOTGUN,),
    "feet": (Face.FEET,),
}
"""What the dice of each part of a written position may show."""


class ImpossibleError(ValueError):
    """No turn comes to such a position; the message is a sentence for the user."""


@dataclass(frozen=True, slots=True)
class Position:
    """A turn before a decision. Colours are in the order green, yellow, red."""

    brains: Counts = NONE
    """Dice that lie aside showing brains."""
    shotguns: Counts = NONE
    feet: Counts = NONE
    """Dice that showed feet in the last roll."""
    noted: int = 0
    """Brains of this turn whose dice went back into the cup."""

    @property
    def total(self) -> int:
        """Brains that stopping now would bank."""
        return self.noted + sum(self.brains)

    @property
    def rolled(self) -> bool:
        """Whether this is not the beginning of the turn."""
        return bool(self.noted or sum(self.out))

    @property
    def out(self) -> Counts:
        """Dice outside the cup."""
        return plus(plus(self.brains, self.shotguns), self.feet)


def of_state(state: State) -> Position:
    """Give the position of the player whose turn it is.

    Dice in hand that are rolled whatever comes count among the feet. ValueError in a game with
    dice of an expansion: no position tells of those.
    """
    if len(state.box) > len(COLOURS) or state.ride != Ride():
        raise ValueError("positions tell of green, yellow and red dice alone")
    return Position(
        _counts(die.colour for die in state.aside if die.face == Face.BRAIN),
        _counts(die.colour for die in state.aside if die.face == Face.SHOTGUN),
        _counts([*(die.colour for die in state.feet), *state.held]),
        state.noted,
    )


def read(text: str, refill: Refill = Refill.MIX, box: Counts = BOX) -> Position:
    """Read a position such as `aside gB yB | shotguns rS | feet gF | noted 9`.

    Every part may be missing; nothing at all is the beginning of a turn. ImpossibleError, in
    words, for what cannot be read and for what no turn comes to.
    """
    aside: list[Die] = []
    feet: list[Die] = []
    noted = 0
    for part in filter(None, (part.strip() for part in text.split("|"))):
        name, _, rest = part.partition(" ")
        if name == "noted":
            noted = _number(rest.strip())
        elif name in _FACES:
            (feet if name == "feet" else aside).extend(_dice(name, rest))
        else:
            raise ImpossibleError(
                f"“{name}” is no part of a position; the parts are aside, shotguns, feet and noted."
            )
    position = Position(
        _counts(die.colour for die in aside if die.face == Face.BRAIN),
        _counts(die.colour for die in aside if die.face == Face.SHOTGUN),
        _counts(die.colour for die in feet),
        noted,
    )
    if wrong := impossible(position, refill, box):
        raise ImpossibleError(wrong)
    return position


def _dice(part: str, text: str) -> tuple[Die, ...]:
    try:
        found = dice(text)
    except ValueError as error:
        raise ImpossibleError(f"{error}.") from error
    for word, die in zip(text.split(), found, strict=True):
        if die.colour not in COLOURS:
            raise ImpossibleError(f"“{word}” is no die of the base game: there are no odds of it.")
        if die.face not in _FACES[part]:
            raise ImpossibleError(f"“{word}” shows {_named(die)}: it does not belong to “{part}”.")
    return found


def _named(die: Die) -> str:
    return "feet" if die.face == Face.FEET else f"a {die.face}"


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > 3 or int(text) > MOST_NOTED:
        raise ImpossibleError(f"Noted brains are a number up to {MOST_NOTED}, not “{text}”.")
    return int(text)


def impossible(position: Position, refill: Refill, box: Counts = BOX) -> str:
    """Say why no turn comes to `position` with the dice of `box`; empty when one does."""
    out = sum(position.out)
    if out > sum(box):
        return f"That makes {out} dice; the game has {sum(box)}."
    for colour, number, most in zip(COLOURS, position.out, box, strict=True):
        if number > most:
            return f"That makes {number} {colour} dice; the game has {most}."
    if sum(position.shotguns) >= SHOTGUNS_TO_LOSE:
        return f"{sum(position.shotguns)} shotguns: the turn is lost already."
    if sum(position.feet) > DICE_PER_ROLL:
        return f"{sum(position.feet)} dice show feet; a roll is {DICE_PER_ROLL} dice."
    if 0 < out < DICE_PER_ROLL or (position.noted and not out):
        return f"After a roll {DICE_PER_ROLL} dice or more lie out of the cup; here it is {out}."
    return _noted_in_vain(position.noted, refill, box)


def _noted_in_vain(noted: int, refill: Refill, box: Counts) -> str:
    if not noted:
        return ""
    if refill is Refill.END:
        return "Brains are noted only where they go back into the cup."
    # The cup was short with at most two shotguns aside, and with feet and cup below three dice,
    # or each of them below three where the rule is taken to the letter.
    others = SHOTGUNS_TO_LOSE - 1 + DICE_PER_ROLL - 1
    if refill is Refill.LITERAL:
        others += DICE_PER_ROLL - 1
    least = sum(box) - others
    if noted < least:
        return f"The cup never runs short before {least} brains are out of it, and {noted} is less."
    return ""


def _counts(colours: Iterable[AnyColour]) -> Counts:
    number = Counter(colours)
    return (number[COLOURS[0]], number[COLOURS[1]], number[COLOURS[2]])
