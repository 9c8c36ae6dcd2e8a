"""A card while it is typed."""

from __future__ import annotations

from hypothesis import given, settings

from assistant.cards.card import Kind
from assistant.cards.form import Form
from assistant.games.zicos.cards import Card, Fan, Malus, Member
from tests.cards.strategies import cards


def test_a_member_is_told_value_by_value() -> None:
    form = Form(Kind.MEMBER)
    assert form.card is None and form.value("bye") is None
    form = Form(Kind.MEMBER, " Max ").telling("stars", 2).telling("bye", 4)
    assert form.card == Member("Max", 2, 4)
    zone = form.telling("bye", None).telling("fan_zone", True)
    assert zone.card == Member("Max", 2, None, True)


def test_numbers_stay_within_what_a_card_may_have() -> None:
    form = Form(Kind.FAN)
    assert form.telling("stars", -1).card == Fan(0)
    assert form.telling("stars", 5000).card == Fan(999)


def test_a_name_that_cannot_be_written_is_no_card_yet() -> None:
    assert Form(Kind.MEMBER, 'a "b"').card is None
    assert Form(Kind.MEMBER, "x" * 41).card is None
    assert Form(Kind.MALUS, "Hué").telling("text", "x" * 201).card is None


def test_a_text_belongs_to_cards_that_have_one() -> None:
    assert Form(Kind.MALUS, "Hué").telling("text", "Perdez 10 points.").card == Malus(
        "Hué", text="Perdez 10 points."
    )
    assert not Form(Kind.MEMBER).texted


@settings(max_examples=30)
@given(cards())
def test_mending_begins_with_the_card_as_it_is(card: Card) -> None:
    form = Form(Kind.FAN).mending(card)
    assert (form.card, form.instead_of) == (card, card)
