"""Why a score sheet refuses something."""

from __future__ import annotations

from assistant.games.game import Reason


class SheetRefusal(Reason):
    """Reasons of the score sheet alone."""

    NO_SUCH_SEAT = "no such seat"
    ENTERED = "entered"
    """The player has points in this round already; they are corrected, not entered twice."""
    NEGATIVE = "negative"
    """This sheet takes no negative points."""
    TOO_LARGE = "too large"
    ROUND_OPEN = "round open"
    """The game cannot end before everybody has points in the round."""
    NOTHING_ENTERED = "nothing entered"
