"""The README's figures are the measured ones."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from vision.training.figures import BEGIN, END, SETS, block, main, measured_block, with_block
from vision.training.photo_sets import TruthError

ROOT = Path(__file__).parents[2]

ROW = {
    "expect": "any", "by": "all", "photos": "100", "whole": "86", "asked": "20", "wrong_sure": "2",
    "dice": "400", "seen": "410", "right": "390", "ece": "0.0124",
}  # fmt: skip
COST = {"width": 1280, "height": 720, "dice": 4.25, "eye": 20.6, "eye_of_reference": 0.197}
BENCH = {
    "processor": "Some Processor",
    "opencv": "4.12.0",
    "costs": [COST, {**COST, "width": 1920, "height": 1080, "eye": 22.4}],
}


def rows(names: list[str]) -> list[dict[str, str]]:
    return [{**ROW, "set": name} for name in names]


def test_the_readme_tells_what_was_measured() -> None:
    """Fails when `make eval` or `make bench` wrote figures and the README was left behind."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert with_block(readme, measured_block(ROOT)) == readme


def test_a_line_is_made_of_the_counts() -> None:
    text = block(rows(list(SETS)), BENCH, 2_610_000)
    running = " ".join(text.split())
    assert (
        "| own held-apart renders of pips | 100 | 0.86 | 0.95 / 0.97 | 0.20 | 2 of 80 | 0.012 |"
    ) in text
    assert "on one core (Some Processor, OpenCV 4.12.0), 4.2 dice a" in running
    assert "21 ms for a frame of 1280×720 (0.20 of its time); 22 ms for a frame of 1920" in running
    assert "The three nets take 2.6 MB together." in running


def test_a_set_that_was_not_measured_is_named() -> None:
    with pytest.raises(TruthError, match="crowd"):
        block(rows([name for name in SETS if name != "crowd"]), BENCH, 1)


def test_only_what_stands_between_the_marks_is_replaced() -> None:
    assert with_block(f"a\n{BEGIN}\nold\n{END}\nz\n", "new\n") == f"a\n{BEGIN}\nnew\n{END}\nz\n"
    with pytest.raises(TruthError, match="README"):
        with_block("no marks", "new\n")


def test_the_command_mends_a_stale_readme(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(ROOT / "models", tmp_path / "models")
    (tmp_path / "README.md").write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")
    assert main([f"--root={tmp_path}"]) == 0
    text = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert text == f"{BEGIN}\n{measured_block(ROOT)}{END}\n"
    (tmp_path / "models/bench.json").unlink()
    assert main([f"--root={tmp_path}"]) == 2
    assert "bench.json cannot be read" in capsys.readouterr().err
