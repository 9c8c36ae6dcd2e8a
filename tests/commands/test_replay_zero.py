"""`gobelet replay` on a game of Zero."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from assistant.__main__ import main

REPLAYS = Path(__file__).parents[1] / "games" / "replays" / "zero"


def replayed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["replay", *arguments]) == 0
    return capsys.readouterr().out


def test_people_read_whose_hand_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    out = replayed(capsys, str(REPLAYS / "broken_off.txt"))
    assert out.splitlines()[0] == "Round 2 of 3: Bob's hand is to be counted."


@pytest.mark.parametrize(
    ("events", "lines"),
    [
        ("", ["Round 1 of 3: the cards are to be dealt, A begins."]),
        ("dealt\nknocked\n", ["Round 1 of 3: B exchanges or knocks.", "Knocks: A."]),
    ],
)
def test_people_read_what_is_to_be_done(
    events: str, lines: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(f"game zero\nplayers A, B, C\n{events}")
    assert replayed(capsys, str(path)).splitlines()[: len(lines)] == lines


def test_people_read_who_shares_the_win(capsys: pytest.CaptureFixture[str]) -> None:
    out = replayed(capsys, str(REPLAYS / "shared_win.txt"))
    assert out.splitlines()[0] == "Ana and Bob won after 3 rounds."


def test_programs_read_the_hands(capsys: pytest.CaptureFixture[str]) -> None:
    told = json.loads(replayed(capsys, "--json", str(REPLAYS / "broken_off.txt")))
    state = told["state"]
    assert (state["phase"], state["round"], state["knocks"]) == ("counting", 2, [1, 0])
    assert state["hands"] == [None, None, {"points": 12, "cards": []}]
    assert state["finished"][0][0]["cards"][:2] == ["V5", "O8"]


def test_an_illegal_event_is_named_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.txt"
    path.write_text("game zero\nplayers A, B, C\ndealt\ntold 0 3\n")
    assert main(["replay", str(path)]) == 2
    assert "line 4" in capsys.readouterr().err
