"""Figures as a table in a .csv, one line for each row, and as a page in an .md beside it."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any

from vision.training.photo_sets import TruthError


def write_rows(rows: Sequence[Any], page: str, figures: Path) -> None:
    """Write rows, dataclasses of one kind and at least one, to `figures`, and `page` beside it."""
    names = [field.name for field in fields(rows[0])]
    with figures.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(names)
        table.writerows([getattr(row, name) for name in names] for row in rows)
    figures.with_suffix(".md").write_text(page, encoding="utf-8")


def rows_of(path: Path) -> list[dict[str, str]]:
    """The lines of a file of figures; raises TruthError when it cannot be read."""
    try:
        with path.open(encoding="utf-8", newline="") as file:
            return list(csv.DictReader(file))
    except (OSError, ValueError, csv.Error) as error:
        raise TruthError(f"The figures {path} cannot be read: {error}.") from error
