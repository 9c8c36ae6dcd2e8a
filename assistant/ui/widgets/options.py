"""The sheet on which a table says how it plays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from assistant.locale.words import Words
from assistant.ui.present.options import OptionLine, Options, Pick, usual_left_out
from assistant.ui.widgets.basics import PushButton
from assistant.ui.widgets.sheets import Sheet

Lines = Callable[[Options, Words], tuple[OptionLine, ...]]
Changed = Callable[[Options], None]


class PickButton(PushButton):
    """One way to play; the chosen one is framed and ticked."""

    chosen = BooleanProperty(False)


class OptionRow(BoxLayout):
    """What is chosen, and the ways to play beside each other."""

    title = StringProperty()
    hint = StringProperty()
    picks = ObjectProperty(None, allownone=True)


class NumberRow(BoxLayout):
    """A number between the two buttons that change it."""

    title = StringProperty()
    hint = StringProperty()
    value = StringProperty()
    less = ObjectProperty(None, allownone=True)
    more = ObjectProperty(None, allownone=True)


class OptionsSheet(Sheet):
    """All choices of a game; every tap is taken at once."""

    rows = ObjectProperty(None, allownone=True)
    reset_label = StringProperty()
    usual = BooleanProperty(True)
    """Whether nothing differs from the usual rules."""

    def __init__(self, game: str, lines: Lines, **settings: object) -> None:
        self._game, self._lines = game, lines
        super().__init__(**settings)

    def show(self, options: Options, w: Words, changed: Changed) -> None:
        """Lay out what is chosen; `changed` gets all options at every tap that changes one."""
        self._w, self._changed = w, changed
        self.title, self.hint = w("setup-title"), w("setup-hint")
        self.close_label, self.reset_label = w("setup-done"), w("setup-reset")
        self._show(usual_left_out(self._game, options))

    def reset(self) -> None:
        """Back to the usual rules."""
        self._set({})

    def _set(self, options: Options) -> None:
        self._changed(options)
        self._show(options)

    def _show(self, options: Options) -> None:
        self.usual = not options
        self.rows.clear_widgets()
        for line in self._lines(options, self._w):
            self.rows.add_widget(self._number(line) if line.value else self._choice(line))

    def _choice(self, line: OptionLine) -> OptionRow:
        row = OptionRow(title=line.title, hint=line.hint)
        for pick in line.picks:
            row.picks.add_widget(self._button(pick))
        return row

    def _number(self, line: OptionLine) -> NumberRow:
        row = NumberRow(title=line.title, hint=line.hint, value=line.value)
        for button, pick in zip((row.less, row.more), line.picks, strict=True):
            button.label, button.disabled = pick.label, not pick.possible
            button.bind(on_release=lambda _button, pick=pick: self._set(pick.options))
        return row

    def _button(self, pick: Pick) -> PickButton:
        button = PickButton(
            label=pick.label, detail=pick.note, chosen=pick.chosen, disabled=not pick.possible
        )
        button.bind(on_release=lambda _button: self._set(pick.options))
        return button


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
