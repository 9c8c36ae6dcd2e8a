"""Turns, last cards, trophies, the World's End and the count."""

from __future__ import annotations

import pytest

from assistant.games.game import Outcome, Refusal
from assistant.games.spicy import (
    Count,
    Draw,
    End,
    Gain,
    Source,
    Spicy,
    SpicyRefusal,
    State,
    counts,
)
from tests.games.spicy.helpers import PLAIN, after, event

RUN = "1 chili; 2 chili; 3 chili; 4 chili; 5 chili; 6 chili; 7 chili; 8 chili; 9 chili; 10 chili"
"""Five cards from each of two hands."""
LAST = f"{RUN}; 1 chili last"
"""Two players; seat 0 has laid its last card, seat 1 holds one."""


def at(
    won: tuple[int, ...],
    trophies: tuple[int, ...],
    hands: tuple[int, ...],
    end: End = End.WORLDS_END,
) -> State:
    """A finished game."""
    gains = tuple(Gain(seat, cards, Source.CHALLENGE) for seat, cards in enumerate(won))
    return State(hands, trophies, 100 - sum(won) - sum(hands), 0, gains, end=end)


@pytest.mark.parametrize(("seats", "deck"), [(2, 88), (3, 82), (4, 76), (5, 70), (6, 64)])
def test_six_cards_are_dealt(seats: int, deck: int) -> None:
    state = PLAIN.start(seats)
    assert (state.hands, state.deck) == ((6,) * seats, deck)


@pytest.mark.parametrize("seats", [0, 1, 7, 12])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(ValueError, match="at least 2 and at most 6"):
        PLAIN.start(seats)


def test_the_table_says_who_begins() -> None:
    assert Spicy(first=2).start(3).seat == 2
    with pytest.raises(ValueError, match="seat 3 cannot begin"):
        Spicy(first=3).start(3)


def test_a_card_lies_in_the_pile_and_the_turn_goes_left() -> None:
    state = after("2 chili; 5 chili")
    assert (state.hands, state.pile_cards, state.seat) == ((5, 5, 6), 2, 2)


@pytest.mark.parametrize("how", ["passed", "passed wrong_claim"])
def test_a_pass_draws_a_card(how: str) -> None:
    state = after(f"2 chili; {how}")
    assert (state.hands, state.deck, state.seat) == ((5, 7, 6), 81, 2)
    assert state.top is not None and state.top.seat == 0
    assert state.drawn == (Draw(1, 1),)


def test_looking_at_a_card_draws_one_and_costs_no_turn() -> None:
    state = after("2 chili; penalised 0")
    assert (state.hands, state.seat) == ((6, 6, 6), 1)
    assert PLAIN.refusal(state, event("penalised 3")) is SpicyRefusal.UNKNOWN_SEAT


def test_a_last_card_is_announced() -> None:
    state = after(RUN, seats=2)
    assert state.hands == (1, 1)
    assert PLAIN.refusal(state, event("1 chili")) is SpicyRefusal.LAST_UNANNOUNCED
    assert PLAIN.refusal(state, event("1 chili last")) is None
    forgotten = after("passed last_unannounced", state=state)
    assert (forgotten.hands, forgotten.seat) == ((2, 1), 1)


def test_only_a_last_card_is_announced_as_one() -> None:
    state = after("2 chili")
    assert PLAIN.refusal(state, event("3 chili last")) is SpicyRefusal.NOT_LAST
    assert PLAIN.refusal(state, event("passed last_unannounced")) is SpicyRefusal.NOT_LAST


def test_nobody_moves_until_a_last_card_is_settled() -> None:
    state = after(LAST, seats=2)
    assert state.waiting
    for what in ("2 chili last", "passed", "penalised 1"):
        assert PLAIN.refusal(state, event(what)) is SpicyRefusal.LAST_CARD_WAITS
    assert PLAIN.refusal(state, event("accepted")) is None
    assert PLAIN.refusal(state, event("challenged 1 number")) is None


def test_a_last_card_that_all_accept_wins_a_trophy_and_six_cards() -> None:
    state = after(f"{LAST}; accepted", seats=2)
    assert (state.trophies, state.hands, state.seat) == ((1, 0), (6, 1), 1)
    # The pile stays, and the next player goes on with it.
    assert state.pile_cards == 11
    assert PLAIN.refusal(state, event("2 chili last")) is None
    assert PLAIN.refusal(state, event("2 wasabi last")) is SpicyRefusal.OTHER_SPICE
    assert PLAIN.refusal(state, event("challenged 1 number")) is SpicyRefusal.ACCEPTED


def test_a_last_card_that_holds_wins_the_pile_and_a_trophy() -> None:
    state = after(f"{LAST}; challenged 1 spice; revealed 9 chili", seats=2)
    assert (state.won, state.trophies, state.hands) == ((11, 0), (1, 0), (6, 3))
    assert (state.seat, state.pile) == (1, ())
    assert state.drawn == (Draw(1, 2), Draw(0, 6))
    assert state.verdict is not None and state.verdict.trophy


def test_a_last_card_that_was_a_lie_wins_no_trophy() -> None:
    state = after(f"{LAST}; challenged 1 number; revealed 9 chili", seats=2)
    assert (state.won, state.trophies, state.hands) == ((0, 11), (0, 0), (2, 1))
    assert state.seat == 0


SECOND = "2 chili last; accepted; 3 chili; 4 chili; 5 chili; 6 chili; 7 chili; 8 chili; 9 chili; "
TWO_EACH = f"{LAST}; accepted; {SECOND}10 chili; 1 chili; 2 chili; 3 chili last"
"""Seats 0 and 1 have a trophy each; seat 0 has laid its last card again."""


def test_the_second_trophy_of_a_player_wins_at_once() -> None:
    state = after(f"{TWO_EACH}; accepted", seats=2)
    assert (state.trophies, state.end) == ((2, 1), End.TWO_TROPHIES)
    assert PLAIN.outcome(state) == Outcome((0,))
    # No card is drawn any more.
    assert (state.hands, state.drawn) == ((0, 1), ())
    assert PLAIN.refusal(state, event("passed")) is Refusal.GAME_OVER


def test_the_second_trophy_wins_against_more_points() -> None:
    state = at((0, 40), (2, 1), (6, 0), End.TWO_TROPHIES)
    assert PLAIN.outcome(state) == Outcome((0,))
    assert [(s.seat, s.score, s.rank) for s in PLAIN.standings(state)] == [(0, 14, 1), (1, 50, 2)]


def test_those_who_did_not_win_by_trophies_share_ranks() -> None:
    state = at((0, 7, 9, 7), (2, 0, 0, 0), (9, 1, 1, 1), End.TWO_TROPHIES)
    assert [(s.seat, s.rank) for s in PLAIN.standings(state)] == [(0, 1), (2, 2), (1, 3), (3, 3)]


def test_the_third_trophy_ends_the_game_whoever_takes_it() -> None:
    before = State((6, 6, 1), (1, 1, 0), 87, 2)
    state = after("1 chili last; accepted", state=before)
    assert (state.end, state.trophies, state.hands) == (End.LAST_TROPHY, (1, 1, 1), (6, 6, 0))


@pytest.mark.parametrize(
    ("count", "points"),
    [
        (Count(24, 1, 4), 30),
        (Count(12, 0, 7), 5),
        (Count(0, 0, 9), -9),
        (Count(5, 1, 0), 15),
        (Count(18, 0, 3), 15),
    ],
)
def test_cards_and_ten_a_trophy_less_the_hand(count: Count, points: int) -> None:
    assert count.points == points


def test_equal_points_share_the_win() -> None:
    state = at((5, 18), (1, 0), (0, 3))
    assert PLAIN.outcome(state) == Outcome((0, 1))
    assert [s.rank for s in PLAIN.standings(state)] == [1, 1]


def test_the_last_trophy_does_not_decide_who_wins() -> None:
    state = at((6, 14, 3), (1, 1, 1), (6, 2, 0), End.LAST_TROPHY)
    assert [count.points for count in counts(state)] == [10, 22, 13]
    assert PLAIN.outcome(state) == Outcome((1,))


def test_the_worlds_end_ends_the_game_once_the_card_above_it_is_drawn() -> None:
    state = after("2 chili; passed; world_ended")
    assert (state.end, state.hands, state.seat) == (End.WORLDS_END, (5, 7, 6), 1)
    assert PLAIN.outcome(state) == Outcome((0,))


def test_cards_that_could_not_be_drawn_stay_in_the_deck() -> None:
    lost = after("2 chili; challenged 2 number; revealed 2 pepper")
    assert (lost.hands[2], lost.deck) == (8, 80)
    state = after("world_ended 1", state=lost)
    assert (state.hands[2], state.deck, state.drawn) == (7, 81, (Draw(2, 1),))


def test_the_winner_has_pile_and_trophy_before_the_worlds_end_stops_the_drawing() -> None:
    """The loser draws one card, the World's End lies there: nobody draws any more."""
    state = after(f"{LAST}; challenged 1 spice; revealed 9 chili; world_ended 7", seats=2)
    assert (state.won, state.trophies, state.hands) == ((11, 0), (1, 0), (0, 2))
    assert (state.end, state.seat) == (End.WORLDS_END, 1)
    assert PLAIN.outcome(state) == Outcome((0,))


@pytest.mark.parametrize(
    ("before", "what", "why"),
    [
        ("", "world_ended", SpicyRefusal.NOTHING_DRAWN),
        ("2 chili", "world_ended", SpicyRefusal.NOTHING_DRAWN),
        ("2 chili; passed; 3 chili", "world_ended", SpicyRefusal.NOTHING_DRAWN),
        ("2 chili; passed", "world_ended 1", SpicyRefusal.TOO_FEW_DRAWN),
        ("2 chili; challenged 1 nothing", "world_ended 2", SpicyRefusal.TOO_FEW_DRAWN),
    ],
)
def test_the_worlds_end_comes_after_a_draw(before: str, what: str, why: SpicyRefusal) -> None:
    assert PLAIN.refusal(after(before), event(what)) is why


def test_below_the_last_card_lies_the_worlds_end_at_the_latest() -> None:
    state = after("passed; " * 82)
    assert (state.deck, state.end) == (0, End.WORLDS_END)
    assert sum(state.hands) == 100


def test_a_draw_is_cut_short_by_the_end_of_the_deck() -> None:
    state = after("2 chili; challenged 1 nothing", state=State((6, 6), (0, 0), 1, 0))
    assert (state.hands, state.drawn, state.end) == ((5, 7), (Draw(1, 1),), End.WORLDS_END)
