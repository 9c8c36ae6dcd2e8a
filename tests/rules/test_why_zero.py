"""The rule of Zero behind each call and each refusal."""

from __future__ import annotations

import pytest

from assistant.games.game import Refusal
from assistant.games.zero import Zero, ZeroRefusal
from assistant.games.zero.notation import read
from assistant.locale.words import Lang
from assistant.rules.shelf import page
from assistant.rules.why.zero import happened, refused
from tests.games.zero.helpers import after

COUNTING = "dealt; knocked; knocked; exchanged; exchanged"


@pytest.mark.parametrize(
    ("before", "event", "anchor"),
    [
        ("", "dealt", "deal"),
        ("dealt", "exchanged", "exchange"),
        ("dealt", "knocked", "knock"),
        ("dealt; knocked", "knocked", "second-knock"),
        ("dealt; knocked; knocked; exchanged", "exchanged", "second-knock"),
        ("dealt", "zero 0", "zero"),
        (COUNTING, "told 0 3", "scoring"),
        (f"{COUNTING}; told 0 3; told 1 3", "told 2 3", "end"),
    ],
)
def test_a_call_leads_to_its_rule(before: str, event: str, anchor: str) -> None:
    game = Zero(rounds=1)
    state = after(before, game=game)
    told = happened(state, read(event), game.apply(state, read(event)), game)
    assert told == anchor
    assert all(told in page("zero", lang).anchors for lang in Lang)


@pytest.mark.parametrize("reason", [*ZeroRefusal, Refusal.GAME_OVER])
def test_every_refusal_leads_to_a_rule(reason: ZeroRefusal) -> None:
    told = refused(after("dealt"), read("zero 1"), reason, Zero())
    assert all(told in page("zero", lang).anchors for lang in Lang)
