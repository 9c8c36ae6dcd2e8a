"""Colours, fonts and the unit every size is counted in."""

from __future__ import annotations

from pathlib import Path

from kivy.core.text import LabelBase
from kivy.event import EventDispatcher
from kivy.properties import BooleanProperty, NumericProperty
from kivy.utils import get_color_from_hex

FONTS = Path(__file__).parent / "fonts"

Rgba = tuple[float, float, float, float]


def rgba(text: str, alpha: float = 1.0) -> Rgba:
    """`#rrggbb` as four numbers between 0 and 1."""
    red, green, blue = get_color_from_hex(text)[:3]
    return (red, green, blue, alpha)


GROUND = rgba("#15171c")
PANEL = rgba("#1f232b")
RAISED = rgba("#2a2f39")
LINE = rgba("#4a4f5a")
TEXT = rgba("#f2efe9")
QUIET = rgba("#b5afa3")
FAINT = rgba("#8b8780")
ACCENT = rgba("#f3b33d")
ON_ACCENT = rgba("#1a1508")
ON_ACCENT_QUIET = rgba("#4d380c")
ON_TURN = rgba("#2a2a26")
DANGER = rgba("#d2483f")
GOOD = rgba("#8bd17c")
SHADE = rgba("#000000", 0.72)
CLEAR = rgba("#000000", 0.0)
DIE_BODY = rgba("#17181a")
WHITE = rgba("#ffffff")

INKS = {
    "green": rgba("#7fd069"),
    "yellow": rgba("#f0d63c"),
    "red": rgba("#ef5b50"),
    "special": rgba("#f2efe9"),
    "hunk": rgba("#f2efe9"),
    "hottie": rgba("#f08cc0"),
    "santa": rgba("#ff9d94"),
    "bus": rgba("#ffb52e"),
}
"""The ink of a Zombie Die, by the name of its colour."""

CARD_INKS = {
    "red": ("heart", rgba("#ef6a60"), DIE_BODY),
    "blue": ("drop", rgba("#6fb4f2"), DIE_BODY),
    "green": ("leaf", rgba("#7fd069"), DIE_BODY),
    "yellow": ("sun", rgba("#f0d63c"), DIE_BODY),
    "orange": ("flame", rgba("#f79a3e"), DIE_BODY),
    "mauve": ("flower", rgba("#c9a5f5"), DIE_BODY),
    "black": ("moon", rgba("#17181a"), rgba("#d9d4ca")),
}
"""(glyph, ink, body) of a card of Zero, by the name of its colour; each colour has its glyph."""

TARGET = 56.0
"""Height of the smallest thing a finger must hit, in pixels of the design: 9 mm."""

PLAYER_SHAPES = (
    ("circle", rgba("#5aa9e6")),
    ("triangle", rgba("#f3b33d")),
    ("square", rgba("#8bd17c")),
    ("star", rgba("#e58fb1")),
    ("diamond", rgba("#b79cf0")),
    ("hexagon", rgba("#6fd3cf")),
    ("cross", rgba("#f08a5d")),
    ("ring", rgba("#d8d3c8")),
)
"""(glyph, colour) of each seat, so that no player is told apart by colour alone."""


def player_mark(seat: int) -> tuple[str, Rgba]:
    """(glyph, colour) of a seat; a ninth player shares the shape of the first."""
    return PLAYER_SHAPES[seat % len(PLAYER_SHAPES)]


class Look(EventDispatcher):
    """How large everything is drawn: `u` is a pixel of the screens as they were designed."""

    u = NumericProperty(1.0)
    portrait = BooleanProperty(False)

    def fit(self, width: float, height: float) -> None:
        """Take a window of `width` x `height` pixels; designed at 1280x800 and 800x1280."""
        self.portrait = height > width
        long, short = max(width, height), min(width, height)
        self.u = max(0.25, min(long / 1280, short / 800))

    def follow(self, window: EventDispatcher) -> None:
        """Keep to the size of `window`, which may be turned at any time."""
        self.fit(*window.size)
        window.bind(size=self._resized)

    def _resized(self, _window: object, size: tuple[float, float]) -> None:
        self.fit(*size)


look = Look()


def register_fonts() -> None:
    """Make `Sans` known to Kivy: it has every glyph of both languages, U+202F included."""
    LabelBase.register(
        "Sans", str(FONTS / "DejaVuSans.ttf"), fn_bold=str(FONTS / "DejaVuSans-Bold.ttf")
    )
