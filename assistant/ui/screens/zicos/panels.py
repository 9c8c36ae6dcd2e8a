"""What takes the middle of the table for a while: a doubtful die, a song, the end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from assistant.games.zicos import Die
from assistant.locale.words import Words
from assistant.session.question import Question
from assistant.ui import theme
from assistant.ui.present.zicos.board import EndLine
from assistant.ui.screens.zicos.parts import DieKey
from assistant.ui.widgets.basics import Panel, Text


class DieQuestion(Panel):
    """A die that is not sure: its likeliest faces as large keys; or dice that cannot be."""

    title = StringProperty()
    reason = StringProperty()
    forget_label = StringProperty()
    keys = ObjectProperty(None, allownone=True)
    __events__ = ("on_forget",)

    def show(
        self, question: Question[Die], w: Words, reason: str, answer: Callable[[int, Die], None]
    ) -> None:
        """Ask; `answer` gets the place of the die among the question's, and the die."""
        leans = any(doubt.leans for doubt in question.doubts)
        key = "ask-leans" if leans else "ask-unsure"
        self.title = w(key, n=len(question.doubts)) if question.doubts else reason
        self.reason = "" if question.doubts else w("zicos-ask-again")
        self.forget_label = w("ask-reroll" if leans else "ask-forget")
        self.keys.clear_widgets()
        for doubt in question.doubts[:1]:
            for die in doubt.choices[:3]:
                face = DieKey(value=die.value)
                face.bind(on_release=lambda _key, die=die, at=doubt.place: answer(at, die))
                self.keys.add_widget(face)

    def on_forget(self) -> None:
        """Event: what was seen is no roll."""


class SongPanel(ButtonBehavior, Panel):
    """The challenge of a Production, with the time that is left; a tap begins it anew."""

    card = StringProperty()
    how = StringProperty()
    left = NumericProperty(0)
    over = BooleanProperty(False)
    again = StringProperty()

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self._seconds = 0
        self._tick = Clock.create_trigger(self._second, 1, interval=True)

    def show(self, card: str, seconds: int, w: Words) -> None:
        """Begin the challenge of `card`, unless it is under way."""
        self.how, self.again = w("zicos-song-how"), w("zicos-song-again")
        if card != self.card:
            self.card, self._seconds = card, seconds
            self.restart()

    def restart(self) -> None:
        """Give all the time again."""
        self.left, self.over = self._seconds, False
        self._tick.cancel()
        self._tick()

    def hide(self) -> None:
        """Let the clock stand."""
        self.card = ""
        self._tick.cancel()

    def _second(self, _dt: float) -> None:
        self.left = max(0, self.left - 1)
        if not self.left:
            self.over = True
            self._tick.cancel()


class EndRow(BoxLayout):
    """One player of the final table."""

    rank = StringProperty()
    shape = StringProperty()
    tint = ColorProperty(theme.TEXT)
    name = StringProperty()
    columns = ListProperty()
    wins = BooleanProperty(False)
    head = BooleanProperty(False)
    cells = ObjectProperty(None, allownone=True)

    def fill(self) -> None:
        """Write the columns."""
        last = len(self.columns) - 1
        for place, text in enumerate(self.columns):
            peak = 18 if self.head else 30 if place == last else 25
            bold = place == last and not self.head
            colour = theme.QUIET if self.head or (place < last and not self.wins) else theme.TEXT
            self.cells.add_widget(
                Text(text=text, peak=peak, bold=bold, halign="right", color=colour)
            )


class FinalTable(Panel):
    """Who won, and where each star came from."""

    title = StringProperty()
    lines = ObjectProperty(None, allownone=True)
    again_label = StringProperty()
    again_detail = StringProperty()
    new_game_label = StringProperty()
    __events__ = ("on_again", "on_new_game")

    def show(
        self, title: str, heads: tuple[str, ...], lines: tuple[EndLine, ...], w: Words
    ) -> None:
        """Fill in the table, best first."""
        self.title = title
        self.again_label, self.again_detail = w("again"), w("again-detail")
        self.new_game_label = w("new-game")
        self.lines.clear_widgets()
        rows = [EndRow(columns=heads, head=True)]
        for line in lines:
            shape, tint = theme.player_mark(line.seat)
            row = EndRow(rank=line.rank, shape=shape, tint=tint, name=line.name, wins=line.wins)
            row.columns = line.columns
            rows.append(row)
        for row in rows:
            row.fill()
            self.lines.add_widget(row)
        # Takes what a short table leaves, so that its lines stand at the top.
        self.lines.add_widget(Widget(size_hint_y=0.001))

    def on_again(self) -> None:
        """Event: the same players once more."""

    def on_new_game(self) -> None:
        """Event: back to choosing players."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
