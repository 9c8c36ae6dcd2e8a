"""The rules of the table on the start screen, and the special dice on the table."""

from __future__ import annotations

import pytest

from assistant.games.zombie_dice import Rolled, ZombieDice
from assistant.games.zombie_dice.notation import dice
from assistant.games.zombie_dice.options import Feature
from assistant.games.zombie_dice.rolls import Refill
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, Open
from tests.ui.helpers import NAMES


def seated(bench: Bench) -> Bench:
    for name in NAMES:
        bench.screen.entry.text = name
        bench.tap(bench.button("Ajouter"))
    return bench


def pick(bench: Bench, label: str) -> None:
    """Tap a choice of the sheet, wherever it has to be scrolled to."""
    button = bench.button(label)
    bench.screen.children[0].rows.parent.scroll_to(button, animate=False)
    bench.tap(button)


def game_of(bench: Bench) -> ZombieDice:
    game = bench.table.director.session.game
    assert isinstance(game, ZombieDice)
    return game


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_a_table_that_changes_nothing_plays_as_usual(opened: Open, size: tuple[int, int]) -> None:
    bench = seated(opened(size))
    assert bench.button("Réglages").detail == "règles habituelles"
    bench.shoot("start-zombie-dice")
    bench.tap(bench.button("Réglages"))
    bench.shoot("options")
    bench.tap(bench.button("Terminé"))
    bench.tap(bench.button("Commencer"))
    assert game_of(bench) == ZombieDice()


def test_what_is_chosen_is_played_and_remembered(opened: Open) -> None:
    bench = seated(opened())
    bench.tap(bench.button("Réglages"))
    pick(bench, "On s’arrête")
    pick(bench, "Les trois")
    bench.tap(bench.button("Terminé"))
    assert bench.button("Réglages").detail == "2 choix à vous"
    bench.tap(bench.button("Commencer"))
    assert game_of(bench) == ZombieDice(refill=Refill.END, feature=Feature.SEQUEL)
    again = opened()
    assert again.button("Réglages").detail == "2 choix à vous"
    again.tap(again.button("Réglages"))
    again.tap(again.button("Remettre les règles habituelles"))
    again.tap(again.button("Terminé"))
    assert again.button("Réglages").detail == "règles habituelles"


def test_more_choices_come_with_an_expansion(opened: Open) -> None:
    bench = opened(PORTRAIT)
    bench.tap(bench.button("Réglages"))
    pick(bench, "Les trois")
    pick(bench, "oui")
    assert "Qui est sauvé" in bench.texts()
    assert "Cédez le passage" in bench.texts()
    sheet = bench.screen.children[0]
    sheet.rows.parent.scroll_y = 0
    bench.shoot("options-expansions")


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_special_dice_are_entered_by_hand(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size)
    bench.app.begin("zombie_dice", {"feature": Feature.SEQUEL, "bus": True}, NAMES, 0)
    bench.tap(bench.button("À la main"))
    bench.shoot("hand-special")
    bench.tap(bench.button("Beau gosse"))
    bench.shoot("hand-hunk")
    bench.tap(bench.die("2 cerveaux"))
    assert bench.button("Bus").disabled
    bench.tap(bench.button("Père Noël"))
    bench.tap(bench.die("casque"))
    bench.tap(bench.die("vert · empreintes"))
    assert bench.log == (Rolled(dice("kBB sH gF")),)
    bench.shoot("table-special")
    bench.tap(bench.button("À la main"))
    bench.tap(bench.button("Bus"))
    bench.shoot("hand-bus")
    bench.tap(bench.die("2 cerveaux + fusil"))
    bench.tap(bench.die("vert · cerveau"))
    bench.tap(bench.die("jaune · fusil"))
    assert bench.table.director.state.brains == 5
    bench.shoot("table-bus")
