"""The open file of a learnt deck."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import numpy as np
import pytest

from vision.cards.deck import Deck, DeckError, Shot
from vision.cards.deck_file import packed, unpacked
from vision.cards.look import CROP


def crop(seed: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
    return np.random.default_rng(seed).integers(0, 255, (CROP[1], CROP[0], 3)).astype(np.uint8)


DECK = Deck(
    "cartes usées",
    (
        Shot("red", "1", crop(1), (0.75, 1.0, 1.25)),
        Shot("black", "8", crop(2), (1.1, 1.0, 0.9)),
    ),
)


def changed(**values: object) -> bytes:
    """The file of `DECK` with other words in its first shot."""
    whole = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(packed(DECK))) as old, zipfile.ZipFile(whole, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name == "deck.json":
                head = json.loads(data)
                head["shots"][0] |= values
                data = json.dumps(head).encode()
            new.writestr(name, data)
    return whole.getvalue()


def test_a_deck_comes_back_as_it_was() -> None:
    again = unpacked(packed(DECK))
    assert (again.name, again.values) == (DECK.name, DECK.values)
    for one, other in zip(again.shots, DECK.shots, strict=True):
        assert np.array_equal(one.crop, other.crop) and one.light == other.light


def test_the_same_deck_is_the_same_file() -> None:
    assert packed(DECK) == packed(DECK)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"no zip",
        packed(DECK)[:-200],
        changed(light=[1, 1]),
        changed(light=[0, 1, 2]),
        changed(light=[float("nan"), 1, 1]),
        changed(file="shots/000.jpg"),
        changed(colour=""),
        changed(number="\x00"),
    ],
)
def test_anything_else_is_refused_in_words(data: bytes) -> None:
    with pytest.raises(DeckError, match="damaged"):
        unpacked(data)
