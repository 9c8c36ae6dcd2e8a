"""Numbers as they are printed and spoken."""

from __future__ import annotations

import pytest

from assistant.locale.numbers import decimal, percent, signed, spoken_percent, whole_part
from assistant.locale.words import NARROW, Lang, words


@pytest.mark.parametrize(
    ("value", "french", "english"),
    [
        (0.84, "+0,8", "+0.8"),
        (-0.84, "−0,8", "−0.8"),
        (0.04, "0,0", "0.0"),
        (-0.04, "0,0", "0.0"),
        (0.0, "0,0", "0.0"),
        (12.25, "+12,2", "+12.2"),
    ],
)
def test_numbers_with_their_sign(value: float, french: str, english: str) -> None:
    assert signed(value, Lang.FR) == french
    assert signed(value, Lang.EN) == english


def test_numbers_without_a_sign_keep_the_minus() -> None:
    assert decimal(2.04, Lang.FR, 2) == "2,04"
    assert decimal(-2, Lang.EN) == "−2.0"


@pytest.mark.parametrize(
    ("chance", "french", "english"),
    [
        (0.3071, f"31{NARROW}%", "31%"),
        (0.0, f"0{NARROW}%", "0%"),
        (1.0, f"100{NARROW}%", "100%"),
        (0.004, f"moins de 1{NARROW}%", "under 1%"),
        (0.9999, f"plus de 99{NARROW}%", "over 99%"),
    ],
)
def test_what_may_happen_is_never_told_as_impossible_or_certain(
    chance: float, french: str, english: str
) -> None:
    assert percent(chance, words(Lang.FR)) == french
    assert percent(chance, words(Lang.EN)) == english


def test_voices_are_given_words_instead_of_signs() -> None:
    assert spoken_percent(0.3071, words(Lang.FR)) == "31 pour cent"
    assert spoken_percent(0.001, words(Lang.EN)) == "less than 1 percent"


@pytest.mark.parametrize(("value", "whole"), [(0.84, 0), (-1.94, 1), (1.96, 2), (2.0, 2)])
def test_plurals_go_by_what_is_printed(value: float, whole: int) -> None:
    assert whole_part(value) == whole
