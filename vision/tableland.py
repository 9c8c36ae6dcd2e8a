"""The plane of the table, from where the top faces of the dice on it look.

A direction is (right, up, nearer), as seen by the camera: (0, 0, 1) looks straight at it. Along the
line of sight to a die means: as if the camera had turned to have it in the middle.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

FOCAL = 1.1
"""Focal length, in the picture's longer sides, taken for a camera nothing is known of: about the
middle of those that training draws, 0.75 to 1.8. Tablets and telephones have 0.75 to 0.85; for dice
near each other it hardly matters."""
_LOST = 60.0
"""Degrees of doubt beyond which nothing is known of the table."""
_OUTLIER = 2.0
"""Usual errors off the others' mean at which a direction counts for half (Cauchy's weight)."""


def lines_of_sight(places: NDArray[np.floating], focal: float) -> Floats:
    """(N, 3, 3) turns from camera axes (right, down, forward) to (right, up, nearer) along the
    lines of sight to `places` (N, 2): pixels from the picture's middle, x right and y down.
    """
    rays = np.concatenate([places, np.full((len(places), 1), focal)], 1)
    rays /= np.linalg.norm(rays, axis=1, keepdims=True)
    x, y, z = rays.T
    none = np.zeros_like(x)
    # The smallest turn that brings the ray onto the forward axis (Rodrigues' formula).
    cross = np.stack([none, none, -x, none, none, -y, x, y, none], -1).reshape(-1, 3, 3)
    turn = np.eye(3) + cross + cross @ cross / (1 + z)[:, None, None]
    return np.asarray(turn * np.array([1, -1, -1])[:, None], np.float32)


@dataclass(frozen=True, slots=True, eq=False)
class Askew:
    """How far from level N dice are; NaN for one that is alone on its picture."""

    off: Floats
    """(N,) degrees between each die's top face and the table, as the other dice show it."""
    usual: Floats
    """(N,) degrees that a die lying flat is usually off, by the doubt in it and in the others."""
    sideways: Floats
    """(N,) degrees by which each top face looks to the left or the right, lone dice's too: cameras
    are held upright."""


def askew(
    ups: Floats,
    doubts: Floats,
    level: Floats,
    places: NDArray[np.floating],
    size: tuple[int, int],
) -> Askew:
    """Compare each die with the others of its picture.

    From where the top faces look along the lines of sight (N, 3), by how many degrees that is
    usually off (N,), how likely each die lies flat (N,), and the dice's middles (N, 2) in pixels of
    a picture of `size` (width, height).
    """
    sights = lines_of_sight(places - np.array(size) / 2, FOCAL * max(size))
    looks = np.einsum("nji,nj->ni", sights, ups)
    worth = np.tile(level / doubts**2, (len(ups), 1)).astype(np.float64)
    np.fill_diagonal(worth, 0)
    heard = worth
    for _ in range(4):
        tables = heard @ looks
        tables /= np.linalg.norm(tables, axis=1, keepdims=True).clip(1e-30)
        off = np.rad2deg(np.arccos(np.clip(tables @ looks.T, -1, 1)))
        heard = worth / (1 + (off / (_OUTLIER * doubts)) ** 2)
    table = np.minimum(1 / np.sqrt(worth.sum(1).clip(1e-9)), _LOST)
    told = off.diagonal() if len(ups) > 1 else np.full(len(ups), np.nan)
    sideways = np.rad2deg(np.arcsin(np.abs(looks[:, 0]).clip(0, 1)))
    return Askew(*(part.astype(np.float32) for part in (told, np.hypot(doubts, table), sideways)))
