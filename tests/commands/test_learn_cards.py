"""`gobelet learn NAME --game zero` and `gobelet score zero --photo`, with the drawn cards."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import cv2
import numpy as np
import pytest

from assistant.__main__ import main
from assistant.commands.learn_cards import colour_in
from assistant.games.zero.cards import Card, Colour, code, codes, place
from assistant.storage.place import HOME_VARIABLE, decks
from tests.vision.cards.conftest import COLOURS, FIXTURES
from vision.photo import load_photo

PHOTOS = [str(FIXTURES / f"{colour}.jpg") for colour in COLOURS]
TRUTH = json.loads((FIXTURES / "truth.json").read_text(encoding="utf-8"))
HAND = tuple(Card(Colour(colour), int(value)) for colour, value in TRUTH["hand0.jpg"]["cards"])


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a whole deck, learnt once."""
    folder = tmp_path_factory.mktemp("deck")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(HOME_VARIABLE, str(folder / "home"))
        assert main(["learn", "jeu", "--game", "zero", *PHOTOS]) == 0
        assert main(["learn", "jeu", "--game", "zero", "--export", str(folder / "deck")]) == 0
    return folder / "deck"


def test_a_deck_is_learnt_photo_by_photo(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    photo = tmp_path / "rouge_1.jpg"
    shutil.copy(PHOTOS[0], photo)
    assert main(["learn", "jeu", "--game", "zero", "--json", str(photo)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["cards"], len(told["missing"]), told["complaints"]) == (8, 48, [])
    assert "red 1" not in told["missing"] and "blue 1" in told["missing"]
    hand = str(FIXTURES / "hand0.jpg")
    assert main(["score", "zero", "--photo", hand]) == 2
    assert "48 cards of “jeu” were not shown yet" in capsys.readouterr().err


def test_a_hand_is_counted_from_its_photo(
    exported: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", "--game", "zero", "--import", str(exported)]) == 0
    capsys.readouterr()
    photo = str(FIXTURES / "hand0.jpg")
    assert main(["score", "zero", "--photo", photo, "--cards", "jeu", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["hand"] == codes(sorted(HAND, key=place))
    assert main(["score", "zero", codes(HAND), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {k: v for k, v in told.items() if k != "hand"}


def test_a_card_that_is_missing_is_told(
    exported: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["learn", "--game", "zero", "--import", str(exported)])
    picture = load_photo(FIXTURES / "hand0.jpg").image.copy()
    # The lowest row of cards is wiped off the table.
    picture[352:] = np.median(picture[560:], axis=(0, 1)).astype(np.uint8)
    cv2.imwrite(str(tmp_path / "less.png"), picture)
    capsys.readouterr()
    assert main(["score", "zero", "--photo", str(tmp_path / "less.png"), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert "I see only 6 cards" in err
    assert out.split() == [code(card) for card in sorted(HAND[:6], key=place)]


def test_decks_are_listed_and_forgotten(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["learn", "--game", "zero", "--import", str(exported)])
    assert "Every card was shown." in capsys.readouterr().out
    main(["learn", "--game", "zero", "--list"])
    assert capsys.readouterr().out == "jeu  deck of cards (zero)\n"
    assert main(["learn", "--list"]) == 0
    assert capsys.readouterr().out == "jeu  deck of cards (zero)\n"
    assert main(["learn", "--list", "--json"]) == 0
    listed = {"sets": [], "decks": ["jeu"], "unreadable": []}
    assert json.loads(capsys.readouterr().out) == listed
    assert main(["learn", "jeu", "--list"]) == main(["learn", "jeu", "--remove"]) == 2
    told = capsys.readouterr().err
    assert told.count("no set of dice named “jeu”, but a deck of cards: add --game zero.") == 2
    assert main(["learn", "jeu", "--game", "zero", "--remove"]) == 0
    assert main(["learn", "jeu", "--game", "zero", "--list"]) == 2
    assert "There is no deck of cards named “jeu”; none is learnt yet." in capsys.readouterr().err


def test_a_damaged_deck_hides_none_of_the_others(
    exported: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["learn", "--game", "zero", "--import", str(exported)])
    main(["learn", "autre", "--game", "zero", "--import", str(exported)])
    for torn in decks().glob("jeu.*"):
        torn.write_bytes(b"xx")
    capsys.readouterr()
    assert main(["learn", "--list"]) == 2
    told = capsys.readouterr()
    assert told.out == "autre  deck of cards (zero)\n"
    assert "“jeu” cannot be read" in told.err
    assert main(["learn", "--game", "zero", "--list", "--json"]) == 2
    listed = json.loads(capsys.readouterr().out)
    assert listed["decks"] == ["autre"]
    assert [one["name"] for one in listed["unreadable"]] == ["jeu"]


def test_the_shots_of_a_colour_are_taken_back(
    exported: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["learn", "--game", "zero", "--import", str(exported)])
    capsys.readouterr()
    words = ["learn", "jeu", "--game", "zero", "--remove", "--json"]
    assert main([*words, "--colour", "rouge", "--face", "3"]) == 0
    assert json.loads(capsys.readouterr().out)["missing"] == ["red 3"]
    assert main([*words, "--colour", "red"]) == 0
    assert json.loads(capsys.readouterr().out)["cards"] == 48
    for wrong in (["--colour", "red"], ["--colour", "beige"], ["--face", "3"]):
        assert main([*words, *wrong]) == 2
        assert "“jeu” has no shots of" in capsys.readouterr().err


def test_a_deck_taken_in_replaces_none(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["learn", "--game", "zero", "--import", str(exported)]
    assert main(words) == 0
    assert main(words) == 2
    assert "There is a deck of cards named “jeu” already" in capsys.readouterr().err
    assert main([*words, "autre"]) == 0
    assert "“autre” (zero): 56 cards" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["learn", "jeu", "--game", "zero"], "Show photos"),
        (["learn", "jeu", "--game", "zero", str(FIXTURES / "hand0.jpg")], "by the colour"),
        (["learn", "jeu", "--game", "zero", "--colour", "red", "no.jpg"], "does not exist"),
        (["learn", "--game", "zero", "--import", __file__], "damaged"),
        (["score", "zero"], "tell the cards"),
        (["score", "zero", "R1", "--photo", PHOTOS[0]], "tell the cards"),
        (["score", "zero", "--photo", PHOTOS[0]], "none is learnt yet"),
        (["score", "zero", "--photo", PHOTOS[0], "--cards", "x"], "no deck of cards named “x”"),
    ],
)
def test_what_cannot_be_done_is_told_in_words(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert why in capsys.readouterr().err


def test_photos_are_named_in_french_or_english() -> None:
    assert colour_in("IMG_Rouge-2") is Colour.RED
    assert colour_in("black (3)") is Colour.BLACK
    assert colour_in("holiday") is None
