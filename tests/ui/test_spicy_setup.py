"""The Spice It Up cards are chosen before a game."""

from __future__ import annotations

import pytest

from assistant.games.spicy import Spicy
from assistant.ui.screens.spicy.setup import SpicyExtra
from tests.ui.bench import LANDSCAPE, PORTRAIT, Open, overflowing


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_spice_it_up_cards_are_chosen_at_the_start(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size)
    bench.press("Spicy")
    assert "partie sans carte Assaisonnement" in bench.texts()
    bench.press("Réglages")
    bench.tap(bench.button("Copieur", SpicyExtra))
    bench.tap(bench.button("La chance tourne", SpicyExtra))
    bench.tap(bench.button("Razzia", SpicyExtra))
    assert "Deux cartes au plus" in bench.texts()
    bench.press("toute la pile")
    bench.shoot("spicy-setup")
    assert overflowing(bench) == []
    bench.press("Terminé")
    assert "La chance tourne et Copieur" in bench.texts()
    bench.seat("Nora", "Samuel")
    bench.press("Commencer")
    assert bench.table.director.session.game == Spicy(
        change_your_luck=True, copy_cat=True, copy_takes_card=True
    )
