"""Figures over compared photos: counts, rates, calibration, confusion. No threshold is chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from vision.readings import DieReading, Kind
from vision.training.matching import PhotoResult, confidence
from vision.training.photo_sets import LEANS, Extent, TruthDie, seen_value

CALIBRATION_BINS = 10
LIKELIER_THAN_NOT = 0.5
ENDLESS = 1_000_000
"""Upper edge of a band without one."""
ELEVATION_BANDS = (0, 35, 50, 65, 80, ENDLESS)
"""Degrees above the table."""
ACROSS_BANDS = (0, 24, 36, 60, 100, 300, ENDLESS)
"""Photo pixels, longer side of a die."""
COUNT_BANDS = (0, 1, 2, 4, 7, 13, ENDLESS)
"""Dice on a photo."""

NOTHING = "nothing"
"""Stands in a confusion for no die: of the truth (an extra reading) or seen (a miss)."""

Confusion = Counter[tuple[str, str]]
"""How often (true, seen) came together."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts over some photos; every rate is None where it would divide by nothing."""

    photos: int
    photos_whole: int
    photos_asked: int
    photos_wrong_sure: int
    """Not read whole, yet no die asked about: what the program would have swallowed."""
    dice: int
    seen: int
    placed: int
    """Readings that are of some die, whatever value they give."""
    right: int
    """Readings of some die that give its value."""
    seen_sure: int
    sure_wrong: int
    """Readings held for sure that are of no die or give another value."""
    likely: int
    """Readings whose value is likelier right than wrong, by their own word."""
    likely_right: int
    calibration_error: float | None

    @property
    def whole(self) -> float | None:
        """Share of photos whose multiset of values is right."""
        return share(self.photos_whole, self.photos)

    @property
    def asked(self) -> float | None:
        """Share of photos with any die asked about."""
        return share(self.photos_asked, self.photos)

    @property
    def wrong_among_sure(self) -> float | None:
        """Share of the photos not asked about that are wrong."""
        return share(self.photos_wrong_sure, self.photos - self.photos_asked)

    @property
    def precision(self) -> float | None:
        """Share of readings right in place and value."""
        return share(self.right, self.seen)

    @property
    def recall(self) -> float | None:
        """Share of dice read right in place and value."""
        return share(self.right, self.dice)

    @property
    def likely_precision(self) -> float | None:
        """Share right of the readings that are likelier right than wrong."""
        return share(self.likely_right, self.likely)

    @property
    def likely_recall(self) -> float | None:
        """Share of dice that such a reading gives rightly."""
        return share(self.likely_right, self.dice)

    @property
    def place_precision(self) -> float | None:
        """Share of readings that are of some die."""
        return share(self.placed, self.seen)

    @property
    def place_recall(self) -> float | None:
        """Share of dice that some reading is of."""
        return share(self.placed, self.dice)

    @property
    def dice_wrong_among_sure(self) -> float | None:
        """Share of the sure readings that are wrong."""
        return share(self.sure_wrong, self.seen_sure)


@dataclass(frozen=True, slots=True)
class Bin:
    """The readings whose confidence lies in [low, high); the last bin holds 1 as well."""

    low: float
    high: float
    count: int
    confidence: float
    """Mean confidence of the readings; 0 in an empty bin."""
    accuracy: float
    """Share of the readings that are right; 0 in an empty bin."""

    @property
    def name(self) -> str:
        """Its edges in words."""
        return f"{self.low:.1f} to {self.high:.1f}"


@dataclass(frozen=True, slots=True)
class Slice:
    """The dice with one trait, such as one face or one band of size."""

    by: str
    name: str
    dice: int
    right: int
    sure: int = 0
    """How many have a reading that is acted on without asking."""
    sure_wrong: int = 0

    def __add__(self, other: Slice) -> Slice:
        """The dice of both, which have the same trait."""
        return Slice(
            self.by,
            self.name,
            self.dice + other.dice,
            self.right + other.right,
            self.sure + other.sure,
            self.sure_wrong + other.sure_wrong,
        )


def share(part: int, whole: int) -> float | None:
    """The quotient, or None when there is nothing to divide by."""
    return part / whole if whole else None


def tally(results: Sequence[PhotoResult]) -> Tally:
    """Add up photos compared with their truth."""
    judged = judgements(results)
    sure = [right for result in results for die, right in _judged(result) if die.sure]
    likely = [right for claimed, right in judged if claimed >= LIKELIER_THAN_NOT]
    return Tally(
        photos=len(results),
        photos_whole=sum(r.whole for r in results),
        photos_asked=sum(r.asked for r in results),
        photos_wrong_sure=sum(not r.whole and not r.asked for r in results),
        dice=sum(len(r.photo.dice) for r in results),
        seen=len(judged),
        placed=sum(len(r.pairs) for r in results),
        right=sum(right for _, right in judged),
        seen_sure=len(sure),
        sure_wrong=sum(not right for right in sure),
        likely=len(likely),
        likely_right=sum(likely),
        calibration_error=calibration_error(reliability(judged)),
    )


def judgements(results: Iterable[PhotoResult]) -> list[tuple[float, bool]]:
    """(confidence, whether right) of every reading; a reading of no die is wrong."""
    return [(confidence(die), right) for result in results for die, right in _judged(result)]


def reliability(
    judged: Sequence[tuple[float, bool]], bins: int = CALIBRATION_BINS
) -> tuple[Bin, ...]:
    """Confidence against accuracy, in `bins` bins of equal width over [0, 1]."""
    return tuple(_bin(judged, index, bins) for index in range(bins))


def calibration_error(table: Sequence[Bin]) -> float | None:
    """Expected calibration error: mean gap of confidence and accuracy, weighed by readings."""
    readings = sum(row.count for row in table)
    if not readings:
        return None
    return sum(row.count * abs(row.confidence - row.accuracy) for row in table) / readings


def face_confusion(results: Iterable[PhotoResult], kind: Kind) -> Confusion:
    """Faces of the dice of one kind against what they were read as; `LEANS` counts as a face.

    A reading of the other kind is named by its value; misses and extras by `NOTHING`.
    """
    counts: Confusion = Counter()
    for result in results:
        for pair in result.pairs:
            if pair.truth.kind is kind:
                plain = pair.seen.kind is kind and not pair.seen.cocked
                counts[pair.truth.shows, pair.seen.face if plain else seen_value(pair.seen)] += 1
        counts.update((die.shows, NOTHING) for die in result.missed if die.kind is kind)
        counts.update(
            (NOTHING, LEANS if die.cocked else die.face) for die in result.extra if die.kind is kind
        )
    return counts


def colour_confusion(results: Iterable[PhotoResult]) -> Confusion:
    """Colours of Zombie Dice that were read as Zombie Dice."""
    return Counter(
        (str(pair.truth.colour), pair.seen.colour)
        for result in results
        for pair in result.pairs
        if pair.truth.kind is Kind.ZOMBIE and pair.seen.kind is Kind.ZOMBIE
    )


def photo_groups(results: Sequence[PhotoResult]) -> dict[tuple[str, str], list[PhotoResult]]:
    """Photos by (trait, its word or band): elevation and words where the truth has them, count."""
    groups: dict[tuple[str, str], list[PhotoResult]] = {}
    for result in results:
        photo = result.photo
        keys = [("dice on the photo", band(len(photo.dice), COUNT_BANDS)), *photo.traits]
        if photo.elevation_deg is not None:
            keys.append(("elevation in degrees", band(photo.elevation_deg, ELEVATION_BANDS)))
        for key in keys:
            groups.setdefault(key, []).append(result)
    return dict(sorted(groups.items(), key=lambda item: _sort_key(*item[0])))


def die_slices(results: Sequence[PhotoResult], extent: Extent) -> tuple[Slice, ...]:
    """Dice read right by face, by colour, by how they lie where some lean and, where boxes hold
    whole dice, by size.
    """
    counts: dict[tuple[str, str], Counter[str]] = {}
    leaning = any(die.leans for result in results for die in result.photo.dice)
    for result in results:
        outcomes = [(p.truth, p.right, p.seen.sure) for p in result.pairs]
        for die, right, sure in outcomes + [(die, False, False) for die in result.missed]:
            for key in _traits(die, extent, leaning):
                counted = counts.setdefault(key, Counter())
                wrong = sure and not right
                counted.update(dice=1, right=int(right), sure=int(sure), sure_wrong=int(wrong))
    return tuple(
        Slice(by, name, **{field: counts[by, name][field] for field in _COUNTED})
        for by, name in sorted(counts, key=lambda key: _sort_key(*key))
    )


_COUNTED = ("dice", "right", "sure", "sure_wrong")


def _traits(die: TruthDie, extent: Extent, leaning: bool) -> list[tuple[str, str]]:
    traits = [] if die.leans else [("face", die.face)]
    if die.colour is not None:
        traits.append(("colour", die.colour))
    if leaning:
        traits.append(("lies", LEANS if die.leans else "flat"))
    if extent is Extent.WHOLE:
        traits.append(("pixels across", band(die.across, ACROSS_BANDS)))
    return traits


def band(value: float, edges: Sequence[int]) -> str:
    """The name of the band of `edges` that holds `value`: low included, high not."""
    low = max(edge for edge in edges if edge <= value)
    high = edges[edges.index(low) + 1]
    if high == ENDLESS:
        return f"{low} and more"
    return str(low) if high == low + 1 else f"{low} to under {high}"


def _judged(result: PhotoResult) -> list[tuple[DieReading, bool]]:
    paired = [(pair.seen, pair.right) for pair in result.pairs]
    return paired + [(die, False) for die in result.extra]


def _bin(judged: Sequence[tuple[float, bool]], index: int, bins: int) -> Bin:
    inside = [j for j in judged if min(int(j[0] * bins), bins - 1) == index]
    count = len(inside)
    return Bin(
        low=index / bins,
        high=(index + 1) / bins,
        count=count,
        confidence=sum(confidence for confidence, _ in inside) / max(count, 1),
        accuracy=sum(right for _, right in inside) / max(count, 1),
    )


def _sort_key(by: str, name: str) -> tuple[str, int, str]:
    first = name.split()[0] if name else ""
    return (by, int(first) if first.isdigit() else 0, name)
