"""Which rule of Zicos made a call."""

from __future__ import annotations

from typing import assert_never

from assistant.games.game import Reason, Refusal
from assistant.games.zicos import (
    Bid,
    BonusPlayed,
    CardLost,
    ChallengeEnded,
    Closed,
    ContractPlayed,
    Drawn,
    Event,
    MalusPlayed,
    MemberPlayed,
    NomineesShown,
    Passed,
    Phase,
    PileEmpty,
    ProductionPlayed,
    Rolled,
    StarterChosen,
    State,
    Zicos,
    ZicosRefusal,
)
from assistant.games.zicos.events import Came, HandCounted, Left, PointsChanged
from assistant.games.zicos.state import HitEffect


def happened(before: State, event: Event, after: State, game: Zicos) -> str:
    """The rule that decided most: the end before the round, the round before the turn."""
    if after.phase is Phase.OVER:
        return "winner"
    match event:
        case Rolled():
            return _rolled(before, after)
        case StarterChosen():
            return "starter"
        case Bid():
            return _bid(after)
        case CardLost():
            return "bye-bye"
        case NomineesShown():
            return "throw-off" if after.tied else "nominees"
        case Came() | Left() | PointsChanged() | HandCounted():
            return "effects"
        case _:
            return _card(event, after)


def _rolled(before: State, after: State) -> str:
    if before.phase is Phase.END_DICE:
        return "end-dice"
    if before.tied:
        return "throw-off"
    hits = after.hits[len(before.hits) :]
    if after.losses or any(hit.effect is not HitEffect.PROTECTED for hit in hits):
        return "bye-bye"
    return "protected" if hits else "auction"


def _bid(after: State) -> str:
    if any(award.top is not None and award.shared for award in after.awards):
        return "tie"
    return "hand-limit" if any(after.excess) else "auction"


_Card = (
    MemberPlayed
    | ProductionPlayed
    | ChallengeEnded
    | Drawn
    | PileEmpty
    | BonusPlayed
    | MalusPlayed
    | ContractPlayed
    | Passed
    | Closed
)


def _card(event: _Card, after: State) -> str:
    match event:
        case MemberPlayed() | Passed():
            return "place"
        case ProductionPlayed():
            return "song" if after.singing else "three-members"
        case ChallengeEnded():
            return "song"
        case Drawn() | PileEmpty():
            return "fans"
        case Closed():
            return "end-dice" if after.due else "turn"
        case BonusPlayed() | MalusPlayed() | ContractPlayed():
            return _effect(event)
        case _:
            assert_never(event)


def _effect(event: BonusPlayed | MalusPlayed | ContractPlayed) -> str:
    match event:
        case BonusPlayed():
            return "effects" if event.cancels is None else "cancel"
        case MalusPlayed():
            return "effects" if event.expels is None else "member-leaves"
        case ContractPlayed():
            return "end-dice"
        case _:
            assert_never(event)


def refused(state: State, event: Event, reason: Reason, game: Zicos) -> str:
    """The rule that forbids it."""
    return _REFUSED.get(reason, "turn")


_REFUSED: dict[Reason, str] = {
    Refusal.GAME_OVER: "end",
    Refusal.UNKNOWN_DIE: "players",
    Refusal.WRONG_DICE_COUNT: "auction",
    ZicosRefusal.NO_SUCH_SEAT: "players",
    ZicosRefusal.WRONG_CARD: "box",
    ZicosRefusal.WRONG_NUMBER: "scoring",
    ZicosRefusal.NOT_YOUR_ROLL: "auction",
    ZicosRefusal.NO_BID_NOW: "auction",
    ZicosRefusal.NOT_YOUR_BID: "auction",
    ZicosRefusal.NO_SUCH_PAIR: "auction",
    ZicosRefusal.BID_COMPULSORY: "bid",
    ZicosRefusal.PAIR_FULL: "auction",
    ZicosRefusal.AUCTION_BEGUN: "nominees",
    ZicosRefusal.NOTHING_LOST: "bye-bye",
    ZicosRefusal.NOT_AMONG_LOST: "bye-bye",
    ZicosRefusal.NO_CARDS_NOW: "place",
    ZicosRefusal.TURN_PASSED: "place",
    ZicosRefusal.ALREADY_PLACED: "place",
    ZicosRefusal.TOO_FEW_MEMBERS: "three-members",
    ZicosRefusal.HAND_EMPTY: "hand-limit",
    ZicosRefusal.OWN_MALUS: "effects",
    ZicosRefusal.NO_SUCH_EFFECT: "effects",
    ZicosRefusal.NO_CHALLENGE_NOW: "song",
    ZicosRefusal.NO_DRAW_NOW: "fans",
    ZicosRefusal.CHOOSE_MEMBER: "fans",
    ZicosRefusal.NO_FAN_ZONE: "fans",
}
"""Whatever is not here is refused by the order of a turn."""
