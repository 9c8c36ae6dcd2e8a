"""Measure the reader on photographs with truth: `python -m vision.training.evaluate`.

Only measuring: nothing here chooses a threshold, and nothing trains on what it reads.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Protocol

from vision.errors import VisionError
from vision.frame import Frame
from vision.photo import load_photo
from vision.readings import DieReading, Kind, Reading
from vision.training.against import TOLERANCE, Figures, figures, read_rows, worse
from vision.training.blender.heldapart import lacking
from vision.training.matching import SetResult, compare
from vision.training.photo_sets import PhotoSet, TruthError, TruthPhoto, photo_sets
from vision.training.report import Load, write_report

ROOT = Path(__file__).parent.parent.parent


class Reads(Protocol):
    """What is measured: `vision.reader.Reader`, or a fake in its place."""

    def read(self, frame: Frame, expect: Kind | None = None) -> Reading:
        """Every die seen in one frame."""
        ...


def evaluate(
    reader: Reads, load: Load, sets: Sequence[PhotoSet], tell: Callable[[str], None]
) -> tuple[SetResult, ...]:
    """Read every set with nothing expected and, where its dice are of one kind, with that kind.

    Raises VisionError for a photo that cannot be loaded, TruthError for one of another size.
    """
    results = []
    for photo_set in sets:
        for expect in (None,) if photo_set.kind is None else (None, photo_set.kind):
            tell(f"{photo_set.name}: {len(photo_set.photos)} photos, expecting {expect or 'any'}")
            photos = tuple(
                compare(photo, read_photo(reader, load, photo, number, expect), photo_set.extent)
                for number, photo in enumerate(photo_set.photos)
            )
            results.append(SetResult(photo_set, expect, photos))
    return tuple(results)


def read_photo(
    reader: Reads, load: Load, photo: TruthPhoto, number: int, expect: Kind | None
) -> tuple[DieReading, ...]:
    """The dice seen in a photo, their boxes in the pixels its truth speaks of."""
    loaded = load(photo.path)
    if (loaded.width, loaded.height) != (photo.width, photo.height):
        raise TruthError(
            f"{photo.path} has not the {photo.width}×{photo.height} pixels of its truth."
        )
    # An epoch for each photo: nothing of the one before may help or mislead.
    reading = reader.read(Frame(loaded.image, number=0, seconds=0.0, epoch=number), expect)
    return tuple(replace(die, box=loaded.in_photo(die.box)) for die in reading.dice)


def model_digests(models: Path) -> tuple[tuple[str, str], ...]:
    """(file, sha256) of every net below `models`."""
    return tuple(
        (path.relative_to(models).as_posix(), sha256(path.read_bytes()).hexdigest())
        for path in sorted(models.rglob("*.onnx"))
    )


def chosen_sets(
    photos: Path, held_apart: Path, fixtures: Path, names: Sequence[str]
) -> tuple[PhotoSet, ...]:
    """The sets to measure, under names that tell where they are from.

    Photographs keep their folder's name; others are `heldapart/…` and `fixtures/…`. An empty
    `names` means all. Raises TruthError for a name that is not there, and when all are wanted but
    one of the places has none.
    """
    places = {"": photos / "eval", "heldapart": held_apart, "fixtures": fixtures}
    by_place = {origin: photo_sets(folder) for origin, folder in places.items()}
    # A report on some of the pictures must not pass for one on all.
    if not names and (empty := [str(places[o]) for o, sets in by_place.items() if not sets]):
        raise TruthError(f"No photos with truth in {', '.join(empty)}.")
    found = [s if not o else _named(s, o) for o, sets in by_place.items() for s in sets]
    known = [s.name for s in found]
    if missing := [name for name in names if name not in known]:
        raise TruthError(f"There is no set {', '.join(missing)}; there are: {', '.join(known)}.")
    return tuple(s for s in found if not names or s.name in names)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the measuring; 0 when the report is written, 2 when an input is missing or broken.

    With `--against`, 1 when a figure is worse than there.
    """
    options = _parser().parse_args(arguments)
    try:
        before = None if options.against is None else figures(read_rows(options.against))
        sets = chosen_sets(options.photos, options.heldapart, options.fixtures, options.sets)
        if not options.sets and (left := lacking(options.heldapart)):
            _tell(f"{len(left)} pictures of the render benchmark are lacking: see make heldapart.")
        from vision.reader import Reader

        reader = Reader.load(options.models)
        results = evaluate(reader, load_photo, sets, _tell)
    except (TruthError, VisionError) as error:
        print(error, file=sys.stderr)
        return 2
    # Figures of some sets, or on trial, never replace the committed ones of all.
    trial = options.sets or options.against
    target = options.csv or (options.out / "eval.csv" if trial else ROOT / "models/eval.csv")
    digests = model_digests(options.models or ROOT / "models")
    print(write_report(results, digests, load_photo, target, options.out))
    _tell(f"Figures: {target} and .md beside it; every miss: {options.out}/misses.html")
    return 0 if before is None else _compare(before, figures(read_rows(target)), options)


def _compare(before: Figures, now: Figures, options: argparse.Namespace) -> int:
    if options.sets:
        before = {key: value for key, value in before.items() if key[0] in options.sets}
    found = worse(before, now, options.tolerance)
    for one in found:
        print(one)
    _tell(f"{len(found)} of {len(before)} figures are worse than in {options.against}.")
    return 1 if found else 0


def _named(photo_set: PhotoSet, origin: str) -> PhotoSet:
    return PhotoSet(f"{origin}/{photo_set.name}", photo_set.extent, photo_set.photos)


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="vision.training.evaluate", description=__doc__)
    add = parser.add_argument
    add("--photos", type=Path, default=ROOT.parent / "shared/photos", help="folder with eval/")
    add("--heldapart", type=Path, default=ROOT / ".cache/heldapart", help="own renders kept apart")
    add("--fixtures", type=Path, default=ROOT / "fixtures/images", help="the small renders of CI")
    add("--models", type=Path, default=None, help="folder of the nets (default: the package's)")
    add("--sets", nargs="+", default=[], metavar="NAME", help="only these sets")
    add("--out", type=Path, default=ROOT / ".cache/eval", help="gallery of misses, never committed")
    add("--against", type=Path, default=None, metavar="CSV", help="tell which figures are worse "
        "than in this file, and write none of the committed ones")  # fmt: skip
    add("--tolerance", type=float, default=TOLERANCE, help="how much worse is not told")
    add("--csv", type=Path, default=None, help="figures, and .md beside them (default: "
        "models/eval.csv; below --out with --sets or --against)")  # fmt: skip
    return parser


if __name__ == "__main__":
    sys.exit(main())
