"""Write down what was measured: a table of counts, a summary to read, pictures of the misses."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from vision.labels import KINDS
from vision.photo import Photo
from vision.training.matching import SetResult, together
from vision.training.measures import (
    Bin,
    Confusion,
    Tally,
    colour_confusion,
    die_slices,
    face_confusion,
    judgements,
    photo_groups,
    reliability,
    tally,
)
from vision.training.report_diagram import diagrams
from vision.training.report_gallery import write_gallery
from vision.training.report_markdown import Digests, by_origin, summary

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
    """Write the counts to `csv_file`, the summary beside it as .md, its diagrams as .svg, and the
    misses below `out`.

    The first three hold figures alone and may be committed; `out` holds parts of photographs.
    Returns the summary.
    """
    drawing = csv_file.with_suffix(".svg")
    text = summary(results, digests, drawing.name)
    csv_file.parent.mkdir(parents=True, exist_ok=True)
    with csv_file.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows(results))
    csv_file.with_suffix(".md").write_text(text, encoding="utf-8")
    panels = [(title, _bins(members)) for title, members in by_origin(results)]
    drawing.write_text(diagrams(panels), encoding="utf-8")
    write_gallery(results, load, out)
    return text


def rows(results: Sequence[SetResult]) -> Iterator[tuple[str, ...]]:
    """The lines below `COLUMNS`: of each set, then of the sets that are judged together.

    Cells of what cannot be said of a slice of the dice, such as photos, are empty.
    """
    for result in results:
        head = (result.photo_set.name, result.expect or "any")
        yield from ((*head, *row) for row in _set_rows(result))
    for name, members in together([result for result in results if result.expect is None]):
        joined = [photo for member in members for photo in member.photos]
        yield (name, "any", "all", "", *_counts(tally(joined)))


def _set_rows(result: SetResult) -> Iterator[tuple[str, ...]]:
    """A set as a whole, its groups of photos, kinds of dice, bins of confidence, confusions."""
    yield ("all", "", *_counts(tally(result.photos)))
    for (by, name), photos in photo_groups(result.photos).items():
        yield (by, name, *_counts(tally(photos)))
    for part in die_slices(result.photos, result.photo_set.extent):
        cells = _dice_only(part.dice, None, part.right, part.sure, part.sure_wrong)
        yield (part.by, part.name, *cells)
    for row in (row for row in _bins([result]) if row.count):
        right = round(row.accuracy * row.count)
        yield ("confidence", row.name, *_dice_only(None, row.count, right, None, None))
    for by, confusion in _confusions(result):
        for (true, seen), count in sorted(confusion.items()):
            if true != seen:
                cells = _dice_only(count, None, 0, None, None)
                yield (f"{by} misread", f"{true} as {seen}", *cells)


def _bins(members: Sequence[SetResult]) -> tuple[Bin, ...]:
    return reliability(judgements(photo for member in members for photo in member.photos))


def _confusions(result: SetResult) -> tuple[tuple[str, Confusion], ...]:
    faces = tuple(("face", face_confusion(result.photos, kind)) for kind in KINDS)
    return (*faces, ("colour", colour_confusion(result.photos)))


def _dice_only(
    dice: int | None,
    seen: int | None,
    right: int | None,
    sure: int | None,
    sure_wrong: int | None,
) -> tuple[str, ...]:
    cells = (*(None,) * 4, dice, seen, None, right, sure, sure_wrong, None)
    return tuple("" if cell is None else str(cell) for cell in cells)


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
        "" if error is None else f"{error:.6f}",
    )
