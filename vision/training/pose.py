"""Where a die lies, and which way up."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Vec = NDArray[np.float32]

_CORNERS = np.array(np.meshgrid([-1, 1], [-1, 1], [-1, 1])).reshape(3, 8).T
_SQUARE = np.array([[-1, -1, 1], [1, -1, 1], [1, 1, 1], [-1, 1, 1]])


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """A cube's place in the world."""

    centre: Vec
    """(3,), in world coordinates."""
    turn: Vec
    """(3, 3): rows are the die's own axes in world coordinates."""
    edge: float
    """Length of an edge, in world units."""

    def corners(self, half: float = 0.5) -> NDArray[np.float64]:
        """(8, 3) world corners; a `half` below 0.5 edges allows for rounded ones."""
        return np.asarray(_CORNERS * half * self.edge @ self.turn + self.centre)

    def top_square(self, share: float = 1.0) -> NDArray[np.float64]:
        """(4, 3) world corners of the top face, or of the middle `share` of its width."""
        flat = next(row for row in self.turn if abs(row[2]) < 0.5)
        across = np.array([flat[0], flat[1], 0.0])
        level = np.stack([across, np.array([-across[1], across[0], 0]), [0, 0, 1.0]])
        square = _SQUARE * 0.5 * self.edge * [share, share, 1]
        return np.asarray(square @ level + self.centre)


def turned(top: int, yaw: float) -> Vec:
    """(3, 3) rows: a die's own axes in the world, face `top` up, turned left by `yaw` radians.

    Faces are numbered +x, -x, +y, -y, +z, -z.
    """
    axis, sign = top // 2, 1 - 2 * (top % 2)
    local_up = np.zeros(3)
    local_up[axis] = sign
    local_x = np.zeros(3)
    local_x[(axis + 1) % 3] = 1
    local_y = np.cross(local_up, local_x)
    world_x = np.array([np.cos(yaw), np.sin(yaw), 0])
    world_y = np.array([-np.sin(yaw), np.cos(yaw), 0])
    basis = np.stack([local_x, local_y, local_up])
    world = np.stack([world_x, world_y, [0, 0, 1.0]])
    return np.asarray(basis.T @ world, np.float32)


def lying(x: float, y: float, yaw: float, top: int) -> Pose:
    """A die of edge 1 on the table at (x, y), its face `top` up."""
    return Pose(np.array([x, y, 0.5], np.float32), turned(top, yaw), 1.0)
