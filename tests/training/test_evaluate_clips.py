"""The report on clips: what is counted, and what is remembered between two measurings."""

from __future__ import annotations

import csv
from collections import Counter
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.frame import Frame
from vision.readings import Box, DieReading, Kind, Reading
from vision.training.clips.judge import Call, ClipResult, ClipTruth, RollTruth, judge
from vision.training.clips.readings import readings
from vision.training.evaluate_clips import evaluate, figures, main, markdown, write_csv

BRAIN, SHOT = Counter({("green", "brain"): 1}), Counter({("red", "shotgun"): 1})


def result(*calls: Call) -> ClipResult:
    rolls = (RollTruth(1.0, 1.5, 1.5, BRAIN), RollTruth(4.0, 4.5, 4.5, SHOT))
    return judge(ClipTruth("007", Path("007.avi"), Kind.ZOMBIE, 30, rolls, ()), list(calls))


GOOD = result(Call(1.8, BRAIN, True), Call(5.1, SHOT, False))
BAD = result(Call(0.2, BRAIN, True), Call(1.8, SHOT, True))


def test_rolls_called_right_and_once_are_counted_and_so_is_all_else() -> None:
    told = dict(figures([GOOD, BAD]))
    assert (told["clips"], told["rolls"]) == ("2", "4")
    assert told["called right and once"] == "0.500"
    assert (told["phantom rolls"], told["missed"]) == ("1", "1")
    assert told["called with wrong dice"] == "1"
    assert told["asked about"] == "0.250"
    assert told["seconds from rest to call, median"] == "0.45"
    assert told["seconds from rest to call, most"] == "0.60"
    assert told["later than 0.4 s"] == "1"


def test_every_roll_and_phantom_has_its_line(tmp_path: Path) -> None:
    write_csv([GOOD, BAD], tmp_path / "clips.csv")
    with (tmp_path / "clips.csv").open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    outcomes = [line["outcome"] for line in lines]
    assert outcomes == ["right", "right", "wrong dice", "missed", "phantom"]
    assert (lines[2]["dice"], lines[2]["called"]) == ("green brain", "red shotgun")


def test_the_report_names_what_went_wrong() -> None:
    text = markdown([GOOD, BAD], "abc")
    assert "| called right and once | 0.500 |" in text
    assert "- clip 007, at rest 1.50 s: wrong dice; green brain called as red shotgun" in text
    assert "- clip 007: phantom at 0.20 s: green brain" in text


def film(folder: Path, pictures: int) -> Path:
    writer = cv2.VideoWriter(
        str(folder / "000.avi"), cv2.VideoWriter.fourcc(*"MJPG"), 30, (160, 96)
    )
    for _ in range(pictures):
        writer.write(np.full((96, 160, 3), 120, np.uint8))
    writer.release()
    return folder / "000.avi"


class Sees:
    """Sees one die from the tenth frame on."""

    def __init__(self) -> None:
        self.asked = 0

    def read(self, frame: Frame, expect: Kind | None = None) -> Reading:
        self.asked += 1
        certain = ((("brain", 1.0),), (("green", 1.0),), True)
        die = DieReading(Kind.ZOMBIE, "green", "brain", 0.9, Box(70, 40, 90, 60), *certain)
        return Reading(frame.number, frame.seconds, (die,) if frame.number >= 10 else ())


def test_the_nets_read_a_clip_once_however_often_it_is_settled(tmp_path: Path) -> None:
    clip, sees = film(tmp_path, 30), Sees()
    first = list(readings(clip, sees, Kind.ZOMBIE, tmp_path / "cache"))
    again = list(readings(clip, sees, Kind.ZOMBIE, tmp_path / "cache"))
    assert first == again
    assert sees.asked == 30


def test_a_clip_is_played_through_reading_and_settling(tmp_path: Path) -> None:
    film(tmp_path, 40)
    (tmp_path / "000.json").write_text(
        '{"film": "000.avi", "kind": "zombie", "rate": 30, "hands": [], "rolls": ['
        '{"thrown": 0.2, "rest": 0.3, "dice": [{"colour": "green", "face": "brain"}]}]}',
        encoding="utf-8",
    )
    (told,) = evaluate(tmp_path, Sees(), tmp_path / "cache")
    assert [roll.outcome for roll in told.rolls] == ["right"]


def test_a_folder_without_clips_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--clips", str(tmp_path), "--out", str(tmp_path / "clips.csv")]) == 2
    assert "make clips" in capsys.readouterr().err
