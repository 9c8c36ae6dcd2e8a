"""Figures as a table in a .csv, one line for each row, and as a page in an .md beside it."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import fields
from pathlib import Path
from typing import Any


def write_rows(rows: Sequence[Any], page: str, figures: Path) -> None:
    """Write rows, dataclasses of one kind and at least one, to `figures`, and `page` beside it."""
    names = [field.name for field in fields(rows[0])]
    with figures.open("w", newline="", encoding="utf-8") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerow(names)
        table.writerows([getattr(row, name) for name in names] for row in rows)
    figures.with_suffix(".md").write_text(page, encoding="utf-8")
