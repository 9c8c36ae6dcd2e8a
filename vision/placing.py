"""Tell when a die has been laid down in a place beside the roll zone, once for each time.

Dice there are no roll. A die that a hand covers for a while, or nudges within reach, stays the die
that was told; one that has been away is told again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from vision.readings import Box, DieReading, Reading
from vision.settle import HOLD_SECONDS, LEAST_CONFIDENCE, LEAST_FRAMES
from vision.stir import cells_of
from vision.track import Track, follow, verdict
from vision.zone import Zone


@dataclass(frozen=True, slots=True)
class DiePlaced:
    """A die that was laid down in a place."""

    place: int
    """Counted from 1, in the order in which the places were given."""
    die: DieReading
    frame: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Placing:
    """What is remembered from reading to reading."""

    tracks: tuple[Track, ...] = ()
    """Dice in the places; `called` once they have been told."""
    epoch: int = 0


def placed(
    memory: Placing, reading: Reading, size: tuple[int, int], places: tuple[Zone, ...]
) -> tuple[Placing, tuple[DiePlaced, ...]]:
    """Take one reading of a frame of `size` (width, height) pixels.

    Returns the new memory and the dice that have come to rest in one of `places`, oldest first.
    """
    if reading.epoch != memory.epoch:
        memory = Placing(epoch=reading.epoch)
    now = reading.seconds
    inside = [
        die
        for die in reading.dice
        if die.confidence >= LEAST_CONFIDENCE and _place(die.box, size, places) is not None
    ]
    # A hand may hide a die that lies where it lay: it is not forgotten meanwhile.
    kept = tuple(
        replace(track, seen=now) if _under_hand(track.die.box, reading, size) else track
        for track in memory.tracks
    )
    tracks, told = [], []
    for track in follow(kept, inside, now):
        place = _place(track.die.box, size, places)
        if place is not None and _at_rest(track, reading, size):
            die = verdict(track)
            told.append(DiePlaced(place, die, reading.frame, now))
            track = replace(track, called=(die.colour, die.face))
        tracks.append(track)
    return replace(memory, tracks=tuple(tracks)), tuple(told)


def _at_rest(track: Track, reading: Reading, size: tuple[int, int]) -> bool:
    still = reading.seconds - track.still_since >= HOLD_SECONDS - 1e-3
    fresh = track.called is None and track.frames >= LEAST_FRAMES
    return fresh and still and not _under_hand(track.die.box, reading, size)


def _under_hand(box: Box, reading: Reading, size: tuple[int, int]) -> bool:
    width, height = size
    sides = (box.left / width, box.top / height, box.right / width, box.bottom / height)
    return not reading.motion.hand.isdisjoint(cells_of(*sides))


def _place(box: Box, size: tuple[int, int], places: tuple[Zone, ...]) -> int | None:
    """The place that holds the middle of a box, from 1; None outside all of them."""
    for number, place in enumerate(places, start=1):
        if place.holds(box, *size):
            return number
    return None
