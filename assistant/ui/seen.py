"""What is written over the camera's picture. Pure."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from assistant.camera.look import CameraState, Light, Look
from assistant.locale.words import Words
from vision.readings import Box, DieReading, Kind
from vision.zone import Zone

LIGHTS = {Light.GOOD: "light-good", Light.DARK: "light-dark", Light.GLARE: "light-glare"}


@dataclass(frozen=True, slots=True)
class Mark:
    """One die outlined in the picture."""

    box: Box
    """Frame pixels, y down."""
    text: str
    sure: bool
    rolled: bool
    """Whether it lies in the roll zone; dice outside are set aside."""


def marks(look: Look, zone: Zone, w: Words, kind: Kind = Kind.ZOMBIE) -> tuple[Mark, ...]:
    """An outline with its words for every die seen, in a game that is played with `kind`."""
    return tuple(
        Mark(
            die.box,
            die_text(die, w, kind),
            die.sure and not die.cocked,
            zone.holds(die.box, *look.size),
        )
        for die in look.reading.dice
    )


def die_text(die: DieReading, w: Words, kind: Kind = Kind.ZOMBIE) -> str:
    """`vert · cerveau`, with a question mark when unsure; of a leaning die only that it leans."""
    if die.cocked:
        return w("die-leans")
    if kind is Kind.D6 and die.kind is Kind.D6:
        return w("die-pips" if die.sure else "die-pips-unsure", face=die.face)
    if die.kind is not Kind.ZOMBIE:
        return w("die-foreign", face=die.face)
    return _label(die.colour, die.face, die.sure, w)


# Asked for every die of every frame, and there are but eighteen answers a language.
@cache
def _label(colour: str, face: str, sure: bool, w: Words) -> str:
    return w("die-label" if sure else "die-label-unsure", colour=w(colour), face=w(face))


def status(state: CameraState, look: Look | None, w: Words) -> str:
    """One line on what the camera sees, or why it sees nothing."""
    match state:
        case CameraState.SEEING if look is not None:
            light = w("table-hidden" if look.hidden else LIGHTS[look.light])
            return f"{w('dice-seen', n=len(look.reading.dice))} · {light}"
        case CameraState.SEEING | CameraState.OPENING:
            return w("camera-opening")
        case CameraState.SILENT:
            return w("camera-silent")
        case CameraState.LOST:
            return w("camera-lost")
        case CameraState.ENDED:
            return w("camera-ended")
        case CameraState.ABSENT:
            return w("camera-absent")


def warns(state: CameraState, look: Look | None) -> bool:
    """Whether the status tells of something that keeps dice from being read."""
    if state is CameraState.SEEING and look is not None:
        return look.hidden or look.light is not Light.GOOD
    return state in (CameraState.SILENT, CameraState.LOST)


def hint(state: CameraState, w: Words) -> str:
    """What to do without a picture; empty while there is one."""
    if state is CameraState.ABSENT:
        return w("camera-absent-hint")
    return w("camera-lost-hint") if state in (CameraState.LOST, CameraState.SILENT) else ""
