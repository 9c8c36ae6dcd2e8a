"""Paint dice into a picture, and say of each what it is and how much of it can be seen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.readings import Kind
from vision.tableland import lines_of_sight
from vision.training import colours
from vision.training.camera import Camera
from vision.training.dice import Die
from vision.training.foreign import Foreign, trace_foreign
from vision.training.pose import Pose
from vision.training.stage import Stage
from vision.training.tracer import Drawn, trace

Picture = NDArray[np.float32]
Box = tuple[float, float, float, float]
"""(left, top, right, bottom) in pixels, y down."""

_LEAST_CONTRAST = 18.0
"""Of 255: a top face whose ink differs by less from its body is not read by people either."""
_LEAST_TOLD = 0.35
"""Correlation of colour with ink, below which speckles or noise drown what is printed."""
_RAISED = 0.12
"""World units above the table from which a die darkens what is under it."""


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
    """Share of the top face that is in the picture and not covered, 0 to 1; 0 where a person
    could not read it either."""
    tilt: float = 0.0
    """Degrees that the die leans by, 0 for one that lies flat."""
    up: tuple[float, float, float] | None = None
    """Where the top face looks along the line of sight to the die, as `vision.tableland` tells
    directions; None only in truths written before it was told."""


@dataclass(frozen=True, slots=True, eq=False)
class Thrown:
    """A die on the table."""

    die: Die
    top: int
    """Number of the face that is up."""
    pose: Pose


@dataclass(frozen=True, slots=True, eq=False)
class Painted:
    """What was painted where."""

    truths: tuple[Truth, ...]
    """Farthest first."""
    poses: tuple[Pose, ...]
    """Of the dice that they tell of."""
    owner: NDArray[np.int32]
    """(height, width) place in `truths` of the die seen at a pixel, -1 for none."""
    ink: Picture
    """(height, width) share of ink at a pixel, 0 to 1."""
    squares: tuple[NDArray[np.float64], ...]
    """(4, 2) pixels of the middle of each top face."""

    def covered(self, cover: NDArray[np.float32]) -> Painted:
        """What is left to see once something covers (height, width) shares of the pixels."""
        owner = np.where(cover > 0.5, np.int32(-1), self.owner)
        truths = []
        for i, one in enumerate(self.truths):
            mask = np.zeros(owner.shape, np.uint8)
            cv2.fillConvexPoly(mask, np.round(self.squares[i]).astype(np.int32), 1)
            had, left = (((at == i) & (mask > 0)).sum() for at in (self.owner, owner))
            truths.append(replace(one, visible=one.visible * float(left) / max(1.0, float(had))))
        return replace(self, truths=tuple(truths), owner=owner)

    def read_by(self, picture: NDArray[np.uint8]) -> tuple[Truth, ...]:
        """The truths, with visible 0 for dice whose ink does not show in the BGR picture."""
        return tuple(
            one if one.visible == 0 or self._shows(i, picture) else replace(one, visible=0.0)
            for i, one in enumerate(self.truths)
        )

    def _shows(self, i: int, picture: NDArray[np.uint8]) -> bool:
        """Whether colour follows ink on the top face, and strongly enough for a person."""
        square = np.round(self.squares[i]).astype(np.int32)
        x, y, w, h = cv2.boundingRect(square)
        x, y, right, bottom = max(0, x), max(0, y), x + w, y + h
        mine = self.owner[y:bottom, x:right] == i
        inside = np.zeros(mine.shape, np.uint8)
        cv2.fillConvexPoly(inside, square - [x, y], 1)
        mine &= inside > 0
        if mine.sum() < 12:
            return False
        ink = self.ink[y:bottom, x:right][mine]
        seen = picture[y:bottom, x:right][mine].astype(np.float32)
        ink, seen = ink - ink.mean(), seen - seen.mean(0)
        swing = ink @ seen / max(1e-3, float(ink @ ink))
        told = np.abs(swing) * ink.std() / (seen.std(0) + 1)
        return _contrast(swing) >= _LEAST_CONTRAST and float(told.max()) >= _LEAST_TOLD


def _contrast(difference: NDArray[np.float32]) -> float:
    """How well people see a difference (3,) BGR: mostly as light and dark, less as hue."""
    light = colours.luma(difference)
    return float(np.hypot(light, 0.4 * np.abs(difference - light).max()))


def paint_dice(
    picture: Picture, stage: Stage, thrown: Sequence[Thrown], foreign: Sequence[Foreign] = ()
) -> Painted:
    """Trace dice onto the linear BGR `picture`, in place, and tell what lies where.

    The farthest come first, there and in the truth, so that nearer ones cover them. Foreign dice
    cover others too, and stand in no truth.
    """
    solids: list[Thrown | Foreign] = [*thrown, *foreign]
    far_to_near = sorted(solids, key=lambda one: -_distance(one, stage.camera))
    owner = np.full(picture.shape[:2], -1, np.int32)
    ink = np.zeros(picture.shape[:2], np.float32)
    there: list[tuple[Thrown, Box]] = []
    for one in far_to_near:
        if isinstance(one, Foreign):
            _paint_foreign(picture, owner, one, stage)
            continue
        drawn = trace(one.die, one.pose, stage)
        box = None if drawn is None else _box(drawn)
        if drawn is None or box is None:
            continue
        if one.pose.corners()[:, 2].min() > _RAISED:
            _shade_below(picture, stage.camera, one.pose)
        mine = _laid(picture, drawn)
        owner[drawn.window][mine] = len(there)
        ink[drawn.window][mine] = drawn.ink[mine]
        there.append((one, box))
    truths = tuple(_truth(one, box, owner == i, stage.camera) for i, (one, box) in enumerate(there))
    squares = tuple(stage.camera.project(one.pose.top_square(0.9)) for one, _ in there)
    return Painted(truths, tuple(one.pose for one, _ in there), owner, ink, squares)


def _distance(one: Thrown | Foreign, camera: Camera) -> float:
    middle = one.middle if isinstance(one, Foreign) else one.pose.centre
    return float(np.linalg.norm(middle - camera.eye))


def _laid(picture: Picture, drawn: Drawn) -> NDArray[np.bool_]:
    """Lay what was drawn over the picture; the pixels (h, w) that it covers by more than half."""
    window = picture[drawn.window]
    window *= 1 - drawn.cover[..., None]
    window += drawn.patch
    return np.asarray(drawn.cover > 0.5)


def _paint_foreign(
    picture: Picture, owner: NDArray[np.int32], solid: Foreign, stage: Stage
) -> None:
    drawn = trace_foreign(solid, stage)
    if drawn is not None:
        owner[drawn.window][_laid(picture, drawn)] = -1


def _shade_below(picture: Picture, camera: Camera, pose: Pose) -> None:
    """A soft dark patch on whatever a raised die lies on."""
    low = replace(pose, centre=pose.centre - np.array([0, 0, 0.3], np.float32))
    points = np.round(camera.project(low.corners(0.52))).astype(np.int32)
    x, y, w, h = cv2.boundingRect(points)
    grow = max(2, w // 4)
    x0, y0 = max(0, x - grow), max(0, y - grow)
    part = picture[y0 : max(0, y + h + grow), x0 : max(0, x + w + grow)]
    if not part.size:
        return
    mask = np.zeros(part.shape[:2], np.uint8)
    cv2.fillConvexPoly(mask, cv2.convexHull(points - [x0, y0]), 120)
    soft = cv2.GaussianBlur(mask, (0, 0), grow / 2).astype(np.float32) / np.float32(255)
    part *= 1 - soft[..., None]


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
        round(thrown.pose.tilt, 1),
        _up(thrown.pose, camera),
    )


def _up(pose: Pose, camera: Camera) -> tuple[float, float, float]:
    """Where a die's top face looks along the line of sight to the die."""
    middle = camera.project(pose.centre[None].astype(np.float64))[0]
    size = np.array([camera.width, camera.height])
    sight = lines_of_sight((middle - size / 2)[None], camera.focal)[0]
    x, y, z = (round(float(v), 4) for v in sight @ camera.axes @ pose.upward)
    return x, y, z


def _share_seen(square: NDArray[np.float64], seen: NDArray[np.bool_]) -> float:
    """How much of a square, (4, 2) pixels, is seen; its middle, free of rounded edges, will do."""
    mask = np.zeros(seen.shape, np.uint8)
    cv2.fillConvexPoly(mask, np.round(square).astype(np.int32), 1)
    area = max(1.0, float(cv2.contourArea(square.astype(np.float32))))
    return min(1.0, float(((mask > 0) & seen).sum()) / area)
