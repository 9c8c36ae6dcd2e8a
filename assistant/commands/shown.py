"""What photos to learn from are called: the face and colour in their names and folders."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from vision.shots import Stands, Value

FRENCH = {
    "cerveau": "brain", "fusil": "shotgun", "empreintes": "feet", "empreinte": "feet",
    "vert": "green", "jaune": "yellow", "rouge": "red",
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
    """The photos given, and all those in the folders given, in order."""
    from vision.sources import PHOTO_SUFFIXES

    for text in given:
        path = Path(text)
        if not path.is_dir():
            yield Photo(path, tuple(path.parts[-2:-4:-1]))
            continue
        for found in sorted(path.rglob("*")):
            if found.suffix.lower() in PHOTO_SUFFIXES:
                below = found.relative_to(path).parent.parts
                yield Photo(found, (*reversed(below), path.name))


def value_of(photo: Photo, stands: Stands, face: str, colour: str) -> Value:
    """Colour and face of a photo: as given, or else by its folders, or else by its name.

    Either is empty where nothing tells it.
    """
    if stands.faces:
        face = face or _known(photo, stands.faces)
        return colour or _known(photo, stands.colours), face
    name = _NUMBER_LAST.sub("", photo.path.stem) or (photo.folders[0] if photo.folders else "")
    if face or colour:
        name = ""
    if stands.kind != "free":
        return colour or name, face
    return colour, face or name


def _known(photo: Photo, names: tuple[str, ...]) -> str:
    """The first word around a photo that is one of `names`."""
    for text in (*photo.folders, photo.path.stem):
        for found in _WORD.finditer(text.casefold()):
            word = FRENCH.get(found[0], found[0])
            if word in names:
                return word
    return ""
