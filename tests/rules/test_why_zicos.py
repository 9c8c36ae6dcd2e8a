"""The rule of Zicos behind each call and each refusal."""

from __future__ import annotations

import pytest
from hypothesis import given

from assistant.games.game import Reason, Refusal
from assistant.games.zicos import Event, Version, Zicos, ZicosRefusal, notation
from assistant.locale.words import Lang
from assistant.rules.shelf import page
from assistant.rules.why.zicos import happened, refused
from tests.games.zicos.helpers import told
from tests.games.zicos.strategies import games

HARDCORE = Zicos(hardcore=True)
SUNG = Zicos(sung=True)
THREE = Zicos(version=Version.THREE_ROUNDS)
MAX = 'came p1 member "Max" stars=1 bye=4 zone'
FULL = "; ".join([MAX, *["came p1 fan stars=1"] * 5])
TWO_FANS = f"{MAX}; came p1 fan stars=1; came p1 fan stars=2"
BAND = "; ".join([MAX, *['came p1 member "Lou" stars=0'] * 2])
BIDS = "rolled p1=1; bid p1 1; rolled p2=2; bid p2 2"
AGENT = 'closed; played p1 contract "Agent"'
ALBUM = 'played p1 production "Album" points=9 draws=1'


def events(text: str) -> list[Event]:
    return [notation.read(line) for line in text.split("; ") if line]


@pytest.mark.parametrize(
    ("game", "before", "what", "anchor"),
    [
        (HARDCORE, "", "rolled p1=4", "auction"),
        (HARDCORE, MAX, "rolled p1=4", "bye-bye"),
        (HARDCORE, FULL, "rolled p1=4", "protected"),
        (HARDCORE, f"{TWO_FANS}; rolled p1=4", "lost #2", "bye-bye"),
        (HARDCORE, "", "starter p2", "starter"),
        (HARDCORE, "rolled p1=1", "bid p1 1", "auction"),
        (HARDCORE, "hand p1 0; hand p2 0; rolled p1=1; bid p1 1; rolled p2=1", "bid p2 1", "tie"),
        (HARDCORE, "rolled p1=1; bid p1 1; rolled p2=1", "bid p2 2", "hand-limit"),
        (HARDCORE, BIDS, 'played p1 member "Lou" stars=1', "place"),
        (HARDCORE, BIDS, "passed p1", "place"),
        (HARDCORE, f"{BAND}; {BIDS}", ALBUM, "three-members"),
        (SUNG, f"{BAND}; {BIDS}", ALBUM, "song"),
        (SUNG, f"{BAND}; {BIDS}; {ALBUM}", "challenge lost", "song"),
        (HARDCORE, f"{BAND}; {BIDS}; {ALBUM}", "drawn fan stars=1", "fans"),
        (HARDCORE, f"{BAND}; {BIDS}; {ALBUM}", "empty", "fans"),
        (HARDCORE, f"{BIDS}; closed", 'played p1 bonus "Clip" points=5', "effects"),
        (HARDCORE, f"{BIDS}; closed", 'played p1 malus "Rumeur" against=p2', "effects"),
        (
            HARDCORE,
            f"{MAX}; {BIDS}; closed",
            'played p2 malus "Départ" expels against=p1 expelled=#1',
            "member-leaves",
        ),
        (
            HARDCORE,
            f'{BIDS}; closed; played p2 malus "Rumeur" against=p1',
            'played p1 bonus "Avocat" cancels cancelled=#1',
            "cancel",
        ),
        (HARDCORE, f"{BIDS}; closed", 'played p1 contract "Agent"', "end-dice"),
        (HARDCORE, f"{BIDS}; {AGENT}", "closed", "end-dice"),
        (HARDCORE, f"{BIDS}; {AGENT}; closed", "rolled p1=2", "end-dice"),
        (HARDCORE, f"{BIDS}; closed", "closed", "turn"),
        (HARDCORE, "", MAX, "effects"),
        (THREE, "points p1 5", "nominees stars=1", "nominees"),
        (THREE, "", "nominees stars=1", "throw-off"),
        (THREE, "nominees stars=1", "rolled p1=4", "throw-off"),
        (HARDCORE, MAX, "nominees stars=1", "winner"),
    ],
)  # fmt: skip
def test_the_rule_behind_a_call(game: Zicos, before: str, what: str, anchor: str) -> None:
    state = told(game, game.start(2), *events(before))
    event = notation.read(what)
    assert happened(state, event, game.apply(state, event), game) == anchor


@given(games())
def test_every_call_has_a_rule_on_the_page(drawn: tuple[Zicos, int, list[Event]]) -> None:
    game, seats, log = drawn
    state = game.start(seats)
    for event in log:
        after = game.apply(state, event)
        assert happened(state, event, after, game) in page("zicos", Lang.FR).anchors
        state = after


@pytest.mark.parametrize("reason", [*ZicosRefusal, *Refusal])
def test_every_refusal_has_a_rule_on_the_page(reason: Reason) -> None:
    game = Zicos()
    anchor = refused(game.start(2), notation.read("closed"), reason, game)
    assert anchor in page("zicos", Lang.EN).anchors


def test_the_rule_behind_a_refusal() -> None:
    game = Zicos()
    state = told(game, game.start(2), *events(BIDS))
    event = notation.read(ALBUM)
    reason = game.refusal(state, event)
    assert reason is ZicosRefusal.TOO_FEW_MEMBERS
    assert refused(state, event, reason, game) == "three-members"
