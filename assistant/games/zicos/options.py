"""What a table chooses before it plays: the version, the variants, and what the text leaves open.

The first value of every enum is the advised one.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class Version(StrEnum):
    """How long the game is [M]."""

    ONE_ROUND = "45"
    """45 tours: one round; stars count first, then Production points."""
    THREE_ROUNDS = "33"
    """33 tours: three rounds, each won by Production points; stars alone decide the game."""


class Reading(StrEnum):
    """What the die of an auction is for [O]."""

    CONTEST = "contest"
    """It is the bid: the highest die on a pair takes both cards, equal ones share."""
    SHARE = "share"
    """It is no bid: two who choose the same pair share it, and a third may not choose it."""


class ThirdEqual(StrEnum):
    """What happens when three or more highest dice are equal on a pair of two cards [O]."""

    FIRST_TWO = "first_two"
    """The first who bid takes the top card, the second the bottom one, the others nothing."""
    NOBODY = "nobody"
    """Nobody takes it: it is discarded."""


class ByeBye(StrEnum):
    """What is lost when several Members show the number of the die [O]."""

    EACH = "each"
    """Each of them loses a card."""
    ONE = "one"
    """One card in all, of the owner's choice."""


class FanLost(StrEnum):
    """Which Fan goes when those of a Member have different stars [O]."""

    OWNER = "owner"
    """The owner chooses."""
    FEWEST = "fewest"
    """The one with the fewest stars."""


class Order(StrEnum):
    """When Bonus and Malus are played [O]."""

    APART = "apart"
    """Once all players have placed: by anyone, in any order."""
    WITHIN = "within"
    """By each player in turn, after placing."""


class Cancelled(StrEnum):
    """What becomes of a Member sent away by a Malus that is cancelled afterwards [O]."""

    RETURNS = "returns"
    """Comes back with the Fans, as if the Malus had never been played."""
    STAYS_AWAY = "stays_away"
    """Only the points of the Malus are undone."""


class Failure(StrEnum):
    """What becomes of a Production whose challenge was lost; the turn's card is used anyway [O]."""

    HAND = "hand"
    """It goes back to the hand."""
    DISCARD = "discard"
    """It is discarded."""


class NomineeOfOneRound(StrEnum):
    """Who wins the single card “Les nominés sont” of 45 tours [O]."""

    NOBODY = "nobody"
    """It only marks the end."""
    BEST = "best"
    """Whoever has most Production points, as in 33 tours."""


class FinalTie(StrEnum):
    """What happens when several players lead in the end [O]."""

    DICE = "dice"
    """They roll one die each, again and again, until one is highest."""
    SHARED = "shared"
    """They share the victory."""


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of one table."""

    version: Version = Version.ONE_ROUND
    hardcore: bool = False
    """Whether a die of the auction costs a card where a Member shows its number [M]."""
    sung: bool = False
    """Whether a Production counts only once its challenge is won [M]."""
    seconds: int = 60
    """Time for a challenge; nobody is stopped by it."""
    first: int = 0
    """The seat that begins the first turn."""
    rotating: bool = True
    """Whether the left neighbour begins the next turn; otherwise the same player does [O]."""
    together: bool = False
    """Whether all roll at once, each with a die of their own, and then bid in turn."""
    reading: Reading = Reading.CONTEST
    may_pass: bool = False
    """Whether a player may bid on no pair [O]."""
    third_equal: ThirdEqual = ThirdEqual.FIRST_TWO
    order: Order = Order.APART
    cancelled: Cancelled = Cancelled.RETURNS
    failure: Failure = Failure.HAND
    zone_limit: int = 0
    """Most Fans under one Member; 0 for no limit [O]."""
    count_below_three: bool = True
    """Whether Productions still count once their group has fewer than three Members [O]."""
    bye_bye: ByeBye = ByeBye.EACH
    exactly_five: bool = False
    """Whether five Fans protect and six do not; otherwise five or more do [O]."""
    fan_lost: FanLost = FanLost.OWNER
    nominee_of_one_round: NomineeOfOneRound = NomineeOfOneRound.NOBODY
    final_tie: FinalTie = FinalTie.DICE

    def __post_init__(self) -> None:
        """Refuse senseless numbers: ValueError, in words."""
        if self.first < 0:
            raise ValueError(f"first must be at least 0, not {self.first}")
        if self.seconds < 1:
            raise ValueError(f"seconds must be at least 1, not {self.seconds}")
        if self.zone_limit < 0:
            raise ValueError(f"zone_limit must be at least 0, not {self.zone_limit}")
