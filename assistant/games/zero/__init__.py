"""Zero: fewest points win; five of a colour and five of a value count nothing."""

from assistant.games.zero.cards import CARDS, HAND_SIZE, Card, Colour, Hand
from assistant.games.zero.events import (
    Announced,
    Dealt,
    Event,
    Exchanged,
    Knocked,
    Shown,
    Told,
)
from assistant.games.zero.reasons import ZeroRefusal
from assistant.games.zero.rules import SecondKnock, Zero
from assistant.games.zero.state import Deed, Phase, Result, Round, State

__all__ = [
    "CARDS",
    "HAND_SIZE",
    "Announced",
    "Card",
    "Colour",
    "Dealt",
    "Deed",
    "Event",
    "Exchanged",
    "Hand",
    "Knocked",
    "Phase",
    "Result",
    "Round",
    "SecondKnock",
    "Shown",
    "State",
    "Told",
    "Zero",
    "ZeroRefusal",
]
