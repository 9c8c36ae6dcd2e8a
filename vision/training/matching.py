"""Which reading is of which die: one to one, nearest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import dist

from vision.readings import Box, DieReading, Kind
from vision.training.photo_sets import (
    DOUBTFUL,
    Extent,
    PhotoSet,
    TruthDie,
    TruthPhoto,
    Value,
    seen_value,
)

SAME_PLACE_IOU = 0.3
"""Boxes of whole dice that overlap by this much are of one die."""
SAME_PLACE_SIDES = 0.5
"""Failing an overlap, centres at most this many sides of the larger box apart are of one die."""


@dataclass(frozen=True, slots=True)
class Pair:
    """A die and the reading of it, right or wrong."""

    truth: TruthDie
    seen: DieReading

    @property
    def right(self) -> bool:
        """Whether the reading gives the die's value."""
        return self.truth.value == seen_value(self.seen)


@dataclass(frozen=True, slots=True)
class PhotoResult:
    """How the reading of one photo compares with its truth."""

    photo: TruthPhoto
    pairs: tuple[Pair, ...]
    missed: tuple[TruthDie, ...]
    """Dice of the truth that no reading is of."""
    extra: tuple[DieReading, ...]
    """Readings of something that the truth does not have."""

    @property
    def seen(self) -> tuple[DieReading, ...]:
        """Every reading, paired or not."""
        return tuple(pair.seen for pair in self.pairs) + self.extra

    @property
    def whole(self) -> bool:
        """Whether the multiset of the values is right, wherever the dice were seen."""
        return _values(self.photo.dice) == Counter(seen_value(die) for die in self.seen)

    @property
    def asked(self) -> bool:
        """Whether any die of the photo would be asked about; so is one said to lean."""
        return any(not die.sure for die in self.seen)


@dataclass(frozen=True, slots=True)
class SetResult:
    """One set read under one expectation."""

    photo_set: PhotoSet
    expect: Kind | None
    """The kind the reader was told to expect; None when it had to find out."""
    photos: tuple[PhotoResult, ...]


TOGETHER = ("tabletop", "tray")
"""Judged together on what goes wrong among the sure."""
DOUBTED = (TOGETHER, ("crowd",))
"""Groups of sets judged once more without the photos whose truth looks wrong."""


def together(free: Sequence[SetResult]) -> list[tuple[str, list[SetResult]]]:
    """(name, sets) of the groups that are judged as one, of sets read with nothing expected."""
    groups = [(" + ".join(TOGETHER), _all_of(TOGETHER, free))]
    for names in DOUBTED:
        clear = [_undoubted(result) for result in _all_of(names, free)]
        groups.append((f"{' + '.join(names)}, truth not in doubt", clear))
    groups.append(("all photographs", [r for r in free if not r.photo_set.origin]))
    groups.append(("all own renders", [r for r in free if r.photo_set.origin]))
    groups.append(("everything", list(free)))
    return [(name, members) for name, members in groups if members]


def _all_of(names: Sequence[str], free: Sequence[SetResult]) -> list[SetResult]:
    """The sets of these names; none unless all were read."""
    joined = [r for r in free if r.photo_set.name in names]
    return joined if len(joined) == len(names) else []


def _undoubted(result: SetResult) -> SetResult:
    """The set without the photos whose truth looks wrong."""
    name = result.photo_set.name
    photos = tuple(p for p in result.photos if (name, p.photo.path.name) not in DOUBTFUL)
    return replace(result, photos=photos)


def confidence(die: DieReading) -> float:
    """The probability that a reading claims for the value it gives."""
    return die.leans if die.cocked else die.confidence


def compare(photo: TruthPhoto, seen: Sequence[DieReading], extent: Extent) -> PhotoResult:
    """Pair readings with dice; boxes of both in the photo's pixels."""
    matched = match_boxes([d.box for d in photo.dice], [d.box for d in seen], extent)
    hit_truth, hit_seen = {t for t, _ in matched}, {s for _, s in matched}
    return PhotoResult(
        photo,
        tuple(Pair(photo.dice[t], seen[s]) for t, s in matched),
        tuple(die for index, die in enumerate(photo.dice) if index not in hit_truth),
        tuple(die for index, die in enumerate(seen) if index not in hit_seen),
    )


def match_boxes(
    truth: Sequence[Box], seen: Sequence[Box], extent: Extent
) -> tuple[tuple[int, int], ...]:
    """(truth index, seen index) of the boxes that are of one die, each index once at most.

    The best pair is taken first. A pair qualifies when the centre of the truth's box lies in the
    seen one or, for truths of whole dice, when the two overlap; what is left over is paired by
    the distance of the centres. Truths of whole dice are ranked by overlap, others by distance.
    """
    ranked = sorted(
        (rank, t, s)
        for t, truth_box in enumerate(truth)
        for s, seen_box in enumerate(seen)
        if (rank := _rank(truth_box, seen_box, extent)) is not None
    )
    pairs: list[tuple[int, int]] = []
    used_truth: set[int] = set()
    used_seen: set[int] = set()
    for _, t, s in ranked:
        if t not in used_truth and s not in used_seen:
            pairs.append((t, s))
            used_truth.add(t)
            used_seen.add(s)
    return tuple(sorted(pairs))


def _rank(truth: Box, seen: Box, extent: Extent) -> tuple[int, float, float] | None:
    """Lower is better: how they qualify, then overlap (whole dice only), then distance."""
    side = max(seen.width, seen.height, truth.width, truth.height)
    if side <= 0:
        return None
    apart = dist(truth.centre, seen.centre) / side
    shared = truth.iou(seen) if extent is Extent.WHOLE else 0.0
    if shared >= SAME_PLACE_IOU or _holds(seen, truth.centre):
        return (0, -shared, apart)
    return (1, -shared, apart) if apart <= SAME_PLACE_SIDES else None


def _holds(box: Box, point: tuple[float, float]) -> bool:
    return box.left <= point[0] <= box.right and box.top <= point[1] <= box.bottom


def _values(dice: Sequence[TruthDie]) -> Counter[Value]:
    return Counter(die.value for die in dice)
