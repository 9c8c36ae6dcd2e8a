"""Cards that are played from the hand or drawn: asks for what each event needs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from assistant.cards.card import Kind
from assistant.games.zicos import (
    Bonus,
    BonusPlayed,
    Card,
    Contract,
    ContractPlayed,
    Drawn,
    Event,
    Fan,
    Hater,
    Malus,
    MalusPlayed,
    Member,
    MemberPlayed,
    Nominee,
    NomineesShown,
    Phase,
    Production,
    ProductionPlayed,
)
from assistant.ui.odds_choices import Showing
from assistant.ui.present.zicos.board import Ask
from assistant.ui.present.zicos.cards import values
from assistant.ui.screens.zicos.asking import Asking
from assistant.ui.screens.zicos.choice_sheet import FaceSheet, Option

KINDS = {
    Ask.MEMBER: Kind.MEMBER,
    Ask.PRODUCTION: Kind.PRODUCTION,
    Ask.BONUS: Kind.BONUS,
    Ask.MALUS: Kind.MALUS,
    Ask.CONTRACT: Kind.CONTRACT,
}
"""Cards that are asked for by name."""
STARS_KINDS = {Ask.FAN: Kind.FAN, Ask.HATER: Kind.HATER, Ask.NOMINEES: Kind.NOMINEE}
"""Cards that are asked for by their stars."""


class Playing(Asking):
    """What the buttons of the table ask before an event can be made."""

    # What buttons ask for.

    def ask(self, what: Ask) -> None:
        """Open what a button stands for."""
        if what in KINDS:
            self.ask_card(KINDS[what], self._played)
        elif what in STARS_KINDS:
            self.ask_stars(STARS_KINDS[what], partial(self._came, STARS_KINDS[what]))

    def face(self) -> None:
        """Tell what a die shows."""
        w, board = self.w, self.table.board()
        sheet = FaceSheet(title=board.roller_title, hint=w("correct-hint"), close_label=w("cancel"))
        sheet.bind(on_face=lambda _sheet, value: self.table.roll(value))
        self.open(sheet)

    def chances(self) -> None:
        """Show the chances that are hidden until somebody asks, or choose when they are shown."""
        table, w = self.table, self.w
        if table.hides_chances:
            table.reveal()
            return
        labels = {
            Showing.OFF: w("odds-show-off"),
            Showing.ON_TAP: w("odds-show-tap"),
            Showing.ALWAYS: w("odds-show-always"),
        }
        options = tuple(
            Option(label, w("zicos-chosen") if showing is table.showing else "", each)
            for showing, label in labels.items()
            for each in (partial(table.choose_showing, showing),)
        )
        self.choose(w("odds-show"), w("zicos-chances-hint"), options)

    # Cards.

    def _played(self, card: Card, instead_of: Card | None) -> None:
        """Play a card from the hand; ask for what it does, where there is a choice."""
        table = self.table
        seat = table.seat if table.state.phase is Phase.EFFECTS else table.state.seat
        play = partial(table.play, card=card, instead_of=instead_of)
        match card:
            case Member():
                play(MemberPlayed(seat, card))
            case Production():
                play(ProductionPlayed(seat, card))
            case Contract():
                play(ContractPlayed(seat, card))
            case Bonus():
                self._cancel(seat, card, play)
            case Malus():
                self._victim(seat, card, play)
            case _:
                raise TypeError(f"not played from a hand: {card}")

    def _cancel(self, seat: int, card: Bonus, play: Callable[[Event], None]) -> None:
        w, troubles = self.w, self.table.state.players[seat].troubles
        if not (card.cancels and troubles):
            play(BonusPlayed(seat, card))
            return
        options = tuple(
            Option(trouble.card.name, values(trouble.card, w), partial(play, event))
            for trouble in troubles
            for event in (BonusPlayed(seat, card, trouble.number),)
        )
        none = Option(w("zicos-cancel-none"), "", partial(play, BonusPlayed(seat, card)))
        self.choose(w("zicos-cancel-which"), "", (*options, none))

    def _victim(self, seat: int, card: Malus, play: Callable[[Event], None]) -> None:
        names = self.table.director.session.names
        options = tuple(
            Option(name, "", partial(self._expelled, seat, rival, card, play), rival)
            for rival, name in enumerate(names)
            if rival != seat
        )
        if len(options) == 1:
            options[0].do()
        else:
            self.choose(self.w("zicos-victim-which"), card.name, options)

    def _expelled(self, seat: int, victim: int, card: Malus, play: Callable[[Event], None]) -> None:
        w, group = self.w, self.table.state.players[victim].group
        if not (card.expels and group):
            play(MalusPlayed(seat, victim, card))
            return
        options = tuple(
            Option(mate.card.name, values(mate.card, w), partial(play, event), danger=True)
            for mate in group
            for event in (MalusPlayed(seat, victim, card, mate.number),)
        )
        nobody = Option(w("zicos-expel-nobody"), "", partial(play, MalusPlayed(seat, victim, card)))
        self.choose(w("zicos-expel-which"), card.name, (*options, nobody))

    def _came(self, kind: Kind, worth: int) -> None:
        """Take a burgundy or pink card that is told by its stars."""
        if kind is Kind.NOMINEE:
            self.take(NomineesShown(Nominee(worth)), Nominee(worth))
        elif kind is Kind.HATER:
            self.take(Drawn(Hater(worth)), Hater(worth))
        else:
            fan = Fan(worth)
            self.ask_member(self.table.state.seat, fan, lambda under: Drawn(fan, under))
