from __future__ import annotations

import pytest

from assistant.games.notation import distinct_names
from assistant.ui.roster import LONGEST_NAME, MOST_SEATS, NameProblem, Roster

KNOWN = Roster(("Nora", "Samuel", "Iris"))


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("", NameProblem.EMPTY),
        ("  \t ", NameProblem.EMPTY),
        ("Nora", NameProblem.TAKEN),
        (" nora ", NameProblem.TAKEN),
        ("Ann, Bob", NameProblem.COMMA),
        ("An\x07n", NameProblem.SIGNS),
        ("Paul", None),
        ("Samuel", None),
    ],
)
def test_names_are_judged(name: str, problem: NameProblem | None) -> None:
    seated = KNOWN.toggled("Nora")
    assert seated.problem(name) is problem
    assert (seated.added(name) is seated) == (problem is not None)


def test_a_new_player_is_seated_and_known() -> None:
    roster = KNOWN.added("  Jean   Paul ")
    assert roster.seated == ("Jean Paul",)
    assert roster.known[0] == "Jean Paul"


def test_a_known_player_written_otherwise_is_not_a_second_one() -> None:
    roster = KNOWN.added("SAMUEL")
    assert (roster.seated, roster.known) == (("Samuel",), KNOWN.known)


def test_a_tap_seats_and_another_lets_go() -> None:
    roster = KNOWN.toggled("Iris").toggled("Nora")
    assert roster.seated == ("Iris", "Nora") and roster.ready
    assert roster.toggled("Iris").seated == ("Nora",)
    assert not roster.toggled("Iris").ready


def test_the_table_has_eight_seats() -> None:
    roster = Roster(())
    for seat in range(MOST_SEATS):
        roster = roster.added(f"P{seat}")
    assert roster.problem("P9") is NameProblem.FULL
    assert roster.toggled("Zoé") is roster


def test_players_move_up_and_the_first_goes_last() -> None:
    roster = Roster(("A", "B", "C"), ("A", "B", "C"))
    assert roster.raised(2).seated == ("A", "C", "B")
    assert roster.raised(0).seated == ("B", "C", "A")


def test_who_was_drawn_is_forgotten_when_the_seats_change() -> None:
    roster = Roster(("A", "B", "C"), ("A", "B")).beginning(1)
    assert roster.first == 1
    assert roster.added("C").first is None
    assert roster.raised(1).first is None
    assert roster.toggled("A").first is None


def test_every_name_that_is_seated_can_be_saved() -> None:
    roster = Roster(()).added("é" * 60).added("e\u0301a")
    assert len(roster.seated[0]) == LONGEST_NAME
    assert distinct_names(roster.seated) == roster.seated
