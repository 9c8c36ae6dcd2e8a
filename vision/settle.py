"""Decide when thrown dice have come to rest, and call each roll once.

A roll is called when the dice in the roll zone lie still and at least one of them arrived since the
last call. A die that a sleeve nudged has been in sight all along and shows what it showed, so it is
no roll; a die that was picked up was out of sight. A hand that passes hides dice for a while: dice
that lie where they lay, showing what they showed, are the same dice, unless the table was seen
empty of them with nothing moving.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from vision.readings import Reading, Sighting, StableRoll, TableCleared
from vision.track import REACH, SAME_PLACE, Track, distance, follow, verdict
from vision.zone import Zone

# Times are chosen for people at a table: quick enough to feel at once, longer than a die takes to
# tip over. They are held by the stories of tests/vision/test_settle.py and by the demo recording.
HOLD_SECONDS = 0.35
"""Dice that lie still for this long have come to rest."""
CLEAR_SECONDS = 0.8
"""A table without dice for this long has been cleared."""
MOST_MOTION = 0.02
"""Share of the picture that may change while things count as still: less than a hand, more than
noise, of which `vision.motion` lets none through."""
LEAST_CONFIDENCE = 0.5
"""A find less likely than this is no die that joined others by itself."""
FORGET_SECONDS = 8.0
"""How long a die that vanished behind something moving is remembered."""


@dataclass(frozen=True, slots=True)
class Settling:
    """What is remembered from reading to reading."""

    tracks: tuple[Track, ...] = ()
    hidden: tuple[Track, ...] = field(default=())
    """Called dice that vanished while something moved: under a hand, or in it."""
    quiet_since: float | None = None
    """Seconds since when nothing moves; None while something does."""
    empty_since: float | None = None
    """Seconds since when no die is seen and nothing moves."""
    in_use: bool = False
    """Whether dice lay on the table since it was last cleared."""
    epoch: int = 0


def settle(
    memory: Settling, reading: Reading, size: tuple[int, int], zone: Zone
) -> tuple[Settling, Sighting | None]:
    """Take one reading of a frame of `size` (width, height) pixels.

    Returns the new memory, and a roll or a cleared table the moment there is one.
    """
    if reading.epoch != memory.epoch:
        memory = Settling(epoch=reading.epoch)
    now = reading.seconds
    quiet = reading.motion <= MOST_MOTION
    quiet_since = (now if memory.quiet_since is None else memory.quiet_since) if quiet else None
    tracks = follow(memory.tracks, reading.dice, now)
    tracks, hidden = _recognise(tracks, _hidden(memory, tracks, now, quiet_since))
    empty_since = (now if memory.empty_since is None else memory.empty_since) if quiet else None
    empty_since = None if tracks else empty_since
    memory = Settling(
        tracks, hidden, quiet_since, empty_since, memory.in_use or bool(tracks), memory.epoch
    )
    if empty_since is not None and memory.in_use and now - empty_since >= CLEAR_SECONDS:
        return replace(memory, in_use=False, hidden=()), TableCleared(reading.frame, now)
    if quiet_since is None or now - quiet_since < HOLD_SECONDS / 2:
        return memory, None
    return _call(memory, reading, size, zone)


def _hidden(
    memory: Settling, tracks: tuple[Track, ...], now: float, quiet_since: float | None
) -> tuple[Track, ...]:
    """Called dice out of sight that may only be covered; a quiet look at the table ends that."""
    if quiet_since is not None and now - quiet_since >= HOLD_SECONDS:
        return ()
    gone = [track for track in memory.tracks if track.called and not _among(track, tracks)]
    kept = [track for track in memory.hidden if now - track.seen < FORGET_SECONDS]
    return (*kept, *gone)


def _among(track: Track, tracks: tuple[Track, ...]) -> bool:
    """Whether one of `tracks` is this die, a reading later."""
    return any(
        other.called == track.called and distance(other.die.box, track.die.box) < REACH
        for other in tracks
    )


def _recognise(
    tracks: tuple[Track, ...], hidden: tuple[Track, ...]
) -> tuple[tuple[Track, ...], tuple[Track, ...]]:
    """Dice that come back into sight where they lay, showing what they showed."""
    left = list(hidden)
    known = []
    for track in tracks:
        back = [other for other in left if track.called is None and _same_die(other, track)]
        if back:
            left.remove(back[0])
            track = replace(track, called=back[0].called)
        known.append(track)
    return tuple(known), tuple(left)


def _same_die(hidden: Track, track: Track) -> bool:
    shows = track.die.colour, track.die.face
    return shows == hidden.called and distance(hidden.anchor, track.die.box) <= SAME_PLACE


def _call(
    memory: Settling, reading: Reading, size: tuple[int, int], zone: Zone
) -> tuple[Settling, Sighting | None]:
    """Call the dice of the zone if they all lie still and one of them is new there."""
    now = reading.seconds
    inside = [zone.holds(track.die.box, *size) for track in memory.tracks]
    dice = [track for track, here in zip(memory.tracks, inside, strict=True) if here]
    if not _thrown(dice) or any(now - track.still_since < HOLD_SECONDS for track in dice):
        return memory, None
    if any(now - track.seen > HOLD_SECONDS / 2 for track in dice):
        return memory, None
    tracks = tuple(
        replace(track, called=_shows(track)) if here else track
        for track, here in zip(memory.tracks, inside, strict=True)
    )
    ordered = tuple(sorted(map(verdict, dice), key=lambda die: die.box.left))
    return replace(memory, tracks=tracks), StableRoll(ordered, reading.frame, now)


def _thrown(dice: list[Track]) -> bool:
    """Whether one of these dice came by a throw.

    A doubtful find beside dice that were called already is more likely a stain or a side face.
    """
    new = [track for track in dice if track.called is None]
    if len(new) == len(dice):
        return bool(new)
    return any(verdict(track).confidence >= LEAST_CONFIDENCE for track in new)


def _shows(track: Track) -> tuple[str, str]:
    die = verdict(track)
    return die.colour, die.face
