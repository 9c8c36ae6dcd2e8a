"""`gobelet read`: say which dice lie in photos."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from vision.frame import Frame
    from vision.photo import Photo
    from vision.readings import DieReading, Kind, Reading

CHOICES = ("auto", "d6", "zombie")


class Reads(Protocol):
    """What looks at the photos: `vision.reader.Reader`, or a fake in its place."""

    def read(self, frame: Frame, expect: Kind | None = None) -> Reading:
        """Every die seen in one frame."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.description = (
        "Say which dice lie in photos, top faces only: one line a photo. "
        "A face the program would ask about has a question mark."
    )
    parser.epilog = (
        "Exit codes: 0 when every photo was read, 2 when one was not; the others are read anyway."
    )
    parser.add_argument("photos", metavar="PHOTO", nargs="+", help="JPEG, PNG, WebP, BMP or TIFF")
    parser.add_argument(
        "--dice", choices=CHOICES, default="auto", help="which dice to expect (default: either)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.add_argument(
        "--annotate", metavar="DIR", type=Path, help="write the photos with the dice outlined"
    )


def run(args: argparse.Namespace, reader: Reads | None = None) -> int:
    """Print what is seen; 2 when a photo, the folder or the nets cannot be used."""
    from vision.errors import VisionError
    from vision.reader import Reader
    from vision.readings import Kind

    try:
        reader = reader or Reader.load()
        if args.annotate is not None:
            args.annotate.mkdir(parents=True, exist_ok=True)
    except VisionError as error:
        return _complain(str(error))
    except OSError as error:
        return _complain(f"{args.annotate} cannot be made a folder: {error.strerror}.")
    expect = None if args.dice == "auto" else Kind(args.dice)
    places = _places(args.photos, args.annotate) if args.annotate is not None else {}
    code = 0
    for number, file in enumerate(args.photos):
        try:
            photo, dice = look(reader, file, number, expect)
        except VisionError as error:
            code = _complain(str(error))
            continue
        print(as_json(file, photo, dice) if args.json else as_line(file, dice), flush=True)
        if (place := places.get(number)) is not None:
            try:
                annotate(photo, dice, place)
            except OSError as error:
                code = _complain(f"{place} cannot be written: {error.strerror}.")
    return code


def look(
    reader: Reads, file: str, number: int, expect: Kind | None
) -> tuple[Photo, tuple[DieReading, ...]]:
    """The photo and its dice, boxes in the pixels of `photo.image`. Raises PhotoError."""
    from vision.frame import Frame
    from vision.photo import load_photo

    photo = load_photo(file)
    # An epoch a photo: none has anything to do with the one before.
    return photo, reader.read(Frame(photo.image, 0, 0.0, epoch=number), expect).dice


def as_json(file: str, photo: Photo, dice: Iterable[DieReading]) -> str:
    """One line of JSON, boxes in the pixels of the photo as displayed."""
    return json.dumps(
        {
            "file": file,
            "dice": [_die_as_json(replace(die, box=photo.in_photo(die.box))) for die in dice],
            "sure": all(die.sure for die in dice),
        }
    )


def _die_as_json(die: DieReading) -> dict[str, Any]:
    corners = die.box.left, die.box.top, die.box.right, die.box.bottom
    return {
        "kind": die.kind.value,
        "colour": die.colour,
        "face": die.face,
        "confidence": round(die.confidence, 4),
        "box": [round(corner, 1) for corner in corners],
    }


def as_line(file: str, dice: Sequence[DieReading]) -> str:
    """One line for people: `table.jpg: green brain, red feet?`."""
    name = os.fsencode(file).decode(errors="replace")
    return f"{name}: {', '.join(_label(die) for die in dice) or 'no dice'}"


def _label(die: DieReading) -> str:
    return f"{die.colour} {die.face}{'' if die.sure else '?'}"


def _places(files: Sequence[str], folder: Path) -> dict[int, Path]:
    """Where each photo's annotated twin goes: no two in one place, none over an input."""
    places: dict[int, Path] = {}
    taken: set[Path] = set()
    for number, file in enumerate(files):
        stem = Path(file).stem
        place, again = folder / f"{stem}.read.jpg", 2
        while place in taken or any(_same(place, other) for other in files):
            place, again = folder / f"{stem}.read-{again}.jpg", again + 1
        taken.add(place)
        places[number] = place
    return places


def _same(place: Path, file: str) -> bool:
    try:
        return os.path.samefile(place, file)
    except (OSError, ValueError):
        return False


_INK = {"green": (60, 200, 60), "yellow": (0, 215, 255), "red": (60, 60, 255)}
_OTHER_INK = (255, 160, 0)


def annotate(photo: Photo, dice: Iterable[DieReading], place: Path) -> None:
    """Write the photo as a JPEG at `place`, each die outlined and named. Raises OSError."""
    import cv2

    picture = photo.image.copy()
    stroke = max(2, round(max(picture.shape[:2]) / 500))
    size = stroke / 3
    for die in dice:
        ink = _INK.get(die.colour, _OTHER_INK)
        corner = round(die.box.left), round(die.box.top)
        cv2.rectangle(picture, corner, (round(die.box.right), round(die.box.bottom)), ink, stroke)
        at = corner[0], max(corner[1] - 2 * stroke, 12 * stroke)
        font = cv2.FONT_HERSHEY_SIMPLEX
        # Black below the colour: readable on any table.
        cv2.putText(picture, _label(die), at, font, size, (0, 0, 0), 2 * stroke, cv2.LINE_AA)
        cv2.putText(picture, _label(die), at, font, size, ink, max(1, stroke // 2), cv2.LINE_AA)
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 92])
    place.write_bytes(data.tobytes())


def _complain(sentence: str) -> int:
    print(f"gobelet read: {sentence}", file=sys.stderr)
    return 2
