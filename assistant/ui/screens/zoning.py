"""Moving the roll zone of a table: what the sheet for it does."""

from __future__ import annotations

from assistant.locale.words import words
from assistant.ui.tables.dice_table import DiceTable
from assistant.ui.widgets.zoning import ZoneSheet
from vision.zone import Zone


def opened_zone(table: DiceTable) -> ZoneSheet:
    """The sheet that moves the zone of `table`, at once and for later games."""
    w = words(table.lang)
    sheet = ZoneSheet(
        title=w("zone-title"),
        hint=w("zone-hint"),
        close_label=w("zone-done"),
        find_label=w("zone-find"),
        usual_label=w("zone-usual"),
    )

    def find(_sheet: ZoneSheet) -> None:
        sheet.hint = w("zone-found" if table.find_tray() else "zone-no-tray")

    def usual(_sheet: ZoneSheet) -> None:
        sheet.hint = w("zone-hint")
        table.move_zone(Zone())
        table.keep_zone()

    sheet.bind(
        on_moved=lambda _sheet, zone: table.move_zone(zone),
        on_placed=lambda _sheet: table.keep_zone(),
        on_find=find,
        on_usual=usual,
    )
    return sheet
