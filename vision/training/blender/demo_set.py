"""The demo's stage: camera of a propped tablet, where dice are laid, who sits where."""

from __future__ import annotations

from math import cos, radians, sin

import numpy as np
from numpy.typing import NDArray

from vision.training.blender.draw_dice import ZOMBIE_CUP
from vision.training.blender.faces import zombie_layout
from vision.training.blender.lens import Lens
from vision.training.blender.plan import DiePlan, LightPlan, Make

Vectors = NDArray[np.float64]
WIDTH, HEIGHT, RATE = 854, 480, 15
EDGE = 1.6
_ELEVATION, _DISTANCE = radians(56.0), 33.5

LENS = Lens(
    eye=(0.0, -_DISTANCE * cos(_ELEVATION), _DISTANCE * sin(_ELEVATION)),
    target=(0.0, 0.0, 0.0),
    focal_mm=40.0,
    width=WIDTH,
    height=HEIGHT,
)
LIGHT = LightPlan(
    name="window",
    kelvin=5600.0,
    balance_kelvin=5300.0,
    irradiance=0.9,
    ambient=0.3,
    azimuth=radians(196.0),
    elevation=radians(58.0),
    distance=90.0,
    size=26.0,
    glare=0.0,
)
MAKE = Make(
    size=EDGE, bevel=0.2, ball=2.0, roughness=0.22, coat=0.3, depth=0.02,
    spacing=0.5, radius=0.16, scale=1.12, style=20_260,
)  # fmt: skip
INKS = {"green": (0.42, 0.86, 0.2), "yellow": (0.95, 0.83, 0.1), "red": (0.9, 0.1, 0.09)}
_BODY = (0.03, 0.03, 0.033)

# Fractions of the picture where set-aside dice are laid, nearest rows last.
_ROWS = (0.30, 0.46, 0.63, 0.82)
_LEFT, _RIGHT = (0.053, 0.131), (0.947, 0.869)


def thirteen() -> tuple[DiePlan, ...]:
    """The game's dice, numbered like ZOMBIE_CUP; where they lie means nothing."""
    from random import Random

    return tuple(
        DiePlan("zombie", colour, zombie_layout(colour, Random(f"demo die {n}")), _BODY, None,
                INKS[colour], 0.0, 0.0, 0.0, MAKE)
        for n, colour in enumerate(ZOMBIE_CUP)
    )  # fmt: skip


def slot(side: str, number: int) -> tuple[float, float]:
    """Table place of the `number`-th die set aside to the "left" or the "right"."""
    columns = _LEFT if side == "left" else _RIGHT
    column, row = divmod(number, len(_ROWS))
    return LENS.on_table(columns[column] * WIDTH, _ROWS[row] * HEIGHT, EDGE / 2)


def fractions(points: Vectors) -> Vectors:
    """(N, 3) points to (N, 2) fractions of the picture."""
    seen: Vectors = LENS.project(points) / np.array([WIDTH, HEIGHT])
    return seen


def towards_table(seat: int) -> float:
    """+1 when the player's arm reaches away from the camera (near seat), -1 from the far seat."""
    return 1.0 if seat == 0 else -1.0


def home(seat: int) -> float:
    """A y where the player's hand is out of the picture."""
    return -19.0 if seat == 0 else 19.0


def lamp_direction() -> Vectors:
    """(3,) from the table to the lamp."""
    return np.array([
        cos(LIGHT.elevation) * cos(LIGHT.azimuth),
        cos(LIGHT.elevation) * sin(LIGHT.azimuth),
        sin(LIGHT.elevation),
    ])  # fmt: skip
