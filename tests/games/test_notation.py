"""Games as text."""

from __future__ import annotations

import pytest

from assistant.games import notation, registry
from assistant.games.zombie_dice import Continued, Rolled, Stopped, ZombieDice
from assistant.games.zombie_dice import notation as zombie
from assistant.games.zombie_dice.notation import dice

GAME = """# A game begun on a Friday.
game zombie_dice
players Ana, Bob  Junior

options target=7 first=1
rolled gB yS rF
continued
  rolled gB yB rF
stopped
"""


def test_a_game_is_read_with_its_lines() -> None:
    saved = notation.read(GAME)
    assert saved.game == ZombieDice(target=7, first=1)
    assert saved.players == ("Ana", "Bob Junior")
    assert saved.events == (
        Rolled(dice("gB yS rF")),
        Continued(),
        Rolled(dice("gB yB rF")),
        Stopped(),
    )
    assert saved.lines == (6, 7, 8, 9)


def test_a_game_is_written_with_every_option() -> None:
    text = notation.write(ZombieDice(), ("Ana", "Bob"), [Rolled(dice("gB yS rF")), Stopped()])
    assert text == (
        "game zombie_dice\nplayers Ana, Bob\noptions target=13 first=0 green=6 yellow=4 red=3"
        " refill=mix ending=round ties=repeat feature=none rescue=pile drink=green bus=no"
        " yields=feet get_off=feet\nrolled gB yS rF\nstopped\n"
    )


def test_options_may_be_left_out() -> None:
    assert notation.read("game zombie_dice\nplayers A,B\n").game == ZombieDice()
    assert notation.read("game zombie_dice\nplayers A,B\noptions\n").game == ZombieDice()


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("", 1, "game"),
        ("\n\n# nothing\n", 4, "game"),
        ("players A, B\n", 1, "game"),
        ("game chess\nplayers A, B\n", 1, "chess"),
        ("game\nplayers A, B\n", 1, "no game"),
        ("game zombie_dice\n", 2, "players"),
        ("game zombie_dice\nstopped\n", 2, "players"),
        ("game zombie_dice\nplayers\n", 2, "needs a name"),
        ("game zombie_dice\nplayers A\n", 2, "at least 2"),
        ("game zombie_dice\nplayers A,,B\n", 2, "needs a name"),
        ("game zombie_dice\nplayers Ana, ANA\n", 2, "two players"),
        ("game zombie_dice\nplayers A, B\noptions target\n", 3, "target"),
        ("game zombie_dice\nplayers A, B\noptions target=x\n", 3, "target=x"),
        ("game zombie_dice\nplayers A, B\noptions target=-1\n", 3, "target must be at least 1"),
        ("game zombie_dice\nplayers A, B\noptions target=²\n", 3, "target=²"),
        ("game zombie_dice\nplayers A, B\noptions target=0\n", 3, "target"),
        (
            "game zombie_dice\nplayers A, B\noptions target=9999999999\n",
            3,
            "too large; an option has at most 9 digits$",
        ),
        (
            "game zombie_dice\nplayers A, B\noptions target=0\n",
            3,
            "target must be at least 1, not 0$",
        ),
        ("game zombie_dice\nplayers A, B\noptions target=1 target=2\n", 3, "twice"),
        ("game zombie_dice\nplayers A, B\noptions speed=9\n", 3, "speed"),
        ("game zombie_dice\nplayers A, B\noptions first=2\n", 3, "seat 2"),
        ("game zombie_dice\nplayers A, B\nrolled gB nB gB\n", 3, "nB"),
        ("game zombie_dice\nplayers A, B\nrolled gBB\n", 3, "gBB"),
        ("game zombie_dice\nplayers A, B\nrolled Bg\n", 3, "Bg"),
        ("game zombie_dice\nplayers A, B\n\nbanked\n", 4, "banked"),
        ("game zombie_dice\nplayers A, B\nstopped now\n", 3, "now"),
        ("game zombie_dice\nplayers A, B\ngame zombie_dice\n", 3, "game"),
    ],
)
def test_errors_name_the_line(text: str, line: int, why: str) -> None:
    with pytest.raises(notation.NotationError, match=why) as caught:
        notation.read(text)
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("told", "name"),
    [("Ana", "Ana"), ("  Ana  Lou ", "Ana Lou"), ("Zoe\u0308", "Zoë"), ("#1", "#1"), ("楊", "楊")],
)
def test_names_are_cleaned(told: str, name: str) -> None:
    assert notation.player_name(told) == name


@pytest.mark.parametrize("told", ["", "  ", "A,B", "A\x00B", "A\udcff", "x" * 41])
def test_names_that_no_line_can_hold_are_refused(told: str) -> None:
    with pytest.raises(ValueError, match="name"):
        notation.player_name(told)


def test_a_name_with_a_line_break_becomes_one_line() -> None:
    assert notation.player_name("Ana\nstopped") == "Ana stopped"
    assert notation.player_name("Ana\u2028Bob") == "Ana Bob"


def test_an_unknown_game_is_told_the_known_ones() -> None:
    with pytest.raises(registry.UnknownGameError, match="zombie_dice"):
        registry.entry("ludo")


def test_events_are_one_line() -> None:
    for event, line in [
        (Rolled(dice("gF yS rB")), "rolled gF yS rB"),
        (Continued(), "continued"),
        (Stopped(), "stopped"),
    ]:
        assert zombie.write(event) == line  # type: ignore[arg-type]
        assert zombie.read(line) == event
