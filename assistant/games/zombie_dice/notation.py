"""Zombie Dice in text: `rolled gB yS rF`, `continued`, `stopped`."""

from __future__ import annotations

from typing import assert_never

from assistant.games.zombie_dice.dice import Colour, Die, Face
from assistant.games.zombie_dice.events import Continued, Event, Rolled, Stopped

COLOURS = {"g": Colour.GREEN, "y": Colour.YELLOW, "r": Colour.RED}
FACES = {"B": Face.BRAIN, "S": Face.SHOTGUN, "F": Face.FEET}
_LETTERS: dict[Colour | Face, str] = {
    **{colour: letter for letter, colour in COLOURS.items()},
    **{face: letter for letter, face in FACES.items()},
}


def dice(text: str) -> tuple[Die, ...]:
    """Read dice such as `gB yS rF`: colour letter g, y, r, then face letter B, S, F.

    ValueError, naming the word, for anything else.
    """
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
    if len(word) == 2 and word[0] in COLOURS and word[1] in FACES:
        return Die(COLOURS[word[0]], FACES[word[1]])
    raise ValueError(
        f"“{word}” is no die; a die is g, y or r and then B, S or F, such as gB for a green brain"
    )
