"""Find the dice in a picture: the whole die's box and its top face's, by one small network."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.blob import as_blob
from vision.frame import Image
from vision.geometry import Boxes, non_maximum_suppression

LONG_SIDE = 640
"""The picture's longer side as the network sees it, in pixels."""
STRIDE = 8
"""Network pixels per cell of its output."""
MULTIPLE = 32
"""Sides of the network's input are multiples of this."""
LEAST_HEAT = 0.2
"""Peaks below this are not even looked at: on validation pictures they hold one die in a thousand
and a quarter of all peaks."""
MOST_OVERLAP = 0.5
"""IoU of two boxes above which the weaker is the same die again."""
MOST_DICE = 64


@dataclass(frozen=True, slots=True, eq=False)
class Found:
    """Dice found, strongest first, in picture pixels."""

    boxes: Boxes
    """(N, 4) whole dice."""
    tops: Boxes
    """(N, 4) bounding boxes of the top faces."""
    scores: NDArray[np.float32]
    """(N,) heat of each peak, 0 to 1; not a probability."""


def as_input(image: Image) -> tuple[NDArray[np.float32], float]:
    """The picture as a (1, 3, h, w) float32 BGR 0-to-1 blob, and its scale over the picture."""
    height, width = image.shape[:2]
    scale = LONG_SIDE / max(height, width)
    size = max(1, round(width * scale)), max(1, round(height * scale))
    shrink = cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    small = image if scale == 1 else cv2.resize(image, size, interpolation=shrink)
    right, bottom = -size[0] % MULTIPLE, -size[1] % MULTIPLE
    if right or bottom:
        grey = (114, 114, 114)
        small = cv2.copyMakeBorder(small, 0, bottom, 0, right, cv2.BORDER_CONSTANT, value=grey)
    return as_blob(np.asarray(small, np.uint8)), scale


def decode(output: NDArray[np.float32], scale: float, least_heat: float = LEAST_HEAT) -> Found:
    """Peaks of the network's (9, h, w) output as dice in picture pixels."""
    heat = 1 / (1 + np.exp(-output[0]))
    peak = heat >= cv2.dilate(heat, np.ones((3, 3), np.uint8))
    rows, columns = np.nonzero(peak & (heat >= least_heat))
    strongest = np.argsort(-heat[rows, columns], kind="stable")[: 4 * MOST_DICE]
    rows, columns = rows[strongest], columns[strongest]
    values = output[1:, rows, columns]
    middle = np.stack([columns + 0.5 + values[0], rows + 0.5 + values[1]], -1)
    size = np.exp(values[2:4].T.clip(-3, 6))
    top_middle = middle + values[4:6].T * size
    top_size = np.exp(values[6:8].T.clip(-3, 2)) * size
    unit = STRIDE / scale
    boxes = np.concatenate([middle - size / 2, middle + size / 2], 1) * unit
    tops = np.concatenate([top_middle - top_size / 2, top_middle + top_size / 2], 1) * unit
    scores = heat[rows, columns]
    kept = non_maximum_suppression(boxes.astype(np.float32), scores, MOST_OVERLAP)[:MOST_DICE]
    return Found(
        boxes[kept].astype(np.float32),
        tops[kept].astype(np.float32),
        scores[kept].astype(np.float32),
    )


def find(net: cv2.dnn.Net, image: Image, least_heat: float = LEAST_HEAT) -> Found:
    """Every die in a (H, W, 3) uint8 BGR picture."""
    blob, scale = as_input(image)
    net.setInput(blob)
    return decode(np.asarray(net.forward()[0], np.float32), scale, least_heat)
