"""An evening is long: what was drawn and is gone must not stay in memory."""

from __future__ import annotations

import gc
from typing import Any
from weakref import ref

from assistant.games.zombie_dice.notation import dice
from assistant.ui.widgets.basics import DieFace, Text
from tests.ui.bench import Open


def alive(kind: type) -> int:
    gc.collect()
    return sum(issubclass(type(thing), kind) for thing in gc.get_objects())


Ref = ref[Any]


def forgotten(things: list[Ref]) -> bool:
    """Whether all of them are gone.

    The bar of a list that was shown fades for a second, and holds the list as long: what is
    forgotten is so in the end, not at once.
    """
    gc.collect()
    return all(thing() is None for thing in things)


def test_a_hundred_rolls_leave_no_widgets_behind(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    table = bench.table
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
    closed: list[Ref] = []
    for _ in range(4):
        bench = opened(players=("Nora", "Samuel"))
        closed += [
            ref(part) for screen in bench.app.root.screens for part in screen.walk(restrict=True)
        ]
        closed += [ref(bench.app.root), ref(bench.app.table)]
    bench = opened()
    bench.until(lambda: forgotten(closed))


def test_closed_sheets_are_forgotten(opened: Open) -> None:
    bench = opened(players=("Nora", "Samuel"))
    closed: list[Ref] = []
    for _ in range(4):
        for way_in, way_out in (("À la main", "Retour"), ("Historique", "Fermer")):
            bench.press(way_in)
            closed += [ref(part) for part in bench.screen.children[0].walk(restrict=True)]
            bench.press(way_out)
    bench.until(lambda: forgotten(closed))
