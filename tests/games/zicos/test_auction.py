"""Auctions: who takes which card."""

from __future__ import annotations

import pytest

from assistant.games.game import Reason, Refusal
from assistant.games.zicos import (
    Award,
    Bid,
    Closed,
    Die,
    Event,
    HandCounted,
    Nominee,
    NomineesShown,
    Phase,
    Reading,
    Rolled,
    StarterChosen,
    ThirdEqual,
    Zicos,
    ZicosRefusal,
    pairs_for,
)
from tests.games.zicos.helpers import BASE, auction, die, quiet_turn, told

SHARE = Zicos(reading=Reading.SHARE)


@pytest.mark.parametrize(("players", "pairs"), [(2, 2), (3, 2), (4, 3), (7, 6)])
def test_one_pair_fewer_than_players_but_two_for_two(players: int, pairs: int) -> None:
    assert pairs_for(players) == BASE.start(players).pairs == pairs


@pytest.mark.parametrize(
    ("game", "bids", "awards"),
    [
        pytest.param(BASE, [(0, 3, 1), (1, 5, 1), (2, 1, 2)], [(1, 1), (2, 2)], id="highest"),
        pytest.param(BASE, [(0, 4, 2), (1, 6, 2), (2, 4, 2)], [None, (1, 1)], id="unclaimed"),
        pytest.param(BASE, [(0, 4, 1), (1, 4, 1), (2, 2, 1)], [(0, 1), None], id="two equal"),
        pytest.param(BASE, [(0, 4, 1), (1, 4, 1), (2, 4, 1)], [(0, 1), None], id="three equal"),
        pytest.param(
            Zicos(third_equal=ThirdEqual.NOBODY),
            [(0, 4, 1), (1, 4, 1), (2, 4, 1)],
            [None, None],
            id="three equal, for nobody",
        ),
        pytest.param(BASE, [(0, 2, 1), (1, 5, 1), (2, 5, 1)], [(1, 2), None], id="equal later"),
        pytest.param(SHARE, [(0, 3, 1), (1, 5, 1), (2, 1, 2)], [(0, 1), (2, 2)], id="no contest"),
        pytest.param(
            Zicos(may_pass=True), [(0, 6, None), (1, 5, 1), (2, 1, None)], [(1, 1), None], id="pass"
        ),
    ],
)
def test_awards(
    game: Zicos, bids: list[tuple[int, int, int | None]], awards: list[tuple[int, int] | None]
) -> None:
    state = told(game, game.start(3), *auction(*bids))
    assert state.awards == tuple(
        Award(pair, *(taken or (None, None))) for pair, taken in enumerate(awards, start=1)
    )
    assert state.phase is Phase.PLACING


def test_won_cards_are_counted_in_the_hands_and_six_are_kept() -> None:
    game = BASE
    start = told(game, game.start(3), HandCounted(0, 5), HandCounted(1, 0), HandCounted(2, 6))
    state = told(game, start, *auction((0, 6, 1), (1, 2, 2), (2, 2, 2)))
    assert [player.hand for player in state.players] == [6, 1, 6]
    assert state.excess == (1, 0, 1)


def test_the_start_goes_round_and_can_be_chosen_anew() -> None:
    game = Zicos(first=2)
    state = game.start(3)
    assert state.order == (2, 0, 1)
    state = told(game, state, *quiet_turn(3, starter=2))
    assert (state.turn, state.seat) == (2, 0)
    assert game.apply(state, StarterChosen(1)).order == (1, 2, 0)
    still = Zicos(first=2, rotating=False)
    assert told(still, still.start(3), *quiet_turn(3, starter=2)).seat == 2


def test_all_at_once_any_die_may_come_first_and_bids_go_in_turn() -> None:
    game = Zicos(together=True)
    state = told(game, game.start(3), Rolled((Die(2, 6), Die(0, 1))))
    assert (state.phase, state.seat, game.rollers(state)) == (Phase.ROLLING, 1, (1,))
    state = told(game, state, die(1, 3))
    assert (state.phase, state.seat) == (Phase.BIDDING, 0)
    state = told(game, state, Bid(0, 1), Bid(1, 1), Bid(2, 2))
    assert [award.top for award in state.awards] == [1, 2]


@pytest.mark.parametrize(
    ("game", "before", "event", "reason"),
    [
        (BASE, [], die(1, 4), ZicosRefusal.NOT_YOUR_ROLL),
        (BASE, [], Rolled((Die(0, 1), Die(1, 1))), Refusal.WRONG_DICE_COUNT),
        (BASE, [], Rolled(()), Refusal.WRONG_DICE_COUNT),
        (BASE, [], die(0, 7), Refusal.UNKNOWN_DIE),
        (BASE, [], die(3, 1), ZicosRefusal.NO_SUCH_SEAT),
        (BASE, [], Bid(0, 1), ZicosRefusal.NO_BID_NOW),
        (BASE, [die(0, 4)], die(0, 4), ZicosRefusal.NO_ROLL_NOW),
        (BASE, [die(0, 4)], Bid(1, 1), ZicosRefusal.NOT_YOUR_BID),
        (BASE, [die(0, 4)], Bid(0, 3), ZicosRefusal.NO_SUCH_PAIR),
        (BASE, [die(0, 4)], Bid(0, None), ZicosRefusal.BID_COMPULSORY),
        (BASE, [die(0, 4)], NomineesShown(Nominee(2)), ZicosRefusal.AUCTION_BEGUN),
        (BASE, [die(0, 4)], StarterChosen(1), ZicosRefusal.AUCTION_BEGUN),
        (BASE, [], Closed(), ZicosRefusal.NOTHING_TO_CLOSE),
        (SHARE, [*auction((0, 1, 1), (1, 1, 1)), die(2, 1)], Bid(2, 1), ZicosRefusal.PAIR_FULL),
        (Zicos(together=True), [die(1, 2)], die(1, 3), ZicosRefusal.NOT_YOUR_ROLL),
        (Zicos(first=1), [], die(0, 3), ZicosRefusal.NOT_YOUR_ROLL),
    ],
)
def test_refusals(game: Zicos, before: list[Event], event: Event, reason: Reason) -> None:
    assert game.refusal(told(game, game.start(3), *before), event) is reason
