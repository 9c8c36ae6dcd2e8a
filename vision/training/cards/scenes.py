"""Cards laid out on a table and photographed by a camera that looks down at a slant."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frame import Image
from vision.training import tables
from vision.training.cards.designs import HEIGHT, WIDTH, Design, drawn
from vision.training.photometry import as_jpeg

Rng = np.random.Generator
Picture = NDArray[np.float32]
Points = NDArray[np.float64]
Value = tuple[str, str]
"""Colour and number."""

PIXELS = (1280, 960)
"""Width and height of a picture."""
THICK = 0.012
"""How far a card throws its shadow, in card widths."""
TALL = HEIGHT / WIDTH
ROUNDED = 14
"""Radius of a card's corners, in pixels of its drawing."""

TINTS = {
    "neutral": (1.0, 1.0, 1.0),
    "warm": (0.72, 0.93, 1.12),
    "cold": (1.14, 1.0, 0.86),
    "lamp": (0.6, 0.87, 1.15),
    "screen": (1.2, 1.03, 0.8),
}
"""BGR of the lights there are."""


@dataclass(frozen=True, slots=True)
class View:
    """How a scene is looked at."""

    tilt: float
    """Degrees from straight down."""
    light: str
    """One of TINTS."""
    tables: str = "choose"
    """Which tables there may be: those to choose by, or those that judge."""


@dataclass(frozen=True, slots=True, eq=False)
class Scene:
    """A picture and what lies in it."""

    picture: Image
    cards: tuple[Value, ...]
    corners: Points
    """(N, 4, 2) pixels of the picture, from the card's own top left on."""


def laid(rng: Rng, design: Design, cards: Sequence[Value], view: View, rows: int = 3) -> Scene:
    """Cards laid in rows, in reading order, most of them a little askew, some upside down."""
    return _photographed(rng, design, cards, view, _places(rng, len(cards), rows, upright=False))


def shown(rng: Rng, design: Design, cards: Sequence[Value], view: View) -> Scene:
    """Cards shown for learning: in one or two rows, upright."""
    rows = 1 if len(cards) < 5 else 2
    return _photographed(rng, design, cards, view, _places(rng, len(cards), rows, upright=True))


def _places(rng: Rng, count: int, rows: int, *, upright: bool) -> Points:
    """(count, 4, 2) corners on the table, in card widths around the middle."""
    across = -(-count // rows)
    gap = rng.uniform(0.1, 0.3)
    places = []
    for i in range(count):
        row, column = divmod(i, across)
        here = min(across, count - row * across)
        x = (column - (here - 1) / 2) * (1 + gap)
        y = (row - (rows - 1) / 2) * (TALL + gap)
        middle = np.array([x, y]) + rng.normal(0, 0.1 * gap, 2)
        turn = np.deg2rad(np.clip(rng.normal(0, 3.0), -6, 6))
        turn += np.pi * float(not upright and rng.random() < 0.35)
        c, s = np.cos(turn), np.sin(turn)
        half = np.array([(-1, -TALL), (1, -TALL), (1, TALL), (-1, TALL)]) / 2
        places.append(half @ np.array([[c, s], [-s, c]]) + middle)
    return np.stack(places)


def _camera(rng: Rng, view: View, places: Points) -> Points:
    """(3, 3) homography from the table to a picture in which all cards show."""
    tilt, turn = np.deg2rad(view.tilt), np.deg2rad(rng.normal(0, 5))
    far = rng.uniform(1.3, 2.2) * np.ptp(places.reshape(-1, 2), axis=0).max()
    spin = np.array([[np.cos(turn), -np.sin(turn), 0], [np.sin(turn), np.cos(turn), 0], [0, 0, 1]])
    lean = np.array([[1, 0, 0], [0, np.cos(tilt), 0], [0, -np.sin(tilt) / far, 1]])
    seen = cv2.perspectiveTransform(places.reshape(1, -1, 2), lean @ spin)[0]
    low, high = seen.min(0), seen.max(0)
    room = np.array(PIXELS) * rng.uniform(0.76, 0.93)
    grown = float((room / (high - low)).min())
    shift = np.array(PIXELS) / 2 - (low + high) / 2 * grown
    slack = (np.array(PIXELS) - (high - low) * grown) / 2
    shift += rng.uniform(-0.7, 0.7, 2) * slack
    fit = np.array([[grown, 0, shift[0]], [0, grown, shift[1]], [0, 0, 1]])
    return np.asarray(fit @ lean @ spin)


def _photographed(
    rng: Rng, design: Design, cards: Sequence[Value], view: View, places: Points
) -> Scene:
    onto = _camera(rng, view, places)
    seen = cv2.perspectiveTransform(places.reshape(1, -1, 2), onto)
    corners = np.asarray(seen.reshape(-1, 4, 2), np.float64)
    picture = _table(rng, view, onto)
    slant = rng.normal(0, 1, 2)
    for card, at in zip(cards, places, strict=True):
        # A thing that lies flat throws a thin shadow to the side away from the lamp.
        away = at + slant / np.linalg.norm(slant) * THICK * rng.uniform(0.5, 2)
        _laid_on(picture, None, cv2.perspectiveTransform(away[None], onto)[0])
        face = drawn(design, *card) ** np.float32(2.2)
        _laid_on(picture, face, cv2.perspectiveTransform(at[None], onto)[0])
    return Scene(_taken(rng, picture, view), tuple(cards), corners)


def _table(rng: Rng, view: View, onto: Points) -> Picture:
    """A table's picture, in linear light."""
    if view.tables == "choose":
        pick = int(rng.integers(3))
        texture = (tables.MAKERS[0], tables.MAKERS[2], tables.MAKERS[4])[pick](rng)
    else:
        pick = int(rng.integers(3))
        texture = (tables.MAKERS[1], tables.vivid, tables.MAKERS[3])[pick](rng)
    # One texture reaches over about six cards.
    wide = tables.SIZE / rng.uniform(4, 8)
    spread = np.array([[1 / wide, 0, -4.0], [0, 1 / wide, -4.0], [0, 0, 1]])
    tiled = np.tile(np.concatenate([texture, texture[:, ::-1]], 1), (2, 2, 1))
    tiled = np.concatenate([tiled, tiled[::-1]], 0)
    flags, border = cv2.INTER_LINEAR, cv2.BORDER_REFLECT
    seen = cv2.warpPerspective(tiled, onto @ spread, PIXELS, flags=flags, borderMode=border)
    return np.asarray(np.clip(seen, 0.01, 1) ** 2.2, np.float32)


def _laid_on(picture: Picture, face: Picture | None, corners: Points) -> None:
    """Lay a card's face, or without one its shadow, onto the picture."""
    mask = np.zeros((HEIGHT, WIDTH), np.float32)
    inner = ((ROUNDED, 0), (WIDTH - ROUNDED - 1, HEIGHT - 1))
    cv2.rectangle(mask, *inner, (1.0,), -1)
    cv2.rectangle(mask, (0, ROUNDED), (WIDTH - 1, HEIGHT - ROUNDED - 1), (1.0,), -1)
    for x in (ROUNDED, WIDTH - ROUNDED - 1):
        for y in (ROUNDED, HEIGHT - ROUNDED - 1):
            cv2.circle(mask, (x, y), ROUNDED, (1.0,), -1, cv2.LINE_AA)
    left, top = np.floor(corners.min(0)).astype(int) - 3
    right, bottom = np.ceil(corners.max(0)).astype(int) + 4
    left, top = max(left, 0), max(top, 0)
    right, bottom = min(right, PIXELS[0]), min(bottom, PIXELS[1])
    fine = 2
    local = (corners - (left, top)) * fine
    drawing = np.array([(0, 0), (WIDTH, 0), (WIDTH, HEIGHT), (0, HEIGHT)], np.float32)
    onto = cv2.getPerspectiveTransform(drawing, local.astype(np.float32))
    size = ((right - left) * fine, (bottom - top) * fine)
    half = (right - left, bottom - top)
    share = cv2.resize(cv2.warpPerspective(mask, onto, size), half, interpolation=cv2.INTER_AREA)
    part = picture[top:bottom, left:right]
    if face is None:
        soft = cv2.GaussianBlur(share, (0, 0), 2.0)
        part *= (1 - 0.5 * soft)[..., None]
        return
    warped: Any = cv2.warpPerspective(face, onto, size, borderMode=cv2.BORDER_REPLICATE)
    warped = cv2.resize(warped, half, interpolation=cv2.INTER_AREA)
    part[:] = part * (1 - share[..., None]) + warped * share[..., None]


def _taken(rng: Rng, picture: Picture, view: View) -> Image:
    """The picture as the camera hands it over: lit, blurred, noisy, as JPEG."""
    ys, xs = np.mgrid[0 : PIXELS[1], 0 : PIXELS[0]].astype(np.float32)
    fall = 1 + rng.uniform(-0.5, 0.5) * (xs / PIXELS[0] - 0.5)
    fall += rng.uniform(-0.5, 0.5) * (ys / PIXELS[1] - 0.5)
    if rng.random() < 0.4:  # a hand or a head between lamp and table
        x, y, wide = rng.uniform(0, PIXELS[0]), rng.uniform(0, PIXELS[1]), rng.uniform(120, 350)
        edge = (np.hypot(xs - x, ys - y) - wide) / rng.uniform(5, 60)
        fall *= 1 - rng.uniform(0.2, 0.5) / (1 + np.exp(np.clip(edge, -30, 30)))
    lit = picture * fall[..., None].astype(np.float32) * np.array(TINTS[view.light], np.float32)
    lit *= np.float32(rng.uniform(0.6, 1.05) / max(np.percentile(lit.max(-1), 98), 0.05))
    if rng.random() < 0.3:  # a lamp mirrored in glossy card
        x, y, wide = rng.uniform(0, PIXELS[0]), rng.uniform(0, PIXELS[1]), rng.uniform(25, 70)
        spot = np.exp(-((xs - x) ** 2 + (ys - y) ** 2) / (2 * wide**2))
        lit += np.float32(rng.uniform(0.1, 0.5)) * spot[..., None]
    lit = cv2.GaussianBlur(lit, (0, 0), rng.uniform(0.4, 1.6))
    shot = np.clip(lit, 0, 1) ** np.float32(1 / 2.2)
    shot += rng.normal(0, rng.uniform(0.003, 0.025), shot.shape).astype(np.float32)
    image = np.asarray(np.clip(shot, 0, 1) * 255, np.uint8)
    packed = np.frombuffer(as_jpeg(image, rng), np.uint8)
    return np.asarray(cv2.imdecode(packed, cv2.IMREAD_COLOR), np.uint8)
