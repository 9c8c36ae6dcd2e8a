"""Why a roll cannot be, in a sentence that names the colour and how many there are."""

from __future__ import annotations

import pytest

from assistant.games.zombie_dice import ZombieDice
from assistant.locale.words import Lang
from assistant.session.director import Director
from assistant.session.ports import ForgetfulStore
from assistant.session.session import begun
from assistant.session.translate.zombie_dice import ZombieTranslator
from assistant.speech.announcer import Announcer
from assistant.speech.phrases.zombie_dice import refused
from assistant.speech.silent import SilentSpeaker
from assistant.speech.voice import Voice
from tests.games.helpers import after, events, roll
from tests.session.helpers import thrown

GAME = ZombieDice()
NAMES = ("Nora", "Samuel")

WRONG = [
    (
        "rB rB rB",
        "rB gB gB",
        "Quatrième dé rouge : il n'y en a que trois.",
        "Fourth red die: there are only three.",
    ),
    (
        "yB yB gB; yB gF gS",
        "yB yS gF",
        "Cinquième dé jaune : il n'y en a que quatre.",
        "Fifth yellow die: there are only four.",
    ),
    (
        "gF yB rB",
        "yB yB rB",
        "Empreintes vertes à relancer : aucun dé vert.",
        "The green feet are rolled again: no green die.",
    ),
    (
        "rF rF gB",
        "rB yB yS",
        "Deux dés rouges à relancer : je n'en vois qu'un.",
        "Two red dice are rolled again: I see only one.",
    ),
]


@pytest.mark.parametrize(("before", "now", "french", "english"), WRONG)
def test_the_reason_names_the_colour(before: str, now: str, french: str, english: str) -> None:
    state, event = after(before), roll(now)
    reason = GAME.refusal(state, event)
    assert reason is not None
    assert refused(state, event, reason, NAMES, Lang.FR, GAME) == french
    assert refused(state, event, reason, NAMES, Lang.EN, GAME) == english


def test_after_brains_went_back_into_the_cup_they_may_come_again() -> None:
    """All four yellow dice are out, two of them shotguns: after the refill two may be rolled."""
    state = after("gB gB gB; gB gB gB; yB yB yS; rB rB yS")
    assert GAME.refusal(state, roll("yB yB gB")) is None
    reason = GAME.refusal(state, roll("yB yB yB"))
    assert reason is not None
    said = refused(state, roll("yB yB yB"), reason, NAMES, Lang.EN, GAME)
    assert said == "Fifth yellow die: there are only four."


def test_the_reason_is_said_when_clear_dice_are_refused() -> None:
    speaker = SilentSpeaker()
    told = events("rB rB rB")
    director = Director(begun(GAME, NAMES, told), ZombieTranslator(GAME), ForgetfulStore())
    announcer = Announcer(Voice(speaker), NAMES, Lang.FR, GAME)
    director.listen(announcer)
    announcer.greet(director.state)
    director.see(thrown("rB gB gB"))
    assert speaker.said[-1].text == "Quatrième dé rouge : il n'y en a que trois."
    director.dismiss()
    director.see(thrown("gB gB gB gB"))
    assert speaker.said[-1].text == "Je vois quatre dés, il en faut trois."
