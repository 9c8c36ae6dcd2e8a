"""The screen of each game, by its name."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.ui.screens.game_screen import GameScreen
from assistant.ui.screens.score_sheet.table import SheetScreen
from assistant.ui.screens.spicy.table import SpicyScreen
from assistant.ui.screens.zero.table import ZeroScreen
from assistant.ui.screens.zicos.table import ZicosScreen
from assistant.ui.screens.zombie_dice.table import TableScreen

SCREENS: Mapping[str, type[GameScreen]] = {
    "zombie_dice": TableScreen,
    "zicos": ZicosScreen,
    "zero": ZeroScreen,
    "spicy": SpicyScreen,
    "score_sheet": SheetScreen,
}
