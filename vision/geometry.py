"""Small sums on bounding boxes: arrays (N, 4) of left, top, right, bottom, in pixels, y down."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Boxes = NDArray[np.float32]


def areas(boxes: Boxes) -> NDArray[np.float32]:
    """Of one box (4,) or of many (N, 4), in square pixels."""
    return np.asarray((boxes[..., 2] - boxes[..., 0]) * (boxes[..., 3] - boxes[..., 1]))


def intersection(one: Boxes, many: Boxes) -> NDArray[np.float32]:
    """Area that one box (4,) shares with each of many (N, 4), in square pixels."""
    width = np.minimum(one[2], many[:, 2]) - np.maximum(one[0], many[:, 0])
    height = np.minimum(one[3], many[:, 3]) - np.maximum(one[1], many[:, 1])
    return np.asarray(np.clip(width, 0, None) * np.clip(height, 0, None))


def iou(one: Boxes, many: Boxes) -> NDArray[np.float32]:
    """Intersection over union of one box (4,) with many (N, 4)."""
    shared = intersection(one, many)
    return np.asarray(shared / np.maximum(areas(one) + areas(many) - shared, 1e-6), np.float32)


def share_inside(one: Boxes, many: Boxes) -> NDArray[np.float32]:
    """Share of one box (4,) that lies inside each of many (N, 4), 0 to 1."""
    return np.asarray(intersection(one, many) / max(float(areas(one)), 1e-6), np.float32)


def non_maximum_suppression(boxes: Boxes, scores: NDArray[np.float32], most: float) -> list[int]:
    """Indices of the boxes kept, best first: none overlaps a better one by more than `most` IoU."""
    order = np.argsort(-scores, kind="stable")
    kept: list[int] = []
    while len(order):
        best, rest = int(order[0]), order[1:]
        kept.append(best)
        order = rest[iou(boxes[best], boxes[rest]) <= most]
    return kept
