"""What a die looks like before light falls on it: its make, its colours and its six faces."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.readings import Kind
from vision.training import colours, glyphs
from vision.training.canvas import SIDE, Mask
from vision.training.colours import BODY_COLOURS, ZOMBIE_COLOURS, Colour, any_colour
from vision.training.solids import Solid, any_solid

Rng = np.random.Generator
Sheet = NDArray[np.float32]

_SHEET = (SIDE, 6 * SIDE)
"""Rows and columns of a texture: the faces +x, -x, +y, -y, +z, -z side by side."""

_BODY_WEIGHTS = np.array([5, 3, 1, 2, 1, 1.3, 2, 2, 1.3, 1, 0.8])
"""How often each of BODY_COLOURS comes up, in their order."""

ZOMBIE_FACES = {
    "green": ("brain",) * 3 + ("shotgun",) + ("feet",) * 2,
    "yellow": ("brain",) * 2 + ("shotgun",) * 2 + ("feet",) * 2,
    "red": ("brain",) + ("shotgun",) * 3 + ("feet",) * 2,
}
"""The faces of a Zombie die, by its colour."""


@dataclass(frozen=True, slots=True, eq=False)
class Skin:
    """The textures of all six faces, in the order +x, -x, +y, -y, +z, -z."""

    atlas: Sheet
    """(SIDE, 6 * SIDE, 3) BGR albedo, linear 0 to 1."""
    relief: Sheet
    """(SIDE, 6 * SIDE, 2) slopes of the engraving along u and v."""


@dataclass(frozen=True, slots=True)
class Finish:
    """How a surface reflects."""

    gloss: float
    """Strength of reflections, 0 to 1."""
    shininess: float
    """Phong exponent."""


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


def pip_die(rng: Rng) -> Die:
    """An ordinary six-sided die of any colour."""
    name = str(rng.choice(list(BODY_COLOURS), p=_BODY_WEIGHTS / _BODY_WEIGHTS.sum()))
    base = colours.within(rng, BODY_COLOURS[name])
    ink = _pip_ink(rng, base)
    radius, spread = rng.uniform(0.062, 0.115), rng.uniform(0.2, 0.285)
    radius = min(radius, spread * 0.46)  # or the pips of a six would touch
    big_one = rng.uniform(1.0, 1.7) if rng.random() < 0.4 else 1.0
    values = _pip_values(rng)
    masks = [glyphs.pips(v, rng, radius=radius, spread=spread, big_one=big_one) for v in values]
    body = _body(rng, base)
    if rng.random() < 0.08:
        body = _inset(rng, body)
    skin = _inked(masks, rng, body, ink)
    if rng.random() < 0.1:  # a one of another colour, as on many Asian dice
        place = values.index(1)
        part = slice(place * SIDE, (place + 1) * SIDE)
        red = colours.within(rng, BODY_COLOURS["red"])
        mask = masks[place][..., None]
        skin.atlas[:, part] = body[:, part] * (1 - mask) + red * mask
    return Die(Kind.D6, name, tuple(map(str, values)), skin, any_solid(rng), _finish(rng))


def _pip_values(rng: Rng) -> list[int]:
    """1 to 6 in the order of the faces; opposite faces add up to seven."""
    first, second = int(rng.choice([1, 2, 3, 4, 5, 6])), 0
    while second in (0, first, 7 - first):
        second = int(rng.integers(1, 7))
    used = (first, 7 - first, second, 7 - second)
    third = next(int(v) for v in rng.permutation(6) + 1 if v not in used)
    return [*used, third, 7 - third]


def _pip_ink(rng: Rng, body: Colour) -> Colour:
    """White on dark, black on pale, sometimes gold or a colour of low contrast."""
    dark = colours.luma(body) < rng.uniform(0.3, 0.5)
    choice = rng.random()
    if choice < 0.62:
        return any_colour(rng, saturation=(0, 0.15), value=(0.8, 1.0) if dark else (0.0, 0.14))
    if choice < 0.74 and dark:
        return colours.within(rng, colours.GOLD)
    for _ in range(20):
        ink = any_colour(rng, saturation=(0.3, 1))
        if np.abs(ink - body).max() > 0.3:
            return ink
    return np.ones(3, np.float32) if dark else np.zeros(3, np.float32)


def _body(rng: Rng, base: Colour) -> Sheet:
    """(*_SHEET, 3) texture of the body: plain, marbled, or speckled."""
    sheet = _plain(base)
    style = rng.random()
    if style < 0.62:
        return sheet
    other = any_colour(rng) if rng.random() < 0.6 else np.clip(base * rng.uniform(0.3, 2.2), 0, 1)
    grid = rng.random((int(rng.integers(3, 9)), int(rng.integers(18, 54))), dtype=np.float32)
    if style < 0.9:
        mix = cv2.resize(grid, _SHEET[::-1], interpolation=cv2.INTER_CUBIC)
        mix = np.clip((mix - 0.5) * rng.uniform(1.5, 6) + rng.uniform(0.2, 0.6), 0, 1)
        weight = mix * rng.uniform(0.15, 0.85)
    else:
        noise = rng.random((_SHEET[0] // 2, _SHEET[1] // 2), dtype=np.float32)
        speckle = (noise < rng.uniform(0.02, 0.12)).astype(np.float32)
        weight = cv2.resize(speckle, _SHEET[::-1]) * 0.8
    return np.asarray(sheet * (1 - weight[..., None]) + other * weight[..., None], np.float32)


def _plain(colour: Colour) -> Sheet:
    return np.broadcast_to(colour, (*_SHEET, 3)).astype(np.float32)


def _inset(rng: Rng, body: Sheet) -> Sheet:
    """The body with a round inset of another colour on every face."""
    rows, columns = np.mgrid[0:SIDE, 0:SIDE] / SIDE - 0.5
    disc = (np.hypot(columns, rows) < rng.uniform(0.38, 0.46)).astype(np.float32)
    weight = np.tile(disc, (1, 6))[..., None] * rng.uniform(0.3, 0.9)
    return np.asarray(body * (1 - weight) + any_colour(rng) * weight, np.float32)


def _inked(masks: list[Mask], rng: Rng, body: Sheet, ink: Colour) -> Skin:
    """The body with ink, printed or cut in, where the six masks say."""
    sheet = np.concatenate(masks, axis=1)
    atlas = body * (1 - sheet[..., None]) + ink * sheet[..., None]
    return Skin(np.asarray(atlas, np.float32), _relief(sheet, rng))


def _relief(sheet: Sheet, rng: Rng) -> Sheet:
    """Slopes of ink cut into the body; zero for printed ink."""
    depth = 0.0 if rng.random() < 0.35 else rng.uniform(0.5, 6)
    soft = cv2.GaussianBlur(sheet, (0, 0), rng.uniform(1.2, 4))
    slopes = np.stack([cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)], -1)
    return np.asarray(slopes * depth / 8, np.float32)


def zombie_die(rng: Rng) -> Die:
    """A Zombie die: black with coloured ink, or the other way round."""
    colour = str(rng.choice(list(ZOMBIE_COLOURS)))
    names = tuple(str(n) for n in rng.permutation(ZOMBIE_FACES[colour]))
    masks = [glyphs.symbol(n, rng) for n in names]
    if rng.random() < 0.72:
        base = colours.within(rng, ((0.0, 1.0), (0.0, 0.25), (0.008, 0.07)))
        ink = colours.within(rng, ZOMBIE_COLOURS[colour])
    else:
        base = colours.within(rng, (ZOMBIE_COLOURS[colour][0], (0.6, 1.0), (0.3, 1.0)))
        pale = rng.random() < 0.55
        ink = any_colour(rng, saturation=(0, 0.12), value=(0.75, 1.0) if pale else (0.0, 0.08))
    half = (_SHEET[0] // 2, _SHEET[1] // 2)
    grain = 1 - rng.uniform(0, 0.35) * rng.random(half, dtype=np.float32)
    worn = cv2.resize(grain, _SHEET[::-1])[..., None]
    skin = _inked(masks, rng, _plain(base), ink)
    inked = np.concatenate(masks, 1)[..., None] > 0.5
    atlas = np.asarray(np.where(inked, skin.atlas * worn, skin.atlas), np.float32)
    skin = Skin(atlas, skin.relief)
    return Die(Kind.ZOMBIE, colour, names, skin, any_solid(rng), _finish(rng))


def _finish(rng: Rng) -> Finish:
    gloss = 0.0 if rng.random() < 0.2 else rng.uniform(0.1, 1.0)
    return Finish(gloss, float(np.exp(rng.uniform(np.log(8), np.log(400)))))
