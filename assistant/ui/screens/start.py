"""The start screen: who plays, in which language, and whether a game is to be taken up again."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from typing import Any, assert_never

from kivy.lang import Builder
from kivy.properties import (
    BooleanProperty,
    ColorProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.layout import Layout
from kivy.uix.screenmanager import Screen

from assistant.games.registry import GAMES, Option, entry
from assistant.locale.words import Lang, Words, words
from assistant.rules.shelf import has_page
from assistant.session.session import Session
from assistant.storage.errors import StorageError
from assistant.ui import theme
from assistant.ui.present.options import Options
from assistant.ui.roster import FEWEST_SEATS, MOST_SEATS, NameProblem, Roster
from assistant.ui.screens.ruling import opened_rules
from assistant.ui.screens.setups import SETUPS
from assistant.ui.screens.summaries import SUMMARIES
from assistant.ui.stage import Stage
from assistant.ui.trouble import mishap, told
from assistant.ui.widgets.basics import Panel, PushButton

log = logging.getLogger("gobelet.start")

TOLD = 4
"""Players of the unfinished game that are named; more are counted."""
Draw = Callable[[int], int]
"""Give a number from 0 up to, not including, the argument."""


class NameButton(ButtonBehavior, Panel):
    """A player: remembered, or seated with a shape and a place in the order."""

    name = StringProperty()
    shape = StringProperty("")
    tint = ColorProperty(theme.TEXT)
    seated = BooleanProperty(False)
    order = StringProperty()
    index = NumericProperty(0)


class GameButton(PushButton):
    """A game that may be played; the chosen one is marked by a frame and a tick."""

    game = StringProperty()
    chosen = BooleanProperty(False)


class SetupButton(PushButton):
    """Opens the set-up of the chosen game, and says what is chosen."""


class StartScreen(Screen):
    """Chooses game, players and language.

    Says `on_begin(game, options, names, first)`, `on_learn`, `on_resume`.
    """

    game = StringProperty()
    """The game that is to be played."""
    lang = ObjectProperty(Lang.FR)
    roster = ObjectProperty(Roster(()))
    camera = StringProperty()
    voice = StringProperty()
    resume_names = StringProperty()
    """Players of an unfinished game; empty when there is none."""
    notice = StringProperty()
    alert = StringProperty()
    """What went wrong with the saved games, until it has been read; empty when all is well."""
    texts = ObjectProperty({}, rebind=True)
    ready = BooleanProperty(False)
    start_label = StringProperty()
    start_detail = StringProperty()
    first_label = StringProperty()
    order_hint = StringProperty()
    known_hint = StringProperty()
    games = ObjectProperty(None, allownone=True)
    known = ObjectProperty(None, allownone=True)
    seated = ObjectProperty(None, allownone=True)
    entry = ObjectProperty(None, allownone=True)
    rules_label = StringProperty()
    """Opens the rules; empty where there are none."""
    summary_label = StringProperty()
    """Empty where no game of the chosen kind is recorded, or where they are not added up."""
    own_dice = StringProperty()
    """The dice that are played with; empty where none can be learnt."""
    __events__ = ("on_begin", "on_learn", "on_resume")

    def __init__(self, stage: Stage, draw: Draw | None = None, **settings: object) -> None:
        self._stage = stage
        self._options: dict[str, Options] = {stage.game: stage.options} if stage.options else {}
        """What was chosen for each game in this run."""
        self._draw = draw if draw is not None else SystemRandom().randrange
        self._added_up: frozenset[str] = frozenset()
        """The games of which some are recorded and can be added up."""
        self._setup = SetupButton()
        self._setup.bind(on_release=lambda _button: self.open_setup())
        super().__init__(game=stage.game, lang=stage.lang, **settings)
        self.bind(lang=self._show, roster=self._show, game=self._show)
        self._show()

    def welcome(self) -> None:
        """Offer the remembered players, and the unfinished game if there is one."""
        self.notice = self.resume_names = ""
        w = words(self.lang)
        with self.telling():
            storage = self._stage.storage
            seated = self.roster.seated or storage.seated_last()
            self.roster = Roster(storage.players(), seated)
            self._added_up = frozenset(game for game in SUMMARIES if storage.recorded(game))
            opened = self._stage.unfinished()
            if opened is not None:
                self.resume_names = _resumable(opened.session, w)
        self._show()

    @contextmanager
    def telling(self) -> Iterator[None]:
        """Say on the screen what cannot be kept or begun, instead of failing."""
        try:
            yield
        except StorageError as error:
            log.error("not done: %s", error)
            self.notice = told(error, words(self.lang))

    def choose_game(self, game: str) -> None:
        """Play this game next."""
        self.notice = ""
        self.game = game

    def open_setup(self) -> None:
        """Choose the options of the game; they are those of its last game at first."""
        game = self.game
        sheet: Any = SETUPS[game].sheet()
        self.add_widget(sheet)
        sheet.show(self._chosen(game), words(self.lang), lambda new: self._choose(game, new))

    def _choose(self, game: str, options: Options) -> None:
        self._options[game] = options
        self._show()

    def _chosen(self, game: str) -> Options:
        if game not in SETUPS:
            return {}
        if game not in self._options:
            self._options[game] = {}
            with self.telling():
                self._options[game] = self._stage.storage.options_last(game)
        return self._options[game]

    def open_summary(self) -> None:
        """Tell what all recorded games of the chosen kind have come to."""
        with self.telling():
            texts, damaged = self._stage.storage.exports(self.game)
            sheet = SUMMARIES[self.game](self._stage.summary_thinker)
            self.add_widget(sheet)
            sheet.show_all(texts, damaged, self.lang)

    def open_rules(self) -> None:
        """Read the rules of the chosen game, the readings marked by which it will be played."""
        rules = entry(self.game).make(self._chosen(self.game))
        self.add_widget(opened_rules(rules, words(self.lang)))

    def add(self) -> None:
        """Seat the player whose name is written."""
        problem = self.roster.problem(self.entry.text)
        self.notice = words(self.lang)(_problem_key(problem)) if problem else ""
        if problem is None:
            self.roster = self.roster.added(self.entry.text)
            self.entry.text = ""

    def toggle(self, name: str) -> None:
        """Seat or unseat a remembered player."""
        after = self.roster.toggled(name)
        self.notice = words(self.lang)("players-full") if after is self.roster else ""
        self.roster = after

    def raise_player(self, place: int) -> None:
        """Let a seated player play earlier."""
        self.roster = self.roster.raised(place)

    def draw_first(self) -> None:
        """Draw who begins."""
        if self.roster.ready:
            self.roster = self.roster.beginning(self._draw(len(self.roster.seated)))

    def begin(self) -> None:
        """Start the game with those who are seated."""
        if self.ready:
            seated, first = self.roster.seated, self.roster.first or 0
            self.dispatch("on_begin", self.game, self._chosen(self.game), seated, first)

    def switch(self, lang: str) -> None:
        """Speak another language from now on."""
        self.notice = ""
        self.lang = Lang(lang)
        with self.telling():
            self._stage.choose(self.lang)

    def dismiss_alert(self) -> None:
        """What had gone wrong has been read."""
        self._stage.mishaps.clear()
        self._show()

    def on_begin(
        self, game: str, options: Mapping[str, Option], names: tuple[str, ...], first: int
    ) -> None:
        """Event: start a game of `names` by these options, seat `first` to begin."""

    def on_learn(self) -> None:
        """Event: choose or learn dice."""

    def on_resume(self) -> None:
        """Event: take up the unfinished game."""

    def _show(self, *_: object) -> None:
        w, roster = words(self.lang), self.roster
        keys = ("title", "who-plays", "order", "add", "name-hint")
        more = ("resume", "mishap-read", "own-dice")
        self.texts = {key.replace("-", "_"): w(key) for key in (*keys, *more)}
        self.alert = " ".join(mishap(happened, w) for happened in self._stage.mishaps)
        self.camera = w(self._stage.camera_key)
        self.voice = "" if self._stage.voice.present else w("voice-missing")
        own = self._stage.own_dice
        self.own_dice = "" if own is None else own.chosen or w("own-dice-usual")
        fewest, most = self._seats()
        self.ready = fewest <= len(roster.seated) <= most
        self.start_label = w("start")
        count = len(roster.seated)
        needs = {"fewest": fewest, "most": most}
        self.start_detail = w("start-detail", n=count) if self.ready else w("start-needs", **needs)
        self.known_hint = w("who-plays-hint" if roster.known else "who-plays-nobody")
        self.order_hint = w("order-hint") if self.ready else w("order-needs", **needs)
        first = roster.first
        self.first_label = w("first-random")
        if first is not None:
            self.first_label = w("first-given", name=roster.seated[first])
        self.rules_label = w("rules") if has_page(self.game, self.lang) else ""
        self.summary_label = w("stats") if self.game in self._added_up else ""
        self._show_games()
        self._show_players()

    def _seats(self) -> tuple[int, int]:
        """How many may play the chosen game at this table: (fewest, most)."""
        kind = entry(self.game)
        return max(kind.fewest, FEWEST_SEATS), min(kind.most or MOST_SEATS, MOST_SEATS)

    def _show_games(self) -> None:
        w = words(self.lang)
        if not self.games.children:
            for name in GAMES:
                button = GameButton(game=name)
                button.bind(on_release=lambda button: self.choose_game(button.game))
                self.games.add_widget(button)
        for button in self.games.children:
            if isinstance(button, GameButton):
                button.label, button.chosen = w(f"game-{button.game}"), button.game == self.game
        setup = self._setup
        if self.game not in SETUPS:
            self.games.remove_widget(setup)
            return
        setup.label = w("setup")
        setup.detail = SETUPS[self.game].line(self._chosen(self.game), w)
        if setup.parent is None:
            self.games.add_widget(setup)

    def _show_players(self) -> None:
        roster = self.roster
        known = _buttons(self.known, len(roster.known), lambda button: self.toggle(button.name))
        for button, name in zip(known, roster.known, strict=True):
            button.name, button.seated = name, name in roster.seated
            button.shape, button.tint = "", theme.TEXT
            if button.seated:
                button.shape, button.tint = theme.player_mark(roster.seated.index(name))
        seated = _buttons(
            self.seated, len(roster.seated), lambda button: self.raise_player(int(button.index))
        )
        for place, (button, name) in enumerate(zip(seated, roster.seated, strict=True)):
            button.shape, button.tint = theme.player_mark(place)
            button.name, button.order, button.index = name, str(place + 1), place
            button.seated = place == roster.first


def _buttons(
    box: Layout, count: int, tapped: Callable[[NameButton], None]
) -> tuple[NameButton, ...]:
    """Give the buttons of `box` in order, `count` of them; those that were there stay.

    A tablet takes its time over new widgets.
    """
    while len(box.children) > count:
        box.remove_widget(box.children[0])
    while len(box.children) < count:
        button = NameButton()
        button.bind(on_release=tapped)
        box.add_widget(button)
    return tuple(reversed(box.children))


def _resumable(session: Session[Any, Any], w: Words) -> str:
    """Which game it is, with the scores of its first players in the order of the seats."""
    standings = sorted(session.game.standings(session.state), key=lambda each: each.seat)
    names = [f"{session.names[each.seat]} {each.score}" for each in standings[:TOLD]]
    more = [w("resume-more", n=len(standings) - TOLD)] if len(standings) > TOLD else []
    return " · ".join([w(f"game-{session.game.name}"), *names, *more])


def _problem_key(problem: NameProblem) -> str:
    match problem:
        case NameProblem.EMPTY:
            return "name-empty"
        case NameProblem.TAKEN:
            return "name-taken"
        case NameProblem.COMMA:
            return "name-comma"
        case NameProblem.SIGNS:
            return "name-signs"
        case NameProblem.FULL:
            return "players-full"
        case _:
            assert_never(problem)


Builder.load_file(str(Path(__file__).with_suffix(".kv")))
