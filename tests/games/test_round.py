"""Rounds, the end of the game, and the tie-break."""

from __future__ import annotations

import pytest

from assistant.games.game import Outcome, Refusal, Standing
from assistant.games.zombie_dice import Banked, Bust, State, Stopped, ZombieDice
from tests.games.helpers import after, roll

GAME = ZombieDice()
SHORT = ZombieDice(target=3)
"""Three brains bring on the last round: one roll may do it."""


def bank(brains: int) -> str:
    """A turn that banks up to three brains."""
    return {0: "gF yF rF", 1: "gB yF rF", 2: "gB yB rF", 3: "gB yB rB"}[brains] + "; stopped"


def short(*turns: int | str, seats: int = 2, first: int = 0) -> State:
    """Play turns of a short game: brains to bank, or what happens."""
    told = "; ".join(bank(turn) if isinstance(turn, int) else turn for turn in turns)
    return after(told, seats=seats, game=ZombieDice(target=3, first=first))


BUST = "gS yS rS"


def test_any_number_of_players_from_two() -> None:
    for seats in (2, 8, 13, 100):
        assert GAME.start(seats).scores == (0,) * seats


@pytest.mark.parametrize("seats", [-1, 0, 1])
def test_fewer_than_two_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="at least 2"):
        GAME.start(seats)


@pytest.mark.parametrize(("target", "first", "told"), [(0, 0, "target"), (13, -1, "first")])
def test_senseless_options_are_refused(target: int, first: int, told: str) -> None:
    with pytest.raises(ValueError, match=f"^{told} must be"):
        ZombieDice(target, first)


def test_the_opening_seat_must_be_taken() -> None:
    with pytest.raises(ValueError, match="seat 2"):
        ZombieDice(first=2).start(2)


def test_seats_play_in_turn_from_the_opening_seat() -> None:
    state = ZombieDice(first=2).start(4)
    assert state.order == (2, 3, 0, 1)
    seats = []
    for _ in range(5):
        seats.append(state.seat)
        state = GAME.apply(state, roll(BUST))
    assert seats == [2, 3, 0, 1, 2]
    assert state.round == 2


def test_the_round_is_finished_after_someone_reaches_the_target() -> None:
    reached = short(3, seats=3)
    assert SHORT.outcome(reached) is None
    assert SHORT.outcome(short(3, 1, seats=3)) is None
    assert SHORT.outcome(short(3, 1, 0, seats=3)) == Outcome((0,))


def test_seats_that_have_played_the_round_get_no_other_turn() -> None:
    state = short(1, 0, 3, seats=3)
    assert state.over
    assert len(state.turns) == 3


def test_the_round_ends_before_the_seat_that_opened_it() -> None:
    # Seat 1 opened; when seat 0 reaches the target, the round is complete.
    assert short(0, 3, first=1).over
    assert not short(3, first=1).over


def test_a_later_seat_may_still_do_better() -> None:
    state = short(3, "gB gB gB; gB gB gB; stopped")
    assert state.scores == (3, 6)
    assert SHORT.outcome(state) == Outcome((1,))


def test_a_bust_in_the_last_round_does_not_win() -> None:
    state = short(2, 2, BUST, 3)
    assert state.scores == (2, 5)
    assert SHORT.outcome(state) == Outcome((1,))


def test_equal_scores_below_the_target_are_no_tie_break() -> None:
    state = short(2, 2)
    assert (state.tie_break, state.order, state.round) == (False, (0, 1), 2)


def test_everyone_above_the_target_is_no_tie_when_one_leads() -> None:
    state = short(3, "gB gB gB; gB gB gB; stopped")
    assert min(state.scores) >= 3
    assert state.over


def test_only_the_leaders_play_the_tie_break() -> None:
    state = short(3, 1, 3, seats=3)
    assert (state.over, state.tie_break) == (False, True)
    assert state.order == (0, 2)
    assert state.seat == 0


def test_the_tie_break_adds_to_the_totals_and_the_best_wins() -> None:
    state = short(3, 1, 3, 1, 2, seats=3)
    assert state.scores == (4, 1, 5)
    assert SHORT.outcome(state) == Outcome((2,))


def test_the_tie_break_is_repeated_while_tied() -> None:
    tied = short(3, 3, 2, 2, BUST, BUST, 0, 0)
    assert (tied.tie_break, tied.over, tied.round) == (True, False, 5)
    state = short(3, 3, 2, 2, BUST, BUST, 0, 0, 1, BUST)
    assert SHORT.outcome(state) == Outcome((0,))


def test_a_tie_break_may_shrink() -> None:
    state = short(3, 3, 3, 1, 2, 2, seats=3)
    assert state.order == (1, 2)
    assert state.scores == (4, 5, 5)


def test_the_tie_break_keeps_the_order_of_play() -> None:
    # Seat 2 opened the game, so it opens the tie-break too.
    state = short(3, 3, 1, seats=3, first=2)
    assert state.order == (2, 0)
    assert state.seat == 2


def test_in_a_tie_break_too_the_round_is_finished() -> None:
    assert not short(3, 3, 3).over


def test_nothing_follows_the_end() -> None:
    state = short(3, 0)
    assert SHORT.refusal(state, roll("gB gB gB")) is Refusal.GAME_OVER
    assert SHORT.refusal(state, Stopped()) is Refusal.GAME_OVER
    assert SHORT.expects(state) is None


def test_a_game_without_outcome_expects_dice() -> None:
    expected = GAME.expects(GAME.start(2))
    assert expected is not None
    assert expected.cup == (("green", 6), ("yellow", 4), ("red", 3))


def test_standings_share_ranks() -> None:
    state = short(1, 3, 1, 0, seats=4)
    assert SHORT.standings(state) == (
        Standing(seat=1, score=3, rank=1),
        Standing(seat=0, score=1, rank=2),
        Standing(seat=2, score=1, rank=2),
        Standing(seat=3, score=0, rank=4),
    )


def test_every_turn_is_remembered_with_its_round() -> None:
    state = short(1, BUST, 0, 2)
    assert state.turns == (
        Banked(seat=0, round=1, brains=1),
        Bust(seat=1, round=1, lost=0, shotguns=3),
        Banked(seat=0, round=2, brains=0),
        Banked(seat=1, round=2, brains=2),
    )


def test_scores_may_pass_the_target() -> None:
    state = after("gB gB gB; gB gB gB; yB yB yB; yB rB rB; gB gB gB; stopped")
    assert state.scores == (15, 0)
    assert not state.over
