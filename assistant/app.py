"""The Kivy app: a switchboard between start screen, table and camera."""

from __future__ import annotations

from collections.abc import Mapping

from kivy.app import App
from kivy.clock import Clock
from kivy.core.window import Window

from assistant.camera.keeper import CameraKeeper
from assistant.games.registry import Option
from assistant.storage.storage import Opened
from assistant.ui.onlookers import Onlookers
from assistant.ui.screens.rooms import START, Rooms
from assistant.ui.stage import Stage
from assistant.ui.tables.dice_table import DiceTable
from assistant.ui.tables.table import Table
from assistant.ui.theme import look, register_fonts


class GobeletApp(App):
    """Opens games, and the camera for as long as one whose dice it reads is on the table."""

    def __init__(self, stage: Stage) -> None:
        super().__init__(title="Gobelet")
        self.stage = stage
        self.table: Table | None = None
        self.camera = CameraKeeper(lambda step: Clock.schedule_once(lambda _: step()))

    def build(self) -> Rooms:
        """Make the screens."""
        register_fonts()
        Window.allow_screensaver = False
        look.follow(Window)
        rooms = Rooms(self.stage, self.camera)
        rooms.bind(on_home=lambda _rooms: self.go_home(), on_again=lambda _rooms: self.again())
        rooms.start.bind(
            on_begin=lambda _start, *chosen: self.begin(*chosen),
            on_resume=lambda _start: self.take_up(),
        )
        return rooms

    def on_start(self) -> None:
        """Begin at once when it is known who plays."""
        self.go_home()
        if self.stage.players:
            self.begin(self.stage.game, self.stage.options, self.stage.players, 0)

    def begin(
        self, game: str, options: Mapping[str, Option], names: tuple[str, ...], first: int
    ) -> None:
        """Start a new game, `first` being the seat that opens it."""
        with self.root.start.telling():
            self._open(self.stage.begin(game, options, names, first))

    def take_up(self) -> None:
        """Take the unfinished game up as it was."""
        with self.root.start.telling():
            if (opened := self.stage.unfinished()) is not None:
                self._open(opened)

    def again(self) -> None:
        """Play once more by the same rules; the winner begins."""
        if self.table is not None:
            with self.root.start.telling():
                self._open(self.stage.again(self.table))

    def go_home(self) -> None:
        """Leave the table; its game stays in the store."""
        self.camera.forget()
        if self.table is not None:
            self.root.of(self.table.game.name).leave()
        self.table = None
        self.root.start.welcome()
        self.root.show(START)

    def _open(self, opened: Opened) -> None:
        self.camera.forget()
        screen = self.root.of(opened.session.game.name)
        self.table = table = self.stage.table(opened, screen)
        screen.open(table, self.stage.badge)
        self.root.show(screen.name)
        table.greet()
        if isinstance(table, DiceTable) and (make := self.stage.camera_of(opened)) is not None:
            self.camera.watch(Onlookers(table, self.stage.spectator), make)

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
