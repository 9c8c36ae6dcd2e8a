"""What moves over the table, told without a picture: cells of a coarse grid."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

Cell = tuple[int, int]
"""Column and row of a grid laid over the frame, from its upper left."""

COLUMNS, ROWS = 32, 18
"""The grid's size, whatever the frame's."""


@dataclass(frozen=True, slots=True)
class Stir:
    """What one frame shows of movement."""

    moving: frozenset[Cell] = frozenset()
    """Cells that changed since the frame before."""
    hand: frozenset[Cell] = frozenset()
    """Cells under something large that reaches in from the frame's border, moving or not."""

    @property
    def share(self) -> float:
        """Share of the frame that changed, between 0 and 1."""
        return len(self.moving) / (COLUMNS * ROWS)


NO_STIR = Stir()
"""Nothing moves and no hand is there."""


def middle(cell: Cell) -> tuple[float, float]:
    """(x, y) of a cell's centre, in fractions of the frame's width and height."""
    return (cell[0] + 0.5) / COLUMNS, (cell[1] + 0.5) / ROWS


def cells_of(left: float, top: float, right: float, bottom: float) -> Iterator[Cell]:
    """The cells that a box, in fractions of the frame, touches."""
    for column in range(int(left * COLUMNS), int(right * COLUMNS) + 1):
        for row in range(int(top * ROWS), int(bottom * ROWS) + 1):
            yield column, row
