"""`gobelet learn`: teach the program a set of dice by photos of its faces, or a camera."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.commands import learn_cards
from assistant.commands.learn_listed import listed, unkept
from assistant.commands.learn_told import count, name_of, report
from assistant.commands.sentences import unusable
from assistant.commands.shown import image_of, photos_in, value_of

if TYPE_CHECKING:
    from assistant.commands.shown import Photo
    from assistant.own_dice.shelf import Shelf
    from vision.networks import Networks
    from vision.shots import DiceSet, Stands, Value

GAMES = ("zombie_dice", "d6", "d6_by_colour", "free", "zero")
SHOTS = 5
"""Shots taken of a face that is shown to a camera."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command line."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = (
        "Teach the program a set of dice of your own: one die a photo, a few photos of each face,\n"
        "from different sides and in different light. Photos are named by what lies up, such as\n"
        "brain_green_1.jpg, or lie in folders named so, such as green/brain/1.jpg; --face and\n"
        "--colour name all of them. A camera or video shows one face, named by --face.\n"
        "A set that is there already gets the new shots beside the old ones; one that shows a\n"
        "single face so far is kept too, and can be used once another is shown."
    )
    parser.epilog = (
        "Games: zombie_dice has faces brain, shotgun, feet and colours green, yellow, red, and as\n"
        "colours the expansions’ dice hunk, hottie, santa, bus with faces of their own, such as\n"
        "double-brain; d6 has faces 1 to 6; d6_by_colour tells whose die it is, --colour being\n"
        "the owner's name; free takes any names. zero learns a deck of cards: two photos of each\n"
        "colour, in different light, named by it (red_1.jpg), show its eight cards apart and\n"
        "upright, 1 to 8 in reading order. Exit codes: 0 when every photo taught something,\n"
        "2 when one did not; the others are learnt anyway."
    )
    add = parser.add_argument
    add("name", metavar="NAME", nargs="?", help="what to call the set")
    add("shown", metavar="PHOTO|SOURCE", nargs="*", help="photos or folders; or a camera or video")
    add("--game", choices=GAMES, help="what the dice stand for (default: as before; zombie_dice)")
    add("--face", metavar="FACE", help="the face that lies up in all of them")
    add("--colour", metavar="C", help="the colour of the die, or its owner")
    add("--json", action="store_true", help="print one JSON object")
    add("--list", action="store_true", help="list sets and decks, or what NAME can tell apart")
    add("--export", metavar="FILE", type=Path, help="write the set NAME to a file")
    add(
        "--import",
        metavar="FILE",
        type=Path,
        dest="take_in",
        help="take in a set, as NAME if given",
    )
    add("--remove", action="store_true", help="forget the set NAME, or its --face and --colour")


def run(args: argparse.Namespace, networks: Networks | None = None) -> int:
    """Do what is asked; 2 when something could not be learnt, found or kept."""
    from assistant.own_dice.shelf import Shelf
    from assistant.storage.errors import StorageError
    from assistant.storage.place import dice_sets
    from assistant.storage.sets import SetFolder
    from vision.errors import VisionError
    from vision.networks import load_networks

    try:
        if args.game == "zero":
            return learn_cards.done(args)
        shelf = Shelf(SetFolder(dice_sets()), networks or load_networks())
        return _done(args, shelf, networks or shelf.networks)
    except VisionError as error:
        return _complain(str(error))
    except StorageError as error:
        return _complain(unkept(error))


def _done(args: argparse.Namespace, shelf: Shelf, networks: Networks) -> int:
    from assistant.own_cards.shelf import open_shelf
    from assistant.own_dice.shelf import finished
    from vision.shots import clean_name

    if args.take_in is not None:
        dice = shelf.take_in(args.take_in, "" if args.name is None else clean_name(args.name))
        print(f"“{dice.name}” is taken in: {count(len(dice.shots), 'shot')}.")
        return 0
    if args.name is None:
        if not args.list:
            return _complain("Name a set and show photos of its dice, or --list those there are.")
        return listed(shelf, open_shelf() if args.game is None else None, args.json)
    name = clean_name(args.name)
    if not args.shown and name not in shelf.names() and name in open_shelf().names():
        return _complain(
            f"There is no set of dice named “{name}”, but a deck of cards: add --game zero."
        )
    if args.remove:
        return _forgotten(args, name, shelf)
    if args.export is not None:
        shelf.export(name, args.export)
        return 0
    if args.list:
        dice = shelf.shots(name)
        report(dice, shelf.load(name) if finished(dice) else None, args.json, [])
        return 0
    return _taught(args, name, shelf, networks)


def _forgotten(args: argparse.Namespace, name: str, shelf: Shelf) -> int:
    """Forget a set, or only its shots of the face and colour that are given."""
    from vision.shots import checked

    if args.face is None and args.colour is None:
        shelf.remove(name)
        return 0
    dice = shelf.shots(name)
    value = checked(dice.stands, (args.colour or "", args.face or ""))
    if not dice.count(value):
        known = ", ".join(name_of(shown) for shown in dice.values) or "nothing"
        return _complain(f"“{name}” has no shots of {name_of(value)}; it shows: {known}.")
    rest = dice.without(value)
    report(rest, shelf.learn_and_keep(rest), args.json, [])
    return 0


def _taught(args: argparse.Namespace, name: str, shelf: Shelf, networks: Networks) -> int:
    """Learn from what is shown, keep it, and report."""
    from vision.shots import DiceSet, Stands

    if not args.shown:
        return _complain(f"Show photos of the dice of “{name}”, or a camera and a --face.")
    asked = Stands(args.game) if args.game else None
    if name in shelf.names():
        dice = shelf.shots(name)
        if asked not in (None, dice.stands):
            return _complain(
                f"“{name}” is a set for {dice.stands}, not {asked}: choose another name."
            )
    else:
        dice = DiceSet(name, asked or Stands.ZOMBIE)
    before = len(dice.shots)
    complaints: list[str] = []
    if is_source(args.shown):
        dice = _from_source(args, dice, networks, complaints)
    else:
        dice = _from_photos(args, dice, networks, complaints)
    if len(dice.shots) == before:
        return _complain(f"Nothing was learnt about “{name}”.")
    report(dice, shelf.learn_and_keep(dice), args.json, complaints)
    return 2 if complaints else 0


def is_source(shown: Iterable[str]) -> bool:
    """Whether what is shown is one camera or video rather than photos and folders."""
    from vision.sources import PHOTO_SUFFIXES

    given = list(shown)
    path = Path(given[0])
    video = path.suffix.lower() not in PHOTO_SUFFIXES and not path.is_dir()
    return len(given) == 1 and video


def _from_photos(
    args: argparse.Namespace, dice: DiceSet, networks: Networks, complaints: list[str]
) -> DiceSet:
    from vision.errors import VisionError

    face, colour = args.face or "", args.colour or ""
    unnamed: list[Path] = []
    for photo in photos_in(args.shown):
        value = value_of(photo, dice.stands, face, colour)
        if dice.stands.faces and not value[1] and photo.path.is_file():
            unnamed.append(photo.path)
            continue
        try:
            dice = _with_photo(dice, photo, value, networks)
        except VisionError as error:
            complaints.append(str(error))
            _complain(str(error))
    if unnamed:
        complaints.append(_no_face_in(unnamed, dice.stands))
        _complain(complaints[-1])
    return dice


def _no_face_in(paths: list[Path], stands: Stands) -> str:
    """What to do about photos whose names tell no face."""
    from vision.shots import Stands

    more = f" and {count(len(paths) - 1, 'more photo')}" if len(paths) > 1 else ""
    verb, one = ("tell", "them") if more else ("tells", "it")
    name, options = ("brain_green_1.jpg", "--face and --colour")
    if stands is not Stands.ZOMBIE:
        name, options = "4_1.jpg", "--face"
    return (
        f"{paths[0]}{more} {verb} no face of a set for {stands}: name {one} after what lies up,"
        f" such as {name}, or give {options}."
    )


def _with_photo(dice: DiceSet, photo: Photo, value: Value, networks: Networks) -> DiceSet:
    """The set with the die of one photo. VisionError, in words, when it shows none."""
    from vision.shots import Missing, SetError, Shot, checked, sight

    image = image_of(photo)
    try:
        value = checked(dice.stands, value)
    except SetError as error:
        raise SetError(f"{photo.path}: {error}") from error
    found = sight(networks, image)
    if isinstance(found, Missing):
        raise SetError(f"{photo.path}: {WHY[found.value]}")
    return dice.with_shot(Shot(*value, found.crop))


WHY = {
    "no_die": "no die is found in it.",
    "two_dice": "more than one die lies there: show one at a time.",
    "too_small": "the die is too small: show it from nearer.",
    "cut_off": "the die reaches out of the picture.",
    "blank": "nothing can be made out on its top face: there is too much light or too little.",
}
"""Why a picture gives no shot, by the values of `vision.shots.Missing`."""


def _from_source(
    args: argparse.Namespace, dice: DiceSet, networks: Networks, complaints: list[str]
) -> DiceSet:
    """Take shots of one face from a camera or video, until there are enough or it ends.

    What was taken before it broke off is kept.
    """
    from assistant.camera.teaching_eye import TeachingEye
    from vision.errors import SourceError
    from vision.shots import Shot, checked
    from vision.sources import open_source

    if why := unusable(args.shown[0]):
        raise SourceError(why)
    eye, taken = TeachingEye(networks), 0
    with closing(open_source(args.shown[0])) as source:
        value = checked(dice.stands, (args.colour or "", args.face or ""))
        try:
            while taken < SHOTS and (frame := source.read()) is not None:
                eye(frame)
                for crop in eye.taken():
                    dice, taken = dice.with_shot(Shot(*value, crop)), taken + 1
                    told = f"gobelet learn: shot {taken} of {SHOTS}; turn the die."
                    print(told, file=sys.stderr)
        except SourceError as error:
            if not taken:
                raise
            complaints.append(str(error))
            _complain(str(error))
    return dice


def _complain(words: str) -> int:
    print(f"gobelet learn: {words}", file=sys.stderr)
    return 2
