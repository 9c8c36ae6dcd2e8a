"""Games folded turn by turn, and the law of luck."""

from __future__ import annotations

from math import fsum

import pytest
from hypothesis import given, settings

from assistant.games.zombie_dice import (
    Banked,
    Bust,
    Die,
    Event,
    Face,
    Rolled,
    State,
    Stopped,
    ZombieDice,
)
from assistant.games.zombie_dice.rolls import BOX, COLOURS, NONE, Refill, draw, falls
from assistant.history.zombie_dice.turns import Play, Turn, dice_of, first_worth, turns_of
from assistant.session.session import begun
from tests.games.helpers import events
from tests.games.strategies import games


def told(text: str, names: tuple[str, ...] = ("Ana", "Bob")) -> Play:
    return begun(ZombieDice(), names, events(text))


def folded(text: str) -> tuple[Turn, ...]:
    return turns_of(told(text), Refill.MIX)


def test_turns_that_ended_are_counted_and_the_one_in_play_is_not() -> None:
    first, second = folded("gB yB rF; gS rS yB; stopped; rS rS yS; gB gB gB")
    assert (first.end, first.rolls, first.brains, first.bust) == (Banked(0, 1, 3), 2, 3, False)
    assert (second.end, second.rolls, second.brains, second.bust) == (Bust(1, 1, 0, 3), 1, 0, True)


def test_every_roll_after_the_first_and_every_stop_is_a_decision() -> None:
    (turn,) = folded("gB yB rF; continued; gF gS rF; gS rF yB; stopped")
    assert [decision.rolled for decision in turn.decisions] == [True, True, False]
    # "continued" is when the player decides, before the cup is drawn from.
    assert not any(decision.before.committed for decision in turn.decisions)


def test_worth_of_a_decision_is_that_of_the_odds() -> None:
    # Brains 3, no shotgun: rolling is worth 4.430569573, from a table computed elsewhere.
    (turn,) = folded("gB gB yB; stopped")
    (decision,) = turn.decisions
    assert decision.worth.stop == 3
    assert decision.worth.roll == pytest.approx(4.430569573, abs=1e-9)
    assert decision.cost == pytest.approx(1.430569573, abs=1e-9)
    # What a first roll is worth: 2.259149860604.
    assert first_worth(Refill.MIX) == pytest.approx(2.259149860604, abs=1e-12)
    assert turn.luck == pytest.approx(4.430569573 - 2.259149861, abs=1e-8)


def test_the_best_choice_costs_nothing() -> None:
    (turn,) = folded("gB gS yS; stopped")
    assert [decision.cost for decision in turn.decisions] == [0]
    (turn,) = folded("gB gS yS; rS yF gF")
    # 0.796219136 for rolling, against one brain for stopping.
    assert turn.decisions[0].cost == pytest.approx(1 - 0.796219136, abs=1e-9)


def test_a_game_that_the_odds_do_not_know_has_turns_but_no_luck() -> None:
    (turn,) = turns_of(told("gB gB yB; stopped"), None)
    assert (turn.brains, turn.luck, turn.decisions) == (3, None, ())


def test_dice_of_a_broken_off_turn_count() -> None:
    assert sum(1 for _ in dice_of(told("gB gB yB; stopped; gF gF gF"))) == 6


@settings(max_examples=60, deadline=None)
@given(games())
def test_brains_made_are_the_first_rolls_worth_and_luck_less_cost(
    drawn: tuple[ZombieDice, int, list[Event]],
) -> None:
    game, seats, log = drawn
    play = begun(game, tuple(f"p{seat}" for seat in range(seats)), log)
    for turn in turns_of(play, Refill.MIX):
        assert turn.luck is not None
        cost = fsum(decision.cost for decision in turn.decisions)
        assert all(decision.cost >= 0 for decision in turn.decisions)
        assert turn.brains == pytest.approx(first_worth(Refill.MIX) + turn.luck - cost, abs=1e-9)


def test_the_luck_of_a_roll_is_nothing_on_average() -> None:
    """Over every hand and every way it falls, a first roll stopped after it."""
    drawn = draw(NONE, NONE, NONE, Refill.MIX)
    assert drawn is not None
    game = ZombieDice()
    mean = ways = 0.0
    for hand, times in drawn.hands:
        for fall in falls(hand):
            piles = {Face.BRAIN: fall.brains, Face.SHOTGUN: fall.shotguns, Face.FEET: fall.feet}
            rolled = tuple(
                Die(colour, face)
                for face, counts in piles.items()
                for colour, number in zip(COLOURS, counts, strict=True)
                for _ in range(number)
            )
            luck = luck_of(game, rolled)
            mean += times * fall.ways * luck
            ways += times * fall.ways
    assert sum(BOX) == 13
    assert mean / ways == pytest.approx(0, abs=1e-9)


def luck_of(game: ZombieDice, rolled: tuple[Die, ...]) -> float:
    state: State = game.apply(game.start(2), Rolled(rolled))
    log: list[Event] = [Rolled(rolled), *([Stopped()] if state.rolled else [])]
    (turn,) = turns_of(begun(game, ("Ana", "Bob"), log), Refill.MIX)
    assert turn.luck is not None
    return turn.luck


def test_a_mix_of_dice_has_its_own_luck() -> None:
    easy = (8, 2, 3)
    game = ZombieDice(green=8, yellow=2, red=3)
    (turn,) = turns_of(begun(game, ("Ana", "Bob"), events("gB gB gS; stopped")), Refill.MIX, easy)
    assert first_worth(Refill.MIX, easy) > first_worth(Refill.MIX)
    cost = fsum(decision.cost for decision in turn.decisions)
    assert turn.luck is not None
    assert pytest.approx(first_worth(Refill.MIX, easy) + turn.luck - cost) == 2
