"""The approximate win at larger tables, on turns simple enough to reckon by hand."""

from __future__ import annotations

import pytest

from assistant.games.zombie_dice.crowd import Round, worth
from assistant.games.zombie_dice.duel import Duel
from assistant.games.zombie_dice.tables import Table

COIN = Table(
    duel=Duel(1, (), (), ()),
    points=(0.5, 0.5),
    aims=((0.0, 0.5, 0.0), (0.25, 0.25, 0.0), (0.0, 0.5, 0.0)),
)
"""A turn brings a point or none; the last, which must beat a score, has other chances."""
UNEVEN = Table(duel=Duel(1, (), (), ()), points=(0.4, 0.1, 0.3, 0.2), aims=())


def chance(target: int, own: int, others: tuple[int, ...], waiting: tuple[int, ...] = ()) -> float:
    return worth(Round(target, others, waiting), own, COIN, 2)[0]


def test_best_at_the_end_wins() -> None:
    assert chance(3, 4, (3, 2)) == 1
    assert chance(3, 2, (3, 2)) == 0


@pytest.mark.parametrize(("others", "share"), [((3,), 1 / 2), ((3, 3), 1 / 3), ((3, 3, 1), 1 / 3)])
def test_a_tie_is_shared(others: tuple[int, ...], share: float) -> None:
    assert chance(3, 3, others) == pytest.approx(share)


def test_the_last_may_still_win() -> None:
    """One behind: level in a quarter of the turns, ahead in another."""
    assert chance(3, 3, (), (2,)) == pytest.approx(0.5 + 0.25 / 2)


def test_each_waiting_player_goes_for_the_best_so_far() -> None:
    # First: below 1/2, level 1/4, ahead 1/4. Second, two behind: ahead 1/2, never level.
    assert chance(3, 3, (), (2, 1)) == pytest.approx((0.5 + 0.25 / 2) * 0.5)


def test_a_score_too_far_ahead_is_safe() -> None:
    assert chance(3, 9, (), (2, 1)) == 1


def test_waiting_players_may_reach_the_target_first() -> None:
    # The other reaches 1 at once in half of the cases. If not, each round of two coins is mine in
    # 1/4, theirs in 1/4, shared in 1/4.
    assert chance(1, 0, (), (0,)) == pytest.approx(0.5 * 0.5, abs=1e-8)


def test_three_tossing_coins() -> None:
    assert chance(1, 0, (0, 0)) == pytest.approx(1 / 3, abs=1e-8)


@pytest.mark.parametrize("scores", [(0, 0, 0), (3, 7, 5), (12, 1, 9, 4), (0, 12, 12, 11, 10)])
def test_all_chances_make_one(scores: tuple[int, ...]) -> None:
    chances = [
        worth(Round(13, (*scores[:seat], *scores[seat + 1 :]), ()), own, UNEVEN, 1)[0]
        for seat, own in enumerate(scores)
    ]
    assert sum(chances) == pytest.approx(1, abs=1e-7)
    best = scores.index(max(scores))
    assert chances[best] == max(chances)


def test_points_never_harm() -> None:
    chances = worth(Round(13, (8, 11), (9, 2)), 6, COIN, 5)
    assert list(chances) == sorted(chances)
    assert chances[-1] == 1
