"""The real app in a window nobody sees, touched by a finger that the test moves."""

from __future__ import annotations

import gc
import re
from collections.abc import Callable, Iterator
from functools import cache
from time import monotonic
from typing import Any

from kivy.base import EventLoop
from kivy.config import Config

Config.set("graphics", "multisamples", "0")
# A button is up again with the finger, not so many milliseconds later.
Config.set("graphics", "min_state_time", "0")
# The surface keeps the size it is opened with: large enough for both orientations.
Config.set("graphics", "width", "1280")
Config.set("graphics", "height", "1280")

from kivy.clock import Clock  # noqa: E402
from kivy.core.window import Window  # noqa: E402
from kivy.lang import Builder  # noqa: E402
from kivy.tests.common import UnitTestTouch  # noqa: E402
from kivy.uix.widget import Widget  # noqa: E402

from assistant.app import GobeletApp  # noqa: E402
from assistant.ui.fit import width_of  # noqa: E402
from assistant.ui.shot import shoot, window_pixels  # noqa: E402
from assistant.ui.stage import Stage  # noqa: E402
from assistant.ui.widgets.basics import MARKUP, DieFace, PushButton, Text  # noqa: E402
from tests.ui.helpers import SCREENS  # noqa: E402

LANDSCAPE, PORTRAIT = (1280, 800), (800, 1280)
MOST_PASSES = 20

Open = Callable[..., "Bench"]
"""What the fixture `opened` gives."""


def typed(text: str) -> str:
    """`text` as a keyboard writes it: plain spaces, and in French plain apostrophes."""
    return re.sub(r"\s", " ", re.sub(r"(?<=\w)’(?=\w{2})", "'", text))


@cache
def _keep_what_stays() -> None:
    """Spare what was there before the first app, such as modules, from every later collection."""
    gc.collect()
    gc.freeze()


class Bench:
    """One app on the window, for as long as a test lasts."""

    def __init__(self, stage: Stage, size: tuple[int, int] = LANDSCAPE) -> None:
        EventLoop.ensure_window()
        Window.size = size
        _keep_what_stays()
        self.app = GobeletApp(stage)
        self.app.root = self.app.build()
        Window.add_widget(self.app.root)
        self.app.dispatch("on_start")
        self.draw()

    def close(self) -> None:
        self.app.close()
        Window.remove_widget(self.app.root)
        # Whatever is still scheduled or to be collected falls to this test and not to a later one.
        self.draw(1)
        gc.collect()

    def draw(self, frames: int = 2) -> None:
        """Let as many frames pass; pixels are drawn only where a test looks at them."""
        for _ in range(frames):
            Clock.tick()
            EventLoop.dispatch_input()
            Builder.sync()
            Clock.tick_draw()
            Builder.sync()
        self.settle()

    def settle(self) -> None:
        """Let the layout come to rest, however many passes it takes."""
        passes = 0
        while Clock.get_before_frame_events():
            passes += 1
            assert passes < MOST_PASSES, "the layout never comes to rest"
            Clock.tick_draw()
            Builder.sync()

    def until(self, done: Callable[[], bool], seconds: float = 10.0) -> None:
        end = monotonic() + seconds
        while not done():
            assert monotonic() < end, "it did not happen in time"
            self.draw(1)
        self.draw()

    @property
    def screen(self) -> Any:
        return self.app.root.current_screen

    def widgets(self, kind: type[Widget], inside: Widget | None = None) -> Iterator[Any]:
        """All widgets of a kind, those drawn last first."""
        found = [w for w in (inside or self.screen).walk(restrict=True) if isinstance(w, kind)]
        yield from reversed(found)

    def button(self, label: str, kind: type[Widget] = PushButton) -> Any:
        """The topmost button with this label."""
        plain = typed(label)
        for widget in self.widgets(kind):
            text = getattr(widget, "label", "") or getattr(widget, "name", "")
            if typed(text) == plain:
                return widget
        raise LookupError(label)

    def known(self, name: str) -> Any:
        """The button of a remembered player on the start screen."""
        return next(button for button in self.screen.known.children if button.name == name)

    def die(self, caption: str, inside: Widget | None = None) -> Any:
        """The topmost die with these words."""
        for widget in self.widgets(DieFace, inside):
            if widget.caption == caption:
                return widget
        raise LookupError(caption)

    def texts(self) -> str:
        """Everything written on the screen."""
        return typed("\n".join(t.text for t in self.widgets(Text) if t.text))

    def tap(self, widget: Widget) -> None:
        """Touch the middle of a widget, wherever it really is, and let go."""
        self.draw()
        x, y = widget.to_window(*widget.center)
        self.tap_at(x, y)

    def tap_at(self, x: float, y: float) -> None:
        touch = UnitTestTouch(x, y)
        touch.touch_down()
        touch.touch_up()
        self.draw()

    def press(self, label: str) -> None:
        self.tap(self.button(label))

    def shoot(self, name: str) -> None:
        """Leave a picture to be looked at."""
        self.draw()
        width, height = Window.size
        shoot(SCREENS / f"{width}x{height}" / f"{name}.png")

    def enter(self, text: str) -> None:
        """Enter a roll by hand: `vert · cerveau` and so on, from `gB yS rF`."""
        colours = {"g": "vert", "y": "jaune", "r": "rouge"}
        faces = {"B": "cerveau", "S": "fusil", "F": "empreintes"}
        self.press("À la main")
        for word in text.split():
            sheet = self.screen.children[0]
            self.tap(self.die(f"{colours[word[0]]} · {faces[word[1]]}", sheet.grid))

    @property
    def table(self) -> Any:
        """The game on the table, of whatever kind."""
        assert self.app.table is not None
        return self.app.table

    @property
    def log(self) -> tuple[object, ...]:
        """Everything that has happened in the game on the table."""
        log: tuple[object, ...] = self.table.director.session.log
        return log

    def seat(self, *names: str) -> None:
        """Write names on the start screen and seat them."""
        for name in names:
            self.screen.entry.text = name
            self.press("Ajouter")


def overflowing(bench: Bench) -> list[str]:
    """Texts larger than their place, or outside the window."""
    bench.draw()
    wrong = []
    for text in bench.widgets(Text):
        if not text.text or text.opacity == 0 or text.height < 1:
            continue
        x, _ = text.to_window(text.x, text.y)
        wide, high = text.texture_size
        if wide > text.width + 2 or high > text.height + text.font_size * 0.5:
            wrong.append(f"{text.text!r} {wide}x{high} in {text.width:.0f}x{text.height:.0f}")
        if x < -1 or x + text.width > Window.width + 1:
            wrong.append(f"{text.text!r} outside the window")
    return wrong


def cut_short(bench: Bench) -> list[str]:
    """Texts on one line that end in dots for want of place."""
    bench.draw()
    return [
        text.text
        for text in bench.widgets(Text)
        if text.text
        and text.shorten
        and text.opacity
        and text.width > 1
        and width_of(MARKUP.sub("", text.text), text.font_size, bool(text.bold)) > text.width
    ]


__all__ = ["LANDSCAPE", "PORTRAIT", "Bench", "Open", "cut_short", "overflowing", "window_pixels"]
