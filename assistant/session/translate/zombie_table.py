"""Compare the dice laid out on the table with what is counted of the turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product

from assistant.games.zombie_dice import Die, Event, Face, Rolled, Special, State
from assistant.session.session import RefusedLogError, Session
from assistant.session.translate.zombie_rolls import DIE_FACES
from vision.laid_out import LaidOut
from vision.readings import DieReading, Kind

Play = Session[State, Event]

MOST_MISREAD = 2
"""So many dice of one roll may have been misread, and no more, for the table to be believed."""

_NAMED = {(str(die.colour), str(die.face)): die for die in DIE_FACES}


@dataclass(frozen=True, slots=True)
class Recount:
    """The table shows something else than is counted, and one roll misread explains it."""

    brains: int
    """Brains that the turn would have, those noted included."""
    shotguns: int
    place: int
    """Where in the log the roll stands."""
    roll: Rolled
    """The roll as the table has it."""


def recount(play: Play, laid: LaidOut) -> Recount | None:
    """Compare; None where both agree, and wherever the table does not tell for sure.

    Brains lie to the left, shotguns to the right, and dice of the last roll may still lie in the
    zone. All that the turn has aside must be in view; what lies otherwise is not judged, for a
    false alarm is worse than none.
    """
    state = play.state
    # With special dice, what is set aside is not told by counting brains and shotguns.
    special = any(isinstance(colour, Special) for colour, _ in state.box)
    if state.over or state.committed or not state.rolled or special:
        return None
    shown = _shown(laid)
    if shown is None:
        return None
    aside = Counter(die for die in shown if die.face != Face.FEET)
    feet = Counter(die for die in shown if die.face == Face.FEET)
    if aside.total() < len(state.aside):
        return None
    counts = Counter(die.face for die in aside.elements())
    if (counts[Face.BRAIN], counts[Face.SHOTGUN]) == _counts(state):
        return None
    for place, roll in _misread(play):
        try:
            after = play.corrected(place, roll).state
        except RefusedLogError:
            continue
        goes_on = len(after.turns) == len(state.turns)
        if goes_on and Counter(after.aside) == aside and feet <= Counter(after.feet):
            return Recount(after.brains, after.shotguns, place, roll)
    return None


def _counts(state: State) -> tuple[int, int]:
    faces = Counter(die.face for die in state.aside)
    return faces[Face.BRAIN], faces[Face.SHOTGUN]


def _shown(laid: LaidOut) -> tuple[Die, ...] | None:
    """The dice on the table; None where one lies where it should not."""
    sides = [_named(side) for side in (laid.left, laid.inside, laid.right)]
    left, inside, right = (side if side is not None else () for side in sides)
    if None in sides or any(die.face != Face.BRAIN for die in left):
        return None
    if any(die.face != Face.SHOTGUN for die in right):
        return None
    return (*left, *inside, *right)


def _named(dice: tuple[DieReading, ...]) -> tuple[Die, ...] | None:
    named = [_NAMED.get((die.colour, die.face)) for die in dice if die.kind is Kind.ZOMBIE]
    found = tuple(die for die in named if die is not None)
    return found if len(found) == len(dice) else None


def _misread(play: Play) -> Iterator[tuple[int, Rolled]]:
    """Every roll of this turn as it may have been instead: latest first, one die before two."""
    turns = len(play.state.turns)
    places = [
        place
        for place in reversed(range(len(play.log)))
        if len(play.states[place].turns) == turns and isinstance(play.log[place], Rolled)
    ]
    for number in range(1, MOST_MISREAD + 1):
        for place in places:
            event = play.log[place]
            if not isinstance(event, Rolled):
                continue
            for wrong in combinations(range(len(event.dice)), number):
                for dice in product(DIE_FACES, repeat=number):
                    instead = dict(zip(wrong, dice, strict=True))
                    yield (
                        place,
                        Rolled(tuple(instead.get(i, die) for i, die in enumerate(event.dice))),
                    )
