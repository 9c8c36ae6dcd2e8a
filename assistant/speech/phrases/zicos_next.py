"""What is said of Zicos beside what has just happened: what comes next, and how things ended."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.games.zicos.cards import Card, Fan, Hater, Nominee
from assistant.games.zicos.state import Phase, RoundEnd, State
from assistant.locale.words import Words

Names = tuple[str, ...]
"""Players by seat."""

SAID: Mapping[Phase, str] = {
    Phase.LOSING: "say-zicos-choose-lost",
    Phase.PLACING: "say-zicos-place",
    Phase.SINGING: "say-zicos-sing",
    Phase.DRAWING: "say-zicos-draw",
    Phase.EFFECTS: "say-zicos-effects",
}
"""What a phase asks for, where no more than a name or number is needed to say it."""


def title(card: Card, w: Words) -> str:
    """What a card is called: its name, or what it is and its stars."""
    match card:
        case Fan(stars):
            return w.spoken("say-zicos-fan", stars=stars_of(stars, w), n=stars)
        case Hater(stars):
            return w.spoken("say-zicos-hater", stars=stars_of(stars, w), n=stars)
        case Nominee(stars):
            return w.spoken("say-zicos-nominee", stars=stars_of(stars, w), n=stars)
        case _:
            return card.name


def joined(parts: list[str]) -> str:
    """Sentences one after another, the empty ones left out."""
    return " ".join(part for part in parts if part)


def stars_of(n: int, w: Words) -> str:
    """`une étoile`, `2 étoiles`."""
    sign = f"{w.spoken('say-zicos-minus-sign')} " if n < 0 else ""
    return w.spoken("say-stars", n=n, size=abs(n), sign=sign)


def points_of(n: int, w: Words) -> str:
    """`20 points`."""
    return w.spoken("say-points", n=n, size=abs(n))


def what_follows(before: State, after: State, names: Names, w: Words) -> list[str]:
    """What the table does next, where that has changed, and how a round or the game ended."""
    said = [_round_end(end, after, names, w) for end in after.rounds[len(before.rounds) :]]
    moved = _moment(after) != _moment(before)
    again = len(after.throws) > len(before.throws) and after.tied
    if after.phase is before.phase is Phase.DRAWING:
        return [w.spoken("say-zicos-draw-more", n=after.draws)]
    if not (moved or again):
        return said
    return [*said, *_phase(before, after, names, w)]


def _moment(state: State) -> tuple[Phase, int, int, int]:
    return state.phase, state.seat, state.turn, state.round


def _phase(before: State, after: State, names: Names, w: Words) -> list[str]:
    name = names[after.seat]
    if after.phase in SAID:
        return [w.spoken(SAID[after.phase], name=name, n=after.draws)]
    match after.phase:
        case Phase.ROLLING:
            return [*_begins(before, after, w), w.spoken("say-next", name=name)]
        case Phase.BIDDING:
            return [w.spoken("say-next", name=name)] if after.seat != before.seat else []
        case Phase.END_DICE:
            held = after.held(after.due[0].card) if after.due else None
            card = title(held[1].card, w) if held else ""
            return [w.spoken("say-zicos-end-die", name=name, card=card)]
        case Phase.THROW_OFF | Phase.FINAL_THROW_OFF:
            return _throw_off(before, after, names, w)
        case _:
            return [_winner(after, names, w)]


def _begins(before: State, after: State, w: Words) -> list[str]:
    """The round or turn that begins."""
    if after.round != before.round:
        return [w.spoken("say-zicos-next-round", n=after.round)]
    return [w.spoken("say-zicos-turn", n=after.turn)] if after.turn != before.turn else []


def _throw_off(before: State, after: State, names: Names, w: Words) -> list[str]:
    """Said when it begins and before each further throw, not after each die."""
    if before.phase is after.phase and len(before.throws) == len(after.throws):
        return []
    tied = w.listed(names[seat] for seat in after.tied)
    again = before.phase is after.phase and bool(after.throws)
    return [w.spoken("say-zicos-tie-again" if again else "say-zicos-tie", names=tied)]


def _round_end(end: RoundEnd, after: State, names: Names, w: Words) -> str:
    if end.winner is None:
        return ""
    points = points_of(end.production[end.winner], w)
    return w.spoken("say-zicos-round", name=names[end.winner], points=points)


def _winner(after: State, names: Names, w: Words) -> str:
    won = w.listed(names[seat] for seat in after.winners)
    stars = stars_of(after.players[after.winners[0]].stars, w)
    return w.spoken("say-zicos-winner", names=won, stars=stars, n=len(after.winners))
