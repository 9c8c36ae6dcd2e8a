"""What may be claimed after what."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assistant.games.spicy import Claim, Extra, Laid, Played, Spice, SpicyRefusal
from assistant.games.spicy.claims import next_claims
from tests.games.spicy.helpers import PLAIN, after, event, told, with_extras


@pytest.mark.parametrize(
    ("pile", "claims"),
    [
        ("", ", ".join(f"{n} {s}" for s in ("chili", "wasabi", "pepper") for n in (1, 2, 3))),
        ("2 chili; 7 chili", "8 chili, 9 chili, 10 chili"),
        ("1 pepper; 9 pepper", "10 pepper"),
        ("3 wasabi; 10 wasabi", "1 wasabi, 2 wasabi, 3 wasabi"),
        ("3 wasabi; 10 wasabi; 2 wasabi; 8 wasabi", "9 wasabi, 10 wasabi"),
    ],
)  # fmt: skip
def test_what_may_follow(pile: str, claims: str) -> None:
    assert told(PLAIN.claims(after(pile))) == claims


@pytest.mark.parametrize(
    ("pile", "claim", "why"),
    [
        ("", "4 chili", SpicyRefusal.OPENING_NUMBER),
        ("", "10 pepper", SpicyRefusal.OPENING_NUMBER),
        ("2 chili; 7 chili", "7 chili", SpicyRefusal.NOT_HIGHER),
        ("2 chili; 7 chili", "3 chili", SpicyRefusal.NOT_HIGHER),
        ("2 chili; 7 chili", "2 pepper", SpicyRefusal.NOT_HIGHER),
        ("2 chili; 7 chili", "8 wasabi", SpicyRefusal.OTHER_SPICE),
        ("2 chili; 10 chili", "4 chili", SpicyRefusal.AFTER_TEN),
        ("2 chili; 10 chili", "10 chili", SpicyRefusal.AFTER_TEN),
        ("2 chili; 10 chili", "1 wasabi", SpicyRefusal.OTHER_SPICE),
        ("2 chili", "0 chili", SpicyRefusal.NO_SUCH_NUMBER),
        ("2 chili", "11 chili", SpicyRefusal.NO_SUCH_NUMBER),
    ],
)
def test_the_rule_that_a_claim_breaks(pile: str, claim: str, why: SpicyRefusal) -> None:
    assert PLAIN.refusal(after(pile), event(claim)) is why


def test_a_pass_leaves_the_claim_to_be_topped() -> None:
    assert told(PLAIN.claims(after("2 chili; 9 chili; passed; passed"))) == "10 chili"


def test_after_a_challenge_the_loser_claims_freely() -> None:
    state = after("2 chili; 9 chili; challenged 0 number; revealed 4 chili")
    assert state.seat == 1
    assert len(PLAIN.claims(state)) == 9
    assert PLAIN.refusal(state, event("4 wasabi")) is SpicyRefusal.OPENING_NUMBER


LOVE, START = Extra.WE_LOVE_CHILI, Extra.START_IT_UP


@pytest.mark.parametrize(
    ("extras", "pile", "claims"),
    [
        ((LOVE,), "2 wasabi; 10 wasabi", "1 wasabi, 2 wasabi, 3 wasabi, 1 chili, 2 chili, 3 chili"),
        ((LOVE,), "1 wasabi; 9 wasabi", "10 wasabi"),
        ((LOVE,), "2 wasabi", ", ".join(f"{n} wasabi" for n in range(3, 11)) + ", 3 chili"),
        ((LOVE,), "2 chili; 10 chili", "1 chili, 2 chili, 3 chili"),
        ((START,), "2 pepper; 7 pepper", "8 pepper, 9 pepper, 10 pepper"),
        ((START,), "2 pepper; 8 pepper", "9 pepper, 10 pepper, 1 pepper, 2 pepper, 3 pepper"),
        ((START,), "2 pepper; 9 pepper", "10 pepper, 1 pepper, 2 pepper, 3 pepper"),
        ((START,), "2 pepper; 10 pepper", "1 pepper, 2 pepper, 3 pepper"),
        (
            (LOVE, START),
            "2 pepper; 9 pepper",
            "10 pepper, 1 pepper, 2 pepper, 3 pepper, 1 chili, 2 chili, 3 chili",
        ),
    ],
)  # fmt: skip
def test_spice_it_up_opens_other_claims(extras: tuple[Extra, ...], pile: str, claims: str) -> None:
    game = with_extras(*extras)
    assert told(game.claims(after(pile, game=game))) == claims


def test_the_pile_becomes_chili() -> None:
    game = with_extras(LOVE)
    state = after("2 wasabi; 10 wasabi; 1 chili", game=game)
    assert game.refusal(state, event("5 wasabi")) is SpicyRefusal.OTHER_SPICE
    assert game.refusal(state, event("5 chili")) is None


@pytest.mark.parametrize("extras", [(), (LOVE,), (START,), (LOVE, START)])
def test_every_claim_is_either_offered_or_refused(extras: tuple[Extra, ...]) -> None:
    game = with_extras(*extras)
    for before in (Claim(number, spice) for number in range(1, 11) for spice in Spice):
        offered = next_claims(before, game.extras)
        assert len(set(offered)) == len(offered)
        state = replace(game.start(3), pile=(Laid(2, before),))
        for claim in (Claim(number, spice) for number in range(-1, 13) for spice in Spice):
            refusal = game.refusal(state, Played(claim.number, claim.spice))
            assert (refusal is None) == (claim in offered)
