"""The middle of the table of Zero: the round being played, or the hands being counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import (
    AliasProperty,
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from assistant.ui import theme
from assistant.ui.fit import broken
from assistant.ui.present.zero import Board, SeatLine
from assistant.ui.present.zero_hands import HandLine
from assistant.ui.theme import look
from assistant.ui.widgets.basics import Panel, Text

Tap = Callable[[int], None]
"""Takes a seat."""


class ZeroKnock(Panel):
    """A knock, made or still to come."""

    number = StringProperty()
    who = StringProperty()


class ZeroSeat(Panel):
    """A player in the order of play."""

    shape = StringProperty("circle")
    tint = ColorProperty(theme.TEXT)
    name = StringProperty()
    note = StringProperty()
    playing = BooleanProperty(False)
    """Whose turn it is."""
    plays = BooleanProperty(True)


class ZeroPlayPane(BoxLayout):
    """Who has knocked, and who still plays."""

    knocks_title = StringProperty()
    order_title = StringProperty()
    first = StringProperty()
    second = StringProperty()
    rows = ObjectProperty(None, allownone=True)

    def show(self, board: Board) -> None:
        """Draw the round as it stands."""
        self.knocks_title, self.order_title = board.knocks_title, board.order_title
        self.first, self.second = board.knocks
        if len(self.rows.children) != len(board.seats) + 1:
            _fill(self.rows, [ZeroSeat() for _ in board.seats])
        for row, line in zip(reversed(self.rows.children), board.seats, strict=False):
            _seat(row, line)


class ZeroName(Text):
    """A player's name, on two lines where there is room for them."""

    name = StringProperty()

    def _written(self) -> str:
        if not self.wrap:
            return str(self.name)
        return broken(self.name, self.peak * look.u, True, self.width)

    written = AliasProperty(_written, bind=("name", "width", "peak", "wrap"))


class ZeroHandRow(ButtonBehavior, Panel):
    """What a hand counts, and why; a tap tells or corrects it."""

    seat = NumericProperty(0)
    shape = StringProperty("circle")
    tint = ColorProperty(theme.TEXT)
    name = StringProperty()
    points = StringProperty()
    why = StringProperty()
    swap = StringProperty()
    next = BooleanProperty(False)
    stacked = BooleanProperty(False)
    """Whether the better exchange stands below and not beside."""


class ZeroHandsPane(BoxLayout):
    """The hands of a round; while dealing, what is to be dealt above them."""

    title = StringProperty()
    deal = StringProperty()
    deal_who = StringProperty()
    rows = ObjectProperty(None, allownone=True)
    _tapped: Tap
    _shape: tuple[int, bool] = (0, False)
    """How many rows there are, and whether they are stacked."""

    def show(self, board: Board, tapped: Tap) -> None:
        """Draw the hands; `tapped` gets the seat whose hand is touched."""
        self.title, (self.deal, self.deal_who) = board.hands_title, board.deal
        shape = (len(board.hands), look.portrait or bool(board.ranks))
        if shape != self._shape:
            self._shape = shape
            rows = [ZeroHandRow(stacked=shape[1]) for _ in board.hands]
            for row in rows:
                row.bind(on_release=lambda row: self._tapped(int(row.seat)))
            _fill(self.rows, rows)
        self._tapped = tapped
        for row, line in zip(reversed(self.rows.children), board.hands, strict=False):
            _hand(row, line)


def _fill(box: BoxLayout, rows: Sequence[Widget]) -> None:
    """Put rows into a box, and below them what takes the room that few rows leave."""
    box.clear_widgets()
    for row in (*rows, Widget(size_hint_y=0.001)):
        box.add_widget(row)


def _seat(row: ZeroSeat, line: SeatLine) -> None:
    row.shape, row.tint = theme.player_mark(line.seat)
    row.name, row.note = line.name, line.note
    row.playing, row.plays = line.on_turn, line.plays


def _hand(row: ZeroHandRow, line: HandLine) -> None:
    row.seat = line.seat
    row.shape, row.tint = theme.player_mark(line.seat)
    row.name, row.points = line.name, line.points
    row.why, row.swap, row.next = line.why, line.swap, line.next


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
