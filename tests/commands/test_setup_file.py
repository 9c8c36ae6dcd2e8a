"""What a setup file says, and what is said of wrong ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.commands import setup_file
from assistant.commands.replay import UnreadableError
from assistant.commands.setup_file import started
from assistant.games.notation import NotationError
from assistant.games.zicos import Came, Member, Zicos
from vision.zone import Zone

TEXT = """\
# The evening before.
options hardcore=yes
pair 1 0,0,0.2,1
pair 2 0.8,0,1,1

came p1 member "Max" stars=2 bye=4 zone
"""


def test_a_setup_is_a_game_so_far_and_the_places_of_the_pairs() -> None:
    setup = setup_file.read(TEXT, "zicos", "Ana,Bob")
    assert setup.saved.game == Zicos(hardcore=True)
    assert setup.saved.players == ("Ana", "Bob")
    assert setup.saved.events == (Came(0, Member("Max", 2, 4, fan_zone=True)),)
    assert setup.saved.lines == (6,)
    assert setup.places == (Zone.rectangle(0, 0, 0.2, 1), Zone.rectangle(0.8, 0, 1, 1))


def test_a_file_may_be_empty() -> None:
    assert setup_file.read("", "zicos", "Ana,Bob").saved.game == Zicos()


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("options hardcore=maybe", 1),
        ("\njumped", 2),
        ("pair 2 0,0,1,1", 1),
        ("pair 1", 1),
        ("pair 1 here", 1),
        ("pair 1 0,0,2,1", 1),
        ("pair 1 0,0,1,1\n\ncame p1 member", 3),
    ],
)
def test_the_wrong_line_is_named(text: str, line: int) -> None:
    with pytest.raises(NotationError) as caught:
        setup_file.read(text, "zicos", "Ana,Bob")
    assert caught.value.line == line


def test_wrong_players_are_no_fault_of_the_file() -> None:
    with pytest.raises(ValueError, match="two players") as caught:
        setup_file.read(TEXT, "zicos", "Ana,Ana")
    assert not isinstance(caught.value, NotationError)


@pytest.mark.parametrize("line", ["left #1", "came p3 fan stars=1", "nonsense"])
def test_what_cannot_be_is_told_with_its_file_and_line(line: str, tmp_path: Path) -> None:
    file = tmp_path / "setup.txt"
    file.write_text(f"pair 1 0,0,1,1\n{line}\n", encoding="utf-8")
    with pytest.raises(UnreadableError, match=r"setup\.txt: line 2"):
        started("zicos", "Ana,Bob", str(file))


@pytest.mark.parametrize("text", ["", "pair 1 0,0,0.2,1\n"])
def test_every_pair_needs_its_place(text: str, tmp_path: Path) -> None:
    (tmp_path / "setup.txt").write_text(text, encoding="utf-8")
    with pytest.raises(UnreadableError, match=r"must tell 2 places, not [01]"):
        started("zicos", "Ana,Bob,Cléo", str(tmp_path / "setup.txt"))


def test_a_game_with_places_asks_for_a_setup() -> None:
    with pytest.raises(UnreadableError, match=r"needs --setup FILE: .* each of its 2 pairs"):
        started("zicos", "Ana,Bob,Cléo")


def test_a_game_without_places_needs_no_setup() -> None:
    session, places = started("zombie_dice", "Ana,Bob")
    assert (session.names, places) == (("Ana", "Bob"), ())
