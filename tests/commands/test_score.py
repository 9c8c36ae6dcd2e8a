"""`gobelet score`: a hand in, its points and why out."""

from __future__ import annotations

import json

import pytest

from assistant.__main__ import main

HAND = "R1 R2 R3 R4 R5 B6 V6 J6 O4"


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["score", "zero", *arguments])
    out, err = capsys.readouterr()
    return code, out.replace("\u202f", " ").replace("\u00a0", " "), err


def test_programs_read_the_count(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, HAND, "--json")
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "score": 10,
        "counts": [6, 4],
        "vanished": ["R1", "R2", "R3", "R4", "R5"],
        "why": "cinq rouges : 0 ; reste 6 et 4",
    }


def test_people_read_it_in_french_and_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, HAND)[1].splitlines() == [
        "10 points.",
        "Cinq rouges : 0 ; reste 6 et 4.",
        "Mieux : le 4 orange contre le 6 rouge, 6 points.",
    ]
    assert told(capsys, HAND, "--lang", "en")[1].splitlines()[:2] == [
        "10 points.",
        "Five reds: 0; 6 and 4 left.",
    ]


def test_nothing_betters_zero(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "R1 R2 R3 R4 R5 B3 V3 J3 O3")
    assert out.splitlines() == ["0 point.", "Cinq rouges et cinq 3 : ZERO."]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("R1 R2 R3 R4 R5 B6 V6 J6 X4", "« X4 » n'est pas une carte"),
        ("R1 R2 R3 R4 R5 B6 V6 J6 O9", "« O9 » n'est pas une carte"),
        (f"{HAND} N1", "10 cartes, c'est trop"),
        ("R1 R2", "2 cartes, ce n'est pas assez"),
        ("R1 R2 R3 R4 R5 B6 V6 J6 R1", "R1 est là deux fois"),
    ],
)
def test_a_wrong_hand_is_told_in_words(
    text: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = told(capsys, text, "--json")
    assert (code, out) == (2, "")
    assert why in err.replace("\u202f", " ").replace("\u00a0", " ")
