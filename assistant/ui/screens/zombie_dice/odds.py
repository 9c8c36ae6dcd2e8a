"""The sheets of the odds: a decision in full, and who sees odds."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assistant.locale.words import words
from assistant.ui.odds_choices import OddsChoices, Showing
from assistant.ui.tables.zombie_dice import ZombieTable
from assistant.ui.widgets.odds import ChoicesSheet, OddsSheet

Renew = Callable[[], bool]
"""Brings an open sheet up to date; False when there is nothing left that it could be about."""


def opened_odds(table: ZombieTable, choose: Callable[[], None]) -> tuple[OddsSheet, Renew]:
    """Tell the decision of now in full, for as long as it is to be taken."""
    w = words(table.lang)
    sheet = OddsSheet(
        title=w("odds-title"),
        hint=w("odds-of-player", name=table.director.session.player),
        close_label=w("close"),
        has_voice=table.voice.present and not table.voice.muted,
    )
    sheet.bind(on_say=lambda _sheet: table.say_odds())
    sheet.bind(on_choices=lambda _sheet: choose())

    def renew() -> bool:
        report = table.odds_report()
        if report is not None:
            sheet.show(report, w)
        return report is not None

    renew()
    return sheet, renew


def opened_choices(table: ZombieTable) -> tuple[ChoicesSheet, Renew]:
    """Choose who sees odds."""
    w = words(table.lang)
    sheet = ChoicesSheet(title=w("odds-show"), hint=w("odds-show-hint"), close_label=w("close"))

    def choose(name: str | None, showing: Showing) -> None:
        table.choose_odds(name, showing)
        renew()

    def renew() -> bool:
        choices = table.odds.choices if table.odds is not None else OddsChoices()
        names = table.director.session.names
        held = {choices.of(name) for name in names}
        shared = held.pop() if len(held) == 1 else None
        everyone = (w("odds-whole-table"), None, shared, partial(choose, None))
        each = [
            (name, seat, choices.of(name), partial(choose, name)) for seat, name in enumerate(names)
        ]
        sheet.show([everyone, *each], w)
        return True

    renew()
    return sheet, renew
