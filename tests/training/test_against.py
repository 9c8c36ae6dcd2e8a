"""What got worse since an earlier measuring is told, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from vision.training.against import Worse, figures, read_rows, worse
from vision.training.photo_sets import TruthError
from vision.training.report import COLUMNS

ALL = {
    "set": "tray", "expect": "any", "by": "all", "name": "",
    "photos": "100", "whole": "86", "asked": "20", "wrong_sure": "2",
    "dice": "400", "seen": "410", "placed": "400", "right": "390", "sure": "380",
    "sure_wrong": "4", "ece": "0.0120",
}  # fmt: skip
SLICE = {**dict.fromkeys(COLUMNS, ""), "set": "tray", "expect": "any", "by": "face", "name": "3"}


def measured(**cells: str) -> dict[tuple[str, str, str], float]:
    return dict(figures([{**ALL, **cells}, SLICE]))


def test_figures_worked_out_by_hand() -> None:
    assert {key[2]: value for key, value in measured().items()} == pytest.approx(
        {
            "read whole": 0.86,
            "precision": 390 / 410,
            "recall": 0.975,
            "asked about": 0.2,
            "wrong among the sure": 2 / 80,
            "dice wrong among the sure": 4 / 380,
            "ECE": 0.012,
        }
    )


def test_a_figure_that_cannot_be_said_is_left_out() -> None:
    names = {key[2] for key in measured(seen="0", right="0", sure="0", sure_wrong="0", ece="")}
    assert names == {"read whole", "recall", "asked about", "wrong among the sure"}


@pytest.mark.parametrize(
    ("cells", "told"),
    [
        ({}, []),
        ({"whole": "90"}, []),
        ({"whole": "84"}, ["read whole"]),
        ({"asked": "24"}, ["asked about"]),
        ({"asked": "10"}, []),
        ({"wrong_sure": "4"}, ["wrong among the sure"]),
        ({"ece": "0.0160"}, []),
        ({"ece": "0.0180"}, ["ECE"]),
    ],
)
def test_only_what_is_worse_by_more_than_the_tolerance_is_told(
    cells: dict[str, str], told: list[str]
) -> None:
    assert [one.measure for one in worse(measured(), measured(**cells), 0.005)] == told


def test_a_set_that_is_gone_is_told() -> None:
    missing = worse(measured(), measured(set="crowd"))
    assert len(missing) == 7
    assert str(missing[0]) == "tray, read whole: 0.860 before, not measured now"
    assert str(Worse("tray", "d6", "ECE", 0.01, 0.02)) == (
        "tray (d6 told), ECE: 0.010 before, 0.020 now"
    )


def test_a_file_without_figures_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TruthError, match="cannot be read"):
        read_rows(tmp_path / "absent.csv")
    other = tmp_path / "other.csv"
    other.write_text("a,b\n1,2\n", encoding="utf-8")
    with pytest.raises(TruthError, match="no figures"):
        read_rows(other)
