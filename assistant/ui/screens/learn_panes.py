"""The three pages of the learning screen: the sets, a die being shown, what can be told apart."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

import assistant.ui.widgets.preview  # noqa: F401  (kv names it)
from assistant.camera.look import Look
from assistant.locale.words import Words
from assistant.ui.lesson import SHOTS, Lesson, told_text, value_text
from assistant.ui.seen import Mark
from assistant.ui.widgets.basics import Panel
from vision.shots import Stands
from vision.told_apart import Told, Verdict
from vision.zone import Zone

if TYPE_CHECKING:
    from assistant.ui.screens.learn import LearnScreen

WHOLE = Zone.rectangle(0.0, 0.0, 1.0, 1.0)
KINDS = (Stands.ZOMBIE, Stands.D6, Stands.OWNERS)
"""What may be learnt on the screen; other names by `gobelet learn`."""


class SetRow(BoxLayout):
    """A set: to be played with, shown more of, or forgotten."""

    name = StringProperty()
    label = StringProperty()
    detail = StringProperty()
    chosen = BooleanProperty(False)
    more = StringProperty()
    remove = StringProperty()
    really = StringProperty()
    asked = BooleanProperty(False)
    """Whether forgetting was tapped once: nothing brings a set back."""
    pane = ObjectProperty(None, allownone=True)

    def forget(self) -> None:
        """Ask the first time, forget the second."""
        if self.asked:
            self.pane.screen.forget(self.name)
        self.asked = True


class ValueLine(ButtonBehavior, Panel):
    """One value with what is known of it; a tap shows it next."""

    label = StringProperty()
    count = StringProperty()
    told = StringProperty()
    current = BooleanProperty(False)
    clear = BooleanProperty(False)
    place = NumericProperty(0)


class SetsPane(BoxLayout):
    """The sets there are, and the name of a new one."""

    texts = ObjectProperty({}, rebind=True)
    rows = ObjectProperty(None, allownone=True)
    entry = ObjectProperty(None, allownone=True)

    def __init__(self, screen: LearnScreen, **settings: object) -> None:
        self.screen = screen
        super().__init__(**settings)

    def show(self, names: Iterable[str], chosen: str, w: Words) -> None:
        """List `names`, usual dice first."""
        kinds = (f"learn-{kind.value}" for kind in KINDS)
        keys = ("learn-new", "learn-name", *kinds, "learn-zombie_dice-special")
        self.texts = {key.replace("-", "_"): w(key) for key in keys}
        self.rows.clear_widgets()
        for name in ("", *names):
            row = SetRow(
                name=name,
                label=name or w("own-dice-usual"),
                detail=w("learn-chosen") if name == chosen else "",
                chosen=name == chosen,
                more=w("learn-more") if name else "",
                remove=w("learn-remove") if name else "",
                really=w("learn-remove-really"),
                pane=self,
            )
            self.rows.add_widget(row)

    def begin(self, kind: str, special: bool = False) -> None:
        """A kind was tapped: learn a set of the name written, with special dice if wanted."""
        self.screen.begin(self.entry.text, Stands(kind), special=special)


class ShowPane(BoxLayout):
    """The camera's picture, the face wanted, and how many shots there are of each."""

    wanted = StringProperty()
    progress = StringProperty()
    asked = StringProperty()
    enough = BooleanProperty(False)
    """Whether a set could be learnt from what was shown."""
    texts = ObjectProperty({}, rebind=True)
    lines = ObjectProperty(None, allownone=True)
    preview = ObjectProperty(None, allownone=True)

    def __init__(self, screen: LearnScreen, **settings: object) -> None:
        self.screen = screen
        super().__init__(**settings)

    def show(self, begun: Lesson, w: Words) -> None:
        """Ask for the value that is next."""
        keys = {"skip": "learn-skip", "retake": "learn-retake", "done": "learn-done"}
        self.texts = {short: w(key) for short, key in keys.items()}
        value = begun.value
        self.wanted = w("learn-show", what=value_text(value, w)) if value else ""
        self.progress = w("learn-progress", n=begun.shots, most=begun.wanted) if value else ""
        self.enough = begun.enough
        self.lines.clear_widgets()
        for place, one in enumerate(begun.values):
            count = begun.dice.count(one)
            line = ValueLine(
                label=value_text(one, w),
                count=str(count),
                current=place == begun.place,
                clear=count >= SHOTS,
                place=place,
            )
            line.bind(on_release=lambda line: self.screen.show_at(int(line.place)))
            self.lines.add_widget(line)

    def tell(self, asked: str) -> None:
        """Say what to do now."""
        self.asked = asked

    def draw(self, look: Look) -> None:
        """Show a frame, the die in it outlined: whole once it was taken, dashed until then."""
        marks = tuple(Mark(die.box, "", die.sure, False) for die in look.reading.dice)
        self.preview.picture.show(look, marks, WHOLE)


class ToldPane(BoxLayout):
    """What can be told apart, and what cannot."""

    texts = ObjectProperty({}, rebind=True)
    lines = ObjectProperty(None, allownone=True)

    def __init__(self, screen: LearnScreen, **settings: object) -> None:
        self.screen = screen
        super().__init__(**settings)

    def show(self, told: Iterable[Told], w: Words) -> None:
        """List every value."""
        keys = ("learn-again", "learn-keep", "learn-drop", "learn-keep-detail")
        self.texts = {key.replace("-", "_"): w(key) for key in keys}
        self.lines.clear_widgets()
        for one in told:
            line = ValueLine(
                label=value_text(one.value, w),
                count=w("learn-shots", n=one.shots),
                told=told_text(one, w),
                clear=one.verdict is Verdict.CLEAR,
            )
            self.lines.add_widget(line)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
