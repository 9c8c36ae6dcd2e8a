"""Tell how dice are laid out on a table that is left alone: beside the roll zone and in it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from vision.readings import DieReading, Reading
from vision.settle import MOST_MOTION
from vision.track import Track, follow, verdict
from vision.zone import Zone

LAID_SECONDS = 2.0
"""Dice that lie untouched for this long are laid out. Longer than a roll takes to be called: who
is still setting dice aside has not done so for good."""
LEAST_FRAMES = 5


@dataclass(frozen=True, slots=True)
class LaidOut:
    """Every die on the table, each of them clearly seen."""

    left: tuple[DieReading, ...]
    """To the left of the roll zone, as the camera sees it."""
    inside: tuple[DieReading, ...]
    right: tuple[DieReading, ...]

    def like(self, other: LaidOut | None) -> bool:
        """Whether the same dice lie on the same sides, wherever exactly."""
        return other is not None and _shown(self) == _shown(other)


@dataclass(frozen=True, slots=True)
class Laying:
    """What is remembered from reading to reading."""

    tracks: tuple[Track, ...] = ()
    alone_since: float | None = None
    """Seconds since when nothing moves anywhere and no hand is in sight."""
    epoch: int = 0


def lay_out(
    memory: Laying, reading: Reading, size: tuple[int, int], zone: Zone
) -> tuple[Laying, LaidOut | None]:
    """Take one reading of a frame of `size` (width, height) pixels.

    Returns the new memory and how the dice lie; None while they are touched, while one of them is
    unsure or leans, and where one lies neither inside the zone nor to the left or right of it.
    """
    if reading.epoch != memory.epoch:
        memory = Laying(epoch=reading.epoch)
    now, motion = reading.seconds, reading.motion
    alone = not motion.hand and motion.share <= MOST_MOTION
    since = memory.alone_since if memory.alone_since is not None else now
    memory = replace(
        memory,
        tracks=follow(memory.tracks, reading.dice, now),
        alone_since=since if alone else None,
    )
    if memory.alone_since is None or now - memory.alone_since < LAID_SECONDS - 1e-3:
        return memory, None
    dice = [verdict(track) for track in memory.tracks]
    if not all(_lies(track, now) for track in memory.tracks) or not all(die.sure for die in dice):
        return memory, None
    sides = [_side(die, size, zone) for die in dice]
    if None in sides:
        return memory, None
    left, inside, right = (
        tuple(die for die, where in zip(dice, sides, strict=True) if where == side)
        for side in (-1, 0, 1)
    )
    return memory, LaidOut(left, inside, right)


def _lies(track: Track, now: float) -> bool:
    """Whether a die is in this frame and has been long enough where it is."""
    lasted = now - track.still_since >= LAID_SECONDS - 1e-3
    return track.seen == now and track.frames >= LEAST_FRAMES and lasted


def _side(die: DieReading, size: tuple[int, int], zone: Zone) -> int | None:
    """-1 to the left of the zone, 1 to the right, 0 inside; None above or below it."""
    if zone.holds(die.box, *size):
        return 0
    x = die.box.centre[0] / size[0]
    across = [corner[0] for corner in zone.corners]
    if x < min(across):
        return -1
    return 1 if x > max(across) else None


def _shown(laid: LaidOut) -> tuple[list[tuple[str, str]], ...]:
    return tuple(
        sorted((die.colour, die.face) for die in side)
        for side in (laid.left, laid.inside, laid.right)
    )
