"""The summary of a measuring, as markdown: figures alone, no picture and no file of a photo."""

from __future__ import annotations

from collections.abc import Sequence

from vision.labels import D6_FACES, ZOMBIE_COLOURS, ZOMBIE_FACES
from vision.readings import Kind
from vision.training.matching import PhotoResult, SetResult
from vision.training.measures import (
    NOTHING,
    Confusion,
    colour_confusion,
    die_slices,
    face_confusion,
    judgements,
    photo_groups,
    reliability,
    share,
    tally,
)

Digests = Sequence[tuple[str, str]]
"""(file, sha256) of the nets measured."""

INTRODUCTION = """# What the reader reaches

Written by `make eval`; not by hand. A photo is *read whole* when the multiset of its values is
right: the face of a six-sided die, colour and face of a Zombie Die. Precision and recall are of
dice, place and value both right; *found* is the place alone. A photo is *asked about* when any
die of it is unsure; *wrong among the sure* are the photos not read whole that nobody is asked
about. ECE is the expected calibration error of the confidence of a die, in ten bins. The reader
has to find out by itself which kind of dice it sees, save in the column *kind told*.
"""

SET_HEAD = (
    "set", "photos", "dice", "read whole", "kind told", "precision", "recall",
    "found: precision", "found: recall", "asked about", "wrong among the sure", "ECE",
)  # fmt: skip
TOGETHER = ("tabletop", "tray")
"""Judged together on what goes wrong among the sure."""


def summary(results: Sequence[SetResult], digests: Digests) -> str:
    """All tables; sets of one origin are added up where a table for each would say little."""
    parts = [INTRODUCTION, "Nets measured:\n"]
    parts += [f"- `{name}` sha256 `{digest}`" for name, digest in digests]
    parts += ["\n## By set\n", table(SET_HEAD, _set_rows(results))]
    free = [result for result in results if result.expect is None]
    for origin, title in (("", "Photographs"), ("heldapart", "Own renders kept apart"),
                          ("fixtures", "Fixtures")):  # fmt: skip
        if chosen := [r for r in free if _origin(r) == origin]:
            parts += [f"\n## {title}\n", *_details(chosen)]
    return "\n".join(parts) + "\n"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A markdown table: words to the left in the first column, figures to the right."""
    rule = ["---", *("---:" for _ in head[1:])]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def percent(part: float | None) -> str:
    """A share as a figure between 0 and 1; a dash where there is none."""
    return "–" if part is None else f"{part:.3f}"


def confusion_table(confusion: Confusion, names: Sequence[str]) -> str:
    """Truth down, reading across; `names` come first, whatever else occurs after them."""
    labels = {label for pair in confusion for label in pair}
    across = [*names, *sorted(labels - {*names, NOTHING}), *sorted(labels & {NOTHING})]
    down = [true for true in across if any(key[0] == true for key in confusion)]
    body = [[true, *(str(confusion[true, seen] or "·") for seen in across)] for true in down]
    return table(["truth \\ read as", *across], body)


def _origin(result: SetResult) -> str:
    origin, slash, _ = result.photo_set.name.partition("/")
    return origin if slash else ""


def _set_rows(results: Sequence[SetResult]) -> list[list[str]]:
    free = [result for result in results if result.expect is None]
    told = {r.photo_set.name: r.photos for r in results if r.expect is not None}
    groups = [(r.photo_set.name, [r]) for r in free]
    together = [r for r in free if r.photo_set.name in TOGETHER]
    if len(together) == len(TOGETHER):
        groups.append((" + ".join(TOGETHER), together))
    groups.append(("all photographs", [r for r in free if not _origin(r)]))
    groups.append(("all own renders", [r for r in free if _origin(r)]))
    return [_set_row(name, members, told) for name, members in groups if members]


def _set_row(
    name: str, members: Sequence[SetResult], told: dict[str, tuple[PhotoResult, ...]]
) -> list[str]:
    counted = tally([photo for member in members for photo in member.photos])
    told_photos = [photo for m in members for photo in told.get(m.photo_set.name, m.photos)]
    sure = counted.photos - counted.photos_asked
    return [
        name,
        str(counted.photos),
        str(counted.dice),
        percent(counted.whole),
        percent(tally(told_photos).whole),
        percent(counted.precision),
        percent(counted.recall),
        percent(counted.place_precision),
        percent(counted.place_recall),
        percent(counted.asked),
        f"{counted.photos_wrong_sure} of {sure}",
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
    sums: dict[tuple[str, str], tuple[int, int]] = {}
    for member in members:
        for part in die_slices(member.photos, member.photo_set.extent):
            dice, right = sums.get((part.by, part.name), (0, 0))
            sums[part.by, part.name] = (dice + part.dice, right + part.right)
    rows = [
        [f"{by}: {name}", str(dice), percent(share(right, dice))]
        for (by, name), (dice, right) in sums.items()
    ]
    return table(("dice", "how many", "read right"), rows)


def _group_table(photos: Sequence[PhotoResult]) -> str:
    rows = []
    for (by, name), members in photo_groups(photos).items():
        counted = tally(members)
        sure = counted.photos - counted.photos_asked
        rows.append(
            [
                f"{by}: {name}",
                str(counted.photos),
                percent(counted.whole),
                percent(counted.precision),
                percent(counted.recall),
                percent(counted.asked),
                f"{counted.photos_wrong_sure} of {sure}",
            ]
        )
    head = ("photos", "how many", "read whole", "precision", "recall", "asked about")
    return table((*head, "wrong among the sure"), rows)


def _reliability_table(photos: Sequence[PhotoResult]) -> str:
    rows = [
        [
            f"{row.low:.1f} to {row.high:.1f}",
            str(row.count),
            percent(row.confidence if row.count else None),
            percent(row.accuracy if row.count else None),
        ]
        for row in reliability(judgements(photos))
    ]
    return table(("confidence", "readings", "mean confidence", "right"), rows)
