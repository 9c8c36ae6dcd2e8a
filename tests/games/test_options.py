"""What tables play differently."""

from __future__ import annotations

import pytest

from assistant.games import notation
from assistant.games.game import Outcome, Refusal
from assistant.games.zombie_dice import Banked, Bust, Colour, Continued, Stopped, ZombieDice
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.options import Ending, Ties
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.games.zombie_dice.rolls import Refill
from tests.games.helpers import after, roll

MIX, REMAIN_FIRST, LITERAL, END = (ZombieDice(refill=refill) for refill in Refill)
ONE_LEFT = "gB gB gB; gB gB gB; yB yB yB; yS rB rB"
"""Eleven brains and a shotgun aside, one red die in the cup."""
TWO_LEFT = "gB gB gB; gB gB gB; yB yB yF; yS yB rF"
"""Nine brains and a shotgun aside, a red die's feet in front, two red dice in the cup."""


def test_old_games_are_of_the_usual_rules() -> None:
    old = "game zombie_dice\nplayers Ana, Bob\noptions target=7 first=1\nrolled gB yS rF\n"
    assert notation.read(old).game == ZombieDice(target=7, first=1)


@pytest.mark.parametrize(
    ("option", "why"),
    [
        ("refill=never", "one of mix, remain_first, literal, end"),
        ("ending=13", "one of round, one_more, at_once"),
        ("bus=2", "yes or no"),
        ("green=red", "whole number"),
        ("green=16", "at most 15 dice of a colour"),
        ("yellow=1 feature=summer", "-1 yellow dice"),
        ("green=1 yellow=2 red=3", "at least 7 dice, not 6"),
        ("green=-1", "-1 green dice"),
    ],
)
def test_options_that_cannot_be_played_are_named(option: str, why: str) -> None:
    with pytest.raises(notation.NotationError, match=why):
        notation.read(f"game zombie_dice\nplayers A, B\noptions {option}\n")


# Numbers of dice.


def test_a_house_mix_is_what_the_cup_holds() -> None:
    hard = ZombieDice(green=4, yellow=4, red=5)
    assert after("rF rF rF", game=hard).cup == (("green", 4), ("yellow", 4), ("red", 2))
    assert hard.refusal(after("rF rF rF", game=hard), roll("rF rF rF")) is None
    assert hard.refusal(after("rB rB rB; rB rS gB", game=hard), roll("rB gB gB")) is (
        Refusal.NOT_IN_CUP
    )


def test_a_colour_may_be_left_out() -> None:
    kind = ZombieDice(green=9, yellow=4, red=0)
    assert kind.refusal(kind.start(2), roll("gB yB rB")) is Refusal.NOT_IN_CUP


# The cup that runs short.


def test_mixed_all_dice_needed_come_from_the_mixture() -> None:
    state = after(ONE_LEFT)
    assert MIX.refusal(state, roll("gB gB gB")) is None
    assert MIX.apply(state, roll("gB gB gB")).noted == 11


def test_what_remains_is_taken_first() -> None:
    state = after(ONE_LEFT, game=REMAIN_FIRST)
    assert REMAIN_FIRST.refusal(state, roll("gB gB gB")) is Refusal.NOT_IN_CUP
    drawn = REMAIN_FIRST.apply(state, Continued())
    assert (drawn.held, drawn.noted) == ((Colour.RED,), 11)
    assert drawn.cup == (("green", 6), ("yellow", 3), ("red", 2))
    rolled = REMAIN_FIRST.apply(drawn, roll("gB rF gB"))
    assert rolled == REMAIN_FIRST.apply(state, roll("gB rF gB"))
    assert (rolled.held, rolled.brains) == ((), 13)


def test_feet_missing_are_told_from_dice_that_remain() -> None:
    state = after("gB gB gB; gB gB gB; yB yB yB; yS rF rB", game=REMAIN_FIRST)
    assert REMAIN_FIRST.refusal(state, roll("gB gB gB")) is Refusal.KEPT_DICE_MISSING
    assert REMAIN_FIRST.refusal(state, roll("rB gB gB")) is Refusal.NOT_IN_CUP
    assert REMAIN_FIRST.refusal(state, roll("rB rB gB")) is None


def test_to_the_letter_brains_go_back_below_three_dice() -> None:
    state = after(TWO_LEFT, game=LITERAL)
    assert MIX.refusal(after(TWO_LEFT), roll("yF rF gB")) is Refusal.NOT_IN_CUP
    assert LITERAL.refusal(state, roll("yF rF gB")) is None
    assert LITERAL.apply(state, Continued()).noted == 9


def test_three_feet_need_no_cup_to_the_letter() -> None:
    state = after("gB gB gB; gB gB gB; yB yB yB; yS rF rF; gB rF rF; rF rF gF", game=LITERAL)
    assert LITERAL.apply(state, Continued()).noted == state.noted


def test_a_short_cup_may_end_the_turn() -> None:
    state = after(ONE_LEFT, game=END)
    assert END.refusal(state, roll("rB rB rB")) is ZombieRefusal.CUP_SHORT
    assert END.refusal(state, Continued()) is ZombieRefusal.CUP_SHORT
    assert END.expects(state) is None
    assert END.apply(state, Stopped()).scores == (11, 0)


# The end.


def test_everybody_else_gets_one_more_turn() -> None:
    game = ZombieDice(target=3, ending=Ending.ONE_MORE)
    state = after("gF gF gF; stopped; gB gB gB; stopped", seats=3, game=game)
    assert (state.order, state.seat, state.closing) == ((2, 0), 2, True)
    state = after("gF gF gF; stopped; gB gB gB; stopped; gS gS gS", seats=3, game=game)
    assert (state.seat, game.outcome(state)) == (0, None)
    state = game.apply(game.apply(state, roll("gF gF gF")), Stopped())
    assert game.outcome(state) == Outcome((1,))


def test_a_tie_after_one_more_turn_is_played_by_the_leaders_in_order() -> None:
    game = ZombieDice(target=3, ending=Ending.ONE_MORE)
    state = after(
        "gF gF gF; stopped; gB gB gB; stopped; gB gB gB; stopped; gF gF gF; stopped",
        seats=3,
        game=game,
    )
    assert (state.order, state.tie_break, state.closing) == ((1, 2), True, False)


def test_the_first_to_reach_the_target_may_win_at_once() -> None:
    game = ZombieDice(target=3, ending=Ending.AT_ONCE)
    state = after("gB gB gB; stopped", game=game)
    assert game.outcome(state) == Outcome((0,))
    assert game.outcome(after("gB gB gB", game=game)) is None


def test_a_single_tie_break_shares_the_win() -> None:
    game = ZombieDice(target=1, ties=Ties.SINGLE)
    both = "gB gF gF; stopped; gB gF gF; stopped; "
    state = after(both, game=game)
    assert (state.tie_break, game.outcome(state)) == (True, None)
    assert game.outcome(after(both * 2, game=game)) == Outcome((0, 1))
    assert game.outcome(after(f"{both}gS yS rS; gB gF gF; stopped", game=game)) == Outcome((1,))


# A whole turn is banked or lost alike.


def test_the_end_of_a_turn_is_the_same_with_options() -> None:
    game = ZombieDice(green=8, yellow=2, red=3, refill=Refill.END, ending=Ending.ONE_MORE)
    assert after("gB gB gB; stopped", game=game).turns == (Banked(0, 1, 3),)
    assert after("gB gB gB; gS gS rS", game=game).turns == (Bust(0, 1, 3, 3),)
    assert dice("gB") == after("gB gF gF", game=game).aside
