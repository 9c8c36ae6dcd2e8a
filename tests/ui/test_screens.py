"""The table screen with real widgets and touches, in both orientations and languages."""

from __future__ import annotations

import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

from assistant.games.zombie_dice import Continued, Rolled, Stopped
from assistant.games.zombie_dice.notation import dice
from assistant.locale.words import Lang
from assistant.speech.silent import SilentSpeaker
from assistant.speech.voice import Voice
from assistant.ui.screens.keys import BACK_KEY
from assistant.ui.theme import look
from assistant.ui.widgets.aside import EndPanel
from assistant.ui.widgets.basics import Ink, Text
from assistant.ui.widgets.sheets import DiceRow, DieSheet, HandSheet, HistorySheet
from tests.session.helpers import thrown
from tests.ui.bench import LANDSCAPE, PORTRAIT, Open, overflowing
from tests.ui.helpers import looking

LONG = (
    "Maximilienne-Charlotte", "Jean-Christophe", "Bob", "Anne", "Zoé", "Nathanaël",
    "Hippolyte de la Tour", "Iris",
)  # fmt: skip


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_a_whole_game_is_played_by_hand(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size)
    bench.shoot("start-empty")
    bench.seat("Nora", "Samuel")
    bench.shoot("start-two")
    bench.press("Commencer")
    assert bench.screen.name == "zombie_dice"
    bench.enter("gB gB yS")
    assert bench.log == (Rolled(dice("gB gB yS")),)
    bench.press("Relancer")
    assert bench.button("S'arrêter").disabled and bench.button("Relancer").disabled
    bench.enter("gB gB yF")
    bench.shoot("table")
    assert overflowing(bench) == []
    assert "4 + 0" not in bench.texts() and "0 + 4 = 4" in bench.texts()
    bench.press("S'arrêter")
    assert isinstance(bench.log[-1], Stopped)
    bench.enter("rS rS rS")
    bench.shoot("table-lost")
    assert "Trois fusils : tour perdu." in bench.texts()
    for _ in range(3):
        bench.enter("gB gB gB")
        bench.press("S'arrêter")
        bench.enter("rS rS rS")
    (end,) = bench.widgets(EndPanel)
    assert end.winner == "Nora gagne\u202f!"
    bench.shoot("end")
    assert overflowing(bench) == []
    bench.press("Rejouer")
    assert len(bench.log) == 0
    assert bench.table.director.session.names == ("Nora", "Samuel")


def test_a_misread_die_is_mended_in_two_taps(opened: Open) -> None:
    twin = SilentSpeaker()
    bench = opened(players=("Nora", "Samuel"), voice=Voice(twin))
    bench.enter("gB gB yS")
    bench.tap(bench.die("vert · cerveau"))
    sheet = bench.screen.children[0]
    assert isinstance(sheet, DieSheet)
    bench.shoot("correct")
    bench.tap(bench.die("vert · empreintes", sheet.grid))
    assert bench.log == (Rolled(dice("gB gF yS")),)
    assert twin.said[-1].text.startswith("Corrigé : des empreintes vertes")


def test_undo_goes_back_to_the_first_roll(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.press("Relancer")
    bench.enter("gB rS yF")
    bench.press("S'arrêter")
    bench.enter("rS rS rS")
    for left in (4, 3, 2, 1, 0):
        bench.press("Annuler")
        assert len(bench.log) == left
    assert bench.button("Annuler").disabled
    bench.press("Annuler")
    assert bench.log == ()


def test_an_old_roll_is_corrected_in_the_history(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yS")
    bench.press("S'arrêter")
    bench.enter("gF gF gF")
    bench.press("Historique")
    sheet = bench.screen.children[0]
    assert isinstance(sheet, HistorySheet)
    bench.shoot("history")
    assert overflowing(bench) == []
    bench.tap(bench.die("jaune · fusil", sheet))
    bench.tap(bench.die("jaune · cerveau", bench.screen.children[0].grid))
    assert bench.log[0] == Rolled(dice("gB gB yB"))
    assert bench.table.board().players[0].score == 3
    assert "Corrigé" in bench.texts()


def test_an_impossible_correction_is_greyed_out(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("rB rS rF")
    bench.enter("rB gF gF")
    bench.press("Historique")
    bench.tap(bench.die("rouge · empreintes", bench.screen.children[0]))
    grid = bench.screen.children[0].grid
    assert bench.die("rouge · cerveau", grid).disabled
    bench.tap(bench.die("rouge · cerveau", grid))
    assert bench.log[0] == Rolled(dice("rB rS rF"))


def test_only_legal_colours_can_be_entered(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gF yF rF")
    bench.press("À la main")
    sheet = bench.screen.children[0]
    assert isinstance(sheet, HandSheet)
    bench.tap(bench.die("vert · cerveau", sheet.grid))
    assert bench.die("vert · fusil", sheet.grid).disabled
    bench.shoot("hand")
    assert overflowing(bench) == []
    bench.press("Retour")
    assert len(bench.log) == 1


def test_a_wrong_tap_by_hand_is_taken_back(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.press("À la main")
    sheet = bench.screen.children[0]
    bench.tap(bench.die("vert · cerveau", sheet.grid))
    bench.tap(bench.die("rouge · fusil", sheet.grid))
    bench.tap(bench.die("vert · cerveau", sheet.row))
    for caption in ("jaune · cerveau", "vert · fusil"):
        bench.tap(bench.die(caption, sheet.grid))
    assert bench.log == (Rolled(dice("rS yB gS")),)


def test_a_tap_beside_a_sheet_closes_it_and_touches_nothing(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.press("À la main")
    bench.tap_at(60, 60)
    assert bench.log == (Rolled(dice("gB gB yF")),)
    assert not list(bench.widgets(HandSheet))


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
@pytest.mark.parametrize("lang", Lang)
def test_eight_players_with_long_names_fit(opened: Open, size: tuple[int, int], lang: Lang) -> None:
    bench = opened(size, lang, players=LONG)
    table = bench.table
    assert table is not None
    for _ in range(3):
        table.enter(dice("rS rS rS"))
    table.enter(dice("gB gB gB"))
    bench.shoot(f"table-eight-{lang}")
    assert overflowing(bench) == []
    bench.app.go_home()
    bench.shoot(f"start-eight-{lang}")
    assert overflowing(bench) == []


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_the_end_of_a_large_game_fits(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size, players=LONG)
    table = bench.table
    assert table is not None
    for roll in ("gB gB gB", "gB gB gB", "yB yB yB", "yB rB rB", "gB gB gB"):
        table.enter(dice(roll))
    table.stop()
    for _ in LONG[1:]:
        table.enter(dice("rS rS rS"))
    bench.shoot("end-eight")
    assert overflowing(bench) == []
    assert "Maximilienne-Charlotte gagne" in bench.texts()


def test_the_names_of_eight_players_are_whole_in_portrait(opened: Open) -> None:
    bench = opened(PORTRAIT, players=LONG)
    bench.draw()
    written = [text for text in bench.widgets(Text, bench.screen.bar) if text.text]
    shown = {text.text.replace("\n", "") for text in written}
    assert set(LONG) <= shown
    shapes = [ink.glyph for ink in bench.widgets(Ink, bench.screen.bar) if ink.glyph]
    assert len(set(shapes)) == len(shapes) == len(LONG)
    for text in written:
        assert text.wrap or text.texture_size[0] <= text.width
        assert text.texture_size[1] <= text.height + 2, text.text


def test_what_a_question_covers_cannot_be_pressed(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    table = bench.table
    assert table is not None
    bench.draw()
    covered = bench.button("Historique")
    roll = thrown("gB yF rS", unsure=(1,))
    table.sighted(roll, looking(roll))
    bench.tap(covered)
    assert not list(bench.widgets(HistorySheet))
    table.dismiss()
    bench.tap(covered)
    assert list(bench.widgets(HistorySheet))


def test_words_below_dice_are_of_one_size_and_whole(opened: Open) -> None:
    bench = opened(PORTRAIT, players=LONG)
    table = bench.table
    assert table is not None
    table.enter(dice("rF yF gB"))
    bench.draw()
    row = next(bench.widgets(DiceRow))
    written = [text for text in bench.widgets(Text, row) if text.text]
    assert [text.text for text in written] == [
        "vert\ncerveau", "jaune\nempreintes", "rouge\nempreintes",
    ]  # fmt: skip
    assert len({text.font_size for text in written}) == 1
    assert all(text.texture_size[0] <= text.width for text in written)


def test_turning_the_tablet_keeps_the_game(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    before = [widget.size for widget in bench.widgets(Widget)]
    Window.size = PORTRAIT
    bench.draw()
    assert look.portrait
    assert overflowing(bench) == []
    Window.size = LANDSCAPE
    bench.draw()
    assert [widget.size for widget in bench.widgets(Widget)] == before
    Window.size = PORTRAIT
    bench.press("Relancer")
    assert bench.log == (Rolled(dice("gB gB yF")), Continued())


def test_the_voice_is_switched_off(opened: Open) -> None:
    twin = SilentSpeaker()
    bench = opened(players=("Nora", "Samuel"), voice=Voice(twin))
    bench.press("Historique")
    bench.press("Voix : oui")
    bench.press("Fermer")
    before = len(twin.said)
    bench.enter("gB gB yF")
    assert len(twin.said) == before


def test_the_screen_stays_awake(opened: Open) -> None:
    opened()
    assert Window.allow_screensaver is False


def test_the_back_key_closes_a_sheet_and_then_leaves_the_table(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.press("Historique")
    Window.dispatch("on_keyboard", BACK_KEY, 0, "", [])
    assert not list(bench.widgets(HistorySheet)) and bench.screen.name == "zombie_dice"
    Window.dispatch("on_keyboard", BACK_KEY, 0, "", [])
    assert bench.screen.name == "start"
    assert bench.button("Reprendre la partie").detail == "Zombie Dice · Nora 0 · Samuel 0"
