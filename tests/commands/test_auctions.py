"""Three auctions through the real nets: every die, bid and loss called once, and right."""

from __future__ import annotations

import contextlib
import io
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from assistant.__main__ import main

FOLDER = Path(__file__).parents[2] / "fixtures" / "auctions"
PLAYERS = ("Ana", "Bob", "Cléo")


@cache
def bids() -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = json.loads((FOLDER / "truth.json").read_text("ascii"))["bids"]
    return told


@pytest.fixture(scope="module")
def watched() -> list[dict[str, Any]]:
    """What `gobelet watch --json` prints on the recording."""
    out, notes = io.StringIO(), io.StringIO()
    told = ["watch", "--game", "zicos", "--players", ",".join(PLAYERS), "--json"]
    told += ["--setup", str(FOLDER / "setup.txt"), str(FOLDER / "auctions.mp4")]
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(notes):
        assert main(told) == 0
    assert notes.getvalue() == ""
    return [json.loads(line) for line in out.getvalue().splitlines()]


def test_the_recording_holds_three_auctions_one_bye_bye_and_one_tie() -> None:
    assert [bid["player"] for bid in bids()] == [0, 1, 2, 1, 2, 0, 2, 0, 1]
    ties = [
        (first, second)
        for turn in (bids()[0:3], bids()[3:6], bids()[6:9])
        for first in turn
        for second in turn
        if first["player"] < second["player"]
        and (first["value"], first["pair"]) == (second["value"], second["pair"])
    ]
    assert len(ties) == 1


def test_every_die_is_called_once_for_its_player_and_only_dice_thrown(
    watched: list[dict[str, Any]],
) -> None:
    rolled = [call for call in watched if call.get("event") == "rolled"]
    assert [(call["player"], call["dice"][0]["value"]) for call in rolled] == [
        (PLAYERS[bid["player"]], bid["value"]) for bid in bids()
    ]


def test_every_die_put_on_a_pair_is_a_bid(watched: list[dict[str, Any]]) -> None:
    made = [(call["player"], call["line"]) for call in watched if call.get("event") == "bid"]
    assert made == [
        (PLAYERS[bid["player"]], f"bid p{bid['player'] + 1} {bid['pair']}") for bid in bids()
    ]


def test_bye_bye_and_the_tie_are_said(watched: list[dict[str, Any]]) -> None:
    said = [call["said"] for call in watched if "said" in call]
    assert [text for text in said if "BYE BYE" in text] == [
        "Ana lance 4. BYE BYE : Max, batterie perd un fan."
    ]
    (tie,) = (text for text in said if "égalité" in text)
    assert "Paire 1 : égalité, Bob prend la carte du dessus, Cléo celle du dessous." in tie


def test_the_fan_is_gone_from_the_standings(watched: list[dict[str, Any]]) -> None:
    assert watched[-1] == {
        "standings": [
            {"player": "Ana", "score": 2},
            {"player": "Bob", "score": 2},
            {"player": "Cléo", "score": 0},
        ]
    }
