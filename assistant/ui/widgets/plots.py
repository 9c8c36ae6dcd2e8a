"""Plots, drawn with a few strokes: lines over rounds or turns, and bars of counted faces."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from kivy.clock import Clock
from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Line, Rectangle, RoundedRectangle
from kivy.lang import Builder
from kivy.properties import ColorProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from assistant.ui import theme
from assistant.ui.ink import ink
from assistant.ui.plot import Frame, Point, framed
from assistant.ui.theme import Rgba, look

WRITTEN = 17.0
MARK = 20.0
MOST_MARKS = 16
"""Lines with more points than this carry their shape at the end only."""


@dataclass(frozen=True, slots=True)
class Curve:
    """Values at 0, 1, 2, … in the shape and colour of their player."""

    values: tuple[float, ...]
    shape: str
    tint: Rgba


class LinePlot(Widget):
    """Lines over a grid, zero drawn stronger; no line is told by its colour alone."""

    curves = ListProperty()
    across = StringProperty()
    """What is counted from left to right."""
    up = StringProperty()

    def __init__(self, **settings: object) -> None:
        self._draw_soon = Clock.create_trigger(self._draw, -1)
        super().__init__(**settings)
        for name in ("curves", "across", "up", "pos", "size"):
            self.fbind(name, self._draw_soon)
        look.bind(u=self._look_changed)

    def _look_changed(self, *_: object) -> None:
        self._draw_soon()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        u = look.u
        if not self.curves or min(self.size) < 120 * u:
            return
        left, low, right, high = 52 * u, 54 * u, 20 * u, 34 * u
        place = (self.x + left, self.y + low, self.width - left - right, self.height - low - high)
        frame = framed([curve.values for curve in self.curves], place)
        with self.canvas:
            self._draw_grid(frame)
            for curve in self.curves:
                self._draw_curve(frame, curve)

    def _draw_grid(self, frame: Frame) -> None:
        u = look.u
        for value in frame.up:
            x, y = frame.at(frame.across[0], value)
            Color(*(theme.FAINT if value == 0 else theme.RAISED))
            Line(points=(x, y, x + frame.width, y), width=(1.6 if value == 0 else 1.1) * u)
            _write(f"{value:g}".replace("-", "−"), (x - 10 * u, y), ends=True)
        for value in frame.across:
            x, _ = frame.at(value, frame.up[0])
            _write(f"{value:g}", (x, frame.y - 16 * u))
        top = frame.y + frame.height + 18 * u
        _write(self.up, (self.x + 4 * u, top), begins=True)
        _write(self.across, (frame.x + frame.width, frame.y - 38 * u), ends=True)

    def _draw_curve(self, frame: Frame, curve: Curve) -> None:
        u = look.u
        points = frame.line(curve.values)
        Color(*curve.tint)
        if len(points) > 1:
            flat = [number for point in points for number in point]
            Line(points=flat, width=1.8 * u, joint="round", cap="round")
        marked = points if len(points) <= MOST_MARKS else points[-1:]
        side = MARK * u
        for x, y in marked:
            Rectangle(pos=(x - side / 2, y - side / 2), size=(side, side), texture=ink(curve.shape))


class FaceBar(Widget):
    """How often a face came, as a bar, and how often it should have, as a stroke across."""

    seen = NumericProperty(0)
    expected = NumericProperty(-1.0)
    """Below 0: there is no stroke."""
    most = NumericProperty(1.0)
    """What the whole width stands for."""
    tint = ColorProperty(theme.TEXT)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        for name in ("seen", "expected", "most", "tint", "pos", "size"):
            self.fbind(name, self._draw)
        self._draw()

    def _draw(self, *_: object) -> None:
        self.canvas.clear()
        u = look.u
        thick = min(self.height, 16 * u)
        y, most = self.center_y - thick / 2, max(self.most, 1.0)
        with self.canvas:
            Color(*theme.RAISED)
            RoundedRectangle(pos=(self.x, y), size=(self.width, thick), radius=[thick / 2])
            Color(*self.tint)
            long = self.width * self.seen / most
            if long > 0:
                size = (max(long, thick), thick)
                RoundedRectangle(pos=(self.x, y), size=size, radius=[thick / 2])
            if self.expected >= 0:
                Color(*theme.TEXT)
                stroke = self.x + self.width * self.expected / most
                Rectangle(pos=(stroke - 1.5 * u, y - 4 * u), size=(3 * u, thick + 8 * u))


class FaceRow(BoxLayout):
    """One face: its glyph, its word, its bar and its numbers."""

    glyph = StringProperty()
    word = StringProperty()
    told = StringProperty()
    tint = ColorProperty(theme.TEXT)
    seen = NumericProperty(0)
    expected = NumericProperty(0.0)
    most = NumericProperty(1.0)


def _write(text: str, at: Point, *, begins: bool = False, ends: bool = False) -> None:
    """Write around a point, or beginning or ending there, into the canvas being drawn."""
    if not text:
        return
    label = CoreLabel(text=text, font_name="Sans", font_size=WRITTEN * look.u, color=theme.QUIET)
    label.refresh()
    wide, high = label.texture.size
    x = at[0] if begins else at[0] - wide if ends else at[0] - wide / 2
    Color(*theme.WHITE)
    Rectangle(pos=(round(x), round(at[1] - high / 2)), size=(wide, high), texture=label.texture)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
