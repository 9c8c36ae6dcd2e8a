"""The table of Zicos with real widgets and touches."""

from __future__ import annotations

from typing import Any

import pytest
from kivy.core.window import Window

from assistant.camera.look import CameraState
from assistant.games.zicos import (
    Bid,
    Came,
    CardLost,
    Die,
    Drawn,
    Event,
    Fan,
    HandCounted,
    Hater,
    Left,
    Malus,
    Member,
    MemberPlayed,
    PointsChanged,
    Production,
    Rolled,
    StarterChosen,
    Version,
)
from assistant.locale.words import Lang
from assistant.ui.odds_choices import Showing
from assistant.ui.screens.zicos.choice_sheet import ChoiceSheet, NumberSheet
from assistant.ui.screens.zicos.panels import DieQuestion, SongPanel
from assistant.ui.screens.zicos.parts import CardPlate, MatePlate
from tests.ui import pip_pictures
from tests.ui.bench import LANDSCAPE, PORTRAIT, Open, overflowing
from tests.ui.evening import AUCTION, Evening, at_table

LONG = (
    "Maximilienne-Charlotte", "Jean-Christophe", "Bob", "Anne", "Zoé", "Nathanaël",
    "Hippolyte de la Tour", "Iris",
)  # fmt: skip


def test_a_song_runs_against_the_clock(opened: Open) -> None:
    bench = opened()
    group = [Came(0, Member(name, 1)) for name in "ABC"]
    evening = at_table(bench, *group, *AUCTION, sung=True, seconds=30)
    bench.press("Poser une production")
    evening.tell("Album", steps={"Points": 3})
    (song,) = bench.widgets(SongPanel)
    assert (song.card, song.left) == ("Album", 30)
    bench.shoot("zicos-song")
    assert overflowing(bench) == []
    for _ in range(30):
        song._second(1)
    assert song.over
    bench.tap(song)
    assert song.left == 30 and not song.over
    bench.press("Raté")
    assert not list(bench.widgets(SongPanel))
    assert (
        evening.state.players[0].hand == 6 and evening.table.game.production(evening.state, 0) == 0
    )


def test_an_unsure_die_is_asked_about_and_told_by_one_tap(opened: Open) -> None:
    bench = opened()
    evening = at_table(bench)
    evening.table.camera_changed(CameraState.SEEING)
    evening.table.sighted(*pip_pictures.seen(pip_pictures.unsure()))
    bench.draw()
    assert list(bench.widgets(DieQuestion))
    bench.shoot("zicos-unsure")
    assert overflowing(bench) == []
    evening.face(3)
    assert bench.log == (Rolled((Die(0, 3),)),)


def test_two_dice_are_no_roll(opened: Open) -> None:
    bench = opened()
    evening = at_table(bench)
    evening.table.camera_changed(CameraState.SEEING)
    evening.table.sighted(*pip_pictures.seen(pip_pictures.picture(pip_pictures.TWO)))
    bench.draw()
    bench.shoot("zicos-two-dice")
    assert overflowing(bench) == []
    bench.press("Oublier ce lancer")
    assert bench.log == () and not list(bench.widgets(DieQuestion))


def test_a_face_is_told_by_hand_though_a_camera_looks(opened: Open) -> None:
    bench = opened()
    evening = at_table(bench)
    evening.table.camera_changed(CameraState.SEEING)
    bench.press("Dé à la main")
    bench.shoot("zicos-face")
    evening.face(6)
    assert bench.log == (Rolled((Die(0, 6),)),)
    evening.table.camera_changed(CameraState.LOST)
    evening.bid(1)
    evening.face(2)
    assert bench.log[-1] == Rolled((Die(1, 2),))


def test_chances_are_seen_when_somebody_asks(opened: Open) -> None:
    bench = opened()
    evening = at_table(bench, Rolled((Die(0, 5),)))
    assert "de prendre" not in bench.texts()
    bench.press("Chances")
    assert "de prendre" in bench.texts()
    bench.press("Chances")
    evening.choose("jamais")
    assert "de prendre" not in bench.texts()
    bench.app.go_home()
    bench.press("Reprendre la partie")
    assert evening.table.showing == "off"


def test_what_the_table_knows_better_is_told_in_two_taps_and_a_number(opened: Open) -> None:
    bench = opened()
    evening = at_table(bench, Came(0, Member("Max", 2, 4, True)), Came(0, Hater(2)))
    bench.tap(next(bench.widgets(MatePlate)))
    bench.shoot("zicos-member")
    assert overflowing(bench) == []
    evening.choose("Reçoit un fan")
    evening.stars(3)
    bench.tap(next(bench.widgets(CardPlate)))
    evening.choose("Retirer de la table")
    bench.press("Corriger")
    evening.choose("Points de production")
    bench.press("−10")
    bench.press("Valider")
    bench.press("Corriger")
    evening.choose("Cartes en main")
    bench.press("4")
    bench.press("Corriger")
    evening.choose("Qui commence ce tour ?")
    evening.choose("Samuel")
    assert bench.log[2:] == (
        Came(0, Fan(3), 1), Left(2), PointsChanged(0, -10), HandCounted(0, 4), StarterChosen(1),
    )  # fmt: skip


def test_a_card_once_typed_wrong_is_mended_for_good(opened: Open) -> None:
    bench = opened()
    evening = at_table(bench, *AUCTION)
    bench.press("Poser un membre")
    evening.tell("Max", steps={"Étoiles": 1})
    bench.press("Annuler")
    bench.press("Poser un membre")
    bench.shoot("zicos-card-known")
    assert overflowing(bench) == []
    bench.press("modifier")
    evening.tell("Max", steps={"Étoiles": 2}, bye=3)
    assert bench.log[-1] == MemberPlayed(0, Member("Max", 3, 3))
    assert evening.table.catalogue.cards == (Member("Max", 3, 3),)


def test_a_fan_is_put_under_the_member_that_is_chosen(opened: Open) -> None:
    bench = opened()
    group = [Came(0, Member(name, 1, None, True)) for name in "ABC"]
    evening = at_table(bench, *group, *AUCTION)
    bench.press("Poser une production")
    evening.tell("Single", steps={"Fans ou haters à piocher": 1})
    evening.tile(1)
    assert isinstance(bench.screen.children[0], NumberSheet)
    bench.shoot("zicos-stars")
    evening.stars(2)
    assert isinstance(bench.screen.children[0], ChoiceSheet)
    evening.choose("B")
    assert bench.log[-1] == Drawn(Fan(2), 2)


def crowded() -> list[Event]:
    """Eight players, one of whom has all there is."""
    cards: list[Any] = [
        Member("Marie-Antoinette, contrebasse", 2, 4, True), Fan(1), Fan(2),
        Member("Teo, basse", 0, 6), Member("Zoé, flûte", 1, 4), Member("Maximilien, batterie", 3),
        Production("Album de l’année", 45, 2), Malus("Panne de sono", -10), Hater(2),
    ]  # fmt: skip
    return [Came(0, card) for card in cards]


@pytest.mark.parametrize(("size", "lang"), [(LANDSCAPE, Lang.FR), (PORTRAIT, Lang.EN)])
def test_eight_players_with_long_names_fit(opened: Open, size: tuple[int, int], lang: Lang) -> None:
    bench = opened(size, lang)
    bench.app.begin("zicos", {"hardcore": True, "version": Version.THREE_ROUNDS}, LONG, 0)
    evening = Evening(bench)
    evening.table.choose_showing(Showing.ALWAYS)
    evening.told(*crowded(), Rolled((Die(0, 4),)), CardLost(2))
    bench.shoot(f"zicos-eight-{lang}")
    assert overflowing(bench) == []
    bids: list[Event] = [Bid(0, 1)]
    for seat in range(1, 8):
        bids += [Rolled((Die(seat, 4),)), Bid(seat, seat // 3 + 1)]
    evening.told(*bids)
    bench.shoot(f"zicos-eight-awards-{lang}")
    assert overflowing(bench) == []


def test_a_game_is_set_up_as_it_was_last_played(opened: Open) -> None:
    bench = opened(PORTRAIT)
    at_table(bench, hardcore=True)
    bench.app.go_home()
    bench.press("Zicos")
    bench.shoot("zicos-start")
    assert overflowing(bench) == []
    bench.press("Réglages")
    bench.shoot("zicos-setup")
    assert overflowing(bench) == []
    bench.press("33 tours, trois manches")
    bench.press("Terminé")
    bench.press("Commencer")
    game = Evening(bench).table.game
    assert game.hardcore and game.version is Version.THREE_ROUNDS


def test_turning_the_tablet_keeps_what_is_shown(opened: Open) -> None:
    bench = opened()
    at_table(bench, *crowded(), Rolled((Die(0, 4),)))
    Window.size = PORTRAIT
    bench.draw()
    assert overflowing(bench) == []
    Window.size = LANDSCAPE
    bench.draw()
    assert overflowing(bench) == []
