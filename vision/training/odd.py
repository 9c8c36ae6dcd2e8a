"""Dice with other drawings than pips and the symbols of Zombie Dice: homemade, or of other games.

They are dice to be found, since a user may teach the program such a set; no face of theirs is
taught.
"""

from __future__ import annotations

import cv2
import numpy as np

from vision.readings import Kind
from vision.training.canvas import SIDE, Canvas, Mask, ellipse, smooth_closed
from vision.training.dice import Die, any_finish, inked
from vision.training.glyphs import emblem
from vision.training.makes import any_make, pip_ink, wooden
from vision.training.solids import any_solid

Rng = np.random.Generator

UNNAMED = ""
"""The face of a die that has none of the names known."""
_FONTS = (
    cv2.FONT_HERSHEY_SIMPLEX,
    cv2.FONT_HERSHEY_DUPLEX,
    cv2.FONT_HERSHEY_COMPLEX,
    cv2.FONT_HERSHEY_SCRIPT_COMPLEX,
)


def odd_die(rng: Rng) -> Die:
    """A six-sided die of any make, wood often, with marks of one hand."""
    make = wooden(rng) if rng.random() < 0.35 else any_make(rng)
    draw = _DRAWINGS[int(rng.choice(len(_DRAWINGS), p=_CHANCES))]
    skin = inked([draw(rng) for _ in range(6)], rng, make.body, pip_ink(rng, make))
    return Die(Kind.D6, make.colour, (UNNAMED,) * 6, skin, any_solid(rng), any_finish(rng))


def _letter(rng: Rng) -> Mask:
    """A letter or a numeral."""
    text = chr(int(rng.integers(48, 58) if rng.random() < 0.5 else rng.integers(65, 91)))
    font, size = _FONTS[int(rng.integers(len(_FONTS)))], rng.uniform(0.012, 0.026) * SIDE
    thick = max(2, round(rng.uniform(0.02, 0.08) * SIDE))
    (w, h), _ = cv2.getTextSize(text, font, size, thick)
    strokes = np.zeros((SIDE, SIDE), np.uint8)
    at = ((SIDE - w) // 2, (SIDE + h) // 2)
    cv2.putText(strokes, text, at, font, size, 255, thick, cv2.LINE_AA)
    return strokes.astype(np.float32) / np.float32(255)


def _blot(rng: Rng) -> Mask:
    """A filled shape with or without a hole: a leaf, a moon, a cloud, a fish."""
    canvas, corners = Canvas(), int(rng.integers(4, 10))
    angles = np.linspace(0, 2 * np.pi, corners, endpoint=False) + rng.uniform(0, 6)
    far = rng.uniform(0.12, 0.4, corners)
    canvas.fill(smooth_closed(np.stack([far * np.cos(angles), far * np.sin(angles)], -1)))
    for _ in range(int(rng.integers(0, 4))):
        x, y = rng.uniform(-0.15, 0.15, 2)
        canvas.fill(ellipse(x, y, (rng.uniform(0.02, 0.1), rng.uniform(0.02, 0.1))), ink=False)
    return canvas.mask()


def _strokes(rng: Rng) -> Mask:
    """A few strokes and rings: a cross, a bolt, a rune."""
    canvas, width = Canvas(), rng.uniform(0.025, 0.09)
    for _ in range(int(rng.integers(1, 5))):
        if rng.random() < 0.25:
            turn = np.linspace(0, 2 * np.pi * rng.uniform(0.5, 1), 30) + rng.uniform(0, 6)
            size, (x, y) = rng.uniform(0.08, 0.33), rng.uniform(-0.1, 0.1, 2)
            canvas.line(np.stack([x + size * np.cos(turn), y + size * np.sin(turn)], -1), width)
        else:
            canvas.line(rng.uniform(-0.36, 0.36, (int(rng.integers(2, 5)), 2)), width)
    return canvas.mask()


def _scribble(rng: Rng) -> Mask:
    """One long bent line: a knot, a wave, a signature."""
    canvas, count = Canvas(), int(rng.integers(6, 16))
    bend, heading = rng.normal(0, 0.9), rng.uniform(0, 2 * np.pi)
    walk, step = [np.zeros(2)], rng.uniform(0.09, 0.2)
    for _ in range(count):
        heading += bend + rng.normal(0, 0.6)
        walk.append(walk[-1] + step * np.array([np.cos(heading), np.sin(heading)]))
    path = np.array(walk) - np.mean(walk, 0)
    path *= rng.uniform(0.25, 0.4) / max(0.05, float(np.abs(path).max()))
    there_and_back = np.concatenate([path, path[-2:0:-1]])
    canvas.line(smooth_closed(there_and_back)[: 8 * len(path)], rng.uniform(0.03, 0.08))
    return canvas.mask()


def _nested(rng: Rng) -> Mask:
    """Outlines of one shape of three to six corners, one inside the other: signs, windows."""
    canvas, corners = Canvas(), int(rng.integers(3, 7))
    angles = np.linspace(0, 2 * np.pi, corners + 1) + rng.uniform(0, 6)
    shape = np.stack([np.cos(angles), np.sin(angles)], -1) * rng.uniform(0.6, 1, 2)
    size, thick = rng.uniform(0.25, 0.42), rng.uniform(0.03, 0.07)
    for k in range(int(rng.integers(1, 4))):
        canvas.line(shape * size * (1 - 0.32 * k), thick)
    if rng.random() < 0.5:
        canvas.fill(shape[:-1] * size * rng.uniform(0.1, 0.4))
    return canvas.mask()


_DRAWINGS = (_letter, _blot, _strokes, _scribble, _nested, emblem)
_CHANCES = (0.25, 0.2, 0.2, 0.15, 0.12, 0.08)
"""How often each of the drawings is used, in their order."""
