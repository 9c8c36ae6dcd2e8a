"""What hands count."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from assistant.games.zero.cards import CARDS, Card, Colour, card, codes, hand
from assistant.games.zero.scoring import GROUP, MOST, Swap, best_swap, count
from tests.games.zero import brute_force

HANDS = [
    ("R1 R2 R3 R4 R5 B3 V3 J3 O3", 0, "red 3"),
    ("R8 R7 R6 R5 R4 B8 V8 J8 O8", 0, "red 8"),
    ("R1 R2 R3 R4 R5 B6 V6 J6 O6", 6, "red"),
    ("B7 V7 J7 O7 R1 R2 M4 N5 B8", 27, ""),
    ("R7 B7 V7 J7 O7 M1 N2 B3 V4", 10, "7"),
    ("R7 B7 V7 J7 O7 M7 N7 B8 V8", 8, "7"),
    ("R7 B7 V7 J7 O7 M7 N7 B1 V2", 3, "7"),
    ("R1 R2 R3 R4 R5 R6 R7 R8 B1", 1, "red"),
    ("R2 R3 R4 R5 R6 B1 V1 J1 O1", 1, "red"),
    ("R8 B7 V6 J5 O4 M3 N2 R1 B8", 36, ""),
    ("R1 B1 V1 J2 O4 R5 B5 V5 J5", 12, ""),
    ("R1 R2 R3 R4 B1 B2 B3 B4 V8", 18, ""),
    ("R1 R2 R3 R4 B5 B6 B7 B8 V8", 36, ""),
    ("R1 B1 V1 J1 R2 B2 V2 J2 O3", 6, ""),
    ("R5 R6 R7 R8 R1 B5 V5 J5 O5", 0, "red 5"),
    ("R2 B2 V2 J2 O2 M2 N8 B8 V8", 8, "2"),
    ("R2 B2 V2 J2 O2 R3 R4 R5 B6", 18, "2"),
    ("R8 B8 V8 J8 O1 M1 N1 R1 B2", 11, ""),
    ("R6 B6 V6 J6 O6 R1 B1 V1 J1", 1, "6"),
]
"""(hand, points, what its groups share): every hand that the rules work out."""


@pytest.mark.parametrize(("text", "score", "groups"), HANDS)
def test_hands_count_as_the_rules_say(text: str, score: int, groups: str) -> None:
    counted = count(hand(text))
    assert counted.score == score
    assert " ".join(str(group.shared) for group in counted.groups) == groups
    assert counted.zero == (score == 0)


def test_a_value_counts_if_a_card_of_it_is_left_outside_the_group() -> None:
    counted = count(hand("R1 R2 R3 R4 R5 B5 V8 J8 N1"))
    assert counted.values == (8, 5, 1)
    assert codes(counted.vanished) == "R1 R2 R3 R4 R5"


def test_the_card_that_both_groups_share_vanishes_once() -> None:
    counted = count(hand("B3 V3 J3 O3 R3 R5 R4 R2 R1"))
    assert codes(counted.vanished) == "R1 R2 R3 R4 R5 B3 V3 J3 O3"


def test_a_run_is_nothing() -> None:
    assert count(hand("R1 B2 V3 J4 O5 M6 N7 R8 B1")).score == 36


def test_another_scorer_agrees_on_many_hands() -> None:
    met: Counter[int] = Counter()
    for one in brute_force.hands(Random(6), 20_000):
        counted = count(one)
        assert counted.score == brute_force.score(one), codes(one)
        met[len(counted.groups)] += 1
    assert min(met[0], met[1], met[2]) > 100, met


def test_no_choice_of_groups_counts_less() -> None:
    for one in brute_force.hands(Random(7), 400):
        assert count(one).score == brute_force.least(one), codes(one)


def test_the_order_of_the_cards_changes_nothing() -> None:
    random = Random(8)
    for one in brute_force.hands(random, 200):
        assert count(tuple(random.sample(one, 9))) == count(one)


def test_every_hand_stays_within_what_the_rules_prove() -> None:
    for one in brute_force.hands(Random(9), 2000):
        counted = count(one)
        assert 0 <= counted.score <= MOST == 36
        assert counted.zero == (counted.score == 0) == (len(counted.groups) == 2)
        assert {*counted.vanished} == {c for group in counted.groups for c in group.cards}
        for group in counted.groups:
            most = 8 if isinstance(group.shared, Colour) else 7
            assert GROUP <= len(group.cards) <= most


def test_the_best_exchange_completes_a_group() -> None:
    one = hand("R1 R2 R3 R4 B6 V6 J6 O6 M8")
    assert best_swap(one) == Swap(card("M8"), card("R6"), 0)


def test_the_best_exchange_takes_no_card_of_another_hand() -> None:
    one = hand("R1 R2 R3 R4 B6 V6 J6 O6 M8")
    elsewhere = tuple(map(card, ("R6", "M6", "N6")))
    assert best_swap(one, elsewhere) == Swap(card("M8"), card("R5"), 6)


def test_no_exchange_helps_a_hand_that_counts_nothing() -> None:
    assert best_swap(hand("R1 R2 R3 R4 R5 B3 V3 J3 O3")) is None


def test_no_exchange_is_offered_when_none_lowers_the_count() -> None:
    one = hand("R1 R2 R3 R4 R5 R6 R7 R8 B1")
    assert best_swap(one) is None


def test_no_other_exchange_would_have_helped_more() -> None:
    random = Random(10)
    for one in brute_force.hands(random, 40):
        elsewhere = random.sample([c for c in CARDS if c not in one], 27)
        found = {
            (out, into): brute_force.score(tuple(into if c == out else c for c in one))
            for out in one
            for into in CARDS
            if into not in one and into not in elsewhere
        }
        least, swap = min(found.values()), best_swap(one, elsewhere)
        if swap is None:
            assert least >= brute_force.score(one)
        else:
            assert found[swap.out, swap.into] == swap.score == least


def test_there_are_56_cards() -> None:
    assert len(set(CARDS)) == 56 and CARDS[0] == Card(Colour.RED, 1)
