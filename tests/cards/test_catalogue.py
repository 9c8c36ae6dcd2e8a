"""A card typed once is found again by a few letters or by its value."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.cards.card import CardError, Kind, clean, identity, kind_of, made, name_of
from assistant.cards.catalogue import Catalogue
from assistant.games.zicos.cards import Card, Fan, Member, Production, possible
from assistant.locale.folding import folded
from tests.cards.strategies import cards

MAX = Member("Max, batterie", 2, 4, True)
LOU = Member("Lou, chant", 2, 1, True)
ELODIE = Member("Élodie Cœur", 0, 6)
SINGLE = Production("Single", 20, 1)
FAN = Fan(2)
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
    drummer = Member("Bat, saxo", 0)
    assert Catalogue((MAX, drummer)).suggested("bat") == (drummer, MAX)


def test_what_was_used_last_is_suggested_first() -> None:
    assert Catalogue((LOU, MAX)).suggested("2", Kind.MEMBER) == (LOU, MAX)


def test_a_name_typed_in_another_spelling_makes_the_same_card() -> None:
    assert identity(Member("MAX, Batterie", 2, 4, True)) == identity(MAX)


def test_cards_of_one_name_with_other_values_are_two_cards() -> None:
    assert identity(Member("Max, batterie", 3, 4, True)) != identity(MAX)


@settings(max_examples=50)
@given(st.lists(cards(), max_size=8, unique_by=identity))
def test_every_card_is_found_by_its_name(many: list[Card]) -> None:
    box = Catalogue(tuple(many))
    for card in many:
        assert card in box.suggested(name_of(card), kind_of(card))


@given(cards())
def test_every_card_known_is_one_that_can_be_played(card: Card) -> None:
    assert possible(card)


def test_a_card_that_goes_by_a_name_needs_one() -> None:
    with pytest.raises(CardError, match="a member needs a “name”"):
        made(Kind.MEMBER, " ", {"stars": 1})
    with pytest.raises(CardError, match="quotation mark"):
        made(Kind.MEMBER, 'Max "Boum"', {"stars": 1})
    fan: Card = made(Kind.FAN, "", {"stars": 1})
    assert fan == Fan(1)


def test_names_are_cleaned() -> None:
    assert clean("  Max\t  B ") == "Max B"
    assert folded("ÆON Straße") == "aeon strasse"
    with pytest.raises(CardError, match="longer than 40"):
        clean("x" * 41)
    with pytest.raises(CardError, match="signs"):
        clean("a\x00b")
