"""A card typed once is found again by a few letters or by its value."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.cards.card import Card, CardError, Kind, clean, folded
from assistant.cards.catalogue import Catalogue
from tests.cards.strategies import cards

MAX = Card(Kind.MEMBER, "Max, batterie", stars=2, bye_bye=4, fan_zone=True)
LOU = Card(Kind.MEMBER, "Lou, chant", stars=2, bye_bye=1, fan_zone=True)
ELODIE = Card(Kind.MEMBER, "Élodie Cœur", stars=0, bye_bye=6)
SINGLE = Card(Kind.PRODUCTION, "Single", points=20, draws=1)
FAN = Card(Kind.FAN, stars=2)
BOX = Catalogue((MAX, LOU, ELODIE, SINGLE, FAN))


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("m", [MAX]),
        ("MAX b", [MAX]),
        ("batt", [MAX]),
        ("elo", [ELODIE]),
        ("ÉLO", [ELODIE]),
        ("coe", [ELODIE]),
        ("cœ", [ELODIE]),
        ("2", [MAX, LOU, FAN]),
        ("20", [SINGLE]),
        ("lou 2", [LOU]),
        ("lou 3", []),
        ("ax", []),
        ("", [MAX, LOU, ELODIE, SINGLE, FAN]),
    ],
)
def test_what_is_typed_suggests(typed: str, found: list[Card]) -> None:
    assert list(BOX.suggested(typed)) == found


def test_only_the_kind_asked_for_is_suggested() -> None:
    assert BOX.suggested("2", Kind.FAN) == (FAN,)
    assert BOX.suggested("", Kind.HATER) == ()


def test_a_name_that_begins_so_comes_before_one_with_such_a_word_further_on() -> None:
    drummer = Card(Kind.MEMBER, "Bat, saxo")
    assert Catalogue((MAX, drummer)).suggested("bat") == (drummer, MAX)


def test_what_was_used_last_is_suggested_first() -> None:
    assert BOX.used(LOU).suggested("2", Kind.MEMBER) == (LOU, MAX)


def test_a_card_typed_again_in_another_spelling_is_the_same_card() -> None:
    again = Card(Kind.MEMBER, "MAX, Batterie", stars=2, bye_bye=4, fan_zone=True)
    assert BOX.used(again).cards == (again, LOU, ELODIE, SINGLE, FAN)


def test_cards_of_one_name_with_other_values_are_two_cards() -> None:
    other = Card(Kind.MEMBER, "Max, batterie", stars=3, bye_bye=4, fan_zone=True)
    assert BOX.used(other).suggested("max") == (other, MAX)


def test_joining_changes_no_card_that_is_known() -> None:
    other = Card(Kind.MEMBER, "max, batterie", stars=2, bye_bye=4, fan_zone=True)
    assert Catalogue((MAX,)).joined((other, LOU)).cards == (MAX, LOU)


@settings(max_examples=50)
@given(st.lists(cards(), max_size=8, unique_by=lambda card: card.identity))
def test_every_card_is_found_by_its_name_and_forgotten_when_asked(many: list[Card]) -> None:
    box = Catalogue()
    for card in many:
        box = box.used(card)
    for card in many:
        assert card.identity in {found.identity for found in box.suggested(card.name, card.kind)}
        box = box.without(card)
    assert box == Catalogue()


def test_names_are_cleaned() -> None:
    assert clean("  Max\t  B ") == "Max B"
    assert folded("ÆON Straße") == "aeon strasse"
    with pytest.raises(CardError, match="longer than 40"):
        clean("x" * 41)
    with pytest.raises(CardError, match="signs"):
        clean("a\x00b")
