"""The set-up of Zicos: version and variants first, then what its text leaves open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from assistant.games.registry import Option
from assistant.locale.words import Words
from assistant.ui.present.zicos.setup import Setting, setup
from assistant.ui.widgets.basics import PushButton, Text
from assistant.ui.widgets.sheets import Sheet

Changed = Callable[[Mapping[str, Option]], None]
"""Gets all options that were set."""


class SetupRow(BoxLayout):
    """One setting and its values."""

    title = StringProperty()
    choices = ObjectProperty(None, allownone=True)


class SetupValue(PushButton):
    """One value of a setting."""


class SetupHead(Text):
    """What the settings below are."""


class SetupSheet(Sheet):
    """All settings; each tap holds at once."""

    rows = ObjectProperty(None, allownone=True)

    def show(self, options: Mapping[str, Option], w: Words, changed: Changed) -> None:
        """Lay the settings out as they are chosen."""
        self._options, self._changed = dict(options), changed
        self.title, self.hint = w("zicos-set-title"), w("zicos-set-hint")
        self.close_label = w("zicos-set-done")
        main, still_open = setup(options, w)
        for setting in main:
            self._row(setting)
        self.rows.add_widget(SetupHead(text=w("zicos-set-open")))
        for setting in still_open:
            self._row(setting)

    def _row(self, setting: Setting) -> None:
        row = SetupRow(title=setting.title)
        for choice in setting.choices:
            button = SetupValue(label=choice.label, main=choice.chosen)
            choose = partial(self._choose, row, setting.name, choice.value)
            button.bind(on_release=choose)
            row.choices.add_widget(button)
        self.rows.add_widget(row)

    def _choose(self, row: SetupRow, name: str, value: Option, chosen: SetupValue) -> None:
        self._options[name] = value
        for button in row.choices.children:
            button.main = button is chosen
        self._changed(dict(self._options))


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
