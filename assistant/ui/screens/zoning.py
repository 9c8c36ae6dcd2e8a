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
        sheet.found = table.find_tray()
        sheet.hint = w("zone-found" if sheet.found else "zone-no-tray")

    def moved(_sheet: ZoneSheet, zone: Zone) -> None:
        sheet.found, sheet.hint = False, w("zone-hint")
        table.move_zone(zone)

    def usual(_sheet: ZoneSheet) -> None:
        moved(sheet, Zone())
        table.keep_zone()

    sheet.bind(
        on_moved=moved,
        on_placed=lambda _sheet: table.keep_zone(),
        on_find=find,
        on_usual=usual,
    )
    return sheet
