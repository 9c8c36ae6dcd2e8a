"""The dice on the table and the count differ: one tap believes either."""

from __future__ import annotations

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import StringProperty

from assistant.ui.present.zombie_dice_check import Check
from assistant.ui.widgets.basics import Panel


class CheckPanel(Panel):
    """Takes the place of what was said, below a tally that stays in sight."""

    title = StringProperty()
    table_label = StringProperty()
    table_detail = StringProperty()
    count_label = StringProperty()
    count_detail = StringProperty()
    __events__ = ("on_table", "on_count")

    def show(self, check: Check) -> None:
        """Tell what lies there and what is counted."""
        self.title = check.title
        self.table_label, self.table_detail = check.table, check.table_note
        self.count_label, self.count_detail = check.count, check.count_note

    def on_table(self) -> None:
        """Event: the table is right."""

    def on_count(self) -> None:
        """Event: the count is right."""


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
