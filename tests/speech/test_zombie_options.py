"""What is said where a table plays with special dice, or ends its games in another way."""

from __future__ import annotations

import pytest

from assistant.games.zombie_dice import ZombieDice
from assistant.games.zombie_dice.notation import dice, read
from assistant.games.zombie_dice.options import Drink, Ending, Feature, Ties, Yield
from assistant.locale.words import Lang
from assistant.session.session import begun
from assistant.speech.phrases.zombie_dice import a_die, phrase

NAMES = ("Iris", "Samuel", "Zoé")
SEQUEL = ZombieDice(feature=Feature.SEQUEL, bus=True)


def said(text: str, game: ZombieDice = SEQUEL, lang: Lang = Lang.FR) -> str:
    play = begun(game, NAMES, [read(line) for line in text.split("; ")])
    return phrase(play.states[-2], play.log[-1], play.states[-1], NAMES, lang, game)


@pytest.mark.parametrize(
    ("events", "french", "english"),
    [
        ("rolled kBB hB gF", "Trois cerveaux.", "Three brains."),
        (
            "rolled sH gB yF",
            "Le casque : il faut un fusil de plus. Un cerveau.",
            "The helmet: it takes one more shotgun. One brain.",
        ),
        ("rolled sH gF yF", "Le casque : il faut un fusil de plus.", None),
        (
            "rolled sE gF yF",
            "La boisson : les empreintes vertes comptent comme des cerveaux. Un cerveau.",
            "The energy drink: green feet count as brains. One brain.",
        ),
        (
            "rolled kBB gB gF; rolled hS gF yF",
            "Un fusil. Un cerveau en tout. Le beau gosse est sauvé et retourne au gobelet.",
            "One shotgun. One brain in all. The hunk is rescued and goes back into the cup.",
        ),
        (
            "rolled gB gF gF; rolled bY rS yS",
            "Cédez le passage : les fusils de ce lancer sont des empreintes. Un cerveau en tout.",
            None,
        ),
        (
            "rolled gB gF gF; rolled bD gF yF",
            "Impasse : les empreintes de ce lancer sont des cerveaux."
            " Deux cerveaux. Trois en tout.",
            None,
        ),
        (
            "rolled gB gF gF; rolled bX gB yF",
            "Stop : le tour s'arrête. Deux cerveaux marqués. Iris en a deux. Au tour de Samuel.",
            "Stop: the turn ends. Two brains banked. Iris has two. Samuel to roll.",
        ),
        (
            "rolled gB gB gF; rolled bT gF yF",
            "Le pneu : le bus est perdu pour ce tour, et un cerveau avec lui. Un cerveau en tout.",
            None,
        ),
    ],
)
def test_special_dice_are_told(events: str, french: str, english: str | None) -> None:
    assert said(events) == french
    if english is not None:
        assert said(events, lang=Lang.EN) == english


def test_readings_are_told_as_the_table_plays_them() -> None:
    thirsty = ZombieDice(feature=Feature.SANTA, drink=Drink.ALL)
    assert said("rolled sE gF yF", thirsty) == (
        "La boisson : les empreintes comptent comme des cerveaux. Deux cerveaux."
    )
    kind = ZombieDice(bus=True, yields=Yield.BRAINS)
    assert said("rolled gF gF gF; rolled bY rS yF", kind).endswith("Un cerveau.")


def test_the_end_is_told_as_the_table_plays_it() -> None:
    one_more = ZombieDice(target=3, ending=Ending.ONE_MORE)
    assert "Tous les autres jouent encore un tour." in said("rolled gB gB gB; stopped", one_more)
    single = ZombieDice(target=1, ties=Ties.SINGLE)
    level = "; ".join(["rolled gB gF gF; stopped"] * 6)
    assert said(level, single).endswith("Iris, Samuel et Zoé gagnent ensemble avec deux cerveaux.")


def test_special_dice_have_names() -> None:
    named = [a_die(die, Lang.FR) for die in dice("kBB hF sH bX")]
    assert named == [
        "deux cerveaux, sur le beau gosse",
        "des empreintes, sur la bimbo",
        "le casque, sur le Père Noël",
        "le stop, sur le bus",
    ]
    assert a_die(dice("sE")[0], Lang.EN) == "the energy drink on Santa"
