"""A deck learnt from the pictures in `fixtures/cards`."""

from __future__ import annotations

from pathlib import Path

import pytest

from vision.cards.deck import Deck, Known, learnt
from vision.cards.read import shots
from vision.photo import load_photo

FIXTURES = Path(__file__).parents[3] / "fixtures/cards"
COLOURS = ("red", "blue", "green", "yellow", "orange", "mauve", "black")
NUMBERS = tuple("12345678")


@pytest.fixture(scope="session")
def deck() -> Deck:
    made = Deck("plain")
    for colour in COLOURS:
        picture = load_photo(FIXTURES / f"{colour}.jpg").image
        made = made.with_shots(shots(picture, [(colour, number) for number in NUMBERS]))
    return made


@pytest.fixture(scope="session")
def known(deck: Deck) -> Known:
    return learnt(deck)
