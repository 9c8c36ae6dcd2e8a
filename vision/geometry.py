"""Small sums on bounding boxes: arrays (N, 4) of left, top, right, bottom, in pixels, y down."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Boxes = NDArray[np.float32]


def areas(boxes: Boxes) -> NDArray[np.float32]:
    """Of one box (4,) or of many (N, 4), in square pixels."""
    return np.asarray((boxes[..., 2] - boxes[..., 0]) * (boxes[..., 3] - boxes[..., 1]))


def intersection(one: Boxes, many: Boxes) -> NDArray[np.float32]:
    """Area that boxes (..., 4) share with others (..., 4), in square pixels.

    Both follow NumPy's broadcasting: one box (4,) meets each of many (N, 4), and (M, 1, 4) against
    (N, 4) is every pair.
    """
    width = np.minimum(one[..., 2], many[..., 2]) - np.maximum(one[..., 0], many[..., 0])
    height = np.minimum(one[..., 3], many[..., 3]) - np.maximum(one[..., 1], many[..., 1])
    return np.asarray(np.maximum(width, 0) * np.maximum(height, 0))


def iou(one: Boxes, many: Boxes) -> NDArray[np.float32]:
    """Intersection over union of boxes (..., 4) with others, as `intersection` pairs them."""
    shared = intersection(one, many)
    return np.asarray(shared / np.maximum(areas(one) + areas(many) - shared, 1e-6), np.float32)


def share_inside(one: Boxes, many: Boxes) -> NDArray[np.float32]:
    """Share of boxes (..., 4) inside others, 0 to 1, as `intersection` pairs them."""
    return np.asarray(intersection(one, many) / np.maximum(areas(one), 1e-6), np.float32)


def non_maximum_suppression(boxes: Boxes, scores: NDArray[np.float32], most: float) -> list[int]:
    """Indices of the boxes kept, best first: none overlaps a better one by more than `most` IoU."""
    clash = iou(boxes[:, None], boxes) > most
    gone = np.zeros(len(boxes), bool)
    kept: list[int] = []
    for i in np.argsort(-scores, kind="stable"):
        if not gone[i]:
            kept.append(int(i))
            gone |= clash[i]
    return kept
