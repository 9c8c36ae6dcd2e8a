"""The table of Zombie Dice: draws the scoreboard and passes on what is tapped."""

from __future__ import annotations

from pathlib import Path

from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from assistant.camera.look import CameraState, Look
from assistant.games.zombie_dice import DICE_PER_ROLL, Die, Rolled
from assistant.locale.words import words
from assistant.session.question import Question
from assistant.ui import choices, seen
from assistant.ui.present import shown_refusal
from assistant.ui.present.common import Line
from assistant.ui.present.zombie_dice import Scoreboard, last_roll_place, rules_of
from assistant.ui.present.zombie_dice_check import present_check
from assistant.ui.present.zombie_dice_odds import next_step
from assistant.ui.screens.game_screen import UNKNOWN, GameScreen, button
from assistant.ui.screens.zombie_dice.odds import opened_choices, opened_odds
from assistant.ui.screens.zombie_dice.summary import SummarySheet
from assistant.ui.screens.zoning import opened_zone
from assistant.ui.tables.table import Table
from assistant.ui.widgets.aside import EndPanel, Offer, QuestionPanel
from assistant.ui.widgets.check import CheckPanel
from assistant.ui.widgets.odds import OddsButton
from assistant.ui.widgets.sheets import DiceRow, DieSheet, HandSheet
from assistant.ui.widgets.zoning import ZoneSheet
from vision.readings import Box


class TableScreen(GameScreen):
    """Shows one `ZombieTable`; implements its `DiceView`."""

    status = StringProperty()
    hint = StringProperty()
    warning = BooleanProperty(False)
    asking = BooleanProperty(False)
    """Whether a question is on the screen, whose answer is then the main thing to do."""
    covered = BooleanProperty(False)
    """Whether something takes the place of the tally."""
    checking = BooleanProperty(False)
    """Whether the table differs from the count, and either is to be believed."""
    headline = ObjectProperty(None, allownone=True)
    round = StringProperty()
    brains = StringProperty("0")
    brains_title = StringProperty()
    brains_note = StringProperty()
    shotguns = NumericProperty(0)
    shotguns_limit = NumericProperty(3)
    shotguns_title = StringProperty()
    shotguns_note = StringProperty()
    sum = StringProperty()
    sum_title = StringProperty()
    sum_note = StringProperty()
    cup_title = StringProperty()
    cup_note = StringProperty()
    said = StringProperty()
    chase = StringProperty()
    lost = BooleanProperty(False)
    strip_title = StringProperty()
    strip_hint = StringProperty()
    history_title = StringProperty()
    stop = ListProperty(UNKNOWN)
    reroll = ListProperty(UNKNOWN)
    step = StringProperty()
    """`stop` or `roll`, whichever is the sensible thing to do; empty for neither."""
    undo = ListProperty(UNKNOWN)
    by_hand = ListProperty(UNKNOWN)
    bar = ObjectProperty(None, allownone=True)
    preview = ObjectProperty(None, allownone=True)
    strip = ObjectProperty(None, allownone=True)
    cup = ObjectProperty(None, allownone=True)
    column = ObjectProperty(None, allownone=True)
    below = ObjectProperty(None, allownone=True)
    others = ObjectProperty(None, allownone=True)
    has_odds = BooleanProperty(False)
    """Whether there is a place for odds beside the buttons."""

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self._dice = DiceRow()
        self.strip.add_widget(self._dice)
        self._odds = OddsButton()
        self._odds.bind(on_release=lambda _odds: self.ask_odds())
        self._question = QuestionPanel()
        self._check = CheckPanel()
        self._check.bind(on_table=lambda _check: self.table.believe_table())
        self._check.bind(on_count=lambda _check: self.table.believe_count())
        self._end = EndPanel()
        self._end.bind(on_again=lambda _end: self.dispatch("on_again"))
        self._end.bind(on_new_game=lambda _end: self.dispatch("on_home"))
        self._end.bind(on_summary=lambda _end: self.open_summary())
        for part in (self.column, self.below):
            part.bind(pos=self._place_aside, size=self._place_aside)
        self.preview.picture.bind(on_die=lambda _picture, box: self.tapped(box))
        self.preview.bind(on_zone=lambda _preview: self.open_zone())

    def open(self, table: Table, badge: str) -> None:
        """Show `table` from now on."""
        self.preview.picture.clear_picture()
        super().open(table, badge)

    # What the table tells (`View`).

    def draw(self) -> None:
        """Draw the game as it stands now."""
        w = words(self.table.lang)
        board = self.table.board()
        self.bar.show(board.players, w("out-of-tie-break"))
        self._show_tally(board)
        self._show_titles(board)
        self._dice.orientation = self.strip.orientation
        self._dice.aside = self.strip.orientation == "vertical"
        self._dice.show(board.last_roll, w, self._correct_last, peak=18)
        self.show_odds()
        self._show_status()
        self._show_aside(board)

    def show(self, look: Look) -> None:
        """Draw a frame and its dice."""
        if self.table is not None:
            w, zone = words(self.table.lang), self.table.zone
            self.preview.picture.show(look, seen.marks(look, zone, w), zone)
            if isinstance(self._sheet, ZoneSheet):
                self._sheet.show(look, zone)
            self._show_status()

    # What is tapped.

    def tapped(self, box: Box) -> None:
        """A die in the picture: name it."""
        place = self.table.die_at(box)
        if place is None:
            return
        if self.table.question is not None:
            self._name_asked(place)
        else:
            self._correct_last(place)

    def open_hand(self) -> None:
        """Enter a roll by hand."""
        w, table = words(self.table.lang), self.table
        sheet = HandSheet(title=w("hand-title"), close_label=w("cancel"))

        def renew() -> bool:
            sheet.renew()
            return not table.director.state.over

        self._open_sheet(sheet, renew)
        dice = choices.nameable(rules_of(table.director.session))
        sheet.open(
            w,
            dice,
            lambda chosen: choices.enterable(table.refusal, chosen, dice),
            table.enter,
            DICE_PER_ROLL,
        )

    def open_zone(self) -> None:
        """Move the roll zone."""
        sheet = opened_zone(self.table)
        self._open_sheet(sheet, lambda: True)
        sheet.show(self.table.look, self.table.zone)

    def ask_odds(self) -> None:
        """Reveal the odds of this decision; or, where they are to be seen, tell them in full."""
        if self.table.ask_odds():
            sheet, renew = opened_odds(self.table, self.choose_odds)
            self._open_sheet(sheet, renew)

    def choose_odds(self) -> None:
        """Choose who sees odds."""
        sheet, renew = opened_choices(self.table)
        self._open_sheet(sheet, renew)

    def more_label(self) -> str:
        """Odds are among what the table may want."""
        return words(self.table.lang)("odds-show")

    def open_more(self) -> None:
        """Choose who sees odds."""
        self.choose_odds()

    def open_summary(self) -> None:
        """Tell what the game has come to."""
        sheet = SummarySheet(self.table.thinker)
        self._open_sheet(sheet, lambda: True)
        sheet.show_game(self.table.director.session, self.table.lang)

    def lines(self) -> tuple[Line, ...]:
        """Everything that happened, newest first, with the dice."""
        return choices.history(self.table.director.session, words(self.table.lang))

    def history_hint(self) -> str:
        """Dice may be corrected."""
        return words(self.table.lang)("history-hint")

    def open_correction(self, event_place: int, die_place: int) -> None:
        """Offer what one die of a roll may have been instead."""
        table, w = self.table, words(self.table.lang)
        event = table.director.session.log[event_place]
        if not isinstance(event, Rolled):
            return
        sheet = DieSheet(title=w("correct-title"), hint=w("correct-hint"), close_label=w("cancel"))
        sheet.row.show(
            event.dice, w, lambda place: self.open_correction(event_place, place), chosen=die_place
        )

        def pick(die: Die) -> None:
            sheet.close()
            self.table.correct(event_place, die_place, die)

        def renew() -> bool:
            play = table.director.session
            if play.log[event_place : event_place + 1] != (event,):
                return False
            allowed = choices.correctable(play, event_place, die_place)
            dice = choices.nameable(rules_of(play))
            sheet.grid.show(dice, allowed, w, pick, event.dice[die_place])
            return True

        renew()
        self._open_sheet(sheet, renew)

    # Drawing.

    def _show_tally(self, board: Scoreboard) -> None:
        self.headline = board.headline
        self.round = board.round
        self.brains, self.brains_note = str(board.brains), board.brains_note
        self.shotguns, self.shotguns_note = board.shotguns, board.shotguns_note
        self.shotguns_limit = board.shotguns_limit
        self.sum, self.sum_note = board.sum, board.sum_note
        self.cup.show(board.cup)
        self.cup_note = board.cup_note
        self.said, self.lost = board.said, board.lost
        self.chase = self.table.trouble or board.chase
        self.stop, self.reroll = button(board.stop), button(board.reroll)
        self.undo, self.by_hand = button(board.undo), button(board.by_hand)

    def _show_titles(self, board: Scoreboard) -> None:
        w = words(self.table.lang)
        self.brains_title, self.shotguns_title = w("brains-this-turn"), w("shotguns")
        self.sum_title, self.cup_title = board.sum_title, w("cup")
        self.strip_title = w("last-roll")
        self.strip_hint = w("tap-to-correct") if board.last_roll else ""
        self.history_title = w("retry" if self.table.trouble else "history")

    def show_odds(self) -> None:
        """Draw the odds alone: they come when all else has been drawn."""
        if self.table is None:
            return
        tile = self.table.odds_tile()
        self._odds.show(tile)
        self.step = next_step(tile, int(self.brains), self.stop[2], self.reroll[2]) or ""
        self.has_odds = tile is not None
        if self.has_odds and self._odds.parent is None:
            self.others.add_widget(self._odds, index=len(self.others.children))
        elif not self.has_odds and self._odds.parent is not None:
            self.others.remove_widget(self._odds)

    def _show_status(self) -> None:
        w, state = words(self.table.lang), self.table.camera
        self.status = seen.status(state, self.table.look, w)
        self.hint = seen.hint(state, w)
        self.warning = seen.warns(state, self.table.look)
        shows = self.table.look is not None and state is not CameraState.LOST
        self.preview.zone_label = w("zone") if shows else ""
        if state is CameraState.LOST:
            self.preview.picture.clear_picture()

    def _show_aside(self, board: Scoreboard) -> None:
        question = self.table.question
        self.asking = question is not None
        self.covered = bool(question is not None or board.ranks)
        found = self.table.recount
        self.checking = found is not None and not self.covered
        for panel, wanted in (
            (self._question, question is not None),
            (self._end, board.ranks),
            (self._check, self.checking),
        ):
            if wanted and panel.parent is None:
                self.add_widget(panel)
            elif not wanted and panel.parent is not None:
                self.remove_widget(panel)
        w = words(self.table.lang)
        if board.ranks:
            self._end.show(board.winner, board.ranks, w)
            self._end.summary_label = w("stats")
        if self.checking:
            self._check.show(present_check(self.table.director.state, found, w))
        if question is not None:
            reason = self._why_refused(question)
            self._question.show(question, w, reason, self.table.answer, self._name_asked)
            self._question.offer(self._answers())
        self._place_aside()

    def _why_refused(self, question: Question[Die]) -> str:
        if question.refusal is None:
            return ""
        table = self.table
        return shown_refusal(
            table.director.session, Rolled(question.dice), question.refusal, words(table.lang)
        )

    def _answers(self) -> tuple[Offer, ...]:
        w, question = words(self.table.lang), self.table.question
        leaning = any(doubt.leans for doubt in question.doubts)
        forget = (w("ask-reroll" if leaning else "ask-forget"), "", self.table.dismiss)
        told = question.refusal is not None and bool(self.why_label)
        why = ((self.why_label, "", self.open_why),) if told else ()
        if question.doubts or question.likeliest is None:
            return (forget, *why)
        return ((w("ask-accept"), w("ask-likely"), self.table.accept), forget, *why)

    def _place_aside(self, *_: object) -> None:
        for panel in (self._question, self._end):
            panel.pos, panel.size = self.column.pos, self.column.size
        self._check.pos, self._check.size = self.below.pos, self.below.size

    def _correct_last(self, place: int) -> None:
        event_place = last_roll_place(self.table.director.session)
        if event_place is not None:
            self.open_correction(event_place, place)

    def _name_asked(self, place: int) -> None:
        """Name a die of the question freely."""
        question, w = self.table.question, words(self.table.lang)
        if question is None or place >= len(question.dice):
            return
        sheet = DieSheet(title=w("ask-which"), hint=w("correct-hint"), close_label=w("cancel"))
        self._open_sheet(sheet, lambda: bool(self.table.question == question))
        unsure = frozenset(doubt.place for doubt in question.doubts)
        sheet.row.show(question.dice, w, self._name_asked, unsure, place)

        def pick(die: Die) -> None:
            sheet.close()
            self.table.answer(place, die)

        dice = choices.nameable(rules_of(self.table.director.session))
        sheet.grid.show(dice, frozenset(dice), w, pick, question.dice[place])


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
