"""Double Feature and School Bus, die by die."""

from __future__ import annotations

import pytest

from assistant.games.game import Refusal
from assistant.games.zombie_dice import (
    FACES,
    Banked,
    Bust,
    Continued,
    Special,
    State,
    Stopped,
    ZombieDice,
)
from assistant.games.zombie_dice.dice import total
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.options import Drink, Feature, GetOff, Rescue, Yield
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.games.zombie_dice.rolls import Refill
from tests.games.helpers import after, roll

SUMMER, SANTA, SEQUEL = (
    ZombieDice(feature=feature) for feature in (Feature.SUMMER, Feature.SANTA, Feature.SEQUEL)
)
BUS = ZombieDice(bus=True)


def summer(text: str, game: ZombieDice = SUMMER) -> State:
    return after(text, game=game)


def ride(text: str, game: ZombieDice = BUS) -> State:
    return after(text, game=game)


# The dice.


def test_dice_have_six_sides_and_the_bus_twelve() -> None:
    assert {colour: sum(sides.values()) for colour, sides in FACES.items()} == {
        **dict.fromkeys(FACES, 6),
        Special.BUS: 12,
    }


@pytest.mark.parametrize(
    ("game", "cup"),
    [
        (SUMMER, "green 6 yellow 2 red 3 hunk 1 hottie 1"),
        (SANTA, "green 5 yellow 4 red 3 santa 1"),
        (SEQUEL, "green 5 yellow 2 red 3 hunk 1 hottie 1 santa 1"),
        (BUS, "green 6 yellow 4 red 3"),
    ],
)
def test_thirteen_dice_are_played_with(game: ZombieDice, cup: str) -> None:
    state = game.start(2)
    assert " ".join(f"{colour} {number}" for colour, number in state.cup) == cup
    assert total(state.cup) == 13


def test_dice_of_an_expansion_not_played_are_unknown() -> None:
    base = ZombieDice()
    for die in ("kF", "hF", "sF", "bB"):
        assert base.refusal(after("gB gB gB"), roll(f"gB gB {die}")) is Refusal.UNKNOWN_DIE
    assert SANTA.refusal(SANTA.start(2), roll("kF gB gB")) is Refusal.UNKNOWN_DIE


# Double Feature.


def test_double_faces_count_twice() -> None:
    assert summer("kBB gB gF").brains == 3
    assert summer("kSS gB gF").shotguns == 2
    assert summer("kSS gS gF").turns == (Bust(0, 1, 0, 3),)


def test_a_shotgun_of_the_one_frees_the_other() -> None:
    state = summer("kBB gB gF; hS gF gB")
    assert (state.brains, state.shotguns) == (2, 1)
    assert dict(state.cup)[Special.HUNK] == 1
    assert SUMMER.refusal(state, roll("kBB gF gB")) is None


def test_the_hunk_frees_the_hottie_too() -> None:
    state = summer("hB gB gF; kSS gF gB")
    assert (state.brains, state.shotguns) == (2, 2)


def test_both_in_one_roll() -> None:
    assert summer("kBB hS gF").brains == 0
    assert summer("kBB hS gF", ZombieDice(feature=Feature.SUMMER, rescue=Rescue.ROLL)).brains == 0


def test_only_those_of_the_same_roll_may_be_freed() -> None:
    game = ZombieDice(feature=Feature.SUMMER, rescue=Rescue.ROLL)
    assert summer("kBB gB gF; hS gF gB", game).brains == 4


def test_other_shotguns_free_nobody() -> None:
    assert summer("kBB gB gF; gS gF gB").brains == 4


def test_brains_noted_are_not_lost_to_a_rescue() -> None:
    state = summer("kBB gB gB; gB gB gB; gB yB yB; rB rB rF; rB hF gF; hS gF gF")
    assert (state.noted, state.brains, state.shotguns) == (12, 13, 1)


def test_three_may_free_each_other() -> None:
    state = after("kBB sBB gB; hS gB gB", game=SEQUEL)
    assert state.brains == 3
    assert {Special.HUNK, Special.SANTA} <= {colour for colour, number in state.cup if number}


def test_by_the_helmet_four_shotguns_are_needed() -> None:
    state = after("sH gS gS; gS gB gB", game=SANTA)
    assert (state.shotguns, state.limit, state.turns) == (3, 4, ())
    assert after("sH gS gS; gS rS gB", game=SANTA).turns == (Bust(0, 1, 1, 4),)
    # It counts for the roll it came with.
    assert after("gS gS gB; sH rS gB", game=SANTA).turns == ()
    assert after("sH gB gB; stopped", game=SANTA).limit == 3


def test_after_the_drink_green_feet_are_brains_until_the_turn_ends() -> None:
    state = after("sE gF yF", game=SANTA)
    assert (state.brains, state.feet) == (1, dice("yF"))
    state = after("sE gF yF; yF gF gF", game=SANTA)
    assert (state.brains, state.feet) == (3, dice("yF"))
    assert after("sE gF yF; stopped; gF gF gF", game=SANTA).brains == 0


def test_all_feet_may_be_brains_after_the_drink() -> None:
    game = ZombieDice(feature=Feature.SANTA, drink=Drink.ALL)
    assert after("sE gF yF", game=game).brains == 2


def test_what_santa_brought_stays_out_when_brains_go_back() -> None:
    state = after("sH gB gB; gB gB gB; yB yB yB; yB rB rB; gB gF gF", game=SANTA)
    assert (state.noted, state.limit) == (11, 4)
    assert dict(state.cup)[Special.SANTA] == 0


# School Bus.


def test_the_first_roll_of_a_turn_is_without_the_bus() -> None:
    assert BUS.refusal(BUS.start(2), roll("bB gB gB")) is ZombieRefusal.NO_BUS
    assert BUS.refusal(ride("gB gB gF"), roll("bB gB gB")) is None
    assert BUS.refusal(ride("gB gB gF"), roll("gF gB gB")) is None


def test_with_the_bus_two_dice_are_rolled_and_feet_are_in_the_cup() -> None:
    state = ride("gF gF yF; bBB gB rS")
    assert (state.brains, state.shotguns) == (3, 1)
    assert total(state.cup) == 11
    assert BUS.refusal(state, roll("bB bB gB")) is Refusal.NOT_IN_CUP
    assert BUS.refusal(state, roll("bB gB")) is Refusal.WRONG_DICE_COUNT


@pytest.mark.parametrize(
    ("face", "brains", "shotguns"),
    [
        ("bB", 2, 0),
        ("bBB", 3, 0),
        ("bBBB", 4, 0),
        ("bS", 1, 1),
        ("bSS", 1, 2),
        ("bBS", 2, 1),
        ("bBBS", 3, 1),
        ("bY", 1, 0),
        ("bD", 3, 0),
        ("bT", 0, 0),
    ],
)
def test_faces_of_the_bus(face: str, brains: int, shotguns: int) -> None:
    state = ride(f"gB gF gF; {face} yF rF")
    assert (state.brains, state.shotguns) == (brains, shotguns)


def test_stop_ends_the_turn_and_its_brains_count() -> None:
    assert ride("gB gF gF; bX gB yF").turns == (Banked(0, 1, 2),)
    assert ride("gB gS gF; bX rS yS").turns == (Bust(0, 1, 1, 3),)


def test_yield_makes_feet_of_the_shotguns_of_this_roll() -> None:
    state = ride("gB gS gF; bY rS yB")
    assert (state.brains, state.shotguns, state.feet) == (2, 1, dice("rF"))
    brains = ZombieDice(bus=True, yields=Yield.BRAINS)
    assert ride("gB gS gF; bY rS yB", brains).brains == 3


def test_a_dead_end_makes_brains_of_the_feet_of_this_roll() -> None:
    state = ride("gB gF gF; bD gF rF")
    assert (state.brains, state.feet) == (3, ())


def test_the_tyre_takes_a_brain_and_the_bus() -> None:
    state = ride("gB gB gF; bT gF yF")
    assert (state.brains, state.ride.gone) == (1, True)
    assert BUS.refusal(state, roll("bB gB gB")) is ZombieRefusal.NO_BUS
    assert BUS.refusal(state, roll("gF yF gB")) is None
    assert ride("gS gF gF; bT gF yF; gB yB rF").brains == 2


def test_the_bus_is_left_to_chase_feet() -> None:
    state = ride("gB gB gF; bB gF yB")
    assert BUS.refusal(state, roll("gF gB gB")) is None
    walking = BUS.apply(state, roll("gF gB gB"))
    assert (walking.brains, walking.ride.gone) == (6, True)
    assert BUS.refusal(walking, roll("bB gB gB")) is ZombieRefusal.NO_BUS
    # The next turn has a bus of its own.
    assert ride("gB gB gF; bT gF yF; stopped; gB gB gF; bB gB gB").brains == 5


def test_without_feet_the_player_stays_on() -> None:
    state = ride("gB gB gF; bB gB yB")
    assert BUS.refusal(state, roll("gB gB yB")) is ZombieRefusal.ON_BUS
    assert BUS.refusal(state, roll("bB gB yB")) is None
    assert BUS.refusal(state, Continued()) is None
    assert BUS.refusal(state, Stopped()) is None
    assert BUS.expects(state) == BUS.rides(state)
    free = ZombieDice(bus=True, get_off=GetOff.ANY)
    assert free.refusal(ride("gB gB gF; bB gB yB", free), roll("gB gB yB")) is None


def test_going_on_says_nothing_of_the_bus_yet() -> None:
    state = BUS.apply(ride("gB gB gF"), Continued())
    assert BUS.refusal(state, roll("gF gB gB")) is None
    assert BUS.refusal(state, roll("bB gB gB")) is None
    assert BUS.refusal(state, Stopped()) is ZombieRefusal.COMMITTED


def test_brains_go_back_when_two_dice_are_not_left_for_the_bus() -> None:
    state = ride("gB gB gB; gB gB gB; yB yB yB; yS rB rB; bB gB rB")
    assert (state.noted, state.brains) == (11, 14)
    end = ZombieDice(bus=True, refill=Refill.END)
    state = ride("gB gB gB; gB gB gB; yB yB yB; yS rB rB", end)
    assert end.refusal(state, roll("bB gB rB")) is ZombieRefusal.NO_BUS
    assert end.refusal(state, Continued()) is ZombieRefusal.CUP_SHORT


def test_the_bus_and_santa_together() -> None:
    both = ZombieDice(feature=Feature.SEQUEL, bus=True)
    state = after("sE gB gB; bY gS kS", game=both)
    # Yielded shotguns are feet, and those of green dice are caught.
    assert (state.brains, state.feet) == (3, dice("kF"))
