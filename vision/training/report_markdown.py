"""The summary of a measuring, as markdown: figures alone, no picture and no file of a photo."""

from __future__ import annotations

from collections.abc import Sequence

from vision.labels import D6_FACES, ZOMBIE_COLOURS, ZOMBIE_FACES
from vision.readings import Kind
from vision.training.matching import PhotoResult, SetResult, together
from vision.training.measures import (
    NOTHING,
    Confusion,
    Slice,
    Tally,
    colour_confusion,
    die_slices,
    face_confusion,
    judgements,
    photo_groups,
    reliability,
    share,
    tally,
)
from vision.training.photo_sets import DOUBTFUL, LEANS

Digests = Sequence[tuple[str, str]]
"""(file, sha256) of the nets measured."""

INTRODUCTION = """# What the reader reaches

Written by `make eval`; not by hand. A photo is *read whole* when the multiset of its values is
right: the face of a six-sided die, colour and face of a Zombie Die. Precision and recall are of
dice, place and value both right: of every reading; of those *likely*, which call themselves
likelier right than wrong, while the others are only asked about; and of the place alone (*found*).
A photo is *asked about* when any die of it is unsure; *wrong among the sure* are the photos not
read whole that nobody is asked about, and of *dice* the readings acted on without asking that are
wrong. A die that leans by 15° or more is read right when it is said to lean, and one that lies flat
is misread when it is; the roll waits either way, which counts as asking. ECE is the expected
calibration error of the confidence of a die, in ten bins. The reader has to find out by itself
which kind of dice it sees, save in the column *kind told*.
"""

IN_DOUBT = """Photographs whose truth looks wrong to a person. They count like all others, save in
the rows that say so.
"""

SET_HEAD = (
    "set", "photos", "dice", "read whole", "kind told", "precision", "recall",
    "likely: precision", "likely: recall", "found: precision", "found: recall",
    "asked about", "wrong among the sure", "of dice", "ECE",
)  # fmt: skip
ORIGINS = (("", "Photographs"), ("heldapart", "Own renders kept apart"), ("fixtures", "Fixtures"))
"""(what the sets' names begin with, how they are called)."""


def summary(results: Sequence[SetResult], digests: Digests, diagram: str) -> str:
    """All tables, and a link to the file of the diagrams.

    Sets of one origin are added up where a table for each would say little.
    """
    parts = [INTRODUCTION, "Nets measured:\n"]
    parts += [f"- `{name}` sha256 `{digest}`" for name, digest in digests]
    parts += ["\n## By set\n", table(SET_HEAD, _set_rows(results))]
    parts += [f"\n![Reliability diagrams]({diagram})"]
    parts += ["\n## Truth in doubt\n", IN_DOUBT]
    parts += [f"- `{name}/{file}`: {why}." for (name, file), why in DOUBTFUL.items()]
    for title, chosen in by_origin(results):
        parts += [f"\n## {title}\n", *_details(chosen)]
    return "\n".join(parts) + "\n"


def by_origin(results: Sequence[SetResult]) -> list[tuple[str, list[SetResult]]]:
    """(title, sets read with nothing expected) of each place that sets are from."""
    free = [result for result in results if result.expect is None]
    groups = [(title, [r for r in free if r.photo_set.origin == o]) for o, title in ORIGINS]
    return [(title, members) for title, members in groups if members]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A markdown table: words to the left in the first column, figures to the right."""
    rule = ["---", *("---:" for _ in head[1:])]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def percent(part: float | None) -> str:
    """A share as a figure between 0 and 1; a dash where there is none."""
    return "–" if part is None else f"{part:.3f}"


def wrong_among_sure(counted: Tally) -> str:
    """How many of the photos not asked about are wrong, and their share."""
    sure = counted.photos - counted.photos_asked
    return f"{counted.photos_wrong_sure} of {sure} ({percent(counted.wrong_among_sure)})"


def confusion_table(confusion: Confusion, names: Sequence[str]) -> str:
    """Truth down, reading across; `names` come first, whatever else occurs after them."""
    labels = {label for pair in confusion for label in pair}
    last = [label for label in (LEANS, NOTHING) if label in labels]
    across = [*names, *sorted(labels - {*names, *last}), *last]
    down = [true for true in across if any(key[0] == true for key in confusion)]
    body = [[true, *(str(confusion[true, seen] or "·") for seen in across)] for true in down]
    return table(["truth \\ read as", *across], body)


def _set_rows(results: Sequence[SetResult]) -> list[list[str]]:
    free = [result for result in results if result.expect is None]
    told = {r.photo_set.name: r.photos for r in results if r.expect is not None}
    groups = [(r.photo_set.name, [r]) for r in free] + together(free)
    return [_set_row(name, members, told) for name, members in groups]


def _told(member: SetResult, told: dict[str, tuple[PhotoResult, ...]]) -> tuple[PhotoResult, ...]:
    """The photos of a set as they are read when the kind is told, those alone that it counts."""
    counted = {result.photo.path for result in member.photos}
    found = told.get(member.photo_set.name, member.photos)
    return tuple(result for result in found if result.photo.path in counted)


def _set_row(
    name: str, members: Sequence[SetResult], told: dict[str, tuple[PhotoResult, ...]]
) -> list[str]:
    counted = tally([photo for member in members for photo in member.photos])
    told_photos = [photo for member in members for photo in _told(member, told)]
    return [
        name,
        str(counted.photos),
        str(counted.dice),
        percent(counted.whole),
        percent(tally(told_photos).whole),
        percent(counted.precision),
        percent(counted.recall),
        percent(counted.likely_precision),
        percent(counted.likely_recall),
        percent(counted.place_precision),
        percent(counted.place_recall),
        percent(counted.asked),
        wrong_among_sure(counted),
        percent(counted.dice_wrong_among_sure),
        percent(counted.calibration_error),
    ]


def _details(members: Sequence[SetResult]) -> list[str]:
    photos = [photo for member in members for photo in member.photos]
    parts = []
    for kind, faces, title in (
        (Kind.D6, D6_FACES, "Faces of six-sided dice"),
        (Kind.ZOMBIE, ZOMBIE_FACES, "Faces of Zombie Dice"),
    ):
        if confusion := face_confusion(photos, kind):
            parts += [f"### {title}\n", confusion_table(confusion, faces), ""]
    if colours := colour_confusion(photos):
        parts += ["### Colours of Zombie Dice\n", confusion_table(colours, ZOMBIE_COLOURS), ""]
    parts += ["### Dice read right\n", _slice_table(members), ""]
    parts += ["### By photo\n", _group_table(photos), ""]
    return [*parts, "### Confidence against accuracy\n", _reliability_table(photos)]


def _slice_table(members: Sequence[SetResult]) -> str:
    sums: dict[tuple[str, str], Slice] = {}
    for member in members:
        for part in die_slices(member.photos, member.photo_set.extent):
            key = (part.by, part.name)
            sums[key] = sums[key] + part if key in sums else part
    rows = [
        [
            f"{part.by}: {part.name}",
            str(part.dice),
            percent(share(part.right, part.dice)),
            f"{part.sure_wrong} of {part.sure} ({percent(share(part.sure_wrong, part.sure))})",
        ]
        for part in sums.values()
    ]
    return table(("dice", "how many", "read right", "wrong among the sure"), rows)


def _group_table(photos: Sequence[PhotoResult]) -> str:
    rows = []
    for (by, name), members in photo_groups(photos).items():
        counted = tally(members)
        rows.append(
            [
                f"{by}: {name}",
                str(counted.photos),
                percent(counted.whole),
                percent(counted.precision),
                percent(counted.recall),
                percent(counted.asked),
                wrong_among_sure(counted),
            ]
        )
    head = ("photos", "how many", "read whole", "precision", "recall", "asked about")
    return table((*head, "wrong among the sure"), rows)


def _reliability_table(photos: Sequence[PhotoResult]) -> str:
    rows = [
        [
            row.name,
            str(row.count),
            percent(row.confidence if row.count else None),
            percent(row.accuracy if row.count else None),
        ]
        for row in reliability(judgements(photos))
    ]
    return table(("confidence", "readings", "mean confidence", "right"), rows)
