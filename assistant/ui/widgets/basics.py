"""The few widgets of which every screen is made."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, Line, Rectangle, SmoothRoundedRectangle
from kivy.lang import Builder
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.widget import Widget
from kivy.utils import escape_markup

from assistant.ui import theme
from assistant.ui.fit import SLACK, SMALLEST_LINE, cut, fitting_size, width_of
from assistant.ui.ink import ink
from assistant.ui.outline import dashes
from assistant.ui.present.common import Headline
from assistant.ui.theme import Rgba, look

MARKUP = re.compile(r"\[/?[a-z]+(=[^\]]*)?\]")


class Text(Label):
    """A label that grows smaller rather than run out of its place."""

    peak = NumericProperty(20.0)
    """Font size wanted, in pixels of the design."""
    wrap = BooleanProperty(False)

    def __init__(self, **settings: object) -> None:
        self._fit_soon = Clock.create_trigger(self.fit, -1)
        super().__init__(**settings)
        self.fbind("text", self._fit_soon)
        self.fbind("size", self._fit_soon)
        self.fbind("peak", self._fit_soon)
        self.fbind("wrap", self._fit_soon)
        self.fbind("bold", self._fit_soon)
        # Bound weakly: the look outlives every widget.
        look.bind(u=self._look_changed)
        self._fit_soon()

    def _look_changed(self, *_: object) -> None:
        self._fit_soon()

    def fit(self, *_: object) -> None:
        """Choose the font size for the present text and size."""
        plain = MARKUP.sub("", self.text) if self.markup else self.text
        bold = bool(self.bold or (self.markup and "[b]" in self.text))
        wanted = self.peak * look.u
        self.font_size = fitting_size(plain, wanted, bold, self.width, self.height, self.wrap)
        self.text_size = self.size
        self.shorten = not self.wrap


class TurnTitle(Text):
    """A headline on one line, of which the name alone is cut where it is too long."""

    headline = ObjectProperty(None, allownone=True)
    """A `Headline`, whose name is set apart."""

    def __init__(self, **settings: object) -> None:
        super().__init__(markup=True, **settings)
        self.fbind("headline", self._fit_soon)

    def fit(self, *_: object) -> None:
        """Write the whole headline smaller, and then less and less of its name."""
        head = self.headline or Headline("", "", "")
        wanted, room = self.peak * look.u, SLACK * self.width
        around = width_of(head.before + head.after, wanted, False)
        whole = around + width_of(head.name, wanted, True)
        share = min(1.0, room / whole) if whole else 1.0
        self.font_size, name = wanted * max(share, SMALLEST_LINE), head.name
        if share < SMALLEST_LINE:
            # The name gives way: what is to be done now is never cut.
            name = cut(name, self.font_size, True, room - around * SMALLEST_LINE)
        self.text = marked_up(replace(head, name=name))
        self.text_size, self.shorten = self.size, False


def marked_up(headline: Headline) -> str:
    """A headline with its name set apart, in Kivy's markup."""
    name = f"[b][color=#ffffff]{escape_markup(headline.name)}[/color][/b]" if headline.name else ""
    return f"{headline.before}{name}{headline.after}"


class Panel(BoxLayout):
    """A rounded box."""

    fill = ColorProperty(theme.PANEL)
    border = ColorProperty(theme.CLEAR)
    radius = NumericProperty(18)


class PushButton(ButtonBehavior, Panel):
    """A large button with a word and a line below it."""

    label = StringProperty()
    detail = StringProperty()
    main = BooleanProperty(False)
    """Whether it is the one thing to do."""
    peak = NumericProperty(31.0)
    ink = StringProperty()
    """A glyph before the word, if any."""
    tint = ColorProperty(None, allownone=True)
    """Its colour; None for that of the word."""

    def _fill(self) -> Rgba:
        if self.disabled:
            return theme.PANEL
        if self.state == "down":
            return theme.LINE if not self.main else theme.rgba("#d99b2b")
        return theme.ACCENT if self.main else theme.RAISED

    def _colour(self) -> Rgba:
        if self.disabled:
            return theme.FAINT
        return theme.ON_ACCENT if self.main else theme.TEXT

    def _quiet(self) -> Rgba:
        if self.disabled:
            return theme.FAINT
        return theme.ON_ACCENT_QUIET if self.main else theme.QUIET

    back = AliasProperty(_fill, bind=("main", "disabled", "state"))
    colour = AliasProperty(_colour, bind=("main", "disabled"))
    quiet = AliasProperty(_quiet, bind=("main", "disabled"))

    def on_touch_down(self, touch: Any) -> bool:
        """Leave what falls beside it alone: the words of one folded away reach over its edge."""
        return bool(self.collide_point(*touch.pos) and super().on_touch_down(touch))


class Ink(Widget):
    """One glyph, tinted."""

    glyph = StringProperty("brain")
    colour = ColorProperty(theme.TEXT)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self.bind(glyph=self._draw, pos=self._draw, size=self._draw, colour=self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        if not self.glyph:
            return
        side = min(self.size)
        # Not from the centre: as the size changes, that is still where it was.
        corner = (self.x + (self.width - side) / 2, self.y + (self.height - side) / 2)
        with self.canvas:
            Color(*self.colour)
            Rectangle(pos=corner, size=(side, side), texture=ink(self.glyph))


class DieFace(ButtonBehavior, FloatLayout):
    """A die drawn large, with its words below: never told by its colour alone."""

    colour = StringProperty()
    """`green`, `yellow`, `red`, or empty for a die not yet chosen."""
    face = StringProperty()
    caption = StringProperty()
    unsure = BooleanProperty(False)
    chosen = BooleanProperty(False)
    peak = NumericProperty(20.0)
    size_most = NumericProperty(1000.0)
    """The words are not written larger, for the sake of those beside them."""
    stacked = BooleanProperty(False)
    """Whether colour and face stand on two lines."""
    aside = BooleanProperty(False)
    """Whether the words stand beside the die, where it is height that is scarce."""
    place = NumericProperty(0)
    """Position among the dice it stands with."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        for name in ("colour", "face", "unsure", "chosen", "body", "disabled", "state"):
            self.fbind(name, self._draw)
        look.bind(u=self._draw)
        self._draw()

    def _body(self) -> tuple[float, float, float]:
        if self.aside:
            side = max(1.0, min(self.width / 2, self.height) - 4 * look.u)
            return self.x, self.center_y - side / 2, side
        lines = 2.7 if self.stacked else 1.5
        words = self.peak * look.u * lines if self.caption else 0.0
        side = max(1.0, min(self.width, self.height - words) - 8 * look.u)
        return self.center_x - side / 2, self.top - side - 4 * look.u, side

    body = AliasProperty(_body, bind=("pos", "size", "peak", "caption", "stacked", "aside"))
    """(x, y, side) of the die itself, above its caption or on the left of it."""

    def _words(self) -> tuple[float, float, float, float]:
        x, y, side = self.body
        if self.aside:
            left = x + side + 10 * look.u
            return left, self.y, max(1.0, self.right - left), self.height
        high = self.peak * (2.6 if self.stacked else 1.4) * look.u if self.caption else 0.0
        return self.x, y - high - 2 * look.u, self.width, high

    words = AliasProperty(_words, bind=("body",))
    """(x, y, width, height) of its caption."""

    def _draw(self, *_: object) -> None:
        x, y, side = self.body
        edge, round_by = 4 * look.u, [side * 0.16]
        colour = theme.INKS.get(self.colour, theme.LINE)
        fade = 0.3 if self.disabled else 1.0
        outline = theme.ACCENT if self.chosen or self.unsure else theme.LINE
        self.canvas.before.clear()
        with self.canvas.before:
            if not self.unsure:
                Color(*outline[:3], fade if self.colour or self.chosen else 0.9)
                SmoothRoundedRectangle(pos=(x, y), size=(side, side), radius=round_by)
            Color(*(theme.RAISED if self.state == "down" else theme.DIE_BODY))
            inner = side - 2 * edge
            SmoothRoundedRectangle(
                pos=(x + edge, y + edge), size=(inner, inner), radius=[side * 0.13]
            )
            if self.unsure:
                Color(*theme.ACCENT)
                for stroke in dashes(x, y, side, side, side / 9):
                    Line(points=stroke, width=edge / 2, cap="round")
            if self.face:
                Color(*colour[:3], fade)
                margin = side * 0.17
                glyph = side - 2 * margin
                Rectangle(pos=(x + margin, y + margin), size=(glyph, glyph), texture=ink(self.face))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
