"""The dice laid out on the table against the count of the turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assistant.games.zombie_dice import ZombieDice
from assistant.games.zombie_dice.notation import dice, write
from assistant.session.session import begun
from assistant.session.translate.zombie_table import Play, Recount, recount
from tests.games.helpers import events
from tests.session.helpers import seen_die
from vision.laid_out import LaidOut
from vision.readings import DieReading, Kind


def played(told: str) -> Play:
    return begun(ZombieDice(), ("Nora", "Samuel"), events(told))


def side(text: str) -> tuple[DieReading, ...]:
    return tuple(seen_die(die, place) for place, die in enumerate(dice(text)))


def laid(left: str = "", right: str = "", inside: str = "") -> LaidOut:
    return LaidOut(side(left), side(inside), side(right))


def compared(told: str, left: str = "", right: str = "", inside: str = "") -> Recount | None:
    return recount(played(told), laid(left, right, inside))


@pytest.mark.parametrize(
    ("left", "right", "inside"),
    [
        ("gB", "yS", "rF"),
        ("gB", "yS", ""),
        ("", "", "gB yS rF"),
        ("gB", "", "yS rF"),
        # Some of it out of sight, or not yet set aside for good.
        ("gB", "", ""),
        ("", "", ""),
    ],
)
def test_what_is_counted_may_lie_so(left: str, right: str, inside: str) -> None:
    assert compared("gB yS rF", left, right, inside) is None


def test_a_shotgun_that_was_a_brain_is_noticed() -> None:
    found = compared("gB yS rF", left="gB yB", inside="rF")
    assert found is not None
    assert (found.brains, found.shotguns, found.place) == (2, 0, 0)
    assert write(found.roll) == "rolled gB yB rF"


def test_feet_that_were_a_brain_are_noticed() -> None:
    found = compared("gB yS rF", left="gB rB", right="yS")
    assert found is not None
    assert (found.brains, found.shotguns) == (2, 1)
    assert write(found.roll) == "rolled gB yS rB"


def test_an_earlier_roll_may_have_been_misread() -> None:
    found = compared("gB yS rF; gB yF rF", left="gB yB gB")
    assert found is not None
    assert (found.place, write(found.roll)) == (0, "rolled gB yB rF")


def test_noted_brains_count_though_their_dice_are_gone() -> None:
    told = "gB gB gB; gB gB gB; yB yB yB; yS rB rB; gB gB gF"
    assert compared(told, left="gB gB", right="yS") is None
    found = compared(told, left="gB gB gB", right="yS")
    assert found is not None
    assert (found.brains, found.shotguns) == (14, 1)


@pytest.mark.parametrize(
    ("left", "right", "inside"),
    [
        # A brain among the shotguns, a shotgun among the brains: nobody says what they are.
        ("gB", "yS rB", ""),
        ("gB rS", "yS", ""),
        # More dice than any misread roll explains.
        ("gB gB gB yB yB", "yS", ""),
        # A colour that was not rolled at all.
        ("gB gB", "rS", "rF"),
    ],
)
def test_the_table_is_not_judged_where_it_does_not_tell(left: str, right: str, inside: str) -> None:
    assert compared("gB yS rF", left, right, inside) is None


def test_other_dice_on_the_table_are_no_part_of_it() -> None:
    pips = replace(side("gB")[0], kind=Kind.D6, colour="white", face="5")
    assert recount(played("gB yS rF"), LaidOut((*side("gB yB"), pips), (), ())) is None


@pytest.mark.parametrize(
    "told", ["", "gB yS rF; stopped", "gB yS rF; continued", "gS yS rS", "gF yS rS; gS yB gB"]
)
def test_nothing_is_compared_between_turns_and_with_dice_in_hand(told: str) -> None:
    assert compared(told, left="gB yB") is None


def test_a_table_that_would_end_the_turn_is_left_to_people() -> None:
    """Had the third shotgun been missed, the players would have seen it."""
    assert compared("gS yS rF", right="gS yS rS") is None
