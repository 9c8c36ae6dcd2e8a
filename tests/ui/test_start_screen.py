"""The start screen with real widgets and touches."""

from __future__ import annotations

from pathlib import Path

import pytest

from assistant.commands.play import language
from assistant.games.zombie_dice import Continued, Rolled
from assistant.games.zombie_dice.notation import dice
from assistant.locale.words import Lang
from assistant.speech.voice import Voice
from assistant.storage.storage import Setting
from assistant.ui.stage import Stage
from tests.storage.helpers import raw
from tests.ui.bench import LANDSCAPE, PORTRAIT, Open, overflowing


def test_a_killed_game_is_offered_back(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.press("Relancer")
    bench = opened()
    bench.shoot("start-resume")
    assert overflowing(bench) == []
    assert bench.button("Reprendre la partie").detail == "Zombie Dice · Nora 0 · Samuel 0"
    bench.press("Reprendre la partie")
    assert bench.log == (Rolled(dice("gB gB yF")), Continued())


def test_a_new_game_puts_the_old_one_away(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.press("Historique")
    bench.press("Accueil")
    assert bench.button("Reprendre la partie").detail == "Zombie Dice · Nora 0 · Samuel 0"
    bench.seat("Iris", "Paul")
    bench.press("Commencer")
    bench.press("Historique")
    bench.press("Accueil")
    everybody = "Zombie Dice · Nora 0 · Samuel 0 · Iris 0 · Paul 0"
    assert bench.button("Reprendre la partie").detail == everybody


def test_names_are_written_one_after_the_other(opened: Open) -> None:
    bench = opened()
    bench.tap(bench.screen.entry)
    bench.screen.entry.text = "Nora"
    bench.screen.entry.dispatch("on_text_validate")
    assert bench.screen.roster.seated == ("Nora",)
    assert not bench.screen.entry.text_validate_unfocus


def test_remembered_players_are_seated_by_a_tap(opened: Open) -> None:
    opened(players=("Nora", "Samuel"))
    bench = opened()
    known = [chip.name for chip in reversed(bench.screen.known.children)]
    assert sorted(known) == ["Nora", "Samuel"]
    for chip in list(bench.screen.known.children):
        bench.tap(bench.known(chip.name))
    assert bench.screen.roster.seated == () and not bench.screen.ready
    bench.tap(bench.known("Samuel"))
    bench.tap(bench.known("Nora"))
    assert bench.screen.roster.seated == ("Samuel", "Nora")
    assert bench.screen.ready


def test_who_sat_last_sits_again_in_the_same_order(opened: Open) -> None:
    opened(players=("Samuel", "Nora", "Iris"))
    bench = opened()
    assert bench.screen.roster.seated == ("Samuel", "Nora", "Iris")
    bench.press("Commencer")
    assert bench.table.director.session.names == ("Samuel", "Nora", "Iris")


def test_the_language_chosen_is_kept_for_later_runs(opened: Open) -> None:
    bench = opened()
    bench.press("English")
    kept = opened().app.stage.storage.setting(Setting.LANG)
    assert language(None, kept) is Lang.EN


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_a_damaged_file_is_told_until_it_has_been_read(
    opened: Open, tmp_path: Path, size: tuple[int, int]
) -> None:
    (tmp_path / "games.db").write_bytes(b"spoilt" * 1000)
    bench = opened(size)
    kept = bench.app.stage.storage.damaged
    assert kept is not None and kept.exists()
    assert "abîmé" in bench.texts() and str(kept) in bench.texts()
    assert overflowing(bench) == []
    bench.shoot("start-damaged")
    bench.press("English")
    assert "was damaged" in bench.texts() and str(kept) in bench.texts()
    bench.press("Got it")
    assert "damaged" not in bench.texts()
    bench.app.go_home()
    assert "damaged" not in bench.texts()


def test_a_game_that_cannot_be_resumed_is_told(opened: Open, tmp_path: Path) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB yF")
    bench.close()
    raw(tmp_path / "games.db", "INSERT INTO log VALUES (1, 2, 'event', NULL, 'nonsense', 'now')")
    bench = opened()
    assert not bench.screen.resume_names
    assert "La partie inachevée est illisible" in bench.texts()
    assert str(tmp_path / "games.db") in bench.texts()
    bench.press("Compris")
    assert "illisible" not in bench.texts()


def test_a_store_that_fails_is_told_in_the_language_of_the_table(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.app.stage.storage.close()
    bench.enter("gB gB yF")
    assert bench.log == ()
    assert "Les parties enregistrées sont déjà fermées." in bench.texts()
    bench.app.go_home()
    bench.draw()
    assert "Les parties enregistrées sont déjà fermées." in bench.texts()


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
    assert bench.table.director.session.player == "Iris"


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
