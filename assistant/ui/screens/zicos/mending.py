"""What the table knows better than the program: cards, points and hands told as they are."""

from __future__ import annotations

from functools import partial

from assistant.cards.card import NAMED, Kind
from assistant.games.zicos import (
    Came,
    Fan,
    HandCounted,
    Hater,
    Held,
    Left,
    Mate,
    Nominee,
    Phase,
    PointsChanged,
    StarterChosen,
)
from assistant.games.zicos.auction import begun
from assistant.games.zicos.cards import MAX_VALUE
from assistant.ui.present.zicos.cards import called, kind_title, stars, values
from assistant.ui.screens.zicos.asking import Asking
from assistant.ui.screens.zicos.choice_sheet import NumberSheet, Option


class Mending(Asking):
    """Opens what mends the table by hand."""

    def mate(self, number: int) -> None:
        """Say what happened to a Member by the text of a card, or to mend a slip."""
        found = self.table.state.mate(number)
        if found is None:
            return
        (seat, mate), w = found, self.w
        options = [
            self._without(fan.number, w("zicos-mate-fan-goes"), stars(fan.card.stars))
            for fan in _different(mate)
        ]
        if number in self.table.game.rooms(self.table.state, seat):
            gain = partial(self.ask_stars, Kind.FAN, partial(self._fan, seat, number))
            options.append(Option(w("zicos-mate-fan-comes"), "", gain))
        options.append(self._without(number, w("zicos-mate-leaves"), w("zicos-mate-leaves-detail")))
        self.choose(mate.card.name, values(mate.card, w), tuple(options))

    def card(self, number: int) -> None:
        """Say that another card leaves the table; its text is shown, if it is known."""
        found, w = self.table.state.held(number), self.w
        if found is None:
            return
        card = found[1].card
        parts = (values(card, w), getattr(card, "text", ""))
        hint = " · ".join(part for part in parts if part)
        self.choose(called(card, w), hint, (self._without(number, w("zicos-card-goes"), ""),))

    def mend(self) -> None:
        """Offer what the table may know better than the program."""
        table, w, seat = self.table, self.w, self.table.seat
        hand = table.state.players[seat].hand
        came, points, hold = (
            partial(step, seat) for step in (self._kinds, self._points, self._hand)
        )
        options = [
            Option(w("zicos-mend-card"), w("zicos-mend-card-detail"), came),
            Option(w("zicos-mend-points"), w("zicos-mend-points-detail"), points),
            Option(w("zicos-mend-hand"), w("zicos-hand", n=hand), hold),
        ]
        if table.state.phase is Phase.ROLLING and not begun(table.state):
            options.append(Option(w("zicos-mend-starter"), "", self._starter))
        name = table.director.session.names[seat]
        self.choose(w("zicos-mend-title", name=name), w("zicos-mend-hint"), tuple(options))

    def _kinds(self, seat: int) -> None:
        options = tuple(
            Option(kind_title(kind, self.w), "", partial(self._arrive, seat, kind)) for kind in Kind
        )
        self.choose(self.w("zicos-mend-card"), "", options)

    def _arrive(self, seat: int, kind: Kind) -> None:
        if kind in NAMED:
            table = self.table
            self.ask_card(kind, lambda card, old: table.play(Came(seat, card), card, old))
        else:
            self.ask_stars(kind, partial(self._burgundy, seat, kind))

    def _burgundy(self, seat: int, kind: Kind, worth: int) -> None:
        if kind is Kind.FAN:
            fan = Fan(worth)
            self.ask_member(seat, fan, lambda under: Came(seat, fan, under))
            return
        card = Hater(worth) if kind is Kind.HATER else Nominee(worth)
        self.take(Came(seat, card), card)

    def _fan(self, seat: int, member: int, worth: int) -> None:
        self.take(Came(seat, Fan(worth), member), Fan(worth))

    def _points(self, seat: int) -> None:
        w, table = self.w, self.table
        sheet = NumberSheet(title=w("zicos-mend-points"), close_label=w("cancel"))
        self.open(sheet)
        sheet.show(
            w,
            lambda points: table.do(PointsChanged(seat, points)),
            in_stars=False,
            low=-MAX_VALUE,
        )

    def _hand(self, seat: int) -> None:
        w, table = self.w, self.table
        sheet = NumberSheet(title=w("zicos-mend-hand"), close_label=w("cancel"))
        self.open(sheet)
        hand = table.state.players[seat].hand
        sheet.show(w, lambda cards: table.do(HandCounted(seat, cards)), in_stars=False, start=hand)

    def _starter(self) -> None:
        names = self.table.director.session.names
        options = tuple(
            Option(name, "", partial(self.table.do, StarterChosen(seat)), seat)
            for seat, name in enumerate(names)
        )
        self.choose(self.w("zicos-mend-starter"), "", options)

    def _without(self, number: int, label: str, detail: str) -> Option:
        return Option(label, detail, partial(self.table.do, Left(number)), danger=True)


def _different(mate: Mate) -> list[Held[Fan]]:
    """One Fan for each number of stars: which of equal ones goes makes no difference."""
    return list({fan.card.stars: fan for fan in mate.fans}.values())
