"""Turns, knocks and ZERO."""

from __future__ import annotations

import pytest

from assistant.games.game import IllegalEventError, Refusal
from assistant.games.zero import Phase, SecondKnock, Zero, ZeroRefusal
from assistant.games.zero.notation import read
from tests.games.zero.helpers import ZERO_HAND, after

PLAYED = "dealt; knocked; knocked; knocked; exchanged"
COUNTED = "told 0 5; told 1 6; told 2 7"
LAP = Zero(second_knock=SecondKnock.END_OF_LAP)
AT_ONCE = Zero(second_knock=SecondKnock.AT_ONCE)


def refused(text: str, event: str, *, game: Zero | None = None) -> object:
    game = game or Zero()
    state = after(text, game=game)
    refusal = game.refusal(state, read(event))
    if refusal is not None:
        with pytest.raises(IllegalEventError):
            game.apply(state, read(event))
    return refusal


def test_the_first_knock_changes_nothing_but_the_turn() -> None:
    state = after("dealt; knocked")
    assert (state.seat, state.last_turns, state.knockers) == (1, None, (0,))


def test_the_second_knock_leaves_every_other_player_one_turn() -> None:
    state = after("dealt; knocked; exchanged; exchanged; exchanged; knocked")
    assert (state.seat, state.last_turns, state.second_knocker) == (2, (0,), 1)
    state = after("dealt; knocked; exchanged; exchanged; exchanged; knocked; exchanged; knocked")
    assert (state.phase, state.seat) == (Phase.COUNTING, 0)


def test_the_same_player_may_knock_twice() -> None:
    state = after("dealt; knocked; exchanged; exchanged; knocked")
    assert (state.second_knocker, state.seat, state.last_turns) == (0, 1, (2,))


def test_knocks_after_the_second_change_nothing_more() -> None:
    one = after("dealt; knocked; knocked; knocked", seats=4)
    other = after("dealt; knocked; knocked; exchanged", seats=4)
    assert one.last_turns == other.last_turns == (0,)
    assert one.seat == other.seat == 3


def test_with_the_lap_only_those_play_who_have_not_in_this_lap() -> None:
    assert after("dealt; knocked; knocked", game=LAP).last_turns == ()
    assert after("dealt; knocked; knocked", game=LAP).seat == 2
    last = after("dealt; knocked; exchanged; knocked", game=LAP)
    assert last.phase is Phase.COUNTING


def test_with_an_end_at_once_nobody_plays_after_the_second_knock() -> None:
    assert after("dealt; knocked; knocked", game=AT_ONCE).phase is Phase.COUNTING


def test_zero_ends_the_round_at_once() -> None:
    state = after("dealt; exchanged; zero 1")
    assert (state.phase, state.zero, state.seat) == (Phase.COUNTING, 1, 0)
    assert [result and result.points for result in state.results] == [None, 0, None]
    assert len(state.acts) == 2


def test_zero_may_be_announced_right_after_the_exchange_was_noted() -> None:
    state = after("dealt; exchanged; zero 0")
    assert (state.zero, len(state.acts)) == (0, 1)


def test_zero_may_be_made_in_the_last_turns() -> None:
    state = after("dealt; knocked; knocked; zero 2")
    assert (state.phase, state.zero) == (Phase.COUNTING, 2)


def test_the_hand_that_is_announced_may_be_entered() -> None:
    state = after(f"dealt; zero 0 {ZERO_HAND}")
    result = state.results[0]
    assert result is not None and (result.points, len(result.hand)) == (0, 9)


@pytest.mark.parametrize(
    ("text", "event", "refusal"),
    [
        ("", "exchanged", ZeroRefusal.NOT_DEALT),
        ("", "zero 0", ZeroRefusal.NOT_DEALT),
        ("", "told 0 1", ZeroRefusal.ROUND_RUNNING),
        ("dealt", "dealt", ZeroRefusal.DEALT_ALREADY),
        ("dealt", "told 0 1", ZeroRefusal.ROUND_RUNNING),
        (f"{PLAYED}; {COUNTED}", "knocked", ZeroRefusal.NOT_DEALT),
        ("dealt; zero 0", "exchanged", ZeroRefusal.ROUND_ENDED),
        ("dealt; zero 0", "zero 1", ZeroRefusal.ROUND_ENDED),
        ("dealt", "zero 3", ZeroRefusal.NO_SUCH_SEAT),
        ("dealt", "zero 1", ZeroRefusal.NOT_EXCHANGED),
        ("dealt; knocked", "zero 0", ZeroRefusal.NOT_EXCHANGED),
        ("dealt; exchanged; exchanged", "zero 0", ZeroRefusal.TOO_LATE),
        ("dealt", f"zero 0 {ZERO_HAND.replace('O3', 'O4')}", ZeroRefusal.NOT_ZERO),
        ("dealt", "zero 0 R1", ZeroRefusal.TOO_FEW_CARDS),
        ("dealt", "zero 1 dealt", ZeroRefusal.NOT_FIRST_TURN),
        ("dealt; exchanged; exchanged; exchanged", "zero 0 dealt", ZeroRefusal.NOT_FIRST_TURN),
        ("dealt; zero 0", "told 0 0", ZeroRefusal.COUNTED_ALREADY),
        ("dealt; zero 0", "told 3 0", ZeroRefusal.NO_SUCH_SEAT),
        ("dealt; zero 0", "told 1 37", ZeroRefusal.IMPOSSIBLE_POINTS),
        ("dealt; zero 0", "shown 1 R1 R2", ZeroRefusal.TOO_FEW_CARDS),
        ("dealt; zero 0", f"shown 1 {ZERO_HAND} N1", ZeroRefusal.TOO_MANY_CARDS),
        ("dealt; zero 0", "shown 1 R1 R1", ZeroRefusal.CARD_TWICE),
        (f"dealt; zero 0 {ZERO_HAND}", "shown 1 R1 V1 V2 V4 V5 V6 V7 V8 N1",
         ZeroRefusal.CARD_ELSEWHERE),
    ],
)  # fmt: skip
def test_what_the_rules_refuse(text: str, event: str, refusal: ZeroRefusal) -> None:
    assert refused(text, event) is refusal


def test_zero_as_dealt_is_announced_on_the_first_turn() -> None:
    state = after("dealt; exchanged; zero 1 dealt")
    assert (state.zero, len(state.acts)) == (1, 1)
    strict = Zero(dealt_zero=False)
    assert refused("dealt", "zero 0 dealt", game=strict) is ZeroRefusal.DEALT_ZERO_OFF


def test_a_forgotten_zero_counts_where_the_table_allows_it() -> None:
    kind = Zero(late_zero=True)
    assert refused("dealt; exchanged; exchanged", "zero 0", game=kind) is None
    assert refused("dealt; knocked; exchanged", "zero 0", game=kind) is ZeroRefusal.NOT_EXCHANGED


def test_points_add_up_and_the_next_player_begins() -> None:
    state = after(f"{PLAYED}; {COUNTED}")
    assert (state.totals, state.round, state.first, state.seat) == ((5, 6, 7), 2, 1, 1)
    assert state.phase is Phase.DEALING


def test_hands_are_counted_in_any_order() -> None:
    assert after(f"{PLAYED}; told 2 7").seat == 0
    one = after(f"{PLAYED}; told 2 7; told 0 5; told 1 6")
    assert one == after(f"{PLAYED}; {COUNTED}")


def test_a_game_has_as_many_rounds_as_players_and_each_begins_once() -> None:
    state = after(
        "dealt; zero 0; told 1 10; told 2 20; dealt; zero 1; told 0 9; told 2 1;"
        "dealt; zero 2; told 0 1; told 1 5"
    )
    assert state.phase is Phase.OVER
    assert [round_.first for round_ in state.finished] == [0, 1, 2]
    assert state.totals == (10, 15, 21)
    assert Zero().refusal(state, read("dealt")) is Refusal.GAME_OVER


def test_equal_lowest_totals_share_the_win() -> None:
    state = after("dealt; zero 0; told 1 10; told 2 0", game=Zero(rounds=1))
    outcome = Zero(rounds=1).outcome(state)
    assert outcome is not None and outcome.winners == (0, 2)
    standings = Zero().standings(state)
    assert [(one.seat, one.rank) for one in standings] == [(0, 1), (2, 1), (1, 3)]


@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_play(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5"):
        Zero().start(seats)


@pytest.mark.parametrize(
    ("options", "why"),
    [({"first": -1}, "first"), ({"rounds": -1}, "rounds"), ({"pot": 3}, "pot")],
)
def test_senseless_options_are_refused(options: dict[str, int], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Zero(**options)  # type: ignore[arg-type]


def test_the_seat_that_begins_must_exist() -> None:
    with pytest.raises(ValueError, match="seat 3"):
        Zero(first=3).start(3)
