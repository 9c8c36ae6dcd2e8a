"""Who wins a challenge, and what comes of it."""

from __future__ import annotations

from itertools import product

import pytest

from assistant.games.spicy import (
    ALL_CARDS,
    Card,
    Claim,
    Extra,
    Numbered,
    Source,
    Spice,
    SpicyRefusal,
    Trait,
    Wild,
)
from assistant.games.spicy.challenge import holds
from tests.games.spicy.helpers import PLAIN, after, event, with_extras

CLAIM = Claim(7, Spice.CHILI)


@pytest.mark.parametrize(
    ("card", "number_holds", "spice_holds"),
    [
        (Numbered(7, Spice.CHILI), True, True),
        (Numbered(7, Spice.PEPPER), True, False),
        (Numbered(8, Spice.CHILI), False, True),
        (Numbered(8, Spice.WASABI), False, False),
        (Wild(Trait.NUMBER), True, False),
        (Wild(Trait.SPICE), False, True),
    ],
)
def test_the_table_of_challenges(card: Card, number_holds: bool, spice_holds: bool) -> None:
    assert holds(card, CLAIM, Trait.NUMBER) is number_holds
    assert holds(card, CLAIM, Trait.SPICE) is spice_holds
    assert holds(card, CLAIM, Trait.BOTH) is (number_holds and spice_holds)


def test_every_card_against_every_claim() -> None:
    """The table of the rules once more, written the other way round: by who wins."""
    for card, number, spice in product(ALL_CARDS, range(1, 11), Spice):
        claim = Claim(number, spice)
        if isinstance(card, Wild):
            challenger_wins = {Trait.NUMBER: card == Wild(Trait.SPICE)}
            challenger_wins[Trait.SPICE] = card == Wild(Trait.NUMBER)
        else:
            challenger_wins = {Trait.NUMBER: card.number != number}
            challenger_wins[Trait.SPICE] = card.spice != spice
        for trait, wins in challenger_wins.items():
            assert holds(card, claim, trait) is not wins


@pytest.mark.parametrize(
    ("card", "claimed", "plain", "turned"),
    [(6, 9, False, True), (9, 6, False, True), (9, 9, True, True), (6, 6, True, True),
     (6, 8, False, False), (9, 10, False, False), (5, 9, False, False)],
)  # fmt: skip
def test_turn_it_up(card: int, claimed: int, plain: bool, turned: bool) -> None:
    shown, claim = Numbered(card, Spice.CHILI), Claim(claimed, Spice.PEPPER)
    assert holds(shown, claim, Trait.NUMBER) is plain
    assert holds(shown, claim, Trait.NUMBER, frozenset({Extra.TURN_IT_UP})) is turned
    assert not holds(shown, claim, Trait.SPICE, frozenset({Extra.TURN_IT_UP}))


def test_who_wins_takes_the_pile_and_who_loses_draws_two_and_starts() -> None:
    state = after("2 chili; 7 chili; challenged 0 number; revealed 4 chili")
    assert state.won == (2, 0, 0)
    assert state.hands == (5, 7, 6)
    assert (state.seat, state.pile, state.deck) == (1, (), 80)
    assert state.gains[-1].source is Source.CHALLENGE
    state = after("2 chili; 7 chili; challenged 0 spice; revealed 4 chili")
    assert state.won == (0, 2, 0)
    assert state.hands == (7, 5, 6)
    assert state.seat == 0
    assert state.gains[-1].source is Source.DEFENCE


def test_play_goes_on_from_the_loser_whoever_it_is() -> None:
    """Seat 2 is on turn and has nothing to do with it; seat 3 challenges and loses."""
    state = after("2 chili; 7 chili; challenged 3 number; revealed 7 pepper", seats=4)
    assert state.seat == 3


def test_the_card_on_top_can_be_challenged_after_passes() -> None:
    state = after("2 chili; passed; passed; passed")
    assert state.seat == 1
    assert PLAIN.refusal(state, event("challenged 1 spice")) is None
    assert PLAIN.refusal(state, event("challenged 0 spice")) is SpicyRefusal.OWN_CLAIM


def test_turning_a_card_over_and_naming_nothing_loses() -> None:
    state = after("2 chili; challenged 2 nothing")
    assert (state.won, state.hands, state.seat) == ((1, 0, 0), (5, 6, 8), 2)
    assert state.verdict is not None and state.verdict.card is None and state.verdict.held


@pytest.mark.parametrize(
    ("before", "what", "why"),
    [
        ("", "challenged 1 number", SpicyRefusal.NO_CLAIM),
        ("2 chili", "challenged 0 number", SpicyRefusal.OWN_CLAIM),
        ("2 chili", "challenged 3 number", SpicyRefusal.UNKNOWN_SEAT),
        ("2 chili", "challenged 1 both", SpicyRefusal.ONE_TRAIT),
        ("2 chili", "revealed 2 chili", SpicyRefusal.NO_CHALLENGE),
        ("2 chili", "accepted", SpicyRefusal.NO_LAST_CARD),
        ("2 chili; challenged 1 number", "challenged 2 number", SpicyRefusal.CHALLENGE_WAITS),
        ("2 chili; challenged 1 number", "accepted", SpicyRefusal.CHALLENGE_WAITS),
        ("2 chili; challenged 1 number", "passed", SpicyRefusal.CHALLENGE_WAITS),
        ("2 chili; challenged 1 number", "5 chili", SpicyRefusal.CHALLENGE_WAITS),
        ("2 chili; challenged 1 number", "penalised 0", SpicyRefusal.CHALLENGE_WAITS),
        ("2 chili; challenged 1 number", "revealed 11 chili", SpicyRefusal.NO_SUCH_CARD),
        (
            "2 chili; challenged 1 number; revealed 2 pepper",
            "challenged 0 spice",
            SpicyRefusal.NO_CLAIM,
        ),
    ],
)
def test_challenges_that_are_refused(before: str, what: str, why: SpicyRefusal) -> None:
    assert PLAIN.refusal(after(before), event(what)) is why


def test_no_card_is_turned_over_more_often_than_there_are() -> None:
    three = "2 chili; challenged 1 number; revealed 5 pepper; " * 3
    state = after(three + "2 chili; challenged 1 number")
    assert PLAIN.refusal(state, event("revealed 5 pepper")) is SpicyRefusal.CARD_SPENT
    assert PLAIN.refusal(state, event("revealed 5 chili")) is None
    five = "2 chili; challenged 1 number; revealed wild spice; " * 5
    state = after(five + "2 chili; challenged 1 number")
    assert PLAIN.refusal(state, event("revealed wild spice")) is SpicyRefusal.CARD_SPENT
    assert PLAIN.refusal(state, event("revealed wild number")) is None


def test_a_copy_is_challenged_as_a_whole() -> None:
    game = with_extras(Extra.COPY_CAT)
    state = after("2 chili; copied 2", game=game)
    assert game.refusal(state, event("challenged 0 number")) is SpicyRefusal.COPY_AS_WHOLE
    assert game.refusal(state, event("challenged 0 both")) is None
    assert game.refusal(state, event("challenged 0 nothing")) is None


@pytest.mark.parametrize(
    ("card", "winner"),
    [("2 chili", 2), ("2 pepper", 0), ("3 chili", 0), ("wild number", 0), ("wild spice", 0)],
)
def test_both_must_be_right_in_a_copy(card: str, winner: int) -> None:
    game = with_extras(Extra.COPY_CAT)
    state = after(f"2 chili; copied 2; challenged 0 both; revealed {card}", game=game)
    assert state.won == tuple(2 if seat == winner else 0 for seat in range(3))
    assert state.seat == (0 if winner == 2 else 2)
