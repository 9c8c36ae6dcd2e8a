"""Why an event of Zicos is not accepted; the words for people live elsewhere."""

from __future__ import annotations

from assistant.games.game import Reason


class ZicosRefusal(Reason):
    """The reasons of Zicos, beside those of every game with dice."""

    FINISH_FIRST = "finish first"
    """Something else must be settled before: a lost card, a challenge, a throw-off."""
    NO_SUCH_SEAT = "no such seat"
    NO_SUCH_CARD = "no such card"
    """No card of that number lies where it would have to lie."""
    WRONG_CARD = "wrong card"
    """No card has such values, or its name cannot be written."""
    WRONG_NUMBER = "wrong number"
    """No hand has so many cards, or nothing changes by so many points."""

    NO_ROLL_NOW = "no roll now"
    NOT_YOUR_ROLL = "not your roll"

    NO_BID_NOW = "no bid now"
    NOT_YOUR_BID = "not your bid"
    NO_SUCH_PAIR = "no such pair"
    BID_COMPULSORY = "bid compulsory"
    PAIR_FULL = "pair full"
    """Two have chosen it already, where pairs are shared without a contest."""
    AUCTION_BEGUN = "auction begun"
    """Only before the first die of a turn."""

    NOTHING_LOST = "nothing lost"
    NOT_AMONG_LOST = "not among lost"
    """That card is not one of those that may go."""

    NO_CARDS_NOW = "no cards now"
    """Not the moment for cards of this kind."""
    TURN_PASSED = "turn passed"
    """The player has had the turn already."""
    ALREADY_PLACED = "already placed"
    """One Member or one Production a turn, and before any Bonus or Malus."""
    TOO_FEW_MEMBERS = "too few members"
    HAND_EMPTY = "hand empty"
    OWN_MALUS = "own malus"
    """A Malus is played against a rival."""
    NO_SUCH_EFFECT = "no such effect"
    """The card does not cancel, or does not send Members away."""

    NO_CHALLENGE_NOW = "no challenge now"
    NO_DRAW_NOW = "no draw now"
    CHOOSE_MEMBER = "choose member"
    """Several Members have room for the Fan."""
    NO_FAN_ZONE = "no fan zone"
    """That Member has no Fan zone, or no room left in it."""
    NOTHING_TO_CLOSE = "nothing to close"
