"""Paint dice into a picture, and say of each what it is and how much of it can be seen."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.readings import Kind
from vision.training.camera import Camera
from vision.training.dice import Die
from vision.training.pose import Pose
from vision.training.stage import Stage
from vision.training.tracer import Drawn, trace

Picture = NDArray[np.float32]
Box = tuple[float, float, float, float]
"""(left, top, right, bottom) in pixels, y down."""


@dataclass(frozen=True, slots=True)
class Truth:
    """One die of a scene."""

    kind: Kind
    colour: str
    face: str
    """The face that is up."""
    box: Box
    """Around all of the die that lies in the picture, other dice in front of it or not."""
    top: Box
    """Around the top face's square, which may reach out of the picture."""
    visible: float
    """Share of the top face that is in the picture and not covered, 0 to 1."""


@dataclass(frozen=True, slots=True, eq=False)
class Thrown:
    """A die on the table."""

    die: Die
    top: int
    """Number of the face that is up."""
    pose: Pose


def paint_dice(picture: Picture, stage: Stage, thrown: list[Thrown]) -> tuple[Truth, ...]:
    """Trace dice onto the linear BGR `picture`, in place; the truth of all that lie in it.

    The farthest come first, there and in the truth, so that nearer ones cover them.
    """
    eye = stage.camera.eye
    far_to_near = sorted(thrown, key=lambda one: -float(np.linalg.norm(one.pose.centre - eye)))
    owner = np.full(picture.shape[:2], -1, np.int32)  # place in that order of who is seen there
    boxes: dict[int, Box] = {}
    for i, one in enumerate(far_to_near):
        drawn = trace(one.die, one.pose, stage)
        if drawn is None:
            continue
        window = picture[drawn.window]
        window *= 1 - drawn.cover[..., None]
        window += drawn.patch
        owner[drawn.window][drawn.cover > 0.5] = i
        box = _box(drawn)
        if box is not None:
            boxes[i] = box
    return tuple(_truth(far_to_near[i], box, owner == i, stage.camera) for i, box in boxes.items())


def _box(drawn: Drawn) -> Box | None:
    """Around the pixels that a die covers by more than half; None when there are none."""
    rows = np.nonzero(drawn.cover.max(1) > 0.5)[0]
    columns = np.nonzero(drawn.cover.max(0) > 0.5)[0]
    if not len(rows) or not len(columns):
        return None
    return (
        float(drawn.left + columns[0]),
        float(drawn.top + rows[0]),
        float(drawn.left + columns[-1] + 1),
        float(drawn.top + rows[-1] + 1),
    )


def _truth(thrown: Thrown, box: Box, seen: NDArray[np.bool_], camera: Camera) -> Truth:
    """The truth of a die that is seen at the pixels `seen`, (height, width)."""
    die = thrown.die
    corners = camera.project(thrown.pose.top_square())
    (left, top), (right, bottom) = corners.min(0), corners.max(0)
    return Truth(
        die.kind,
        die.colour,
        die.faces[thrown.top],
        box,
        (float(left), float(top), float(right), float(bottom)),
        _share_seen(camera.project(thrown.pose.top_square(0.75)), seen),
    )


def _share_seen(square: NDArray[np.float64], seen: NDArray[np.bool_]) -> float:
    """How much of a square, (4, 2) pixels, is seen; its middle, free of rounded edges, will do."""
    mask = np.zeros(seen.shape, np.uint8)
    cv2.fillConvexPoly(mask, np.round(square).astype(np.int32), 1)
    area = max(1.0, float(cv2.contourArea(square.astype(np.float32))))
    return min(1.0, float(((mask > 0) & seen).sum()) / area)
