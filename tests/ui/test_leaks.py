"""An evening is long: what was drawn and is gone must not stay in memory."""

from __future__ import annotations

import gc

from assistant.games.zombie_dice.notation import dice
from assistant.ui.widgets.basics import DieFace, Text
from tests.ui.bench import Open


def alive(kind: type) -> int:
    gc.collect()
    return sum(issubclass(type(thing), kind) for thing in gc.get_objects())


def test_a_hundred_rolls_leave_no_widgets_behind(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    table = bench.app.table
    assert table is not None
    for _ in range(10):
        table.enter(dice("rS rS rS"))
    bench.draw()
    before = alive(DieFace), alive(Text)
    for _ in range(100):
        table.enter(dice("rS rS rS"))
    bench.draw()
    assert alive(DieFace) <= before[0] and alive(Text) <= before[1]


def test_a_closed_app_is_forgotten(opened: Open) -> None:
    opened(players=("Nora", "Samuel"))
    opened()
    before = alive(Text)
    for _ in range(8):
        opened()
    # The app closed last may still be held by a callback of its last frame; eight may not.
    assert alive(Text) < 3 * before


def test_closed_sheets_are_forgotten(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))

    def open_and_close() -> int:
        for way_in, way_out in (("À la main", "Retour"), ("Historique", "Fermer")):
            bench.press(way_in)
            bench.press(way_out)
        return alive(Text)

    before = open_and_close()
    for _ in range(4):
        after = open_and_close()
    # The two closed last may still be held, by the buttons that closed them; four pairs not.
    assert after < before + 40
