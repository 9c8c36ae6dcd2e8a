"""Why Zombie Dice refuses something, beside what all games with dice refuse."""

from __future__ import annotations

from assistant.games.game import Reason


class ZombieRefusal(Reason):
    """Reasons of this game alone."""

    NOTHING_ROLLED = "nothing rolled"
    COMMITTED = "committed"
    """The player has taken the dice and must roll them."""
    CUP_SHORT = "cup short"
    """The cup cannot fill a roll, and at this table nothing goes back into it."""
    NO_BUS = "no bus"
    """The bus is not taken for the first roll of a turn, nor again once it is gone."""
    ON_BUS = "on bus"
    """The bus is left only to chase feet, and there are none."""
