"""Write the README's figures and the goals from what was measured: `python -m
vision.training.figures`.

They come from `models/*.csv` (`make eval`), `models/bench.json` (`make bench`) and the size of the
nets; nothing of them is typed. In the README they stand between two marks.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

from vision.training.against import Row, read_rows
from vision.training.goals import Measured, told
from vision.training.measures import share
from vision.training.photo_sets import TruthError
from vision.training.row_file import rows_of

ROOT = Path(__file__).parent.parent.parent
BEGIN, END = "<!-- figures: begin -->", "<!-- figures: end -->"

SETS = {
    "tabletop": "photographs, white dice on a light table, oblique (`tabletop`)",
    "tray": "photographs, coloured dice of many makes in a tray, from above (`tray`)",
    "tabletop + tray": "these two together",
    "tabletop + tray, truth not in doubt": "these two without photos whose truth looks wrong",
    "crowd": "photographs, 5 to 40 marbled dice in leather trays (`crowd`)",
    "crowd, truth not in doubt": "these without photos whose truth looks wrong",
    "zombie_rendered": "Zombie Dice rendered by another hand",
    "pips_rendered": "pips rendered by another hand",
    "heldapart/zombie": "own held-apart renders of Zombie Dice",
    "heldapart/pips": "own held-apart renders of pips",
}
"""What the table calls each set, in its order."""

INTRODUCTION = (
    "Measured by `make eval`; all figures are in [models/eval.md](models/eval.md). *Whole* is the "
    "share of pictures in which every value is right; *asked* the share in which some die would be "
    "asked about; *wrong among the sure* how many of the others are not whole. ECE is the expected "
    "calibration error of the confidence of a die."
)
WIDTH = 100
HEAD = """| pictures never trained on | pictures | whole | precision / recall per die | asked \
| wrong among the sure | ECE |
|---|---:|---:|---|---:|---:|---:|"""


def block(found: Measured) -> str:
    """The README's figures; raises TruthError when a set of the table was not measured."""
    if missing := [name for name in SETS if name not in found.sets]:
        raise TruthError(f"There are no figures of {', '.join(missing)}: run `make eval`.")
    lines = [_line(words, found.sets[name]) for name, words in SETS.items()]
    size = f"The three nets take {found.megabytes:.1f} MB together."
    parts = (
        fill(INTRODUCTION, WIDTH),
        "",
        HEAD,
        *lines,
        "",
        fill(f"{_speed(found.bench)} {size}", WIDTH),
    )
    return "\n".join(parts) + "\n"


def with_block(readme: str, figures: str) -> str:
    """The README with its figures replaced; raises TruthError when it lacks the marks."""
    before, begin, rest = readme.partition(f"{BEGIN}\n")
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise TruthError(f"The README has no {BEGIN} and {END}.")
    return f"{before}{begin}{figures}{end}{after}"


def measured(root: Path) -> Measured:
    """The figures of a checkout; raises TruthError when some are missing."""
    bench, models = root / "models/bench.json", root / "models"
    try:
        speed = json.loads(bench.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise TruthError(f"The figures {bench} cannot be read: {error}.") from error
    rows = read_rows(models / "eval.csv")
    return Measured(
        {row["set"]: row for row in rows if row["by"] == "all" and row["expect"] == "any"},
        rows_of(models / "clips.csv"),
        rows_of(models / "learnt.csv"),
        speed,
        sum(path.stat().st_size for path in sorted(models.rglob("*.onnx"))) / 1e6,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Rewrite the README and the goals of a checkout; 0 when done, 2 when figures are missing."""
    parser = argparse.ArgumentParser(prog="vision.training.figures", description=__doc__)
    parser.add_argument("--root", type=Path, default=ROOT, help="the checkout")
    root = parser.parse_args(arguments).root
    try:
        readme = (root / "README.md").read_text(encoding="utf-8")
        found = measured(root)
        text, goals = with_block(readme, block(found)), told(found)
    except TruthError as error:
        print(error, file=sys.stderr)
        return 2
    (root / "README.md").write_text(text, encoding="utf-8")
    (root / "models/goals.md").write_text(goals, encoding="utf-8")
    return 0


def _line(words: str, row: Row) -> str:
    photos, asked, wrong = (int(row[name]) for name in ("photos", "asked", "wrong_sure"))
    right, seen, dice = (int(row[name]) for name in ("right", "seen", "dice"))
    cells = (
        words,
        str(photos),
        _share(int(row["whole"]), photos),
        f"{_share(right, seen)} / {_share(right, dice)}",
        _share(asked, photos),
        f"{wrong} of {photos - asked}",
        f"{float(row['ece']):.3f}",
    )
    return f"| {' | '.join(cells)} |"


def _share(part: int, whole: int) -> str:
    value = share(part, whole)
    return "–" if value is None else f"{value:.2f}"


def _speed(bench: Mapping[str, Any]) -> str:
    costs = bench["costs"]
    return (
        f"Speed, by `make bench` on one core ({bench['processor']}, OpenCV {bench['opencv']}), "
        f"{costs[0]['dice']:.1f} dice a picture, from resizing to settling, beside a plain network "
        "of YOLOv8n's size at 640×640 in the same run: "
        f"{'; '.join(_cost(cost) for cost in costs)}."
    )


def _cost(cost: Mapping[str, Any]) -> str:
    return (
        f"{cost['eye']:.0f} ms for a frame of {cost['width']}×{cost['height']} "
        f"({cost['eye_of_reference']:.2f} of its time)"
    )


if __name__ == "__main__":
    sys.exit(main())
