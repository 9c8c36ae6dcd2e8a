"""A die that leans is not read: the table says what it shows, or rolls it again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from assistant.games.zombie_dice import Rolled, ZombieDice
from assistant.games.zombie_dice.notation import dice
from assistant.locale.words import Lang
from assistant.session.director import Director
from assistant.session.translate.zombie_dice import ZombieTranslator
from assistant.speech.phrases.zombie_dice import asked
from tests.session.helpers import Diary, thrown
from tests.ui.helpers import played
from vision.readings import StableRoll


def leaning(text: str, *places: int) -> StableRoll:
    """`gB yS rF` as a roll whose dice at `places` lean, however sure their faces look."""
    roll = thrown(text)
    readings = [replace(d, leans=0.9) if p in places else d for p, d in enumerate(roll.dice)]
    return replace(roll, dice=tuple(readings))


@pytest.fixture
def director() -> Director:  # type: ignore[type-arg]
    return Director(played(), ZombieTranslator(ZombieDice()), Diary())


def test_a_leaning_die_is_asked_about_though_its_face_looks_sure(director: Director) -> None:  # type: ignore[type-arg]
    director.see(leaning("gB yS rF", 1))
    assert director.session.log == ()
    assert director.question is not None
    (doubt,) = director.question.doubts
    assert doubt.place == 1 and doubt.leans
    assert doubt.choices[0] == dice("yS")[0]


def test_its_face_may_be_told(director: Director) -> None:  # type: ignore[type-arg]
    director.see(leaning("gB yS rF", 1))
    director.answer(1, dice("yB")[0])
    assert director.session.log == (Rolled(dice("gB yB rF")),)


def test_or_it_is_rolled_again(director: Director) -> None:  # type: ignore[type-arg]
    director.see(leaning("gB yS rF", 1))
    director.see(thrown("gB yF rF"))
    assert director.question is None
    assert director.session.log == (Rolled(dice("gB yF rF")),)


@pytest.mark.parametrize(
    ("roll", "french", "english"),
    [
        (
            leaning("gB yS rF", 1),
            "Un dé penche : relancez-le, ou touchez sa face.",
            "A die leans: roll it again, or tap its face.",
        ),
        (
            leaning("gB yS rF", 0, 1),
            "Des dés penchent : relancez-les, ou touchez leur face.",
            "Some dice lean: roll them again, or tap their faces.",
        ),
        (
            thrown("gB yS rF gS"),
            "Je vois quatre dés, il en faut trois.",
            "I see four dice, it takes three.",
        ),
        (
            thrown("gB"),
            "Je vois un dé, il en faut trois.",
            "I see one die, it takes three.",
        ),
        (
            leaning("gB yS", 1),
            "Je vois deux dés, il en faut trois.",
            "I see two dice, it takes three.",
        ),
    ],
)
def test_what_is_wrong_is_said(
    roll: StableRoll,
    french: str,
    english: str,
    director: Director,  # type: ignore[type-arg]
) -> None:
    director.see(roll)
    assert director.question is not None
    assert asked(director.question, Lang.FR) == french
    assert asked(director.question, Lang.EN) == english
