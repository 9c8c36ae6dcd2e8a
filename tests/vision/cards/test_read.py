"""Cards found, learnt and read in the pictures of `fixtures/cards`."""

from __future__ import annotations

import json
from typing import Any

import cv2
import numpy as np
import pytest

from tests.vision.cards.conftest import COLOURS, FIXTURES, NUMBERS
from vision.cards.deck import Deck, DeckError, Known, learnt
from vision.cards.find import find, in_reading_order
from vision.cards.read import read, shots
from vision.photo import load_photo

TRUTH: dict[str, Any] = json.loads((FIXTURES / "truth.json").read_text(encoding="utf-8"))


def test_a_deck_is_shown_colour_by_colour_in_reading_order(deck: Deck) -> None:
    whole = [(colour, number) for colour in COLOURS for number in NUMBERS]
    assert deck.values == tuple(whole)
    assert deck.missing([*whole, ("pink", "1")]) == (("pink", "1"),)


@pytest.mark.parametrize("name", TRUTH)
def test_a_hand_is_read(name: str, known: Known) -> None:
    cards = read(load_photo(FIXTURES / name).image, known)
    wanted = [tuple(card) for card in TRUTH[name]["cards"]]
    assert [card.value for card in cards] == wanted
    assert sum(card.sure for card in cards) >= 8


def test_a_hand_is_read_from_any_side(known: Known) -> None:
    picture = load_photo(FIXTURES / "hand0.jpg").image
    wanted = {tuple(card) for card in TRUTH["hand0.jpg"]["cards"]}
    for code in (cv2.ROTATE_90_CLOCKWISE, cv2.ROTATE_180, cv2.ROTATE_90_COUNTERCLOCKWISE):
        turned = np.asarray(cv2.rotate(picture, code), np.uint8)
        assert {card.value for card in read(turned, known)} == wanted


def test_the_same_card_twice_is_asked_about(known: Known) -> None:
    picture = load_photo(FIXTURES / "hand1.jpg").image
    first = read(picture, known)[0]
    left, top = first.quad.min(0).astype(int) - 2
    right, bottom = first.quad.max(0).astype(int) + 2
    # Its picture is laid once more where the table is empty.
    again = picture.copy()
    free = again.shape[0] - (bottom - top) - 8
    again[free : free + bottom - top, 8 : 8 + right - left] = picture[top:bottom, left:right]
    twice = [card for card in read(again, known, 10) if card.value == first.value]
    assert len(twice) == 2
    assert not any(card.sure for card in twice)


def test_cards_of_another_deck_are_not_surely_read(known: Known) -> None:
    from vision.training.cards.designs import TO_JUDGE
    from vision.training.cards.scenes import View, laid

    hand = [(colour, "4") for colour in COLOURS]
    scene = laid(np.random.default_rng(3), TO_JUDGE[3], hand, View(10, "neutral"), rows=2)
    assert not any(card.sure for card in read(scene.picture, known))


def test_an_empty_table_shows_no_card(known: Known) -> None:
    table = np.full((480, 640, 3), (60, 90, 40), np.uint8)
    assert find(table) == ()
    assert read(table, known) == ()


def test_it_says_how_many_cards_it_sees() -> None:
    picture = load_photo(FIXTURES / "red.jpg").image
    with pytest.raises(DeckError, match="8 cards found where 9 were told"):
        shots(picture, [("red", str(number)) for number in range(9)])


def test_one_card_alone_is_no_deck(deck: Deck) -> None:
    with pytest.raises(DeckError, match="two different"):
        learnt(Deck("one", deck.shots[:1]))


def test_reading_order_is_row_by_row() -> None:
    card = np.array([(0, 0), (10, 0), (10, 15), (0, 15)], np.float32)
    places = [(40, 21), (0, 2), (20, 18), (22, 0), (41, 4), (1, 20)]
    ordered = in_reading_order([card + place for place in np.array(places, np.float32)])
    assert [tuple(int(v) for v in quad[0]) for quad in ordered] == [
        places[i] for i in (1, 3, 4, 5, 2, 0)
    ]
