"""Random colours of things, (3,) float32 BGR between 0 and 1, and the bands they come from."""

from __future__ import annotations

import colorsys

import numpy as np
from numpy.typing import NDArray

Colour = NDArray[np.float32]
Rng = np.random.Generator

Band = tuple[float, float]
"""Least and greatest value; hues go once around from 0 to 1 and may start below 0."""
Bands = tuple[Band, Band, Band]
"""Hue, saturation and value."""

BODY_COLOURS: dict[str, Bands] = {
    "white": ((0.08, 0.2), (0.0, 0.16), (0.78, 1.0)),
    "black": ((0.0, 1.0), (0.0, 0.35), (0.015, 0.1)),
    "grey": ((0.0, 1.0), (0.0, 0.12), (0.25, 0.6)),
    "red": ((-0.03, 0.02), (0.7, 1.0), (0.3, 0.9)),
    "orange": ((0.04, 0.09), (0.75, 1.0), (0.75, 1.0)),
    "yellow": ((0.125, 0.19), (0.6, 1.0), (0.7, 1.0)),
    "green": ((0.25, 0.46), (0.5, 1.0), (0.12, 0.75)),
    "blue": ((0.52, 0.68), (0.5, 1.0), (0.15, 0.85)),
    "purple": ((0.73, 0.83), (0.4, 1.0), (0.15, 0.7)),
    "pink": ((0.88, 0.97), (0.3, 0.75), (0.75, 1.0)),
    "brown": ((0.03, 0.1), (0.4, 0.85), (0.15, 0.45)),
}
"""Body colours of six-sided dice, by their labels."""

ZOMBIE_COLOURS: dict[str, Bands] = {
    "green": ((0.235, 0.38), (0.5, 1.0), (0.45, 1.0)),
    "yellow": ((0.115, 0.17), (0.5, 1.0), (0.65, 1.0)),
    "red": ((-0.035, 0.03), (0.6, 1.0), (0.5, 1.0)),
}
"""Colours of Zombie Dice; printed greens lean to lime, so the bands keep well apart."""

GOLD: Bands = ((0.09, 0.13), (0.45, 0.8), (0.6, 0.95))
COPPER: Bands = ((0.03, 0.07), (0.45, 0.75), (0.5, 0.85))
WOOD: Bands = ((0.05, 0.12), (0.15, 0.75), (0.15, 0.95))
SKIN: Bands = ((0.02, 0.09), (0.25, 0.65), (0.2, 0.95))


def within(rng: Rng, bands: Bands) -> Colour:
    """A colour from inside the bands."""
    hue, saturation, value = (rng.uniform(*band) for band in bands)
    return np.array(colorsys.hsv_to_rgb(hue % 1, saturation, value)[::-1], np.float32)


def any_colour(rng: Rng, *, saturation: Band = (0, 1), value: Band = (0.05, 1)) -> Colour:
    """A colour of any hue."""
    return within(rng, ((0, 1), saturation, value))


def luma(colour: Colour) -> float:
    """How bright a colour looks, 0 to 1."""
    return float(colour @ np.array([0.114, 0.587, 0.299], np.float32))
