"""The rule of Spicy behind each call and each refusal."""

from __future__ import annotations

import pytest

from assistant.games.spicy import Extra, Spicy, SpicyRefusal, State
from assistant.locale.words import Lang
from assistant.rules.shelf import page
from assistant.rules.why.spicy import happened, refused
from tests.games.spicy.helpers import PLAIN, after, event, with_extras

LAST = State((1, 6, 6), (0, 0, 0), 87, 0)
FEW = State((6, 6, 6), (1, 1, 0), 1, 0)
THIRD = State((6, 6, 1), (1, 1, 0), 87, 2)
SIX_NINE = with_extras(Extra.TURN_IT_UP)
CAT = with_extras(Extra.COPY_CAT)
RAID = with_extras(Extra.SPICE_RAIDER)
LUCK = with_extras(Extra.CHANGE_YOUR_LUCK)
OPEN = with_extras(Extra.WE_LOVE_CHILI, Extra.START_IT_UP)


@pytest.mark.parametrize(
    ("before", "what", "anchor", "game", "state"),
    [
        ("", "2 chili", "claim", PLAIN, None),
        ("2 chili", "passed", "pass", PLAIN, None),
        ("2 chili", "passed wrong_claim", "wrong-claim", PLAIN, None),
        ("2 chili", "penalised 0", "looked", PLAIN, None),
        ("2 chili", "challenged 2 number", "challenge", PLAIN, None),
        ("2 chili", "challenged 2 nothing", "challenge", PLAIN, None),
        ("2 chili; challenged 2 number", "revealed 3 chili", "challenge", PLAIN, None),
        ("2 chili; challenged 2 number", "revealed wild spice", "wild", PLAIN, None),
        ("", "2 chili last", "last-card", PLAIN, LAST),
        ("", "passed last_unannounced", "last-card", PLAIN, LAST),
        ("2 chili last", "accepted", "trophy", PLAIN, LAST),
        ("2 chili last; challenged 1 number", "revealed 2 chili", "trophy", PLAIN, LAST),
        ("", "passed", "worlds-end", PLAIN, FEW),
        ("passed", "world_ended", "worlds-end", PLAIN, None),
        ("2 chili last", "accepted", "end", PLAIN, THIRD),
        (
            "2 chili; 9 chili; challenged 2 number",
            "revealed 6 pepper",
            "turn-it-up",
            SIX_NINE,
            None,
        ),
        ("2 chili; 9 chili; challenged 2 number", "revealed 9 pepper", "challenge", SIX_NINE, None),
        ("2 chili", "copied 2", "copy-cat", CAT, None),
        ("2 chili; copied 2; challenged 0 both", "revealed 2 chili", "copy-cat", CAT, None),
        ("2 chili; 4 chili", "6 chili", "spice-raider", RAID, None),
        ("2 chili", "5 chili tucked 2", "change-your-luck", LUCK, None),
        ("2 pepper; 10 pepper", "1 chili", "we-love-chili", OPEN, None),
        ("2 pepper; 9 pepper", "1 pepper", "start-it-up", OPEN, None),
        ("2 pepper; 9 pepper", "10 pepper", "claim", OPEN, None),
    ],
)
def test_the_rule_behind_a_call(
    before: str, what: str, anchor: str, game: Spicy, state: State | None
) -> None:
    stands, told = after(before, game=game, state=state), event(what)
    assert happened(stands, told, game.apply(stands, told), game) == anchor
    for lang in Lang:
        assert page("spicy", lang).section(anchor)


@pytest.mark.parametrize("reason", SpicyRefusal)
def test_every_refusal_has_its_rule(reason: SpicyRefusal) -> None:
    anchor = refused(after(""), event("passed"), reason, PLAIN)
    for lang in Lang:
        assert page("spicy", lang).section(anchor)


def test_a_refusal_names_the_rule_for_claims() -> None:
    state, told = after("2 chili; 7 chili"), event("3 chili")
    reason = PLAIN.refusal(state, told)
    assert reason is not None and refused(state, told, reason, PLAIN) == "claim"
