"""What a die looks like before light falls on it: its make, its colours and its six faces."""

from __future__ import annotations

import colorsys
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.readings import Kind
from vision.training import glyphs, tables

Rng = np.random.Generator

BODY_COLOURS: dict[str, tuple[tuple[float, float], tuple[float, float], tuple[float, float]]] = {
    "white": ((0.08, 0.2), (0.0, 0.16), (0.78, 1.0)),
    "black": ((0.0, 1.0), (0.0, 0.35), (0.015, 0.1)),
    "grey": ((0.0, 1.0), (0.0, 0.12), (0.25, 0.6)),
    "red": ((-0.03, 0.02), (0.7, 1.0), (0.3, 0.9)),
    "orange": ((0.04, 0.09), (0.75, 1.0), (0.75, 1.0)),
    "yellow": ((0.125, 0.19), (0.6, 1.0), (0.7, 1.0)),
    "green": ((0.25, 0.46), (0.5, 1.0), (0.12, 0.75)),
    "blue": ((0.52, 0.68), (0.5, 1.0), (0.15, 0.85)),
    "purple": ((0.73, 0.83), (0.4, 1.0), (0.15, 0.7)),
    "pink": ((0.88, 0.97), (0.3, 0.75), (0.75, 1.0)),
    "brown": ((0.03, 0.1), (0.4, 0.85), (0.15, 0.45)),
}
"""Names of six-sided dice's body colours: hue, saturation and value bands, 0 to 1."""

INK_BANDS = {
    "green": ((0.235, 0.38), (0.5, 1.0), (0.45, 1.0)),
    "yellow": ((0.115, 0.17), (0.5, 1.0), (0.65, 1.0)),
    "red": ((-0.035, 0.03), (0.6, 1.0), (0.5, 1.0)),
}
"""Printed Zombie Dice inks; printed greens lean to lime, so the bands keep well apart."""

ZOMBIE_FACES = {
    "green": ("brain",) * 3 + ("shotgun",) + ("feet",) * 2,
    "yellow": ("brain",) * 2 + ("shotgun",) * 2 + ("feet",) * 2,
    "red": ("brain",) + ("shotgun",) * 3 + ("feet",) * 2,
}

OPPOSITE = {0: 1, 1: 0, 2: 3, 3: 2, 4: 5, 5: 4}
"""Faces are +x, -x, +y, -y, +z, -z."""


@dataclass(frozen=True, slots=True, eq=False)
class Die:
    """A die ready to be traced."""

    kind: Kind
    colour: str
    """Label: ink or body colour of a Zombie die, body colour of a six-sided die."""
    faces: tuple[str, ...]
    """Names of the faces +x, -x, +y, -y, +z, -z."""
    atlas: NDArray[np.float32]
    """(SIDE, 6 * SIDE, 3) BGR albedo, linear 0 to 1."""
    relief: NDArray[np.float32]
    """(SIDE, 6 * SIDE, 2) slopes of the engraving along u and v."""
    edge_radius: float
    """Rounding of the edges, in edge lengths."""
    ball_radius: float
    """Radius of the sphere that trims the corners; 1 or more trims nothing."""
    gloss: float
    """Strength of reflections, 0 to 1."""
    shininess: float
    """Phong exponent."""


def _pick(rng: Rng, bands: tuple[tuple[float, float], ...]) -> NDArray[np.float32]:
    h, s, v = (rng.uniform(*band) for band in bands)
    return np.array(colorsys.hsv_to_rgb(h % 1, s, v)[::-1], np.float32)


def _luma(bgr: NDArray[np.float32]) -> float:
    return float(bgr @ np.array([0.114, 0.587, 0.299], np.float32))


def _pip_ink(rng: Rng, body: NDArray[np.float32]) -> NDArray[np.float32]:
    """White on dark, black on pale, sometimes gold or a colour of low contrast."""
    dark = _luma(body) < rng.uniform(0.3, 0.5)
    choice = rng.random()
    if choice < 0.62:
        return tables.colour(rng, saturation=(0, 0.15), value=(0.8, 1.0) if dark else (0.0, 0.14))
    if choice < 0.74 and dark:
        return _pick(rng, ((0.09, 0.13), (0.45, 0.8), (0.6, 0.95)))
    for _ in range(20):
        ink = tables.colour(rng, saturation=(0.3, 1), value=(0.05, 1))
        if np.abs(ink - body).max() > 0.3:
            return ink
    return np.zeros(3, np.float32) if not dark else np.ones(3, np.float32)


def _body(rng: Rng, base: NDArray[np.float32]) -> NDArray[np.float32]:
    """The body's texture over the whole atlas: plain, marbled, or speckled."""
    shape = (glyphs.SIDE, 6 * glyphs.SIDE)
    sheet = np.broadcast_to(base, (*shape, 3)).astype(np.float32)
    style = rng.random()
    if style < 0.62:
        return sheet
    other = (
        tables.colour(rng) if rng.random() < 0.6 else np.clip(base * rng.uniform(0.3, 2.2), 0, 1)
    )
    grid = rng.random((int(rng.integers(3, 9)), int(rng.integers(18, 54))), dtype=np.float32)
    mix = cv2.resize(grid, shape[::-1], interpolation=cv2.INTER_CUBIC)
    if style < 0.9:
        mix = np.clip((mix - 0.5) * rng.uniform(1.5, 6) + rng.uniform(0.2, 0.6), 0, 1)
        weight = mix * rng.uniform(0.15, 0.85)
    else:
        speckle = rng.random((shape[0] // 2, shape[1] // 2), dtype=np.float32) < rng.uniform(
            0.02, 0.12
        )
        weight = cv2.resize(speckle.astype(np.float32), shape[::-1]) * 0.8
    return np.asarray(sheet * (1 - weight[..., None]) + other * weight[..., None], np.float32)


def _relief(masks: NDArray[np.float32], rng: Rng) -> NDArray[np.float32]:
    """Slopes of ink cut into the body; zero for printed ink."""
    depth = 0.0 if rng.random() < 0.35 else rng.uniform(0.5, 6)
    soft = cv2.GaussianBlur(masks, (0, 0), rng.uniform(1.2, 4))
    slopes = np.stack([cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)], -1)
    return np.asarray(slopes * depth / 8, np.float32)


def _assemble(
    masks: list[glyphs.Mask], rng: Rng, body: NDArray[np.float32], ink: NDArray[np.float32]
) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    sheet = np.concatenate(masks, axis=1)
    atlas = body * (1 - sheet[..., None]) + ink * sheet[..., None]
    return np.asarray(atlas, np.float32), _relief(sheet, rng)


def pip_die(rng: Rng) -> Die:
    """An ordinary six-sided die of any colour."""
    names = list(BODY_COLOURS)
    weights = np.array([5, 3, 1, 2, 1, 1.3, 2, 2, 1.3, 1, 0.8])
    name = str(rng.choice(names, p=weights / weights.sum()))
    base = _pick(rng, BODY_COLOURS[name])
    ink = _pip_ink(rng, base)
    radius, spread = rng.uniform(0.062, 0.115), rng.uniform(0.2, 0.285)
    radius = min(radius, spread * 0.46)
    big_one = rng.uniform(1.0, 1.7) if rng.random() < 0.4 else 1.0
    first, second = int(rng.choice([1, 2, 3, 4, 5, 6])), 0
    while second in (0, first, 7 - first):
        second = int(rng.integers(1, 7))
    third = next(
        v for v in rng.permutation(6) + 1 if v not in (first, 7 - first, second, 7 - second)
    )
    values = [first, 7 - first, second, 7 - second, int(third), 7 - int(third)]
    masks = [glyphs.pips(v, rng, radius=radius, spread=spread, big_one=big_one) for v in values]
    body = _body(rng, base)
    if rng.random() < 0.08:  # a round inset on every face
        yy, xx = np.mgrid[0 : glyphs.SIDE, 0 : glyphs.SIDE] / glyphs.SIDE - 0.5
        inset = (np.hypot(xx, yy) < rng.uniform(0.38, 0.46)).astype(np.float32)
        weight = np.tile(inset, (1, 6))[..., None] * rng.uniform(0.3, 0.9)
        body = np.asarray(body * (1 - weight) + tables.colour(rng) * weight, np.float32)
    atlas, relief = _assemble(masks, rng, body, ink)
    if rng.random() < 0.1:  # a one of another colour, as on many Asian dice
        place = values.index(1)
        part = slice(place * glyphs.SIDE, (place + 1) * glyphs.SIDE)
        red = _pick(rng, BODY_COLOURS["red"])
        mask = masks[place][..., None]
        atlas[:, part] = body[:, part] * (1 - mask) + red * mask
    return Die(Kind.D6, name, tuple(map(str, values)), atlas, relief, *_shape(rng), *_finish(rng))


def zombie_die(rng: Rng) -> Die:
    """A Zombie die: black with coloured ink, or the other way round."""
    colour = str(rng.choice(["green", "yellow", "red"]))
    names = tuple(str(n) for n in rng.permutation(ZOMBIE_FACES[colour]))
    masks = [glyphs.symbol(n, rng) for n in names]
    if rng.random() < 0.72:
        base = _pick(rng, ((0.0, 1.0), (0.0, 0.25), (0.008, 0.07)))
        ink = _pick(rng, INK_BANDS[colour])
        body = np.broadcast_to(base, (glyphs.SIDE, 6 * glyphs.SIDE, 3)).astype(np.float32)
    else:
        base = _pick(rng, (INK_BANDS[colour][0], (0.6, 1.0), (0.3, 1.0)))
        pale = rng.random() < 0.55
        ink = tables.colour(rng, saturation=(0, 0.12), value=(0.75, 1.0) if pale else (0.0, 0.08))
        body = np.broadcast_to(base, (glyphs.SIDE, 6 * glyphs.SIDE, 3)).astype(np.float32)
    grain = 1 - rng.uniform(0, 0.35) * rng.random(
        (glyphs.SIDE // 2, 3 * glyphs.SIDE), dtype=np.float32
    )
    worn = cv2.resize(grain, (6 * glyphs.SIDE, glyphs.SIDE))[..., None]
    atlas, relief = _assemble(masks, rng, body, ink)
    atlas = np.asarray(
        np.where(np.concatenate(masks, 1)[..., None] > 0.5, atlas * worn, atlas), np.float32
    )
    return Die(Kind.ZOMBIE, colour, names, atlas, relief, *_shape(rng), *_finish(rng))


def _shape(rng: Rng) -> tuple[float, float]:
    edge = rng.uniform(0.02, 0.17)
    ball = rng.uniform(0.66, 0.78) if rng.random() < 0.35 else 2.0
    return edge, ball


def _finish(rng: Rng) -> tuple[float, float]:
    gloss = 0.0 if rng.random() < 0.2 else rng.uniform(0.1, 1.0)
    return gloss, float(np.exp(rng.uniform(np.log(8), np.log(400))))
