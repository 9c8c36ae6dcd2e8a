"""What the table screens of all games share: sheets, history, voice, and the way home."""

from __future__ import annotations

from collections.abc import Callable

from kivy.core.window import Window
from kivy.properties import ObjectProperty, StringProperty
from kivy.uix.screenmanager import Screen

from assistant.locale.words import words
from assistant.ui.present import history
from assistant.ui.present.common import Action, Line
from assistant.ui.screens.keys import BACK_KEY
from assistant.ui.screens.ruling import can_tell, opened_rules, rule_at, rule_now
from assistant.ui.tables.table import Table
from assistant.ui.widgets.sheets import HistorySheet, Sheet

UNKNOWN: tuple[str, str, bool] = ("", "", False)
"""A button of which nothing is known yet."""
Renew = Callable[[], bool]
"""Brings an open sheet up to date; False when there is nothing left that it could be about."""


class GameScreen(Screen):
    """Shows one `Table`; implements its `View`. A game's screen overrides `draw`."""

    table = ObjectProperty(None, allownone=True)
    badge = StringProperty()
    """What is written over the camera's picture."""
    why_label = StringProperty()
    """« Pourquoi ? » beside what was said; empty while nothing was, or where no rules are told."""
    __events__ = ("on_again", "on_home")

    def __init__(self, **settings: object) -> None:
        super().__init__(**settings)
        self._sheet: Sheet | None = None
        self._renew: Renew = _never
        self._shown: tuple[object, ...] | None = None

    def open(self, table: Table, badge: str) -> None:
        """Show `table` from now on."""
        self.table, self.badge = table, badge
        self._close_sheet()
        self._shown = None
        self.refresh()

    def leave(self) -> None:
        """Let go of the table."""
        self._close_sheet()
        self.table = None

    # What the table tells (`View`).

    def refresh(self) -> None:
        """Draw everything again but the picture."""
        if self.table is None:
            return
        shown = (self.table.director.session, self.table.director.question)
        if self._shown is None or any(a is not b for a, b in zip(shown, self._shown, strict=True)):
            self._renew_sheet()
        self._shown = shown
        w, director = words(self.table.lang), self.table.director
        asked = can_tell(self.table.game.name, w) and bool(rule_now(director))
        self.why_label = w("rules-why") if asked else ""
        self.draw()

    def draw(self) -> None:
        """Draw the game as it stands now."""
        raise NotImplementedError

    # Keys.

    def on_enter(self) -> None:
        """Listen to the key that means "back"."""
        Window.bind(on_keyboard=self._key)

    def on_leave(self) -> None:
        """Leave the keys to others."""
        Window.unbind(on_keyboard=self._key)

    def _key(self, _window: object, key: int, *_: object) -> bool:
        """Back closes what lies over the table, or else leaves it; never the app."""
        if key != BACK_KEY:
            return False
        if self._sheet is not None:
            self._close_sheet()
        else:
            self.dispatch("on_home")
        return True

    # What is tapped.

    def history_or_retry(self) -> None:
        """Look back; or, after something could not be kept, try again first."""
        if self.table.trouble:
            self.table.retry()
        else:
            self.open_history()

    def open_history(self) -> None:
        """Show everything that happened."""
        w, table = words(self.table.lang), self.table
        sheet = HistorySheet(
            title=w("history-title"),
            close_label=w("close"),
            home_label=w("home"),
            voice_label=self._voice_label(),
            has_voice=table.voice.present,
            more_label=self.more_label(),
            rules_label=w("rules") if can_tell(table.game.name, w) else "",
        )
        sheet.bind(on_home=lambda _sheet: self.dispatch("on_home"))
        sheet.bind(on_more=lambda _sheet: self.open_more())
        sheet.bind(on_voice=self._switch_voice)
        sheet.bind(on_rules=lambda _sheet: self.open_rules())
        why = self.open_rule_at if can_tell(table.game.name, w) else None

        def renew() -> bool:
            sheet.hint = self.history_hint() if table.director.session.log else w("history-empty")
            sheet.show(self.lines(), w, self.open_correction, why)
            return True

        renew()
        self._open_sheet(sheet, renew)

    def lines(self) -> tuple[Line, ...]:
        """Everything that happened, newest first."""
        return history(self.table.director.session, words(self.table.lang))

    def history_hint(self) -> str:
        """What can be done with the lines of the history; empty where nothing can."""
        return ""

    def open_rules(self, anchor: str = "") -> None:
        """Read the rules of the game, from this one on."""
        w = words(self.table.lang)
        self._open_sheet(opened_rules(self.table.game, w, anchor), lambda: True)

    def open_why(self) -> None:
        """Open the rule behind what was called or refused last."""
        self.open_rules(rule_now(self.table.director))

    def open_rule_at(self, place: int) -> None:
        """Open the rule behind the event at `place` of the log."""
        self.open_rules(rule_at(self.table.director, place))

    def more_label(self) -> str:
        """What else a game offers beside its history; empty for nothing."""
        return ""

    def open_more(self) -> None:
        """Open what else the game offers."""

    def open_correction(self, event_place: int, part: int) -> None:
        """A part of a line of the history, such as one of its dice, was tapped."""

    def on_again(self) -> None:
        """Event: the same players once more."""

    def on_home(self) -> None:
        """Event: leave the table."""

    # Sheets.

    def _voice_label(self) -> str:
        w, voice = words(self.table.lang), self.table.voice
        if not voice.present:
            return w("voice-missing")
        return w("voice-off") if voice.muted else w("voice-on")

    def _switch_voice(self, sheet: HistorySheet) -> None:
        self.table.switch_voice()
        sheet.voice_label = self._voice_label()

    def _open_sheet(self, sheet: Sheet, renew: Renew) -> None:
        self._close_sheet()
        self._sheet, self._renew = sheet, renew
        sheet.bind(parent=self._sheet_moved)
        self.add_widget(sheet)

    def _sheet_moved(self, sheet: Sheet, parent: object) -> None:
        """Let go of a sheet that has closed itself."""
        if parent is None and sheet is self._sheet:
            self._sheet, self._renew = None, _never

    def _renew_sheet(self) -> None:
        """Bring what lies over the screen up to date, or close it if its moment has passed."""
        if self._sheet is not None and not self._renew():
            self._close_sheet()

    def _close_sheet(self) -> None:
        if self._sheet is not None:
            self._sheet.close()


def _never() -> bool:
    return False


def button(action: Action) -> tuple[str, str, bool]:
    """A button as the bindings of a screen take it: label, detail, enabled."""
    return (action.label, action.detail, action.enabled)
