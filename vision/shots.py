"""What a user has shown of their own dice: small pictures of top faces, each with its name."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from enum import StrEnum, auto

import cv2
import numpy as np

from vision import detect, faces
from vision.errors import VisionError
from vision.frame import Image
from vision.geometry import Boxes, iou, share_inside
from vision.labels import D6_FACES, SPECIAL_FACES, ZOMBIE_COLOURS, ZOMBIE_FACES
from vision.networks import Networks
from vision.readings import Box, Kind

KEPT = 128
"""Side of a kept crop, in pixels."""
REACH = faces.MARGIN * KEPT / faces.CROP
"""A kept crop's side over the top face's: room to turn it and to cut it otherwise one day."""
LEAST_HEAT = 0.1
"""Heat of the die that is shown; what it shows need not look like any face known so far."""
RIVAL = 0.6
"""Another find whose heat reaches this share of the best one's is a second die."""
AGAIN = 0.3
"""IoU above which a find is the same die once more."""
PART = 0.6
"""Share of a find inside a die above which it is a part of it, such as a side face."""
LEAST_SIDE = 20.0
"""Pixels across a top face below which its drawing is lost."""
LEAST_CONTRAST = 24.0
"""Steps of brightness, of 255 in one colour, between what is drawn on a face and its ground."""
LONGEST_NAME = 40
MOST_SHOTS = 2000
"""Of a set: many times what anybody shows, and few enough to be learnt and kept."""

_ALL_ZOMBIE_FACES = tuple(
    dict.fromkeys((*ZOMBIE_FACES, *(face for faces in SPECIAL_FACES.values() for face in faces)))
)

Value = tuple[str, str]
"""Colour and face; either is empty where the set does not tell it."""


class SetError(VisionError):
    """A set of learnt dice cannot be made, read or written."""


class Stands(StrEnum):
    """What the dice of a set stand for."""

    ZOMBIE = "zombie_dice"
    """Zombie Dice: a colour of the game and a face of the game."""
    D6 = "d6"
    """Faces 1 to 6, with or without a colour of the user's naming."""
    OWNERS = "d6_by_colour"
    """Whose die it is, by the look of its body; its pips are read as on any other die."""
    FREE = "free"
    """Faces, and if wanted colours, of the user's naming."""

    @property
    def kind(self) -> Kind:
        """The kind of die that is read."""
        kinds = {Stands.ZOMBIE: Kind.ZOMBIE, Stands.FREE: Kind.FREE}
        return kinds.get(self, Kind.D6)

    @property
    def faces(self) -> tuple[str, ...]:
        """The names faces may have; empty where they are free or not learnt."""
        known = {Stands.ZOMBIE: _ALL_ZOMBIE_FACES, Stands.D6: D6_FACES}
        return known.get(self, ())

    @property
    def colours(self) -> tuple[str, ...]:
        """The names colours may have; empty where they are free."""
        return (*ZOMBIE_COLOURS, *SPECIAL_FACES) if self is Stands.ZOMBIE else ()

    def faces_of(self, colour: str) -> tuple[str, ...]:
        """The names that faces of dice of this colour may have; empty where they are free."""
        if self is Stands.ZOMBIE:
            return SPECIAL_FACES.get(colour, ZOMBIE_FACES)
        return self.faces


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """One top face as it was shown."""

    colour: str
    """For dice told by their owner, the owner's name."""
    face: str
    crop: Image
    """(KEPT, KEPT, 3) uint8 BGR, the top face in the middle."""

    @property
    def value(self) -> Value:
        """Colour and face."""
        return self.colour, self.face


@dataclass(frozen=True, slots=True, eq=False)
class DiceSet:
    """Everything shown of one set of dice."""

    name: str
    stands: Stands
    shots: tuple[Shot, ...] = ()

    @property
    def values(self) -> tuple[Value, ...]:
        """Every colour and face that was shown, in the order of their first shots."""
        return tuple(dict.fromkeys(shot.value for shot in self.shots))

    def count(self, value: Value) -> int:
        """How many shots there are of a colour and face."""
        return sum(shot.value == value for shot in self.shots)

    def with_shot(self, shot: Shot) -> DiceSet:
        """The set with one more shot. SetError for a name that it does not take, or too many."""
        if len(self.shots) >= MOST_SHOTS:
            raise SetError(f"A set takes no more than {MOST_SHOTS} shots.")
        colour, face = checked(self.stands, shot.value)
        return replace(self, shots=(*self.shots, replace(shot, colour=colour, face=face)))

    def without(self, value: Value) -> DiceSet:
        """The set with all shots of a colour and face forgotten."""
        return replace(self, shots=tuple(shot for shot in self.shots if shot.value != value))


def checked(stands: Stands, value: Value) -> Value:
    """`value` with clean names, which a set of this kind takes; SetError when it does not."""
    colour, face = (clean_name(name) if name else "" for name in value)
    if stands.faces and face not in stands.faces:
        raise SetError(_unknown("face", face, stands, stands.faces))
    if stands.colours and colour not in stands.colours:
        raise SetError(_unknown("colour", colour, stands, stands.colours))
    if stands.faces and face not in stands.faces_of(colour):
        known = ", ".join(stands.faces_of(colour))
        raise SetError(f"A {colour} die has no “{face}”: it has {known}.")
    if stands is Stands.OWNERS and (face or not colour):
        raise SetError("Dice told by their colour are named after their owner, without a face.")
    if stands is Stands.FREE and not face:
        raise SetError("Each shot needs the name of the face that is up.")
    return colour, face


def _unknown(what: str, name: str, stands: Stands, known: tuple[str, ...]) -> str:
    given = f"“{name}” is no {what} of {stands}" if name else f"The {what} is missing"
    return f"{given}: it takes {', '.join(known)}."


def clean_name(text: str) -> str:
    """A name without needless spaces. SetError when it is empty, too long or cannot be written."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise SetError("A name is missing.")
    if len(name) > LONGEST_NAME:
        raise SetError(f"“{name[:LONGEST_NAME]}…” is too long for a name.")
    if any(unicodedata.category(sign) in ("Cc", "Cs") for sign in name):
        raise SetError(f"{name!a} holds a sign that cannot be written.")
    return name


class Missing(StrEnum):
    """Why a picture gives no shot."""

    NO_DIE = auto()
    TWO_DICE = auto()
    TOO_SMALL = auto()
    CUT_OFF = auto()
    """The die reaches out of the picture."""
    BLANK = auto()
    """Nothing stands out on its top face: it is burnt out by a lamp, or drowned in the dark."""


@dataclass(frozen=True, slots=True, eq=False)
class Sight:
    """The one die that is shown in a picture."""

    box: Box
    """The whole die, in the picture's pixels."""
    crop: Image
    """(KEPT, KEPT, 3) uint8 BGR."""


def sight(networks: Networks, image: Image) -> Sight | Missing:
    """The one die of a (H, W, 3) uint8 BGR picture, or why there is not one."""
    found = detect.find(networks.detector, image, LEAST_HEAT)
    alone = _alone(found)
    if alone is Missing.TWO_DICE:
        # Of a die that fills the picture, parts are taken for dice: look at it from farther away.
        parts, found = found, _from_afar(networks, image)
        alone = _alone(found)
        if not isinstance(alone, Missing) and _others(found.boxes[alone], parts):
            alone = Missing.TWO_DICE
    if isinstance(alone, Missing):
        return alone
    top = placed(networks, image, found.tops[alone : alone + 1])[0]
    height, width = image.shape[:2]
    if min(top[2] - top[0], top[3] - top[1]) < LEAST_SIDE:
        return Missing.TOO_SMALL
    if top[0] < 0 or top[1] < 0 or top[2] > width or top[3] > height:
        return Missing.CUT_OFF
    crop = faces.cut(image, top, KEPT, REACH)
    if contrast(crop) < LEAST_CONTRAST:
        return Missing.BLANK
    return Sight(Box(*(float(v) for v in found.boxes[alone])), crop)


def _from_afar(networks: Networks, image: Image) -> detect.Found:
    """What is found where the picture, its edge going on around it, is half as large."""
    height, width = image.shape[:2]
    down, across = height // 2, width // 2
    wide = cv2.copyMakeBorder(image, down, down, across, across, cv2.BORDER_REPLICATE)
    found = detect.find(networks.detector, np.asarray(wide, np.uint8), LEAST_HEAT)
    back = np.array([across, down, across, down], np.float32)
    return detect.Found(found.boxes - back, found.tops - back, found.scores)


def placed(networks: Networks, image: Image, tops: Boxes) -> Boxes:
    """Where the face net, once it looks there, says that the top faces (N, 4) lie."""
    crops = [faces.cut(image, top) for top in tops]
    return faces.aimed(tops, faces.read_crops(networks.faces, crops).places)


def contrast(crop: Image) -> float:
    """How much the middle of the top face in a crop varies, in the colour where it does most."""
    around = KEPT / REACH / 4
    middle = slice(round(KEPT / 2 - around), round(KEPT / 2 + around))
    dark, bright = np.percentile(crop[middle, middle].reshape(-1, 3), (3, 97), axis=0)
    return float((bright - dark).max())


def _alone(found: detect.Found) -> int | Missing:
    """Index of the only find that may be a die."""
    if not len(found.scores):
        return Missing.NO_DIE
    return Missing.TWO_DICE if _others(found.boxes[0], found) else 0


def _others(die: Boxes, found: detect.Found) -> bool:
    """Whether any strong find is neither the die (4,) nor a part of it."""
    strong = found.boxes[found.scores >= RIVAL * found.scores[0]]
    same = (iou(die, strong) > AGAIN) | (share_inside(strong, die) > PART)
    return not bool(same.all())
