"""The odds of Zombie Dice against values computed elsewhere, to the last digit printed there."""

from __future__ import annotations

import re
import time
from fractions import Fraction
from math import comb, prod

import pytest
from hypothesis import given

from assistant.games.zombie_dice import DICE, FACES, Event, Face, ZombieDice
from assistant.games.zombie_dice.codes import START, code_of, shotguns_of, total_of
from assistant.games.zombie_dice.odds import next_roll, odds
from assistant.games.zombie_dice.outcomes import Policy, outcomes
from assistant.games.zombie_dice.position import (
    ImpossibleError,
    Position,
    impossible,
    of_state,
    read,
)
from assistant.games.zombie_dice.rolls import BOX, Refill, draw, falls
from assistant.games.zombie_dice.turn import Turn
from tests.games.helpers import after
from tests.games.strategies import games

MIX, REMAIN_FIRST, LITERAL, END = Refill

FIRST_ROLL = {
    (0, 0): "1/27",
    (0, 1): "23/234",
    (0, 2): "10/117",
    (0, 3): "94/3861",
    (1, 0): "29/234",
    (1, 1): "2/9",
    (1, 2): "14/143",
    (2, 0): "16/117",
    (2, 1): "160/1287",
    (3, 0): "64/1287",
}
"""(brains, shotguns) of the first roll, and their chance."""

BEST_TURN = [
    (MIX, "2.259149860604", "0.307159618"),
    (REMAIN_FIRST, "2.259115392387", "0.307182527"),
    (LITERAL, "2.259205601122", "0.307123192"),
    (END, "2.258550969971", "0.307128568"),
]
"""Most brains of a turn on average, and the chance of a bust on the way."""

SINGLE = [
    ("aside gB gB yB", "0.029745370", "1.050000000", "4.430569573", "roll"),
    ("aside gB | shotguns rS rS", "0.608641975", "0.637654321", "1.034205840", "roll"),
    ("aside gB | shotguns gS yS", "0.685300926", "0.479282407", "0.796219136", "stop"),
    ("shotguns gS rS | feet rF", "0.731790123", "0.381378601", "0.398214389", "roll"),
    (
        "aside gB gB gB yB | shotguns rS | feet gF",
        *("0.183421517", "1.074514991", "4.377021001", "roll"),
    ),
    (
        "aside gB gB | shotguns rS rS | feet gF gF",
        *("0.520502646", "0.823412698", "1.784595035", "stop"),
    ),
    (
        "aside gB gB gB gB yB yB | shotguns yS | feet rF rF",
        *("0.395833333", "0.565972222", "4.191201161", "stop"),
    ),
    (
        "aside gB gB gB gB gB yB yB yB yB | shotguns rS rS | feet gF",
        *("0.552983539", "0.754835391", "4.777983539", "stop"),
    ),
]
"""Position, bust, new brains, brains if rolled, advice."""


def shotguns_below(limit: int) -> Policy:
    return lambda code: shotguns_of(code) < limit


def brains_below(limit: int) -> Policy:
    return lambda code: total_of(code) < limit


def while_one_shotgun(code: int) -> bool:
    return shotguns_of(code) <= 1 or total_of(code) == 0


def by_shotguns(code: int) -> bool:
    return total_of(code) < {0: 1000, 1: 4, 2: 1}[shotguns_of(code)]


SIMPLE = [
    (shotguns_below(1), MIX, "1.646919126", "0.038336426"),
    (shotguns_below(1), REMAIN_FIRST, "1.646850376", "0.038338355"),
    (shotguns_below(2), MIX, "2.073051767", "0.258440992"),
    (shotguns_below(2), REMAIN_FIRST, "2.071777865", "0.258519246"),
    (while_one_shotgun, MIX, "2.132481668", "0.323959368"),
    (while_one_shotgun, REMAIN_FIRST, "2.131207767", ""),
    (by_shotguns, MIX, "2.217433213", "0.259438743"),
    (by_shotguns, REMAIN_FIRST, "2.217364462", ""),
]
"""Rule of play, reading, brains on average, chance of a bust where it is known."""

STOP_AT = [
    *("1.327381292", "1.675297162", "1.856856057", "1.735317278", "1.475293617"),
    *("1.171833769", "0.872043463", "0.619148692", "0.420144980"),
]
"""Brains on average when stopping at 1, 2, … of them, the same in both readings."""


def digits(value: float, like: str) -> str:
    """`value` with as many decimals as `like` has."""
    return f"{value:.{len(like.partition('.')[2])}f}"


def test_first_roll() -> None:
    chances = next_roll(Position())
    assert chances == {key: Fraction(chance) for key, chance in FIRST_ROLL.items()}
    by_shotguns = [
        sum(chance for (_, shot), chance in chances.items() if shot == n) for n in range(4)
    ]
    assert by_shotguns == [
        *(Fraction(2683, 7722), Fraction(1145, 2574), Fraction(236, 1287), Fraction(94, 3861))
    ]
    first = odds(Position())
    assert first is not None
    assert first.shotguns == tuple(map(float, by_shotguns))
    assert first.expected_new == 29 / 26
    assert first.bust == 94 / 3861


@pytest.mark.parametrize(("refill", "most", "_"), BEST_TURN)
def test_most_brains_of_a_turn(refill: Refill, most: str, _: str) -> None:
    first = odds(Position(), refill)
    assert first is not None
    assert digits(first.expected_if_roll, most) == most
    further = Turn(range(91), refill).roll(Position())
    assert further is not None
    assert digits(further, most) == most


@pytest.mark.parametrize(("refill", "most", "bust"), BEST_TURN)
def test_bust_of_the_best_play(refill: Refill, most: str, bust: str) -> None:
    ends = outcomes(Turn(range(61), refill).rolls_at, refill)
    assert digits(ends.bust, bust) == bust
    assert digits(ends.mean, most) == most
    assert sum(ends.brains) + ends.bust == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize(("text", "bust", "new", "if_roll", "advice"), SINGLE)
def test_single_positions(text: str, bust: str, new: str, if_roll: str, advice: str) -> None:
    found = odds(read(text))
    assert found is not None
    assert digits(found.bust, bust) == bust
    assert digits(found.expected_new, new) == new
    assert digits(found.expected_if_roll, if_roll) == if_roll
    assert found.advice == advice


def test_the_dice_left_may_be_taken_first() -> None:
    found = odds(read(SINGLE[-1][0]), REMAIN_FIRST)
    assert found is not None
    assert digits(found.bust, "0.683641975") == "0.683641975"
    assert digits(found.expected_if_roll, "3.319958848") == "3.319958848"


@pytest.mark.parametrize(("rolls", "refill", "mean", "bust"), SIMPLE)
def test_simple_rules_of_play(rolls: Policy, refill: Refill, mean: str, bust: str) -> None:
    ends = outcomes(rolls, refill)
    assert digits(ends.mean, mean) == mean
    assert not bust or digits(ends.bust, bust) == bust


@pytest.mark.parametrize("refill", [MIX, REMAIN_FIRST])
def test_stopping_at_a_number_of_brains(refill: Refill) -> None:
    means = [outcomes(brains_below(number), refill).mean for number in range(1, 10)]
    assert [digits(mean, like) for mean, like in zip(means, STOP_AT, strict=True)] == STOP_AT


def test_thirteen_in_one_turn() -> None:
    reached = {refill: sum(outcomes(brains_below(13), refill).brains[13:]) for refill in Refill}
    assert digits(reached[MIX], "0.006835954") == "0.006835954"
    assert digits(reached[REMAIN_FIRST], "0.006456807") == "0.006456807"
    # 729/4194304 stands for thirteen dice that all come to show brains, each rolled until it shows
    # no feet. Whoever must stop when three dice cannot be made up hardly ever gets that far.
    alone = prod(
        Fraction(FACES[colour][Face.BRAIN], 6 - FACES[colour][Face.FEET]) ** number
        for colour, number in DICE.items()
    )
    assert alone == Fraction(729, 4194304)
    assert 0 < reached[END] < alone


def positions() -> list[Position]:
    """Every count by colour of at most 13 dice, 2 shotguns and 3 feet."""
    brains = [(g, y, r) for g in range(7) for y in range(5) for r in range(4)]
    few = [counts for counts in brains if sum(counts) <= 3]
    found = [Position(b, s, f) for b in brains for s in few if sum(s) <= 2 for f in few]
    return [p for p in found if all(out <= n for out, n in zip(p.out, BOX, strict=True))]


def test_the_number_of_positions() -> None:
    """10,820 are written elsewhere, all but the start with one or two dice unreachable."""
    every = positions()
    assert len(every) == 10_820
    possible = {code_of(position) for position in every if not impossible(position, MIX)}
    assert len(possible) == 10_766
    seen = {START}

    def go_on(code: int) -> bool:
        seen.add(code)
        return True

    outcomes(go_on, END)
    assert seen == possible


@pytest.mark.parametrize("refill", Refill)
def test_every_roll_is_counted_whole(refill: Refill) -> None:
    for position in positions()[::97]:
        drawn = draw(position.brains, position.shotguns, position.feet, refill)
        if drawn is None:
            assert refill is END
            assert odds(position, refill) is None
            continue
        assert all(sum(fall.ways for fall in falls(hand)) == 216 for hand, _ in drawn.hands)
        chances = next_roll(position, refill)
        assert sum(chances.values()) == 1


@given(games())
def test_the_cup_of_the_odds_is_the_cup_of_the_rules(
    played: tuple[ZombieDice, int, list[Event]],
) -> None:
    game, seats, events = played
    state = game.start(seats)
    for event in events:
        state = game.apply(state, event)
        # Once the player goes on, noted brains may be back in the cup: no roll ends like that.
        if (expected := game.expects(state)) is None or state.committed:
            continue
        position = of_state(state)
        assert not impossible(position, MIX)
        drawn = draw(position.brains, position.shotguns, position.feet, MIX)
        assert drawn is not None
        new = 3 - len(expected.kept)
        assert drawn.ways == comb(sum(number for _, number in expected.cup), new)
        for hand, _ in drawn.hands:
            colours = [c for (c, _), n in zip(expected.cup, hand, strict=True) for _ in range(n)]
            assert expected.refusal(colours) is None


def test_noted_brains_count() -> None:
    state = after("gB gB gB; gB gB gB; yB yB yB; yS rB rB; gB gB gF")
    position = of_state(state)
    assert (position.noted, position.total) == (11, 13)
    found = odds(position)
    assert found is not None
    assert found.expected_if_roll == pytest.approx(11 * (1 - found.bust), abs=4)
    assert position == read("noted 11 | aside gB gB | shotguns yS | feet gF")


def test_a_tie_stops() -> None:
    """All that rolling may bring is worth nothing here."""
    assert not Turn([0.0, 1.0]).rolls(read("aside gB | feet gF gF"))


def test_worth_must_not_fall() -> None:
    with pytest.raises(ValueError, match="never fall"):
        Turn([0.0, 1.0, 0.5])


def test_answers_are_quick() -> None:
    odds(Position())
    for text, *_ in SINGLE:
        position = read(text)
        next_roll.cache_clear()
        start = time.process_time()
        assert odds(position) is not None
        assert time.process_time() - start < 0.02


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("aside gB gB gB gB gB gB gB", "That makes 7 green dice; the game has 6."),
        (
            "aside gB gB gB gB gB gB yB yB yB yB rB rB | shotguns rS | feet rF",
            "That makes 14 dice; the game has 13.",
        ),
        ("shotguns rS rS rS", "3 shotguns: the turn is lost already."),
        ("feet gF gF yF rF", "4 dice show feet; a roll is 3 dice."),
        ("aside gB", "After a roll 3 dice or more lie out of the cup; here it is 1."),
        ("aside gX gB gB", "“gX” is no die"),
        ("aside bB gB gB", "“bB” is no die"),
        ("aside gF gB gB", "“gF” shows feet: it does not belong to “aside”."),
        ("shotguns gB gB gB", "“gB” shows a brain: it does not belong to “shotguns”."),
        ("feet gS gF gF", "“gS” shows a shotgun: it does not belong to “feet”."),
        ("gB gB gB", "“gB” is no part of a position"),
        ("feet gF gF gF | noted x", "a number up to 99, not “x”"),
        ("feet gF gF gF | noted 100", "a number up to 99, not “100”"),
        ("feet gF gF gF | noted 8", "The cup never runs short before 9 brains"),
        ("noted 11", "After a roll 3 dice or more lie out of the cup"),
    ],
)
def test_impossible_positions_are_told(text: str, told: str) -> None:
    with pytest.raises(ImpossibleError, match=re.escape(told)):
        read(text)


def test_noted_brains_depend_on_the_reading() -> None:
    assert read("feet gF gF gF | noted 7", LITERAL).noted == 7
    with pytest.raises(ValueError, match="Brains are noted only where"):
        read("feet gF gF gF | noted 9", END)
