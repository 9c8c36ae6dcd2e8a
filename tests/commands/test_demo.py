"""The demonstration through the real nets: every roll called once, and the true standings."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from assistant.__main__ import main

Roll = dict[str, Any]
"""A roll of `truth.json`: player, seconds, dice."""

TRUTH = Path(__file__).parents[2] / "fixtures" / "demo" / "truth.json"


@cache
def truth() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(TRUTH.read_text(encoding="utf-8"))
    return found


@pytest.fixture(scope="module")
def watched() -> list[dict[str, Any]]:
    """What `gobelet watch --json` prints on the demonstration."""
    import contextlib
    import io

    out = io.StringIO()
    players = ",".join(truth()["players"])
    with contextlib.redirect_stdout(out):
        code = main(["watch", "--game", "zombie_dice", "--players", players, "--json", "demo"])
    assert code == 0
    return [json.loads(line) for line in out.getvalue().splitlines()]


def dice(call: dict[str, Any]) -> Counter[tuple[str, str]]:
    return Counter((die["colour"], die["face"]) for die in call["dice"])


def test_the_demonstration_holds_what_a_game_holds() -> None:
    events = truth()["events"]
    assert len(truth()["rolls"]) >= 12
    assert sum(event == "stopped" for event in events) >= 1
    turns = turns_of(truth())
    assert any(shotguns(turn) >= 3 for turn in turns), "no turn is lost"
    pairs = [pair for turn in turns for pair in pairwise(turn)]
    assert any(kept(before) and kept(before) <= colours(after) for before, after in pairs)


def turns_of(told: dict[str, Any]) -> list[list[Roll]]:
    """The rolls of each turn: a turn ends with a stop, or with the third shotgun."""
    rolls, turns = iter(told["rolls"]), list[list[Roll]]([[]])
    for event in told["events"]:
        if event == "stopped" or shotguns(turns[-1]) >= 3:
            turns.append([])
        if event.startswith("rolled"):
            turns[-1].append(next(rolls))
    for turn in turns:
        assert len({roll["player"] for roll in turn}) <= 1, "one player a turn"
    return turns


def shotguns(turn: list[Roll]) -> int:
    return sum(die["face"] == "shotgun" for roll in turn for die in roll["dice"])


def kept(roll: Roll) -> Counter[str]:
    """Colours of the feet, which are rolled again."""
    return Counter(die["colour"] for die in roll["dice"] if die["face"] == "feet")


def colours(roll: Roll) -> Counter[str]:
    return Counter(die["colour"] for die in roll["dice"])


def test_every_roll_is_called_once_with_the_right_dice(watched: list[dict[str, Any]]) -> None:
    called = [(c["player"], dice(c)) for c in watched if c.get("event") == "rolled"]
    assert called == [(roll["player"], dice(roll)) for roll in truth()["rolls"]]


def test_stops_are_seen_from_the_dice(watched: list[dict[str, Any]]) -> None:
    events = [call["event"] for call in watched if "event" in call]
    assert events == [line.split()[0] for line in truth()["events"]]


def test_each_call_is_said(watched: list[dict[str, Any]]) -> None:
    assert all(call["said"] for call in watched if call.get("event") == "rolled")


def test_the_standings_are_the_true_ones(watched: list[dict[str, Any]]) -> None:
    assert watched[-1] == {"standings": truth()["standings"]}
