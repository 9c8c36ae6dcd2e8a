"""A hand at a table of Zicos: what it taps, types, and rolls before the camera."""

from __future__ import annotations

from typing import Any

from assistant.games.zicos import (
    Bid,
    Die,
    Event,
    Rolled,
    State,
    Version,
    Zicos,
)
from assistant.session.session import begun
from assistant.ui.screens.zicos.card_sheet import CardSheet, SmallButton, SuggestionPlate
from assistant.ui.screens.zicos.choice_sheet import OptionPlate
from assistant.ui.screens.zicos.panels import FinalTable
from assistant.ui.screens.zicos.parts import DieKey, OfferButton
from assistant.ui.widgets.basics import PushButton
from assistant.ui.widgets.settings import SettingRow, SettingsSheet
from tests.ui import pip_pictures
from tests.ui.bench import Bench, overflowing, typed
from tests.ui.helpers import Screen

NAMES = ("Nora", "Samuel", "Iris")
AUCTION = tuple(
    event
    for seat, pair in ((0, 1), (1, 2), (2, 1))
    for event in (Rolled((Die(seat, 3),)), Bid(seat, pair))
)


class Evening:
    """What a hand does at the table of Zicos."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench

    @property
    def table(self) -> Any:
        return self.bench.app.table

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    def told(self, *events: Event) -> None:
        """Let happen what is not what a test is about; it is drawn once."""
        view, self.table.view = self.table.view, Screen()
        for event in events:
            assert self.table.refusal(event) is None, event
            self.table.do(event)
        self.table.view = view
        view.refresh()
        self.bench.draw()

    def see(self, value: int) -> None:
        """A die rolls before the camera, and lies still."""
        self.table.sighted(*pip_pictures.seen(pip_pictures.die(value)))
        self.bench.draw()

    def face(self, value: int) -> None:
        """The topmost face with so many pips is tapped."""
        self.bench.tap(next(k for k in self.bench.widgets(DieKey) if k.value == value))

    def bid(self, pair: int) -> None:
        offers = list(self.bench.widgets(OfferButton, self.bench.screen.tiles))
        self.bench.tap(offers[::-1][pair - 1])

    def auction(self, *bids: tuple[int, int], by_eye: bool = True) -> None:
        """(what the die shows, the pair it is put on) of each player in turn."""
        for value, pair in bids:
            (self.see if by_eye else self.face)(value)
            self.bid(pair)

    def tell(
        self, name: str, *, steps: dict[str, int], bye: int = 0, yes: tuple[str, ...] = ()
    ) -> None:
        """Type a new card on the open sheet, and take it."""
        sheet = self.bench.screen.children[0]
        assert isinstance(sheet, CardSheet)
        sheet.entry.text = name
        for title, count in steps.items():
            for _ in range(count):
                self._control(title, "+10" if title == "Points" else "+1")
        if bye:
            self.face(bye)
        for title in yes:
            self._control(title, "oui")
        self.bench.press("Valider")

    def _control(self, title: str, label: str) -> None:
        sheet = self.bench.screen.children[0]
        row = next(row for row in sheet.fields.children if row.title == title)
        buttons = self.bench.widgets(SmallButton, row)
        self.bench.tap(next(button for button in buttons if button.label == label))

    def known(self, name: str) -> None:
        """Take a card that is known."""
        plates = self.bench.widgets(SuggestionPlate)
        self.bench.tap(next(p for p in plates if p.children[-1].text == name))

    def choose(self, label: str) -> None:
        options = self.bench.widgets(OptionPlate)
        self.bench.tap(next(option for option in options if typed(option.label) == label))

    def stars(self, number: int) -> None:
        self.bench.press(f"{number} ★")

    def tile(self, place: int) -> None:
        self.bid(place)


def started(bench: Bench, **chosen: str) -> Evening:
    """A game of Zicos set up by hand; `chosen` are (part of a question)=answer."""
    bench.press("Zicos")
    bench.seat(*NAMES)
    bench.press("Réglages")
    assert isinstance(bench.screen.children[0], SettingsSheet)
    bench.shoot("zicos-setup")
    assert overflowing(bench) == []
    rows = bench.widgets(SettingRow)
    for question, label in chosen.items():
        row = next(row for row in rows if question in row.title)
        bench.tap(next(b for b in bench.widgets(PushButton, row) if b.label == label))
    bench.press("Terminé")
    bench.press("Commencer")
    assert bench.screen.name == "zicos"
    return Evening(bench)


def final(bench: Bench) -> list[tuple[str, str, tuple[str, ...]]]:
    """(rank, name, columns) of each line of the final table on the screen."""
    (table,) = bench.widgets(FinalTable)
    rows = [row for row in reversed(table.lines.children) if getattr(row, "name", "")]
    return [(row.rank, row.name, tuple(row.columns)) for row in rows]


def by_engine(game: Zicos, log: tuple[Any, ...]) -> list[tuple[str, str, tuple[str, ...]]]:
    """The final table as the rules alone make it out of the events."""
    state = begun(game, NAMES, log).state
    lines = []
    for standing in game.standings(state):
        player = state.players[standing.seat]
        counted = [player.member_stars, player.fan_stars, player.nominee_stars, -player.hater_stars]
        if game.version is Version.ONE_ROUND:
            counted.append(game.production(state, standing.seat))
        cells = [str(number).replace("-", "−") for number in (*counted, player.stars)]
        cells[-1] += "\u00a0★"
        lines.append((str(standing.rank), NAMES[standing.seat], tuple(cells)))
    return lines


def at_table(bench: Bench, *events: Event, **options: Any) -> Evening:
    """A game some events on."""
    bench.app.begin("zicos", options, NAMES, 0)
    evening = Evening(bench)
    evening.told(*events)
    return evening
