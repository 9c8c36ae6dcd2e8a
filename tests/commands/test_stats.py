"""`gobelet stats`: recorded games, and saved ones, added up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from assistant.__main__ import main
from assistant.games.zombie_dice import ZombieDice
from assistant.storage.place import HOME_VARIABLE
from assistant.storage.storage import open_storage
from tests.history.helpers import fair_game

REPLAYS = Path(__file__).parents[1] / "games" / "replays" / "zombie_dice"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    return tmp_path


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["stats", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def record(home: Path, *seeds: int) -> None:
    with open_storage(home / "games.db") as storage:
        for seed in seeds:
            play = fair_game(seed)
            opened = storage.begin(ZombieDice(), play.names)
            for place, event in enumerate(play.log, start=1):
                opened.store.append(event, over=place == len(play.log))


def test_without_a_game_it_says_so_and_makes_no_file(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(capsys) == (0, "Aucune partie de Zombie Dice n’est enregistrée.\n", "")
    assert told(capsys, "--list", "--lang", "en")[1].startswith("No game")
    assert list(home.iterdir()) == []


def test_all_recorded_games_are_added_up(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(home, 1, 2)
    code, out, err = told(capsys, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert (found["game"], found["games"]) == ("zombie_dice", 2)
    ana, bob = found["players"]
    assert (ana["player"], ana["games"], ana["finished"]) == ("Ana", 2, 2)
    assert ana["wins"] + bob["wins"] == 2
    for player in (ana, bob):
        made = player["brains_with_ordinary_luck"] + player["luck"]
        assert made == pytest.approx(player["brains"])
        assert player["brains_a_turn"] == pytest.approx(player["brains"] / player["turns"])
        assert len(found["luck_by_turn"][player["player"]]) == player["turns"] + 1
    assert [dice["colour"] for dice in found["dice"]] == ["green", "yellow", "red"]
    for dice in found["dice"]:
        assert sum(face["seen"] for face in dice["faces"].values()) == dice["dice"]


def test_games_are_chosen_by_their_numbers(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record(home, 1, 2)
    listed = told(capsys, "--list")[1].splitlines()
    assert [line.partition(" ")[0] for line in listed] == ["1.", "2."]
    numbers = [game["id"] for game in json.loads(told(capsys, "--list", "--json")[1])]
    parts = [json.loads(told(capsys, "--json", str(number))[1]) for number in numbers]
    whole = json.loads(told(capsys, "--json", *map(str, numbers))[1])

    def brains(found: dict[str, Any]) -> int:
        return sum(player["brains"] for player in found["players"])

    assert brains(whole) == sum(map(brains, parts))
    assert parts[0]["score_by_round"]["Ana"][0] == 0
    assert whole["score_by_round"] == {}


def test_a_saved_game_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, str(REPLAYS / "tie_break_repeated.txt"), "--lang", "en")
    assert (code, err) == (0, "")
    assert out.startswith("Summary of one game\n\nAna — no win\n")
    assert "Bob — 1 win" in out
    assert "Are the dice fair?" in out


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("7", "There is no recorded game 7."),
        ("1234567890", "1234567890 cannot be read: No such file or directory."),
        ("no.txt", "no.txt cannot be read: No such file or directory."),
    ],
)
def test_what_cannot_be_read_is_named(
    home: Path, capsys: pytest.CaptureFixture[str], game: str, why: str
) -> None:
    assert told(capsys, game) == (2, "", f"gobelet stats: {why}\n")


def test_a_damaged_game_does_not_hide_the_others(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record(home, 1, 2)
    with open_storage(home / "games.db") as storage, storage._database.transaction() as connection:
        connection.execute("UPDATE game SET options = 'target=none' WHERE id = 1")
    code, out, err = told(capsys, "--json", "--lang", "en")
    assert (code, json.loads(out)["games"]) == (0, 1)
    assert err == "gobelet stats: One game cannot be read and is left out.\n"
    assert told(capsys, "1")[0] == 2
