"""Cards and hands as text."""

from __future__ import annotations

import pytest

from assistant.games.zero.cards import (
    CARDS,
    Card,
    Colour,
    HandError,
    HandFault,
    card,
    code,
    codes,
    fault,
    hand,
)

NINE = "R1 R2 R3 R4 R5 B3 V3 J3 O3"


def test_every_card_reads_back() -> None:
    assert [card(code(one)) for one in CARDS] == list(CARDS)
    assert codes(CARDS[:3]) == "R1 R2 R3"


@pytest.mark.parametrize(
    ("word", "colour"),
    [("r4", Colour.RED), ("G4", Colour.GREEN), ("y4", Colour.YELLOW), ("P4", Colour.MAUVE),
     ("K4", Colour.BLACK), ("n4", Colour.BLACK), ("M4", Colour.MAUVE)],
)  # fmt: skip
def test_small_and_english_letters_are_read(word: str, colour: Colour) -> None:
    assert card(word) == Card(colour, 4)


@pytest.mark.parametrize("word", ["", "R", "R0", "R9", "R10", "X1", "1R", "R²", "RR", "R1R"])
def test_what_is_no_card_is_named(word: str) -> None:
    with pytest.raises(HandError) as caught:
        card(word)
    assert (caught.value.fault, caught.value.word) == (HandFault.UNKNOWN_CARD, word)


def test_commas_may_stand_between_cards() -> None:
    assert hand(NINE.replace(" ", ", ")) == hand(NINE)


@pytest.mark.parametrize(
    ("text", "fault", "word", "number"),
    [
        (f"{NINE} N8", HandFault.TOO_MANY, "", 10),
        ("R1 R2", HandFault.TOO_FEW, "", 2),
        ("", HandFault.TOO_FEW, "", 0),
        ("R1 R2 R3 R4 R5 B3 V3 J3 r1", HandFault.CARD_TWICE, "R1", 9),
        ("V3 G3", HandFault.CARD_TWICE, "V3", 2),
        ("R1 R2 R3 R4 R5 B3 V3 J3 O9", HandFault.UNKNOWN_CARD, "O9", 0),
    ],
)
def test_a_wrong_hand_is_told_why(text: str, fault: HandFault, word: str, number: int) -> None:
    with pytest.raises(HandError) as caught:
        hand(text)
    error = caught.value
    assert (error.fault, error.word, error.count) == (fault, word, number)


def test_a_card_that_does_not_exist_is_a_fault() -> None:
    assert fault((*hand(NINE)[:8], Card(Colour.RED, 9))) is HandFault.UNKNOWN_CARD
