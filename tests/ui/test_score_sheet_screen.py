"""A score sheet filled in by touches, corrected, and brought to its end."""

from __future__ import annotations

import pytest

from assistant.games.score_sheet import Ended, Entered
from assistant.ui.screens.score_sheet.table import PadKey, SheetCell
from assistant.ui.screens.start import GameButton
from assistant.ui.widgets.rules import RulesSection, RulesSheet
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, Open, cut_short, overflowing

EIGHT = ("Maximilienne", "Jean-Christophe", "Bernadette", "Wilhelmine", "Zo", "Ève", "Iris", "Paul")


def begun(opened: Open, *names: str, size: tuple[int, int] = LANDSCAPE) -> Bench:
    bench = opened(size=size)
    bench.seat(*names)
    bench.tap(bench.button("Autre jeu", GameButton))
    bench.press("Commencer")
    assert bench.screen.name == "score_sheet"
    return bench


def enter(bench: Bench, number: int, confirm: str = "Noter") -> None:
    if number < 0:
        bench.tap(bench.button("+/−", PadKey))
    for digit in str(abs(number)):
        bench.tap(bench.button(digit, PadKey))
    bench.press(confirm)


def log(bench: Bench) -> tuple[object, ...]:
    return bench.log


def cell(bench: Bench, text: str) -> SheetCell:
    found: SheetCell = next(c for c in bench.widgets(SheetCell) if c.text == text)
    return found


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_a_whole_game_is_entered_corrected_and_won(opened: Open, size: tuple[int, int]) -> None:
    bench = begun(opened, "Nora", "Samuel", "Iris", size=size)
    for number in (12, -3, 40, 7):
        enter(bench, number)
    bench.tap(bench.button("5", PadKey))
    assert "−3 + 5 = 2" in bench.texts()
    bench.shoot("score-sheet")
    assert overflowing(bench) == []
    bench.tap(bench.button("Effacer", PadKey))
    bench.tap(cell(bench, "−3"))
    assert "Corriger" in bench.texts() and "manche 1" in bench.texts()
    bench.tap(bench.button("+/−", PadKey))
    bench.tap(bench.button("8", PadKey))
    bench.shoot("score-sheet-correct")
    assert overflowing(bench) == []
    bench.press("Corriger")
    assert log(bench) == (Entered(0, 12), Entered(1, 8), Entered(2, 40), Entered(0, 7))
    assert "Corrigé : 8, et non moins 3. Samuel a 8." in bench.texts().replace("\n", " ")
    enter(bench, 0)
    assert not bench.button("Terminer").disabled or bench.button("Terminer").detail
    enter(bench, 1)
    bench.press("Terminer")
    assert log(bench)[-1] == Ended()
    bench.shoot("score-sheet-end")
    assert "Iris gagne" in bench.texts() and "41 points" in bench.texts()
    assert overflowing(bench) == [] and cut_short(bench) == []
    bench.press("Annuler")
    assert log(bench)[-1] == Entered(2, 1) and "Iris gagne" not in bench.texts()


def test_the_game_cannot_end_within_a_round(opened: Open) -> None:
    bench = begun(opened, "Nora", "Samuel")
    assert bench.button("Terminer").disabled
    enter(bench, 5)
    assert bench.button("Terminer").disabled
    assert bench.button("Terminer").detail == "manche incomplète"
    enter(bench, 6)
    assert not bench.button("Terminer").disabled


def test_a_correction_may_be_left(opened: Open) -> None:
    bench = begun(opened, "Nora", "Samuel")
    enter(bench, 5)
    bench.tap(cell(bench, "5"))
    bench.press("Laisser")
    assert log(bench) == (Entered(0, 5),) and not bench.screen.keep_label
    # The button to go on with has its whole place again.
    assert bench.button("Noter").width == bench.button("Noter").parent.width
    bench.tap(cell(bench, "5"))
    bench.screen.take_back()
    bench.draw()
    assert log(bench) == () and not bench.screen.keep_label


def test_numbers_are_typed_as_on_a_calculator(opened: Open) -> None:
    bench = begun(opened, "Nora", "Samuel")
    for key in "0071234":
        bench.tap(bench.button(key, PadKey))
    assert bench.screen.typed == "71234"
    bench.tap(bench.button("+/−", PadKey))
    assert bench.screen.typed == "−71234"
    for _ in range(5):
        bench.tap(bench.button("Effacer", PadKey))
    assert bench.screen.typed == "−"
    bench.tap(bench.button("Effacer", PadKey))
    assert bench.screen.typed == ""
    bench.press("Noter")
    assert log(bench) == (Entered(0, 0),)


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_many_columns_and_rounds_fit(opened: Open, size: tuple[int, int]) -> None:
    bench = begun(opened, *EIGHT, size=size)
    for number in range(8 * 9 + 3):
        bench.table.do(Entered(number % 8, 9_990 + number % 10))
    bench.draw(4)
    bench.shoot("score-sheet-full")
    assert overflowing(bench) == []
    newest = cell(bench, "9994")
    _, y = newest.to_window(newest.x, newest.y)
    _, low = bench.screen.scroll.to_window(bench.screen.scroll.x, bench.screen.scroll.y)
    assert y >= low - 1


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_how_it_is_counted_is_chosen_before(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size=size)
    bench.seat("Nora", "Samuel")
    bench.tap(bench.button("Autre jeu", GameButton))
    bench.screen.open_setup()
    assert cut_short(bench) == []
    for label in ("Le moins de points", "50", "non"):
        bench.press(label)
    bench.shoot("score-sheet-setup")
    assert overflowing(bench) == []
    bench.press("Fermer")
    bench.press("Commencer")
    assert "le moins gagne · jusqu’à 50" in bench.texts()
    assert not bench.screen.signs
    for number in (50, 3):
        enter(bench, number)
    assert "Samuel gagne" in bench.texts()


def test_why_opens_the_rule_behind_the_last_call(opened: Open) -> None:
    bench = begun(opened, "Nora", "Samuel")
    enter(bench, 5)
    bench.press("pourquoi ?")
    (sheet,) = bench.widgets(RulesSheet)
    (chosen,) = [section for section in bench.widgets(RulesSection, sheet) if section.chosen]
    assert chosen.title == "Noter"
    bench.press("Fermer")
    enter(bench, 6)
    bench.press("Historique")
    bench.shoot("score-sheet-history")
    assert overflowing(bench) == []
    bench.press("pourquoi ?")
    assert bench.texts().count("Comptage") + bench.texts().count("Points") > 0
