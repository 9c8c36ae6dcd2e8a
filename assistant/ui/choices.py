"""Which dice a person may enter, and what the past looks like. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import assert_never

from assistant.games.zombie_dice import (
    DICE_PER_ROLL,
    Bust,
    Colour,
    Continued,
    Die,
    Event,
    Face,
    Rolled,
    State,
    Stopped,
)
from assistant.locale.words import Words
from assistant.session.session import RefusedLogError
from assistant.ui.present import Judge, Play

ALL_DICE = tuple(Die(colour, face) for face in Face for colour in Colour)
"""The nine dice that can be named, face by face."""


def enterable(judge: Judge, chosen: tuple[Die, ...]) -> frozenset[Die]:
    """Dice that may be added to `chosen` so that the roll can still be completed."""
    left = DICE_PER_ROLL - len(chosen) - 1
    if left < 0:
        return frozenset()
    return frozenset(
        die
        for die in ALL_DICE
        if any(
            judge(Rolled((*chosen, die, *(Die(colour, Face.FEET) for colour in rest)))) is None
            for rest in product(Colour, repeat=left)
        )
    )


def with_die(dice: tuple[Die, ...], place: int, die: Die) -> tuple[Die, ...]:
    """`dice` with the one at `place` replaced."""
    return (*dice[:place], die, *dice[place + 1 :])


def correctable(play: Play, event_place: int, die_place: int) -> frozenset[Die]:
    """Dice that may stand at `die_place` of the roll at `event_place` without breaking the log."""
    event = play.log[event_place]
    if not isinstance(event, Rolled):
        return frozenset()
    return frozenset(
        die
        for die in ALL_DICE
        if _holds(play, event_place, Rolled(with_die(event.dice, die_place, die)))
    )


def _holds(play: Play, place: int, event: Event) -> bool:
    try:
        play.corrected(place, event)
    except RefusedLogError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class Line:
    """One happening in the history."""

    place: int
    """Position in the log."""
    seat: int
    name: str
    round: int
    title: str
    dice: tuple[Die, ...]
    note: str
    """What it came to."""
    lost: bool


def history(play: Play, w: Words) -> tuple[Line, ...]:
    """Everything that happened, newest first."""
    lines = []
    roll, turns = 0, 0
    for place, event in enumerate(play.log):
        before, after = play.states[place], play.states[place + 1]
        if len(before.turns) != turns:
            roll, turns = 0, len(before.turns)
        roll += isinstance(event, Rolled)
        title, note, lost = _told(event, before, after, roll, w)
        dice = event.dice if isinstance(event, Rolled) else ()
        name = play.names[before.seat]
        lines.append(Line(place, before.seat, name, before.round, title, dice, note, lost))
    return tuple(reversed(lines))


def _told(event: Event, before: State, after: State, roll: int, w: Words) -> tuple[str, str, bool]:
    """(what happened, what it came to, whether the turn was lost)."""
    match event:
        case Rolled():
            if len(after.turns) > len(before.turns) and isinstance(after.last, Bust):
                return w("history-roll", n=roll), w("history-bust", n=after.last.lost), True
            return w("history-roll", n=roll), w("points", n=after.brains), False
        case Continued():
            return w("history-continued"), "", False
        case Stopped():
            return w("history-stopped", n=before.brains), "", False
        case _:
            assert_never(event)
