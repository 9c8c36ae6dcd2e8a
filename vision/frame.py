"""One picture from a camera, a recording or a folder."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Image = NDArray[np.uint8]
"""(H, W, 3) uint8, BGR, y down."""


@dataclass(frozen=True, slots=True, eq=False)
class Frame:
    """A picture and when it was taken."""

    image: Image
    number: int
    """Counts from 0 within an epoch; skipped frames leave gaps."""
    seconds: float
    """Capture time on the source's clock."""
    epoch: int = 0
    """Counts the openings of the source."""
