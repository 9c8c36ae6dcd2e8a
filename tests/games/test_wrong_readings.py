"""Mistakes that other programs for this game have made; one test each."""

from __future__ import annotations

import pytest

from assistant.games.game import Outcome, Refusal
from assistant.games.zombie_dice import (
    SHOTGUNS_TO_LOSE,
    Banked,
    Bust,
    Colour,
    Stopped,
    ZombieDice,
)
from assistant.games.zombie_dice.dice import total
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.position import Position
from assistant.games.zombie_dice.reasons import ZombieRefusal
from assistant.games.zombie_dice.rolls import FACE_WAYS, falls
from assistant.games.zombie_dice.turn import Turn
from tests.games.helpers import after, roll

GAME = ZombieDice()
TWELVE_OUT = "gB gB gB; gB gB gB; yB yB yB; yS rB rB"
"""Eleven brains and a shotgun aside, one red die in the cup."""


def test_wrong_mix_of_dice() -> None:
    expected = GAME.expects(GAME.start(2))
    assert expected is not None
    assert expected.cup == (("green", 6), ("yellow", 4), ("red", 3))


def test_feet_put_back_and_drawn_at_random() -> None:
    assert GAME.refusal(after("rF rF rF"), roll("gB gB gB")) is Refusal.KEPT_DICE_MISSING


def test_feet_never_rolled_again() -> None:
    state = after("gF yF rF")
    assert state.feet == dice("gF yF rF")
    assert state.aside == ()
    assert total(state.cup) == 10


def test_full_cup_for_every_roll() -> None:
    assert GAME.refusal(after("rB rB rS"), roll("rB gB gB")) is Refusal.NOT_IN_CUP


def test_draw_from_an_empty_cup() -> None:
    state = after("gB gB gB; gB gB gB; yB yB yB; yB rB rF; rB gF gF; gB gB yF; gB yB yB")
    assert GAME.expects(state) is not None
    empty = after("gB gB gB; gB gB gB; yB yB yB; yF rF rF; yF rF rF")
    assert total(empty.cup) == 1
    assert GAME.refusal(empty, roll("yB rB rB")) is None


def test_empty_cup_ends_the_turn() -> None:
    state = after(TWELVE_OUT)
    assert state.seat == 0
    assert GAME.refusal(state, roll("gB gB gB")) is None


def test_shotguns_come_back_with_the_brains() -> None:
    state = GAME.apply(after(TWELVE_OUT), roll("gB gB gB"))
    assert state.shotguns == 1
    assert state.aside == dice("yS gB gB gB")
    assert GAME.refusal(after(TWELVE_OUT), roll("yB yB yB")) is None
    assert GAME.refusal(state, roll("yB yB yB")) is None
    assert dict(state.cup)[Colour.YELLOW] == 3


def test_thirteen_fresh_dice_at_the_refill() -> None:
    state = GAME.apply(after(TWELVE_OUT), roll("gB gB gB"))
    assert total(state.cup) + len(state.aside) + len(state.feet) == 13


def test_brains_returned_twice_at_the_second_refill() -> None:
    twice = after(f"{TWELVE_OUT}; gB gB gB; gB gB gB; yB yB yB; rB rB rF; gB gB rB")
    assert total(twice.cup) + len(twice.aside) + len(twice.feet) == 13
    assert (twice.noted, twice.brains) == (22, 25)


def test_fewer_than_three_dice_rolled() -> None:
    assert GAME.refusal(after(TWELVE_OUT), roll("rB")) is Refusal.WRONG_DICE_COUNT


def test_a_bust_scores_one() -> None:
    assert after("gB gB gB; gS yS rS").scores == (0, 0)


def test_a_bust_player_with_enough_wins_at_once() -> None:
    state = after("gB gB gB; gB gB gB; yB yB yB; yB rB rB; gB gB gF; stopped; gS yS rS")
    assert GAME.outcome(state) == Outcome((0,))
    tied = after("gB gB gB; stopped; gB gB gB; stopped", game=ZombieDice(target=3))
    bust = GAME.apply(tied, roll("gS yS rS"))
    assert GAME.outcome(bust) is None


def test_the_first_to_reach_the_target_ends_the_game() -> None:
    state = after("gB gB gB; stopped", game=ZombieDice(target=3))
    assert ZombieDice(target=3).outcome(state) is None


def test_a_whole_extra_round_for_everybody() -> None:
    state = after("gF gF gF; stopped; gB gB gB; stopped", game=ZombieDice(target=3))
    assert ZombieDice(target=3).outcome(state) == Outcome((1,))


def test_a_tie_of_all_who_reached_the_target() -> None:
    game = ZombieDice(target=2)
    state = after("gB gB gB; stopped; gB gB gF; stopped", game=game)
    assert game.outcome(state) == Outcome((0,))


def test_the_turn_stops_by_itself_at_the_target() -> None:
    state = after(f"{TWELVE_OUT}; gB gB gB")
    assert state.brains == 14
    assert (state.seat, state.turns) == (0, ())


@pytest.mark.parametrize("ties", [1, 2, 5])
def test_one_tie_break_and_then_a_draw(ties: int) -> None:
    game = ZombieDice(target=1)
    both = "gB gF gF; stopped; gB gF gF; stopped; "
    state = after(both * ties, game=game)
    assert game.outcome(state) is None
    assert state.tie_break
    assert game.outcome(after(both * ties + "gS yS rS; gB gF gF; stopped", game=game)) == Outcome(
        (1,)
    )


def test_the_first_of_those_level_at_the_end_of_a_round_wins() -> None:
    game = ZombieDice(target=2)
    level = "gB gF gF; stopped; gB gB gF; stopped; gB gB gF; stopped; "
    state = after(level, seats=3, game=game)
    assert game.outcome(state) is None
    assert (state.order, state.seat) == ((1, 2), 1)
    assert game.outcome(after(f"{level}gS yS rS; gF gF gF; stopped", seats=3, game=game)) is None


def test_the_score_is_overwritten() -> None:
    assert after("gB gB gB; stopped; gF gF gF; stopped; gB gB gF; stopped").scores == (5, 0)


def test_players_share_one_score() -> None:
    assert after("gB gB gB; stopped", seats=3).scores == (3, 0, 0)


def test_three_feet_are_a_roll_like_any_other() -> None:
    state = after("gF yF rF; gF yF rF; gF yF rF")
    assert state.rolled
    assert GAME.refusal(state, Stopped()) is None


def test_three_feet_lead_back_to_the_same_roll_in_a_strategy() -> None:
    """Leaving them out would make rolling look better or worse than it is."""
    turn = Turn(range(31))
    value = 0.0
    for fall in falls((0, 0, 3)):
        now = Position(fall.brains, fall.shotguns, fall.feet)
        if sum(fall.shotguns) < SHOTGUNS_TO_LOSE:
            value += fall.ways / FACE_WAYS * max(turn.stop(now), turn.roll(now) or 0.0)
    assert turn.roll(Position(feet=(0, 0, 3))) == pytest.approx(value, abs=1e-12)


def test_a_banked_zero_and_a_bust_look_alike() -> None:
    assert isinstance(after("gF yF rF; stopped").last, Banked)
    assert isinstance(after("gS yS rS").last, Bust)


def test_stopping_after_the_draw() -> None:
    assert GAME.refusal(after("gB gB gB; continued"), Stopped()) is ZombieRefusal.COMMITTED
