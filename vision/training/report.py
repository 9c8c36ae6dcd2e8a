"""Write down what was measured: a table of counts, a summary to read, pictures of the misses."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from vision.photo import Photo
from vision.readings import Kind
from vision.training.matching import SetResult
from vision.training.measures import (
    Confusion,
    Tally,
    colour_confusion,
    die_slices,
    face_confusion,
    photo_groups,
    tally,
)
from vision.training.report_gallery import write_gallery
from vision.training.report_markdown import Digests, summary

Load = Callable[[Path], Photo]
"""Gives the photo in a file as it looks; raises PhotoError."""

COLUMNS = (
    "set", "expect", "by", "name",
    "photos", "whole", "asked", "wrong_sure",
    "dice", "seen", "placed", "right", "sure", "sure_wrong", "ece",
)  # fmt: skip


def write_report(
    results: Sequence[SetResult], digests: Digests, load: Load, csv_file: Path, out: Path
) -> str:
    """Write the counts to `csv_file`, the summary beside it as .md, the misses below `out`.

    The first two hold figures alone and may be committed; `out` holds parts of photographs.
    Returns the summary.
    """
    text = summary(results, digests)
    csv_file.parent.mkdir(parents=True, exist_ok=True)
    with csv_file.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows(results))
    csv_file.with_suffix(".md").write_text(text, encoding="utf-8")
    write_gallery(results, load, out)
    return text


def rows(results: Sequence[SetResult]) -> Iterator[tuple[str, ...]]:
    """The lines below `COLUMNS`: each set as a whole, its groups of photos, its kinds of dice,
    and every confusion.

    Cells of what cannot be said of a slice of the dice, such as photos, are empty.
    """
    for result in results:
        head = (result.photo_set.name, result.expect or "any")
        yield (*head, "all", "", *_counts(tally(result.photos)))
        for (by, name), photos in photo_groups(result.photos).items():
            yield (*head, by, name, *_counts(tally(photos)))
        for part in die_slices(result.photos, result.photo_set.extent):
            yield (*head, part.by, part.name, *_dice_only(part.dice, part.right))
        for by, confusion in _confusions(result):
            for (true, seen), count in sorted(confusion.items()):
                if true != seen:
                    yield (*head, f"{by} misread", f"{true} as {seen}", *_dice_only(count, 0))


def _confusions(result: SetResult) -> tuple[tuple[str, Confusion], ...]:
    faces = tuple(("face", face_confusion(result.photos, kind)) for kind in Kind)
    return (*faces, ("colour", colour_confusion(result.photos)))


def _dice_only(dice: int, right: int) -> tuple[str, ...]:
    return ("", "", "", "", str(dice), "", "", str(right), "", "", "")


def _counts(counted: Tally) -> tuple[str, ...]:
    error = counted.calibration_error
    return (
        str(counted.photos),
        str(counted.photos_whole),
        str(counted.photos_asked),
        str(counted.photos_wrong_sure),
        str(counted.dice),
        str(counted.seen),
        str(counted.placed),
        str(counted.right),
        str(counted.seen_sure),
        str(counted.sure_wrong),
        "" if error is None else f"{error:.4f}",
    )
