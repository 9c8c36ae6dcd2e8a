"""Decide when thrown dice have come to rest, and call each roll once.

A roll is called when dice that were thrown into the roll zone lie still there and no hand is over
it. Dice count as thrown unless they can be told to be those of an earlier roll:

- A die that a sleeve nudged has been in sight all along; it stays the die that was called.
- A die that a hand hid for a while lies where it lay, showing what it showed; or it shows the same
  elsewhere, pushed there under the hand. Once the zone is seen without it and without a hand, it
  has been picked up, and whatever comes back is a throw, on the same spot and face too.
- A die can only arrive where something moved; one that shows itself on a still spot was overlooked.

Dice at rest wait a little for a doubtful find beside them that may come to rest as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

from vision.readings import DieReading, Kind, Reading, Sighting, StableRoll, TableCleared
from vision.stir import COLUMNS, ROWS, Cell, cells_of, middle
from vision.track import REACH, SAME_PLACE, Track, distance, follow, verdict
from vision.zone import Zone

# Times are chosen for people at a table: quick enough to feel at once, longer than a die takes to
# tip over. They are held by the stories of tests/vision/test_settle.py, by the demo recording and
# by the clips of vision/training/clips, of which one set was for choosing and another judges.
HOLD_SECONDS = 0.3
"""Dice that lie still for this long have come to rest."""
FREE_SECONDS = 0.12
"""So long must the zone have been free of hands and movement for a call, and seen without a die
for that die to have been picked up."""
CLEAR_SECONDS = 0.8
"""A table without dice for this long has been cleared."""
MOST_MOTION = 0.02
"""Share of the picture that may change while a table counts as left alone."""
MOST_STIR = 0.012
"""Share of the zone that may change, or lie under a hand, while nothing counts as going on."""
LEAST_CONFIDENCE = 0.5
"""A find less likely than this is no die that joined others by itself."""
LEAST_FRAMES = 3
"""A die last seen some time ago, and not in so many frames at one place, only flew past."""
LEAST_LIKENESS = 0.05
"""A die may be one that was hidden if it shows the same with this probability."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """A called die out of sight."""

    track: Track
    lifted: float | None = None
    """Seconds; when the zone was seen without it. None while a hand may cover it."""


@dataclass(frozen=True, slots=True)
class Settling:
    """What is remembered from reading to reading."""

    tracks: tuple[Track, ...] = ()
    hidden: tuple[Hidden, ...] = ()
    stirred: Mapping[Cell, float] = field(default_factory=dict)
    """Seconds; when each cell last changed."""
    free_since: float | None = None
    """Seconds since when no hand is in the zone; None while one is."""
    quiet_since: float | None = None
    """Seconds since when nothing moves in the zone either; None while something does."""
    empty_since: float | None = None
    """Seconds since when no die is seen and nothing moves anywhere."""
    called: float | None = None
    """Seconds; when the last roll was called."""
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
    now, motion = reading.seconds, reading.motion
    inside = _cells(zone)
    free = len(inside & motion.hand) <= MOST_STIR * len(inside)
    quiet = free and len(inside & motion.moving) <= MOST_STIR * len(inside)
    tracks = follow(memory.tracks, reading.dice, now)
    alone = not tracks and free and motion.share <= MOST_MOTION
    memory = replace(
        memory,
        tracks=tracks,
        stirred={**memory.stirred, **dict.fromkeys(motion.moving, now)},
        free_since=_since(memory.free_since, free, now),
        quiet_since=_since(memory.quiet_since, quiet, now),
        empty_since=_since(memory.empty_since, alone, now),
        in_use=memory.in_use or bool(tracks),
        hidden=(*memory.hidden, *_vanished(memory.tracks, tracks)),
    )
    memory = replace(memory, hidden=_looked_for(memory, now, size, zone))
    if memory.in_use and _lasted(memory.empty_since, CLEAR_SECONDS, now):
        return replace(memory, in_use=False, hidden=()), TableCleared(reading.frame, now)
    if not _lasted(memory.quiet_since, FREE_SECONDS, now):
        return memory, None
    return _call(memory, reading, size, zone)


@lru_cache(maxsize=8)
def _cells(zone: Zone) -> frozenset[Cell]:
    grid = ((column, row) for column in range(COLUMNS) for row in range(ROWS))
    return frozenset(cell for cell in grid if zone.holds_point(middle(cell)))


def _since(since: float | None, holds: bool, now: float) -> float | None:
    if not holds:
        return None
    return now if since is None else since


def _lasted(since: float | None, seconds: float, now: float) -> bool:
    # Time stamps of recordings are rounded.
    return since is not None and now - since >= seconds - 1e-3


def _vanished(before: Iterable[Track], tracks: tuple[Track, ...]) -> tuple[Hidden, ...]:
    """Called dice that are followed no longer."""
    return tuple(
        Hidden(track)
        for track in before
        if track.called is not None
        and not any(
            other.called == track.called and distance(other.die.box, track.die.box) < REACH
            for other in tracks
        )
    )


def _looked_for(
    memory: Settling, now: float, size: tuple[int, int], zone: Zone
) -> tuple[Hidden, ...]:
    """The hidden dice, those marked that a look at the zone without hands did not find."""
    if not _lasted(memory.free_since, FREE_SECONDS, now):
        return memory.hidden
    # One that was put down beside the zone has left it: another may be thrown that shows the same.
    uncalled = [
        track
        for track in memory.tracks
        if track.called is None and zone.holds(track.die.box, *size)
    ]
    return tuple(
        hidden
        if hidden.lifted is not None or any(_may_be(hidden, track) for track in uncalled)
        else replace(hidden, lifted=now)
        for hidden in memory.hidden
    )


def _may_be(hidden: Hidden, track: Track) -> bool:
    """Whether a die shows what the hidden one did; the colour of dice with pips does not count."""
    assert hidden.track.called is not None
    colour, face = hidden.track.called
    likeness = dict(track.faces).get(face, 0.0)
    if track.die.kind is not Kind.D6:
        likeness *= dict(track.colours).get(colour, 0.0)
    return likeness >= LEAST_LIKENESS


def _call(
    memory: Settling, reading: Reading, size: tuple[int, int], zone: Zone
) -> tuple[Settling, Sighting | None]:
    """Call the dice thrown into the zone if they all lie still."""
    now = reading.seconds
    inside = [track for track in memory.tracks if zone.holds(track.die.box, *size)]
    fresh = [track for track in inside if track.called is None]
    lying = [track for track in inside if track.called is not None]
    awaited = [track for track in fresh if _counts(track, now)] or ([] if lying else fresh)
    if not awaited or not all(_at_rest(track, now) for track in awaited):
        return memory, None
    if any(_may_join(track, awaited, now) for track in fresh):
        return memory, None
    fresh = [track for track in fresh if track in awaited or _at_rest(track, now)]
    known, hidden = _known(memory, fresh, size, bool(lying))
    thrown = [track for track in fresh if track not in known]
    pushed = _pushed(hidden, thrown)
    tracks = tuple(
        replace(track, called=_shows(track)) if track in fresh else track for track in memory.tracks
    )
    memory = replace(memory, tracks=tracks, hidden=() if pushed is None else pushed)
    if pushed is not None:
        return memory, None
    left = tuple(verdict(track) for track in (*lying, *known))
    roll = StableRoll(_ordered(map(verdict, thrown)), reading.frame, now, _ordered(left))
    return replace(memory, called=now), roll


def _counts(track: Track, now: float) -> bool:
    """Whether a fresh track is a die to wait for: clearly seen, and not only as it flew past."""
    passed = not _seen_lately(track, now) and track.frames < LEAST_FRAMES
    return not passed and verdict(track).confidence >= LEAST_CONFIDENCE


def _may_join(track: Track, awaited: list[Track], now: float) -> bool:
    """Whether a doubtful find that is seen steadily may come to rest beside the dice at rest.

    They wait for it as long again as they must lie: what is no die may jump about for ever.
    """
    patient = not all(_lasted(one.still_since, 2 * HOLD_SECONDS, now) for one in awaited)
    steady = _seen_lately(track, now) and track.frames >= LEAST_FRAMES
    return patient and steady and not _at_rest(track, now)


def _at_rest(track: Track, now: float) -> bool:
    return _seen_lately(track, now) and _lasted(track.still_since, HOLD_SECONDS, now)


def _seen_lately(track: Track, now: float) -> bool:
    return now - track.seen <= HOLD_SECONDS / 2


def _ordered(dice: Iterable[DieReading]) -> tuple[DieReading, ...]:
    return tuple(sorted(dice, key=lambda die: die.box.left))


def _known(
    memory: Settling, fresh: list[Track], size: tuple[int, int], beside: bool
) -> tuple[list[Track], tuple[Hidden, ...]]:
    """Those of the fresh tracks that lie where a called die lay, or where nothing arrived.

    The latter only where others of the last roll still lie `beside`. With the dice still hidden.
    """
    left = list(memory.hidden)
    known = []
    for track in fresh:
        stirred = _stirred(memory, track, size)
        back = [
            hidden
            for hidden in left
            if distance(hidden.track.anchor, track.die.box) <= SAME_PLACE
            and _may_be(hidden, track)
            and (hidden.lifted is None or stirred < hidden.lifted)
        ]
        if back:
            left.remove(back[0])
        if back or (beside and memory.called is not None and stirred <= memory.called):
            known.append(track)
    return known, tuple(left)


def _stirred(memory: Settling, track: Track, size: tuple[int, int]) -> float:
    """Seconds; when something last moved where the die lies."""
    width, height = size
    box = track.die.box
    cells = cells_of(box.left / width, box.top / height, box.right / width, box.bottom / height)
    return max((memory.stirred.get(cell, float("-inf")) for cell in cells), default=float("-inf"))


def _pushed(hidden: tuple[Hidden, ...], thrown: list[Track]) -> tuple[Hidden, ...] | None:
    """The dice that stay hidden if all that lie anew may be ones that a hand pushed there.

    None if one of them may not: then they were thrown.
    """
    left = list(hidden)
    for track in thrown:
        same = [die for die in left if die.lifted is None and _may_be(die, track)]
        if not same:
            return None
        left.remove(min(same, key=lambda die: distance(die.track.anchor, track.die.box)))
    return tuple(left)


def _shows(track: Track) -> tuple[str, str]:
    die = verdict(track)
    return die.colour, die.face
