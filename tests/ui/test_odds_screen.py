"""Odds beside the buttons, and the summary of a game, touched by a finger."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.core.window import Window

from assistant.games.zombie_dice.notation import dice
from assistant.speech.silent import SilentSpeaker
from assistant.speech.voice import Voice
from assistant.ui.odds_choices import Showing
from assistant.ui.screens.keys import BACK_KEY
from assistant.ui.screens.zombie_dice.summary import FiguresRow, SummarySheet, Tab
from assistant.ui.theme import look
from assistant.ui.widgets.aside import EndPanel
from assistant.ui.widgets.basics import PushButton, Text
from assistant.ui.widgets.odds import ChoicesSheet, OddsButton, OddsSheet
from assistant.ui.widgets.plots import FaceRow, LinePlot
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, Open, overflowing, typed
from tests.ui.helpers import NAMES

BOTH = pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])


def odds_of(bench: Bench) -> Any:
    (button,) = bench.widgets(OddsButton)
    return button


def set_apart(bench: Bench) -> list[str]:
    return [b.label for b in bench.widgets(PushButton) if b.main and not b.disabled]


def test_without_a_brain_it_is_rolling_that_is_set_apart(opened: Open) -> None:
    bench = opened(players=NAMES)
    assert set_apart(bench) == []
    bench.enter("gF gF yS")
    bench.shoot("no-brain")
    assert set_apart(bench) == ["Relancer"]


@BOTH
def test_odds_are_revealed_by_a_touch_and_said_by_another(
    opened: Open, size: tuple[int, int]
) -> None:
    twin = SilentSpeaker()
    bench = opened(size, players=NAMES, voice=Voice(twin))
    assert (odds_of(bench).detail, odds_of(bench).disabled) == ("après le lancer", True)
    bench.enter("gB gB yS")
    said = len(twin.said)
    assert odds_of(bench).detail == "toucher pour voir"
    assert set_apart(bench) == ["S’arrêter"]
    bench.tap(odds_of(bench))
    assert set_apart(bench) == ["Relancer"]
    assert typed(odds_of(bench).label) == "23 % de tout perdre"
    assert odds_of(bench).detail == "+0,5 cerveau espéré"
    assert typed(odds_of(bench).note) == "conseil : relancer"
    assert len(twin.said) == said
    bench.shoot("odds")
    assert overflowing(bench) == []
    bench.tap(odds_of(bench))
    assert twin.said[-1].text.startswith("Relancer : 23 pour cent de tout perdre")
    (sheet,) = bench.widgets(OddsSheet)
    bench.shoot("odds-sheet")
    assert overflowing(bench) == []
    bench.press("Dire")
    assert len(twin.said) == said + 2
    # The next decision is another: what was shown is closed.
    bench.table.stop()
    bench.draw()
    assert sheet.parent is None
    assert odds_of(bench).detail == "après le lancer"


@BOTH
def test_a_table_that_wants_no_odds_has_no_place_for_them(
    opened: Open, size: tuple[int, int]
) -> None:
    bench = opened(size, players=NAMES)
    bench.press("Historique")
    bench.press("Montrer les chances")
    (sheet,) = bench.widgets(ChoicesSheet)
    bench.shoot("odds-choices")
    assert overflowing(bench) == []
    # The topmost button of each name belongs to the last player.
    bench.press("toujours")
    assert bench.table.odds.choices.of("Samuel") is Showing.ALWAYS
    assert bench.table.odds.choices.of("Nora") is Showing.ON_TAP
    bench.table.choose_odds(None, Showing.OFF)
    sheet.close()
    bench.draw()
    assert list(bench.widgets(OddsButton)) == []
    bench.shoot("odds-off")
    # Kept for the next run.
    again = opened(size, players=NAMES)
    assert list(again.widgets(OddsButton)) == []


@BOTH
def test_the_summary_tells_the_game(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size, players=NAMES)
    for _ in range(3):
        bench.enter("gB gB yB")
        bench.enter("gB yS rB")
        bench.table.stop()
        bench.enter("rS rS yS")
    (end,) = bench.widgets(EndPanel)
    assert end.winner == "Nora gagne\u202f!"
    bench.shoot("end-summary")
    assert overflowing(bench) == []
    bench.press("Bilan")
    (sheet,) = bench.widgets(SummarySheet)
    nora, samuel = reversed(list(bench.widgets(FiguresRow)))
    assert (nora.name, nora.told) == ("Nora", "3 tours · 0 perdu · record 5")
    assert (samuel.per_turn, samuel.luck) == ("0,0 par tour", "−6,8")
    for tab in Tab:
        sheet.choose(tab)
        bench.shoot(f"summary-{tab.value.rpartition('-')[2]}")
        assert overflowing(bench) == []
    assert len(list(bench.widgets(FaceRow))) == 9
    sheet.choose(Tab.LUCK)
    (plot,) = bench.widgets(LinePlot)
    assert [len(curve.values) for curve in plot.curves] == [4, 4]
    Window.dispatch("on_keyboard", BACK_KEY, 0, "", [])
    bench.draw()
    assert sheet.parent is None
    assert bench.screen.name == "zombie_dice"


@BOTH
def test_a_long_verdict_on_the_dice_keeps_its_size(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size)
    bench.app.begin("zombie_dice", {"target": 99}, NAMES, 0)
    for _ in range(11):
        bench.table.enter(dice("gB gB gB"))
        bench.table.stop()
    bench.app.go_home()
    bench.draw()
    bench.press("Bilan")
    (sheet,) = bench.widgets(SummarySheet)
    sheet.choose(Tab.DICE)
    bench.shoot("summary-striking")
    assert overflowing(bench) == []
    (told,) = (text for text in bench.widgets(Text) if text.text.startswith("Très étonnant"))
    assert told.font_size > 0.9 * told.peak * look.u


@BOTH
def test_all_recorded_games_are_told_from_the_start_screen(
    opened: Open, size: tuple[int, int]
) -> None:
    bench = opened(size)
    assert bench.screen.summary_label == ""
    bench.app.begin("zombie_dice", {}, NAMES, 0)
    bench.draw()
    bench.enter("gB gB yB")
    bench.table.stop()
    bench.app.go_home()
    bench.draw()
    bench.shoot("start-summary")
    assert overflowing(bench) == []
    bench.press("Bilan")
    (sheet,) = bench.widgets(SummarySheet)
    assert sheet.title == "Bilan d’une partie"
    nora, _ = reversed(list(bench.widgets(FiguresRow)))
    assert (nora.name, nora.wins, nora.told) == (
        "Nora",
        "aucune victoire",
        "1 tour · 0 perdu · record 3",
    )
    bench.press("Fermer")
    assert list(bench.widgets(SummarySheet)) == []
    bench.screen.choose_game("zero")
    bench.draw()
    assert bench.screen.summary_label == ""


@BOTH
def test_dice_of_an_expansion_have_no_figures_and_the_sheet_says_why(
    opened: Open, size: tuple[int, int]
) -> None:
    bench = opened(size)
    bench.app.begin("zombie_dice", {"bus": True}, NAMES, 0)
    bench.draw()
    bench.table.enter(dice("gB gB yS"))
    bench.draw()
    bench.tap(odds_of(bench))
    assert odds_of(bench).detail == "pas connues ici"
    bench.tap(odds_of(bench))
    (sheet,) = bench.widgets(OddsSheet)
    assert "plutôt qu’un nombre faux" in sheet.why
    bench.shoot("odds-unknown")
    assert overflowing(bench) == []
