"""The chances of a moment of Zicos in words. Pure."""

from __future__ import annotations

from assistant.games.zicos import Phase, State, Zicos
from assistant.games.zicos.aids import FACES, pair_chances
from assistant.locale.numbers import percent
from assistant.locale.words import Words
from assistant.ui.present.zicos.board import Chances


def chances_of(game: Zicos, state: State, w: Words) -> Chances:
    """That a Member is hit by the next die, and that the die just rolled takes a card."""
    hit = percent(1 / len(FACES), w)
    if state.phase is not Phase.BIDDING or state.rolls[state.seat] is None:
        return Chances(hit)
    wins = {
        each.pair: w("zicos-win-chance", chance=percent(each.any, w))
        for each in pair_chances(game, state)
        if each.any
    }
    return Chances(hit, wins)
