"""`gobelet cards`: what one device knows goes to another, and a wrong file changes nothing."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from assistant.__main__ import main
from assistant.games.zicos.cards import Card, Fan, Malus, Member, Throws
from assistant.storage.place import HOME_VARIABLE, database
from assistant.storage.storage import open_storage

MAX = Member("Max", 2, 4, True)
BOO = Malus("Hué", -10, throws=Throws.ONCE, text="le groupe est hué")
FAN = Fan(1)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))


def known(*cards: Card) -> None:
    with open_storage(database()) as storage:
        for card in cards:
            storage.cards.use(card)


def test_cards_go_from_one_device_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known(FAN, BOO, MAX)
    file = tmp_path / "box.json"
    assert main(["cards", "export", str(file)]) == 0
    assert [card["kind"] for card in json.loads(file.read_text("utf-8"))["cards"]] == [
        "member", "fan", "malus",
    ]  # fmt: skip
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "other"))
    known(MAX)
    assert main(["cards", "import", str(file)]) == 0
    assert main(["cards", "list"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"3 cards written to {file}.",
        "2 cards taken in, 1 known already.",
        "member      Max  stars 2  bye 4  fan_zone",
        "fan         stars 1",
        "malus       Hué  points -10  throws once  “le groupe est hué”",
    ]


def test_the_terminal_is_a_file_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known(FAN)
    assert main(["cards", "export", "-"]) == 0
    text = capsys.readouterr().out
    assert json.loads(text)["cards"] == [{"kind": "fan", "stars": 1}]
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf" + text.encode())))
    assert main(["cards", "import", "-"]) == 0
    assert capsys.readouterr().out == "0 cards taken in, 1 known already.\n"


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"\xff\xfe", ["it is not text in UTF-8."]),
        (b" " * 5_000_001, ["it is larger than 5 MB."]),
        (b"{", ["line 1, column 2 is not JSON"]),
        (
            b'{"format": "gobelet-cards", "version": 1, "game": "zicos", "cards": ['
            + b", ".join([b"{}"] * 12)
            + b', {"kind": "fan"}]}',
            [*[f"card {n}: “kind”" for n in range(1, 11)], "2 cards more are wrong."],
        ),
    ],
)
def test_a_wrong_file_is_told_and_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes, told: list[str]
) -> None:
    file = tmp_path / "box.json"
    file.write_bytes(data)
    assert main(["cards", "import", str(file)]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == len(told)
    assert all(words in line and str(file) in line for line, words in zip(lines, told, strict=True))
    with open_storage(database()) as storage:
        assert storage.cards.catalogue().cards == ()


def test_a_file_that_cannot_be_used_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    assert main(["cards", "import", str(tmp_path / "nowhere.json")]) == 2
    assert main(["cards", "export", str(tmp_path / "file" / "box.json")]) == 2
    nowhere, below = capsys.readouterr().err.splitlines()
    assert "nowhere.json cannot be used: No such file or directory." in nowhere
    assert "box.json: unusable: " in below


@pytest.mark.parametrize("words", [["list", "x"], ["import"], ["export"]])
def test_a_file_is_named_where_one_is_needed(words: list[str]) -> None:
    assert main(["cards", *words]) == 2


def test_an_empty_box_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "list"]) == 0
    assert capsys.readouterr().out == "No card is known yet.\n"
