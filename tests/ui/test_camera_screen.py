"""What the camera brings to the table screen."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from assistant.camera.look import CameraState
from assistant.games.zombie_dice import Rolled, Stopped
from assistant.games.zombie_dice.notation import dice
from assistant.ui.widgets.aside import QuestionPanel
from assistant.ui.widgets.check import CheckPanel
from assistant.ui.widgets.sheets import DieSheet, HandSheet, HistorySheet
from tests.session.helpers import thrown
from tests.session.test_recount import laid
from tests.ui.bench import LANDSCAPE, PORTRAIT, Open, overflowing, window_pixels
from tests.ui.helpers import look_at, looking, telling


def test_a_die_in_the_picture_is_tapped_to_be_mended(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    roll = thrown("gB yS rF")
    bench.table.sighted(roll, looking(roll))
    bench.table.camera_changed(CameraState.SEEING)
    bench.draw()
    x, y, width, height = bench.screen.preview.picture.on_screen(roll.dice[1].box)
    bench.tap_at(x + width / 2, y + height / 2)
    sheet = bench.screen.children[0]
    assert isinstance(sheet, DieSheet)
    bench.tap(bench.die("jaune · cerveau", sheet.grid))
    assert bench.log == (Rolled(dice("gB yB rF")),)


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_an_unsure_die_is_asked_about_with_big_buttons(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size, players=("Nora", "Samuel"))
    roll = thrown("gB yF rS", unsure=(1,))
    bench.table.camera_changed(CameraState.SEEING)
    bench.table.sighted(roll, looking(roll))
    bench.draw()
    (panel,) = bench.widgets(QuestionPanel)
    bench.shoot("question")
    assert overflowing(bench) == []
    assert "J'hésite sur un dé." in bench.texts()
    assert bench.button("S'arrêter").disabled
    likeliest = list(reversed(panel.choices.children))
    assert likeliest[0].caption == "jaune · empreintes"
    bench.tap(likeliest[1])
    assert isinstance(bench.log[0], Rolled) and not list(bench.widgets(QuestionPanel))


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_a_leaning_die_is_asked_about_without_a_face(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size, players=("Nora", "Samuel"))
    roll = thrown("gB yF rS")
    leaning = replace(roll, dice=(roll.dice[0], replace(roll.dice[1], leans=0.9), roll.dice[2]))
    bench.table.camera_changed(CameraState.SEEING)
    bench.table.sighted(leaning, looking(leaning))
    bench.draw()
    (panel,) = bench.widgets(QuestionPanel)
    bench.shoot("leans")
    assert overflowing(bench) == []
    assert "Un dé penche : relancez-le, ou touchez sa face." in bench.texts()
    asked = panel.row.children[1]
    assert (asked.face, asked.caption) == ("", "penche")
    assert panel.choices.children[-1].caption == "jaune · empreintes"
    bench.press("Relancer ce qui penche")
    assert not list(bench.widgets(QuestionPanel)) and bench.log == ()


def test_a_refused_roll_says_why_and_offers_what_fits(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("gB gB gF")
    clear = thrown("yB yS yB")
    pale = replace(clear.dice[0], colours=(("yellow", 0.97), ("green", 0.03)))
    roll = replace(clear, dice=(pale, *clear.dice[1:]))
    bench.table.sighted(roll, looking(roll))
    bench.draw()
    bench.shoot("refused")
    why = "Empreintes vertes à relancer : aucun dé vert."
    assert why in bench.texts()
    assert overflowing(bench) == []
    bench.press("C'est bon")
    assert len(bench.log) == 2
    assert not list(bench.widgets(QuestionPanel))


def test_a_roll_called_meanwhile_leaves_sheets_open(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    table = bench.table
    assert table is not None
    bench.enter("gB gB gF")
    bench.tap(bench.die("vert · empreintes"))
    later = thrown("gB yF yB")
    table.sighted(later, looking(later))
    bench.draw()
    sheet = bench.screen.children[0]
    assert isinstance(sheet, DieSheet) and bench.die("rouge · empreintes", sheet.grid).disabled
    assert len(bench.log) == 2


def test_half_a_roll_entered_by_hand_outlasts_a_roll_called(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    table = bench.table
    assert table is not None
    bench.press("À la main")
    sheet = bench.screen.children[0]
    for caption in ("vert · cerveau", "rouge · fusil"):
        bench.tap(bench.die(caption, sheet.grid))
    roll = thrown("rF rF yB")
    table.sighted(roll, looking(roll))
    bench.draw()
    assert bench.screen.children[0] is sheet
    assert [face.caption for face in reversed(sheet.row.children)] == [
        "vert · cerveau", "rouge · fusil", " ",
    ]  # fmt: skip
    bench.tap(bench.die("rouge · cerveau", sheet.grid))
    assert len(bench.log) == 2 and not list(bench.widgets(HandSheet))


def test_the_history_grows_while_it_is_read(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    table = bench.table
    assert table is not None
    bench.press("Historique")
    roll = thrown("gB yF yB")
    table.sighted(roll, looking(roll))
    bench.draw()
    (sheet,) = bench.widgets(HistorySheet)
    assert len(sheet.lines.children) == 1
    assert bench.die("jaune · empreintes", sheet)


def test_a_correction_ends_with_the_roll_it_was_about(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    table = bench.table
    assert table is not None
    bench.enter("gB gB gF")
    bench.tap(bench.die("vert · empreintes"))
    table.undo()
    bench.draw()
    assert not list(bench.widgets(DieSheet))


def test_a_game_taken_up_after_a_lost_turn_shows_no_loss(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.enter("rS rS rS")
    assert bench.screen.lost
    bench.app.go_home()
    bench.press("Reprendre la partie")
    assert "La partie reprend" in bench.screen.said and not bench.screen.lost


def test_a_lost_camera_is_shown_and_play_goes_on_by_hand(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.table.camera_changed(CameraState.LOST)
    bench.draw()
    assert bench.screen.status == "Caméra perdue" and bench.screen.warning
    bench.shoot("camera-lost")
    bench.enter("gB gB yF")
    assert len(bench.log) == 1


def test_a_camera_plays_the_game_by_itself(opened: Open) -> None:
    story = telling("gB gB yS", "cleared", "rS rS rS", "cleared", "gB yF rF", "gB yS rB")
    bench = opened(
        players=("Nora", "Samuel"), camera=story, badge_key="camera-demo", camera_key="camera-demo"
    )
    table = bench.table
    assert table is not None
    bench.until(lambda: table.camera is CameraState.ENDED)
    bench.shoot("demo")
    assert table.question is None
    assert bench.log == (
        Rolled(dice("gB gB yS")),
        Stopped(),
        Rolled(dice("rS rS rS")),
        Rolled(dice("gB yF rF")),
        Rolled(dice("gB yS rB")),
    )
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
    table = bench.table
    assert table is not None
    pictures = []
    for unsure in ((), (0, 1, 2)):
        table.looked(looking(thrown("gB yS rF", unsure=unsure)))
        bench.draw()
        pictures.append(window_pixels())
    assert np.abs(pictures[0].astype(int) - pictures[1]).max() > 60


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_a_table_that_differs_from_the_count_is_shown_and_either_adopted(
    opened: Open, size: tuple[int, int]
) -> None:
    bench = opened(size, players=("Nora", "Samuel"))
    bench.enter("gB yS rF")
    looks = replace(look_at(), laid_out=laid(left="gB yB", inside="rF"))
    bench.table.looked(looks)
    bench.draw()
    bench.shoot("check")
    (panel,) = bench.widgets(CheckPanel)
    assert overflowing(bench) == []
    assert "La table montre autre chose." in bench.texts()
    assert "1 cerveau, 1 fusil" in bench.texts()
    bench.press("2 cerveaux, 0 fusil")
    assert bench.log == (Rolled(dice("gB yB rF")),)
    assert not list(bench.widgets(CheckPanel))
    bench.press("Annuler")
    assert bench.log == (Rolled(dice("gB yS rF")),)
    bench.table.looked(looks)
    bench.draw()
    assert panel.parent is None
