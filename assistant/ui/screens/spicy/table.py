"""The table of Spicy: draws the board and passes on what is tapped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import BooleanProperty, ListProperty, ObjectProperty, StringProperty

from assistant.games.spicy import (
    Accepted,
    Card,
    Challenged,
    Claim,
    Copied,
    Event,
    Extra,
    Fault,
    Passed,
    Penalised,
    Played,
    Revealed,
    Trait,
    Wild,
    WorldEnded,
)
from assistant.locale.words import Words, words
from assistant.ui import theme
from assistant.ui.present import shown_refusal
from assistant.ui.present.common import Action, Line
from assistant.ui.present.spicy import Board, Step, lines, present, rules_of, trait_label
from assistant.ui.screens.game_screen import UNKNOWN, GameScreen, button
from assistant.ui.screens.spicy.panes import Choice, SpicyAsk, SpicyEnd, SpicyGridPane, SpicyPadPane
from assistant.ui.tables.table import Table

NO_ACTION = Action("", "", False)
Ask = Callable[[Board, Words], SpicyAsk | SpicyGridPane]
"""Makes the pane of something that the screen asks before it tells the game anything."""


class SpicyScreen(GameScreen):
    """Shows one `Table` of Spicy; implements its `View`."""

    headline = ObjectProperty(None, allownone=True)
    said = StringProperty()
    trouble = StringProperty()
    over = BooleanProperty(False)
    first = ListProperty(UNKNOWN)
    second = ListProperty(UNKNOWN)
    third = ListProperty(UNKNOWN)
    undo = ListProperty(UNKNOWN)
    world = ListProperty(UNKNOWN)
    copy = ListProperty(UNKNOWN)
    more = ListProperty(UNKNOWN)
    history_title = StringProperty()
    bar = ObjectProperty(None, allownone=True)
    face = ObjectProperty(None, allownone=True)
    pane = ObjectProperty(None, allownone=True)

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self._ask: Ask | None = None
        self._about: object = None
        """The session that the question is about."""
        self._middle: tuple[object, object] = (None, None)
        """What the middle was made for: a session and a question."""

    def open(self, table: Table, badge: str) -> None:
        """Show `table` from now on."""
        self._ask, self._middle = None, (None, None)
        super().open(table, badge)

    def lines(self) -> tuple[Line, ...]:
        """Everything that happened, newest first, told by who did it."""
        return lines(self.table.director.session, words(self.table.lang))

    # What the table tells (`View`).

    def draw(self) -> None:
        """Draw the game as it stands now."""
        w, table = words(self.table.lang), self.table
        board = self._board(w)
        if self._about is not table.director.session:
            self._ask = None
        self.bar.show(board.seats, w)
        self.face.show(board.face, board.pile, board.deck)
        self.headline = board.headline
        self.said, self.trouble = table.trouble or board.said, table.trouble
        self.history_title = w("retry" if table.trouble else "history")
        self._show_buttons(board, w)
        self._show_pane(board, w)

    def _board(self, w: Words) -> Board:
        table = self.table
        return present(table.director.session, table.refusal, table.announcer.said, w)

    def _show_buttons(self, board: Board, w: Words) -> None:
        self.over = board.step is Step.OVER
        first, second, third = board.passing, board.doubt_number, board.doubt_spice
        if self.over:
            first, second = Action(w("again"), w("again-detail"), True), NO_ACTION
            third = Action(w("new-game"), "", True)
        self.first, self.second, self.third = button(first), button(second), button(third)
        self.undo = button(board.undo)
        self.world = (w("spicy-worlds-end"), "", board.drawn > 0)
        copies = Extra.COPY_CAT in rules_of(self.table.director.session).extras
        self.copy = (w("spicy-copy"), "", board.copy) if copies else UNKNOWN
        self.more = (w("spicy-more"), "", board.step is Step.CLAIM)

    def _show_pane(self, board: Board, w: Words) -> None:
        wanted = (self.table.director.session, self._ask)
        if all(was is now for was, now in zip(self._middle, wanted, strict=True)):
            return
        self._middle = wanted
        self.pane.clear_widgets()
        if self._ask is not None:
            self.pane.add_widget(self._ask(board, w))
        elif board.step is Step.CLAIM:
            self.pane.add_widget(self._claims(board, w))
        elif board.step is Step.LAST:
            self.pane.add_widget(self._last(board, w))
        elif board.step is Step.REVEAL:
            self.pane.add_widget(self._reveal(w))
        else:
            self.pane.add_widget(self._end(board, w))

    # What stands in the middle.

    def _claims(self, board: Board, w: Words) -> SpicyPadPane:
        pane = SpicyPadPane(rule=board.rule, note=w("spicy-announce") if board.last else "")
        pane.pad.show(board.claims, w, self.claim)
        if board.last:
            forgotten = Passed(Fault.LAST_UNANNOUNCED)
            detail = w("spicy-takes-back")
            pane.offer((self._choice(w("spicy-forgot"), forgotten, detail),))
        return pane

    def _last(self, board: Board, w: Words) -> SpicyAsk:
        pane = SpicyAsk()
        label, detail = w("spicy-accept"), w("spicy-accept-detail")
        act = lambda: self.table.do(Accepted())  # noqa: E731
        accept = Choice(label, act, detail, "trophy", theme.ON_ACCENT, main=True)
        pane.show(w("spicy-last-title"), w("spicy-last-hint"), (accept,))
        return pane

    def _reveal(self, w: Words) -> SpicyGridPane:
        pane = SpicyGridPane(title=w("spicy-reveal-hint"))

        def allowed(card: Card) -> bool:
            return self.table.refusal(Revealed(card)) is None

        def reveal(card: Card) -> None:
            self.table.do(Revealed(card))

        pane.grid.show(allowed, w, reveal)
        pane.grid.add_wilds(allowed, w, reveal)
        return pane

    def _end(self, board: Board, w: Words) -> SpicyEnd:
        end = self.table.director.state.end
        pane = SpicyEnd(winner=board.winner, how=w("spicy-how-ended", end=end.value))
        pane.table.show(board.count, w)
        return pane

    # What is tapped.

    def tap_first(self) -> None:
        """Pass; after the end, play again."""
        if self.over:
            self.dispatch("on_again")
        else:
            self.table.do(Passed())

    def tap_second(self) -> None:
        """Challenge the number, or a copy as a whole."""
        top = self.table.director.state.top
        if top is not None:
            self.doubt(Trait.BOTH if top.copy else Trait.NUMBER)

    def tap_third(self) -> None:
        """Challenge the spice; after the end, choose players anew."""
        if self.over:
            self.dispatch("on_home")
        else:
            self.doubt(Trait.SPICE)

    def tap_undo(self) -> None:
        """Leave a question, or take back what happened last."""
        if self._ask is not None:
            self._asking(None)
        else:
            self.table.undo()

    def claim(self, claim: Claim) -> None:
        """Lay a card; with Change Your Luck, first ask how many go under it."""
        state, rules = self.table.director.state, rules_of(self.table.director.session)
        seat = state.seat
        most = rules.may_tuck(state, seat, claim.number)

        def lay(tucked: int) -> Event:
            return Played(claim.number, claim.spice, rules.lays_last(state, seat, tucked), tucked)

        self._lay(lay, most)

    def ask_copy(self) -> None:
        """Ask who copies the claim on top."""
        state, rules = self.table.director.state, rules_of(self.table.director.session)

        def copied(seat: int) -> None:
            most = rules.may_tuck(state, seat, state.top.claim.number)
            self._lay(
                lambda tucked: Copied(seat, rules.lays_last(state, seat, tucked), tucked), most
            )

        self._ask_who("spicy-who-copies", copied, leave_out=state.top.seat)

    def _lay(self, event: Callable[[int], Event], most: int) -> None:
        """Lay a card with as many tucked under it as the table says, `most` of them."""
        if not most:
            self.table.do(event(0))
            return

        def ask(board: Board, w: Words) -> SpicyAsk:
            pane = SpicyAsk()
            choices = tuple(
                self._choice(w("spicy-tucked", n=tucked), event(tucked))
                for tucked in range(most + 1)
            )
            pane.show(w("spicy-tuck-title"), w("spicy-tuck-hint"), (*choices, self._back(w)))
            return pane

        self._asking(ask)

    def doubt(self, trait: Trait | None) -> None:
        """Ask who challenges; with two players, only one can."""
        state = self.table.director.state

        def doubts(seat: int) -> None:
            self.table.do(Challenged(seat, trait))

        if len(state.hands) == 2:
            doubts(1 - state.top.seat)
            return
        w = words(self.table.lang)
        title = trait_label(trait, w) if trait else w("spicy-nothing-named")
        self._ask_who("spicy-who-doubts", doubts, leave_out=state.top.seat, title=title)

    def ask_world(self) -> None:
        """The World's End lies there: ask how many cards were drawn first, if it matters."""
        state = self.table.director.state
        owed = sum(draw.cards for draw in state.drawn)
        if owed == 1:
            self.table.do(WorldEnded())
            return

        def ask(board: Board, w: Words) -> SpicyAsk:
            pane = SpicyAsk()
            choices = tuple(
                self._choice(w("spicy-drawn-before", n=n), WorldEnded(owed - n))
                for n in range(owed, 0, -1)
            )
            pane.show(w("spicy-world-title"), w("spicy-world-hint"), (*choices, self._back(w)))
            return pane

        self._asking(ask)

    def ask_more(self) -> None:
        """What happens less often."""

        def ask(board: Board, w: Words) -> SpicyAsk:
            pane = SpicyAsk()
            choices = [
                Choice(w("spicy-other-claim"), self.ask_claim, w("spicy-other-claim-detail")),
                Choice(w("spicy-looked"), self.ask_looked, w("spicy-looked-detail")),
            ]
            if board.doubt_number.enabled:
                act = lambda: self.doubt(None)  # noqa: E731
                choices += [Choice(w("spicy-nothing-named"), act, w("spicy-nothing-detail"))]
            pane.show(w("spicy-more-title"), board.extras, (*choices, self._back(w)))
            return pane

        self._asking(ask)

    def ask_looked(self) -> None:
        """Ask who looked at a card lying face down."""
        self._ask_who("spicy-who-looked", lambda seat: self.table.do(Penalised(seat)))

    def ask_claim(self, wrong: Claim | None = None) -> None:
        """Show every claim; of a `wrong` one, say why, and let the card be taken back."""

        def ask(board: Board, w: Words) -> SpicyGridPane:
            pane = SpicyGridPane(title="" if wrong else board.rule)
            pane.grid.show(self._may_claim, w, self._claimed, tell=True)
            choices = [self._back(w)]
            if wrong is not None:
                event = Played(wrong.number, wrong.spice, board.last)
                reason = self.table.refusal(event)
                if reason is not None:
                    pane.said = shown_refusal(self.table.director.session, event, reason, w)
                taken_back = Passed(Fault.WRONG_CLAIM)
                choices[:0] = [self._choice(w("spicy-take-back"), taken_back, main=True)]
            pane.offer(tuple(choices))
            return pane

        self._asking(ask)

    def _may_claim(self, card: Card) -> bool:
        state, rules = self.table.director.state, rules_of(self.table.director.session)
        return card in rules.claims(state)

    def _claimed(self, card: Card) -> None:
        if isinstance(card, Wild):
            return
        if self._may_claim(card):
            self.claim(card)
        else:
            self.ask_claim(card)

    # Questions.

    def _ask_who(
        self,
        title_key: str,
        act: Callable[[int], None],
        leave_out: int | None = None,
        title: str = "",
    ) -> None:
        def ask(board: Board, w: Words) -> SpicyAsk:
            pane, choices = SpicyAsk(), []
            for seat in board.seats:
                if seat.seat != leave_out:
                    shape, tint = theme.player_mark(seat.seat)
                    choices += [Choice(seat.name, _with(act, seat.seat), "", shape, tint)]
            pane.show(
                title or w(title_key), w(title_key) if title else "", (*choices, self._back(w))
            )
            return pane

        self._asking(ask)

    def _asking(self, ask: Ask | None) -> None:
        self._ask, self._about = ask, self.table.director.session
        self.refresh()

    def _back(self, w: Words) -> Choice:
        return Choice(w("cancel"), lambda: self._asking(None))

    def _choice(self, label: str, event: Event, detail: str = "", main: bool = False) -> Choice:
        return Choice(label, lambda: self.table.do(event), detail, main=main)


def _with(act: Callable[[int], None], seat: int) -> Callable[[], None]:
    return lambda: act(seat)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
