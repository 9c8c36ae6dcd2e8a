"""Which dice a person may enter, and what the past looks like. Pure."""

from __future__ import annotations

from itertools import product

from assistant.games.zombie_dice import (
    DICE_PER_ROLL,
    FACES,
    AnyColour,
    Colour,
    Die,
    Event,
    Face,
    Rolled,
    Special,
    ZombieDice,
)
from assistant.games.zombie_dice.dice import named
from assistant.locale.words import Words
from assistant.session.session import RefusedLogError
from assistant.ui.present.common import Judge, Line
from assistant.ui.present.zombie_dice import Play, rules_of, told

ALL_DICE = tuple(Die(colour, face) for face in Face for colour in Colour)
"""The nine dice of the base game that can be named, face by face."""


def specials(game: ZombieDice) -> tuple[Special, ...]:
    """The special dice that a game is played with."""
    joined = tuple(colour for colour, _ in game.box if isinstance(colour, Special))
    return (*joined, Special.BUS) if game.bus else joined


def nameable(game: ZombieDice) -> tuple[Die, ...]:
    """All dice that can be named in a game."""
    return (*ALL_DICE, *named(specials(game)))


def enterable(judge: Judge, chosen: tuple[Die, ...], dice: tuple[Die, ...]) -> frozenset[Die]:
    """Those of `dice` that may be added to `chosen` so that the roll can still be completed."""
    left = DICE_PER_ROLL - len(chosen) - 1
    if left < 0:
        return frozenset()
    colours: tuple[AnyColour, ...] = tuple(dict.fromkeys(die.colour for die in dice))
    # Whether a roll is legal is a matter of colours alone.
    legal = {
        colour
        for colour in colours
        if any(
            judge(Rolled((*chosen, *map(_any_face, (colour, *rest))))) is None
            for rest in product(colours, repeat=left)
        )
    }
    return frozenset(die for die in dice if die.colour in legal)


def _any_face(colour: AnyColour) -> Die:
    return Die(colour, next(iter(FACES[colour])))


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
        for die in nameable(rules_of(play))
        if _holds(play, event_place, Rolled(with_die(event.dice, die_place, die)))
    )


def _holds(play: Play, place: int, event: Event) -> bool:
    try:
        play.corrected(place, event)
    except RefusedLogError:
        return False
    return True


def history(play: Play, w: Words) -> tuple[Line, ...]:
    """Everything that happened, newest first."""
    lines = []
    for place, event in enumerate(play.log):
        before = play.states[place]
        title, note, lost = told(play, place, w)
        dice = event.dice if isinstance(event, Rolled) else ()
        name, turn = play.names[before.seat], w("round", n=before.round)
        lines.append(Line(place, before.seat, name, turn, title, dice, note, lost))
    return tuple(reversed(lines))
