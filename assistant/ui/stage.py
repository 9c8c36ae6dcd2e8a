"""What the app stands on: everything real or silent that the composition root picks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from assistant.camera.keeper import DiceCamera, OpenCamera
from assistant.camera.roll_zone import RollZone
from assistant.camera.worker import Onlooker
from assistant.games.registry import GAMES, Option, entry
from assistant.locale.words import Lang, words
from assistant.own_cards.own_cards import OwnCards
from assistant.own_dice.own_dice import OwnDice
from assistant.session.director import Director
from assistant.session.translate import DICE_GAMES, translator_of
from assistant.speech.voice import Voice
from assistant.storage.errors import DamagedGameError
from assistant.storage.storage import Opened, Setting, Storage
from assistant.ui.tables import table_of
from assistant.ui.tables.dice_table import DiceTable
from assistant.ui.tables.odds_desk import OddsDesk
from assistant.ui.tables.table import Table
from assistant.ui.tables.zicos import ZicosTable
from assistant.ui.tables.zombie_dice import ZombieTable
from assistant.ui.thinker import AtOnce, Thinker
from assistant.ui.trouble import FileSetAside, GamePutAway, Mishap


class Spectator(Onlooker, Protocol):
    """Watches, on the main thread, beside the screen."""

    def attend(self, table: DiceTable) -> None:
        """Watch this table from now on."""


@dataclass(slots=True)
class Stage:
    """The outside of the app."""

    storage: Storage
    voice: Voice
    lang: Lang
    camera: DiceCamera | None = None
    """None without a camera."""
    camera_key: str = "camera-absent"
    """What the start screen says of the camera."""
    badge_key: str = ""
    """What is written over the picture; empty for a real camera."""
    game: str = next(iter(GAMES))
    """Which game is offered first, or played at once."""
    players: tuple[str, ...] = ()
    """Who plays at once, without a start screen; empty to ask."""
    options: Mapping[str, Option] = field(default_factory=dict)
    """What is played differently in the game offered first; nothing where it is not told."""
    spectator: Spectator | None = None
    roll_zone: RollZone = field(default_factory=RollZone)
    own_dice: OwnDice | None = None
    """None where nothing reads dice."""
    own_cards: OwnCards | None = None
    """None where nothing reads cards."""
    odds_thinker: Thinker = field(default_factory=AtOnce)
    """Works out the odds of decisions."""
    summary_thinker: Thinker = field(default_factory=AtOnce)
    """Adds games up."""
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

    def begin(
        self, game: str, options: Mapping[str, Option], names: tuple[str, ...], first: int
    ) -> Opened:
        """Start a game; one left unfinished is no longer offered.

        `first` is the seat that opens it, in games where that is an option.
        """
        kind = entry(game)
        opening: dict[str, Option] = {"first": first} if "first" in kind.kinds else {}
        rules = kind.make({**options, **opening})
        while (old := self.unfinished()) is not None:
            self.storage.put_away(old.id)
        return self.storage.begin(rules, names)

    def again(self, table: Table) -> Opened:
        """Start the game on the table once more, by the same rules; the winner begins."""
        session = table.director.session
        options = entry(table.game.name).options(table.game)
        return self.begin(table.game.name, options, session.names, table.opener)

    def table(self, opened: Opened, view: Any) -> Table:
        """Set a game on the table; `view` is its screen."""
        session = opened.session
        translator = translator_of(session.game, session.names)
        # Without a camera nothing is seen to leave the table.
        hands_free = self.camera is not None
        director = Director(session, translator, opened.store, hands_free=hands_free)
        table = table_of(director, self.voice, self.lang, view, self.roll_zone)
        if isinstance(table, ZicosTable):
            keep = partial(self.storage.keep_setting, Setting.ODDS)
            table.remember_in(self.storage.cards, self.storage.setting(Setting.ODDS), keep)
        if isinstance(table, ZombieTable):
            keep = partial(self.storage.keep_setting, Setting.ODDS)
            odds = OddsDesk(self.odds_thinker, self.storage.setting(Setting.ODDS), keep)
            table.advise(odds, self.summary_thinker)
        if self.spectator is not None and isinstance(table, DiceTable):
            self.spectator.attend(table)
        return table

    def camera_of(self, opened: Opened) -> OpenCamera | None:
        """The camera that reads the dice of a game; None without one, or without dice."""
        read = DICE_GAMES.get(opened.session.game.name)
        return None if self.camera is None or read is None else self.camera(read.kind)

    @property
    def badge(self) -> str:
        """What to write over the picture."""
        return words(self.lang)(self.badge_key) if self.badge_key else ""

    def close(self) -> None:
        """Fall silent and close the file of saved games."""
        self.voice.close()
        self.storage.close()
