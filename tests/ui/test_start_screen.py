"""The start screen with real widgets and touches."""

from __future__ import annotations

import pytest

from assistant.games.zombie_dice import Continued, Rolled
from assistant.games.zombie_dice.notation import dice
from assistant.speech.voice import Voice
from assistant.ui.screens.start import NameButton
from assistant.ui.stage import Stage
from tests.ui.bench import Open, overflowing


def test_a_killed_game_is_offered_back(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.press("Relancer")
    bench = opened()
    bench.shoot("start-resume")
    assert overflowing(bench) == []
    assert bench.button("Reprendre la partie").detail == "Nora 0 · Samuel 0"
    bench.press("Reprendre la partie")
    assert bench.log == (Rolled(dice("gB gB yF")), Continued())


def test_a_new_game_puts_the_old_one_away(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.press("Historique")
    bench.press("Accueil")
    assert bench.button("Reprendre la partie").detail == "Nora 0 · Samuel 0"
    bench.seat("Iris", "Paul")
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
    bench.seat(*names)
    assert said in bench.texts()
    assert bench.button("Commencer").disabled


def test_the_first_player_is_drawn(opened: Open) -> None:
    bench = opened()
    bench.seat("Nora", "Samuel", "Iris")
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


def test_a_machine_without_a_voice_says_so(opened: Open) -> None:
    bench = opened(voice=Voice(None))
    assert "voix absente : installez espeak-ng" in bench.texts()


@pytest.mark.parametrize("stage_setting", ["camera-demo-start", "camera-ready"])
def test_the_start_screen_tells_the_camera(opened: Open, stage_setting: str) -> None:
    bench = opened(camera_key=stage_setting)
    assert bench.screen.camera.replace("\xa0", " ") in bench.texts()
    assert isinstance(bench.app.stage, Stage)
