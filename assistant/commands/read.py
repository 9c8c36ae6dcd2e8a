"""`gobelet read`: say which dice lie in photos."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.commands.sentences import sentence

if TYPE_CHECKING:
    from assistant.camera.eye import Reads
    from vision.photo import Photo
    from vision.readings import DieReading, Kind

CHOICES = ("auto", "d6", "zombie")


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
    parser.add_argument("--set", metavar="NAME", help="dice learnt by “gobelet learn NAME”")
    parser.add_argument("--json", action="store_true", help="print one JSON object a line")
    parser.add_argument(
        "--annotate", metavar="DIR", type=Path, help="write the photos with the dice outlined"
    )


def run(args: argparse.Namespace, reader: Reads | None = None) -> int:
    """Print what is seen; 2 when a photo, the folder, the set or the nets cannot be used."""
    from assistant.storage.errors import StorageError
    from vision.errors import VisionError
    from vision.readings import Kind

    try:
        expect = None if args.dice == "auto" else Kind(args.dice)
        reader = reader or _reader(args.set, expect)
        if args.annotate is not None:
            args.annotate.mkdir(parents=True, exist_ok=True)
    except (VisionError, StorageError) as error:
        return _complain(sentence(str(error)))
    except OSError as error:
        return _complain(f"{args.annotate} cannot be made a folder: {error.strerror}.")
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


def _reader(name: str | None, expect: Kind | None) -> Reads:
    """A reader, which knows the learnt set of this name, if any, of the kind expected."""
    from assistant.commands.chosen_set import SetReader, learnt_set
    from vision.reader import Reader

    reader = Reader.load()
    return SetReader(reader, None if name is None else learnt_set(name, reader.networks, expect))


def look(
    reader: Reads, file: str, number: int, expect: Kind | None
) -> tuple[Photo, tuple[DieReading, ...]]:
    """The photo and its dice, boxes in the pixels of `photo.image`. Raises PhotoError."""
    from assistant.commands.sentences import unusable
    from vision.errors import PhotoError
    from vision.frame import Frame
    from vision.photo import load_photo

    if why := unusable(file):
        raise PhotoError(why)
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


# BGR.
_INK = {"green": (60, 200, 60), "yellow": (0, 215, 255), "red": (90, 90, 255)}
_OTHER_INK = (255, 190, 60)


def annotate(photo: Photo, dice: Iterable[DieReading], place: Path) -> None:
    """Write the photo as a JPEG at `place`, each die outlined and named. Raises OSError."""
    import cv2

    picture = photo.image.copy()
    stroke = max(2, round(max(picture.shape[:2]) / 500))
    font, size, weight = cv2.FONT_HERSHEY_SIMPLEX, stroke / 3, max(1, stroke // 2)
    for die in dice:
        ink = _INK.get(die.colour, _OTHER_INK)
        left, top = round(die.box.left), round(die.box.top)
        cv2.rectangle(
            picture, (left, top), (round(die.box.right), round(die.box.bottom)), ink, stroke
        )
        text = _label(die)
        (width, height), below = cv2.getTextSize(text, font, size, weight)
        # On a black bar, readable on any table; inside the picture, wherever the die lies.
        left = max(0, min(left, picture.shape[1] - width))
        top = max(top - below, height)
        cv2.rectangle(picture, (left, top - height), (left + width, top + below), (0, 0, 0), -1)
        cv2.putText(picture, text, (left, top), font, size, ink, weight, cv2.LINE_AA)
    _, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, 92])
    place.write_bytes(data.tobytes())


def _complain(sentence: str) -> int:
    print(f"gobelet read: {sentence}", file=sys.stderr)
    return 2
