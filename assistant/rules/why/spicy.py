"""Which rule of Spicy made a call."""

from __future__ import annotations

from typing import assert_never

from assistant.games.game import Reason, Refusal
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
    Revealed,
    Source,
    Spicy,
    SpicyRefusal,
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
    return _AGAINST[reason]


_AGAINST: dict[Reason, str] = {
    Refusal.GAME_OVER: "end",
    SpicyRefusal.UNKNOWN_SEAT: "players",
    SpicyRefusal.NO_SUCH_NUMBER: "claim",
    SpicyRefusal.OPENING_NUMBER: "claim",
    SpicyRefusal.NOT_HIGHER: "claim",
    SpicyRefusal.AFTER_TEN: "claim",
    SpicyRefusal.OTHER_SPICE: "claim",
    SpicyRefusal.LAST_UNANNOUNCED: "last-card",
    SpicyRefusal.NOT_LAST: "last-card",
    SpicyRefusal.LAST_CARD_WAITS: "last-card",
    SpicyRefusal.CHALLENGE_WAITS: "challenge",
    SpicyRefusal.NO_CHALLENGE: "challenge",
    SpicyRefusal.NO_LAST_CARD: "last-card",
    SpicyRefusal.NO_CLAIM: "challenge",
    SpicyRefusal.OWN_CLAIM: "challenge",
    SpicyRefusal.ACCEPTED: "trophy",
    SpicyRefusal.COPY_AS_WHOLE: "copy-cat",
    SpicyRefusal.ONE_TRAIT: "challenge",
    SpicyRefusal.NO_SUCH_CARD: "box",
    SpicyRefusal.CARD_SPENT: "box",
    SpicyRefusal.NO_COPY_CAT: "copy-cat",
    SpicyRefusal.NO_LUCK: "change-your-luck",
    SpicyRefusal.TOO_MANY_TUCKED: "change-your-luck",
    SpicyRefusal.NOTHING_DRAWN: "worlds-end",
    SpicyRefusal.TOO_FEW_DRAWN: "worlds-end",
}
