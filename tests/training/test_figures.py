"""The README's figures and the goals are the measured ones."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from vision.training.figures import BEGIN, END, SETS, block, main, measured, with_block
from vision.training.goals import GOALS, Goal, Measured, told
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


def found(names: list[str], megabytes: float = 2.61) -> Measured:
    return Measured({name: ROW for name in names}, (), (), BENCH, megabytes)


def test_the_readme_tells_what_was_measured() -> None:
    """Fails when `make eval` or `make bench` wrote figures and the pages were left behind."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert with_block(readme, block(measured(ROOT))) == readme
    assert (ROOT / "models/goals.md").read_text(encoding="utf-8") == told(measured(ROOT))


def test_a_line_is_made_of_the_counts() -> None:
    text = block(found(list(SETS)))
    running = " ".join(text.split())
    assert (
        "| own held-apart renders of pips | 100 | 0.86 | 0.95 / 0.97 | 0.20 | 2 of 80 | 0.012 |"
    ) in text
    assert "on one core (Some Processor, OpenCV 4.12.0), 4.2 dice a" in running
    assert "21 ms for a frame of 1280×720 (0.20 of its time); 22 ms for a frame of 1920" in running
    assert "The three nets take 2.6 MB together." in running


def test_a_set_that_was_not_measured_is_named() -> None:
    with pytest.raises(TruthError, match="crowd"):
        block(found([name for name in SETS if name != "crowd"]))
    with pytest.raises(TruthError, match="all photographs"):
        told(found(list(SETS)))


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
    assert text == f"{BEGIN}\n{block(measured(ROOT))}{END}\n"
    goals = (tmp_path / "models/goals.md").read_text(encoding="utf-8")
    assert goals.count("\n| ") == 1 + len(GOALS)
    (tmp_path / "models/bench.json").unlink()
    assert main([f"--root={tmp_path}"]) == 2
    assert "bench.json cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("reached", "less", "says"),
    [
        (0.96, False, "floor reached"),
        (0.98, False, "aim reached"),
        (0.93, False, "short by 0.02"),
        (0.96, True, "short by 0.01"),
        (0.95, True, "floor reached"),
    ],
)
def test_a_goal_tells_by_how_much_it_is_missed(reached: float, less: bool, says: str) -> None:
    goal = Goal("a measure", 0.95, 0.90 if less else 0.98, lambda _: reached, less)
    assert goal.line(found([])).endswith(f"| {reached:g} | {says} |")


def test_a_goal_missed_by_little_is_missed() -> None:
    goal = Goal("a measure", 0.95, 0.98, lambda _: 0.9498)
    assert goal.line(found([])).endswith("| 0.9498 | short by 0.0002 |")


def test_what_was_not_measured_reaches_no_goal() -> None:
    sets = {name: ROW for name in (*SETS, "all photographs")}
    designs = [{"right": "9", "dice": "10"}]
    with pytest.raises(TruthError, match="the clips"):
        told(Measured(sets, (), designs, BENCH, 3.3))
    rolls = [{"outcome": "right"}]
    with pytest.raises(TruthError, match="learnt dice"):
        told(Measured(sets, rolls, (), BENCH, 3.3))
    with pytest.raises(TruthError, match="make bench"):
        told(Measured(sets, rolls, designs, {"costs": []}, 3.3))
    with pytest.raises(TruthError, match="heldapart/zombie"):
        told(Measured(sets | {"heldapart/zombie": ROW | {"photos": "0"}}, rolls, designs, BENCH, 1))


def test_clips_and_learnt_dice_are_counted() -> None:
    rolls = [{"outcome": name} for name in ("right", "right", "wrong dice", "right", "phantom")]
    designs = [{"right": "9", "dice": "10"}, {"right": "27", "dice": "30"}]
    sets = {name: ROW for name in (*SETS, "all photographs")}
    page = told(Measured(sets, rolls, designs, BENCH, 3.3))
    assert "| clips: rolls called right and once | 0.98 | 0.995 | 0.75 | short by 0.23 |" in page
    assert "| clips: phantom rolls | ≤ 0 | ≤ 0 | 1 | short by 1 |" in page
    assert "| learnt dice: faces right | 0.97 | 0.99 | 0.9 | short by 0.07 |" in page
    assert "| `tray`: photos read whole | 0.8 | 0.92 | 0.86 | floor reached |" in page
