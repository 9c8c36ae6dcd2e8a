"""One turn: rolling, feet, the commit point, stopping, the third shotgun."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from math import prod

import pytest

from assistant.games.game import IllegalEventError, Refusal
from assistant.games.zombie_dice import (
    DICE,
    FACES,
    Banked,
    Bust,
    Colour,
    Continued,
    Die,
    Face,
    Rolled,
    State,
    Stopped,
    ZombieDice,
)
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.reasons import ZombieRefusal
from tests.games.helpers import after, events, roll

GAME = ZombieDice()
START = GAME.start(2)


def test_the_box_holds_six_green_four_yellow_and_three_red_dice() -> None:
    assert DICE == {Colour.GREEN: 6, Colour.YELLOW: 4, Colour.RED: 3}
    assert sum(DICE.values()) == 13


@pytest.mark.parametrize(
    ("colour", "brains", "shotguns"),
    [(Colour.GREEN, 3, 1), (Colour.YELLOW, 2, 2), (Colour.RED, 1, 3)],
)
def test_every_die_has_six_sides_two_of_them_feet(
    colour: Colour, brains: int, shotguns: int
) -> None:
    assert FACES[colour] == {Face.BRAIN: brains, Face.SHOTGUN: shotguns, Face.FEET: 2}
    assert sum(FACES[colour].values()) == 6


@pytest.mark.parametrize(
    ("told", "brains", "shotguns", "feet"),
    [
        ("gB gB gB", 3, 0, ""),
        ("gF yF rF", 0, 0, "gF yF rF"),
        ("gB yS rF", 1, 1, "rF"),
        ("gB yS rF; gB yS rB", 3, 2, ""),
        ("gF yF rF; gF yF rF; gB yB rF", 2, 0, "rF"),
    ],
)
def test_brains_and_shotguns_add_up(told: str, brains: int, shotguns: int, feet: str) -> None:
    state = after(told)
    assert (state.brains, state.shotguns, state.feet) == (brains, shotguns, dice(feet))


def test_dice_aside_and_kept_are_not_in_the_cup() -> None:
    state = after("gB yS rF; gB gB rB")
    assert state.cup == ((Colour.GREEN, 3), (Colour.YELLOW, 3), (Colour.RED, 2))


def test_feet_keep_their_dice_and_must_be_rolled_again() -> None:
    state = after("gB yS rF")
    expected = GAME.expects(state)
    assert expected is not None
    assert (expected.count, expected.kept) == (3, ("red",))
    assert expected.cup == (("green", 5), ("yellow", 3), ("red", 2))
    assert GAME.refusal(state, roll("gB gB gB")) is Refusal.KEPT_DICE_MISSING
    assert GAME.refusal(state, roll("gB gB rB")) is None


def test_three_feet_are_rolled_again_without_drawing() -> None:
    state = after("gF yF rF")
    assert GAME.refusal(state, roll("gB yB rB")) is None
    assert GAME.refusal(state, roll("gB gB rB")) is Refusal.KEPT_DICE_MISSING


def test_feet_in_two_rolls_of_the_same_die_never_add_up() -> None:
    state = after("rF rF rF; rF rF rF; rF rF rF")
    assert state.feet == dice("rF rF rF")
    assert state.cup == ((Colour.GREEN, 6), (Colour.YELLOW, 4), (Colour.RED, 0))


@pytest.mark.parametrize("told", ["", "gB", "gB gB", "gB gB gB gB"])
def test_other_than_three_dice_are_not_a_roll(told: str) -> None:
    assert GAME.refusal(START, roll(told)) is Refusal.WRONG_DICE_COUNT


@pytest.mark.parametrize(("before", "now"), [("rB rB rF", "rB rB rF"), ("rB rB rB", "gB gB rB")])
def test_a_fourth_red_die_cannot_come(before: str, now: str) -> None:
    assert GAME.refusal(after(before), roll(now)) is Refusal.NOT_IN_CUP


def test_colours_the_cup_cannot_give_are_refused() -> None:
    state = after("rB rB rB; gB gB gB; gB gB gB")
    assert GAME.refusal(state, roll("gB yB yB")) is Refusal.NOT_IN_CUP
    assert GAME.refusal(state, roll("yB yB yB")) is None


def test_a_die_that_is_not_in_the_box_is_refused() -> None:
    pink = Die("pink", Face.BRAIN)  # type: ignore[arg-type]
    helmet = Die(Colour.RED, "helmet")  # type: ignore[arg-type]
    for stranger in (pink, helmet):
        event = Rolled((*dice("gB gB"), stranger))
        assert GAME.refusal(START, event) is Refusal.UNKNOWN_DIE


def test_stopping_banks_the_brains_and_passes_the_cup() -> None:
    state = after("gB gB yS; stopped")
    assert state.scores == (2, 0)
    assert state.seat == 1
    assert state.last == Banked(seat=0, round=1, brains=2)
    assert not state.rolled


def test_stopping_without_brains_is_legal_once_rolled() -> None:
    for told in ("gF yF rF; stopped", "gS yS rF; stopped"):
        assert after(told).last == Banked(seat=0, round=1, brains=0)


@pytest.mark.parametrize("event", [Stopped(), Continued()])
def test_nothing_is_decided_before_the_first_roll(event: Stopped | Continued) -> None:
    assert GAME.refusal(START, event) is ZombieRefusal.NOTHING_ROLLED
    assert GAME.refusal(after("gB gB gB; stopped"), event) is ZombieRefusal.NOTHING_ROLLED
    assert GAME.refusal(after("gS gS gS"), event) is ZombieRefusal.NOTHING_ROLLED


def test_drawn_dice_must_be_rolled() -> None:
    drawn = after("gB yS rF; continued")
    assert drawn.committed
    assert GAME.refusal(drawn, Stopped()) is ZombieRefusal.COMMITTED
    assert GAME.refusal(drawn, Continued()) is ZombieRefusal.COMMITTED
    rolled = GAME.apply(drawn, roll("gF gF rF"))
    assert not rolled.committed
    assert GAME.refusal(rolled, Stopped()) is None


def test_continuing_with_three_feet_commits_though_nothing_is_drawn() -> None:
    assert GAME.refusal(after("gF yF rF; continued"), Stopped()) is ZombieRefusal.COMMITTED


def test_a_table_that_does_not_show_the_draw_leads_to_the_same_state() -> None:
    assert after("gB yS rF; continued; gB gB rB") == after("gB yS rF; gB gB rB")


def test_third_shotgun_loses_the_turn_and_the_brains_of_its_roll() -> None:
    state = after("gB yS rS; gB gB gS")
    assert state.scores == (0, 0)
    assert state.seat == 1
    assert state.last == Bust(seat=0, round=1, lost=3, shotguns=3)


@pytest.mark.parametrize(("told", "shotguns"), [("gS yS rS", 3), ("gS yS rB; gS yS rS", 5)])
def test_several_shotguns_at_once_may_pass_three(told: str, shotguns: int) -> None:
    state = after(told)
    assert isinstance(state.last, Bust)
    assert state.last.shotguns == shotguns


def test_two_shotguns_lose_nothing() -> None:
    assert after("gS yS rB").seat == 0


def test_a_bust_is_told_apart_from_banking_nothing() -> None:
    assert after("gS gS gS").last != after("gS gS gF; stopped").last


def test_a_bust_leaves_what_was_banked_before() -> None:
    state = after("gB gB gB; stopped; gF gF gF; stopped; gS yS rS")
    assert state.scores == (3, 0)


def test_an_illegal_event_is_raised_with_its_reason() -> None:
    with pytest.raises(IllegalEventError) as caught:
        GAME.apply(START, roll("gB gB"))
    assert caught.value.refusal is Refusal.WRONG_DICE_COUNT
    assert caught.value.event == roll("gB gB")


def test_the_chances_of_the_first_roll_are_the_published_ones() -> None:
    expected = GAME.expects(START)
    assert expected is not None
    three_shotguns = brains = 0.0
    for colours in product(Colour, repeat=3):
        chance = expected.chance(colours)
        three_shotguns += chance * prod(FACES[colour][Face.SHOTGUN] / 6 for colour in colours)
        brains += chance * sum(FACES[colour][Face.BRAIN] / 6 for colour in colours)
    assert three_shotguns == pytest.approx(94 / 3861)
    assert brains == pytest.approx(29 / 26)


# The cup runs empty. Twelve dice lie aside or are kept, and one is left in the cup.

LONG = "gB gB gB; gB gB gB; yB yB yB; yS rB rF"
"""Ten brains and one shotgun aside, one red die kept, one red die left in the cup."""


def test_an_empty_cup_takes_the_brains_back_in_their_colours() -> None:
    state = after(LONG)
    assert state.cup == ((Colour.GREEN, 0), (Colour.YELLOW, 0), (Colour.RED, 1))
    expected = GAME.expects(state)
    assert expected is not None
    assert expected.kept == ("red",)
    assert expected.cup == (("green", 6), ("yellow", 3), ("red", 2))


def test_noted_brains_stay_counted_and_shotguns_stay_out() -> None:
    state = after(LONG + "; gB gF rF")
    assert (state.noted, state.brains, state.shotguns) == (10, 11, 1)
    assert state.aside == dice("yS gB")
    assert GAME.apply(state, Stopped()).scores == (11, 0)


def test_after_a_refill_all_dice_needed_come_from_the_mixture() -> None:
    # The red die left in the cup need not be among them.
    assert GAME.refusal(after(LONG), roll("gB yB rF")) is None


def test_the_shotgun_die_does_not_come_back() -> None:
    four_yellow = after("yS gB gB; gB gB gB; gB yB yB; yB rB rF")
    expected = GAME.expects(four_yellow)
    assert expected is not None
    assert dict(expected.cup)["yellow"] == 3


def test_taking_the_dice_from_a_refilled_cup_notes_the_brains_at_once() -> None:
    state = after(LONG + "; continued")
    assert (state.noted, state.aside, state.brains) == (10, dice("yS"), 10)


def test_a_cup_that_holds_enough_is_not_refilled() -> None:
    # Fewer than three dice in the cup, but with the two kept feet enough: nothing goes back.
    state = after("gB gB gB; gB gB gB; yB yB yB; yF rB rF")
    assert state.cup == ((Colour.GREEN, 0), (Colour.YELLOW, 0), (Colour.RED, 1))
    assert GAME.refusal(state, roll("yB rB rF")) is None
    assert GAME.refusal(state, roll("yB rB gB")) is Refusal.NOT_IN_CUP
    assert GAME.apply(state, roll("yF rF rF")).noted == 0


def test_the_cup_may_run_empty_twice_in_a_turn() -> None:
    state = after("gB gB gB; gB gB gB; yB yB yB; yB rB rB; gB gB gB; gB gB gB; yB yB yB; rB yB rB")
    assert (state.noted, state.brains) == (12, 24)
    again = GAME.apply(state, roll("gB gB gF"))
    assert (again.noted, again.brains) == (24, 26)
    assert GAME.apply(again, Stopped()).scores == (26, 0)


def test_a_bust_after_a_refill_loses_the_noted_brains_too() -> None:
    state = after(LONG + "; gS yS rF")
    assert state.last == Bust(seat=0, round=1, lost=10, shotguns=3)
    assert state.scores == (0, 0)


def test_reaching_the_target_inside_a_turn_stops_nothing() -> None:
    state = after(LONG + "; gB gB rB")
    assert state.brains == 13
    assert state.seat == 0
    assert GAME.refusal(state, roll("gB gB yF")) is None


def test_a_state_is_never_changed() -> None:
    state = after("gB yS rF")
    copy = replace(state)
    for event in events("gB gB rB"):
        GAME.apply(state, event)
    assert state == copy
    assert isinstance(state, State)
