"""The Kivy app: a switchboard between start screen, table and camera."""

from __future__ import annotations

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.uix.screenmanager import NoTransition, ScreenManager

from assistant.camera.keeper import CameraKeeper
from assistant.storage.storage import Opened
from assistant.ui.onlookers import Onlookers
from assistant.ui.screens.learn import LearnScreen
from assistant.ui.screens.start import StartScreen
from assistant.ui.screens.table import TableScreen
from assistant.ui.stage import Stage
from assistant.ui.table import Table
from assistant.ui.theme import look, register_fonts


class GobeletApp(App):
    """Opens games, and the camera for as long as one is on the table."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(title="Gobelet")
        self.stage = stage
        self.table: Table | None = None
        self.camera = CameraKeeper(stage.camera, lambda step: Clock.schedule_once(lambda _: step()))

    def build(self) -> ScreenManager:
        """Make the screens."""
        register_fonts()
        Window.allow_screensaver = False
        look.follow(Window)
        self.start_screen = StartScreen(self.stage, name="start")
        self.table_screen = TableScreen(name="table")
        self.start_screen.bind(
            on_begin=lambda _screen, names, first: self.begin(names, first),
            on_learn=lambda _screen: self.root.setter("current")(self.root, "learn"),
            on_resume=lambda _screen: self.take_up(),
        )
        self.table_screen.bind(on_again=lambda _screen: self.again())
        manager = ScreenManager(transition=NoTransition())
        manager.add_widget(self.start_screen)
        for screen in (self.table_screen, LearnScreen(self.stage, self.camera, name="learn")):
            screen.bind(on_home=lambda _screen: self.go_home())
            manager.add_widget(screen)
        return manager

    def on_start(self) -> None:
        """Begin at once when it is known who plays."""
        self.go_home()
        if self.stage.players:
            self.begin(self.stage.players, 0)

    def begin(self, names: tuple[str, ...], first: int) -> None:
        """Start a new game, `first` being the seat that opens it."""
        with self.start_screen.telling():
            self._open(self.stage.begin(names, first))

    def take_up(self) -> None:
        """Take the unfinished game up as it was."""
        with self.start_screen.telling():
            if (opened := self.stage.unfinished()) is not None:
                self._open(opened)

    def again(self) -> None:
        """Play once more; the winner begins."""
        if self.table is not None:
            self.begin(self.table.director.session.names, self.table.opener)

    def go_home(self) -> None:
        """Leave the table; its game stays in the store."""
        self.camera.forget()
        self.table_screen.leave()
        self.table = None
        self.start_screen.welcome()
        self.root.current = "start"

    def _open(self, opened: Opened) -> None:
        self.camera.forget()
        self.table = self.stage.table(opened, self.table_screen)
        self.table_screen.open(self.table, self.stage.badge)
        self.root.current = "table"
        self.table.greet()
        self.camera.watch(Onlookers(self.table, self.stage.spectator))

    def on_pause(self) -> bool:
        """Let other apps have the camera; the game is in the store already."""
        self.camera.sleep()
        return True

    def on_resume(self) -> None:
        """Look again."""
        self.camera.wake()

    def close(self) -> None:
        """End the camera's threads and the voice before the process goes."""
        self.camera.forget()
        self.stage.close()
