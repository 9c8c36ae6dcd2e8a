"""The roll zone over the camera's picture, moved with a finger."""

from __future__ import annotations

from math import dist
from pathlib import Path
from typing import Any

from kivy.graphics import Color, Ellipse
from kivy.lang import Builder
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty

from assistant.camera.look import Look
from assistant.ui import theme
from assistant.ui.outline import Point
from assistant.ui.theme import look
from assistant.ui.widgets.preview import Picture
from assistant.ui.widgets.sheets import Sheet
from vision.zone import Zone

HANDLE = 14.0
"""Radius of the dot at a corner, in pixels of the design."""
CORNER, WHOLE = "corner", "whole"


class ZonePicture(Picture):
    """The picture with a dot at each corner of the zone; says `on_moved` and `on_placed`."""

    def __init__(self, **settings: object) -> None:
        self.register_event_type("on_moved")
        self.register_event_type("on_placed")
        super().__init__(**settings)

    @property
    def reach(self) -> float:
        """How far from a corner a finger may come down to take hold of it, in window pixels."""
        return float(max(dp(24), theme.TARGET / 2 * look.u))

    @property
    def place(self) -> tuple[float, float, float, float]:
        """As for every picture, with room for a finger around it."""
        x, y, width, height = super().place
        scale = min(1 - 2 * self.reach / max(side, 1.0) for side in self.size)
        return (
            x + width * (1 - scale) / 2,
            y + height * (1 - scale) / 2,
            width * scale,
            height * scale,
        )

    def on_touch_down(self, touch: Any) -> bool:
        """Take hold of the nearest corner, or of the whole zone."""
        if self._texture is None or not self.collide_point(*touch.pos):
            return False
        away = [dist(self.at(corner), touch.pos) for corner in self._zone.corners]
        nearest = min(range(len(away)), key=away.__getitem__)
        if away[nearest] <= self.reach:
            touch.ud[self] = (CORNER, nearest, self._zone, touch.pos)
        elif self._zone.holds_point(self._share(touch.pos)):
            touch.ud[self] = (WHOLE, 0, self._zone, touch.pos)
        else:
            return True
        touch.grab(self)
        return True

    def on_touch_move(self, touch: Any) -> bool:
        """Drag what is held as far as the finger has gone."""
        if touch.grab_current is not self:
            return False
        what, number, zone, began = touch.ud[self]
        x0, y0 = self._share(began)
        x1, y1 = self._share(touch.pos)
        by = (x1 - x0, y1 - y0)
        if what == WHOLE:
            moved = zone.shifted(by)
        else:
            x, y = zone.corners[number]
            # From where it is now: a corner that went as far as it may stays there.
            moved = self._zone.dragged(number, (x + by[0], y + by[1]))
        if moved != self._zone:
            self.dispatch("on_moved", moved)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        """Let go."""
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if touch.ud.pop(self)[2] != self._zone:
            self.dispatch("on_placed")
        return True

    def on_moved(self, zone: Zone) -> None:
        """Event: the zone is to be this."""

    def on_placed(self) -> None:
        """Event: the finger has let the zone go."""

    def _share(self, point: Point) -> Point:
        """The place in fractions of the frame that is at `point` in the window."""
        x, y, width, height = self.place
        return (point[0] - x) / width, 1 - (point[1] - y) / height

    def _draw_zone(self) -> None:
        super()._draw_zone()
        for corner in self._zone.corners:
            x, y = self.at(corner)
            for colour, radius in ((theme.SHADE, HANDLE + 3), (theme.ACCENT, HANDLE)):
                Color(*colour)
                side = 2 * radius * look.u
                Ellipse(pos=(x - side / 2, y - side / 2), size=(side, side))


class ZoneSheet(Sheet):
    """Where dice count as rolled: dragged by its corners, or found around a tray."""

    find_label = StringProperty()
    usual_label = StringProperty()
    found = BooleanProperty(False)
    """Whether the zone is the tray that was found: there is no need to look for it again."""
    picture = ObjectProperty(None, allownone=True)
    __events__ = ("on_moved", "on_placed", "on_find", "on_usual")

    def show(self, seen: Look | None, zone: Zone) -> None:
        """Draw the newest frame and the zone."""
        if seen is not None:
            self.picture.show(seen, (), zone)

    def on_moved(self, zone: Zone) -> None:
        """Event: the zone is to be this."""

    def on_placed(self) -> None:
        """Event: the zone is to be kept as it is."""

    def on_find(self) -> None:
        """Event: a tray is to be found."""

    def on_usual(self) -> None:
        """Event: the zone is to be the usual one again."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
