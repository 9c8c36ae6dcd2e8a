"""`gobelet replay`: a saved game is folded, or its fault named."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from assistant.__main__ import main
from assistant.commands import replay

REPLAYS = Path(__file__).parents[1] / "games" / "replays" / "zombie_dice"


ANA_WINS = ("rolled gB gB gB", "stopped", "rolled rS rS rS")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["replay", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def saved(tmp_path: Path, *events: str) -> str:
    file = tmp_path / "game.txt"
    lines = ["game zombie_dice", "players Ana, Bob", *events]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


def test_a_finished_game_names_its_winner(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, str(REPLAYS / "tie_break_repeated.txt"))
    assert (code, err) == (0, "")
    assert out.splitlines() == ["Bob won in round 5.", "1. Bob   6", "2. Ana   5", "3. Cléo  3"]


def test_a_game_broken_off_says_where_it_stands(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, str(REPLAYS / "broken_off.txt"))
    assert code == 0
    assert out.splitlines() == [
        "Round 1: Cléo must roll.",
        "This turn: 1 brain, 1 shotgun, feet: 1 red.",
        "In the cup: 5 green, 3 yellow, 2 red.",
        "1. Ana   2",
        "2. Bob   0",
        "2. Cléo  0",
    ]


def test_programs_read_state_and_standings(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "--json", str(REPLAYS / "broken_off.txt"))
    assert code == 0
    assert json.loads(out) == {
        "game": "zombie_dice",
        "players": ["Ana", "Bob", "Cléo"],
        "events": 5,
        "over": False,
        "winners": [],
        "turn": "Cléo",
        "state": {
            "round": 1,
            "tie_break": False,
            "brains": 1,
            "shotguns": 1,
            "feet": ["red"],
            "cup": {"green": 5, "yellow": 3, "red": 2},
            "committed": True,
        },
        "standings": [
            {"player": "Ana", "score": 2},
            {"player": "Bob", "score": 0},
            {"player": "Cléo", "score": 0},
        ],
    }


def test_programs_read_the_end(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "--json", str(REPLAYS / "bust.txt"))
    end = json.loads(out)
    assert (end["over"], end["winners"], end["turn"]) == (True, ["Ana"], None)


@pytest.mark.parametrize(
    ("events", "line", "why"),
    [
        (["stopped"], 3, "Nothing has been rolled yet."),
        (["rolled gB gB"], 3, "I see 2 dice"),
        (
            ["rolled gB yS rF", "rolled gB gB gB"],
            4,
            "The red feet are rolled again: no red die.",
        ),
        (
            ["rolled rB rB rB", "", "# four", "rolled rB gB gB"],
            6,
            "Fourth red die: there are only three.",
        ),
        (["rolled gB yS rF", "continued", "stopped"], 5, "must be rolled"),
        (["rolled gB yS bF"], 3, "“bF” is no die"),
        (
            ["options target=3", "rolled gB gB gB", "stopped", "rolled gS gS gS", "stopped"],
            7,
            "over",
        ),
    ],
)
def test_an_illegal_event_is_named_with_its_line_and_the_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], events: list[str], line: int, why: str
) -> None:
    code, out, err = told(capsys, saved(tmp_path, *events))
    assert (code, out) == (2, "")
    assert f"line {line}: " in err
    assert why in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "line 1: "),
        (b"\xff\xfe\x00g", "game.txt is not text in UTF-8.\n"),
        (b"\x00" * 500, "line 1: "),
        (
            b"game zombie_dice\nplayers A\n",
            "line 2: Zombie Dice needs at least 2 players, not 1.\n",
        ),
        (
            b"game zombie_dice\nplayers A,B\noptions first=7\n",
            "line 3: seat 7 cannot open a game of 2 seats.\n",
        ),
        (b"#" * (replay.MAX_BYTES + 1), "too long"),
    ],
)
def test_what_is_no_saved_game_is_said_to_be_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes, why: str
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(data)
    code, out, err = told(capsys, str(file))
    assert (code, out) == (2, "")
    assert why in err


def test_a_file_that_cannot_be_read_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for file in (str(tmp_path), str(tmp_path / "none.txt"), "a\0b"):
        code, out, err = told(capsys, file)
        assert (code, out) == (2, "")
        assert f"gobelet replay: {file} cannot be read: " in err


def test_a_file_from_another_system_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xef\xbb\xbfgame zombie_dice\r\nplayers Ana, Bob\r\nrolled gB gB gB\r\n")
    assert told(capsys, str(file))[0] == 0


def test_standard_input_is_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data = io.TextIOWrapper(io.BytesIO(b"game zombie_dice\nplayers Ana, Bob\nstopped\n"))
    monkeypatch.setattr("sys.stdin", data)
    code, _, err = told(capsys, "-")
    assert code == 2
    assert "standard input: line 3" in err
