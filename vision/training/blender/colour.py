"""Colours: sRGB, linear light, black bodies, and the hue bands of dice."""

from __future__ import annotations

import colorsys
from math import exp
from random import Random

RGB = tuple[float, float, float]
"""Red, green, blue between 0 and 1; every function says whether sRGB or linear light."""

INK_HUES = {"green": (92.0, 122.0), "yellow": (51.0, 59.0), "red": (353.0, 366.0)}
"""Degrees. Printed greens lean to lime; the bands stay well apart."""
BODY_HUES = {"green": (100.0, 150.0), "yellow": (46.0, 56.0), "red": (350.0, 366.0)}
"""Degrees, for editions whose bodies have the colour."""


def linear(srgb: RGB) -> RGB:
    """Linear light of an sRGB colour."""
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb)
    return r, g, b


def from_hue(hue_deg: float, saturation: float, value: float) -> RGB:
    """sRGB colour of a hue in degrees (any turn), saturation and value between 0 and 1."""
    return colorsys.hsv_to_rgb(hue_deg % 360 / 360, saturation, value)


def zombie_ink(colour: str, rng: Random) -> RGB:
    """sRGB ink of a black die's symbol: green, yellow or red."""
    hue = rng.uniform(*INK_HUES[colour])
    return from_hue(hue, rng.uniform(0.78, 0.95), rng.uniform(0.72, 0.95))


def zombie_body(colour: str, rng: Random) -> RGB:
    """sRGB body of an edition whose bodies are green, yellow or red."""
    hue = rng.uniform(*BODY_HUES[colour])
    value = rng.uniform(0.42, 0.68) if colour == "green" else rng.uniform(0.68, 0.92)
    return from_hue(hue, rng.uniform(0.75, 0.95), value)


def warmth(kelvin: float, balanced_kelvin: float) -> RGB:
    """Linear light of a black body as seen by a camera balanced to another one, green = 1."""
    r, g, b = (_planck(w, kelvin) / _planck(w, balanced_kelvin) for w in (610e-9, 550e-9, 465e-9))
    return r / g, 1.0, b / g


def _planck(metres: float, kelvin: float) -> float:
    return 1.0 / (exp(0.014388 / (metres * kelvin)) - 1.0)
