"""Spicy: lay cards face down, claim a number and a spice, and be believed."""

from assistant.games.spicy.cards import (
    ALL_CARDS,
    CARDS,
    Card,
    Claim,
    Numbered,
    Spice,
    Trait,
    Wild,
    copies,
)
from assistant.games.spicy.events import (
    Accepted,
    Challenged,
    Copied,
    Event,
    Fault,
    Passed,
    Penalised,
    Played,
    Revealed,
    WorldEnded,
)
from assistant.games.spicy.options import Extra
from assistant.games.spicy.reasons import SpicyRefusal
from assistant.games.spicy.rules import Spicy
from assistant.games.spicy.score import Count, counts
from assistant.games.spicy.state import (
    Challenge,
    Draw,
    End,
    Gain,
    Laid,
    Source,
    State,
    Verdict,
)

__all__ = [
    "ALL_CARDS",
    "CARDS",
    "Accepted",
    "Card",
    "Challenge",
    "Challenged",
    "Claim",
    "Copied",
    "Count",
    "Draw",
    "End",
    "Event",
    "Extra",
    "Fault",
    "Gain",
    "Laid",
    "Numbered",
    "Passed",
    "Penalised",
    "Played",
    "Revealed",
    "Source",
    "Spice",
    "Spicy",
    "SpicyRefusal",
    "State",
    "Trait",
    "Verdict",
    "Wild",
    "WorldEnded",
    "copies",
    "counts",
]
