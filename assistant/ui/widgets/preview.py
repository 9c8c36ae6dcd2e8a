"""The camera's picture with the dice outlined in it."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Line, Mesh, Rectangle, RoundedRectangle, SmoothRoundedRectangle
from kivy.graphics.texture import Texture
from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from assistant.camera.look import Look
from assistant.ui import theme
from assistant.ui.labels import Rect, clear_place, placed
from assistant.ui.outline import Point, beside, dashes
from assistant.ui.seen import Mark
from assistant.ui.theme import look
from vision.readings import Box
from vision.zone import Zone

OUTSIDE = theme.rgba("#000000", 0.3)


@lru_cache(maxsize=256)
def written(text: str, size: float) -> Texture:
    """`text` as a texture."""
    label = CoreLabel(text=text, font_name="Sans", font_size=size)
    label.refresh()
    return label.texture


class Picture(Widget):
    """One texture, used again for every frame, and the outlines over it."""

    tags = ListProperty()
    """Labels that lie over the picture, under which no words should come."""
    dice = ListProperty()
    """(x, y, width, height) in the window of every die outlined."""
    __events__ = ("on_die",)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self._texture: Texture | None = None
        self._frame = (16, 9)
        self._marks: tuple[Mark, ...] = ()
        self._zone = Zone()
        self.bind(pos=self._redraw, size=self._redraw)

    def show(self, seen: Look, marks: tuple[Mark, ...], zone: Zone) -> None:
        """Draw a frame and its dice."""
        height, width = seen.pixels.shape[:2]
        under = (self._texture, self._frame, self._zone)
        if self._texture is None or self._texture.size != (width, height):
            self._texture = Texture.create(size=(width, height), colorfmt="rgba")
            self._texture.flip_vertical()
        self._texture.blit_buffer(seen.pixels.tobytes(), colorfmt="rgba", bufferfmt="ubyte")
        self._frame, self._marks, self._zone = seen.size, marks, zone
        if under != (self._texture, self._frame, self._zone):
            self._draw_under()
        self.dice = [self.on_screen(mark.box) for mark in marks]
        self._draw_over()

    def clear_picture(self) -> None:
        """Show nothing, as when the camera is gone."""
        self._texture, self._marks, self.dice = None, (), []
        self._redraw()

    @property
    def place(self) -> tuple[float, float, float, float]:
        """(x, y, width, height) of the picture in the window, its shape kept."""
        width, height = self._frame
        scale = min(self.width / width, self.height / height)
        w, h = width * scale, height * scale
        return self.center_x - w / 2, self.center_y - h / 2, w, h

    def on_screen(self, box: Box) -> tuple[float, float, float, float]:
        """(x, y, width, height) in the window of a box in frame pixels."""
        x, y, width, height = self.place
        across, down = width / self._frame[0], height / self._frame[1]
        return (
            x + box.left * across,
            y + height - box.bottom * down,
            box.width * across,
            box.height * down,
        )

    def on_touch_down(self, touch: object) -> bool:
        """Tell which outlined die is tapped, with a finger's width around it."""
        px, py = touch.pos  # type: ignore[attr-defined]
        reach = 12 * look.u
        for mark in self._marks:
            x, y, width, height = self.on_screen(mark.box)
            if x - reach <= px <= x + width + reach and y - reach <= py <= y + height + reach:
                self.dispatch("on_die", mark.box)
                return True
        return bool(super().on_touch_down(touch))

    def on_die(self, box: Box) -> None:
        """Event: a die in the picture was tapped; `box` in frame pixels."""

    def _redraw(self, *_: object) -> None:
        self._draw_under()
        self._draw_over()

    def _draw_under(self) -> None:
        """Lay out the picture and the zone, which stay as they are from frame to frame."""
        self.canvas.before.clear()
        if self._texture is None:
            return
        x, y, width, height = self.place
        with self.canvas.before:
            Color(1, 1, 1, 1)
            RoundedRectangle(
                pos=(x, y), size=(width, height), radius=[14 * look.u], texture=self._texture
            )
            self._draw_zone()

    def _draw_over(self) -> None:
        """Outline the dice of this frame."""
        self.canvas.clear()
        # The texture has new pixels, of which no instruction tells the window.
        self.canvas.ask_update()
        if self._texture is None:
            return
        with self.canvas:
            for mark in self._marks:
                self._draw_mark(mark)
            taken: list[Rect] = [(*tag.pos, *tag.size) for tag in self.tags if tag.text]
            for mark in self._marks:
                if mark.rolled:
                    self._draw_words(mark, taken)

    def at(self, share: Point) -> Point:
        """Where in the window a place given in fractions of the frame is."""
        x, y, width, height = self.place
        return x + share[0] * width, y + (1 - share[1]) * height

    def _draw_zone(self) -> None:
        """Dim what lies beside the zone, and outline it."""
        Color(*OUTSIDE)
        for piece in beside(self._zone.corners):
            points = [self.at(share) for share in piece]
            Mesh(
                vertices=[number for x, y in points for number in (x, y, 0, 0)],
                indices=list(range(len(points))),
                mode="triangle_fan",
            )
        Color(*theme.ACCENT[:3], 0.8)
        outline = [number for share in self._zone.corners for number in self.at(share)]
        Line(points=outline, width=max(1.0, 1.2 * look.u), close=True)

    def _draw_mark(self, mark: Mark) -> None:
        x, y, width, height = self.on_screen(mark.box)
        colour = theme.GOOD if mark.sure else theme.ACCENT
        thick = (2.2 if mark.rolled else 1.2) * look.u
        # A dark line under the bright one keeps the outline visible on any table.
        for ink, extra in ((theme.rgba("#000000", 0.6), 1.4 * look.u), (colour, 0.0)):
            Color(*ink)
            if mark.sure:
                corner = 0.14 * min(width, height)
                Line(rounded_rectangle=(x, y, width, height, corner), width=thick + extra)
            else:
                for stroke in dashes(x, y, width, height, 8 * look.u):
                    Line(points=stroke, width=thick + extra, cap="round")

    def _draw_words(self, mark: Mark, taken: list[Rect]) -> None:
        """Write by the die, where it covers other dice and what is written already least."""
        text = written(mark.text, round(15 * look.u))
        pad = 6 * look.u
        left, low, width, height = self.place
        within = (left + pad, low + pad, width - 2 * pad, height - 2 * pad)
        dice = [self.on_screen(other.box) for other in self._marks]
        size = (text.size[0] + 2 * pad, text.size[1] + 2)
        x, y, wide, high = placed(self.on_screen(mark.box), size, within, taken, dice)
        taken.append((x, y, wide, high))
        Color(*theme.SHADE)
        SmoothRoundedRectangle(pos=(x, y), size=(wide, high), radius=[7 * look.u])
        Color(*(theme.TEXT if mark.sure else theme.ACCENT))
        Rectangle(pos=(x + pad, y + 1), size=text.size, texture=text)


class Preview(FloatLayout):
    """The picture, what is said about it, and what to do when there is none."""

    status = StringProperty()
    badge = StringProperty()
    """Such as: recorded demonstration."""
    hint = StringProperty()
    warning = BooleanProperty(False)
    zone_label = StringProperty()
    """On the button that opens the roll zone; empty while there is no picture."""
    picture = ObjectProperty(None, allownone=True)
    status_pos = ListProperty([0, 0])
    """Where the status stands so that it covers no die."""
    __events__ = ("on_zone",)

    def __init__(self, **settings: object) -> None:
        self._spot = 0
        super().__init__(**settings)

    def make_way(self, wide: float, high: float) -> None:
        """Find a place for the status, `wide` x `high` pixels; it moves only where it must."""
        edge = 12 * look.u
        left, middle, right = self.x + edge, self.center_x - wide / 2, self.right - edge - wide
        low, top = self.y + edge, self.top - edge - high
        # Below on the right is the button of the zone, above on the left the badge.
        spots = [(left, low), (right, top), (middle, low)]
        if not self.badge:
            spots += [(left, top), (middle, top)]
        rects = [(x, y, wide, high) for x, y in spots]
        self._spot = clear_place(rects, self._spot, self.picture.dice)
        self.status_pos = spots[self._spot]

    def on_zone(self) -> None:
        """Event: the roll zone is to be moved."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
