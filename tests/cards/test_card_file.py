"""Files of cards come back as they were, and one that is wrong says where."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.cards.card import CardError
from assistant.cards.card_file import (
    CardFileError,
    read,
    read_card,
    written,
    written_card,
)
from assistant.games.zicos.cards import Card, Contract, Fan, Malus, Member, Throws
from tests.cards.strategies import cards


@settings(max_examples=50)
@given(st.lists(cards(), max_size=6))
def test_any_cards_come_back_as_they_were(many: list[Card]) -> None:
    assert read(written(many)) == tuple(many)
    assert [read_card(written_card(card)) for card in many] == many


def test_a_file_has_a_card_a_line() -> None:
    text = written((Member("Max", 2, 4, True), Fan(0), Contract("A", text="hé")))
    assert text == (
        '{"format": "gobelet-cards", "version": 1, "game": "zicos", "cards": [\n'
        '  {"kind": "member", "name": "Max", "stars": 2, "bye": 4, "fan_zone": true},\n'
        '  {"kind": "fan", "stars": 0},\n'
        '  {"kind": "contract", "name": "A", "text": "hé"}\n'
        "]}\n"
    )
    assert read(written(())) == ()


def file_of(*listed: object, **head: Any) -> str:
    whole = {"format": "gobelet-cards", "version": 1, "game": "zicos", "cards": list(listed)}
    return json.dumps({**whole, **head})


MEMBER = {"kind": "member", "name": "Max"}


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "line 1, column 1 is not JSON"),
        ('{"format": "gobelet-cards",\n "version": 1,,\n}', r"line 2, column \d+ is not JSON"),
        ("[]", "no file of cards"),
        (file_of(format="other"), "no file of cards"),
        (file_of(version=2), "its version is 2; only version 1 is known"),
        (file_of(game="spicy"), 'of the game "spicy"'),
        (file_of(cards={}), "“cards” must be a list"),
        (file_of(cards=[0] * 5001), "5001 cards"),
        ("[" * 100_000, "nested too deeply"),
        (f'{{"format": {"9" * 5000}}}', "too long"),
        ('{"kind": 1, "kind": 2}', "“kind” comes twice"),
        (file_of(MEMBER, 7), "card 2: it must stand between { and }"),
        (file_of({}), "card 1: “kind” must be one of member.*and is missing"),
        (file_of({"kind": "drummer"}), 'not "drummer"'),
        (file_of({"kind": []}), r"not \[\]"),
        (file_of({"kind": "member"}), "a member needs a “name”"),
        (file_of({"kind": "bonus", "name": 3}), "“name” must be text between quotes, not 3"),
        (file_of({**MEMBER, "name": "x" * 99}), "longer than 40"),
        (file_of({**MEMBER, "starz": 2}), "card 1 .“Max”.: a member has no “starz”; it has name"),
        (file_of({**MEMBER, "stars": "2"}), '“stars” must be a whole number, not "2"'),
        (file_of({**MEMBER, "stars": True}), "“stars” must be a whole number, not true"),
        (file_of({**MEMBER, "stars": 1.5}), "“stars” must be a whole number, not 1.5"),
        (file_of({**MEMBER, "stars": -1}), "“stars” must be from 0 to 999, not -1"),
        (file_of({**MEMBER, "bye": 7}), "“bye” must be from 1 to 6, not 7"),
        (file_of({**MEMBER, "fan_zone": "yes"}), '“fan_zone” must be true or false, not "yes"'),
        (file_of({"kind": "fan", "name": "A"}), "a fan has no “name”; it has stars"),
        (file_of({"kind": "malus", "name": "A", "text": 1}), "“text” must be text between quotes"),
        (file_of({"kind": "malus", "name": "A", "throws": "now"}), "one of never, once, always"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(text: str, told: str) -> None:
    with pytest.raises(CardFileError, match=told):
        read(text)


def test_all_wrong_cards_are_told_at_once() -> None:
    with pytest.raises(CardFileError) as error:
        read(file_of({**MEMBER, "stars": -1}, MEMBER, {"kind": "member"}))
    assert [fault.split(":")[0] for fault in error.value.faults] == ["card 1 (“Max”)", "card 3"]


def test_what_is_left_out_is_nothing() -> None:
    assert read_card('{"kind": "member", "name": "Max", "bye": null}') == Member("Max", 0)
    assert read_card('{"kind": "malus", "name": "A"}') == Malus("A", throws=Throws.NEVER)
    assert read_card('{"kind": "contract", "name": "A"}') == Contract("A", Throws.ALWAYS)
    with pytest.raises(CardError):
        read_card("{}")
