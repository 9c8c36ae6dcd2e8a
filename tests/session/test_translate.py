"""From what the camera saw to what the game calls it."""

from __future__ import annotations

from dataclasses import replace
from math import prod
from typing import Any

import pytest

from assistant.games.game import Refusal
from assistant.games.zombie_dice import Colour, Die, Face, Stopped, ZombieDice
from assistant.games.zombie_dice.notation import dice
from assistant.session.translate import translator_of
from assistant.session.translate.zombie_dice import ZombieTranslator
from tests.games.helpers import after
from tests.session.helpers import seen_die, thrown
from vision.readings import Kind, StableRoll

GAME = ZombieDice()
START = GAME.start(2)
translator = ZombieTranslator(GAME)


def test_sure_and_legal_dice_are_taken() -> None:
    seen = translator.seen(START, thrown("gB yS rF"))
    assert (seen.dice, seen.question) == (dice("gB yS rF"), None)


def test_every_colour_and_face_has_its_name() -> None:
    for colour in Colour:
        for face in Face:
            roll = thrown("gB gB gB")
            one = seen_die(Die(colour, face), 0)
            seen = translator.seen(START, StableRoll((one, *roll.dice[1:]), 0, 0.0))
            assert seen.dice[0] == Die(colour, face)
            assert seen.question is None


def test_an_unsure_die_is_asked_about_with_its_likeliest_faces_first() -> None:
    question = translator.seen(START, thrown("gB yS rF", unsure=(1,))).question
    assert question is not None
    assert question.refusal is None
    (doubt,) = question.doubts
    assert doubt.place == 1
    assert doubt.choices[0] == Die(Colour.YELLOW, Face.SHOTGUN)
    assert len(doubt.choices) == 9
    assert question.likeliest == dice("gB yS rF")


def looking(text: str, *, place: int = 0, **told: str) -> StableRoll:
    """`text` as a roll, clearly seen but for one die: `colours="green 0.6 red 0.4"`."""
    clear = [
        replace(die, colours=((die.colour, 1.0),), faces=((die.face, 1.0),))
        for die in thrown(text).dice
    ]
    likely: dict[str, Any] = {}
    for field, names in told.items():
        words = names.split()
        likely[field] = tuple(zip(words[::2], map(float, words[1::2]), strict=True))
    confidence = prod(names[0][1] for names in likely.values())
    clear[place] = replace(clear[place], confidence=confidence, sure=False, **likely)
    return StableRoll(tuple(clear), 0, 0.0)


def test_a_die_of_two_colours_is_likelier_the_one_of_which_the_cup_has_more() -> None:
    roll = looking("gF yS rF", colours="red 0.5 green 0.48 yellow 0.02")
    question = translator.seen(START, roll).question
    assert question is not None
    (doubt,) = question.doubts
    assert doubt.choices[:2] == dice("gF rF")


def test_faces_are_not_weighed_twice_by_how_often_they_are_printed() -> None:
    """The nets saw them as often, and say so already."""
    roll = looking("rB yS gF", faces="brain 0.55 shotgun 0.44 feet 0.01")
    question = translator.seen(START, roll).question
    assert question is not None
    assert question.doubts[0].choices[:2] == dice("rB rS")


def test_a_die_that_the_rules_settle_is_not_asked_about() -> None:
    torn = looking("gF yB yS", colours="yellow 0.55 green 0.44 red 0.01")
    assert translator.seen(START, torn).question is not None
    seen = translator.seen(after("gF yS rB"), torn)
    assert (seen.dice, seen.question) == (dice("gF yB yS"), None)


def test_the_last_die_of_a_colour_is_one_of_those_that_look_like_it() -> None:
    """Two dice that may be red, one red in the cup: which is which decides the other."""
    state = after("rB rB yB")
    roll = looking("rF rS gB", colours="red 0.6 yellow 0.4")
    seen = translator.seen(state, roll)
    assert (seen.dice, seen.question) == (dice("yF rS gB"), None)


def test_what_a_die_shows_is_not_settled_by_what_may_be_no_die() -> None:
    roll = looking("gF yB yS", colours="yellow 0.55 green 0.44 red 0.01")
    doubtful = replace(roll.dice[0], confidence=0.3, there=0.3)
    question = translator.seen(
        after("gF yS rB"), replace(roll, dice=(doubtful, *roll.dice[1:]))
    ).question
    assert question is not None
    assert [doubt.choices[0] for doubt in question.doubts] == list(dice("gF"))


def test_a_sure_die_is_never_overruled_in_silence() -> None:
    """The rules are surer that it must be green than the camera that it is yellow."""
    roll = looking("yF yB yS", colours="yellow 0.93 green 0.07")
    sure = replace(roll.dice[0], sure=True)
    seen = translator.seen(after("gF yS rB"), replace(roll, dice=(sure, *roll.dice[1:])))
    assert seen.question is not None
    assert seen.question.refusal is Refusal.KEPT_DICE_MISSING
    assert (seen.question.dice, seen.question.likeliest) == (dice("yF yB yS"), dice("gF yB yS"))


def test_rules_that_speak_against_a_sure_die_make_it_asked_about() -> None:
    """One yellow die among ten: the camera had better be surer than that."""
    sure = looking("yF gB gB", colours="yellow 0.94 green 0.06")
    sure = replace(sure, dice=(replace(sure.dice[0], sure=True), *sure.dice[1:]))
    assert translator.seen(after("gB gB gS"), sure).question is None
    question = translator.seen(after("yB yB yB"), sure).question
    assert question is not None
    assert [doubt.place for doubt in question.doubts] == [0]


def test_where_a_die_is_missing_what_it_may_be_counts() -> None:
    """Green is rolled again: this is the die, or the one not seen is."""
    torn = looking("gF yB", colours="yellow 0.5 green 0.5")
    question = translator.seen(after("gF yS rB"), torn).question
    assert question is not None
    assert question.refusal is Refusal.WRONG_DICE_COUNT
    assert [doubt.place for doubt in question.doubts] == [0]
    assert question.dice == dice("gF yB")


def test_colours_that_cannot_come_are_no_choices() -> None:
    state = after("rB rB rB")
    question = translator.seen(state, thrown("gB yS yF", unsure=(1,))).question
    assert question is not None
    assert all(die.colour is not Colour.RED for die in question.doubts[0].choices)


@pytest.mark.parametrize(
    ("before", "now", "refusal"),
    [
        ("", "gB gB", Refusal.WRONG_DICE_COUNT),
        ("", "gB gB gB gB", Refusal.WRONG_DICE_COUNT),
        ("rB rB rB", "rB gB gB", Refusal.NOT_IN_CUP),
        ("gF yB rB", "yB yB rB", Refusal.KEPT_DICE_MISSING),
    ],
)
def test_dice_that_the_rules_refuse_are_asked_about_with_the_reason(
    before: str, now: str, refusal: Refusal
) -> None:
    seen = translator.seen(after(before), thrown(now))
    assert seen.question is not None
    assert seen.question.refusal is refusal
    assert seen.question.doubts == ()
    assert seen.question.dice == dice(now)


def test_the_likeliest_legal_dice_are_offered_instead() -> None:
    # Green was kept; the camera leans to yellow for a die that is all but surely the green one.
    roll = thrown("yF yB rB")
    leaning = replace(roll.dice[0], colours=(("yellow", 0.55), ("green", 0.44), ("red", 0.01)))
    seen = translator.seen(after("gF yS rB"), StableRoll((leaning, *roll.dice[1:]), 0, 0.0))
    assert seen.question is not None
    assert seen.question.refusal is Refusal.KEPT_DICE_MISSING
    assert seen.question.likeliest == dice("gF yB rB")


@pytest.mark.parametrize(("green", "offered"), [(0.01, True), (0.0001, False)])
def test_dice_that_the_camera_all_but_rules_out_are_not_offered(
    green: float, offered: bool
) -> None:
    roll = thrown("yF yB rB")
    colours = (("yellow", 0.9999 - green), ("green", green), ("red", 0.0001))
    others = [replace(die, colours=((die.colour, 1.0),)) for die in roll.dice[1:]]
    leaning = StableRoll((replace(roll.dice[0], colours=colours), *others), 0, 0.0)
    seen = translator.seen(after("gF yS rB"), leaning)
    assert seen.question is not None
    assert seen.question.refusal is Refusal.KEPT_DICE_MISSING
    assert (seen.question.likeliest == dice("gF yB rB")) is offered
    assert (seen.question.likeliest is None) is not offered


def test_no_dice_are_offered_when_their_number_is_wrong() -> None:
    question = translator.seen(START, thrown("gB gB")).question
    assert question is not None
    assert question.likeliest is None


def test_a_die_of_another_kind_is_asked_about() -> None:
    roll = thrown("gB yS rF")
    pips = replace(roll.dice[2], kind=Kind.D6, colour="white", face="5", faces=(("5", 1.0),))
    question = translator.seen(START, StableRoll((*roll.dice[:2], pips), 0, 0.0)).question
    assert question is not None
    assert question.refusal is Refusal.UNKNOWN_DIE
    assert [doubt.place for doubt in question.doubts] == [2]
    assert question.likeliest is None


def test_an_emptied_table_is_a_stop_when_something_was_set_aside() -> None:
    assert translator.cleared(after("gB yF rF")) == Stopped()
    assert translator.cleared(after("gS yF rF")) == Stopped()


@pytest.mark.parametrize("told", ["", "gF yF rF", "gF yF rF; gF yF rF", "gS yS rS"])
def test_an_emptied_table_means_nothing_otherwise(told: str) -> None:
    assert translator.cleared(after(told)) is None


def test_an_emptied_table_is_no_stop_once_dice_are_drawn() -> None:
    assert translator.cleared(after("gB yF rF; continued")) is None


def test_a_nudged_roll_is_the_same_throw() -> None:
    first = thrown("gB yS rF")
    nudged = StableRoll((*first.dice[:2], thrown("gB yS rB", at=30).dice[2]), 9, 9.0)
    assert translator.same_throw(first, nudged)
    assert translator.same_throw(first, thrown("gB yS rF", at=5))


def test_a_cocked_die_thrown_again_beside_the_others_completes_their_throw() -> None:
    first = thrown("gB yS rF", unsure=(2,))
    again = StableRoll((thrown("gB yS rB", at=60).dice[2],), 9, 9.0, first.dice[:2])
    assert translator.same_throw(first, again)
    assert translator.seen(START, again).dice == dice("gB yS rB")


def test_feet_left_lying_count_where_dice_are_missing_but_dice_set_aside_do_not() -> None:
    before = thrown("gB yF rF")
    state = after("gB yF rF; continued")
    drawn = StableRoll(thrown("gS rB", at=60).dice, 9, 9.0, before.dice)
    seen = translator.seen(state, drawn)
    assert seen.question is None
    assert sorted(map(str, seen.dice)) == sorted(map(str, dice("gS rB yF")))


def test_dice_elsewhere_or_otherwise_are_another_throw() -> None:
    assert not translator.same_throw(thrown("gB yS rF"), thrown("gB yS rF", at=40))
    assert not translator.same_throw(thrown("gB yS rF"), thrown("yB gS gF"))


def test_a_game_the_camera_cannot_read_has_no_translator() -> None:
    assert translator_of(GAME) == translator

    class Chess(ZombieDice):
        name = "chess"

    assert translator_of(Chess()) is None


def test_a_doubtful_find_beyond_the_dice_expected_is_left_out() -> None:
    roll = thrown("gB yS rF yF", unsure=(3,))
    stain = replace(roll.dice[3], confidence=0.3)
    seen = translator.seen(START, replace(roll, dice=(*roll.dice[:3], stain)))
    assert (seen.dice, seen.question) == (dice("gB yS rF"), None)


def test_a_clear_die_too_many_is_asked_about() -> None:
    roll = thrown("gB yS rF yF")
    seen = translator.seen(START, roll)
    assert seen.question is not None
    assert seen.question.refusal is Refusal.WRONG_DICE_COUNT


def test_a_doubtful_die_among_those_expected_is_asked_about_and_kept() -> None:
    roll = thrown("gB yS rF", unsure=(1,))
    doubtful = replace(roll.dice[1], confidence=0.3)
    seen = translator.seen(START, replace(roll, dice=(roll.dice[0], doubtful, roll.dice[2])))
    assert seen.question is not None
    assert len(seen.question.dice) == 3


def test_a_die_that_may_lean_is_asked_about_however_clear_its_face() -> None:
    roll = thrown("gB yS rF")
    aslant = replace(roll.dice[1], sure=False, leans=0.3, upright=False)
    seen = translator.seen(START, replace(roll, dice=(roll.dice[0], aslant, roll.dice[2])))
    assert seen.question is not None
    assert [(doubt.place, doubt.leans) for doubt in seen.question.doubts] == [(1, False)]
    assert seen.question.dice == dice("gB yS rF")
