"""The roll zone: drawn on the picture, dragged with a finger, found around a tray, remembered."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import cv2
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kivy.metrics import dp
from kivy.tests.common import UnitTestTouch

from assistant.camera.look import CameraState, Look, preview
from assistant.camera.roll_zone import EVERY, RollZone
from assistant.storage.storage import Setting
from assistant.ui.outline import beside
from assistant.ui.widgets.zoning import ZoneSheet
from tests.session.helpers import thrown
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, Open, overflowing, window_pixels
from tests.ui.helpers import look_at, looking
from tests.vision.test_tray import GREEN, RECTANGLE, overlap, table, with_tray
from vision.tray import LOOKS, SOUGHT_FRAMES
from vision.zone import Zone

HEXAGON = Zone(((0.3, 0.1), (0.7, 0.1), (0.9, 0.5), (0.7, 0.9), (0.3, 0.9), (0.1, 0.5)))


def tray_in_view() -> Look:
    return replace(look_at(), pixels=preview(with_tray(table(), RECTANGLE, GREEN)))


def seeing(opened: Open, look: Look, size: tuple[int, int] = LANDSCAPE) -> Bench:
    bench = opened(size, players=("Nora", "Samuel"))
    bench.table.camera_changed(CameraState.SEEING)
    bench.table.looked(look)
    bench.draw()
    return bench


def sheet_on(bench: Bench) -> Any:
    bench.tap(bench.screen.preview.ids.zone)
    (sheet,) = bench.widgets(ZoneSheet)
    return sheet


def drag(bench: Bench, start: tuple[float, float], by: tuple[float, float]) -> None:
    touch = UnitTestTouch(*start)
    touch.touch_down()
    for part in (0.5, 1.0):
        touch.touch_move(start[0] + part * by[0], start[1] + part * by[1])
    touch.touch_up()
    bench.draw()


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_a_corner_is_dragged_and_used_and_remembered(opened: Open, size: tuple[int, int]) -> None:
    bench = seeing(opened, look_at(), size)
    sheet = sheet_on(bench)
    stage = bench.app.stage
    wide, high = sheet.picture.place[2:]
    # A finger is broad: it comes down beside the corner, and the corner does not jump to it.
    x, y = sheet.picture.at(Zone().corners[0])
    drag(bench, (x + dp(15), y - dp(15)), (0.1 * wide, -0.2 * high))
    moved = stage.roll_zone.zone
    assert moved.corners[0] == pytest.approx((0.3, 0.23), abs=0.01)
    assert moved.corners[1:] == Zone().corners[1:]
    bench.shoot("zone")
    assert overflowing(bench) == []
    bench.press("Terminé")
    assert not list(bench.widgets(ZoneSheet))
    bench.shoot("zone-on-preview")
    # The next evening.
    again = opened().app.stage.roll_zone.zone
    assert again.corners[0] == pytest.approx(moved.corners[0], abs=1e-3)


def test_the_zone_is_moved_as_a_whole(opened: Open) -> None:
    bench = seeing(opened, look_at())
    picture = sheet_on(bench).picture
    wide = picture.place[2]
    drag(bench, picture.at((0.5, 0.5)), (0.1 * wide, 0))
    moved = Zone().shifted((0.1, 0))
    for corner, expected in zip(bench.app.stage.roll_zone.zone.corners, moved.corners, strict=True):
        assert corner == pytest.approx(expected)


def test_a_tap_beside_the_zone_moves_nothing(opened: Open) -> None:
    bench = seeing(opened, look_at())
    picture = sheet_on(bench).picture
    drag(bench, picture.at((0.08, 0.5)), (100, 0))
    assert bench.app.stage.roll_zone.zone == Zone()
    assert list(bench.widgets(ZoneSheet))
    assert bench.app.stage.storage.setting(Setting.ZONE) is None


def test_every_corner_is_a_target_for_a_finger(opened: Open) -> None:
    picture = sheet_on(seeing(opened, look_at())).picture
    assert 2 * picture.reach >= dp(48)
    left, low = picture.at((0, 1))
    assert left - picture.x >= picture.reach and low - picture.y >= picture.reach


def test_a_tray_is_found_by_a_button(opened: Open) -> None:
    bench = seeing(opened, look_at())
    sheet = sheet_on(bench)
    bench.press("Trouver le plateau")
    assert "Je ne vois pas de plateau" in bench.texts()
    assert bench.button("Trouver le plateau").main
    assert bench.app.stage.roll_zone.zone == Zone()
    bench.table.looked(tray_in_view())
    bench.press("Trouver le plateau")
    assert "Plateau trouvé" in bench.texts()
    assert overlap(bench.app.stage.roll_zone.zone, RECTANGLE) > 0.9
    bench.shoot("zone-tray")
    assert not bench.button("Trouver le plateau").main
    bench.press("Zone habituelle")
    assert bench.button("Trouver le plateau").main
    assert "Plateau trouvé" not in bench.texts()
    assert bench.app.stage.roll_zone.zone == Zone()
    assert sheet.parent is not None


def test_a_tray_in_sight_at_the_start_is_taken_by_itself(opened: Open) -> None:
    bench = seeing(opened, tray_in_view())
    for _ in range(LOOKS * EVERY):
        bench.table.looked(tray_in_view())
    assert overlap(bench.app.stage.roll_zone.zone, RECTANGLE) > 0.9
    bench.shoot("zone-found")
    assert bench.app.stage.storage.setting(Setting.ZONE) is None


def test_a_zone_once_placed_is_not_sought() -> None:
    zone = RollZone()
    zone.remember(str(HEXAGON), lambda text: None)
    pixels = tray_in_view().pixels
    assert not any(zone.seek(pixels) for _ in range(LOOKS * EVERY))
    assert zone.zone == HEXAGON


def test_a_tray_is_sought_at_the_start_only() -> None:
    zone, pixels = RollZone(), tray_in_view().pixels
    for _ in range(SOUGHT_FRAMES):
        assert not zone.seek(look_at().pixels)
    assert not any(zone.seek(pixels) for _ in range(LOOKS * EVERY))


def test_a_kept_zone_that_cannot_be_read_is_forgotten() -> None:
    zone = RollZone()
    zone.remember("0,0,0,0", lambda text: None)
    assert zone.zone == Zone()


def test_there_is_no_zone_to_move_without_a_picture(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    bench.tap(bench.screen.preview.ids.zone)
    assert not list(bench.widgets(ZoneSheet))


def test_what_lies_beside_the_zone_is_dimmed(opened: Open) -> None:
    pixels = np.full((360, 640, 4), 200, np.uint8)
    pixels[..., 3] = 255
    look = replace(look_at(), pixels=pixels)
    bench = seeing(opened, look)
    pixels = window_pixels()
    picture = bench.screen.preview.picture

    def shade(share: tuple[float, float]) -> int:
        x, y = picture.at(share)
        return int(pixels[pixels.shape[0] - round(y), round(x)].mean())

    assert shade((0.5, 0.5)) == pytest.approx(200, abs=3)
    assert all(110 < shade((x, 0.5)) < 170 for x in (0.1, 0.9))


def test_a_die_on_the_picture_can_still_be_tapped(opened: Open) -> None:
    roll = thrown("gB yS rF")
    bench = seeing(opened, looking(roll))
    bench.table.sighted(roll, looking(roll))
    x, y, width, height = bench.screen.preview.picture.on_screen(roll.dice[1].box)
    bench.tap_at(x + width / 2, y + height / 2)
    assert "Corriger" in bench.texts()


@given(st.tuples(st.floats(0, 1), st.floats(0, 1)))
def test_the_pieces_beside_a_zone_cover_all_but_the_zone(point: tuple[float, float]) -> None:
    def inside(piece: tuple[tuple[float, float], ...]) -> float:
        outline = (np.array(piece) * 1000).astype(np.float32)
        return cv2.pointPolygonTest(outline, (point[0] * 1000, point[1] * 1000), True)

    pieces = [inside(piece) for piece in beside(HEXAGON.corners)]
    edge = min(map(abs, [*pieces, inside(HEXAGON.corners)])) < 0.1
    assert edge or (sum(away > 0 for away in pieces) == (not HEXAGON.holds_point(point)))
