"""What is made of a roll that is asked about when nobody is there."""

from __future__ import annotations

import pytest

from assistant.games.zombie_dice import Die, Event, State, Stopped, ZombieDice
from assistant.session.director import Director
from assistant.session.ports import ForgetfulStore
from assistant.session.question import Question
from assistant.session.session import begun
from assistant.session.translate.zombie_dice import ZombieTranslator
from assistant.session.unattended import WayOut, settle_unattended
from tests.games.helpers import events
from tests.session.helpers import thrown
from vision.readings import StableRoll


@pytest.mark.parametrize(
    ("played", "seen", "way", "log"),
    [
        ("", thrown("gB yS rF", unsure=(1,)), WayOut.LIKELIEST, "gB yS rF"),
        # Not one of Ana's two green feet is among the dice: they are Bob's.
        (
            "gF gF rB",
            thrown("yB yB rB"),
            WayOut.STOPPED_UNSEEN,
            "gF gF rB; stopped; yB yB rB",
        ),
        ("gB gB yF", thrown("gB"), WayOut.LEFT_OUT, "gB gB yF"),
    ],
)
def test_it_is_told_and_then_settled(played: str, seen: StableRoll, way: WayOut, log: str) -> None:
    game = ZombieDice()
    session = begun(game, ("Ana", "Bob"), events(played))
    director: Director[State, Event, Die] = Director(
        session, ZombieTranslator(game), ForgetfulStore()
    )
    director.see(seen)
    told: list[WayOut] = []

    def tell(way: WayOut, question: Question[Die]) -> None:
        assert director.question is question
        told.append(way)

    settle_unattended(director, Stopped(), tell)
    settle_unattended(director, Stopped(), tell)
    assert told == [way]
    assert director.question is None
    assert director.session.log == tuple(events(log))
