"""What a die looks like before light falls on it: its make, its colours and its six faces."""

from __future__ import annotations

from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.readings import Kind
from vision.training import colours, glyphs
from vision.training.canvas import SIDE, Mask
from vision.training.colours import BODY_COLOURS, ZOMBIE_COLOURS, Colour, any_colour
from vision.training.makes import SHEET, Make, any_make, panelled, pip_ink, plain
from vision.training.solids import Solid, any_solid

Rng = np.random.Generator
Sheet = NDArray[np.float32]

ZOMBIE_FACES = {
    "green": ("brain",) * 3 + ("shotgun",) + ("feet",) * 2,
    "yellow": ("brain",) * 2 + ("shotgun",) * 2 + ("feet",) * 2,
    "red": ("brain",) + ("shotgun",) * 3 + ("feet",) * 2,
}
"""The faces of a Zombie die, by its colour."""


_PANELLED, _RIMMED = 0.12, 0.1
"""Of varied Zombie dice: share of the black ones with a panel on every face, and of all whose ink
has a rim."""
_THINNEST_RING = 2.5
"""Pixels of the texture that the ink of a ring is wide at least."""


@dataclass(frozen=True, slots=True, eq=False)
class Skin:
    """The textures of all six faces, in the order +x, -x, +y, -y, +z, -z."""

    atlas: Sheet
    """(SIDE, 6 * SIDE, 3) BGR albedo, linear 0 to 1."""
    relief: Sheet
    """(SIDE, 6 * SIDE, 2) slopes of the engraving along u and v."""
    ink: Sheet
    """(SIDE, 6 * SIDE) share of ink, 0 to 1: what there is to read."""


@dataclass(frozen=True, slots=True)
class Finish:
    """How a surface reflects."""

    gloss: float
    """Strength of reflections, 0 to 1."""
    shininess: float
    """Phong exponent."""
    deep: float = 0.0
    """How much light wanders through the body, 0 for opaque to 1 for clear."""


@dataclass(frozen=True, slots=True, eq=False)
class Die:
    """A die ready to be traced."""

    kind: Kind
    colour: str
    """Label: ink or body colour of a Zombie die, body colour of a six-sided die."""
    faces: tuple[str, ...]
    """Names of the faces +x, -x, +y, -y, +z, -z."""
    skin: Skin
    solid: Solid
    finish: Finish


def pip_die(rng: Rng, make: Make | None = None, *, ringed: bool = False) -> Die:
    """An ordinary six-sided die of a make, or of any; its pips may be rings."""
    make = any_make(rng) if make is None else make
    ink = pip_ink(rng, make)
    values = _pip_values(rng)
    masks = _pip_masks(rng, values, rng.uniform(0.5, 0.85) if ringed else 0.0)
    printed = np.concatenate(masks, 1)
    body = make.body
    if make.deep > 0.3:
        body = _shone_through(rng, body, masks, ink)
    atlas = np.asarray(body * (1 - printed[..., None]) + ink * printed[..., None], np.float32)
    if rng.random() < 0.1:  # a one of another colour, as on many Asian dice
        place = values.index(1)
        part = slice(place * SIDE, (place + 1) * SIDE)
        red = colours.within(rng, BODY_COLOURS["red"])
        mask = masks[place][..., None]
        atlas[:, part] = body[:, part] * (1 - mask) + red * mask
    skin = Skin(atlas, _relief(printed, rng), printed)
    finish = replace(any_finish(rng), deep=make.deep)
    return Die(Kind.D6, make.colour, tuple(map(str, values)), skin, any_solid(rng), finish)


def _pip_masks(rng: Rng, values: list[int], hole: float) -> list[Mask]:
    """The faces of one die: all their pips of one size, shape and spread."""
    radius = rng.uniform(0.062, 0.115) if rng.random() < 0.85 else rng.uniform(0.045, 0.13)
    spread = rng.uniform(0.2, 0.285)
    squeeze = rng.uniform(0.72, 1.0) if rng.random() < 0.4 else 1.0
    style = glyphs.PipStyle(
        radius=min(radius, spread * squeeze * 0.47),  # or the pips of a six would touch
        spread=spread,
        big_one=rng.uniform(1.0, 1.7) if rng.random() < 0.4 else 1.0,
        squeeze=squeeze,
        wobble=rng.uniform(0, 0.02) if rng.random() < 0.5 else 0.0,
        square=rng.random() < 0.03 and not hole,
        hole=min(hole, 1 - _THINNEST_RING / (radius * SIDE)),
    )
    emblem = rng.random() < 0.05
    return [
        glyphs.emblem(rng) if emblem and value == 1 else glyphs.pips(value, rng, style)
        for value in values
    ]


def _shone_through(rng: Rng, body: Sheet, masks: list[Mask], ink: Sheet) -> Sheet:
    """The body with the pips of each far side faint and blurred in it."""
    swapped = [masks[i ^ 1][:, ::-1] for i in range(6)]
    faint = cv2.GaussianBlur(np.concatenate(swapped, 1), (0, 0), rng.uniform(2, 6))
    weight = faint[..., None] * np.float32(rng.uniform(0.05, 0.3))
    return np.asarray(body * (1 - weight) + ink * weight, np.float32)


def _pip_values(rng: Rng) -> list[int]:
    """1 to 6 in the order of the faces; opposite faces add up to seven."""
    first, second = int(rng.choice([1, 2, 3, 4, 5, 6])), 0
    while second in (0, first, 7 - first):
        second = int(rng.integers(1, 7))
    used = (first, 7 - first, second, 7 - second)
    third = next(int(v) for v in rng.permutation(6) + 1 if v not in used)
    return [*used, third, 7 - third]


def inked(masks: list[Mask], rng: Rng, body: Sheet, ink: Colour | Sheet) -> Skin:
    """The body with ink, printed or cut in, where the masks say, one for each face."""
    sheet = np.concatenate(masks, axis=1)
    atlas = body * (1 - sheet[..., None]) + ink * sheet[..., None]
    return Skin(np.asarray(atlas, np.float32), _relief(sheet, rng), sheet)


def _relief(sheet: Sheet, rng: Rng) -> Sheet:
    """Slopes of ink cut into the body; zero for printed ink."""
    depth = 0.0 if rng.random() < 0.35 else rng.uniform(0.5, 6)
    soft = cv2.GaussianBlur(sheet, (0, 0), rng.uniform(1.2, 4))
    slopes = np.stack([cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)], -1)
    return np.asarray(slopes * depth / 8, np.float32)


def zombie_die(rng: Rng, *, varied: bool = False) -> Die:
    """A Zombie die: black with coloured ink, or the other way round.

    `varied` ones are drawn in more ways, on panels and with rims too. The clips that measure keep
    to the others, so that they can be made again.
    """
    colour = str(rng.choice(list(ZOMBIE_COLOURS)))
    names = tuple(str(n) for n in rng.permutation(ZOMBIE_FACES[colour]))
    ways = glyphs.VARIED_SYMBOLS if varied else glyphs.SYMBOLS
    masks = [glyphs.symbol(n, rng, ways) for n in names]
    printed = np.concatenate(masks, 1)
    base, ink = _zombie_colours(rng, colour)
    body = plain(base)
    if varied:
        body, ink = _varied_colours(rng, base, ink, printed)
    half = (SHEET[0] // 2, SHEET[1] // 2)
    grain = 1 - rng.uniform(0, 0.35) * rng.random(half, dtype=np.float32)
    worn = cv2.resize(grain, SHEET[::-1])[..., None]
    skin = inked(masks, rng, body, ink)
    if rng.random() < 0.12:  # glare in the engraving
        glints = cv2.resize(rng.random((12, 72), dtype=np.float32), SHEET[::-1])
        ink_only = skin.ink * np.clip((glints - rng.uniform(0.5, 0.8)) * 4, 0, 0.85)
        skin.atlas[...] += (1 - skin.atlas) * ink_only[..., None]
    atlas = np.asarray(np.where(printed[..., None] > 0.5, skin.atlas * worn, skin.atlas))
    skin = Skin(atlas.astype(np.float32), skin.relief, skin.ink)
    return Die(Kind.ZOMBIE, colour, names, skin, any_solid(rng), any_finish(rng))


def _zombie_colours(rng: Rng, colour: str) -> tuple[Colour, Colour]:
    """Body and ink: one of the die's colour, the other black, or pale on a coloured body."""
    if rng.random() < 0.72:
        base = colours.within(rng, ((0.0, 1.0), (0.0, 0.25), (0.008, 0.07)))
        return base, colours.within(rng, ZOMBIE_COLOURS[colour])
    base = colours.within(rng, (ZOMBIE_COLOURS[colour][0], (0.6, 1.0), (0.3, 1.0)))
    pale = rng.random() < 0.55
    return base, any_colour(rng, saturation=(0, 0.12), value=(0.75, 1.0) if pale else (0.0, 0.08))


def _varied_colours(rng: Rng, base: Colour, ink: Colour, printed: Sheet) -> tuple[Sheet, Colour]:
    """The body with what some editions have besides, and the ink, of more tones than two."""
    body, dark = plain(base), float(base.max()) < 0.1
    if dark and rng.random() < _PANELLED:
        panel = any_colour(rng, saturation=(0, 0.2), value=(0.1, 1.0))
        shows = float(np.abs(panel - ink).max()) > 0.25
        body = panelled(rng, body, panel if shows else panel * np.float32(0.3))
    elif not dark and rng.random() < 0.3:  # any grey, or a darker tone of the body
        grey = any_colour(rng, saturation=(0, 0.15), value=(0.05, 0.9))
        ink = grey if rng.random() < 0.6 else base * np.float32(rng.uniform(0.1, 0.45))
    if rng.random() < _RIMMED:
        body = _rimmed(rng, body, printed)
    return body, ink


def _rimmed(rng: Rng, body: Sheet, printed: Sheet) -> Sheet:
    """The body with a dark or pale line around all ink."""
    wide = int(rng.integers(2, 6))
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * wide + 1, 2 * wide + 1))
    around = np.asarray(cv2.dilate(printed, disc), np.float32)[..., None]
    tone = (0.0, 0.12) if rng.random() < 0.6 else (0.6, 1.0)
    rim = any_colour(rng, saturation=(0, 0.3), value=tone)
    return np.asarray(body * (1 - around) + rim * around, np.float32)


def any_finish(rng: Rng) -> Finish:
    """Matt or glossy."""
    gloss = 0.0 if rng.random() < 0.2 else rng.uniform(0.1, 1.0)
    return Finish(gloss, float(np.exp(rng.uniform(np.log(8), np.log(400)))))
