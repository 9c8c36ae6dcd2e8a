"""What is said of Spicy."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from assistant.games.game import Reason
from assistant.games.spicy import (
    Accepted,
    Challenged,
    Copied,
    End,
    Event,
    Fault,
    Passed,
    Penalised,
    Played,
    Revealed,
    Source,
    Spicy,
    State,
    Verdict,
    WorldEnded,
)
from assistant.games.spicy.events import Doubting, Laying
from assistant.locale.words import Lang, Words, capitalised, reason_key, words
from assistant.speech.phrases.spicy_words import card, cards, following, points, trait

Names = tuple[str, ...]
"""Players by seat."""


def hello(state: State, names: Names, lang: Lang, game: Spicy) -> str:
    """Said when a game is opened, new or resumed."""
    new = state == game.start(len(names))
    key = "say-spicy-begin" if new else "say-spicy-resume"
    return words(lang).spoken(key, name=names[state.seat])


def phrase(before: State, event: Event, after: State, names: Names, lang: Lang, game: Spicy) -> str:
    """What to say when `event` led from `before` to `after`."""
    w = words(lang)
    said = told(before, event, after, names, w)
    if after.over:
        said += _end(after, names, w, game)
    elif after.challenge:
        said += [w.spoken("say-spicy-which")]
    elif after.waiting:
        said += [w.spoken("say-spicy-who")]
    # The verdict has named who starts; a card drawn for a fault changes no turn.
    elif after.verdict is before.verdict and not isinstance(event, Penalised):
        said += [w.spoken("say-spicy-next", name=names[after.seat])]
    return " ".join(said)


def undone(before: State, event: Event, after: State, names: Names, lang: Lang, game: Spicy) -> str:
    """That the last event is taken back, and whose turn it is again."""
    w = words(lang)
    return " ".join([w.spoken("say-undone"), w.spoken("say-spicy-next", name=names[after.seat])])


def corrected(
    before: State, old: Event, new: Event, after: State, names: Names, lang: Lang, game: Spicy
) -> str:
    """What stands now in the place of what was told wrongly."""
    w = words(lang)
    match new:
        case Played():
            said = capitalised(w.spoken("say-spicy-claim", claim=card(new.claim, w)))
        case Revealed(shown):
            said = capitalised(w.spoken("say-spicy-claim", claim=card(shown, w)))
        case _:
            said = w.spoken("say-spicy-next", name=names[after.seat])
    return w.spoken("say-spicy-corrected", said=said)


def refused(
    state: State, event: Event, reason: Reason, names: Names, lang: Lang, game: Spicy
) -> str:
    """Why `event` is not accepted: the rule, and what may be done instead."""
    w, top = words(lang), state.top
    actor = getattr(event, "seat", state.seat)
    shown = card(event.card, w) if isinstance(event, Revealed) else ""
    return w.spoken(
        reason_key("refused", "spicy", reason),
        name=names[actor] if 0 <= actor < len(names) else "",
        owner=names[top.seat] if top else "",
        before=card(top.claim, w) if top else "",
        next=following(game.claims(state), top is None, w),
        card=shown,
    )


def told(before: State, event: Event, after: State, names: Names, w: Words) -> list[str]:
    """What happened, sentence by sentence, without what it brought on."""
    match event:
        case Played() | Copied():
            return _laid(before, event, after, names, w)
        case Challenged() | Revealed() | Accepted():
            return _doubted(before, event, after, names, w)
        case Passed(fault):
            return [_passed(names[before.seat], fault, w)]
        case Penalised(seat):
            return [w.spoken("say-spicy-draws", name=names[seat], cards=cards(1, w))]
        case WorldEnded():
            return []
        case _:
            assert_never(event)


def _laid(before: State, event: Laying, after: State, names: Names, w: Words) -> list[str]:
    laid = after.pile[-1]
    key = "say-spicy-copied" if laid.copy else "say-spicy-claim"
    if laid.last:
        key = "say-spicy-copied-last" if laid.copy else "say-spicy-last"
    said = [w.spoken(key, claim=card(laid.claim, w), name=names[laid.seat])]
    if event.tucked:
        # Under a last card nothing is drawn for those that are tucked.
        how = "say-spicy-tucked-last" if laid.last else "say-spicy-tucked"
        said += [capitalised(w.spoken(how, cards=cards(event.tucked, w)))]
    for gain in after.gains[len(before.gains) :]:
        if gain.source is Source.RAID:
            won = cards(gain.cards, w)
            said += [w.spoken("say-spicy-raid", name=names[gain.seat], cards=won)]
    return said


def _passed(name: str, fault: Fault | None, w: Words) -> str:
    match fault:
        case None:
            return w.spoken("say-spicy-passed", name=name)
        case Fault.WRONG_CLAIM:
            return w.spoken("say-spicy-wrong-claim", name=name)
        case Fault.LAST_UNANNOUNCED:
            return w.spoken("say-spicy-last-unannounced", name=name)
        case _:
            assert_never(fault)


def _doubted(before: State, event: Doubting, after: State, names: Names, w: Words) -> list[str]:
    match event:
        case Challenged(seat, None):
            said = w.spoken("say-spicy-nothing-named", name=names[seat])
        case Challenged(seat, what):
            assert what is not None
            return [w.spoken("say-spicy-challenged", name=names[seat], trait=trait(what, w))]
        case Revealed(shown):
            assert before.challenge is not None and after.verdict is not None
            held = "yes" if after.verdict.held else "no"
            doubted = trait(before.challenge.trait, w)
            said = capitalised(
                w.spoken("say-spicy-shown", card=card(shown, w), trait=doubted, held=held)
            )
        case Accepted():
            assert after.top is not None
            said = w.spoken("say-spicy-accepted", name=names[after.top.seat])
            return [said, *_drawing(after, names, w)]
        case _:
            assert_never(event)
    assert after.verdict is not None
    return [said, *_verdict(after.verdict, after, names, w)]


def _verdict(verdict: Verdict, after: State, names: Names, w: Words) -> list[str]:
    won = cards(verdict.cards, w)
    said = [w.spoken("say-spicy-takes", name=names[verdict.winner], cards=won)]
    if verdict.trophy:
        said += [w.spoken("say-spicy-trophy", name=names[verdict.winner])]
    if after.over:
        return said
    if after.pile:
        # A challenged copy alone was worth something: the loser goes on with the pile.
        return [
            *said,
            *_drawing(after, names, w),
            w.spoken("say-spicy-next", name=names[after.seat]),
        ]
    loses, *more = after.drawn
    drawn = cards(loses.cards, w)
    said += [w.spoken("say-spicy-loses", name=names[loses.seat], cards=drawn)]
    return [*said, *_drawing(replace(after, drawn=tuple(more)), names, w)]


def _drawing(after: State, names: Names, w: Words) -> list[str]:
    """Who has cards to draw, unless the game is over."""
    draws = () if after.over else after.drawn
    return [
        w.spoken("say-spicy-draws", name=names[draw.seat], cards=cards(draw.cards, w))
        for draw in draws
    ]


def _end(state: State, names: Names, w: Words, game: Spicy) -> list[str]:
    outcome = game.outcome(state)
    assert outcome is not None and state.end is not None
    winners = [names[seat] for seat in outcome.winners]
    best = game.standings(state)[0].score
    match state.end:
        case End.TWO_TROPHIES:
            return [w.spoken("say-spicy-two-trophies", name=winners[0])]
        case End.LAST_TROPHY:
            said = w.spoken("say-spicy-last-trophy")
        case End.WORLDS_END:
            said = w.spoken("say-spicy-worlds-end")
        case _:
            assert_never(state.end)
    if len(winners) > 1:
        return [said, w.spoken("say-spicy-share", names=w.listed(winners), points=points(best, w))]
    return [said, w.spoken("say-spicy-wins", name=winners[0], points=points(best, w))]
