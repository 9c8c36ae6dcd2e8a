"""Where the saved games lie."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path

HOME_VARIABLE = "GOBELET_HOME"
"""Environment variable that names another folder."""


def home() -> Path:
    """Give the folder of everything the program keeps; it need not exist yet."""
    named = os.environ.get(HOME_VARIABLE)
    return Path(named).expanduser() if named else user_data_path("gobelet", appauthor=False)


def database() -> Path:
    """Give the file of the saved games; it need not exist yet."""
    return home() / "games.db"


def dice_sets() -> Path:
    """Give the folder of the learnt sets of dice; it need not exist yet."""
    return home() / "dice"


def decks() -> Path:
    """Give the folder of the learnt decks of cards; it need not exist yet."""
    return home() / "decks"
