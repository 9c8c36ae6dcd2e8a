"""Every game in the registry is offered, opens its own screen, and is left again."""

from __future__ import annotations

import pytest

from assistant.games.registry import GAMES
from assistant.locale.words import Lang, words
from assistant.ui.screens.games import SCREENS
from assistant.ui.screens.start import GameButton
from tests.ui.bench import LANDSCAPE, PORTRAIT, Open, overflowing

PLAYERS = ("Nora", "Samuel", "Iris", "Paul")


def test_every_game_has_a_screen() -> None:
    assert set(SCREENS) == set(GAMES)


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_every_game_is_offered_and_begins(opened: Open, size: tuple[int, int]) -> None:
    bench, w = opened(size=size), words(Lang.FR)
    bench.seat(*PLAYERS)
    for game in GAMES:
        bench.tap(bench.button(w(f"game-{game}"), GameButton))
        assert bench.screen.game == game and bench.screen.ready
        bench.shoot(f"start-{game}")
        assert overflowing(bench) == []
        bench.press("Commencer")
        assert bench.screen.name == game
        assert bench.table.director.session.names == PLAYERS
        bench.app.go_home()
        bench.draw()
        assert bench.button("Reprendre la partie").detail.startswith(w(f"game-{game}"))
        for name in PLAYERS:
            assert name in bench.screen.roster.seated


def test_a_game_that_needs_more_players_says_so(opened: Open) -> None:
    bench = opened()
    bench.seat("Nora", "Samuel")
    bench.tap(bench.button("Zero", GameButton))
    assert not bench.screen.ready
    assert bench.button("Commencer").detail == "de 3 à 5 joueurs"
    bench.tap(bench.button("Zombie Dice", GameButton))
    assert bench.screen.ready
