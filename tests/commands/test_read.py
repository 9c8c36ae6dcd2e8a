"""`gobelet read` prints one line a photo, and loses none because another is bad."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import cv2
import numpy as np
import pytest

from assistant.commands import read
from vision.frame import Frame
from vision.photo import load_photo
from vision.readings import Box, DieReading, Kind, Reading

BRAIN = DieReading(
    Kind.ZOMBIE, "green", "brain", 0.98765, Box(10, 12.34, 30, 32), (), (), sure=True
)
FIVE = DieReading(Kind.D6, "white", "5", 0.6, Box(40, 10, 60, 30), (), (), sure=False)


class FakeReader:
    """Sees what it is told to, and remembers what it was asked."""

    def __init__(self, *dice: DieReading) -> None:
        self.dice = dice
        self.asked: list[tuple[int, Kind | None]] = []

    def read(self, frame: Frame, expect: Kind | None = None) -> Reading:
        self.asked.append((frame.epoch, expect))
        return Reading(frame.number, frame.seconds, self.dice)


def parsed(*words: object) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    read.add_arguments(parser)
    return parser.parse_args([str(word) for word in words])


def photo(path: Path, width: int = 100, height: int = 80) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    assert cv2.imwrite(str(path), np.full((height, width, 3), 128, np.uint8))
    return path


def test_each_photo_has_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a, b = photo(tmp_path / "a.jpg"), photo(tmp_path / "b.png")
    assert read.run(parsed(a, b), FakeReader(BRAIN, FIVE)) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{a}: green brain, white 5?",
        f"{b}: green brain, white 5?",
    ]


def test_an_empty_table_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a = photo(tmp_path / "a.jpg")
    assert read.run(parsed(a), FakeReader()) == 0
    assert capsys.readouterr().out == f"{a}: no dice\n"


def test_json_has_exactly_these_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    a = photo(tmp_path / "é.jpg")
    assert read.run(parsed("--json", a), FakeReader(BRAIN, FIVE)) == 0
    assert json.loads(capsys.readouterr().out) == {
        "file": str(a),
        "dice": [
            {
                "kind": "zombie",
                "colour": "green",
                "face": "brain",
                "confidence": 0.9877,
                "box": [10.0, 12.3, 30.0, 32.0],
            },
            {
                "kind": "d6",
                "colour": "white",
                "face": "5",
                "confidence": 0.6,
                "box": [40.0, 10.0, 60.0, 30.0],
            },
        ],
        "sure": False,
    }


@pytest.mark.parametrize(("dice", "sure"), [((BRAIN,), True), ((), True), ((BRAIN, FIVE), False)])
def test_a_photo_is_sure_when_every_die_is(
    dice: tuple[DieReading, ...], sure: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert read.run(parsed("--json", photo(tmp_path / "a.jpg")), FakeReader(*dice)) == 0
    assert json.loads(capsys.readouterr().out)["sure"] is sure


def test_boxes_are_in_the_pixels_of_the_photo(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    large = photo(tmp_path / "large.jpg", 6000, 4000)
    assert read.run(parsed("--json", large), FakeReader(BRAIN)) == 0
    (die,) = json.loads(capsys.readouterr().out)["dice"]
    assert die["box"] == [20.0, 24.7, 60.0, 64.0]


@pytest.mark.parametrize(
    ("told", "expect"), [("auto", None), ("d6", Kind.D6), ("zombie", Kind.ZOMBIE)]
)
def test_the_kind_of_dice_is_passed_on(told: str, expect: Kind | None, tmp_path: Path) -> None:
    reader = FakeReader()
    a = photo(tmp_path / "a.jpg")
    assert read.run(parsed("--dice", told, a, a), reader) == 0
    assert reader.asked == [(0, expect), (1, expect)]


def test_a_bad_photo_loses_none_of_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = tmp_path / "text.jpg"
    text.write_text("three brains")
    a, b = photo(tmp_path / "a.jpg"), photo(tmp_path / "b.jpg")
    gone = tmp_path / "gone.jpg"
    assert read.run(parsed(a, text, gone, b), FakeReader(BRAIN)) == 2
    printed = capsys.readouterr()
    assert printed.out.splitlines() == [f"{a}: green brain", f"{b}: green brain"]
    sentences = printed.err.splitlines()
    assert len(sentences) == 2
    assert sentences[0].startswith(f"gobelet read: {text} cannot be read: it is not a photo")
    assert sentences[1] == f"gobelet read: {gone} does not exist."


def test_annotated_photos_show_the_dice(tmp_path: Path) -> None:
    a = photo(tmp_path / "a.jpg")
    before = a.read_bytes()
    out = tmp_path / "new" / "folder"
    assert read.run(parsed("--annotate", out, a), FakeReader(BRAIN)) == 0
    drawn = load_photo(out / "a.read.jpg").image
    assert drawn.shape == (80, 100, 3)
    blue, green, red = (int(value) for value in drawn[32, 20])
    assert green > 150
    assert max(blue, red) < 120
    assert a.read_bytes() == before


def test_annotating_never_overwrites_an_input_or_a_twin(tmp_path: Path) -> None:
    one, two = photo(tmp_path / "1" / "a.jpg"), photo(tmp_path / "2" / "a.jpg")
    three = photo(tmp_path / "a.read.jpg")
    kept = {path: path.read_bytes() for path in (one, two, three)}
    assert read.run(parsed("--annotate", tmp_path, one, two, three), FakeReader(BRAIN)) == 0
    assert {path: path.read_bytes() for path in kept} == kept
    made = {path.name for path in tmp_path.glob("*.jpg")} - {"a.read.jpg"}
    assert made == {"a.read-2.jpg", "a.read-3.jpg", "a.read.read.jpg"}


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("", "An empty name is no file's and no camera's."),
        (
            "https://example.org/dice.jpg",
            "https://example.org/dice.jpg is not taken:"
            " only this machine's own files and cameras are read.",
        ),
    ],
)
def test_what_names_no_file_is_not_looked_for(
    file: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert read.run(parsed(file), FakeReader()) == 2
    assert capsys.readouterr().err == f"gobelet read: {told}\n"


def test_a_folder_that_cannot_be_made_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    a = photo(tmp_path / "a.jpg")
    assert read.run(parsed("--annotate", a / "below", a), FakeReader(BRAIN)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == f"gobelet read: {a / 'below'} cannot be made a folder: Not a directory.\n"


def test_a_twin_that_cannot_be_written_loses_no_reading(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    a, b = photo(tmp_path / "a.jpg"), photo(tmp_path / "b.jpg")
    out = tmp_path / "out"
    (out / "a.read.jpg").mkdir(parents=True)
    assert read.run(parsed("--annotate", out, a, b), FakeReader(BRAIN)) == 2
    printed = capsys.readouterr()
    assert printed.out.splitlines() == [f"{a}: green brain", f"{b}: green brain"]
    assert "a.read.jpg cannot be written: Is a directory." in printed.err
    assert (out / "b.read.jpg").exists()


def test_help_is_instant() -> None:
    """The heavy libraries stay out until they are needed."""
    code = (
        "import sys; from assistant.commands import read; "
        "print([m for m in ('cv2', 'numpy', 'kivy') if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_the_command_itself_ends_with_a_sentence(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "assistant", "read", str(tmp_path / "gone.jpg")],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
    )
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert "Traceback" not in ran.stderr
    assert ran.stderr.count("\n") == 1
