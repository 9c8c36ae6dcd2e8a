"""What stands between a game and its screen: one file a game that needs more than all do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.camera.roll_zone import RollZone
from assistant.locale.words import Lang
from assistant.session.director import Director
from assistant.speech.voice import Voice
from assistant.ui.tables.dice_table import DiceTable
from assistant.ui.tables.table import Table
from assistant.ui.tables.zicos import ZicosTable
from assistant.ui.tables.zombie_dice import ZombieTable

TABLES: Mapping[str, type[Table]] = {"zombie_dice": ZombieTable, "zicos": ZicosTable}


def table_of(
    director: Director[Any, Any, Any], voice: Voice, lang: Lang, view: Any, roll_zone: RollZone
) -> Table:
    """The table of a game; `view` is a `View`, or a `DiceView` where a camera reads the game."""
    kind = TABLES.get(director.session.game.name, Table)
    if issubclass(kind, DiceTable):
        return kind(director, voice, lang, view, roll_zone)
    return kind(director, voice, lang, view)
