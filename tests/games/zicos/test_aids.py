"""Chances, compared with counting every way that the rest of an auction can go."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from assistant.games.zicos import (
    Bid,
    ByeBye,
    Die,
    HitEffect,
    Phase,
    Reading,
    Rolled,
    State,
    ThirdEqual,
    Zicos,
)
from assistant.games.zicos.aids import (
    PairChance,
    Rivals,
    exposures,
    loss_chance,
    pair_chances,
)
from tests.games.zicos.helpers import BASE, HARDCORE, auction, die, member, told

EACH_AND_ONE = (HARDCORE, Zicos(hardcore=True, bye_bye=ByeBye.ONE))


def endings(game: Zicos, state: State, pair: int | None) -> Iterator[tuple[State, float]]:
    """Every way the auction can end, with its chance; later bidders choose `pair`, or any."""
    if state.phase is Phase.PLACING:
        yield state, 1.0
        return
    if state.phase is Phase.ROLLING:
        steps = [game.apply(state, die(state.seat, value)) for value in range(1, 7)]
    else:
        bids = [Bid(state.seat, one) for one in range(1, state.pairs + 1)]
        bids = [bid for bid in bids if game.refusal(state, bid) is None]
        if pair is not None:
            bids = [bid for bid in bids if bid.pair == pair] or bids
        steps = [game.apply(state, bid) for bid in bids]
    for step in steps:
        for end, chance in endings(game, step, pair):
            yield end, chance / len(steps)


def counted(game: Zicos, state: State, pair: int, rivals: Rivals) -> PairChance:
    seat, won = state.seat, {(True, True): 0.0, (True, False): 0.0, (False, True): 0.0}
    bid = Bid(seat, pair)
    if game.refusal(state, bid) is not None:
        return PairChance(pair, 0.0, 0.0, 0.0)
    everywhere = None if rivals is Rivals.ANYWHERE else pair
    for end, chance in endings(game, game.apply(state, bid), everywhere):
        award = end.awards[pair - 1]
        key = (award.top == seat, award.bottom == seat)
        won[key] = won.get(key, 0.0) + chance
    return PairChance(pair, won[True, True], won[True, False], won[False, True])


@pytest.mark.parametrize(
    "game",
    [BASE, Zicos(third_equal=ThirdEqual.NOBODY), Zicos(reading=Reading.SHARE)],
    ids=["contest", "nobody", "share"],
)
@pytest.mark.parametrize("rivals", Rivals)
@pytest.mark.parametrize("value", [1, 4, 6])
@pytest.mark.parametrize(
    "before", [(), ((0, 4, 1),), ((0, 4, 1), (1, 4, 1)), ((0, 6, 2), (1, 4, 1))]
)
def test_chances_are_those_of_every_way_it_can_go(
    game: Zicos, rivals: Rivals, value: int, before: tuple[tuple[int, int, int], ...]
) -> None:
    state = told(game, game.start(3), *auction(*before), die(len(before), value))
    for chance in pair_chances(game, state, rivals):
        expected = counted(game, state, chance.pair, rivals)
        assert (chance.both, chance.top, chance.bottom) == pytest.approx(
            (expected.both, expected.top, expected.bottom)
        )


def test_known_dice_of_later_bidders_count_as_they_lie() -> None:
    game = Zicos(together=True)
    state = told(game, game.start(3), Rolled((Die(0, 4), Die(1, 5), Die(2, 4))))
    first, _ = pair_chances(game, state)
    # Nobody higher: the 5 goes elsewhere, one time in two; so does the equal 4.
    assert (first.both, first.top, first.any) == (0.25, 0.25, 0.5)


def test_no_chance_is_told_before_the_die() -> None:
    with pytest.raises(ValueError, match="no die"):
        pair_chances(BASE, BASE.start(2))


def test_each_member_with_a_number_is_hit_one_time_in_six() -> None:
    group = [*member(0, 4, [1]), *member(0, 4, at=3), *member(0, None, at=4)]
    group += member(0, 2, [1] * 5, at=5)
    state = told(HARDCORE, HARDCORE.start(2), *group)
    told_of = {one.member: (one.chance, one.effect) for one in exposures(HARDCORE, state, 0)}
    assert told_of == {
        1: (1 / 6, HitEffect.FAN_LOST),
        3: (1 / 6, HitEffect.LEFT),
        4: (0.0, HitEffect.LEFT),
        5: (1 / 6, HitEffect.PROTECTED),
    }
    assert exposures(BASE, state, 0) == ()


@pytest.mark.parametrize("game", EACH_AND_ONE, ids=["each", "one"])
@pytest.mark.parametrize("numbers", [*product([1, 2, None], repeat=3)])
def test_losses_are_those_of_the_six_faces(game: Zicos, numbers: tuple[int | None, ...]) -> None:
    events = [one for at, bye in enumerate(numbers, 1) for one in member(0, bye, at=at)]
    state = told(game, game.start(2), *events)
    costs = []
    for value in range(1, 7):
        after = game.apply(state, die(0, value))
        costs.append(len(after.losses) or len(after.gone))
    assert loss_chance(game, state, 0) == pytest.approx(sum(map(bool, costs)) / 6)
