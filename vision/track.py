"""Follow each die from frame to frame, and let its frames vote on what it shows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import takewhile

from vision.readings import Box, DieReading, Likelihoods

# Shares of a die's size, chosen by hand: boxes of a still die wander by a few hundredths from frame
# to frame, and two dice cannot have their centres nearer than about two thirds.
SAME_PLACE = 0.18
"""A die whose centre keeps within this share of its size has not moved."""
REACH = 0.6
"""A die farther than this share of its size from a track is another die."""
RECENT_SECONDS = 0.3
"""How far back a die is looked for where it is now; a camera that sways leaves its first place a
poor one to measure from. As long as dice must lie to be at rest (`settle.HOLD_SECONDS`)."""
LOST_SECONDS = 0.5
"""A die unseen for this long has gone; shorter gaps are a hand's shadow or a missed frame."""


@dataclass(frozen=True, slots=True)
class Track:
    """One die over time."""

    die: DieReading
    """As last seen."""
    anchor: Box
    """Where it came to rest."""
    still_since: float
    """Seconds; when it last moved."""
    seen: float
    """Seconds; when it was last read."""
    frames: int
    """How many readings voted since it last moved."""
    faces: Likelihoods
    colours: Likelihoods
    leans: float
    """Mean probabilities over those readings."""
    sure_frames: int
    upright_frames: int
    """In how many of them the die was sure, and may have been taken to lie flat."""
    called: tuple[str, str] | None = None
    """Colour and face it was called with in a roll; None while it has been in no roll."""
    recent: tuple[tuple[float, DieReading], ...] = ()
    """Its readings of the last `RECENT_SECONDS`, each with its second."""


def distance(one: Box, other: Box) -> float:
    """Between the centres of two boxes, over their mean size."""
    (x0, y0), (x1, y1) = one.centre, other.centre
    size = (one.width + one.height + other.width + other.height) / 4
    return float(((x0 - x1) ** 2 + (y0 - y1) ** 2) ** 0.5 / max(size, 1.0))


def _mean(old: Likelihoods, new: Likelihoods, frames: int) -> Likelihoods:
    sums = {name: p * frames for name, p in old}
    for name, p in new:
        sums[name] = sums.get(name, 0.0) + p
    total = sum(sums.values())
    return tuple(sorted(((name, p / total) for name, p in sums.items()), key=lambda pair: -pair[1]))


def _born(die: DieReading, seconds: float) -> Track:
    return Track(
        die,
        die.box,
        still_since=seconds,
        seen=seconds,
        frames=1,
        faces=die.faces,
        colours=die.colours,
        leans=die.leans,
        sure_frames=int(die.sure),
        upright_frames=int(die.upright),
        recent=((seconds, die),),
    )


def _seen_again(track: Track, die: DieReading, seconds: float) -> Track:
    recent = (*(r for r in track.recent if r[0] >= seconds - RECENT_SECONDS), (seconds, die))
    if distance(track.anchor, die.box) <= SAME_PLACE and die.kind is track.die.kind:
        return replace(_voted(track, die, seconds), recent=recent)
    # It has moved, but may have lain where it is now for a while already.
    here = takewhile(lambda r: _same(r[1], die), reversed(recent))
    (first, oldest), *later = reversed(tuple(here))
    moved = _born(oldest, first)
    for second, reading in later:
        moved = _voted(moved, reading, second)
    return replace(moved, called=track.called, recent=recent)


def _same(one: DieReading, other: DieReading) -> bool:
    return one.kind is other.kind and distance(one.box, other.box) <= SAME_PLACE


def _voted(track: Track, die: DieReading, seconds: float) -> Track:
    """The track of a die that has not moved, with one more vote."""
    return replace(
        track,
        die=die,
        seen=seconds,
        frames=track.frames + 1,
        faces=_mean(track.faces, die.faces, track.frames),
        colours=_mean(track.colours, die.colours, track.frames),
        leans=(track.leans * track.frames + die.leans) / (track.frames + 1),
        sure_frames=track.sure_frames + int(die.sure),
        upright_frames=track.upright_frames + int(die.upright),
    )


def follow(
    tracks: tuple[Track, ...], dice: Iterable[DieReading], seconds: float
) -> tuple[Track, ...]:
    """The tracks after one more reading: nearest dice continue them, others begin new ones."""
    rest = list(dice)
    pairs = sorted(
        (apart, i, j)
        for i, track in enumerate(tracks)
        for j, die in enumerate(rest)
        if (apart := distance(track.die.box, die.box)) < REACH
    )
    of_track: dict[int, int] = {}
    for _, i, j in pairs:
        if i not in of_track and j not in of_track.values():
            of_track[i] = j
    kept = []
    for i, track in enumerate(tracks):
        if i in of_track:
            kept.append(_seen_again(track, rest[of_track[i]], seconds))
        elif seconds - track.seen <= LOST_SECONDS:
            kept.append(track)
    new = [_born(die, seconds) for j, die in enumerate(rest) if j not in of_track.values()]
    return (*kept, *new)


def verdict(track: Track) -> DieReading:
    """What a still die shows, by the mean of its frames; sure or upright when most of them were.

    A die that leans in the mean of its frames is cocked, and never sure.
    """
    face, p_face = track.faces[0]
    colour, p_colour = track.colours[0]
    agreed = (face, colour) == (track.die.face, track.die.colour)
    sure = track.sure_frames * 2 > track.frames and (agreed or track.frames > 2)
    said = replace(
        track.die,
        face=face,
        colour=colour,
        confidence=track.die.confidence if agreed else p_face * p_colour,
        faces=track.faces,
        colours=track.colours,
        leans=track.leans,
        upright=track.upright_frames * 2 > track.frames,
    )
    return replace(said, sure=sure and said.upright and not said.cocked)
