"""The sheet on which a table says how it plays, a line a setting."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from assistant.games.registry import Option
from assistant.locale.words import Words
from assistant.ui.present.options import Options
from assistant.ui.present.settings import Questions, Setting, settings
from assistant.ui.widgets.basics import PushButton, Text
from assistant.ui.widgets.sheets import Sheet

Parts = Mapping[str, Questions]
"""Settings below the message that heads them, which is empty for none."""


class SettingRow(BoxLayout):
    """One setting and its values."""

    title = StringProperty()
    choices = ObjectProperty(None, allownone=True)


class SettingValue(PushButton):
    """One value of a setting; the chosen one is filled and ticked."""

    chosen = BooleanProperty(False)


class SettingHead(Text):
    """What the settings below are."""


class SettingsSheet(Sheet):
    """All settings of a game; each tap holds at once."""

    rows = ObjectProperty(None, allownone=True)

    def __init__(self, game: str, title: str, hint: str, parts: Parts) -> None:
        """Make the sheet of a game; `title` and `hint` name messages."""
        self._game, self._parts, self._head = game, parts, (title, hint)
        super().__init__()

    def show(self, options: Options, w: Words, changed: Callable[[Options], None]) -> None:
        """Lay the settings out as they are chosen; `changed` gets all options at every tap."""
        self._options, self._changed = dict(options), changed
        self.title, self.hint = map(w, self._head)
        self.close_label = w("setup-done")
        self.rows.clear_widgets()
        for head, questions in self._parts.items():
            if head:
                self.rows.add_widget(SettingHead(text=w(head)))
            for setting in settings(self._game, questions, options, w):
                self.rows.add_widget(self._row(setting))

    def _row(self, setting: Setting) -> SettingRow:
        row = SettingRow(title=setting.title)
        for choice in setting.choices:
            button = SettingValue(label=choice.label, chosen=choice.chosen)
            button.bind(on_release=partial(self._choose, row, setting.name, choice.value))
            row.choices.add_widget(button)
        return row

    def _choose(self, row: SettingRow, name: str, value: Option, tapped: SettingValue) -> None:
        self._options[name] = value
        for button in row.choices.children:
            button.chosen = button is tapped
        self._changed(dict(self._options))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
