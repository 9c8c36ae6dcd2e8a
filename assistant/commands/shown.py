"""What photos to learn from are called: the face and colour in their names and folders."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.commands.sentences import unusable

if TYPE_CHECKING:
    from vision.frame import Image
    from vision.shots import Stands, Value

FRENCH = {
    "cerveau": "brain", "fusil": "shotgun", "empreintes": "feet", "empreinte": "feet",
    "vert": "green", "jaune": "yellow", "rouge": "red", "casque": "helmet", "boisson": "drink",
    "gosse": "hunk", "bimbo": "hottie", "noël": "santa", "noel": "santa", "pneu": "tyre",
    "impasse": "dead-end", "cédez": "yield", "cedez": "yield", "stop": "stop-sign",
}  # fmt: skip
_WORD = re.compile(r"[^\W_]+")
_NUMBER_LAST = re.compile(r"[\s_.-]*\(?\d+\)?$")


@dataclass(frozen=True, slots=True)
class Photo:
    """A photo, and the words around it."""

    path: Path
    folders: tuple[str, ...] = ()
    """Names of the folders it lies in, from the one that was given on, nearest first."""


def photos_in(given: Iterable[str]) -> Iterator[Photo]:
    """The photos given, and all those in the folders given, in order; an empty folder is its own,
    which `image_of` complains of.
    """
    from vision.sources import PHOTO_SUFFIXES

    for text in given:
        path = Path(text)
        if not path.is_dir():
            yield Photo(path, tuple(path.parts[-2:-4:-1]))
            continue
        inside = [one for one in sorted(path.rglob("*")) if one.suffix.lower() in PHOTO_SUFFIXES]
        for found in inside:
            below = found.relative_to(path).parent.parts
            yield Photo(found, (*reversed(below), path.name))
        if not inside:
            yield Photo(path)


def image_of(photo: Photo) -> Image:
    """The photo's (H, W, 3) uint8 BGR picture. PhotoError, in words, when there is none."""
    from vision.errors import PhotoError
    from vision.photo import load_photo

    if why := unusable(str(photo.path)):
        raise PhotoError(why)
    if photo.path.is_dir():
        raise PhotoError(f"{photo.path} holds no photos.")
    return load_photo(photo.path).image


def value_of(photo: Photo, stands: Stands, face: str, colour: str) -> Value:
    """Colour and face of a photo: as given, or else by its folders, or else by its name.

    Either is empty where nothing tells it.
    """
    if stands.faces:
        told = _telling(photo, (*stands.faces, *stands.colours, "face"))
        face = face or _known(told, stands.faces)
        return colour or _known(told, stands.colours), face
    name = _NUMBER_LAST.sub("", photo.path.stem) or (photo.folders[0] if photo.folders else "")
    if face or colour:
        name = ""
    if stands.kind != "free":
        return colour or name, face
    return colour, face or name


def _telling(photo: Photo, known: tuple[str, ...]) -> list[str]:
    """The words that tell what a photo shows: its folders', nearest first, and its own name's.

    A folder tells only if nothing else is in its name: `holiday-6` is no face.
    """
    folders = (_words(folder) for folder in photo.folders)
    parts = {part for name in known for part in (name, *name.split("-"))}
    telling = [word for words in folders if set(words) <= parts for word in words]
    return telling + _words(photo.path.stem)


def _words(text: str) -> list[str]:
    found = (match[0] for match in _WORD.finditer(text.casefold()))
    return [FRENCH.get(word, word) for word in found]


def _known(words: list[str], names: tuple[str, ...]) -> str:
    """The first of `names` in the words, the longest where several begin there."""
    longest = max((name.count("-") + 1 for name in names), default=1)
    for place in range(len(words)):
        for length in range(longest, 0, -1):
            name = "-".join(words[place : place + length])
            if name in names:
                return name
    return ""
