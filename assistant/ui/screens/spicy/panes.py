"""What stands in the middle of the table of Spicy: claims to make, a question, a card, the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from assistant.ui import theme
from assistant.ui.screens.spicy.parts import SpicyChoice, SpicyCountTable
from assistant.ui.theme import Rgba
from assistant.ui.widgets.basics import Panel


@dataclass(frozen=True, slots=True)
class Choice:
    """An answer to a question of the table."""

    label: str
    act: Callable[[], object]
    detail: str = ""
    glyph: str = ""
    tint: Rgba = theme.TEXT
    main: bool = False


class SpicyAsk(Panel):
    """A question and its answers."""

    title = StringProperty()
    hint = StringProperty()
    lines = NumericProperty(1)
    answers = ObjectProperty(None, allownone=True)

    def show(self, title: str, hint: str, choices: tuple[Choice, ...]) -> None:
        """Ask."""
        self.title, self.hint = title, hint
        self.answers.clear_widgets()
        self.answers.cols = 1 if len(choices) < 4 else 2
        self.lines = -(-len(choices) // self.answers.cols)
        for choice in choices:
            self.answers.add_widget(_button(choice))


class SpicyPadPane(BoxLayout):
    """The rule for the next claim, the claims, and what else may be said below."""

    rule = StringProperty()
    note = StringProperty()
    pad = ObjectProperty(None, allownone=True)
    below = ObjectProperty(None, allownone=True)

    def offer(self, choices: tuple[Choice, ...]) -> None:
        """Put buttons beside the note."""
        self.below.clear_widgets()
        for choice in choices:
            self.below.add_widget(_button(choice, 24))


class SpicyGridPane(BoxLayout):
    """Every card, a sentence above and buttons below."""

    title = StringProperty()
    said = StringProperty()
    grid = ObjectProperty(None, allownone=True)
    below = ObjectProperty(None, allownone=True)

    def offer(self, choices: tuple[Choice, ...]) -> None:
        """Put buttons below."""
        self.below.clear_widgets()
        for choice in choices:
            self.below.add_widget(_button(choice, 24))


class SpicyEnd(Panel):
    """Who won, and the count."""

    winner = StringProperty()
    how = StringProperty()
    table: SpicyCountTable = ObjectProperty(None, allownone=True)


def _button(choice: Choice, peak: float = 30) -> SpicyChoice:
    button = SpicyChoice(
        choice.glyph,
        choice.tint,
        label=choice.label,
        detail=choice.detail,
        main=choice.main,
        peak=peak,
    )
    button.bind(on_release=lambda _button: choice.act())
    return button


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
