"""The odds of a decision: beside the buttons, and in full on a sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout

from assistant.locale.words import Words
from assistant.ui import theme
from assistant.ui.odds_choices import Showing
from assistant.ui.present.zombie_dice_odds import Chance, OddsReport, OddsTile
from assistant.ui.widgets.basics import Panel, PushButton
from assistant.ui.widgets.sheets import Sheet

SHOWINGS = {
    Showing.OFF: "odds-show-off",
    Showing.ON_TAP: "odds-show-tap",
    Showing.ALWAYS: "odds-show-always",
}

Choose = Callable[[Showing], None]


class OddsButton(ButtonBehavior, Panel):
    """The odds of rolling, or where to touch for them."""

    label = StringProperty()
    detail = StringProperty()
    note = StringProperty()
    shown = BooleanProperty(False)
    """Whether there are figures."""
    there = BooleanProperty(False)
    """False where nobody wants odds, and there is no place for them."""

    def show(self, tile: OddsTile | None) -> None:
        """Show what is known, or take no place at all."""
        self.there = tile is not None
        if tile is not None:
            self.label, self.detail, self.note = tile.label, tile.detail, tile.note
            self.shown = tile.open
        self.disabled = tile is None or not tile.enabled


class ChanceRow(BoxLayout):
    """One thing that the roll may bring."""

    word = StringProperty()
    told = StringProperty()
    chance = NumericProperty(0.0)
    tint = ColorProperty(theme.TEXT)


class OddsSheet(Sheet):
    """A decision in full; says `on_say` when it is to be told aloud."""

    why = StringProperty()
    roll_title = StringProperty()
    turn_title = StringProperty()
    turn_stop = StringProperty()
    turn_roll = StringProperty()
    win_title = StringProperty()
    win_stop = StringProperty()
    win_roll = StringProperty()
    advice_title = StringProperty()
    advice = StringProperty()
    advice_why = StringProperty()
    say_label = StringProperty()
    has_voice = BooleanProperty(True)
    choices_label = StringProperty()
    chances = ObjectProperty(None, allownone=True)
    __events__ = ("on_say", "on_choices")

    def show(self, report: OddsReport, w: Words) -> None:
        """Fill in what is known."""
        self.why = report.why
        self.roll_title, self.turn_title = w("odds-next-roll"), w("odds-turn")
        self.advice_title = w("odds-advice-title")
        self.say_label, self.choices_label = w("odds-say"), w("odds-show")
        self.turn_stop, self.turn_roll = _pair(report.turn)
        self.win_title = report.win_title
        self.win_stop, self.win_roll = _pair(report.win)
        self.advice, self.advice_why = report.advice, report.advice_why
        self.chances.clear_widgets()
        for chance in report.roll:
            self.chances.add_widget(_row(chance))

    def on_say(self) -> None:
        """Event: the odds are to be said."""

    def on_choices(self) -> None:
        """Event: who sees odds is to be chosen."""


class ChoiceLine(Panel):
    """A player, or the whole table, and when their odds are shown."""

    shape = StringProperty()
    tint = ColorProperty(theme.TEXT)
    name = StringProperty()
    buttons = ObjectProperty(None, allownone=True)


class ChoicesSheet(Sheet):
    """When the odds are shown, player by player."""

    lines = ObjectProperty(None, allownone=True)

    def show(
        self, lines: Iterable[tuple[str, int | None, Showing | None, Choose]], w: Words
    ) -> None:
        """List (name, seat, what holds, what choosing does); no seat is the whole table."""
        self.lines.clear_widgets()
        for name, seat, now, choose in lines:
            line = ChoiceLine(name=name)
            if seat is not None:
                line.shape, line.tint = theme.player_mark(seat)
            for showing, key in SHOWINGS.items():
                button = PushButton(label=w(key), peak=21, radius=12, main=showing is now)
                button.bind(
                    on_release=lambda _button, choose=choose, showing=showing: choose(showing)
                )
                line.buttons.add_widget(button)
            self.lines.add_widget(line)


def _row(chance: Chance) -> ChanceRow:
    tint = theme.DANGER if chance.bad else theme.GOOD
    return ChanceRow(word=chance.word, told=chance.told, chance=chance.chance, tint=tint)


def _pair(texts: tuple[str, ...]) -> tuple[str, str]:
    first, second, *_ = (*texts, "", "")
    return first, second


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
