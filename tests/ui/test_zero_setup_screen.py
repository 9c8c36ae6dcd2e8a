"""The set-up of Zero with real widgets and touches."""

from __future__ import annotations

import pytest

from assistant.games.zero import Phase, SecondKnock, Zero
from tests.ui.bench import LANDSCAPE, PORTRAIT, Open, cut_short, overflowing
from tests.ui.test_zero_screen import THREE, state


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_the_table_chooses_its_rules(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size)
    bench.seat(*THREE)
    bench.press("Zero")
    bench.press("Réglages")
    assert cut_short(bench) == []
    bench.press("fin aussitôt")
    bench.press("encore permis")
    bench.shoot("zero-setup")
    assert overflowing(bench) == []
    bench.press("Terminé")
    bench.press("Commencer")
    for label in ("C'est distribué", "Toquer", "Toquer"):
        bench.press(label)
    assert state(bench).phase is Phase.COUNTING
    assert bench.app.table.director.session.game == Zero(  # type: ignore[union-attr]
        second_knock=SecondKnock.AT_ONCE, late_zero=True
    )
