"""The Spice It Up cards that do more than open other claims."""

from __future__ import annotations

import pytest

from assistant.games.spicy import Draw, Extra, Gain, Laid, Source, Spicy, SpicyRefusal, State
from tests.games.spicy.helpers import after, event, with_extras

RAID = with_extras(Extra.SPICE_RAIDER)
LUCK = with_extras(Extra.CHANGE_YOUR_LUCK)
CAT = with_extras(Extra.COPY_CAT)


def test_one_or_two_are_played_with() -> None:
    assert with_extras(Extra.COPY_CAT, Extra.SPICE_RAIDER).extras
    with pytest.raises(ValueError, match="at most 2 Spice It Up cards"):
        with_extras(Extra.COPY_CAT, Extra.SPICE_RAIDER, Extra.TURN_IT_UP)


def test_a_raider_takes_the_pile_when_the_next_card_is_played() -> None:
    state = after("2 chili; 4 chili", game=RAID)
    assert state.won == (0, 0, 0)
    state = after("7 chili", state=state, game=RAID)
    assert (state.won, state.pile_cards) == ((0, 2, 0), 1)
    assert state.gains == (Gain(1, 2, Source.RAID),)
    # Play goes on with the new card alone, which must be topped as ever.
    assert RAID.refusal(state, event("6 chili")) is SpicyRefusal.NOT_HIGHER
    assert RAID.refusal(state, event("8 chili")) is None


def test_a_pass_is_no_card_played_for_a_raider() -> None:
    state = after("2 chili; 4 chili; passed", game=RAID)
    assert (state.won, state.pile_cards) == ((0, 0, 0), 2)
    assert after("7 chili", state=state, game=RAID).won == (0, 2, 0)


def test_a_raider_who_is_challenged_first_has_no_more_than_others() -> None:
    state = after("2 chili; 4 chili; challenged 2 number; revealed 9 chili", game=RAID)
    assert state.won == (0, 0, 2)


def test_without_the_raider_a_four_is_a_card_like_others() -> None:
    assert after("2 chili; 4 chili; 7 chili").pile_cards == 3


def test_change_your_luck_tucks_cards_and_draws_as_many() -> None:
    state = after("2 chili; 5 chili tucked 2", game=LUCK)
    assert (state.hands, state.pile_cards, state.deck) == ((5, 5, 6), 4, 80)
    assert state.drawn == (Draw(1, 2),)
    # Tucked cards lie under the claim: a challenge does not touch them, and its winner has them.
    state = after("challenged 0 number; revealed 5 wasabi", state=state, game=LUCK)
    assert state.won == (0, 4, 0)


@pytest.mark.parametrize(
    ("game", "claim", "hand", "why"),
    [
        (Spicy(), "5 chili tucked 1", 6, SpicyRefusal.NO_LUCK),
        (LUCK, "6 chili tucked 1", 6, SpicyRefusal.NO_LUCK),
        (LUCK, "5 chili tucked 3", 6, SpicyRefusal.TOO_MANY_TUCKED),
        (LUCK, "5 chili tucked 2", 2, SpicyRefusal.TOO_MANY_TUCKED),
        (LUCK, "5 chili last tucked 1", 2, SpicyRefusal.NOT_LAST),
        (LUCK, "5 chili tucked 2", 3, None),
        (LUCK, "5 chili last", 1, None),
    ],
)
def test_what_may_be_tucked(game: Spicy, claim: str, hand: int, why: SpicyRefusal | None) -> None:
    state = after("2 chili", state=State((6, hand, 6), (0, 0, 0), 82 + 6 - hand, 0), game=game)
    assert game.refusal(state, event(claim)) is why


def test_a_table_may_count_tucked_cards_as_the_last_ones() -> None:
    game = with_extras(Extra.CHANGE_YOUR_LUCK, tuck_trophy=True)
    state = after("2 chili", state=State((6, 3, 6), (0, 0, 0), 85, 0), game=game)
    assert game.refusal(state, event("5 chili tucked 2")) is SpicyRefusal.LAST_UNANNOUNCED
    assert game.refusal(state, event("5 chili last tucked 1")) is SpicyRefusal.NOT_LAST
    laid = after("5 chili last tucked 2", state=state, game=game)
    assert (laid.hands, laid.waiting, laid.drawn) == ((5, 0, 6), True, ())
    assert after("accepted", state=laid, game=game).trophies == (0, 1, 0)


def test_who_copies_is_followed_by_the_player_to_the_left() -> None:
    state = after("2 chili; copied 2", game=CAT)
    assert (state.hands, state.seat, state.pile_cards) == ((5, 6, 5), 0, 2)
    # A copy may be copied, and the next claim must top the number that was copied.
    state = after("copied 1; 3 chili", state=state, game=CAT)
    assert (state.hands, state.seat) == ((5, 5, 4), 0)


@pytest.mark.parametrize(
    ("game", "before", "what", "why"),
    [
        (Spicy(), "2 chili", "copied 1", SpicyRefusal.NO_COPY_CAT),
        (CAT, "", "copied 1", SpicyRefusal.NO_CLAIM),
        (CAT, "2 chili", "copied 0", SpicyRefusal.OWN_CLAIM),
        (CAT, "2 chili", "copied 5", SpicyRefusal.UNKNOWN_SEAT),
        (CAT, "2 chili; copied 1", "copied 1", SpicyRefusal.OWN_CLAIM),
        (CAT, "2 chili; copied 1", "copied 0", None),
        (CAT, "2 chili; challenged 1 number", "copied 2", SpicyRefusal.CHALLENGE_WAITS),
        (CAT, "2 chili", "copied 1 last", SpicyRefusal.NOT_LAST),
        (CAT, "2 chili", "copied 1 tucked 1", SpicyRefusal.NO_LUCK),
    ],
)
def test_who_may_copy(game: Spicy, before: str, what: str, why: SpicyRefusal | None) -> None:
    assert game.refusal(after(before, game=game), event(what)) is why


def test_a_copied_last_card_is_announced_and_waits() -> None:
    state = after("2 chili", state=State((6, 6, 1), (0, 0, 0), 87, 0), game=CAT)
    assert CAT.refusal(state, event("copied 2")) is SpicyRefusal.LAST_UNANNOUNCED
    state = after("copied 2 last", state=state, game=CAT)
    assert CAT.refusal(state, event("copied 0")) is SpicyRefusal.LAST_CARD_WAITS
    assert after("accepted", state=state, game=CAT).trophies == (0, 0, 1)


def test_the_whole_pile_is_won_by_a_challenged_copy() -> None:
    state = after("2 chili; copied 2; challenged 0 both; revealed 2 wasabi", game=CAT)
    assert (state.won, state.pile, state.seat) == ((2, 0, 0), (), 2)


def test_a_table_may_let_a_challenged_copy_be_worth_that_card_alone() -> None:
    game = with_extras(Extra.COPY_CAT, copy_takes_card=True)
    state = after("2 chili; copied 2; challenged 0 both; revealed 2 wasabi", game=game)
    assert (state.won, state.hands, state.seat) == ((1, 0, 0), (5, 6, 7), 2)
    # The original is not affected: it lies on top again, and the loser must top it.
    assert state.top == Laid(0, state.pile[0].claim)
    assert game.refusal(state, event("2 chili")) is SpicyRefusal.NOT_HIGHER


def test_a_copied_four_raids_the_original() -> None:
    game = with_extras(Extra.COPY_CAT, Extra.SPICE_RAIDER)
    state = after("2 chili; 4 chili; copied 0", game=game)
    assert (state.won, state.pile_cards) == ((0, 2, 0), 1)
    assert after("7 chili", state=state, game=game).won == (1, 2, 0)
