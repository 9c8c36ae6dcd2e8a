"""Odds of tables that play differently, and what is not known of them."""

from __future__ import annotations

import time
from dataclasses import replace
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings

from assistant.games.zombie_dice import FACES, Event, Face, Rolled, ZombieDice
from assistant.games.zombie_dice.counsel import Counsel, Gap, counsel, warm
from assistant.games.zombie_dice.coverage import counts, knows_turn, knows_win
from assistant.games.zombie_dice.odds import Advice, next_roll, odds
from assistant.games.zombie_dice.options import Ending, Feature, Ties
from assistant.games.zombie_dice.position import ImpossibleError, Position, of_state, read
from assistant.games.zombie_dice.rolls import Refill
from tests.games.helpers import after
from tests.games.strategies import games

EASY = ZombieDice(green=8, yellow=2, red=3)
HARD = ZombieDice(green=4, yellow=4, red=5)


def shot_first(game: ZombieDice) -> Fraction:
    """Chance of three shotguns in the first roll, hand by hand."""
    dice = [colour for colour, number in game.box for _ in range(number)]
    hands = list(combinations(dice, 3))
    ways = sum(
        FACES[one][Face.SHOTGUN] * FACES[two][Face.SHOTGUN] * FACES[three][Face.SHOTGUN]
        for one, two, three in hands
    )
    return Fraction(ways, len(hands) * 6**3)


@pytest.mark.parametrize("game", [ZombieDice(), EASY, HARD])
def test_the_first_roll_of_a_mix(game: ZombieDice) -> None:
    chances = next_roll(Position(), box=counts(game))
    assert sum(chances.values()) == 1
    assert chances[0, 3] == shot_first(game)
    found = odds(Position(), box=counts(game))
    assert found is not None
    assert found.bust == pytest.approx(float(shot_first(game)), abs=1e-15)


def test_more_green_dice_are_worth_more() -> None:
    worth = [odds(Position(), box=counts(game)) for game in (HARD, ZombieDice(), EASY)]
    hard, usual, easy = (found.expected_if_roll for found in worth if found is not None)
    assert hard < usual < easy


@settings(max_examples=60)
@given(games(options=True))
def test_the_odds_are_of_the_dice_that_the_rules_allow(
    told: tuple[ZombieDice, int, list[Event]],
) -> None:
    game, seats, events = told
    if not knows_turn(game):
        return
    state = game.start(seats)
    for event in events[:20]:
        if isinstance(event, Rolled):
            chances = next_roll(of_state(state), game.refill, counts(game))
            brains = sum(die.brains for die in event.dice)
            assert chances[brains, sum(die.shotguns for die in event.dice)] > 0
        state = game.apply(state, event)
        if not state.over and state.rolled and not state.committed:
            chances = next_roll(of_state(state), game.refill, counts(game))
            assert bool(chances) == (game.expects(state) is not None)


def test_positions_of_a_mix_are_judged_by_it() -> None:
    box = counts(HARD)
    assert read("aside rB rB rB rB rB gB", box=box).brains == (1, 0, 5)
    with pytest.raises(ImpossibleError, match="5 green dice; the game has 4"):
        read("aside gB gB gB gB gB yB", box=box)


def test_dice_in_hand_are_sure_to_be_rolled() -> None:
    game = ZombieDice(refill=Refill.REMAIN_FIRST)
    text = "gB gB gB; gB gB gB; yB yB yB; yS rB rB"
    drawn = of_state(after(f"{text}; continued", game=game))
    chances = next_roll(drawn, Refill.REMAIN_FIRST)
    assert chances == next_roll(of_state(after(text, game=game)), Refill.REMAIN_FIRST)


def test_what_is_known_of_which_game() -> None:
    usual = ZombieDice(target=20, first=1)
    for refill in Refill:
        assert knows_turn(replace(usual, refill=refill))
        assert knows_win(replace(usual, refill=refill))
    assert (knows_turn(EASY), knows_win(EASY)) == (True, False)
    for game in (replace(usual, ending=Ending.ONE_MORE), replace(usual, ties=Ties.SINGLE)):
        assert (knows_turn(game), knows_win(game)) == (True, False)
    for game in (replace(usual, feature=Feature.SANTA), replace(usual, bus=True)):
        assert (knows_turn(game), knows_win(game)) == (False, False)


@pytest.mark.parametrize(
    "game", [ZombieDice(feature=Feature.SUMMER), ZombieDice(bus=True, green=8, yellow=2)]
)
def test_no_figure_is_given_where_special_dice_are_played_with(game: ZombieDice) -> None:
    assert counsel(game, after("gB gB yF", game=game)) is Gap.OPTIONS
    warm(game, game.start(2))


def test_a_mix_has_odds_of_its_own_and_no_chance_to_win() -> None:
    found = counsel(HARD, after("gB gB yF", game=HARD))
    assert isinstance(found, Counsel)
    assert found.odds == odds(read("aside gB gB | feet yF", box=(4, 4, 5)), box=(4, 4, 5))
    assert found.odds != odds(read("aside gB gB | feet yF"))
    assert found.win is None


def test_the_reading_of_the_table_is_what_is_reckoned_with() -> None:
    text = "gB gB gB; gB gB gB; yB yB yB; yS rB rB"
    game = ZombieDice(refill=Refill.END)
    found = counsel(game, after(text, game=game))
    assert isinstance(found, Counsel)
    assert (found.odds, found.advice) == (None, Advice.STOP)
    first = ZombieDice(refill=Refill.REMAIN_FIRST)
    found = counsel(first, after(text, game=first))
    assert isinstance(found, Counsel)
    assert found.odds == odds(of_state(after(text, game=first)), Refill.REMAIN_FIRST)
    assert found.win is not None


def test_no_position_is_made_of_dice_it_cannot_tell() -> None:
    game = ZombieDice(feature=Feature.SANTA)
    with pytest.raises(ValueError, match="green, yellow and red dice alone"):
        of_state(after("gB gB gF", game=game))
    riding = after("gB gB gF; bB gB gB", game=ZombieDice(bus=True))
    with pytest.raises(ValueError, match="alone"):
        of_state(riding)


def test_a_warm_answer_for_a_mix_is_quick() -> None:
    box = counts(HARD)
    odds(Position(), box=box)
    next_roll.cache_clear()
    began = time.process_time()
    odds(read("aside gB gB yB | shotguns rS | feet rF", box=box), box=box)
    assert time.process_time() - began < 0.02
