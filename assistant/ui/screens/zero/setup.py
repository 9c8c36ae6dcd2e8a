"""How a table plays Zero where the sources leave it open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from assistant.games.registry import Option
from assistant.locale.words import Words
from assistant.ui.present.zero_setup import Setting, settings
from assistant.ui.widgets.basics import PushButton
from assistant.ui.widgets.sheets import Sheet

Changed = Callable[[Mapping[str, Option]], None]
"""Gets all options that were set."""


class ZeroSetting(BoxLayout):
    """One setting and its values."""

    title = StringProperty()
    values = ObjectProperty(None, allownone=True)


class ZeroSetup(Sheet):
    """All settings; each tap holds at once."""

    rows = ObjectProperty(None, allownone=True)

    def show(self, options: Mapping[str, Option], w: Words, changed: Changed) -> None:
        """Lay the settings out as they are chosen; `changed` gets all options at every tap."""
        self.title, self.hint = w("zero-set-title"), w("zero-set-hint")
        self.close_label = w("zero-set-done")
        self.rows.clear_widgets()

        def choose(setting: Setting, value: Option) -> None:
            after = {**options, setting.name: value}
            changed(after)
            self.show(after, w, changed)

        for setting in settings(options, w):
            row = ZeroSetting(title=setting.title)
            for choice in setting.choices:
                push = PushButton(
                    label=choice.label,
                    main=choice.chosen,
                    ink="tick" if choice.chosen else "",
                    peak=21,
                    radius=12,
                )
                push.bind(on_release=lambda _push, s=setting, v=choice.value: choose(s, v))
                row.values.add_widget(push)
            self.rows.add_widget(row)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
