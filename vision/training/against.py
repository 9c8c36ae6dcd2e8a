"""Which figures of a measuring are worse than those of an earlier one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from vision.training.measures import share
from vision.training.photo_sets import TruthError
from vision.training.row_file import rows_of

Row = Mapping[str, str]
Figures = Mapping[tuple[str, str, str], float]
"""Of (set, kind told or "any", measure) its value."""

TOLERANCE = 0.005
"""A share may fall (or an error grow) by this much without being told."""
BETTER_WHEN_MORE = ("read whole", "precision", "recall")
MEASURES = (*BETTER_WHEN_MORE, "asked about", "wrong among the sure", "dice wrong among the sure",
            "ECE")  # fmt: skip


@dataclass(frozen=True, slots=True)
class Worse:
    """One figure of one set that got worse, or is no longer there."""

    set_name: str
    expect: str
    measure: str
    before: float
    now: float | None

    def __str__(self) -> str:
        told = "" if self.expect == "any" else f" ({self.expect} told)"
        now = "not measured" if self.now is None else f"{self.now:.3f}"
        return f"{self.set_name}{told}, {self.measure}: {self.before:.3f} before, {now} now"


def read_rows(path: Path) -> list[dict[str, str]]:
    """The lines of a file of figures; raises TruthError when it is none."""
    rows = rows_of(path)
    if not rows or not {"set", "expect", "by", "photos", "ece"} <= rows[0].keys():
        raise TruthError(f"{path} holds no figures of a measuring.")
    return rows


def figures(rows: Iterable[Row]) -> Figures:
    """The measures of every set as a whole.

    What cannot be said, such as the precision where nothing was seen, is left out.
    """
    found: dict[tuple[str, str, str], float] = {}
    for row in (row for row in rows if row["by"] == "all"):
        for measure, value in _measures(row).items():
            if value is not None:
                found[row["set"], row["expect"], measure] = value
    return found


def worse(before: Figures, now: Figures, tolerance: float = TOLERANCE) -> tuple[Worse, ...]:
    """The figures that got worse by more than `tolerance`, and those that are missing now."""
    return tuple(
        Worse(*key, value, now.get(key))
        for key, value in before.items()
        if key not in now or _loss(key[2], value, now[key]) > tolerance
    )


def _loss(measure: str, before: float, now: float) -> float:
    return before - now if measure in BETTER_WHEN_MORE else now - before


def _measures(row: Row) -> dict[str, float | None]:
    count = {name: int(cell) for name, cell in row.items() if cell.isdigit() and name != "ece"}
    values = (
        share(count["whole"], count["photos"]),
        share(count["right"], count["seen"]),
        share(count["right"], count["dice"]),
        share(count["asked"], count["photos"]),
        share(count["wrong_sure"], count["photos"] - count["asked"]),
        share(count["sure_wrong"], count["sure"]),
        float(row["ece"]) if row["ece"] else None,
    )
    return dict(zip(MEASURES, values, strict=True))
