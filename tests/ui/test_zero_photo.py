"""A hand of Zero that is laid out, read by the camera as a draft, and confirmed by touch."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from assistant.camera.keeper import OpenCamera
from assistant.camera.worker import CameraWorker, Onlooker, Post
from assistant.games.zero import Card, Colour, Shown
from assistant.games.zero.cards import place
from assistant.own_cards.own_cards import OwnCards
from assistant.own_cards.shelf import DeckShelf
from assistant.own_dice.own_dice import See
from assistant.storage.sets import CARDS_SUFFIX, SetFolder
from assistant.ui.screens.zero.cards import ZeroCard
from assistant.ui.screens.zero.hand_sheet import ZeroHandSheet
from assistant.ui.screens.zero.photo import ZeroPhoto
from tests.games.zero.helpers import events
from tests.ui.bench import LANDSCAPE, PORTRAIT, Bench, Open, overflowing
from tests.vision.cards.conftest import COLOURS, FIXTURES, NUMBERS
from vision.cards.deck import Deck
from vision.cards.read import shots
from vision.frame import Frame, Image
from vision.photo import load_photo

COUNTING = "dealt; knocked; knocked; exchanged; exchanged"
TRUTH = json.loads((FIXTURES / "truth.json").read_text(encoding="utf-8"))


class Table:
    """A camera over a table on which a hand lies."""

    live = False

    def __init__(self, image: Image) -> None:
        self._image, self._number = image, 0

    def read(self) -> Frame | None:
        self._number += 1
        return Frame(self._image, self._number, float(self._number))

    def close(self) -> None:
        self._number = 0


@cache
def deck() -> Deck:
    made = Deck("usées")
    for colour in COLOURS:
        picture = load_photo(FIXTURES / f"{colour}.jpg").image
        made = made.with_shots(shots(picture, [(colour, number) for number in NUMBERS]))
    return made


def own_cards(folder: Path, *, whole: bool = True) -> OwnCards:
    """A deck that lies in `folder`, and a camera over the first hand of the fixtures."""

    def watch(see: See) -> OpenCamera:
        image = load_photo(FIXTURES / "hand0.jpg").image

        def make(onlooker: Onlooker, post: Post) -> CameraWorker:
            return CameraWorker(lambda: Table(image), see, onlooker, post, True)

        return make

    shelf = DeckShelf(SetFolder(folder / "decks", CARDS_SUFFIX))
    shelf.keep(deck() if whole else Deck("usées", deck().shots[:8]))
    return OwnCards(shelf, watch)


def counting(opened: Open, **settings: Any) -> Bench:
    """An app in which the first hand of a round is to be told."""
    bench: Bench = opened(**settings)
    bench.app.begin("zero", {}, ("Nora", "Samuel", "Iris"), 0)
    for event in events(COUNTING):
        bench.app.table.do(event)  # type: ignore[union-attr]
    bench.draw()
    return bench


@pytest.mark.parametrize("size", [LANDSCAPE, PORTRAIT])
def test_a_hand_is_read_and_confirmed(opened: Open, tmp_path: Path, size: tuple[int, int]) -> None:
    bench = counting(opened, size=size, own_cards=own_cards(tmp_path))
    bench.press("Main de Nora")
    assert overflowing(bench) == []
    bench.press("Photo")
    (photo,) = bench.widgets(ZeroPhoto)
    bench.until(lambda: photo.ready, 60)
    bench.shoot("zero-photo")
    assert overflowing(bench) == []
    bench.press("Prendre ces cartes")
    assert list(bench.widgets(ZeroPhoto)) == []
    (sheet,) = bench.widgets(ZeroHandSheet)
    assert sheet.ready
    bench.shoot("zero-photo-draft")
    assert overflowing(bench) == []
    bench.press("C'est sa main")
    wanted = [Card(Colour(colour), int(value)) for colour, value in TRUTH["hand0.jpg"]["cards"]]
    last = bench.log[-1]
    assert isinstance(last, Shown)
    assert sorted(last.hand, key=place) == sorted(wanted, key=place)


def test_cards_that_are_unsure_are_marked_until_they_are_touched(
    opened: Open, tmp_path: Path
) -> None:
    from assistant.session.translate.zero_hand import Draft

    bench = counting(opened, own_cards=own_cards(tmp_path))
    cards = (Card(Colour.RED, 1), Card(Colour.BLUE, 2))
    bench.screen.open_hand(1, 0, Draft(cards, frozenset(cards[:1])))
    bench.draw()
    (sheet,) = bench.widgets(ZeroHandSheet)
    marked = [tile for tile in bench.widgets(ZeroCard, sheet.grid) if tile.unsure]
    assert [tile.card for tile in marked] == [cards[0]]
    assert not sheet.ready
    bench.tap(marked[0])
    bench.tap(marked[0])
    assert marked[0].chosen and not marked[0].unsure


@pytest.mark.parametrize("settings", ["nothing learnt", "a part learnt"])
def test_without_a_whole_deck_no_camera_is_offered(
    opened: Open, tmp_path: Path, settings: str
) -> None:
    part = settings == "a part learnt"
    bench = counting(opened, own_cards=own_cards(tmp_path, whole=False) if part else None)
    bench.press("Main de Nora")
    (sheet,) = bench.widgets(ZeroHandSheet)
    assert sheet.photo_label == ""
    with pytest.raises(LookupError):
        bench.button("Photo")
