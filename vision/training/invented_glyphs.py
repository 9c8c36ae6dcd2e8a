"""The drawings of invented dice, each by an unsteady hand: points wander a little each time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from vision.training.canvas import Canvas, Mask, Points, ellipse, smooth_closed

Rng = np.random.Generator
Strokes = Sequence[Sequence[tuple[float, float]]]

UNSTEADY = 0.012
"""How far a point strays, in face widths."""


def _near(rng: Rng, points: object) -> Points:
    at = np.asarray(points, np.float64)
    return np.asarray(at + rng.normal(0, UNSTEADY, at.shape))


def _width(rng: Rng, usual: float) -> float:
    return float(usual * np.exp(rng.normal(0, 0.12)))


def _strokes(rng: Rng, strokes: Strokes, width: float) -> Mask:
    canvas = Canvas()
    for stroke in strokes:
        canvas.line(_near(rng, stroke), _width(rng, width))
    return canvas.mask()


def _disc(canvas: Canvas, rng: Rng, x: float, y: float, radius: float, *, ink: bool = True) -> None:
    radii = radius * np.exp(rng.normal(0, 0.06, 2))
    at = _near(rng, (x, y))
    canvas.fill(ellipse(at[0], at[1], (radii[0], radii[1]), rng.uniform(0, 3)), ink=ink)


# To choose by.


def flower(rng: Rng) -> Mask:
    """Five petals around an empty middle."""
    canvas = Canvas()
    for angle in np.arange(5) * 2 * np.pi / 5:
        _disc(canvas, rng, 0.2 * np.cos(angle), 0.2 * np.sin(angle), 0.11)
    _disc(canvas, rng, 0, 0, 0.09, ink=False)
    return canvas.mask()


def arrow(rng: Rng) -> Mask:
    """A thick arrow."""
    canvas = Canvas()
    canvas.line(_near(rng, [(-0.3, 0.0), (0.1, 0.0)]), _width(rng, 0.11))
    canvas.fill(_near(rng, [(0.05, -0.2), (0.34, 0.0), (0.05, 0.2)]))
    return canvas.mask()


def moon(rng: Rng) -> Mask:
    """A crescent."""
    canvas = Canvas()
    _disc(canvas, rng, 0, 0, 0.31)
    _disc(canvas, rng, 0.13, -0.05, 0.25, ink=False)
    return canvas.mask()


def letter_c(rng: Rng) -> Mask:
    """A hand-written C."""
    angles = np.linspace(0.7, 2 * np.pi - 0.7, 9)
    points = [(0.22 * np.cos(a), 0.28 * np.sin(a)) for a in angles]
    return _strokes(rng, [points], 0.085)


def letter_f(rng: Rng) -> Mask:
    """A hand-written F."""
    strokes = [
        [(-0.15, 0.3), (-0.15, -0.28)],
        [(-0.15, -0.28), (0.2, -0.28)],
        [(-0.15, 0.0), (0.12, 0.0)],
    ]
    return _strokes(rng, strokes, 0.085)


def letter_e(rng: Rng) -> Mask:
    """A hand-written E."""
    strokes = [
        [(0.18, -0.28), (-0.16, -0.28), (-0.16, 0.28), (0.18, 0.28)],
        [(-0.16, 0.0), (0.12, 0.0)],
    ]
    return _strokes(rng, strokes, 0.085)


def tally(value: int) -> Callable[[Rng], Mask]:
    """So many strokes, the fifth across the four before it."""

    def draw(rng: Rng) -> Mask:
        upright = min(value, 4) + (value == 6)
        xs = (np.arange(upright) - (upright - 1) / 2) * 0.13
        strokes = [[(float(x), -0.26), (float(x), 0.26)] for x in xs]
        if value >= 5:
            strokes.append([(-0.33, 0.2), (0.33 if value == 5 else 0.2, -0.2)])
        return _strokes(rng, strokes, 0.05)

    return draw


# To judge by.


def spiral(rng: Rng) -> Mask:
    """A spiral of two and a half turns."""
    t = np.linspace(0.15, 1, 40)
    angles = t * 5 * np.pi
    xs, ys = 0.32 * t * np.cos(angles), 0.32 * t * np.sin(angles)
    return _strokes(rng, [[(float(x), float(y)) for x, y in zip(xs, ys, strict=True)]], 0.05)


def crosshair(rng: Rng) -> Mask:
    """A ring with four strokes through it."""
    ring = ellipse(0, 0, (0.22, 0.22))
    strokes = [
        [*map(tuple, ring), tuple(ring[0])],
        [(-0.36, 0), (-0.1, 0)],
        [(0.1, 0), (0.36, 0)],
        [(0, -0.36), (0, -0.1)],
        [(0, 0.1), (0, 0.36)],
    ]
    return _strokes(rng, strokes, 0.05)


def bare_foot(rng: Rng) -> Mask:
    """A sole with five toes."""
    canvas = Canvas()
    sole = [(-0.13, -0.08), (0.14, -0.1), (0.12, 0.12), (0.08, 0.32), (-0.06, 0.32), (-0.1, 0.12)]
    canvas.fill(smooth_closed(_near(rng, sole)))
    for toe, size in zip(range(5), (0.065, 0.05, 0.045, 0.04, 0.035), strict=True):
        _disc(canvas, rng, -0.16 + toe * 0.085, -0.25 + 0.025 * toe, size)
    return canvas.mask()


def skull(rng: Rng) -> Mask:
    """A round skull with two eyes and a jaw."""
    canvas = Canvas()
    _disc(canvas, rng, 0, -0.08, 0.26)
    canvas.fill(_near(rng, [(-0.13, 0.1), (0.13, 0.1), (0.11, 0.32), (-0.11, 0.32)]))
    for x in (-0.1, 0.1):
        _disc(canvas, rng, x, -0.06, 0.065, ink=False)
    canvas.fill(_near(rng, [(0, 0.03), (0.04, 0.1), (-0.04, 0.1)]), ink=False)
    for x in (-0.05, 0.05):
        canvas.line(_near(rng, [(x, 0.2), (x, 0.32)]), 0.02, ink=False)
    return canvas.mask()


def bolt(rng: Rng) -> Mask:
    """A flash of lightning."""
    canvas = Canvas()
    flash = [(0.05, -0.36), (-0.2, 0.06), (-0.02, 0.06), (-0.07, 0.36), (0.2, -0.08), (0.03, -0.08)]
    canvas.fill(_near(rng, flash))
    return canvas.mask()


def paw(rng: Rng) -> Mask:
    """A dog's paw."""
    canvas = Canvas()
    pad = [(0, 0.0), (0.19, 0.16), (0.13, 0.29), (0, 0.25), (-0.13, 0.29), (-0.19, 0.16)]
    canvas.fill(smooth_closed(_near(rng, pad)))
    for x, y in ((-0.24, -0.03), (-0.09, -0.2), (0.09, -0.2), (0.24, -0.03)):
        _disc(canvas, rng, x, y, 0.082)
    return canvas.mask()


def cloud(rng: Rng) -> Mask:
    """Three humps over a flat foot, with curls left blank."""
    canvas = Canvas()
    for x, y, radius in ((-0.17, 0.03, 0.15), (0.02, -0.1, 0.19), (0.19, 0.04, 0.14)):
        _disc(canvas, rng, x, y, radius)
    canvas.fill(_near(rng, [(-0.3, 0.03), (0.31, 0.03), (0.27, 0.19), (-0.27, 0.19)]))
    for x in (-0.13, 0.07):
        curl = [(x, 0.1), (x - 0.05, 0.0), (x + 0.04, -0.07), (x + 0.09, 0.0)]
        canvas.line(_near(rng, curl), _width(rng, 0.03), ink=False)
    return canvas.mask()


def target(rng: Rng) -> Mask:
    """A disc within a ring."""
    canvas = Canvas()
    for radius, ink in ((0.34, True), (0.25, False), (0.15, True)):
        _disc(canvas, rng, 0, 0, radius, ink=ink)
    return canvas.mask()


def boot(rng: Rng) -> Mask:
    """A boot from the side."""
    canvas = Canvas()
    shape = [(-0.16, -0.34), (0.04, -0.34), (0.04, 0.06), (0.3, 0.14), (0.32, 0.3), (-0.18, 0.3)]
    canvas.fill(_near(rng, shape))
    canvas.line(_near(rng, [(-0.16, -0.2), (0.04, -0.2)]), 0.03, ink=False)
    return canvas.mask()


_NUMERALS: dict[int, Strokes] = {
    1: [[(-0.1, -0.18), (0.03, -0.3), (0.03, 0.3)]],
    2: [[(-0.17, -0.17), (-0.05, -0.3), (0.14, -0.24), (0.13, -0.06), (-0.18, 0.28), (0.2, 0.28)]],
    3: [[(-0.16, -0.28), (0.16, -0.28), (-0.02, -0.04), (0.16, 0.08), (0.1, 0.27), (-0.17, 0.26)]],
    4: [[(0.07, 0.3), (0.07, -0.3), (-0.2, 0.1), (0.22, 0.1)]],
    5: [[(0.16, -0.29), (-0.13, -0.29), (-0.15, -0.02), (0.08, -0.05), (0.17, 0.12), (-0.1, 0.28)]],
    6: [[(0.12, -0.3), (-0.14, 0.02), (-0.1, 0.27), (0.13, 0.24), (0.08, 0.01), (-0.14, 0.08)]],
}  # fmt: skip


def numeral(value: int) -> Callable[[Rng], Mask]:
    """A hand-written digit."""
    return lambda rng: _strokes(rng, _NUMERALS[value], 0.075)
