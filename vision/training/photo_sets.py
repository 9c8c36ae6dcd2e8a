"""Folders of photographs whose truth is written beside them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from vision.labels import D6_FACES, ZOMBIE_COLOURS, ZOMBIE_FACES
from vision.readings import Box, DieReading, Kind

Value = str
"""What a die shows: `"4"` for a six-sided die, `"green/brain"` for a Zombie Die, or `LEANS`."""
LEANS = "leans"
"""The value of a cocked die, whatever its make: no face of it counts."""
LEAST_LEAN_DEG = 15.0
"""A die that leans by this much is cocked."""

_KNOWN_KEYS = {"file", "width", "height", "dice", "elevation_deg"}
_PICTURES = (".jpg", ".jpeg", ".png")


DOUBTFUL = {
    ("crowd", "p0004.jpg"): "a crimson die that shows a 2 is not in the truth",
    ("crowd", "p0010.jpg"): "a green die that shows four pips is called a 1",
    ("crowd", "p0020.jpg"): "a black and a blue die that show a 1 are not in the truth",
    ("crowd", "p0030.jpg"): "a pink and white die that shows a 5 is not in the truth",
    ("tabletop", "e0051.jpg"): "a die that shows one pip is called a 4",
    ("tabletop", "e0085.jpg"): "a blurred 2 is not in the truth",
    ("tray", "y0058.jpg"): "a violet die that shows six pips is called a 5",
    ("tray", "y0091.jpg"): "a white die that shows five pips is called a 6",
}
"""(set, file) of photographs whose truth looks wrong to a person, and why; found when readings that
seemed likely, yet not right, were compared with the pictures. They count like all others, save
where a row says so."""


class TruthError(Exception):
    """A truth file is missing or says something that cannot be; the message is a sentence."""


class Extent(StrEnum):
    """What a truth box encloses."""

    WHOLE = "whole"
    """The whole die, so that boxes may be compared and sizes measured."""
    INNER = "inner"
    """Some of the die, such as its pips: only the centre of the box means something."""


@dataclass(frozen=True, slots=True)
class TruthDie:
    """One die that lies in a photo."""

    kind: Kind
    face: str
    box: Box
    """Photo pixels, y down; what it encloses is its set's `extent`."""
    colour: str | None = None
    """Of Zombie Dice; None where the truth does not say, as of six-sided dice."""
    leans: bool = False
    """Whether it is cocked; `face` is then the one that is nearest to being up."""

    @property
    def value(self) -> Value:
        """What a reading of this die has to say."""
        return LEANS if self.leans else value_of(self.kind, self.colour, self.face)

    @property
    def shows(self) -> str:
        """Its face, or `LEANS`."""
        return LEANS if self.leans else self.face

    @property
    def across(self) -> float:
        """The longer side of the box in photo pixels."""
        return max(self.box.width, self.box.height)


@dataclass(frozen=True, slots=True)
class TruthPhoto:
    """One photo and every die in it."""

    path: Path
    width: int
    height: int
    dice: tuple[TruthDie, ...]
    elevation_deg: float | None = None
    """Camera's angle above the table, 90 straight above; None where unknown."""
    traits: tuple[tuple[str, str], ...] = ()
    """(name, word) pairs of what else the truth says in words, such as `("tag", "glare")`."""


@dataclass(frozen=True, slots=True)
class PhotoSet:
    """Photos that belong together, taken or drawn in one manner."""

    name: str
    extent: Extent
    photos: tuple[TruthPhoto, ...]

    @property
    def origin(self) -> str:
        """What its name begins with, up to a slash; empty for photographs."""
        origin, slash, _ = self.name.partition("/")
        return origin if slash else ""

    @property
    def kind(self) -> Kind | None:
        """The one kind of dice on these photos; None when there are several, or none."""
        kinds = {die.kind for photo in self.photos for die in photo.dice}
        return kinds.pop() if len(kinds) == 1 else None


def value_of(kind: Kind, colour: str | None, face: str) -> Value:
    """The value of a die; the colour counts for Zombie Dice alone."""
    return face if kind is Kind.D6 else f"{colour}/{face}"


def seen_value(die: DieReading) -> Value:
    """The value that a reading gives to a die."""
    return LEANS if die.cocked else value_of(die.kind, die.colour, die.face)


def photo_set(folder: Path) -> PhotoSet:
    """Read a set from `truth.json`, or from one .json file beside each picture.

    Raises TruthError when there is neither, or when one cannot be understood.
    """
    truth = folder / "truth.json"
    if truth.is_file():
        content = _json(truth)
        extent = _extent(str(content.get("box", "the whole die")))
        entries: Iterable[Mapping[str, object]] = _list(content, "photos", truth)
        return PhotoSet(folder.name, extent, tuple(_photo(folder, e) for e in entries))
    scenes = [path for path in sorted(folder.glob("*.json")) if _picture(path) is not None]
    if not scenes:
        raise TruthError(f"{folder} has neither a truth.json nor pictures with truth beside them.")
    return PhotoSet(folder.name, Extent.WHOLE, tuple(_scene(path) for path in scenes))


def photo_sets(folder: Path) -> tuple[PhotoSet, ...]:
    """Every set in the subfolders of `folder`, by name; none when there is no such folder."""
    if not folder.is_dir():
        return ()
    subfolders = sorted(path for path in folder.iterdir() if path.is_dir())
    return tuple(photo_set(path) for path in subfolders if any(path.glob("*.json")))


def _extent(words: str) -> Extent:
    return Extent.WHOLE if words.startswith("the whole die") else Extent.INNER


def _scene(path: Path) -> TruthPhoto:
    picture = _picture(path)
    assert picture is not None
    return _photo(path.parent, {"file": picture.name, **_json(path)})


def _picture(path: Path) -> Path | None:
    candidates = (path.with_suffix(suffix) for suffix in _PICTURES)
    return next((candidate for candidate in candidates if candidate.is_file()), None)


def _photo(folder: Path, entry: Mapping[str, object]) -> TruthPhoto:
    path = folder / str(entry.get("file"))
    try:
        elevation = entry.get("elevation_deg")
        return TruthPhoto(
            path=path,
            width=int(str(entry["width"])),
            height=int(str(entry["height"])),
            dice=tuple(_die(die) for die in _list(entry, "dice", path)),
            elevation_deg=None if elevation is None else float(str(elevation)),
            traits=_traits(entry),
        )
    except (KeyError, ValueError) as error:
        raise TruthError(f"The truth of {path} cannot be understood: {error!r}.") from error


def _traits(entry: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    tags = entry.get("tags", [])
    words = [
        (key, value)
        for key, value in sorted(entry.items())
        if key not in _KNOWN_KEYS and isinstance(value, str)
    ]
    return (*words, *(("tag", str(tag)) for tag in (tags if isinstance(tags, list) else [])))


def _die(entry: Mapping[str, object]) -> TruthDie:
    face, colour = str(entry["face"]), entry.get("colour")
    leans = entry.get("leans") is True or float(str(entry.get("tilt_deg", 0))) >= LEAST_LEAN_DEG
    if face in ZOMBIE_FACES:
        if colour not in ZOMBIE_COLOURS:
            raise ValueError(f"{colour!r} is not a colour of Zombie Dice")
        return TruthDie(Kind.ZOMBIE, face, _box(entry["box"]), str(colour), leans)
    if face not in D6_FACES:
        raise ValueError(f"{face!r} is not the face of a die")
    return TruthDie(Kind.D6, face, _box(entry["box"]), leans=leans)


def _box(corners: object) -> Box:
    if not isinstance(corners, Sequence) or len(corners) != 4:
        raise ValueError(f"{corners!r} is not a box")
    left, top, right, bottom = (float(corner) for corner in corners)
    return Box(left, top, right, bottom)


def _json(path: Path) -> dict[str, object]:
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise TruthError(f"{path} cannot be read as JSON: {error}.") from error
    if not isinstance(content, dict):
        raise TruthError(f"{path} does not hold one JSON object.")
    return content


def _list(entry: Mapping[str, object], key: str, path: Path) -> list[dict[str, object]]:
    found = entry.get(key)
    if not isinstance(found, list) or not all(isinstance(item, dict) for item in found):
        raise TruthError(f"The truth of {path} has no list of {key}.")
    return found
