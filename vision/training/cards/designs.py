"""Decks that nobody prints: seven colours of eight values, some to choose by, some to judge."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.cards.symbols import SYMBOLS, outline
from vision.training.cards.typefaces import Typeface, write

Picture = NDArray[np.float32]
"""(H, W, 3) BGR as on a screen, 0 to 1."""
Mask = NDArray[np.uint8]

WIDTH, HEIGHT = 240, 360
"""Pixels of a drawn card."""
COLOURS = ("red", "blue", "green", "yellow", "orange", "mauve", "black")
NUMBERS = tuple("12345678")
_FINE = 8
"""cv2 takes points in 1/2**_SHIFT pixels."""
_SHIFT = 3


class Ground(Enum):
    """What a card is printed on."""

    PAPER = auto()
    """Coloured ink on pale paper."""
    PANEL = auto()
    """A coloured panel with pale ink, in a pale border."""
    FULL = auto()
    """Colour to the very edge, with pale ink."""


class Layout(Enum):
    """Where number and symbol stand."""

    MIDDLE = auto()
    """A large number in the middle, small symbols in two corners."""
    CORNERS = auto()
    """Numbers in two corners, a large symbol in the middle."""
    BOTH = auto()
    """A large number in the middle with the symbol below, numbers in two corners."""
    PIPS = auto()
    """As many symbols as the number says, and numbers in two corners."""


@dataclass(frozen=True, slots=True)
class Design:
    """One invented deck."""

    name: str
    ground: Ground
    layout: Layout
    face: Typeface
    paper: str
    """`#rrggbb`, as are the inks."""
    inks: tuple[str, ...]
    """Of each of COLOURS."""
    symbols: tuple[str, ...]
    """Of each of COLOURS."""
    frame: bool = False
    """Whether a line runs along the edge."""


def drawn(design: Design, colour: str, number: str) -> Picture:
    """One card of a deck, (HEIGHT, WIDTH, 3), upright."""
    place = COLOURS.index(colour)
    paper, ink = bgr(design.paper), bgr(design.inks[place])
    card = np.empty((HEIGHT, WIDTH, 3), np.float32)
    card[:] = ink if design.ground is Ground.FULL else paper
    if design.ground is Ground.PANEL:
        card[18:-18, 18:-18] = ink
    if design.frame:
        line = paper if design.ground is not Ground.PAPER else ink
        cv2.rectangle(card, (24, 24), (WIDTH - 25, HEIGHT - 25), line.tolist(), 3, cv2.LINE_AA)
    over = ink if design.ground is Ground.PAPER else paper
    mask = _print(design, design.symbols[place], number)[..., None]
    return np.asarray(card * (1 - mask) + over * mask, np.float32)


def bgr(text: str) -> Picture:
    """`#rrggbb` as (3,) BGR, 0 to 1."""
    return np.array([int(text[i : i + 2], 16) / 255 for i in (5, 3, 1)], np.float32)


def _print(design: Design, symbol: str, number: str) -> NDArray[np.float32]:
    """(HEIGHT, WIDTH) what is printed on a card: 1 is ink."""
    mask = np.zeros((HEIGHT, WIDTH), np.uint8)
    centre = (WIDTH / 2, HEIGHT / 2)
    match design.layout:
        case Layout.MIDDLE:
            write(mask, design.face, number, centre, 170)
            _twice(mask, lambda m: _symbol(m, symbol, (44, 46), 20))
        case Layout.CORNERS:
            _symbol(mask, symbol, centre, 66)
            _twice(mask, lambda m: write(m, design.face, number, (50, 62), 64))
        case Layout.BOTH:
            write(mask, design.face, number, (WIDTH / 2, 160), 130)
            _symbol(mask, symbol, (WIDTH / 2, 275), 32)
            _twice(mask, lambda m: write(m, design.face, number, (44, 50), 36))
        case Layout.PIPS:
            for i in range(int(number)):
                x, y = (i % 2) * 2 - 1, i // 2
                at = (WIDTH / 2 + 38 * x, 84 + 64 * y)
                if int(number) % 2 and i == int(number) - 1:
                    at = (WIDTH / 2, 84 + 64 * y)
                _symbol(mask, symbol, at, 22)
            _twice(mask, lambda m: write(m, design.face, number, (38, 50), 52))
    return mask.astype(np.float32) / np.float32(255)


def _twice(mask: Mask, draw: Callable[[Mask], None]) -> None:
    """Draw in one corner, and upside down in the opposite one."""
    one = np.zeros_like(mask)
    draw(one)
    np.maximum(mask, np.maximum(one, one[::-1, ::-1]), out=mask)


def _symbol(mask: Mask, name: str, at: tuple[float, float], radius: float) -> None:
    points = outline(name) * radius + np.asarray(at)
    fine = np.round(points * _FINE).astype(np.int32)
    cv2.fillPoly(mask, [fine], (255,), cv2.LINE_AA, _SHIFT)


_BRIGHT = ("#d3202a", "#1f5fbf", "#1e9447", "#f2c511", "#ee7a1b", "#8a3fa0", "#1c1c1e")
_SOFT = ("#b8323f", "#3e6fa8", "#4b8a4a", "#dcb430", "#d9793a", "#7d5590", "#333338")
_DEEP = ("#c0111f", "#123e9c", "#0f7a3a", "#e8b800", "#e36414", "#6d2a8c", "#0d0d10")
_FRESH = ("#e0333c", "#2b7fd4", "#2aa55c", "#f7d21e", "#f58a2a", "#9a4fb8", "#26262a")

TO_CHOOSE = (
    Design(
        "plain", Ground.PAPER, Layout.MIDDLE, Typeface(False, 0.16), "#fbfaf5",
        _BRIGHT, SYMBOLS[:7],
    ),
    Design(
        "suits", Ground.PAPER, Layout.CORNERS, Typeface(True, 0.1, 0.55), "#f3ecd9",
        _SOFT, SYMBOLS[3:10], frame=True,
    ),
    Design(
        "panels", Ground.PANEL, Layout.BOTH, Typeface(False, 0.13, 0.5, 0.15), "#f7f7f4",
        _DEEP, SYMBOLS[1:8],
    ),
    Design(
        "counting", Ground.PAPER, Layout.PIPS, Typeface(True, 0.12, 0.65), "#ffffff",
        _FRESH, SYMBOLS[2:9],
    ),
)  # fmt: skip
"""The decks by which the way of reading was chosen."""

TO_JUDGE = (
    Design(
        "bold", Ground.PAPER, Layout.BOTH, Typeface(False, 0.21, 0.68), "#f9f6ec",
        ("#cf2e2e", "#2456a6", "#2f8f4e", "#efc319", "#ec7f22", "#84449a", "#202024"),
        SYMBOLS[4:11],
    ),
    Design(
        "ornate", Ground.PAPER, Layout.CORNERS, Typeface(False, 0.1, 0.55, 0.28), "#efe6cf",
        ("#a82834", "#33609c", "#3f7d43", "#d4a92a", "#d06c2e", "#714a88", "#2b2a2e"),
        SYMBOLS[5:12], frame=True,
    ),
    Design(
        "tiles", Ground.PANEL, Layout.MIDDLE, Typeface(True, 0.18, 0.52), "#f4f4f0",
        ("#d8232f", "#1a4fb0", "#14833f", "#edc00a", "#e86c12", "#7a3396", "#141417"),
        SYMBOLS[:7][::-1],
    ),
    Design(
        "edge", Ground.FULL, Layout.BOTH, Typeface(True, 0.13, 0.6, 0.2), "#fdfcf8",
        ("#c9252d", "#2062b5", "#24914b", "#f0c514", "#ea771c", "#8641a0", "#232327"),
        SYMBOLS[5:12][::-1],
    ),
)  # fmt: skip
"""The decks that judge it: nothing is chosen by these."""
