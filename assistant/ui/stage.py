"""What the app stands on: everything real or silent that the composition root picks."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from assistant.camera.keeper import OpenCamera
from assistant.camera.roll_zone import RollZone
from assistant.camera.worker import Onlooker
from assistant.games.zombie_dice import ZombieDice
from assistant.locale.words import Lang, words
from assistant.own_dice.own_dice import OwnDice
from assistant.session.director import Director
from assistant.session.translate import translator_of
from assistant.speech.voice import Voice
from assistant.storage.errors import DamagedGameError
from assistant.storage.storage import Opened, Setting, Storage
from assistant.ui.table import Table, View
from assistant.ui.trouble import FileSetAside, GamePutAway, Mishap


class Spectator(Onlooker, Protocol):
    """Watches, on the main thread, beside the screen."""

    def attend(self, table: Table) -> None:
        """Watch this table from now on."""


@dataclass(slots=True)
class Stage:
    """The outside of the app."""

    storage: Storage
    voice: Voice
    lang: Lang
    camera: OpenCamera | None = None
    """None without a camera."""
    camera_key: str = "camera-absent"
    """What the start screen says of the camera."""
    badge_key: str = ""
    """What is written over the picture; empty for a real camera."""
    players: tuple[str, ...] = ()
    """Who plays at once, without a start screen; empty to ask."""
    spectator: Spectator | None = None
    roll_zone: RollZone = field(default_factory=RollZone)
    own_dice: OwnDice | None = None
    """None where nothing reads dice."""
    mishaps: list[Mishap] = field(default_factory=list)
    """What the players have not been told yet; whoever tells them empties it."""

    def __post_init__(self) -> None:
        if self.storage.damaged is not None:
            self.mishaps.append(FileSetAside(self.storage.damaged))
        keep = partial(self.storage.keep_setting, Setting.ZONE)
        self.roll_zone.remember(self.storage.setting(Setting.ZONE), keep)
        if self.own_dice is not None:
            keep = partial(self.storage.keep_setting, Setting.DICE)
            self.own_dice.remember(self.storage.setting(Setting.DICE), keep)

    def choose(self, lang: Lang) -> None:
        """Speak another language, now and in later runs; StorageError when it is not kept."""
        self.lang = lang
        self.storage.keep_setting(Setting.LANG, lang.value)

    def unfinished(self) -> Opened | None:
        """The game to offer back, if any; one that cannot be read is put away, as a mishap."""
        while True:
            try:
                return self.storage.unfinished()
            except DamagedGameError as error:
                self.storage.put_away(error.game)
                self.mishaps.append(GamePutAway(error.path))

    def begin(self, names: tuple[str, ...], first: int) -> Opened:
        """Start a game; one left unfinished is no longer offered."""
        while (old := self.unfinished()) is not None:
            self.storage.put_away(old.id)
        return self.storage.begin(ZombieDice(first=first), names)

    def table(self, opened: Opened, view: View) -> Table:
        """Set a game on the table."""
        session = opened.session
        translator = translator_of(session.game)
        # Without a camera nothing is seen to leave the table.
        hands_free = self.camera is not None
        director = Director(session, translator, opened.store, hands_free=hands_free)
        table = Table(director, self.voice, self.lang, view, self.roll_zone)
        if self.spectator is not None:
            self.spectator.attend(table)
        return table

    @property
    def badge(self) -> str:
        """What to write over the picture."""
        return words(self.lang)(self.badge_key) if self.badge_key else ""

    def close(self) -> None:
        """Fall silent and close the file of saved games."""
        self.voice.close()
        self.storage.close()
