"""What takes long to compute, kept in files: one for every reading of the empty cup."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from assistant.games.zombie_dice.duel import Duel
from assistant.games.zombie_dice.rolls import Refill

FOLDER = Path(__file__).parent / "tables"

_HINT = "“make tables” makes it anew"


class TableError(Exception):
    """A table cannot be used; the message is a sentence for the user."""


@dataclass(frozen=True, slots=True)
class Table:
    """Chances under one reading of the empty cup."""

    duel: Duel
    """The game of two to thirteen, solved."""
    points: tuple[float, ...]
    """Chance of 0, 1, 2, … points in a turn played for the most brains."""
    aims: tuple[tuple[float, ...], ...]
    """[n]: chance of n, n + 1, n + 2 and n + 3 points in the very last turn, by one who lacks n
    to be level; the others bring less, or nothing."""


def path_of(refill: Refill, folder: Path = FOLDER) -> Path:
    """Give the place of the table for this reading."""
    return folder / f"{refill}.json"


def write(table: Table, path: Path) -> None:
    """Keep `table` in a file, with its checksum."""
    values = asdict(table)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps({"sha256": _checksum(values), **values}) + "\n", encoding="ascii")


def read(path: Path) -> Table:
    """Read what `write` wrote; TableError when it is missing or is not that."""
    try:
        values = json.loads(path.read_text(encoding="ascii"))
        told = values.pop("sha256")
    except OSError as error:
        raise TableError(f"{path} cannot be read: {error.strerror}; {_HINT}.") from error
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise TableError(f"{path} is damaged; {_HINT}.") from error
    if told != _checksum(values):
        raise TableError(f"{path} is damaged; {_HINT}.")
    duel = values["duel"]
    return Table(
        duel=Duel(
            target=duel["target"],
            first=_rows(duel["first"]),
            second=_rows(duel["second"]),
            ties=tuple(duel["ties"]),
            last=tuple(duel["last"]),
        ),
        points=tuple(values["points"]),
        aims=_rows(values["aims"]),
    )


@cache
def table(refill: Refill) -> Table:
    """Give the table for this reading, read at the first question; TableError without it."""
    return read(path_of(refill))


def _rows(values: list[list[float]]) -> tuple[tuple[float, ...], ...]:
    return tuple(map(tuple, values))


def _checksum(values: dict[str, Any]) -> str:
    return hashlib.sha256(json.dumps(values).encode("ascii")).hexdigest()
