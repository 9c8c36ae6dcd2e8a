"""Dice that nobody makes: drawings for learning a user's own set, some to choose by, some to judge.

A set's dice are drawn one by one by an unsteady hand, so that no two of them are quite alike.
Nothing here is ever shown to the nets in training.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import cv2
import numpy as np

from vision.readings import Kind
from vision.training import invented_glyphs as drawn
from vision.training.canvas import SIDE, Mask
from vision.training.colours import Colour
from vision.training.dice import Die, Finish, Skin
from vision.training.solids import Solid

Rng = np.random.Generator
Draw = Callable[[Rng], Mask]


@dataclass(frozen=True, slots=True)
class Design:
    """One invented make of dice."""

    name: str
    kind: Kind
    faces: Mapping[str, Draw]
    """How each face is drawn."""
    colours: Mapping[str, tuple[str, str]]
    """Body and ink, `#rrggbb`, of each colour."""
    solid: Solid
    finish: Finish
    grain: float
    """How much the body's colour wanders, 0 to 1."""

    @property
    def values(self) -> tuple[tuple[str, str], ...]:
        """Every (colour, face)."""
        return tuple((colour, face) for colour in self.colours for face in self.faces)


def made(design: Design, colour: str, rng: Rng) -> Die:
    """One die of a design; every die has each of its faces, in any place."""
    names = list(design.faces)
    names += [str(name) for name in rng.permutation(names)[: 6 - len(names)]]
    names += names[: 6 - len(names)]
    names = [str(name) for name in rng.permutation(names)]
    body, ink = (_colour(text) for text in design.colours[colour])
    sheet = np.concatenate([_by_hand(design.faces[name](rng), rng) for name in names], axis=1)
    rough = cv2.resize(rng.random((9, 54), dtype=np.float32), sheet.shape[::-1])
    base = body * (1 - design.grain * rough[..., None])
    atlas = base * (1 - sheet[..., None]) + ink * sheet[..., None]
    relief = np.zeros((*sheet.shape, 2), np.float32)
    skin = Skin(np.asarray(atlas, np.float32), relief, sheet)
    return Die(design.kind, colour, tuple(names), skin, design.solid, design.finish)


def _by_hand(mask: Mask, rng: Rng) -> Mask:
    """A drawing set down a little askew, and worn; as often turned as not."""
    mask = np.rot90(mask, int(rng.integers(4)))
    middle, grown = (SIDE / 2, SIDE / 2), float(np.exp(rng.normal(0, 0.03)))
    turn = np.asarray(cv2.getRotationMatrix2D(middle, rng.normal(0, 4), grown), np.float64)
    turn[:, 2] += rng.normal(0, 0.015 * SIDE, 2)
    wear = cv2.resize(rng.random((20, 20), dtype=np.float32), (SIDE, SIDE))
    askew = cv2.warpAffine(np.ascontiguousarray(mask), turn, (SIDE, SIDE))
    return np.asarray(askew * np.clip(0.75 + wear, 0, 1), np.float32)


def _colour(text: str) -> Colour:
    """`#rrggbb` as linear BGR."""
    red, green, blue = (int(text[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return np.array([blue, green, red], np.float32) ** np.float32(2.2)


_ZOMBIE = ("brain", "shotgun", "feet")
_SIX = ("1", "2", "3", "4", "5", "6")


def _zombies(*draws: Draw) -> dict[str, Draw]:
    return dict(zip(_ZOMBIE, draws, strict=True))


def _sixes(*draws: Draw) -> dict[str, Draw]:
    return dict(zip(_SIX, draws, strict=True))


TO_CHOOSE = (
    Design(
        "garden",
        Kind.ZOMBIE,
        _zombies(drawn.flower, drawn.arrow, drawn.moon),
        {
            "green": ("#1f8a70", "#f4f1e6"),
            "yellow": ("#f28c28", "#f4f1e6"),
            "red": ("#7b2d8b", "#f4f1e6"),
        },
        Solid(0.1, 2.0),
        Finish(0.5, 60.0),
        0.1,
    ),
    Design(
        "letters",
        Kind.ZOMBIE,
        _zombies(drawn.letter_c, drawn.letter_f, drawn.letter_e),
        {
            "green": ("#151515", "#5ad05a"),
            "yellow": ("#151515", "#f5e04a"),
            "red": ("#151515", "#ff5a4d"),
        },
        Solid(0.06, 0.72),
        Finish(0.3, 30.0),
        0.2,
    ),
    Design(
        "tally",
        Kind.D6,
        _sixes(*(drawn.tally(n) for n in range(1, 7))),
        {"": ("#d9cba3", "#3a2412")},
        Solid(0.05, 2.0),
        Finish(0.05, 10.0),
        0.35,
    ),
)
"""The designs by which the way of learning was chosen."""

TO_JUDGE = (
    Design(
        "woodburnt",
        Kind.ZOMBIE,
        _zombies(drawn.spiral, drawn.crosshair, drawn.bare_foot),
        {
            "green": ("#8fb06a", "#2a1c10"),
            "yellow": ("#e0b45c", "#2a1c10"),
            "red": ("#b5523e", "#2a1c10"),
        },
        Solid(0.04, 2.0),
        Finish(0.0, 10.0),
        0.4,
    ),
    Design(
        "painted",
        Kind.ZOMBIE,
        _zombies(drawn.skull, drawn.bolt, drawn.paw),
        {
            "green": ("#101418", "#39c5bb"),
            "yellow": ("#101418", "#ffb000"),
            "red": ("#101418", "#ff4f9a"),
        },
        Solid(0.12, 0.74),
        Finish(0.8, 120.0),
        0.1,
    ),
    Design(
        "stickers",
        Kind.ZOMBIE,
        _zombies(drawn.cloud, drawn.target, drawn.boot),
        {
            "green": ("#f2efe6", "#2e7d32"),
            "yellow": ("#f2efe6", "#c98a00"),
            "red": ("#f2efe6", "#b3261e"),
        },
        Solid(0.09, 2.0),
        Finish(0.4, 40.0),
        0.08,
    ),
    Design(
        "numerals",
        Kind.D6,
        _sixes(*(drawn.numeral(n) for n in range(1, 7))),
        {"": ("#3d5a80", "#fdf6e3")},
        Solid(0.08, 0.76),
        Finish(0.5, 60.0),
        0.15,
    ),
)
"""The designs that judge it: nothing is chosen by these."""
