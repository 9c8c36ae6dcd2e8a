"""Sheets over the table of Zicos: what every question about a card or number needs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from assistant.cards.card import Kind
from assistant.games.zicos import Card, Event, Fan
from assistant.locale.words import Words, words
from assistant.ui.present.zicos.cards import kind_title, stars
from assistant.ui.screens.zicos.card_sheet import CardSheet
from assistant.ui.screens.zicos.choice_sheet import ChoiceSheet, NumberSheet, Option
from assistant.ui.tables.zicos import ZicosTable
from assistant.ui.widgets.sheets import Sheet

if TYPE_CHECKING:
    from assistant.ui.screens.zicos.table import ZicosScreen

Given = Callable[[Card, Card | None], None]
"""Gets a card told, and the known one that it mends."""


class Asking:
    """Opens sheets over the table, and makes events of what is answered."""

    def __init__(self, screen: ZicosScreen) -> None:
        self._screen = screen

    @property
    def table(self) -> ZicosTable:
        """The table that the screen shows."""
        table: ZicosTable = self._screen.table
        return table

    @property
    def w(self) -> Words:
        """The words of its language."""
        return words(self.table.lang)

    def take(self, event: Event, card: Card) -> None:
        """Make an event of a card that is told, and remember the card."""
        self.table.play(event, card)

    def ask_card(self, kind: Kind, given: Given) -> None:
        """Ask for a card that goes by a name."""
        w = self.w
        title, hint = kind_title(kind, w), w("zicos-card-hint")
        sheet = CardSheet(title=title, hint=hint, close_label=w("cancel"))
        self.open(sheet)
        sheet.show(kind, self.table.catalogue, w, given)

    def ask_stars(self, kind: Kind, given: Callable[[int], None]) -> None:
        """Ask for a card that is known by its stars."""
        w, known = self.w, self.table.catalogue.suggested("", kind)
        usual = frozenset(getattr(one, "stars", 0) for one in known)
        title, hint = kind_title(kind, w), w("zicos-stars-hint")
        sheet = NumberSheet(title=title, hint=hint, close_label=w("cancel"))
        self.open(sheet)
        sheet.show(w, given, usual=usual)

    def ask_member(self, seat: int, fan: Fan, event: Callable[[int | None], Event]) -> None:
        """Ask which Member takes a Fan, where several can, and take it."""
        table, w = self.table, self.w
        rooms = table.game.rooms(table.state, seat)
        if len(rooms) < 2:
            self.take(event(None), fan)
            return
        options = tuple(
            Option(mate.card.name, w("zicos-fans-now", n=len(mate.fans)), take)
            for mate in table.state.players[seat].group
            if mate.number in rooms
            for take in (partial(self.take, event(mate.number), fan),)
        )
        self.choose(w("zicos-under-which"), stars(fan.stars), options)

    def choose(self, title: str, hint: str, options: tuple[Option, ...]) -> None:
        """Offer a few things."""
        sheet = ChoiceSheet(title=title, hint=hint, close_label=self.w("cancel"))
        self.open(sheet)
        sheet.show(options)

    def open(self, sheet: Sheet) -> None:
        """Lay a sheet over the table for as long as the same is asked for."""
        state = self.table.state
        moment = (state.phase, state.seat, state.turn, state.cards)

        def lasts() -> bool:
            now = self.table.state
            return (now.phase, now.seat, now.turn, now.cards) == moment

        self._screen.open_sheet(sheet, lasts)
