"""HARDCORE: what a die of the auction costs."""

from __future__ import annotations

import pytest

from assistant.games.zicos import (
    ByeBye,
    CardLost,
    Die,
    FanLost,
    HitEffect,
    Loss,
    Phase,
    Rolled,
    State,
    Zicos,
    ZicosRefusal,
    advised_loss,
)
from tests.games.zicos.helpers import HARDCORE, die, member, told

ONE = Zicos(hardcore=True, bye_bye=ByeBye.ONE)


def group(state: State, seat: int = 0) -> dict[int, int]:
    """Fans by number of Member."""
    return {mate.number: len(mate.fans) for mate in state.players[seat].group}


@pytest.mark.parametrize(
    ("fans", "after", "effect"),
    [
        (2, {1: 1}, HitEffect.FAN_LOST),
        (0, {}, HitEffect.LEFT),
        (5, {1: 5}, HitEffect.PROTECTED),
        (6, {1: 6}, HitEffect.PROTECTED),
        (4, {1: 3}, HitEffect.FAN_LOST),
        (1, {1: 0}, HitEffect.FAN_LOST),
    ],
)
def test_a_member_whose_number_shows(fans: int, after: dict[int, int], effect: HitEffect) -> None:
    state = told(HARDCORE, HARDCORE.start(2), *member(0, 4, [1] * fans), die(0, 4))
    assert group(state) == after
    assert [(hit.effect, hit.fans) for hit in state.hits] == [(effect, after.get(1, 0))]
    assert state.phase is Phase.BIDDING


def test_another_number_costs_nothing() -> None:
    state = told(HARDCORE, HARDCORE.start(2), *member(0, 4, [1, 1]), die(0, 3))
    assert group(state) == {1: 2} and state.hits == ()


def test_nobody_loses_cards_without_the_variant_or_by_a_rivals_die() -> None:
    base = Zicos()
    assert group(told(base, base.start(2), *member(0, 4), die(0, 4))) == {1: 0}
    assert group(told(HARDCORE, HARDCORE.start(2), *member(1, 4), die(0, 4)), 1) == {1: 0}


def test_a_member_without_a_number_stays() -> None:
    state = told(HARDCORE, HARDCORE.start(2), *member(0, None), die(0, 1))
    assert group(state) == {1: 0}


def test_each_of_two_members_loses_a_card() -> None:
    two = [*member(0, 4, [1]), *member(0, 4, at=3)]
    state = told(HARDCORE, HARDCORE.start(2), *two, die(0, 4))
    assert group(state) == {1: 0}
    assert [hit.effect for hit in state.hits] == [HitEffect.FAN_LOST, HitEffect.LEFT]


@pytest.mark.parametrize(("lost", "after"), [(2, {1: 0, 3: 0}), (3, {1: 1})])
def test_one_card_in_all_is_the_owners_choice(lost: int, after: dict[int, int]) -> None:
    two = [*member(0, 4, [1]), *member(0, 4, at=3)]
    state = told(ONE, ONE.start(2), *two, die(0, 4))
    assert (state.phase, state.seat, state.losses) == (Phase.LOSING, 0, (Loss(0, (2, 3)),))
    assert advised_loss(state) == 2
    state = told(ONE, state, CardLost(lost))
    assert group(state) == after
    assert (state.phase, state.losses) == (Phase.BIDDING, ())


def test_one_card_in_all_needs_no_choice_for_one_member() -> None:
    state = told(ONE, ONE.start(2), *member(0, 4, [1]), *member(0, 4, [1] * 5, at=3), die(0, 4))
    assert group(state) == {1: 0, 3: 5}


def test_the_owner_chooses_among_fans_of_different_stars() -> None:
    state = told(HARDCORE, HARDCORE.start(2), *member(0, 4, [3, 1, 3]), die(0, 4))
    assert state.losses == (Loss(0, (3, 4)),)
    assert advised_loss(state) == 3
    assert HARDCORE.refusal(state, CardLost(1)) is ZicosRefusal.NOT_AMONG_LOST
    assert HARDCORE.refusal(state, die(0, 4)) is ZicosRefusal.FINISH_FIRST
    assert told(HARDCORE, state, CardLost(4)).players[0].fan_stars == 4


def test_the_fan_with_the_fewest_stars_goes_where_nobody_is_asked() -> None:
    game = Zicos(hardcore=True, fan_lost=FanLost.FEWEST)
    state = told(game, game.start(2), *member(0, 4, [3, 1, 2]), die(0, 4))
    assert state.players[0].fan_stars == 5


def test_nothing_can_be_chosen_where_nothing_is_lost() -> None:
    assert HARDCORE.refusal(HARDCORE.start(2), CardLost(1)) is ZicosRefusal.NOTHING_LOST


def test_exactly_five_may_be_what_protects() -> None:
    game = Zicos(hardcore=True, exactly_five=True)
    for fans, left in ((5, 5), (6, 5)):
        state = told(game, game.start(2), *member(0, 4, [1] * fans), die(0, 4))
        assert group(state) == {1: left}


def test_rolled_at_once_each_die_costs_its_own_player() -> None:
    game = Zicos(hardcore=True, together=True)
    groups = [*member(0, 4, [1, 2]), *member(1, 4, [2, 1], at=4)]
    state = told(game, game.start(2), *groups, Rolled((Die(1, 4), Die(0, 4))))
    assert [loss.seat for loss in state.losses] == [1, 0]
    state = told(game, state, CardLost(6), CardLost(2))
    assert [player.fan_stars for player in state.players] == [2, 2]
    assert (state.phase, state.seat) == (Phase.BIDDING, 0)
