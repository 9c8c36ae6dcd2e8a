"""Teaching one's own dice, with real widgets, touches and nets, and pictures of dice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from kivy.core.window import Window

from assistant.camera.keeper import OpenCamera
from assistant.camera.worker import CameraWorker, Onlooker, Post
from assistant.commands.chosen_set import SetReader
from assistant.locale.words import Lang
from assistant.own_dice.own_dice import OwnDice, See
from assistant.own_dice.shelf import Shelf
from assistant.storage.sets import SetFolder
from assistant.storage.storage import Setting
from assistant.ui.screens.keys import BACK_KEY
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, Open, overflowing
from tests.vision.drawn_dice import one_die
from vision.frame import Frame
from vision.reader import Reader
from vision.shots import Stands

Wanted = Callable[[], int | None]
FRAMES_EACH = 6
SECONDS_EACH = 1.5


@cache
def reader() -> Reader:
    return Reader.load()


class Showing:
    """A hand that shows the wanted face again and again, never twice the same way.

    `wanted` gives its strokes, 0 for an empty table, and None when the camera breaks off.
    """

    live = False

    def __init__(self, wanted: Wanted) -> None:
        self._wanted = wanted
        self._number, self._poses = 0, 0
        self._image = one_die(1, 0)

    def read(self) -> Frame | None:
        part = self._number % FRAMES_EACH
        if part == 0:
            face = self._wanted()
            if face is None:
                return None
            shown = one_die(face or 1, 7.0 * (self._poses % 9))
            self._poses += face > 0
            self._image = shown if face else np.full_like(shown, 60)
        image = np.full_like(self._image, 60) if part == 0 else self._image
        frame = Frame(image, self._number, self._number * SECONDS_EACH / FRAMES_EACH)
        self._number += 1
        return frame

    def close(self) -> None:
        self._wanted = broken_off


def broken_off() -> int | None:
    return None


def own_dice(folder: Path, wanted: Wanted = broken_off) -> OwnDice:
    """Sets that lie in `folder`, and a camera that shows what is wanted."""

    def watch(see: See) -> OpenCamera:
        def make(onlooker: Onlooker, post: Post) -> CameraWorker:
            return CameraWorker(lambda: Showing(wanted), see, onlooker, post, True)

        return make

    shelf = Shelf(SetFolder(folder / "dice"), reader().networks)
    return OwnDice(shelf, SetReader(reader()), watch)


def enter(bench: Bench) -> None:
    bench.press("Mes dés")
    assert bench.app.root.current == "learn"


def name(bench: Bench, text: str, kind: str) -> None:
    bench.screen.sets.entry.text = text
    bench.press(kind)


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_a_set_is_named_shown_judged_and_played_with(
    opened: Open, tmp_path: Path, size: tuple[int, int]
) -> None:
    screens: list[Any] = []
    shown = {"1": 1}

    last: list[tuple[int, int]] = []

    def wanted() -> int:
        """The face asked for, once for each shot: who shows a die waits until it is counted."""
        lesson = screens[0].lesson if screens else None
        value = lesson.value if lesson is not None else None
        face = shown.get(value[1], 0) if value is not None else 0
        if lesson is None or not face or last == [(lesson.place, lesson.shots)]:
            return 0
        last[:] = [(lesson.place, lesson.shots)]
        return face

    own = own_dice(tmp_path, wanted)
    bench = opened(size, own_dice=own)
    enter(bench)
    screens.append(bench.screen)
    assert "Aucun jeu de dés appris" in bench.texts()
    bench.shoot("learn-none")
    assert overflowing(bench) == []
    name(bench, "bois", "Six faces, 1 à 6")
    assert bench.screen.showing.wanted == "Montrez\xa0: face 1"
    bench.until(lambda: bench.screen.lesson.place == 1, 60)
    # One face alone cannot be told from another.
    assert not bench.button("Terminer").main
    bench.shoot("learn-show")
    assert overflowing(bench) == []
    bench.press("Passer")
    bench.press("Passer")
    assert bench.screen.showing.wanted == "Montrez\xa0: face 4"
    shown["4"] = 4
    bench.until(lambda: bench.screen.lesson.place == 4, 60)
    assert bench.button("Terminer").main
    bench.press("Terminer")
    bench.until(lambda: bench.screen.title == "Ce que je sais reconnaître", 60)
    bench.shoot("learn-told")
    assert overflowing(bench) == []
    told = bench.texts()
    assert told.count("reconnue") == 2 and told.count("pas montrée") == 4
    assert "Tout ce qui a été montré se distingue. Il reste 4 faces à montrer." in told
    bench.press("Garder")
    assert own.chosen == "bois" and own.shelf.names() == ("bois",)
    bench.shoot("learn-sets")
    assert overflowing(bench) == []
    bench.press("Accueil")
    assert bench.button("Mes dés").detail == "bois"


def kept(folder: Path, owner: OwnDice) -> None:
    """A set of two faces, taught without a screen."""
    from vision.shots import DiceSet, Shot, Sight, sight

    dice = DiceSet("bois", Stands.D6)
    for face in (1, 4):
        for turned in (0, 20, 50):
            found = sight(reader().networks, one_die(face, turned))
            assert isinstance(found, Sight)
            dice = dice.with_shot(Shot("", str(face), found.crop))
    owner.shelf.keep(owner.learn(dice))


def test_the_set_chosen_is_played_with_in_later_runs_until_it_is_forgotten(
    opened: Open, tmp_path: Path
) -> None:
    own = own_dice(tmp_path)
    kept(tmp_path, own)
    bench = opened(own_dice=own)
    own.remember(None, lambda text: bench.app.stage.storage.keep_setting(Setting.DICE, text))
    enter(bench)
    bench.press("bois")
    assert own.chosen == "bois"
    assert bench.app.stage.storage.setting(Setting.DICE) == "bois"
    bench.press("Oublier")
    assert own.shelf.names() == ("bois",)  # nothing brings a set back: one tap is not enough
    bench.press("Vraiment\xa0?")
    assert own.chosen == "" and own.shelf.names() == ()
    assert bench.app.stage.storage.setting(Setting.DICE) == ""


def test_what_is_there_is_judged_again_and_more_is_shown(opened: Open, tmp_path: Path) -> None:
    own = own_dice(tmp_path)
    kept(tmp_path, own)
    bench = opened(own_dice=own, lang=Lang.EN)
    bench.press("My dice")
    bench.press("Show more")
    assert "What I can tell apart" in bench.texts() and "not shown" in bench.texts()
    bench.press("Show again")
    assert bench.screen.lesson.value == ("", "2")
    bench.shoot("learn-english")
    bench.press("Retake")
    assert bench.screen.lesson.place == 1


def test_bad_beginnings_are_told(opened: Open, tmp_path: Path) -> None:
    bench = opened(own_dice=own_dice(tmp_path))
    enter(bench)
    name(bench, " ", "Zombie Dice")
    assert "Donnez d'abord un nom." in bench.texts()
    name(bench, "b" * 41, "Zombie Dice")
    assert "quarante lettres au plus" in bench.texts()
    name(bench, "bois", "Un dé par joueur")
    assert "Ajoutez d'abord deux joueurs à l'accueil." in bench.texts()
    name(bench, "bois", "Zombie Dice")
    assert bench.screen.showing.wanted == "Montrez\xa0: vert · cerveau"
    assert not bench.button("Terminer").main
    bench.press("Terminer")
    bench.until(lambda: "Il faut montrer au moins deux faces" in bench.texts(), 20)


def test_a_set_is_not_lost_to_another_of_its_name(opened: Open, tmp_path: Path) -> None:
    own = own_dice(tmp_path)
    own.shelf.folder.keep("bois", b"shots of an evening")
    bench = opened(own_dice=own)
    enter(bench)
    name(bench, " bois ", "Zombie Dice")
    assert "Il y a déjà un jeu de ce nom" in bench.texts()
    assert bench.screen.lesson is None


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_special_dice_are_asked_for_where_they_are_wanted(
    opened: Open, tmp_path: Path, size: tuple[int, int]
) -> None:
    bench = opened(size, own_dice=own_dice(tmp_path))
    enter(bench)
    bench.shoot("learn-kinds")
    name(bench, "extensions", "Avec extensions")
    values = bench.screen.lesson.values
    assert values[:9] == tuple(
        (colour, face) for colour in ("green", "yellow", "red") for face in Stands.ZOMBIE.faces[:3]
    )
    assert ("hunk", "double-brain") in values
    assert ("bus", "tyre") in values
    assert "beau gosse · 2 cerveaux" in bench.texts()
    bench.shoot("learn-special")


def test_the_back_key_goes_back_step_by_step(opened: Open, tmp_path: Path) -> None:
    bench = opened(own_dice=own_dice(tmp_path))
    enter(bench)
    name(bench, "bois", "Zombie Dice")
    assert bench.screen.lesson is not None
    Window.dispatch("on_keyboard", BACK_KEY, 0, "", [])
    assert bench.app.root.current == "learn" and bench.screen.lesson is None
    Window.dispatch("on_keyboard", BACK_KEY, 0, "", [])
    assert bench.app.root.current == "start"


def test_a_damaged_set_is_told_and_can_be_forgotten(opened: Open, tmp_path: Path) -> None:
    own = own_dice(tmp_path)
    own.shelf.folder.keep("bois", b"spoilt")
    bench = opened(own_dice=own)
    enter(bench)
    bench.press("bois")
    assert "Ce jeu de dés est inachevé ou illisible" in bench.texts()
    bench.press("Oublier")
    bench.press("Vraiment\xa0?")
    assert own.shelf.names() == ()


def test_where_no_dice_are_read_none_are_learnt(opened: Open) -> None:
    bench = opened()
    assert "Mes dés" not in bench.texts()
