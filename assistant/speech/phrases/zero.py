"""What is said of Zero."""

from __future__ import annotations

from typing import assert_never

from assistant.games.game import Reason
from assistant.games.zero import (
    Announced,
    Dealt,
    Event,
    Exchanged,
    Knocked,
    Phase,
    Shown,
    State,
    Told,
    Zero,
    ZeroRefusal,
)
from assistant.games.zero.scoring import count
from assistant.locale.words import Lang, Words, capitalised, reason_key, words
from assistant.speech.phrases.zero_hand import a_card
from assistant.speech.phrases.zero_hand import reason as why

Names = tuple[str, ...]
"""Players by seat."""
SECOND = 2


def hello(state: State, names: Names, lang: Lang, game: Zero) -> str:
    """Said when a game is opened, new or resumed."""
    w = words(lang)
    if state == game.start(len(names)):
        return w.spoken("say-zero-hello", deal=_deal(state, names, game, w))
    return w.spoken("say-zero-back", what=_moment(state, names, game, w))


def phrase(before: State, event: Event, after: State, names: Names, lang: Lang, game: Zero) -> str:
    """What to say when `event` led from `before` to `after`; never empty."""
    w = words(lang)
    match event:
        case Dealt() | Exchanged():
            said = []
        case Knocked():
            said = _knock(before, after, names, w)
        case Announced(seat):
            said = [w.spoken("say-zero-announced", name=names[seat])]
        case Shown(seat) | Told(seat):
            said = [_hand(event, names[seat], w)]
        case _:
            assert_never(event)
    if len(after.finished) > len(before.finished):
        said += [_round(after, names, w)]
        if after.phase is not Phase.OVER:
            said += [w.spoken("say-zero-begins", name=names[after.seat])]
    elif after.phase is not before.phase or after.phase is Phase.PLAYING:
        said += [] if after.zero is not None else [_moment(after, names, game, w)]
    return _joined(said)


def undone(before: State, event: Event, after: State, names: Names, lang: Lang, game: Zero) -> str:
    """That the last event is taken back, and where the game stands again."""
    w = words(lang)
    return _joined([w.spoken("say-undone"), _moment(after, names, game, w)])


def corrected(
    before: State, old: Event, new: Event, after: State, names: Names, lang: Lang, game: Zero
) -> str:
    """Only what changed, and what it comes to."""
    w = words(lang)
    said = []
    if isinstance(new, Shown | Told | Announced):
        told = _points(_counts(new), w)
        said = [w.spoken("say-zero-corrected", name=names[new.seat], points=told)]
    said += [
        w.spoken("say-zero-has", name=names[seat], points=_points(total, w))
        for seat, total in enumerate(after.totals)
        if total != before.totals[seat]
    ]
    if after.phase is Phase.OVER or not said:
        said += [_moment(after, names, game, w)]
    return _joined(said)


def refused(
    state: State, event: Event, reason: Reason, names: Names, lang: Lang, game: Zero
) -> str:
    """Why `event` is not accepted, naming the rule."""
    w = words(lang)
    seat = state.seat if isinstance(event, Dealt | Exchanged | Knocked) else event.seat
    card = ""
    if isinstance(event, Shown):
        holders = ((card, state.holder(card)) for card in event.hand)
        for held, holder in holders:
            if holder is not None and reason is ZeroRefusal.CARD_ELSEWHERE:
                card, seat = a_card(held, w), holder
                break
    name = names[seat] if 0 <= seat < len(names) else str(seat)
    return w.spoken(reason_key("refused", game.name, reason), name=name, card=card)


def _moment(state: State, names: Names, game: Zero, w: Words) -> str:
    """What the table does now."""
    match state.phase:
        case Phase.DEALING:
            return _deal(state, names, game, w)
        case Phase.PLAYING:
            return w.spoken("say-zero-turn", name=names[state.seat])
        case Phase.COUNTING:
            return w.spoken("say-zero-count")
        case Phase.OVER:
            return _round(state, names, w)
        case _:
            assert_never(state.phase)


def _deal(state: State, names: Names, game: Zero, w: Words) -> str:
    return w.spoken("say-zero-deal", number=_number(game.pot, w), name=names[state.seat])


def _knock(before: State, after: State, names: Names, w: Words) -> list[str]:
    name, knocks = names[before.seat], len(after.knockers)
    if knocks == 1:
        return [w.spoken("say-zero-first-knock", name=name)]
    if knocks > SECOND:
        return [w.spoken("say-zero-knock", name=name)]
    said = [w.spoken("say-zero-second-knock", name=name)]
    if after.phase is Phase.PLAYING:
        left = 1 + len(after.last_turns or ())
        said += [w.spoken("say-zero-last-turns", n=left, number=_number(left, w))]
    return said


def _hand(event: Shown | Told, name: str, w: Words) -> str:
    said = w.spoken("say-zero-hand", name=name, points=_points(_counts(event), w))
    if isinstance(event, Told):
        return said
    return f"{said} {capitalised(why(count(event.hand), w))}."


def _round(state: State, names: Names, w: Words) -> str:
    best = min(state.totals)
    leaders = [names[seat] for seat, total in enumerate(state.totals) if total == best]
    over = state.phase is Phase.OVER
    lead = w.spoken(
        "say-zero-wins" if over else "say-zero-leads",
        n=len(leaders),
        names=w.listed(leaders),
        points=_points(best, w),
    )
    return lead if over else w.spoken("say-zero-round", round=len(state.finished), lead=lead)


def _counts(event: Shown | Told | Announced) -> int:
    match event:
        case Shown(_, hand):
            return count(hand).score
        case Told(_, points):
            return points
        case Announced():
            return 0
        case _:
            assert_never(event)


def _points(number: int, w: Words) -> str:
    return w.spoken("say-zero-points", n=number, number=_number(number, w))


def _number(number: int, w: Words) -> str:
    return w.spoken("number", n=number)


def _joined(parts: list[str]) -> str:
    return " ".join(part for part in parts if part)
