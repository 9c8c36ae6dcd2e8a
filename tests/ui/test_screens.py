"""Whole screens with real widgets and touches, in both orientations and languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kivy.uix.widget import Widget

from assistant.camera.look import CameraState
from assistant.games.zombie_dice import Continued, Rolled, Stopped
from assistant.games.zombie_dice.notation import dice
from assistant.locale.words import Lang
from assistant.speech.silent import SilentSpeaker
from assistant.speech.voice import Voice
from assistant.ui.screens.start import NameButton
from assistant.ui.stage import Stage
from assistant.ui.theme import look
from assistant.ui.widgets.aside import EndPanel, QuestionPanel
from assistant.ui.widgets.sheets import DieSheet, HandSheet, HistorySheet
from tests.session.helpers import thrown
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, overflowing, window_pixels
from tests.ui.helpers import looking, stage_at, telling

Open = Callable[..., Bench]
LONG = (
    "Maximilienne-Charlotte", "Jean-Christophe", "Bob", "Anne", "Zoé", "Nathanaël",
    "Hippolyte de la Tour", "Iris",
)  # fmt: skip


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Open]:
    """Opens an app on a stage; several after one another see the same store."""
    benches: list[Bench] = []

    def open_app(size: tuple[int, int] = LANDSCAPE, lang: Lang = Lang.FR, **settings: Any) -> Bench:
        for bench in benches:
            bench.close()
        stage = stage_at(tmp_path, lang)
        for name, value in settings.items():
            setattr(stage, name, value)
        benches[:] = [Bench(stage, size)]
        return benches[0]

    yield open_app
    for bench in benches:
        bench.close()


def log(bench: Bench) -> tuple[object, ...]:
    assert bench.app.table is not None
    return bench.app.table.director.session.log


def seat(bench: Bench, *names: str) -> None:
    for name in names:
        bench.screen.entry.text = name
        bench.press("Ajouter")


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_a_whole_game_is_played_by_hand(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size)
    bench.shoot("start-empty")
    seat(bench, "Nora", "Samuel")
    bench.shoot("start-two")
    bench.press("Commencer")
    assert bench.screen.name == "table"
    bench.enter("gB gB yS")
    assert log(bench) == (Rolled(dice("gB gB yS")),)
    bench.press("Relancer")
    assert bench.button("S'arrêter").disabled and bench.button("Relancer").disabled
    bench.enter("gB gB yF")
    bench.shoot("table")
    assert overflowing(bench) == []
    assert "4 + 0" not in bench.texts() and "0 + 4 = 4" in bench.texts()
    bench.press("S'arrêter")
    assert log(bench)[-1] == Stopped()
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
    assert log(bench) == () and bench.app.table is not None
    assert bench.app.table.director.session.names == ("Nora", "Samuel")


def test_a_misread_die_is_mended_in_two_taps(opened: Open) -> None:
    twin = SilentSpeaker()
    bench = opened(players=("Nora", "Samuel"), voice=Voice(twin))
    bench.enter("gB gB yS")
    bench.tap(bench.die("vert · cerveau"))
    sheet = bench.screen.children[0]
    assert isinstance(sheet, DieSheet)
    bench.shoot("correct")
    bench.tap(bench.die("vert · empreintes", sheet.grid))
    assert log(bench) == (Rolled(dice("gB gF yS")),)
    assert twin.said[-1].text.startswith("Corrigé : des empreintes vertes")


def test_a_die_in_the_picture_is_tapped_to_be_mended(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    roll = thrown("gB yS rF")
    bench.app.table.sighted(roll, looking(roll))  # type: ignore[union-attr]
    bench.app.table.camera_changed(CameraState.SEEING)  # type: ignore[union-attr]
    bench.draw()
    x, y, width, height = bench.screen.preview.picture.on_screen(roll.dice[1].box)
    bench.tap_at(x + width / 2, y + height / 2)
    sheet = bench.screen.children[0]
    assert isinstance(sheet, DieSheet)
    bench.tap(bench.die("jaune · cerveau", sheet.grid))
    assert log(bench) == (Rolled(dice("gB yB rF")),)


def test_undo_goes_back_to_the_first_roll(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.press("Relancer")
    bench.enter("gB rS yF")
    bench.press("S'arrêter")
    bench.enter("rS rS rS")
    for left in (4, 3, 2, 1, 0):
        bench.press("Annuler")
        assert len(log(bench)) == left
    assert bench.button("Annuler").disabled
    bench.press("Annuler")
    assert log(bench) == ()


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
    assert log(bench)[0] == Rolled(dice("gB gB yB"))
    assert bench.app.table.board().players[0].score == 3  # type: ignore[union-attr]
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
    assert log(bench)[0] == Rolled(dice("rB rS rF"))


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
    assert len(log(bench)) == 1


def test_a_wrong_tap_by_hand_is_taken_back(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.press("À la main")
    sheet = bench.screen.children[0]
    bench.tap(bench.die("vert · cerveau", sheet.grid))
    bench.tap(bench.die("rouge · fusil", sheet.grid))
    bench.tap(bench.die("vert · cerveau", sheet.row))
    for caption in ("jaune · cerveau", "vert · fusil"):
        bench.tap(bench.die(caption, sheet.grid))
    assert log(bench) == (Rolled(dice("rS yB gS")),)


def test_a_tap_beside_a_sheet_closes_it_and_touches_nothing(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.press("À la main")
    bench.tap_at(60, 60)
    assert log(bench) == (Rolled(dice("gB gB yF")),)
    assert not list(bench.widgets(HandSheet))


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_an_unsure_die_is_asked_about_with_big_buttons(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size, players=("Nora", "Samuel"))
    roll = thrown("gB yF rS", unsure=(1,))
    bench.app.table.camera_changed(CameraState.SEEING)  # type: ignore[union-attr]
    bench.app.table.sighted(roll, looking(roll))  # type: ignore[union-attr]
    bench.draw()
    (panel,) = bench.widgets(QuestionPanel)
    bench.shoot("question")
    assert overflowing(bench) == []
    assert "J'hésite sur un dé." in bench.texts()
    assert bench.button("S'arrêter").disabled
    likeliest = list(reversed(panel.choices.children))
    assert likeliest[0].caption == "jaune · empreintes"
    bench.tap(likeliest[1])
    assert isinstance(log(bench)[0], Rolled) and not list(bench.widgets(QuestionPanel))


def test_a_refused_roll_says_why_and_offers_what_fits(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB gF")
    roll = thrown("yB yS yB")
    bench.app.table.sighted(roll, looking(roll))  # type: ignore[union-attr]
    bench.draw()
    bench.shoot("refused")
    assert "Il faut relancer les empreintes : vert." in bench.texts()
    assert overflowing(bench) == []
    bench.press("C'est bon")
    assert len(log(bench)) == 2
    assert not list(bench.widgets(QuestionPanel))


def test_a_killed_game_is_offered_back(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.press("Relancer")
    bench = opened()
    bench.shoot("start-resume")
    assert overflowing(bench) == []
    assert bench.button("Reprendre la partie").detail == "Nora 0 · Samuel 0"
    bench.press("Reprendre la partie")
    assert log(bench) == (Rolled(dice("gB gB yF")), Continued())


def test_a_new_game_puts_the_old_one_away(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.press("Historique")
    bench.press("Accueil")
    assert bench.button("Reprendre la partie").detail == "Nora 0 · Samuel 0"
    seat(bench, "Iris", "Paul")
    bench.press("Commencer")
    bench.press("Historique")
    bench.press("Accueil")
    assert bench.button("Reprendre la partie").detail == "Iris 0 · Paul 0"


def test_remembered_players_are_seated_by_a_tap(opened: Open) -> None:
    opened(players=("Nora", "Samuel"))
    bench = opened()
    names = [chip.name for chip in bench.widgets(NameButton)]
    assert sorted(names) == ["Nora", "Samuel"]
    bench.tap(bench.button("Samuel", NameButton))
    bench.tap(bench.button("Nora", NameButton))
    assert bench.screen.roster.seated in (("Samuel", "Nora"), ("Nora", "Samuel"))
    assert bench.screen.ready


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (("",), "Écrivez un prénom."),
        (("Nora", "nora"), "Ce prénom est déjà pris."),
        (("A,B",), "Un prénom sans virgule, s'il vous plaît."),
    ],
)
def test_bad_names_are_told(opened: Open, names: tuple[str, ...], said: str) -> None:
    bench = opened()
    seat(bench, *names)
    assert said in bench.texts()
    assert bench.button("Commencer").disabled


def test_the_first_player_is_drawn(opened: Open) -> None:
    bench = opened()
    seat(bench, "Nora", "Samuel", "Iris")
    bench.screen._draw = lambda seats: seats - 1
    bench.press("Premier au hasard")
    bench.press("Commencer")
    assert bench.app.table.director.session.player == "Iris"  # type: ignore[union-attr]


def test_the_language_is_chosen_on_the_start_screen(opened: Open) -> None:
    bench = opened()
    bench.press("English")
    assert "Who plays?" in bench.texts()
    bench.screen.entry.text = "Nora"
    bench.press("Add")
    bench.screen.entry.text = "Samuel"
    bench.press("Add")
    bench.shoot("start-english")
    assert overflowing(bench) == []
    bench.press("Start")
    assert "’s turn — to roll" in bench.texts()
    assert bench.button("Stop").detail == "nothing rolled"


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
@pytest.mark.parametrize("lang", Lang)
def test_eight_players_with_long_names_fit(opened: Open, size: tuple[int, int], lang: Lang) -> None:
    bench = opened(size, lang, players=LONG)
    table = bench.app.table
    assert table is not None
    for _ in range(3):
        table.enter(dice("rS rS rS"))
    table.enter(dice("gB gB gB"))
    bench.shoot(f"table-eight-{lang}")
    assert overflowing(bench) == []
    bench.app.go_home()
    for name in LONG:
        bench.screen.toggle(name)
    bench.shoot(f"start-eight-{lang}")
    assert overflowing(bench) == []


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_the_end_of_a_large_game_fits(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size, players=LONG)
    table = bench.app.table
    assert table is not None
    for roll in ("gB gB gB", "gB gB gB", "yB yB yB", "yB rB rB", "gB gB gB"):
        table.enter(dice(roll))
    table.stop()
    for _ in LONG[1:]:
        table.enter(dice("rS rS rS"))
    bench.shoot("end-eight")
    assert overflowing(bench) == []
    assert "Maximilienne-Charlotte gagne" in bench.texts()


def test_turning_the_tablet_keeps_the_game(opened: Open) -> None:
    from kivy.core.window import Window

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
    assert log(bench) == (Rolled(dice("gB gB yF")), Continued())


def test_a_lost_camera_is_shown_and_play_goes_on_by_hand(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.app.table.camera_changed(CameraState.LOST)  # type: ignore[union-attr]
    bench.draw()
    assert bench.screen.status == "Caméra perdue" and bench.screen.warning
    bench.shoot("camera-lost")
    bench.enter("gB gB yF")
    assert len(log(bench)) == 1


def test_a_machine_without_a_voice_says_so(opened: Open) -> None:
    bench = opened(voice=Voice(None))
    assert "voix absente : installez espeak-ng" in bench.texts()


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
    from kivy.core.window import Window

    opened()
    assert Window.allow_screensaver is False


def test_a_camera_plays_the_game_by_itself(opened: Open) -> None:
    story = telling("gB gB yS", "cleared", "rS rS rS", "cleared", "gB yF rF", "gB yS rB")
    bench = opened(
        players=("Nora", "Samuel"), camera=story, badge_key="camera-demo", camera_key="camera-demo"
    )
    table = bench.app.table
    assert table is not None
    bench.until(lambda: table.camera is CameraState.ENDED)
    bench.shoot("demo")
    assert log(bench) == (
        Rolled(dice("gB gB yS")),
        Stopped(),
        Rolled(dice("rS rS rS")),
        Rolled(dice("gB yF rF")),
        Rolled(dice("gB yS rB")),
    ) or isinstance(table.question, object)
    assert "Démonstration enregistrée" in bench.screen.badge


def test_leaving_the_table_closes_the_camera(opened: Open) -> None:
    from threading import enumerate as threads

    bench = opened(players=("Nora", "Samuel"), camera=telling(*["gB gB yS"] * 200))
    bench.app.go_home()
    assert not [thread for thread in threads() if thread.name.startswith("camera-")]


def test_a_pause_lets_the_camera_go_and_comes_back(opened: Open) -> None:
    from threading import enumerate as threads

    def watching() -> bool:
        return any(thread.name.startswith("camera-") for thread in threads())

    bench = opened(players=("Nora", "Samuel"), camera=telling("gB gB yS", every_frame=False))
    assert bench.app.on_pause() is True
    assert not watching()
    bench.app.on_resume()
    assert watching()


def test_doubt_is_drawn_otherwise_than_certainty(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    table = bench.app.table
    assert table is not None
    pictures = []
    for unsure in ((), (0, 1, 2)):
        table.looked(looking(thrown("gB yS rF", unsure=unsure)))
        bench.draw()
        pictures.append(window_pixels())
    assert np.abs(pictures[0].astype(int) - pictures[1]).max() > 60


@pytest.mark.parametrize("stage_setting", ["camera-demo-start", "camera-ready"])
def test_the_start_screen_tells_the_camera(opened: Open, stage_setting: str) -> None:
    bench = opened(camera_key=stage_setting)
    assert bench.screen.camera.replace("\xa0", " ") in bench.texts()
    assert isinstance(bench.app.stage, Stage)
