"""A second scorer, written from the rules alone: the tests compare it with the game's."""

from __future__ import annotations

from itertools import combinations
from random import Random

from assistant.games.zero.cards import CARDS, Hand


def score(hand: Hand) -> int:
    """Look at every value: does a card of it remain that neither colour nor value takes away?"""
    total = 0
    for value in range(1, 9):
        for card in hand:
            if card.value != value:
                continue
            same_colour = sum(1 for other in hand if other.colour == card.colour)
            same_value = sum(1 for other in hand if other.value == card.value)
            if same_colour < 5 and same_value < 5:
                total += value
                break
    return total


def least(hand: Hand) -> int:
    """Take away every choice of groups and keep the best: slow, but nothing is presumed."""
    groups = [
        frozenset(some)
        for size in range(5, 10)
        for some in combinations(hand, size)
        if len({card.colour for card in some}) == 1 or len({card.value for card in some}) == 1
    ]
    choices = [frozenset(), *groups, *(one | two for one, two in combinations(groups, 2))]
    return min(sum({card.value for card in hand if card not in gone}) for gone in choices)


def hands(random: Random, number: int) -> list[Hand]:
    """Random hands; every second one is drawn near a colour and a value, where groups are."""
    made = []
    for turn in range(number):
        deck = CARDS
        if turn % 2:
            centre = random.choice(CARDS)
            near = [c for c in CARDS if centre.colour == c.colour or centre.value == c.value]
            deck = (*near, *random.sample([c for c in CARDS if c not in near], 2))
        made.append(tuple(random.sample(deck, 9)))
    return made
