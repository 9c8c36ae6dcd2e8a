"""How thrown dice fly, told apart from what simulates it."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Flights = NDArray[np.float64]
"""(dice, steps, 4, 4) world matrices, a die being 1 wide; columns are the die's own axes."""

STEP_RATE = 60
"""Steps a second."""


@dataclass(frozen=True, slots=True)
class Release:
    """Where dice leave the hand and where they head, in edges and radians."""

    x: float
    y: float
    heading: float
    speed: float
    """Edges a second."""
