"""Random tables of every game, as Hypothesis draws them: game, seats, and legal events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

from assistant.games.game import Game
from tests.games import strategies as zombie_dice
from tests.games.score_sheet import random_games as score_sheet
from tests.games.spicy import random_games as spicy
from tests.games.zero import test_laws as zero
from tests.games.zicos import strategies as zicos

Told = tuple[Game[Any, Any], int, list[Any]]

TABLES: Mapping[str, st.SearchStrategy[Told]] = {
    "zombie_dice": zombie_dice.games(),
    "zicos": zicos.games(),
    "zero": zero.games(),
    "spicy": spicy.games(),
    "score_sheet": score_sheet.games(),
}
