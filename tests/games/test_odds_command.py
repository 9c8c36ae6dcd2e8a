"""`gobelet odds`: a position in, its chances out."""

from __future__ import annotations

import json

import pytest

from assistant.__main__ import main

REFILL = "aside gB gB gB gB gB yB yB yB yB | shotguns rS rS | feet gF"
OUT_OF_DICE = "aside gB gB gB gB gB gB yB yB yB yB rB rB"


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    code = main(["odds", "zombie_dice", *arguments])
    out, err = capsys.readouterr()
    return code, out, err


def test_programs_read_the_odds(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = told(capsys, "aside gB gB yB | shotguns rS | feet gF yF", "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert list(found) == ["bust", "brains", "expected_new", "expected_if_roll", "advice"]
    assert found["bust"] == pytest.approx(0.175926, abs=1e-6)
    assert sum(found["brains"]) + found["bust"] == pytest.approx(1)
    assert found["expected_new"] == pytest.approx(
        sum(number * chance for number, chance in enumerate(found["brains"]))
    )
    assert found["advice"] == "roll"


def test_people_read_the_odds(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, "aside gB | shotguns gS yS")
    assert code == 0
    lines = out.splitlines()
    assert lines[0] == "Bust: 68.53%."
    assert lines[-2:] == [
        "Brains this turn: 1 if you stop, 0.796 on average if you roll.",
        "Advice: stop.",
    ]


def test_the_first_roll_leaves_no_choice(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = told(capsys, "")
    assert out.splitlines()[-2:] == [
        "Brains this turn: 2.259 on average if you roll.",
        "Advice: roll.",
    ]


@pytest.mark.parametrize(
    ("reading", "bust"),
    [("mix", 0.552983539), ("remain_first", 0.683641975), ("remain-first", 0.683641975)],
)
def test_the_reading_of_the_empty_cup(
    capsys: pytest.CaptureFixture[str], reading: str, bust: float
) -> None:
    _, out, _ = told(capsys, REFILL, "--reading", reading, "--json")
    assert json.loads(out)["bust"] == pytest.approx(bust, abs=1e-9)


def test_no_roll_may_follow(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = told(capsys, OUT_OF_DICE, "--reading", "end", "--json")
    assert code == 0
    assert json.loads(out) == {
        "bust": None,
        "brains": [],
        "expected_new": None,
        "expected_if_roll": None,
        "advice": "stop",
    }
    _, out, _ = told(capsys, OUT_OF_DICE, "--reading", "end")
    assert out == "The cup has run short: stop, no roll may follow.\n"


@pytest.mark.parametrize("position", ["shotguns gS yS rS", "aside gZ", f"{OUT_OF_DICE} rB rB"])
def test_impossible_positions_are_refused(
    capsys: pytest.CaptureFixture[str], position: str
) -> None:
    code, out, err = told(capsys, position)
    assert (code, out) == (2, "")
    assert err.startswith("gobelet odds: ")
    assert err.count("\n") == 1


def test_a_mix_of_the_house_has_odds(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ("--rule", "green=4", "--rule", "red=5")
    _, out, _ = told(capsys, "", *rules, "--json")
    _, usual, _ = told(capsys, "", "--json")
    assert json.loads(out)["bust"] > json.loads(usual)["bust"]
    code, _, err = told(capsys, "aside gB gB gB gB gB", *rules)
    assert (code, err) == (2, "gobelet odds: That makes 5 green dice; the game has 4.\n")


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        (("feature=santa",), "No odds are known"),
        (("bus=yes",), "No odds are known"),
        (("refill",), "--rule takes NAME=VALUE"),
        (("refill=end", "refill=mix"), "twice"),
        (("colour=red",), "no option “colour”"),
        (("green=0", "yellow=2"), "at least 7 dice"),
    ],
)
def test_rules_that_give_no_odds_are_told(
    capsys: pytest.CaptureFixture[str], rules: tuple[str, ...], why: str
) -> None:
    code, out, err = told(capsys, "", *(part for rule in rules for part in ("--rule", rule)))
    assert (code, out) == (2, "")
    assert why in err
    assert err.count("\n") == 1
