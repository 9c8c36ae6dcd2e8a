"""After a game of Zombie Dice, or about all of them: figures, plots, choices and dice."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import assert_never

from kivy.core.window import Window
from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    ListProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from assistant.history.zombie_dice.lines import Line
from assistant.history.zombie_dice.recorded import plays_of
from assistant.history.zombie_dice.summary import Summary, by_brains, by_wins, summary
from assistant.history.zombie_dice.turns import Play
from assistant.locale.words import Lang, Words, words
from assistant.ui import theme
from assistant.ui.present.zombie_dice_history import (
    ChoiceLine,
    DiceLine,
    PlayerLine,
    Report,
    report,
)
from assistant.ui.screens.keys import BACK_KEY
from assistant.ui.thinker import Thinker
from assistant.ui.widgets.basics import Panel, PushButton
from assistant.ui.widgets.plots import Curve, FaceRow, LinePlot
from assistant.ui.widgets.sheets import Sheet


class Tab(StrEnum):
    """What is shown beside the players' figures."""

    SCORES = "stats-tab-scores"
    LUCK = "stats-tab-luck"
    CHOICES = "stats-tab-choices"
    DICE = "stats-tab-dice"


class FiguresRow(Panel):
    """One player's figures."""

    shape = StringProperty("circle")
    tint = ColorProperty(theme.TEXT)
    name = StringProperty()
    wins = StringProperty()
    told = StringProperty()
    per_turn = StringProperty()
    luck = StringProperty()
    luck_word = StringProperty()


class ChoiceRow(Panel):
    """One decision that cost."""

    shape = StringProperty("circle")
    tint = ColorProperty(theme.TEXT)
    name = StringProperty()
    where = StringProperty()
    what = StringProperty()


class DiceTally(Panel):
    """The faces of one colour."""

    title = StringProperty()
    told = StringProperty()
    faces = ObjectProperty(None, allownone=True)


class Scroller(BoxLayout):
    """A column that scrolls when it is too long."""

    column = ObjectProperty(None, allownone=True)


class SummarySheet(Sheet):
    """Shows what one game or all came to, over everything else."""

    note = StringProperty()
    """What is shown instead of figures: that they are being counted, or that there are none."""
    told = StringProperty()
    """What the plot means, in a sentence."""
    tabs = ListProperty()
    ready = BooleanProperty(False)
    players = ObjectProperty(None, allownone=True)
    bar = ObjectProperty(None, allownone=True)
    pane = ObjectProperty(None, allownone=True)

    def __init__(self, thinker: Thinker, **settings: object) -> None:
        super().__init__(**settings)
        self._thinker = thinker
        self._found: Summary | None = None
        self._report: Report | None = None
        self._lang = Lang.FR
        self._tab = Tab.SCORES

    def show_game(self, play: Play, lang: Lang) -> None:
        """Show what this game has come to so far."""
        self._begin(lang, words(lang)("stats-title"))
        self._thinker.ask(
            lambda: summary([play], by_wins),
            lambda found: self._show(found, 0, all_games=False),
        )

    def show_all(self, texts: tuple[str, ...], damaged: int, lang: Lang) -> None:
        """Show what all games have come to, as they are saved; `damaged` ones lack."""
        self._begin(lang, words(lang)("stats"))

        def counted() -> tuple[Summary, int]:
            plays, unreadable = plays_of(texts)
            return summary(plays, by_brains), unreadable

        self._thinker.ask(
            counted, lambda found: self._show(found[0], found[1] + damaged, all_games=True)
        )

    def choose(self, tab: Tab) -> None:
        """Show another part."""
        self._tab = tab
        for button in self.bar.children:
            button.main = button.tab is tab
        self.pane.clear_widgets()
        if self._report is not None and self._found is not None:
            self.pane.add_widget(self._part(tab, self._report, self._found))

    def on_parent(self, _sheet: object, parent: Widget | None) -> None:
        """Listen to the key that means "back" for as long as it is to be seen."""
        if parent is not None:
            Window.bind(on_keyboard=self._key)
        else:
            Window.unbind(on_keyboard=self._key)

    def _key(self, _window: object, key: int, *_: object) -> bool:
        if key == BACK_KEY:
            self.close()
        return bool(key == BACK_KEY)

    def _begin(self, lang: Lang, title: str) -> None:
        w = words(lang)
        self._lang, self.title, self.close_label = lang, title, w("close")
        self._found = self._report = None
        self.ready, self.note, self.told = False, w("stats-thinking"), ""
        for part in (self.players, self.bar, self.pane):
            part.clear_widgets()

    def _show(self, found: Summary, unreadable: int, *, all_games: bool) -> None:
        w = words(self._lang)
        if not found.games:
            self.note = w("stats-none")
            return
        self._found, self._report = found, report(found, w, all_games=all_games)
        self.note = w("stats-unreadable", n=unreadable) if unreadable else ""
        self.title, self.ready = self._report.title, True
        for player in self._report.players:
            self.players.add_widget(_figures(player, w))
        tabs = [tab for tab in Tab if tab is not Tab.SCORES or found.scores]
        for tab in tabs:
            button = TabButton(label=w(tab.value), tab=tab)
            button.bind(on_release=lambda button: self.choose(button.tab))
            self.bar.add_widget(button)
        self.choose(self._tab if self._tab in tabs else tabs[0])

    def _part(self, tab: Tab, told: Report, found: Summary) -> Widget:
        w = words(self._lang)
        match tab:
            case Tab.SCORES:
                self.told = w("stats-scores-told")
                return _plot(found.scores, w("stats-axis-rounds"), w("stats-axis-brains"))
            case Tab.LUCK:
                self.told = told.luck_told
                return _plot(found.luck, w("stats-axis-turns"), w("stats-axis-brains"))
            case Tab.CHOICES:
                self.told = told.choices_told
                return _scrolled([_choice(choice) for choice in told.choices])
            case Tab.DICE:
                self.told = told.dice_told
                return _scrolled([_tally(dice) for dice in told.dice])
            case _:
                assert_never(tab)


class TabButton(PushButton):
    """Shows one part of the summary."""

    tab = ObjectProperty(Tab.SCORES)


def _figures(player: PlayerLine, w: Words) -> FiguresRow:
    shape, tint = theme.player_mark(player.place)
    return FiguresRow(
        shape=shape,
        tint=tint,
        name=player.name,
        wins=player.wins,
        told=" · ".join((player.turns, player.busts, player.best)),
        per_turn=player.per_turn,
        luck=player.luck,
        luck_word=w("stats-luck"),
    )


def _plot(lines: tuple[Line, ...], across: str, up: str) -> LinePlot:
    marks = [theme.player_mark(place) for place in range(len(lines))]
    curves = [
        Curve(line.values, shape, tint)
        for line, (shape, tint) in zip(lines, marks, strict=True)
        if len(line.values) > 1
    ]
    return LinePlot(curves=curves, across=across, up=up)


def _choice(choice: ChoiceLine) -> ChoiceRow:
    shape, tint = theme.player_mark(choice.place)
    return ChoiceRow(shape=shape, tint=tint, name=choice.name, where=choice.where, what=choice.what)


def _tally(dice: DiceLine) -> DiceTally:
    tally = DiceTally(title=dice.title, told=dice.told)
    most = max(max(face.seen, face.expected) for face in dice.faces)
    for face in dice.faces:
        tally.faces.add_widget(
            FaceRow(
                glyph=face.face,
                word=face.word,
                told=face.told,
                tint=theme.INKS[dice.colour],
                seen=face.seen,
                expected=face.expected,
                most=most,
            )
        )
    return tally


def _scrolled(rows: list[Widget]) -> Scroller:
    scroller = Scroller()
    for row in rows:
        scroller.column.add_widget(row)
    return scroller


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
