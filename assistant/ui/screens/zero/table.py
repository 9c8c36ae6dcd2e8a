"""The table of Zero: the round by taps, the hands by their cards or points."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from typing import assert_never

from kivy.lang import Builder
from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from assistant.games.zero import Announced, Dealt, Event, Exchanged, Knocked, Phase, Told
from assistant.locale.words import words
from assistant.session.translate.zero_hand import Draft
from assistant.ui.present.common import Action
from assistant.ui.present.zero import Board, Press, claims, present
from assistant.ui.present.zero_hands import Telling, held, sheet, telling
from assistant.ui.screens.game_screen import GameScreen
from assistant.ui.screens.zero.cards import ZeroCardGrid
from assistant.ui.screens.zero.hand_sheet import ZeroHandSheet, ZeroPoints
from assistant.ui.screens.zero.panes import ZeroHandsPane, ZeroPlayPane
from assistant.ui.screens.zero.photo import CardCamera, ZeroPhoto
from assistant.ui.screens.zero.sheet import ZeroClaims, ZeroScores
from assistant.ui.theme import look
from assistant.ui.widgets.aside import EndPanel
from assistant.ui.widgets.basics import PushButton

Buttons = tuple[tuple[Press, Action], ...]


class ZeroScreen(GameScreen):
    """Shows one `Table` of Zero; implements its `View`."""

    bar = ObjectProperty(None, allownone=True)
    middle = ObjectProperty(None, allownone=True)
    buttons = ObjectProperty(None, allownone=True)
    headline = ObjectProperty(None, allownone=True)
    round = StringProperty()
    said = StringProperty()
    sheet_label = StringProperty()
    history_label = StringProperty()
    has_rounds = BooleanProperty(False)
    button_rows = NumericProperty(1)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self.cards_seen: CardCamera | None = None
        """Reads hands that are laid out; None where nothing does."""
        self._grid = ZeroCardGrid()
        self._pushes: list[PushButton] = []
        self._shape: tuple[int, ...] = ()
        """How many buttons each row has."""
        self._play, self._hands, self._end = (
            ZeroPlayPane(),
            ZeroHandsPane(),
            EndPanel(size_hint=(1, 1)),
        )
        self._end.bind(on_again=lambda _panel: self.dispatch("on_again"))
        self._end.bind(on_new_game=lambda _panel: self.dispatch("on_home"))
        # Bound weakly: the look outlives every widget.
        look.bind(portrait=self._turned)

    def _turned(self, *_: object) -> None:
        if self.table is not None:
            self.draw()

    def draw(self) -> None:
        """Draw the game as it stands now."""
        w, table = words(self.table.lang), self.table
        board = present(table.director.session, table.announcer.said, w)
        self.bar.show(board.players, "")
        self.headline, self.round = board.headline, board.round
        self.said = table.trouble or board.said
        self.sheet_label = w("zero-sheet")
        self.history_label = w("retry" if table.trouble else "history")
        self.has_rounds = bool(table.director.state.finished)
        self._show_middle(board)
        self._show_buttons(board)

    def press(self, what: Press) -> None:
        """Do what a button says."""
        state = self.table.director.state
        match what:
            case Press.DEAL:
                self.table.do(Dealt())
            case Press.EXCHANGE:
                self.table.do(Exchanged())
            case Press.KNOCK:
                self.table.do(Knocked())
            case Press.ZERO:
                self.open_claims()
            case Press.HAND:
                self.open_hand(state.round, state.seat)
            case Press.POINTS:
                self.open_points(state.round, state.seat)
            case Press.UNDO:
                self.table.undo()
            case _:
                assert_never(what)

    def open_claims(self) -> None:
        """Ask who announces ZERO."""
        w, table = words(self.table.lang), self.table
        play = table.director.session
        sheet = ZeroClaims(
            title=w("zero-announce-title"), hint=w("zero-announce-hint"), close_label=w("cancel")
        )
        sheet.show(claims(play, table.refusal, w), lambda claim: table.do(claim.event))
        self._open_sheet(sheet, lambda: table.director.session is play)

    def open_sheet(self) -> None:
        """Show the points of every round."""
        w, table = words(self.table.lang), self.table
        scores = ZeroScores(
            title=w("zero-sheet-title"), hint=w("zero-sheet-hint"), close_label=w("close")
        )

        def renew() -> bool:
            play = table.director.session
            scores.show(play.names, sheet(play, w), self.open_hand)
            return bool(play.state.finished)

        renew()
        self._open_sheet(scores, renew)

    def open_hand(self, round_: int, seat: int, draft: Draft | None = None) -> None:
        """Tell the cards of a hand, for the first time or anew, or as a `draft` has them."""
        w, table = words(self.table.lang), self.table
        play = table.director.session
        told = telling(play, round_, seat)
        cards = ZeroHandSheet(
            title=w("zero-hand-title", name=play.names[seat]),
            hint=w("zero-hand-hint"),
            close_label=w("cancel"),
            points_label=w("zero-count-points"),
            has_points=not isinstance(told.before, Announced),
        )
        cards.bind(on_points=lambda _sheet: self.open_points(round_, seat))
        if deck := self.cards_seen.deck if self.cards_seen is not None else "":
            cards.photo_label = w("zero-photo")
            cards.bind(on_photo=lambda _sheet: self.open_photo(round_, seat, deck))
        self._open_sheet(cards, lambda: table.director.session is play)
        cards.open(
            self._grid,
            w,
            told,
            held(play, told),
            lambda hand: self._keep(told, told.shown(hand)),
            draft,
        )

    def open_photo(self, round_: int, seat: int, deck: str) -> None:
        """Let the camera read a hand that is laid out, as a draft to be confirmed."""
        if self.cards_seen is None:
            return
        w, play = words(self.table.lang), self.table.director.session
        photo = ZeroPhoto(
            title=w("zero-hand-title", name=play.names[seat]),
            hint=w("zero-photo-hint"),
            close_label=w("cancel"),
        )
        self._open_sheet(photo, lambda: self.table.director.session is play)
        photo.open(self.cards_seen, deck, w, lambda draft: self.open_hand(round_, seat, draft))

    def open_points(self, round_: int, seat: int) -> None:
        """Tell the points of a hand without its cards."""
        w, table = words(self.table.lang), self.table
        play = table.director.session
        told = telling(play, round_, seat)
        points = ZeroPoints(
            title=w("zero-points-title", name=play.names[seat]),
            hint=w("zero-points-hint"),
            close_label=w("cancel"),
        )
        self._open_sheet(points, lambda: table.director.session is play)
        now = told.before.points if isinstance(told.before, Told) else None
        points.open(lambda number: self._keep(told, Told(seat, number)), now)

    def _keep(self, told: Telling, event: Event) -> None:
        if told.place is None:
            self.table.do(event)
        elif event != told.before:
            self.table.replace(told.place, event)

    def _tap_hand(self, seat: int) -> None:
        state = self.table.director.state
        counting = state.phase is Phase.COUNTING
        self.open_hand(state.round if counting else len(state.finished), seat)

    def _show_middle(self, board: Board) -> None:
        panes = [self._play] if board.seats else [self._hands]
        panes += [self._end] if board.ranks else []
        if board.seats:
            self._play.show(board)
        else:
            self._hands.show(board, self._tap_hand)
        if board.ranks:
            self._end.show(board.winner, board.ranks, words(self.table.lang))
        if list(reversed(self.middle.children)) != panes:
            self.middle.clear_widgets()
            for pane in panes:
                self.middle.add_widget(pane)

    def _show_buttons(self, board: Board) -> None:
        rows = in_rows(board.buttons)
        shape = tuple(map(len, rows))
        if shape != self._shape:
            self._shape = shape
            self._lay_buttons(shape)
        self.button_rows = len(rows)
        for push, (what, action) in zip(self._pushes, board.buttons, strict=False):
            undo = what is Press.UNDO
            push.does = what
            push.label, push.detail = action.label, action.detail
            push.disabled = not action.enabled
            push.main = what is board.buttons[0][0] and not undo
            push.size_hint_x = 0.8 if undo else 1.25

    def _lay_buttons(self, shape: tuple[int, ...]) -> None:
        """Put so many buttons into so many rows."""
        for row in self.buttons.children:
            row.clear_widgets()
        self.buttons.clear_widgets()
        while len(self._pushes) < sum(shape):
            push = PushButton()
            push.bind(on_release=lambda push: self.press(push.does))
            self._pushes.append(push)
        pushes = iter(self._pushes)
        for count in shape:
            row = BoxLayout(spacing=16 * look.u)
            for push in islice(pushes, count):
                row.add_widget(push)
            self.buttons.add_widget(row)


def in_rows(buttons: Buttons) -> tuple[Buttons, ...]:
    """All beside each other, or in portrait two a row, the first alone if it must be."""
    if not look.portrait:
        return (buttons,)
    odd = len(buttons) % 2
    pairs = [buttons[place : place + 2] for place in range(odd, len(buttons), 2)]
    return (buttons[:odd], *pairs) if odd else tuple(pairs)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
