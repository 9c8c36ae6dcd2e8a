"""A score sheet on the table: columns of points, a number pad, and the change it makes."""

from __future__ import annotations

from pathlib import Path

from kivy.clock import Clock
from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from assistant.games.score_sheet import Ended, Entered
from assistant.locale.words import words
from assistant.ui import theme
from assistant.ui.present.score_sheet import (
    MOST_DIGITS,
    Board,
    Column,
    Row,
    Typed,
    present,
    seat_of,
)
from assistant.ui.screens.game_screen import UNKNOWN, GameScreen, button
from assistant.ui.tables.table import Table
from assistant.ui.widgets.aside import EndPanel
from assistant.ui.widgets.basics import Panel, PushButton

NARROW = 6
"""More columns than this are written smaller."""


class SheetHead(Panel):
    """A player's mark, name and total above their column."""

    shape = StringProperty("circle")
    tint = ColorProperty(theme.TEXT)
    name = StringProperty()
    total = StringProperty()
    leads = BooleanProperty(False)
    due = BooleanProperty(False)
    narrow = BooleanProperty(False)


class SheetCell(ButtonBehavior, Panel):
    """The points of one player in one round; a tap corrects them."""

    text = StringProperty()
    chosen = BooleanProperty(False)
    place = NumericProperty(-1)
    """Place of the entry in the log; negative where there is none yet."""


class SheetRow(BoxLayout):
    """A round: its number and a cell for each player."""

    title = StringProperty()

    def show(self, row: Row) -> None:
        """Fill in the round."""
        self.title = row.title
        cells = [child for child in reversed(self.children) if isinstance(child, SheetCell)]
        for cell, told in zip(cells, row.cells, strict=True):
            cell.text, cell.chosen = told.text, told.chosen
            cell.place = -1 if told.place is None else told.place
            cell.disabled = told.place is None


class PadKey(PushButton):
    """A key of the number pad; `say` is what it types."""

    say = StringProperty()


class SheetScreen(GameScreen):
    """Shows one `Table` with a score sheet."""

    goal = StringProperty()
    headline = ObjectProperty(None, allownone=True)
    typed = StringProperty()
    change = StringProperty()
    said = StringProperty()
    trouble = StringProperty()
    total_title = StringProperty()
    sign_label = StringProperty()
    rub_label = StringProperty()
    keep_label = StringProperty()
    history_title = StringProperty()
    over = BooleanProperty(False)
    signs = BooleanProperty(True)
    take = ListProperty(UNKNOWN)
    end = ListProperty(UNKNOWN)
    undo = ListProperty(UNKNOWN)
    heads = ObjectProperty(None, allownone=True)
    rows = ObjectProperty(None, allownone=True)
    scroll = ObjectProperty(None, allownone=True)
    pad = ObjectProperty(None, allownone=True)

    def __init__(self, **settings: object) -> None:
        self._typed = Typed()
        super().__init__(**settings)
        self._end = EndPanel()
        self._end.bind(on_again=lambda _end: self.dispatch("on_again"))
        self._end.bind(on_new_game=lambda _end: self.dispatch("on_home"))
        self.pad.bind(pos=self._place_end, size=self._place_end)

    def open(self, table: Table, badge: str) -> None:
        """Show `table` from now on, nothing being typed."""
        self._typed = Typed()
        super().open(table, badge)

    # What is tapped.

    def type(self, key: str) -> None:
        """Take a key of the pad: a digit, `-` for the other sign, `<` for the last digit."""
        digits, minus = self._typed.digits, self._typed.minus
        if key == "-":
            minus = not minus
        elif key == "<":
            digits, minus = (digits[:-1], minus) if digits else ("", False)
        elif len(digits) < MOST_DIGITS:
            digits = (digits + key).lstrip("0") or "0"
        self._typed = Typed(digits, minus, self._typed.place)
        self.refresh()

    def confirm(self) -> None:
        """Enter the number typed, or put it in the place of the one that is corrected."""
        typed, play = self._typed, self.table.director.session
        event = Entered(seat_of(play, typed), typed.points)
        self._typed = Typed()
        if typed.place is None:
            self.table.do(event)
        elif play.log[typed.place] != event:
            self.table.replace(typed.place, event)
        self.refresh()

    def correct(self, place: int) -> None:
        """Type another number in the place of an old one."""
        event = self.table.director.session.log[place]
        minus = event.points < 0
        self._typed = Typed("", minus, place)
        self.refresh()

    def keep(self) -> None:
        """Leave the old number as it is."""
        self._typed = Typed()
        self.refresh()

    def finish(self) -> None:
        """Call the game finished."""
        self._typed = Typed()
        self.table.do(Ended())

    def take_back(self) -> None:
        """Take the last entry back."""
        self._typed = Typed()
        self.table.undo()

    # Drawing.

    def draw(self) -> None:
        """Draw the game as it stands now."""
        w, play = words(self.table.lang), self.table.director.session
        if self._typed.place is not None and self._typed.place >= len(play.log):
            self._typed = Typed()
        board = present(play, self._typed, self.table.refusal, self.table.announcer.said, w)
        self.goal, self.headline = board.goal, board.headline
        self.typed, self.change = board.typed, board.change
        self.trouble = self.table.trouble
        self.said = self.trouble or board.said
        self.signs, self.over = board.signs, bool(board.ranks) and not board.keep
        self.take, self.end, self.undo = button(board.take), button(board.end), button(board.undo)
        self.keep_label, self.total_title = board.keep, w("score_sheet-total")
        self.sign_label, self.rub_label = w("score_sheet-sign"), w("score_sheet-rub")
        self.history_title = w("retry" if self.trouble else "history")
        self._draw_sheet(board)
        self._show_end(board)

    def _draw_sheet(self, board: Board) -> None:
        """Bring heads and rows up to date; rows are many, so those that are there stay."""
        if len(self.heads.children) != len(board.columns):
            self.heads.clear_widgets()
            self.rows.clear_widgets()
            for column in board.columns:
                self.heads.add_widget(_head(column, len(board.columns) > NARROW))
        for head, column in zip(reversed(self.heads.children), board.columns, strict=True):
            head.name, head.total = column.name, column.total
            head.leads, head.due = column.leads, column.due
        grown = len(board.rows) > len(self.rows.children)
        while len(self.rows.children) > len(board.rows):
            self.rows.remove_widget(self.rows.children[0])
        while len(self.rows.children) < len(board.rows):
            self.rows.add_widget(self._row(len(board.columns)))
        for drawn, row in zip(reversed(self.rows.children), board.rows, strict=True):
            drawn.show(row)
        if grown:
            # The newest round is in view once the rows have their places.
            Clock.schedule_once(lambda _: self._to_newest(), 0)

    def _to_newest(self) -> None:
        self.scroll.scroll_y = 0 if self.rows.height > self.scroll.height else 1

    def _row(self, columns: int) -> SheetRow:
        drawn = SheetRow()
        for _ in range(columns):
            cell = SheetCell()
            cell.bind(on_release=lambda cell: self.correct(int(cell.place)))
            drawn.add_widget(cell)
        return drawn

    def _show_end(self, board: Board) -> None:
        if self.over and self._end.parent is None:
            self.add_widget(self._end)
        elif not self.over and self._end.parent is not None:
            self.remove_widget(self._end)
        if self.over:
            self._end.show(board.winner, board.ranks, words(self.table.lang))
        self._place_end()

    def _place_end(self, *_: object) -> None:
        self._end.pos, self._end.size = self.pad.pos, self.pad.size


def _head(column: Column, narrow: bool) -> SheetHead:
    shape, tint = theme.player_mark(column.seat)
    return SheetHead(
        shape=shape,
        tint=tint,
        name=column.name,
        total=column.total,
        leads=column.leads,
        due=column.due,
        narrow=narrow,
    )


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
