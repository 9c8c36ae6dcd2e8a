"""Pictures of dice, drawn without the training's drawings: a table from above, strokes on faces."""

from __future__ import annotations

import cv2
import numpy as np

from vision.frame import Image

CLOTH = (70, 110, 60)
"""BGR."""


def table(
    *dice: tuple[int, float, tuple[int, int]], body: tuple[int, int, int] | None = None
) -> Image:
    """(480, 640, 3) uint8 BGR: a die for each (strokes, degrees turned, place), on green cloth."""
    image = np.full((480, 640, 3), CLOTH, np.uint8)
    image += np.random.default_rng(3).integers(0, 9, image.shape).astype(np.uint8)
    for _, _, (x, y) in dice:
        cv2.circle(image, (x + 10, y + 20), 78, (45, 75, 40), -1, cv2.LINE_AA)
    for strokes, turned, place in dice:
        _die(image, strokes, turned, place, body or (235, 240, 240))
    return np.asarray(cv2.GaussianBlur(image, (0, 0), 0.8), np.uint8)


def one_die(strokes: int, turned: float, body: tuple[int, int, int] | None = None) -> Image:
    """A table with one die in its middle."""
    return table((strokes, turned, (320, 240)), body=body)


def _die(
    image: Image, strokes: int, turned: float, place: tuple[int, int], body: tuple[int, int, int]
) -> None:
    corners = cv2.boxPoints((place, (96, 96), turned)).astype(np.int32)
    cv2.fillPoly(image, [corners], body, cv2.LINE_AA)
    turn = cv2.getRotationMatrix2D((0, 0), -turned, 1)[:, :2]
    for i in range(strokes):
        x = (i - (strokes - 1) / 2) * 22
        start, end = ((turn @ np.array([x, y]) + place).round().tolist() for y in (-28.0, 28.0))
        points = (int(start[0]), int(start[1])), (int(end[0]), int(end[1]))
        cv2.line(image, *points, (30, 30, 30), 8, cv2.LINE_AA)
