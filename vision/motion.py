"""What moves from frame to frame, and whether a hand reaches in."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frame import Frame
from vision.hand import Background
from vision.stir import COLUMNS, ROWS, Cell, Stir
from vision.thumbnail import Thumbnail, beyond, brightened, dimness, thumbnail

LEAST_CHANGE = 12.0
"""Grey levels, of 256, beyond which a thumbnail pixel counts as changed in good
light; noise stays below."""
LEAST_OF_CELL = 0.16
"""Share of a cell's pixels that must have changed for the cell to count as moving."""


class Motion:
    """Remembers the last frame's thumbnail and how the still table looks."""

    def __init__(self) -> None:
        self._before: Thumbnail | None = None
        self._seconds = 0.0
        self._epoch = -1
        self._background = Background()

    def since_last(self, frame: Frame) -> Stir:
        """What moved since the last frame of this epoch, and where a hand is.

        A clock that has gone back is another epoch's.
        """
        now = thumbnail(frame.image)
        before, passed = self._before, frame.seconds - self._seconds
        if before is None or frame.epoch != self._epoch or passed < 0:
            before, passed = now, 0.0
            self._background = Background()
        self._before, self._seconds, self._epoch = now, frame.seconds, frame.epoch
        everywhere = np.ones(now.shape[:2], np.bool_)
        least = LEAST_CHANGE * dimness(now)
        changed = beyond(now, brightened(before, now, everywhere)) > least
        hand = self._background.hand(now, changed, passed)
        return Stir(_cells(changed), _cells(hand))


def _cells(mask: NDArray[np.bool_]) -> frozenset[Cell]:
    """The cells of which a large enough share of a thumbnail's mask is set."""
    if not mask.any():
        return frozenset()
    shares = cv2.resize(mask.astype(np.float32), (COLUMNS, ROWS), interpolation=cv2.INTER_AREA)
    rows, columns = np.nonzero(shares >= LEAST_OF_CELL)
    return frozenset(zip(columns.tolist(), rows.tolist(), strict=True))
