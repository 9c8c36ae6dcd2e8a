"""`gobelet replay` on games of Spicy."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from assistant.__main__ import main

REPLAYS = Path(__file__).parent.parent / "games" / "replays" / "spicy"
HEAD = "game spicy\nplayers Ana, Bob, Cléo\n"


def told(tmp_path: Path, events: str, *arguments: str) -> int:
    """Replay a game whose events stand between semicolons."""
    path = tmp_path / "game.txt"
    path.write_text(HEAD + events.replace("; ", "\n") + "\n", encoding="utf-8")
    return main(["replay", str(path), *arguments])


def test_a_finished_game_says_who_won_and_how(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(REPLAYS / "two_trophies.txt")]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Cléo won by two trophies.",
        "1. Cléo  36",
        "2. Ana   6",
        "3. Bob   -15",
    ]


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ("passed", ["There is no pile yet.", "Bob passes, or plays 1, 2 or 3, any spice."]),
        (
            "played 2 chili; played 7 chili",
            [
                "Bob claims 7 chili; the pile has 2 cards.",
                "Cléo passes, or plays 8, 9 or 10 chili.",
            ],
        ),
        (
            "played 2 chili; challenged 2 spice",
            [
                "Ana claims 2 chili; the pile has 1 card.",
                "Cléo challenges the spice: the card must be shown.",
            ],
        ),
    ],
)
def test_a_game_that_goes_on_says_what_may_come(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], events: str, lines: list[str]
) -> None:
    assert told(tmp_path, events) == 0
    assert capsys.readouterr().out.splitlines()[:2] == lines


def test_programs_read_hands_claims_and_points(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(tmp_path, "played 2 chili; challenged 2 spice", "--json") == 0
    state = json.loads(capsys.readouterr().out)["state"]
    assert state["hands"] == [5, 6, 6] and state["points"] == [-5, -6, -6]
    assert state["claim"]["number"] == 2 and state["claim"]["spice"] == "chili"
    assert state["challenge"] == {"seat": 2, "trait": "spice"}


def test_an_illegal_claim_is_refused_with_what_may_be_claimed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(tmp_path, "played 2 chili; played 7 chili; played 3 chili") == 2
    error = capsys.readouterr().err
    assert "line 5: “played 3 chili”: After 7 chili: 8, 9 or 10 chili." in error
