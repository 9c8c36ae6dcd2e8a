"""Which rule of Spicy made a call."""

from __future__ import annotations

from typing import assert_never

from assistant.games.game import Reason
from assistant.games.spicy import (
    Accepted,
    Challenged,
    Copied,
    End,
    Event,
    Extra,
    Fault,
    Passed,
    Penalised,
    Played,
    Refusal,
    Revealed,
    Source,
    Spicy,
    State,
    Trait,
    Verdict,
    Wild,
    WorldEnded,
)
from assistant.games.spicy.challenge import holds
from assistant.games.spicy.claims import next_claims
from assistant.games.spicy.events import Doubting, Laying


def happened(before: State, event: Event, after: State, game: Spicy) -> str:
    """The rule that decided most: the end before a Spice It Up card, that before the turn."""
    if after.end is not None:
        return "worlds-end" if after.end is End.WORLDS_END else "end"
    match event:
        case Played() | Copied():
            return _laid(before, event, after)
        case Challenged() | Revealed() | Accepted():
            return _doubted(event, after, game)
        case Passed(fault):
            return _passed(fault)
        case Penalised():
            return "looked"
        case WorldEnded():
            return "worlds-end"
        case _:
            assert_never(event)


def _laid(before: State, event: Laying, after: State) -> str:
    if any(gain.source is Source.RAID for gain in after.gains[len(before.gains) :]):
        return "spice-raider"
    if event.tucked:
        return "change-your-luck"
    if isinstance(event, Copied):
        return "copy-cat"
    if event.last:
        return "last-card"
    claim = before.top.claim if before.top else None
    return "claim" if event.claim in next_claims(claim, frozenset()) else _opened_by(event, before)


def _opened_by(event: Played, before: State) -> str:
    """The Spice It Up card without which the claim could not be made."""
    assert before.top is not None
    chili = frozenset({Extra.WE_LOVE_CHILI})
    if (
        event.claim in next_claims(before.top.claim, chili)
        or event.spice is not before.top.claim.spice
    ):
        return "we-love-chili"
    return "start-it-up"


def _doubted(event: Doubting, after: State, game: Spicy) -> str:
    match event:
        case Challenged():
            return "challenge"
        case Revealed():
            assert after.verdict is not None
            return _settled(after.verdict, game)
        case Accepted():
            return "trophy"
        case _:
            assert_never(event)


def _settled(verdict: Verdict, game: Spicy) -> str:
    card, claim, trait = verdict.card, verdict.laid.claim, verdict.trait
    if card is not None and trait is not None:
        if verdict.held and not holds(card, claim, trait):
            return "turn-it-up"
        if trait is Trait.BOTH:
            return "copy-cat"
        if isinstance(card, Wild):
            return "wild"
    return "trophy" if verdict.trophy else "challenge"


def _passed(fault: Fault | None) -> str:
    match fault:
        case None:
            return "pass"
        case Fault.WRONG_CLAIM:
            return "wrong-claim"
        case Fault.LAST_UNANNOUNCED:
            return "last-card"
        case _:
            assert_never(fault)


def refused(state: State, event: Event, reason: Reason, game: Spicy) -> str:
    """The rule that is against it."""
    assert isinstance(reason, Refusal)
    return _AGAINST[reason]


_AGAINST = {
    Refusal.GAME_OVER: "end",
    Refusal.UNKNOWN_SEAT: "players",
    Refusal.NO_SUCH_NUMBER: "claim",
    Refusal.OPENING_NUMBER: "claim",
    Refusal.NOT_HIGHER: "claim",
    Refusal.AFTER_TEN: "claim",
    Refusal.OTHER_SPICE: "claim",
    Refusal.LAST_UNANNOUNCED: "last-card",
    Refusal.NOT_LAST: "last-card",
    Refusal.LAST_CARD_WAITS: "last-card",
    Refusal.CHALLENGE_WAITS: "challenge",
    Refusal.NO_CHALLENGE: "challenge",
    Refusal.NO_LAST_CARD: "last-card",
    Refusal.NO_CLAIM: "challenge",
    Refusal.OWN_CLAIM: "challenge",
    Refusal.ACCEPTED: "trophy",
    Refusal.COPY_AS_WHOLE: "copy-cat",
    Refusal.ONE_TRAIT: "challenge",
    Refusal.NO_SUCH_CARD: "box",
    Refusal.CARD_SPENT: "box",
    Refusal.NO_COPY_CAT: "copy-cat",
    Refusal.NO_LUCK: "change-your-luck",
    Refusal.TOO_MANY_TUCKED: "change-your-luck",
    Refusal.NOTHING_DRAWN: "worlds-end",
    Refusal.TOO_FEW_DRAWN: "worlds-end",
}
