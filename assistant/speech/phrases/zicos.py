"""What is said of Zicos."""

from __future__ import annotations

from typing import Any, assert_never

from assistant.games.game import Reason
from assistant.games.zicos.cards import Card, Fan, Hater, Member, Production
from assistant.games.zicos.events import (
    Bid,
    BonusPlayed,
    Came,
    CardLost,
    ChallengeEnded,
    Closed,
    ContractPlayed,
    Die,
    Drawn,
    Event,
    HandCounted,
    Left,
    MalusPlayed,
    MemberPlayed,
    NomineesShown,
    Passed,
    PileEmpty,
    PointsChanged,
    ProductionPlayed,
    Rolled,
    StarterChosen,
)
from assistant.games.zicos.reasons import ZicosRefusal
from assistant.games.zicos.state import Award, Hit, HitEffect, Phase, Stake, State
from assistant.locale.words import Lang, Words, capitalised, reason_key, words
from assistant.session.question import Question
from assistant.speech.phrases.zicos_next import joined, points_of, stars_of, title, what_follows

Names = tuple[str, ...]
"""Players by seat."""


def hello(state: State, names: Names, lang: Lang, game: Any) -> str:
    """Said when a game is opened, new or resumed."""
    w = words(lang)
    fresh = state.turn == 1 and not any(value for value in state.rolls)
    key = "say-hello" if fresh else "say-welcome-back"
    return w.spoken(key, name=names[state.seat])


def phrase(before: State, event: Event, after: State, names: Names, lang: Lang, game: Any) -> str:
    """What to say when `event` led from `before` to `after`; empty when nothing needs saying."""
    w = words(lang)
    # Whoever passes has just said so.
    said = [] if isinstance(event, Passed | Closed) else [told(before, event, after, names, w)]
    return joined([*said, *what_follows(before, after, names, w)])


def told(before: State, event: Event, after: State, names: Names, w: Words) -> str:
    """What happened, in a sentence or two; never empty."""
    if isinstance(event, Rolled | StarterChosen | Bid | CardLost | NomineesShown):
        return _auction(before, event, after, names, w)
    if isinstance(event, ChallengeEnded | Drawn | PileEmpty | Passed | Closed):
        return _turn(before, event, after, names, w)
    if isinstance(event, Came | Left | PointsChanged | HandCounted):
        return _by_hand(before, event, after, names, w)
    return _played(before, event, after, names, w)


def undone(before: State, event: Event, after: State, names: Names, lang: Lang, game: Any) -> str:
    """That the last event is taken back, and who is to act again."""
    w = words(lang)
    return joined([w.spoken("say-undone"), w.spoken("say-next", name=names[after.seat])])


def corrected(
    before: State, old: Event, new: Event, after: State, names: Names, lang: Lang, game: Any
) -> str:
    """Only what changed, and what it comes to."""
    w = words(lang)
    said = [w.spoken("say-zicos-corrected")]
    if isinstance(old, Rolled) and isinstance(new, Rolled):
        said = [
            w.spoken("say-zicos-corrected-die", name=names[now.seat], n=now.value, old=was.value)
            for was, now in zip(old.dice, new.dice, strict=False)
            if was != now
        ]
    for seat, (was_player, now_player) in enumerate(
        zip(before.players, after.players, strict=True)
    ):
        if was_player.stars != now_player.stars:
            stars = stars_of(now_player.stars, w)
            said.append(w.spoken("say-zicos-has", name=names[seat], stars=stars))
    return joined(said)


def refused(state: State, event: Event, reason: Reason, names: Names, lang: Lang, game: Any) -> str:
    """Why `event` is not accepted."""
    w = words(lang)
    return w.spoken(reason_key("refused", "zicos", reason), name=names[state.seat])


def asked(question: Question[Die], lang: Lang) -> str:
    """The question put to the table in one breath."""
    w = words(lang)
    if not question.dice:
        return w.spoken("say-zicos-no-die")
    if question.refusal is ZicosRefusal.NOT_YOUR_ROLL:
        return w.spoken("say-zicos-other-die")
    if question.refusal is not None and not question.doubts:
        return w.spoken(reason_key("refused", "zicos", question.refusal), name="")
    if any(doubt.leans for doubt in question.doubts):
        return w.spoken("say-leans", n=sum(doubt.leans for doubt in question.doubts))
    named = [a_die(die, lang) for die in question.doubts[0].choices[:2]] if question.doubts else []
    if not named:
        return w.spoken("say-refused")
    text = named[0]
    if len(named) > 1:
        text = w.spoken("say-doubt-two", first=named[0], second=named[1])
    return w.spoken("say-question", dice=capitalised(text))


def a_die(die: Die, lang: Lang) -> str:
    """`un 4`, `a 4`."""
    return words(lang).spoken("say-zicos-die", n=die.value)


def _change(n: int, w: Words) -> str:
    """`plus 10 points`, `moins 10 points`; empty for no change."""
    key = "say-zicos-plus" if n > 0 else "say-zicos-minus"
    return w.spoken(key, points=points_of(abs(n), w)) if n else ""


# The auction.


def _auction(
    before: State,
    event: Rolled | StarterChosen | Bid | CardLost | NomineesShown,
    after: State,
    names: Names,
    w: Words,
) -> str:
    match event:
        case Rolled(dice):
            return joined([_dice(before, dice, names, w), *_hits(before, after, w)])
        case StarterChosen(seat):
            return w.spoken("say-zicos-starts", name=names[seat])
        case Bid():
            return joined([_bid(before, event, names, w), *_awards(before, after, names, w)])
        case CardLost():
            return joined(_hits(before, after, w))
        case NomineesShown(card):
            return w.spoken("say-zicos-nominees", stars=stars_of(card.stars, w), n=card.stars)
        case _:
            assert_never(event)


def _dice(before: State, dice: tuple[Die, ...], names: Names, w: Words) -> str:
    due = before.due[0] if before.phase is Phase.END_DICE and before.due else None
    said = []
    for die in dice:
        if due is not None and (held := before.held(due.card)) is not None:
            card = title(held[1].card, w)
            said.append(
                w.spoken("say-zicos-rolls-for", name=names[die.seat], n=die.value, card=card)
            )
        else:
            said.append(w.spoken("say-zicos-rolls", name=names[die.seat], n=die.value))
    return joined(said)


def _hits(before: State, after: State, w: Words) -> list[str]:
    """What the die did to Members, said once."""
    new = after.hits[len(before.hits) :]
    lines = [_hit(hit, w) for hit in new]
    return [w.spoken("say-zicos-bye-bye", what=" ".join(lines))] if lines else []


def _hit(hit: Hit, w: Words) -> str:
    match hit.effect:
        case HitEffect.FAN_LOST:
            return w.spoken("say-zicos-fan-lost", member=hit.card.name)
        case HitEffect.LEFT:
            return w.spoken("say-zicos-left", member=hit.card.name)
        case HitEffect.PROTECTED:
            return w.spoken("say-zicos-protected", member=hit.card.name)
        case _:
            assert_never(hit.effect)


def _bid(before: State, bid: Bid, names: Names, w: Words) -> str:
    value = before.rolls[bid.seat] or 0
    if bid.pair is None:
        return w.spoken("say-zicos-no-bid", name=names[bid.seat])
    return w.spoken("say-zicos-bid", name=names[bid.seat], n=value, pair=bid.pair)


def _awards(before: State, after: State, names: Names, w: Words) -> list[str]:
    if before.awards or not after.awards:
        return []
    taken = [award for award in after.awards if award.top is not None]
    left = [str(award.pair) for award in after.awards if award.top is None]
    lines = [_award(award, after.stakes, names, w) for award in taken]
    if left:
        lines.append(w.spoken("say-zicos-discarded", n=len(left), pairs=w.listed(left)))
    return [*lines, *excess(after, names, w)]


def excess(after: State, names: Names, w: Words) -> list[str]:
    """Who discards how many cards after the auction."""
    return [
        w.spoken("say-zicos-excess", name=names[seat], n=count)
        for seat, count in enumerate(after.excess)
        if count
    ]


def _award(award: Award, stakes: tuple[Stake, ...], names: Names, w: Words) -> str:
    if award.top is None or award.bottom is None:
        return ""
    top, bottom = names[award.top], names[award.bottom]
    if not award.shared:
        return w.spoken("say-zicos-pair-won", pair=award.pair, name=top)
    equal = {
        stake.value
        for stake in stakes
        if stake.pair == award.pair and stake.seat in (award.top, award.bottom)
    }
    key = "say-zicos-pair-shared" if len(equal) == 1 else "say-zicos-pair-chosen"
    return w.spoken(key, pair=award.pair, top=top, bottom=bottom)


# The cards.


def _turn(
    before: State,
    event: ChallengeEnded | Drawn | PileEmpty | Passed | Closed,
    after: State,
    names: Names,
    w: Words,
) -> str:
    match event:
        case ChallengeEnded(won):
            return _challenge(before, won, after, w)
        case Drawn(Hater() as card, _):
            return w.spoken("say-zicos-drew-hater", name=names[before.seat], card=title(card, w))
        case Drawn(card, _):
            return _fan_came(before.seat, card, after, w)
        case PileEmpty():
            return w.spoken("say-zicos-pile-empty")
        case Passed(seat):
            return w.spoken("say-zicos-passed", name=names[seat])
        case Closed():
            return w.spoken("say-zicos-closed")
        case _:
            assert_never(event)


def _challenge(before: State, won: bool, after: State, w: Words) -> str:
    card = before.singing.name if before.singing else ""
    if won:
        return w.spoken("say-zicos-challenge-won", card=card)
    back = sum(player.hand for player in after.players) > sum(p.hand for p in before.players)
    key = "say-zicos-challenge-lost-hand" if back else "say-zicos-challenge-lost"
    return w.spoken(key, card=card)


def _fan_came(seat: int, card: Card, after: State, w: Words) -> str:
    number = after.cards
    for mate in after.players[seat].group:
        if any(fan.number == number for fan in mate.fans):
            return w.spoken("say-zicos-drew-fan", card=title(card, w), member=mate.card.name)
    return w.spoken("say-zicos-fan-nowhere", card=title(card, w))


def _played(
    before: State,
    event: MemberPlayed | ProductionPlayed | ContractPlayed | BonusPlayed | MalusPlayed,
    after: State,
    names: Names,
    w: Words,
) -> str:
    match event:
        case MemberPlayed(seat, card) | ContractPlayed(seat, card):
            return w.spoken("say-zicos-plays", name=names[seat], card=card.name)
        case ProductionPlayed(seat, card):
            return _production(seat, card, after, names, w)
        case BonusPlayed(seat, card, cancels):
            held = before.held(cancels) if cancels is not None else None
            played = w.spoken("say-zicos-plays", name=names[seat], card=card.name)
            undoes = held and w.spoken("say-zicos-cancels", card=title(held[1].card, w))
            return joined([played, _change(card.points, w), undoes or ""])
        case MalusPlayed(seat, victim, card, expels):
            found = before.mate(expels) if expels is not None else None
            against = {"name": names[seat], "card": card.name, "victim": names[victim]}
            out = found and w.spoken("say-zicos-left", member=found[1].card.name)
            return joined(
                [w.spoken("say-zicos-malus", **against), _change(card.points, w), out or ""]
            )
        case _:
            assert_never(event)


def _production(seat: int, card: Production, after: State, names: Names, w: Words) -> str:
    said = w.spoken("say-zicos-plays", name=names[seat], card=card.name)
    return joined([said, _change(card.points, w)]) if after.singing is None else said


def _by_hand(
    before: State,
    event: Came | Left | PointsChanged | HandCounted,
    after: State,
    names: Names,
    w: Words,
) -> str:
    """What the text of a card did, told by the table."""
    match event:
        case Came(seat, Fan() as card, _):
            return _fan_came(seat, card, after, w)
        case Came(seat, card, _):
            return w.spoken("say-zicos-gets", name=names[seat], card=title(card, w))
        case Left(number):
            held = before.held(number)
            card_title = title(held[1].card, w) if held else ""
            key = (
                "say-zicos-left" if held and isinstance(held[1].card, Member) else "say-zicos-gone"
            )
            return w.spoken(key, member=card_title, card=card_title)
        case PointsChanged(seat, points):
            key = "say-zicos-points-plus" if points > 0 else "say-zicos-points-minus"
            return w.spoken(key, name=names[seat], points=points_of(abs(points), w))
        case HandCounted(seat, cards):
            return w.spoken("say-zicos-hand", name=names[seat], n=cards)
        case _:
            assert_never(event)
