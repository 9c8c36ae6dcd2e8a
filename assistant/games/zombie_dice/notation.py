"""Zombie Dice in text: `rolled gB yS rF`, `continued`, `stopped`.

A die is a letter for its colour and letters for its face. The dice of the expansions are k hunk,
h hottie, s Santa and b bus; their faces repeat B and S for each brain and shotgun, and else are
H helmet, E energy drink, X stop, Y yield, D dead end and T tyre.
"""

from __future__ import annotations

from typing import assert_never

from assistant.games.zombie_dice.dice import (
    AnyColour,
    AnyFace,
    Colour,
    Die,
    Face,
    Special,
    SpecialFace,
    exists,
)
from assistant.games.zombie_dice.events import Continued, Event, Rolled, Stopped

COLOURS: dict[str, AnyColour] = {
    "g": Colour.GREEN,
    "y": Colour.YELLOW,
    "r": Colour.RED,
    "k": Special.HUNK,
    "h": Special.HOTTIE,
    "s": Special.SANTA,
    "b": Special.BUS,
}
FACES: dict[str, AnyFace] = {
    "B": Face.BRAIN,
    "S": Face.SHOTGUN,
    "F": Face.FEET,
    "BB": SpecialFace.DOUBLE_BRAIN,
    "BBB": SpecialFace.TRIPLE_BRAIN,
    "SS": SpecialFace.DOUBLE_SHOTGUN,
    "BS": SpecialFace.BRAIN_SHOTGUN,
    "BBS": SpecialFace.DOUBLE_BRAIN_SHOTGUN,
    "H": SpecialFace.HELMET,
    "E": SpecialFace.DRINK,
    "X": SpecialFace.STOP,
    "Y": SpecialFace.YIELD,
    "D": SpecialFace.DEAD_END,
    "T": SpecialFace.TYRE,
}
_LETTERS: dict[AnyColour | AnyFace, str] = {
    **{colour: letter for letter, colour in COLOURS.items()},
    **{face: letters for letters, face in FACES.items()},
}


def dice(text: str) -> tuple[Die, ...]:
    """Read dice such as `gB yS rF`; ValueError, naming the word, for anything else."""
    return tuple(_die(word) for word in text.split())


def write(event: Event) -> str:
    """Write `event` as one line."""
    match event:
        case Rolled(rolled):
            return " ".join(
                ["rolled", *(_LETTERS[die.colour] + _LETTERS[die.face] for die in rolled)]
            )
        case Continued():
            return "continued"
        case Stopped():
            return "stopped"
        case _:
            assert_never(event)


def read(line: str) -> Event:
    """Read one line as `write` writes it; ValueError, in words, for anything else."""
    word, _, rest = line.strip().partition(" ")
    match word, rest.strip():
        case "rolled", text:
            return Rolled(dice(text))
        case "continued", "":
            return Continued()
        case "stopped", "":
            return Stopped()
        case (("continued" | "stopped"), extra):
            raise ValueError(f"nothing may follow “{word}”, but there is “{extra}”")
        case _:
            raise ValueError(f"“{word}” is no event; events are rolled, continued and stopped")


def _die(word: str) -> Die:
    colour, face = COLOURS.get(word[:1]), FACES.get(word[1:])
    if colour is not None and face is not None and exists(die := Die(colour, face)):
        return die
    raise ValueError(
        f"“{word}” is no die; a die is g, y or r and then B, S or F, such as gB for a green brain"
    )
