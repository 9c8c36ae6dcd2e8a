"""Legal games of Spicy played by a random table."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from assistant.games.spicy import (
    ALL_CARDS,
    Accepted,
    Challenged,
    Copied,
    Event,
    Extra,
    Fault,
    Passed,
    Penalised,
    Played,
    Revealed,
    Spicy,
    State,
    Trait,
    WorldEnded,
    copies,
)
from tests.games.spicy.helpers import with_extras

Told = tuple[Spicy, int, list[Event]]

ODDS = {"play": 60, "pass": 10, "challenge": 12, "copy": 8, "fault": 3, "peek": 2, "end": 1}


def legal_event(random: Random, game: Spicy, state: State) -> Event:
    """Anything that may happen next."""
    if state.challenge is not None:
        turned = Counter(state.seen)
        left = [card for card in ALL_CARDS for _ in range(copies(card) - turned[card])]
        if random.random() < 0.5 and state.top is not None and state.top.claim in left:
            return Revealed(state.top.claim)
        return Revealed(random.choice(left))
    while True:
        kind = random.choices(list(ODDS), list(ODDS.values()))[0]
        event = _maybe(random, game, state, "accept" if state.waiting and kind == "play" else kind)
        if game.refusal(state, event) is None:
            return event


def _maybe(random: Random, game: Spicy, state: State, kind: str) -> Event:
    seat = random.randrange(len(state.hands))
    tucked = random.choice((0, 0, 0, 1, 2))
    match kind:
        case "play":
            claim = random.choice(game.claims(state))
            last = state.hands[state.seat] - 1 - (tucked if game.tuck_trophy else 0) == 0
            return Played(claim.number, claim.spice, last, tucked)
        case "copy":
            return Copied(seat, state.hands[seat] == 1)
        case "challenge":
            return Challenged(seat, random.choice((*Trait, None)))
        case "accept":
            return Accepted()
        case "peek":
            return Penalised(seat)
        case "fault":
            return Passed(random.choice(list(Fault)))
        case "end":
            owed = sum(draw.cards for draw in state.drawn)
            return WorldEnded(random.randrange(owed) if owed else 0)
        case _:
            return Passed()


def played(random: Random, game: Spicy, seats: int, length: int) -> list[Event]:
    """Up to `length` events from the start; fewer when the game ends."""
    state = game.start(seats)
    events: list[Event] = []
    while len(events) < length and not state.over:
        event = legal_event(random, game, state)
        state = game.apply(state, event)
        events.append(event)
    return events


@st.composite
def games(draw: st.DrawFn) -> Told:
    """A game with up to two Spice It Up cards, played for a while by two to six."""
    extras = draw(st.frozensets(st.sampled_from(Extra), max_size=2))
    game = with_extras(
        *extras, copy_takes_card=draw(st.booleans()), tuck_trophy=draw(st.booleans())
    )
    game = replace(game, first=draw(st.integers(0, 1)))
    seats = draw(st.integers(2, 6))
    random = Random(draw(st.integers(0, 2**32 - 1)))
    return game, seats, played(random, game, seats, draw(st.integers(0, 120)))
