"""Why Zombie Dice refuses something, beside what all games with dice refuse."""

from __future__ import annotations

from assistant.games.game import Reason


class ZombieRefusal(Reason):
    """Reasons of this game alone."""

    NOTHING_ROLLED = "nothing rolled"
    COMMITTED = "committed"
    """The player has taken the dice and must roll them."""
