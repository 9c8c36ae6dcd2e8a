"""The makes of pip dice: what their bodies are of, and the inks that go with them.

Textures are (SIDE, 6 * SIDE, 3) BGR albedo, linear 0 to 1, faces side by side.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training import colours
from vision.training.canvas import SIDE
from vision.training.colours import BODY_COLOURS, Colour, any_colour

Rng = np.random.Generator
Sheet = NDArray[np.float32]

SHEET = (SIDE, 6 * SIDE)
"""Rows and columns of a texture."""

_BODY_WEIGHTS = np.array([5, 3, 1, 2, 1, 1.3, 2, 2, 1.3, 1, 0.8])
"""How often each of BODY_COLOURS comes up, in their order."""

_NEON = {
    "yellow": (0.155, 0.2),
    "green": (0.24, 0.36),
    "pink": (0.88, 0.94),
    "orange": (0.045, 0.08),
    "blue": (0.52, 0.58),
}
"""Hues of fluorescent plastics, by their labels."""

_METALS = (colours.GOLD, colours.GOLD, ((0.0, 1.0), (0.0, 0.08), (0.6, 0.95)), colours.COPPER)


@dataclass(frozen=True, slots=True, eq=False)
class Make:
    """A kind of plastic, before pips."""

    colour: str
    """Label of the body."""
    body: Sheet
    deep: float = 0.0
    """How much light wanders through it, 0 to 1."""
    metal: bool = False
    """Whether it mostly comes with metallic ink."""


def any_make(rng: Rng) -> Make:
    """Any make, in any colour."""
    return _MAKERS[int(rng.choice(len(_MAKERS), p=_CHANCES))](rng)


def _named(rng: Rng) -> tuple[str, Colour]:
    name = str(rng.choice(list(BODY_COLOURS), p=_BODY_WEIGHTS / _BODY_WEIGHTS.sum()))
    return name, colours.within(rng, BODY_COLOURS[name])


def _solid(rng: Rng) -> Make:
    name, base = _named(rng)
    return Make(name, plain(base))


def _neon(rng: Rng) -> Make:
    """Fluorescent: it sends out more than the light that falls on it."""
    name = str(rng.choice(list(_NEON), p=[0.34, 0.3, 0.2, 0.1, 0.06]))
    base = colours.within(rng, (_NEON[name], (0.7, 1.0), (0.85, 1.0)))
    return Make(name, plain(base * np.float32(rng.uniform(0.95, 1.35))), deep=rng.uniform(0, 0.7))


def _marble(rng: Rng) -> Make:
    """Cloudy, of two kindred colours."""
    name, base = _named(rng)
    other = any_colour(rng) if rng.random() < 0.5 else np.clip(base * rng.uniform(0.3, 2.2), 0, 1)
    share = _veins(rng, rng.uniform(1.5, 6), rng.uniform(-0.3, 0.1))
    return Make(name, _mixed(plain(base), other, share * rng.uniform(0.3, 0.9)))


def _swirl(rng: Rng) -> Make:
    """Two or three strongly different colours, white among them half of the time."""
    name, base = _named(rng)
    body = plain(base)
    for _ in range(int(rng.integers(1, 3))):
        other = (
            any_colour(rng, saturation=(0, 0.08), value=(0.8, 1.0))
            if rng.random() < 0.4
            else any_colour(rng, saturation=(0.3, 1.0))
        )
        body = _mixed(body, other, _veins(rng, rng.uniform(4, 14), rng.uniform(-0.35, -0.05)))
    return Make(name, body, metal=rng.random() < 0.4)


def _galaxy(rng: Rng) -> Make:
    """Dark, with clouds of a colour or two and with glitter."""
    name = str(rng.choice(["black", "purple", "blue", "green", "red", "brown"]))
    base = colours.within(rng, BODY_COLOURS[name]) * np.float32(rng.uniform(0.25, 0.6))
    body = plain(base)
    for _ in range(int(rng.integers(1, 3))):
        cloud = any_colour(rng, saturation=(0.5, 1.0), value=(0.2, 0.9))
        body = _mixed(body, cloud, _veins(rng, rng.uniform(2, 6), -0.2) * rng.uniform(0.2, 0.8))
    if rng.random() < 0.7:
        body = _mixed(body, any_colour(rng, value=(0.6, 1)), _specks(rng) * rng.uniform(0.3, 0.9))
    return Make(name, body, metal=rng.random() < 0.6)


def _speckled(rng: Rng) -> Make:
    name, base = _named(rng)
    return Make(name, _mixed(plain(base), any_colour(rng), _specks(rng) * 0.8))


def _clear(rng: Rng) -> Make:
    """Translucent: paler and richer towards the rim, where light comes through."""
    name, base = _named(rng)
    rim = np.clip(base * rng.uniform(1.2, 2.2) + rng.uniform(0, 0.12), 0, 1)
    rows, columns = np.mgrid[0:SIDE, 0:SIDE] / (SIDE / 2) - 1
    far = np.maximum(np.abs(rows), np.abs(columns)) ** rng.uniform(2, 6)
    share = np.tile(far, (1, 6)).astype(np.float32) * np.float32(rng.uniform(0.3, 0.9))
    body = _mixed(plain(base), rim, share)
    cloudy = _mixed(body, np.clip(base * 0.6, 0, 1), _veins(rng, 2, 0) * rng.uniform(0, 0.4))
    return Make(name, cloudy, deep=rng.uniform(0.4, 1.0))


def inset(rng: Rng) -> Make:
    """With a round inset of another colour on every face."""
    name, base = _named(rng)
    rows, columns = np.mgrid[0:SIDE, 0:SIDE] / SIDE - 0.5
    disc = (np.hypot(columns, rows) < rng.uniform(0.38, 0.46)).astype(np.float32)
    share = np.tile(disc, (1, 6)) * np.float32(rng.uniform(0.3, 0.9))
    return Make(name, _mixed(plain(base), any_colour(rng), share))


def panelled(rng: Rng, body: Sheet, panel: Colour) -> Sheet:
    """The body with a square panel on every face, its corners sharp to round."""
    rows, columns = np.abs(np.mgrid[0:SIDE, 0:SIDE] / (SIDE / 2) - 1)
    half, power = rng.uniform(0.72, 0.88), rng.uniform(3, 16)
    far = (rows**power + columns**power) ** (1 / power)
    return _mixed(body, panel, np.tile((far < half).astype(np.float32), (1, 6)))


def wooden(rng: Rng) -> Make:
    """Of wood, its grain along the die: pale as beech to dark as walnut."""
    base = colours.within(rng, colours.WOOD)
    across = np.arange(SHEET[0], dtype=np.float32)[:, None] / SIDE
    bend = cv2.resize(rng.random((3, 18), dtype=np.float32), SHEET[::-1])
    rings = 0.5 + 0.5 * np.sin((across * rng.uniform(4, 16) + bend * rng.uniform(0.3, 1.5)) * 6)
    fibres = rng.random((int(rng.integers(40, SIDE)), int(rng.integers(6, 40))), dtype=np.float32)
    grain = cv2.resize(fibres, SHEET[::-1])
    shade = 1 - rng.uniform(0.05, 0.35) * rings - rng.uniform(0.05, 0.3) * grain
    body = np.asarray(base * np.clip(shade, 0.1, 1)[..., None], np.float32)
    return Make("brown", body)


def plain(colour: Colour) -> Sheet:
    """(*SHEET, 3) texture of one colour."""
    return np.broadcast_to(colour, (*SHEET, 3)).astype(np.float32)


def _mixed(body: Sheet, other: Colour, share: Sheet) -> Sheet:
    """`other` over the body where the (rows, columns) share is 1."""
    weight = share[..., None].astype(np.float32)
    return np.asarray(body * (1 - weight) + other.astype(np.float32) * weight, np.float32)


def _veins(rng: Rng, sharp: float, level: float) -> Sheet:
    """(*SHEET) share, 0 to 1, of bent veins; `level` below 0 leaves more of the body bare."""
    rows = int(rng.integers(3, 7))
    low = rng.random((rows, rows * 6), dtype=np.float32)
    cloud = cv2.resize(low, SHEET[::-1], interpolation=cv2.INTER_CUBIC)
    bend = np.sin(cloud * rng.uniform(4, 14) + np.arange(SHEET[1]) * rng.uniform(0, 0.03))
    return np.clip((bend * 0.5 + level) * sharp + 0.5, 0, 1).astype(np.float32)


def _specks(rng: Rng) -> Sheet:
    """(*SHEET) share, 0 to 1, of small specks."""
    noise = rng.random((SHEET[0] // 2, SHEET[1] // 2), dtype=np.float32)
    speckle = (noise < rng.uniform(0.02, 0.12)).astype(np.float32)
    return np.asarray(cv2.resize(speckle, SHEET[::-1]), np.float32)


_Maker = Callable[[Rng], Make]
_MAKERS: tuple[_Maker, ...] = (_solid, _marble, _swirl, _neon, _clear, _galaxy, _speckled, inset)
_CHANCES = (0.36, 0.14, 0.13, 0.1, 0.1, 0.09, 0.05, 0.03)


_SHOWS = np.array([0.5, 1.0, 0.8], np.float32)


def pip_ink(rng: Rng, make: Make) -> Sheet:
    """The ink as a texture: white on dark, black on pale, metal, a colour, or hardly a contrast."""
    tones = make.body[8::16, 8::16].reshape(-1, 3)
    dark = colours.luma(tones.mean(0)) < rng.uniform(0.25, 0.45)
    if rng.random() < (0.75 if make.metal else 0.1):
        metal = colours.within(rng, _METALS[int(rng.integers(len(_METALS)))])
        if _apart(metal, tones) > 0.2:
            sheen = cv2.resize(rng.random((7, 42), dtype=np.float32), SHEET[::-1])
            return np.asarray(metal * (0.55 + 0.75 * sheen)[..., None], np.float32)
    if rng.random() < 0.68:
        ink = any_colour(rng, saturation=(0, 0.15), value=(0.8, 1.0) if dark else (0.0, 0.14))
        if _apart(ink, tones) > 0.15:
            return plain(ink)
    least = 0.16 if rng.random() < 0.2 else 0.32
    tried = [any_colour(rng, saturation=(0.3, 1)) for _ in range(12)]
    tried += [np.ones(3, np.float32), np.zeros(3, np.float32)]
    good = (ink for ink in tried if _apart(ink, tones) > least)
    return plain(next(good, max(tried, key=lambda ink: _apart(ink, tones))))


def _apart(ink: Colour, tones: Sheet) -> float:
    """How far ink is from nearly all tones (N, 3) of a body; blue shows less than green or red."""
    return float(np.percentile((np.abs(tones - ink) * _SHOWS).max(-1), 20))
