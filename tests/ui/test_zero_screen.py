"""The table of Zero with real widgets and touches, in both orientations and languages."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.core.window import Window

from assistant.games.zero import (
    Announced,
    Dealt,
    Exchanged,
    Knocked,
    Phase,
    Shown,
    State,
    Told,
)
from assistant.games.zero.cards import card, hand
from assistant.games.zero.notation import read
from assistant.locale.words import Lang
from assistant.ui import theme
from assistant.ui.screens.zero.cards import ZeroCard
from assistant.ui.screens.zero.hand_sheet import ZeroHandSheet, ZeroPoints
from assistant.ui.screens.zero.panes import ZeroHandRow
from assistant.ui.screens.zero.sheet import ZeroClaims, ZeroScores
from assistant.ui.widgets.aside import EndPanel
from assistant.ui.widgets.basics import PushButton, Text
from tests.games.zero.helpers import ZERO_HAND, events
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, Open, cut_short, overflowing

RED_SIX = "R1 R2 R3 R4 R5 B6 V6 J6 O4"
SEVENS = "B7 V7 J7 O7 R7 M1 N2 B3 V4"
THREE = ("Nora", "Samuel", "Iris")
LONG = (
    "Maximilienne-Charlotte", "Jean-Christophe", "Bob", "Anne", "Hippolyte de la Tour",
)  # fmt: skip
COUNTING = "dealt; knocked; knocked; exchanged; exchanged"


def begun(opened: Open, *names: str, **settings: Any) -> Bench:
    """An app that has just begun a game of Zero."""
    bench: Bench = opened(**settings)
    bench.app.begin("zero", {}, names or THREE, 0)
    bench.draw()
    return bench


def play(bench: Bench, text: str) -> None:
    """Let happen what `text` tells, as if it were tapped."""
    for event in events(text):
        bench.app.table.do(event)  # type: ignore[union-attr]
    bench.draw()


def state(bench: Bench) -> State:
    found = bench.app.table.director.state  # type: ignore[union-attr]
    assert isinstance(found, State)
    return found


def tile(bench: Bench, code: str) -> ZeroCard:
    """The card of the grid that lies over the table."""
    (sheet,) = bench.widgets(ZeroHandSheet)
    tiles: list[ZeroCard] = list(bench.widgets(ZeroCard, sheet.grid))
    return next(one for one in tiles if one.card == card(code))


def log(bench: Bench) -> list[object]:
    """Everything that has happened."""
    return list(bench.log)


def tell(bench: Bench, text: str) -> None:
    """Tap the cards of a hand and say that it is right."""
    for code in text.split():
        bench.tap(tile(bench, code))
    bench.press("C'est sa main")


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_a_whole_game_is_played_by_taps(opened: Open, size: tuple[int, int]) -> None:
    bench = opened(size)
    bench.seat(*THREE)
    bench.press("Zero")
    bench.press("Commencer")
    assert bench.screen.name == "zero"
    bench.shoot("zero-deal")
    assert overflowing(bench) == []
    bench.press("C'est distribué")
    bench.press("Échanger")
    bench.press("Toquer")
    bench.shoot("zero-play")
    assert overflowing(bench) == []
    for label in ("Échanger", "Toquer"):
        bench.press(label)
    bench.shoot("zero-last-turns")
    assert overflowing(bench) == []
    assert log(bench) == [Dealt(), Exchanged(), Knocked(), Exchanged(), Knocked()]
    bench.press("Échanger")
    bench.press("Toquer")
    assert state(bench).phase is Phase.COUNTING
    bench.press("Main de Nora")
    for code in RED_SIX.split()[:5]:
        bench.tap(tile(bench, code))
    bench.shoot("zero-hand")
    assert overflowing(bench) == []
    for code in RED_SIX.split()[5:]:
        bench.tap(tile(bench, code))
    assert "Cinq rouges : 0 ; reste 6 et 4" in bench.texts()
    bench.shoot("zero-hand-nine")
    bench.press("C'est sa main")
    bench.press("Main de Samuel")
    bench.shoot("zero-hand-held")
    play(bench, f"shown 1 {SEVENS}")
    bench.shoot("zero-count")
    assert overflowing(bench) == []
    bench.press("Points seuls")
    bench.shoot("zero-points")
    assert overflowing(bench) == []
    bench.press("22")
    assert log(bench)[-3:] == [Shown(0, hand(RED_SIX)), Shown(1, hand(SEVENS)), Told(2, 22)]
    assert state(bench).totals == (10, 10, 22)
    bench.shoot("zero-next-round")
    assert overflowing(bench) == []
    bench.press("C'est distribué")
    bench.press("Échanger")
    bench.press("ZERO !")
    bench.shoot("zero-announce")
    assert overflowing(bench) == []
    (claims,) = bench.widgets(ZeroClaims)
    marks = [theme.player_mark(seat) for seat in range(3)]
    offers = list(bench.widgets(PushButton, claims.claims))
    assert all((offer.ink, tuple(offer.tint)) in marks for offer in offers)
    bench.tap(claims.claims.children[-1])
    assert log(bench)[-1] == Announced(2)
    bench.press("Main de Samuel")
    bench.press("Points seuls")
    bench.press("7")
    bench.press("Points seuls")
    bench.press("3")
    assert state(bench).totals == (13, 17, 22)
    bench.press("C'est distribué")
    for label in ("Toquer", "Toquer", "Échanger", "Échanger"):
        bench.press(label)
    for points in ("9", "5", "0"):
        bench.press("Points seuls")
        bench.press(points)
    (end,) = bench.widgets(EndPanel)
    assert end.winner == "Samuel gagne\u202f!"
    bench.shoot("zero-end")
    assert overflowing(bench) == [] and cut_short(bench) == []
    counted = [t for t in bench.widgets(Text) if t.text == "points comptés à la table"]
    assert len(counted) == 3 and len({text.height for text in counted}) == 1
    bench.press("Rejouer")
    assert log(bench) == [] and state(bench).totals == (0, 0, 0)


def test_a_card_cannot_be_in_two_hands(opened: Open) -> None:
    bench = begun(opened)
    play(bench, f"{COUNTING}; shown 0 {RED_SIX}")
    bench.press("Main de Samuel")
    held = tile(bench, "R1")
    assert held.disabled and held.held_by == 0
    bench.tap(held)
    assert "encore 9 cartes" in bench.texts()


def test_a_tenth_card_cannot_be_tapped_and_a_wrong_one_is_taken_back(opened: Open) -> None:
    bench = begun(opened)
    play(bench, COUNTING)
    bench.press("Main de Nora")
    for code in RED_SIX.split():
        bench.tap(tile(bench, code))
    assert tile(bench, "N8").disabled
    bench.tap(tile(bench, "O4"))
    (sheet,) = bench.widgets(ZeroHandSheet)
    bench.tap(next(one for one in bench.widgets(ZeroCard, sheet.row) if one.card == card("J6")))
    assert bench.button("C'est sa main").disabled
    bench.tap(tile(bench, "N8"))
    tell(bench, "M8")
    assert bench.log[-1] == Shown(0, (*hand(RED_SIX)[:7], card("N8"), card("M8")))


def test_everything_is_taken_back_to_the_first_deal(opened: Open) -> None:
    bench = begun(opened)
    play(bench, f"{COUNTING}; told 0 1; told 1 2; told 2 3; dealt; zero 1")
    for left in reversed(range(len(bench.log))):
        bench.press("Annuler")
        assert len(bench.log) == left
    assert bench.button("Annuler").disabled


def test_a_hand_is_corrected_by_touching_its_line(opened: Open) -> None:
    bench = begun(opened)
    play(bench, f"{COUNTING}; shown 0 {RED_SIX}; told 1 2; told 2 3")
    bench.tap(next(row for row in bench.widgets(ZeroHandRow) if row.name == "Nora"))
    bench.tap(tile(bench, "O4"))
    tell(bench, "M6")
    assert state(bench).totals == (6, 2, 3)
    assert "Corrigé : Nora, six points" in bench.texts()


def test_an_old_round_is_corrected_in_the_sheet(opened: Open) -> None:
    bench = begun(opened)
    play(bench, f"{COUNTING}; told 0 1; told 1 2; told 2 3; dealt; zero 1; told 0 4; told 2 5")
    bench.press("Feuille")
    bench.shoot("zero-sheet")
    assert overflowing(bench) == []
    (sheet,) = bench.widgets(ZeroScores)
    bench.tap(next(one for one in sheet.table.children if getattr(one, "label", "") == "3"))
    bench.press("Points seuls")
    assert list(bench.widgets(ZeroPoints))
    bench.press("30")
    assert state(bench).totals == (5, 2, 35)


def test_the_cards_of_an_announced_zero_must_be_one(opened: Open) -> None:
    bench = begun(opened)
    play(bench, "dealt; zero 0")
    bench.tap(next(row for row in bench.widgets(ZeroHandRow) if row.name == "Nora"))
    assert bench.button("Points seuls").disabled
    for code in RED_SIX.split():
        bench.tap(tile(bench, code))
    assert bench.button("C'est sa main").disabled
    assert "n'est pas un ZERO" in bench.texts()
    bench.press("Vider")
    tell(bench, ZERO_HAND)
    assert bench.log[-1] == Announced(0, hand(ZERO_HAND))


def test_a_sheet_closes_when_the_moment_it_is_about_has_passed(opened: Open) -> None:
    bench = begun(opened)
    play(bench, "dealt")
    bench.press("ZERO !")
    play(bench, "exchanged")
    assert not list(bench.widgets(ZeroClaims))


def test_the_history_tells_what_happened(opened: Open) -> None:
    bench = begun(opened)
    play(bench, f"{COUNTING}; shown 0 {RED_SIX}")
    bench.press("Historique")
    bench.shoot("zero-history")
    assert overflowing(bench) == []
    assert "Nora : 10 points" in bench.texts() and "Toc" in bench.texts()


@pytest.mark.parametrize(("lang", "size"), [(Lang.EN, LANDSCAPE), (Lang.FR, PORTRAIT)])
def test_five_players_with_long_names_fit(opened: Open, size: tuple[int, int], lang: Lang) -> None:
    bench = begun(opened, *LONG, size=size, lang=lang)
    play(bench, "dealt; knocked; exchanged; knocked")
    bench.shoot(f"zero-five-{lang}")
    assert overflowing(bench) == []
    play(bench, "exchanged; exchanged; exchanged; exchanged; told 0 36")
    play(bench, "shown 1 R8 B7 V6 J5 O4 M3 N2 R1 B8; told 2 1; told 3 0")
    bench.shoot(f"zero-five-count-{lang}")
    assert overflowing(bench) == []
    play(bench, "shown 4 M1 M2 M4 M5 M6 N1 V2 O3 J3")
    bench.shoot(f"zero-five-next-{lang}")
    assert overflowing(bench) == []


def test_turning_the_tablet_keeps_the_game(opened: Open) -> None:
    bench = begun(opened)
    play(bench, "dealt; knocked")
    Window.size = PORTRAIT
    bench.draw()
    assert overflowing(bench) == []
    bench.press("Toquer")
    Window.size = LANDSCAPE
    bench.draw()
    assert overflowing(bench) == []
    assert bench.log == tuple(map(read, ("dealt", "knocked", "knocked")))
