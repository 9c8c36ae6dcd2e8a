"""Sets are read from folders, measured through a reader, and written down."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest

from vision.frame import Frame
from vision.photo import Photo
from vision.readings import Box, DieReading, Kind, Reading
from vision.training.evaluate import chosen_sets, evaluate, main
from vision.training.photo_sets import DOUBTFUL, LEANS, Extent, PhotoSet, TruthError, photo_set
from vision.training.report import COLUMNS, write_report

TWO_DICE: list[dict[str, object]] = [
    {"face": "3", "box": [10.0, 10.0, 30.0, 30.0]},
    {"face": "5", "box": [60.0, 10.0, 80.0, 30.0]},
]


class Script:
    """A reader that says what it was told to say, one reading after the other."""

    def __init__(self, *readings: tuple[DieReading, ...]) -> None:
        self._readings: Iterator[tuple[DieReading, ...]] = iter(readings)
        self.expected: list[Kind | None] = []
        self.epochs: list[int] = []

    def read(self, frame: Frame, expect: Kind | None = None) -> Reading:
        self.expected.append(expect)
        self.epochs.append(frame.epoch)
        return Reading(frame.number, frame.seconds, next(self._readings))


def d6(face: str, box: tuple[float, float, float, float], sure: bool = True) -> DieReading:
    return DieReading(Kind.D6, "white", face, 0.9, Box(*box), (), (), sure)


def grey(_: Path) -> Photo:
    """Decoded at half the size that the truth speaks of."""
    return Photo(np.full((50, 50, 3), 127, np.uint8), scale=2, width=100, height=100)


def a_set(folder: Path, dice: list[dict[str, object]], box: str = "the whole die") -> Path:
    photo = {"file": "p0.jpg", "width": 100, "height": 100, "elevation_deg": 61.5, "dice": dice}
    folder.mkdir(parents=True)
    truth = {
        "box": box,
        "photos": [photo, {**photo, "file": "p1.jpg", "light": "dim", "tags": ["glare"]}],
    }
    (folder / "truth.json").write_text(json.dumps(truth), encoding="utf-8")
    return folder


def test_a_set_is_read_from_its_truth(tmp_path: Path) -> None:
    found = photo_set(a_set(tmp_path / "plain", TWO_DICE))
    assert (found.name, found.extent, found.kind) == ("plain", Extent.WHOLE, Kind.D6)
    first, second = found.photos
    assert first.path == tmp_path / "plain" / "p0.jpg"
    assert [die.value for die in first.dice] == ["3", "5"]
    assert (first.elevation_deg, first.traits) == (61.5, ())
    assert second.traits == (("light", "dim"), ("tag", "glare"))


def test_boxes_of_pips_are_known_for_it(tmp_path: Path) -> None:
    words = "the pips of the top face, not the whole die"
    assert photo_set(a_set(tmp_path / "pips", TWO_DICE, words)).extent is Extent.INNER


def test_a_set_is_read_from_the_truth_beside_each_picture(tmp_path: Path) -> None:
    zombie = {"face": "feet", "colour": "red", "box": [0, 0, 9, 9]}
    scene = {"width": 100, "height": 80, "dice": [zombie, TWO_DICE[0]]}
    (tmp_path / "a.json").write_text(json.dumps(scene), encoding="utf-8")
    (tmp_path / "a.jpg").touch()
    (tmp_path / "unrelated.json").write_text("[]", encoding="utf-8")
    found = photo_set(tmp_path)
    assert [photo.path.name for photo in found.photos] == ["a.jpg"]
    assert [die.value for die in found.photos[0].dice] == ["red/feet", "3"]
    assert found.kind is None


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ({}, "3"),
        ({"leans": True}, LEANS),
        ({"leans": False, "tilt_deg": 14.9}, "3"),
        ({"tilt_deg": 15}, LEANS),
    ],
)
def test_a_die_that_leans_shows_no_face(
    tmp_path: Path, words: dict[str, object], value: str
) -> None:
    found = photo_set(a_set(tmp_path / "set", [{**TWO_DICE[0], **words}]))
    assert [die.value for die in found.photos[0].dice] == [value]


@pytest.mark.parametrize(
    "die",
    [
        {"face": "7", "box": [0, 0, 9, 9]},
        {"face": "brain", "box": [0, 0, 9, 9]},
        {"face": "brain", "colour": "blue", "box": [0, 0, 9, 9]},
        {"face": "3", "box": [0, 0, 9]},
        {"face": "3"},
    ],
)
def test_a_truth_that_cannot_be_is_refused(tmp_path: Path, die: dict[str, object]) -> None:
    with pytest.raises(TruthError, match=r"p0\.jpg"):
        photo_set(a_set(tmp_path / "wrong", [die]))


def test_a_folder_without_truth_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TruthError, match="neither"):
        photo_set(tmp_path)


def test_sets_are_named_by_where_they_are_from(tmp_path: Path) -> None:
    a_set(tmp_path / "photos/eval/tray", TWO_DICE)
    a_set(tmp_path / "own/tray", TWO_DICE)
    a_set(tmp_path / "small/tray", TWO_DICE)
    places = tmp_path / "photos", tmp_path / "own", tmp_path / "small"
    names = ["tray", "heldapart/tray", "fixtures/tray"]
    assert [s.name for s in chosen_sets(*places, [])] == names
    assert [s.name for s in chosen_sets(*places, ["heldapart/tray"])] == ["heldapart/tray"]
    with pytest.raises(TruthError, match="no set crowd"):
        chosen_sets(*places, ["crowd"])


def test_a_report_on_all_needs_all(tmp_path: Path) -> None:
    a_set(tmp_path / "small/tray", TWO_DICE)
    places = tmp_path / "photos", tmp_path / "own", tmp_path / "small"
    with pytest.raises(TruthError, match="own"):
        chosen_sets(*places, [])
    assert [s.name for s in chosen_sets(*places, ["fixtures/tray"])] == ["fixtures/tray"]


def test_nothing_to_measure_is_a_sentence_and_exit_code_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    absent = [f"--{name}={tmp_path}" for name in ("photos", "heldapart", "fixtures")]
    assert main([*absent, f"--csv={tmp_path / 'eval.csv'}"]) == 2
    assert "No photos with truth" in capsys.readouterr().err


@pytest.fixture
def plain(tmp_path: Path) -> PhotoSet:
    return photo_set(a_set(tmp_path / "plain", TWO_DICE))


RIGHT = (d6("3", (5, 5, 15, 15)), d6("5", (30, 5, 40, 15)))
"""Boxes of the half-size picture that `grey` loads."""
WRONG = (d6("4", (5, 5, 15, 15)), d6("5", (30, 5, 40, 15)))


def test_a_set_is_measured_free_and_with_its_kind_told(plain: PhotoSet) -> None:
    reader = Script(RIGHT, WRONG, RIGHT, RIGHT)
    free, told = evaluate(reader, grey, [plain], lambda line: None)
    assert reader.expected == [None, None, Kind.D6, Kind.D6]
    assert reader.epochs == [0, 1, 0, 1]
    assert [photo.whole for photo in free.photos] == [True, False]
    assert [photo.whole for photo in told.photos] == [True, True]
    assert all(len(photo.pairs) == 2 for photo in free.photos), "boxes were not scaled"


def test_a_photo_of_another_size_than_its_truth_is_refused(plain: PhotoSet) -> None:
    def small(_: Path) -> Photo:
        return Photo(np.full((50, 50, 3), 127, np.uint8), scale=1, width=50, height=50)

    with pytest.raises(TruthError, match="100×100"):
        evaluate(Script(RIGHT), small, [plain], lambda line: None)


def test_a_photo_in_doubt_is_left_out_where_the_kind_is_told_too(
    tmp_path: Path, plain: PhotoSet
) -> None:
    doubted = next(file for name, file in DOUBTFUL if name == "crowd")
    first, other = plain.photos
    photos = (replace(first, path=first.path.with_name(doubted)), other)
    crowd = replace(plain, name="crowd", photos=photos)
    # Told the kind, only the photo in doubt is misread.
    results = evaluate(Script(WRONG, RIGHT, WRONG, RIGHT), grey, [crowd], lambda line: None)
    text = write_report(results, [], grey, tmp_path / "eval.csv", tmp_path / "out")
    assert "| crowd | 2 | 4 | 0.500 | 0.500 |" in text
    assert "| crowd, truth not in doubt | 1 | 2 | 1.000 | 1.000 |" in text


def test_the_report_holds_the_figures_and_the_misses(tmp_path: Path, plain: PhotoSet) -> None:
    results = evaluate(Script(RIGHT, WRONG, RIGHT, RIGHT), grey, [plain], lambda line: None)
    out, figures = tmp_path / "out", tmp_path / "eval.csv"
    text = write_report(results, [("dice/model.onnx", "ab12")], grey, figures, out)

    with figures.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert tuple(rows[0]) == COLUMNS
    columns = ("set", "expect", "photos", "whole", "right")
    assert [tuple(r[c] for c in columns) for r in rows if r["by"] == "all"] == [
        ("plain", "any", "2", "1", "3"),
        ("plain", "d6", "2", "2", "4"),
        ("all photographs", "any", "2", "1", "3"),
        ("everything", "any", "2", "1", "3"),
    ]
    bins = [(r["name"], r["seen"], r["right"]) for r in rows if r["by"] == "confidence"]
    assert bins == [("0.9 to 1.0", "4", "3"), ("0.9 to 1.0", "4", "4")]
    misread = [(r["expect"], r["name"], r["dice"]) for r in rows if r["by"] == "face misread"]
    assert misread == [("any", "3 as 4", "1")]

    assert (tmp_path / "eval.md").read_text(encoding="utf-8") == text
    assert "| plain | 2 | 4 | 0.500 | 1.000 | 0.750 | 0.750 |" in text
    assert "`dice/model.onnx` sha256 `ab12`" in text
    assert "| 1 of 2 (0.500) | 0.250 | 0.150 |" in text
    assert "| face: 3 | 2 | 0.500 | 1 of 2 (0.500) |" in text
    assert "![Reliability diagrams](eval.svg)" in text
    # A bar for the one bin that holds readings, three of four right.
    drawn = ElementTree.parse(tmp_path / "eval.svg").getroot()
    shares = [title.text for title in drawn.iter("{http://www.w3.org/2000/svg}title")]
    assert shares == ["4 readings of mean confidence 0.900, 0.750 right"]

    assert [path.name for path in out.rglob("*.jpg")] == ["p1.jpg"]
    page = (out / "misses.html").read_text(encoding="utf-8")
    assert "p1.jpg: wrong, taken for sure. Truth: 3 5. Read: 4 5." in page
    assert "p0.jpg" not in page


def test_figures_worse_than_before_are_told_by_the_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def run(*more: str) -> int:
        places = [f"--photos={tmp_path}", f"--heldapart={tmp_path}", f"--out={tmp_path}"]
        return main([*places, *more, "--sets", "fixtures/hand"])

    assert run() == 0
    before = tmp_path / "before.csv"
    (tmp_path / "eval.csv").rename(before)
    assert run(f"--against={before}") == 0
    # One photo of ten was read whole that is not now.
    lines = before.read_text(encoding="utf-8").splitlines()
    row = next(line for line in lines if line.startswith("fixtures/hand,any,all,,10,"))
    whole = int(row.split(",")[5])
    better = row.replace(f",10,{whole},", f",10,{whole + 1},")
    before.write_text("\n".join([lines[0], better]) + "\n", encoding="utf-8")
    capsys.readouterr()
    assert run(f"--against={before}") == 1
    told = capsys.readouterr().out
    assert f"fixtures/hand, read whole: {(whole + 1) / 10:.3f} before, {whole / 10:.3f} now" in told
