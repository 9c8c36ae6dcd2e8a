"""The rule of Zombie Dice behind each call and each refusal."""

from __future__ import annotations

import pytest

from assistant.games.game import Reason, Refusal
from assistant.games.zombie_dice import Stopped, ZombieDice, ZombieRefusal
from assistant.games.zombie_dice.notation import read
from assistant.games.zombie_dice.options import Ending, Feature, Ties
from assistant.locale.words import Lang
from assistant.rules.shelf import page
from assistant.rules.why.zombie_dice import happened, refused
from tests.games.helpers import after

LEVEL = "gB gF gF; stopped; gB gF gF; stopped"
SHORT_CUP = "gB gB gB; gB gB gB; yB yB yB; yS rB rB"


@pytest.mark.parametrize(
    ("before", "event", "anchor"),
    [
        ("", "rolled gB yB rB", "roll"),
        ("", "rolled gB yB rF", "feet"),
        ("gB gB gF", "continued", "commit"),
        ("gS yS rF", "rolled gS yS rF", "shotguns"),
        (SHORT_CUP, "continued", "empty-cup"),
        ("gF gF gF", "stopped", "stop"),
        ("gB gF gF", "stopped", "last-round"),
        ("gB gF gF; stopped; gB gF gF", "stopped", "tie-break"),
        (f"{LEVEL}; gS yS rS; gB gF gF", "stopped", "end"),
        ("", "rolled kBB gF sH", "double-feature"),
        ("gB gF gF", "rolled bB gB gB", "bus"),
    ],
)
def test_a_call_leads_to_its_rule(before: str, event: str, anchor: str) -> None:
    special = Feature.SEQUEL if "kBB" in event else Feature.NONE
    game = ZombieDice(target=1, feature=special, bus="bB" in event)
    state = after(before, game=game)
    told = happened(state, read(event), game.apply(state, read(event)), game)
    assert told == anchor
    assert all(told in page("zombie_dice", lang).anchors for lang in Lang)


def test_ends_of_other_tables_lead_to_the_end() -> None:
    one_more = ZombieDice(target=1, ending=Ending.ONE_MORE)
    state = after("gB gF gF", game=one_more)
    stopped = one_more.apply(state, Stopped())
    assert happened(state, Stopped(), stopped, one_more) == "last-round"
    single = ZombieDice(target=1, ties=Ties.SINGLE)
    state = after(f"{LEVEL}; gB gF gF; stopped; gB gF gF", game=single)
    assert happened(state, Stopped(), single.apply(state, Stopped()), single) == "end"


@pytest.mark.parametrize("reason", [*ZombieRefusal, *Refusal])
def test_every_refusal_leads_to_a_rule(reason: Reason) -> None:
    game = ZombieDice()
    anchor = refused(game.start(2), Stopped(), reason, game)
    assert all(anchor in page("zombie_dice", lang).anchors for lang in Lang)
