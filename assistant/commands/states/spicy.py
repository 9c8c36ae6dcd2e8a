"""Where a game of Spicy stands."""

from __future__ import annotations

from typing import Any

from assistant.games.spicy import End, Event, Spicy, State, counts
from assistant.locale.words import Lang, words
from assistant.session.session import Session
from assistant.speech.phrases.spicy_words import card, following, trait


def as_json(state: State) -> dict[str, Any]:
    """What programs read."""
    top, challenge = state.top, state.challenge
    return {
        "hands": list(state.hands),
        "won": list(state.won),
        "trophies": list(state.trophies),
        "points": [count.points for count in counts(state)],
        "deck": state.deck,
        "pile": state.pile_cards,
        "claim": None
        if top is None
        else {
            "number": top.claim.number,
            "spice": str(top.claim.spice),
            "seat": top.seat,
            "copy": top.copy,
            "last": top.last,
            "accepted": top.accepted,
        },
        "challenge": None
        if challenge is None
        else {"seat": challenge.seat, "trait": str(challenge.trait)},
        "end": None if state.end is None else str(state.end),
    }


def lines(play: Session[State, Event]) -> list[str]:
    """The claim on top and what may follow, for people."""
    state, game, w = play.state, play.game, words(Lang.EN)
    assert isinstance(game, Spicy)
    top = state.top
    told = ["There is no pile yet."]
    if top is not None:
        told = [
            f"{play.names[top.seat]} claims {card(top.claim, w)};"
            f" the pile has {_many(state.pile_cards)}."
        ]
    if state.challenge is not None:
        name, what = play.names[state.challenge.seat], trait(state.challenge.trait, w)
        told += [f"{name} challenges {what}: the card must be shown."]
    elif state.waiting:
        told += ["It is a last card: somebody challenges it, or all accept it."]
    else:
        claims = following(game.claims(state), top is None, w)
        told += [f"{play.player} passes, or plays {claims}."]
    hands = ", ".join(f"{name} {hand}" for name, hand in zip(play.names, state.hands, strict=True))
    return [*told, f"In hand: {hands}. The deck has {_many(state.deck)}."]


def ended(play: Session[State, Event], winners: str) -> str:
    """Who won, and how the game ended."""
    state = play.state
    assert isinstance(state, State) and state.end is not None
    how = {
        End.TWO_TROPHIES: "by two trophies",
        End.LAST_TROPHY: "when the last trophy was taken",
        End.WORLDS_END: "when the World's End came",
    }[state.end]
    return f"{winners} won {how}."


def _many(cards: int) -> str:
    return f"{cards} card{'' if cards == 1 else 's'}"
