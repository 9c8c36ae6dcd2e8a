"""The table screen of Zicos: draws the scoreboard and passes on what is tapped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ObjectProperty, StringProperty
from kivy.uix.widget import Widget

from assistant.camera.look import CameraState, Look
from assistant.games.zicos import Phase, Rolled
from assistant.locale.words import words
from assistant.ui import seen, theme
from assistant.ui.present import shown_refusal
from assistant.ui.present.zicos.board import Ask, Do, Scoreboard
from assistant.ui.screens.game_screen import GameScreen, Renew
from assistant.ui.screens.zicos.mending import Mending
from assistant.ui.screens.zicos.panels import DieQuestion, FinalTable, SongPanel
from assistant.ui.screens.zicos.parts import card_plate, mate_plate
from assistant.ui.screens.zicos.playing import Playing
from assistant.ui.screens.zoning import opened_zone
from assistant.ui.tables.table import Table
from assistant.ui.widgets.basics import PushButton, marked_up
from assistant.ui.widgets.sheets import Sheet
from assistant.ui.widgets.zoning import ZoneSheet
from vision.readings import Box, Kind

SEEING = (CameraState.OPENING, CameraState.SEEING, CameraState.SILENT)
"""States in which the camera's picture is shown rather than the faces of a die."""

FOOT = 4
"""Buttons that fit beside each other at the foot of a wide screen."""


class Foot(PushButton):
    """A button at the foot of the screen."""

    def __init__(self, do: Callable[[Do], None], **settings: object) -> None:
        super().__init__(**settings)
        self.what: Do = Ask.UNDO
        self.bind(on_release=lambda foot: do(foot.what))


class ZicosScreen(GameScreen):
    """Shows one `ZicosTable`; implements its `DiceView`."""

    status = StringProperty()
    hint = StringProperty()
    warning = BooleanProperty(False)
    sees = BooleanProperty(False)
    """Whether a camera looks; otherwise the faces of a die stand where its picture would be."""
    rolls = BooleanProperty(False)
    """Whether a die is to come."""
    covered = BooleanProperty(False)
    """Whether something takes the place of tiles and group."""
    headline = StringProperty()
    round = StringProperty()
    said = StringProperty()
    trouble = BooleanProperty(False)
    pad_title = StringProperty()
    by_hand = StringProperty()
    history_title = StringProperty()
    chances_title = StringProperty()
    group_title = StringProperty()
    group_note = StringProperty()
    nobody = StringProperty()
    plates = ObjectProperty(None, allownone=True)
    preview = ObjectProperty(None, allownone=True)
    pad = ObjectProperty(None, allownone=True)
    tiles = ObjectProperty(None, allownone=True)
    stage = ObjectProperty(None, allownone=True)
    mates = ObjectProperty(None, allownone=True)
    cards = ObjectProperty(None, allownone=True)
    foot = ObjectProperty(None, allownone=True)
    main = ObjectProperty(None, allownone=True)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self._playing, self._mending = Playing(self), Mending(self)
        self._question = DieQuestion()
        self._question.bind(on_forget=lambda _panel: self.table.dismiss())
        self._end = FinalTable()
        self._end.bind(on_again=lambda _end: self.dispatch("on_again"))
        self._end.bind(on_new_game=lambda _end: self.dispatch("on_home"))
        self._song = SongPanel()
        self._drawn: Scoreboard | None = None
        self.stage.bind(pos=self._place_panels, size=self._place_panels)
        self.preview.picture.bind(on_die=lambda _picture, box: self.tapped(box))
        self.preview.bind(on_zone=lambda _preview: self.open_zone())

    def open(self, table: Table, badge: str) -> None:
        """Show `table` from now on."""
        self.preview.picture.clear_picture()
        self._drawn = None
        super().open(table, badge)

    def leave(self) -> None:
        """Let go of the table."""
        self._song.hide()
        super().leave()

    # What the table tells (`View`).

    def draw(self) -> None:
        """Draw the game as it stands now."""
        board = self.table.board()
        w = words(self.table.lang)
        self._show_status()
        self.trouble = bool(self.table.trouble)
        self.said = self.table.trouble or board.said
        self.history_title = w("retry" if self.table.trouble else "history")
        self.chances_title, self.by_hand = w("zicos-chances"), w("zicos-by-hand")
        self._show_panels(board)
        before, self._drawn = self._drawn, board
        self.plates.show(board.chips, self.table.show_group)
        self.headline, self.round = marked_up(board.headline), board.round
        self.rolls = board.roller is not None
        self.pad_title = board.roller_title or w("zicos-no-die")
        # Only what has changed is made anew: a tablet takes its time over many widgets.
        if before is None or before.tiles != board.tiles:
            self.tiles.show(board.tiles, self.do)
        if before is None or before.group != board.group:
            self._show_group(board)
        if before is None or before.buttons != board.buttons:
            self._show_foot(board)

    def show(self, look: Look) -> None:
        """Draw a frame and its dice."""
        if self.table is not None:
            w, zone = words(self.table.lang), self.table.zone
            self.preview.picture.show(look, seen.marks(look, zone, w, Kind.D6), zone)
            if isinstance(self._sheet, ZoneSheet):
                self._sheet.show(look, zone)
            self._show_status()

    # What is tapped.

    def do(self, what: Do) -> None:
        """Do what a button stands for."""
        if what is Ask.UNDO:
            self.table.undo()
        elif what is Ask.MEND:
            self._mending.mend()
        elif isinstance(what, Ask):
            self._playing.ask(what)
        else:
            self.table.do(what)

    def face(self, value: int) -> None:
        """A face told by hand."""
        self.table.roll(value)

    def tapped(self, _box: Box) -> None:
        """A die in the picture: what it shows is told by hand instead."""
        if self.table.question is None and self.rolls:
            self.open_pad()

    def open_pad(self) -> None:
        """Tell by hand what a die shows, though a camera looks."""
        self._playing.face()

    def open_chances(self) -> None:
        """Show the chances, or choose when they are shown."""
        self._playing.chances()

    def open_zone(self) -> None:
        """Move the roll zone."""
        sheet = opened_zone(self.table)
        self.open_sheet(sheet)
        sheet.show(self.table.look, self.table.zone)

    def open_sheet(self, sheet: Sheet, renew: Renew = lambda: True) -> None:
        """Lay `sheet` over the table, until it closes itself or `renew` says that it is over."""
        self._open_sheet(sheet, renew)

    # Drawing.

    def _show_group(self, board: Scoreboard) -> None:
        group = board.group
        self.group_title, self.nobody = group.title, group.empty
        self.group_note = f"{group.production} · {group.hand}"
        self.mates.clear_widgets()
        for mate in group.mates:
            self.mates.add_widget(mate_plate(mate, self._mending.mate))
        self.cards.clear_widgets()
        for chip in group.chips:
            self.cards.add_widget(card_plate(chip, self._mending.card))

    def _show_foot(self, board: Scoreboard) -> None:
        spare = {button.label: button for button in self.foot.children if isinstance(button, Foot)}
        self.foot.clear_widgets()
        peak = 27 if len(board.buttons) < 5 else 23
        # What is always there stands at the right, however little there is to do.
        blanks = 0 if theme.look.portrait else max(0, FOOT - len(board.buttons))
        for each in board.buttons:
            if each.do is Ask.UNDO:
                for _ in range(blanks):
                    self.foot.add_widget(Widget())
            widget = spare.get(each.label) or Foot(self.do)
            widget.what, widget.label, widget.detail = each.do, each.label, each.detail
            widget.main, widget.disabled, widget.peak = each.main, not each.enabled, peak
            self.foot.add_widget(widget)

    def _show_status(self) -> None:
        w, state = words(self.table.lang), self.table.camera
        self.sees = state in SEEING
        self.status = seen.status(state, self.table.look, w)
        self.hint = seen.hint(state, w)
        self.warning = seen.warns(state, self.table.look)
        shows = self.table.look is not None and self.sees
        self.preview.zone_label = w("zone") if shows else ""
        if not self.sees:
            self.preview.picture.clear_picture()

    def _show_panels(self, board: Scoreboard) -> None:
        """Lay what takes the place of the tiles, or of all, over it."""
        w, question = words(self.table.lang), self.table.question
        sings = board.phase is Phase.SINGING and self.table.state.singing is not None
        self.covered = question is not None or bool(board.ends)
        wanted = {
            self._question: question is not None,
            self._end: bool(board.ends),
            self._song: sings and question is None,
        }
        for panel, there in wanted.items():
            if there and panel.parent is None:
                self.add_widget(panel)
            elif not there and panel.parent is not None:
                self.remove_widget(panel)
        if board.ends:
            self._end.show(board.end_title, board.end_heads, board.ends, w)
        if question is not None:
            self._question.show(question, w, self._reason(), self.table.answer)
        if sings:
            self._song.show(self.table.state.singing.name, self.table.game.seconds, w)
        else:
            self._song.hide()
        self._place_panels()

    def _reason(self) -> str:
        """Why the dice of the question cannot be, in a sentence; empty where they can."""
        table, question = self.table, self.table.question
        if question.refusal is None:
            return ""
        w, play = words(table.lang), table.director.session
        return shown_refusal(play, Rolled(question.dice), question.refusal, w)

    def _place_panels(self, *_: object) -> None:
        for panel in (self._question, self._end):
            panel.pos, panel.size = self.stage.pos, self.stage.size
        self._song.pos, self._song.size = self.tiles.pos, self.tiles.size


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
