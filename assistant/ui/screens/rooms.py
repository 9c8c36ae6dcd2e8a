"""Every screen of the app: start and learning at once, a game's when it is first played."""

from __future__ import annotations

from kivy.uix.screenmanager import NoTransition, ScreenManager

from assistant.camera.keeper import CameraKeeper
from assistant.ui.screens.game_screen import GameScreen
from assistant.ui.screens.games import SCREENS
from assistant.ui.screens.learn import LearnScreen
from assistant.ui.screens.start import StartScreen
from assistant.ui.screens.zero.photo import CardCamera
from assistant.ui.screens.zero.table import ZeroScreen
from assistant.ui.stage import Stage

START, LEARN = "start", "learn"


class Rooms(ScreenManager):
    """Shows one screen at a time; passes on what all of them ask for."""

    __events__ = ("on_home", "on_again")

    def __init__(self, stage: Stage, camera: CameraKeeper) -> None:
        super().__init__(transition=NoTransition())
        self._stage, self._camera = stage, camera
        self.start = StartScreen(stage, name=START)
        self.start.bind(on_learn=lambda _start: self.show(LEARN))
        learn = LearnScreen(stage, camera, name=LEARN)
        learn.bind(on_home=lambda _learn: self.dispatch("on_home"))
        for screen in (self.start, learn):
            self.add_widget(screen)

    def show(self, name: str) -> None:
        """Go to the screen of this name."""
        self.current = name

    def of(self, game: str) -> GameScreen:
        """The screen of a game."""
        if not self.has_screen(game):
            made = SCREENS[game](name=game)
            made.bind(
                on_home=lambda _made: self.dispatch("on_home"),
                on_again=lambda _made: self.dispatch("on_again"),
            )
            if isinstance(made, ZeroScreen) and self._stage.own_cards is not None:
                made.cards_seen = CardCamera(self._stage.own_cards, self._camera)
            self.add_widget(made)
        screen: GameScreen = self.get_screen(game)
        return screen

    def on_home(self) -> None:
        """Event: back to the start screen."""

    def on_again(self) -> None:
        """Event: the same players once more."""
