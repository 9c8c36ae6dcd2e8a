"""What `gobelet replay` says of games of Zicos."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from assistant.__main__ import main

REPLAYS = Path(__file__).parents[1] / "games" / "replays" / "zicos"


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_finished_game_ends_with_its_standings(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    (told,) = (line for line in path.read_text("utf-8").splitlines() if "standings:" in line)
    wanted = told.partition(": ")[2].split(", ")
    shown = [" ".join(line.split()[1:]) for line in lines[-len(wanted) :]]
    assert shown == wanted


def test_where_the_stars_come_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(REPLAYS / "negative_stars.txt")]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "Bob won after 3 turns.",
        "Ana: stars of Members 1, Fans 0, nominees 0, Haters -4; Production 90; 6 in hand.",
        "Bob: stars of Members 1, Fans 0, nominees 0, Haters 0; Production 0; 6 in hand.",
        "Cléo: stars of Members 0, Fans 0, nominees 0, Haters -1; Production 0; 6 in hand.",
        "1. Bob   1",
        "2. Cléo  -1",
        "3. Ana   -3",
    ]


def test_a_game_that_goes_on_says_who_is_to_do_what(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    head = "game zicos\nplayers Ana, Bob\n"
    for events, does in (
        ("", "Ana must roll"),
        ("rolled p1=4\n", "Ana puts the die on a pair"),
        ("rolled p1=4\nbid p1 1\nrolled p2=4\nbid p2 1\nclosed\n", "anybody may play Bonus"),
    ):
        file.write_text(head + events, encoding="utf-8")
        assert main(["replay", str(file)]) == 0
        assert f"Round 1, turn 1: {does}" in capsys.readouterr().out


def test_programs_read_groups_and_rounds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--json", str(REPLAYS / "three_rounds.txt")]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["winners"] == ["Cléo"]
    assert [end["winner"] for end in told["state"]["rounds"]] == [0, 1, 2]
    group = told["state"]["players"][2]["group"]
    assert group[0] == {"name": "Teo, basse", "stars": 1, "bye": 6, "fans": [2]}


def test_an_illegal_event_is_told_with_its_rule(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text("game zicos\nplayers Ana, Bob\nrolled p2=4\n", encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert "line 3: “rolled p2=4”" in capsys.readouterr().err
