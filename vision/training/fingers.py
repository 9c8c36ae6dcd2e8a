"""Fingers that reach for a die, in front of everything on the table."""

from __future__ import annotations

import cv2
import numpy as np

from vision.training.brush import Brush, Cover, as_cover
from vision.training.colours import SKIN, within
from vision.training.pose import Pose

Rng = np.random.Generator


def reach_for(brush: Brush, rng: Rng, pose: Pose) -> Cover:
    """Paint two to four fingers that end beside or on a die; where they cover the picture."""
    heading = rng.uniform(0, 2 * np.pi)
    back = np.array([np.cos(heading), np.sin(heading)])
    across = np.array([-back[1], back[0]])
    at, aside = brush.camera.project(pose.centre + np.array([[0, 0, 0.5], [1, 0, 0.5]]))
    unit = float(np.linalg.norm(aside - at))
    thick, count = rng.uniform(0.65, 1.1) * unit, int(rng.integers(2, 5))
    strokes, nails = brush.strokes(), brush.strokes()
    middle = at + back * unit * rng.uniform(0.3, 1.3)
    for place in np.linspace(-0.8, 0.8, count) * rng.uniform(0.8, 1.4) * unit:
        tip = middle + across * place + back * unit * rng.uniform(-0.2, 0.6)
        knuckle = tip + back * unit * rng.uniform(2.0, 3.0) + across * place * 0.5
        root = middle + back * unit * 14 + across * place * 1.6
        bent = np.round(np.stack([tip, knuckle, root])).astype(np.int32)
        cv2.polylines(strokes, [bent], False, 255, max(2, int(thick)), cv2.LINE_AA)
        nail = tuple(int(v) for v in tip + back * thick * 0.1)
        cv2.circle(nails, nail, max(1, int(thick * 0.28)), 255, -1, cv2.LINE_AA)
    cover = as_cover(strokes)
    skin = within(rng, SKIN) * brush.lit
    deep = cv2.distanceTransform((strokes > 127).astype(np.uint8), cv2.DIST_L2, 3)
    round_ = np.clip(deep / max(1.0, thick / 2), 0, 1)[..., None] * 0.5 + 0.6
    brush.paint(cover, np.asarray(skin * round_, np.float32))
    brush.paint(as_cover(nails) * np.float32(0.6), np.minimum(skin * 1.3, 1))
    return cover
