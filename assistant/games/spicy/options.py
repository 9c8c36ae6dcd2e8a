"""What one table may choose: the six Spice It Up cards, and what the rules leave open."""

from __future__ import annotations

from enum import StrEnum

MAX_EXTRAS = 2
"""One card for a game, two for those who know it well [R]."""


class Extra(StrEnum):
    """The Spice It Up cards. The value is the name of the option."""

    WE_LOVE_CHILI = "we_love_chili"
    """Where 1, 2 or 3 may be claimed, chili may take the place of the spice of the pile."""
    START_IT_UP = "start_it_up"
    """After an 8, 9 or 10 a 1, 2 or 3 of the same spice may be claimed too."""
    SPICE_RAIDER = "spice_raider"
    """Whoever claimed a 4 wins the pile when the next card is played on it."""
    CHANGE_YOUR_LUCK = "change_your_luck"
    """Whoever claims a 5 may tuck up to two cards of the hand under it and draw as many."""
    TURN_IT_UP = "turn_it_up"
    """A 6 counts as a 9 and a 9 as a 6 when the number is challenged."""
    COPY_CAT = "copy_cat"
    """The claim on top may be made once more by another player, out of turn."""


RAID_NUMBER = 4
LUCK_NUMBER = 5
MAX_TUCKED = 2
TURNED = {6: 9, 9: 6}
RESTART_AFTER = (8, 9)
"""Numbers after which, with Start It Up, a pile may begin again, as it may after a ten."""
