"""When to take a shot of a die: once it lies still, and once each time it is moved."""

from __future__ import annotations

from dataclasses import dataclass

from vision.readings import Box
from vision.track import SAME_PLACE, distance

MOST_MOTION = 0.02
"""Share of the picture that may change while the die counts as lying still."""
HOLD_SECONDS = 0.6
"""Long enough that nobody is still letting go of it."""


@dataclass(frozen=True, slots=True)
class Posing:
    """What is remembered from frame to frame."""

    box: Box | None = None
    """Where the die came to rest; None while none lies alone."""
    since: float = 0.0
    """Seconds since when it lies there."""
    taken: bool = False
    """Whether the die has been taken as it lies."""
    epoch: int = 0


def pose(
    memory: Posing, box: Box | None, motion: float, seconds: float, epoch: int = 0
) -> tuple[Posing, bool]:
    """Take in a frame with one die in `box`, or without; the new memory, and whether to shoot.

    `motion` is the share of the picture that changed.
    """
    if box is None:
        return Posing(epoch=epoch), False
    moved = memory.box is None or epoch != memory.epoch
    moved = moved or (memory.box is not None and distance(memory.box, box) > SAME_PLACE)
    if moved:
        return Posing(box, seconds, False, epoch), False
    if motion > MOST_MOTION:
        # A hand over the die may turn it where it lies: what follows is another pose.
        return Posing(memory.box, seconds, False, epoch), False
    if memory.taken or seconds - memory.since < HOLD_SECONDS:
        return memory, False
    return Posing(memory.box, memory.since, True, epoch), True
