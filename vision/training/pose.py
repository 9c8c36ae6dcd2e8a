"""Where a die lies, and which way up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
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

    @property
    def _upright(self) -> int:
        """Number of the die's axis nearest upright."""
        return int(np.abs(self.turn[:, 2]).argmax())

    def top_square(self, share: float = 1.0) -> NDArray[np.float64]:
        """(4, 3) world corners of the face nearest upright, or of the middle `share` of it."""
        upright = self._upright
        up = self.upward
        sides = (row for i, row in enumerate(self.turn) if i != upright)
        square = _SQUARE * 0.5 * self.edge * [share, share, 1]
        return np.asarray(square @ np.stack([*sides, up]).astype(np.float64) + self.centre)

    @property
    def up(self) -> int:
        """Number of the face nearest upright."""
        upright = self._upright
        return 2 * upright + int(self.turn[upright, 2] < 0)

    @property
    def upward(self) -> Vec:
        """(3,) unit normal of the face nearest upright."""
        axis = self._upright
        return np.asarray(self.turn[axis] * np.sign(self.turn[axis, 2]))

    @property
    def tilt(self) -> float:
        """Degrees between the top face and the level, 0 for a die that lies flat, below 55."""
        up = self.upward
        return float(np.rad2deg(np.arctan2(np.hypot(up[0], up[1]), up[2])))

    def lifted(self, by: float) -> Pose:
        """The same die higher up by so many world units."""
        return replace(self, centre=self.centre + np.array([0, 0, by], np.float32))


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


def lying(x: float, y: float, yaw: float, top: int, edge: float = 1.0) -> Pose:
    """A die on the table at (x, y), its face `top` up."""
    return Pose(np.array([x, y, edge / 2], np.float32), turned(top, yaw), edge)


def leaning(pose: Pose, towards: float, angle: float) -> Pose:
    """A lying die tipped by `angle` radians towards the heading `towards`, on its lowest corner."""
    c, s = np.cos(towards), np.sin(towards)
    about = np.array([-s, c, 0.0]) * angle
    turn, _ = cv2.Rodrigues(about)
    tipped = replace(pose, turn=np.asarray(pose.turn @ turn.T, np.float32))
    return tipped.lifted(-float(tipped.corners()[:, 2].min()))


def meet(a: Pose, b: Pose, share: float = 0.93) -> bool:
    """Whether two cubes run into each other, each as wide as `share` of its edge."""
    gap = (b.centre - a.centre).astype(np.float64)
    if float(np.linalg.norm(gap)) > 0.87 * (a.edge + b.edge):
        return False
    crossed = np.cross(a.turn[:, None], b.turn[None]).reshape(9, 3)
    axes = np.concatenate([a.turn, b.turn, crossed])
    reach = np.abs(axes @ a.turn.T).sum(1) * a.edge + np.abs(axes @ b.turn.T).sum(1) * b.edge
    return bool((np.abs(axes @ gap) <= reach * (0.5 * share) + 1e-6).all())


def clear_of(pose: Pose, others: Sequence[Pose]) -> Pose:
    """The pose, lifted by as little as needed to lie on the others instead of in them."""
    for _ in range(60):
        if not any(meet(pose, other) for other in others):
            break
        pose = pose.lifted(0.04)
    return pose
