"""Dice that came to rest askew: against a book's edge, on another die, on a tray's wall."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.brush import Brush
from vision.training.colours import any_colour
from vision.training.pose import Pose, clear_of, leaning, lying

Rng = np.random.Generator
Points = NDArray[np.float64]

LEAST, MOST = 8.0, 42.0
"""Degrees that such dice lean by; past 45 another face would be the upper one."""


def tipped(rng: Rng, pose: Pose, others: Sequence[Pose]) -> Pose:
    """A lying die tipped anyhow, lifted onto its neighbours where it would run into them."""
    angle = np.deg2rad(rng.uniform(LEAST, MOST))
    return clear_of(leaning(pose, rng.uniform(0, 2 * np.pi), angle), others)


def tipped_on_edge(rng: Rng, pose: Pose) -> tuple[Pose, float]:
    """A lying die tipped about one of its lower edges, and the heading that it leans towards."""
    yaw = np.arctan2(pose.turn[_side(pose)][1], pose.turn[_side(pose)][0])
    towards = float(yaw + np.pi / 2 * int(rng.integers(4)) + rng.normal(0, 0.15))
    return leaning(pose, towards, np.deg2rad(rng.uniform(LEAST, MOST))), towards


def against(rng: Rng, pose: Pose, towards: float) -> Pose:
    """Where a flat die lies whose side keeps up the raised edge of one that leans `towards`."""
    back = -np.array([np.cos(towards), np.sin(towards)])
    across = np.array([-back[1], back[0]])
    reach = float((pose.corners()[:, :2] @ back).max())
    middle = float((pose.corners()[:, :2] @ across).mean())
    x, y = back * (reach + 0.505 * pose.edge) + across * (middle + rng.uniform(-0.4, 0.4))
    return lying(float(x), float(y), towards, int(rng.integers(6)), pose.edge)


def _side(pose: Pose) -> int:
    """Number of a local axis that lies level."""
    return int(np.abs(pose.turn[:, 2]).argmin())


@dataclass(frozen=True, slots=True, eq=False)
class Prop:
    """A book, a box or a thick card that keeps up a die."""

    flat: Points
    """(4, 2) corners on the table, around it."""
    high: float
    """World units."""

    @property
    def upper(self) -> Points:
        """(4, 3) corners of its upper side."""
        return np.concatenate([self.flat, np.full((4, 1), self.high)], 1)

    @property
    def lower(self) -> Points:
        """(4, 3) corners of its lower side."""
        return np.concatenate([self.flat, np.zeros((4, 1))], 1)

    def is_under(self, points: Points) -> bool:
        """Whether a body around world points (N, 2 or more) stands above the same ground."""
        mine, other = (cv2.convexHull(p[:, :2].astype(np.float32)) for p in (self.flat, points))
        return cv2.intersectConvexConvex(mine, other)[0] > 0


def any_prop(rng: Rng, pose: Pose, towards: float, reach: float = 3.5) -> Prop:
    """What keeps up a die that leans towards a heading, radians, mostly within `reach` world units
    of where they touch.

    The die's underside rests on its edge, or the die's raised edge against its side.
    """
    angle = np.deg2rad(pose.tilt)
    on_top = rng.random() < 0.7
    # Where the die touches it, along its underside.
    along = (rng.uniform(0.55, 0.95) if on_top else 1.0) * pose.edge
    high = float(along * np.sin(angle)) * (1.0 if on_top else rng.uniform(1.0, 1.8))
    back = -np.array([np.cos(towards), np.sin(towards)])
    corners = pose.corners()
    low = corners[corners[:, 2].argsort()[:2]].mean(0)[:2]
    across = np.array([-back[1], back[0]])
    edge = low + back * along * np.cos(angle)
    far = 2.0 if rng.random() < 0.3 else 1.0
    deep, left, right = rng.uniform(0.5, reach, 3) * [far, far, far]
    flat = np.stack([
        edge - across * left, edge + across * right,
        edge + across * right + back * deep, edge - across * left + back * deep,
    ])  # fmt: skip
    return Prop(flat, high)


def paint_prop(brush: Brush, rng: Rng, pose: Pose, towards: float) -> None:
    """Paint what keeps up a die that leans `towards`."""
    prop = any_prop(rng, pose, towards)
    colour = any_colour(rng, value=(0.1, 1)) * brush.lit
    body = brush.hull(np.concatenate([prop.upper, prop.lower]))
    brush.shade(body, rng, 6)
    brush.paint(body, colour * rng.uniform(0.4, 0.8))
    brush.paint(brush.outline(prop.upper), colour)
