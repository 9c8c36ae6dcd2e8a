"""Cut the top faces out of the full-size picture and read them, by one small network."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibrate import softmax
from vision.frame import Image
from vision.geometry import Boxes
from vision.labels import BODY_COLOURS, FACES, ZOMBIE_COLOURS

CROP = 64
"""Side of the network's input, in pixels."""
MARGIN = 1.35
"""A crop's side over the top face's."""

CLEAR = 0.8
"""Probability of its likeliest face, before any calibration, from which a crop is not looked at
again: looking again up to 0.95 reads no more of the held-out crops right, for twice the looks."""
_VIEWS = (1, -1)
"""Steps along the columns by which a crop is looked at anew: as it is, and mirrored. Upside down as
well, for twice the looks, reads 2 more of 140 crops of a held-out set, as many of five others."""


@dataclass(frozen=True, slots=True, eq=False)
class Said:
    """What the network says of N crops, before any calibration: logits, and what they rest on."""

    faces: NDArray[np.float32]
    """(N, faces + 1): the last column is "no top face here"."""
    zombie_colours: NDArray[np.float32]
    body_colours: NDArray[np.float32]
    places: NDArray[np.float32]
    """(N, 4) where in the crop the top face lies: its centre's x and y from the middle, in widths
    and heights of the box that was cut out; log of its width and height over that box's."""
    features: NDArray[np.float32]
    """(N, D) mean activations before the last layer: alike for faces that look alike."""


PARTS = (len(FACES) + 1, len(ZOMBIE_COLOURS), len(BODY_COLOURS), 4)
"""Columns of each part of the network's output, in the order of `Said`; features follow."""


def cut(image: Image, top: Boxes, side: int = CROP, margin: float = MARGIN) -> Image:
    """The (side, side, 3) crop around one top face (4,), stretched to undo foreshortening."""
    centre_x, centre_y = (top[0] + top[2]) / 2, (top[1] + top[3]) / 2
    half_w = max(2.0, float(top[2] - top[0]) * margin / 2)
    half_h = max(2.0, float(top[3] - top[1]) * margin / 2)
    left, upper = int(np.floor(centre_x - half_w)), int(np.floor(centre_y - half_h))
    right, lower = int(np.ceil(centre_x + half_w)), int(np.ceil(centre_y + half_h))
    height, width = image.shape[:2]
    x0, y0 = min(max(left, 0), width - 1), min(max(upper, 0), height - 1)
    x1, y1 = max(min(right, width), x0 + 1), max(min(lower, height), y0 + 1)
    part = image[y0:y1, x0:x1]
    beyond = y0 - upper, lower - y1, x0 - left, right - x1
    if any(beyond):
        part = _bordered(part, beyond)
    shrink = min(part.shape[:2]) > side
    return np.asarray(
        cv2.resize(
            part, (side, side), interpolation=cv2.INTER_AREA if shrink else cv2.INTER_LINEAR
        ),
        np.uint8,
    )


def _bordered(part: Image, beyond: tuple[int, int, int, int]) -> Image:
    """The part with its outermost pixels repeated above, below, to its left and right.

    Where the box lies wholly outside the picture, some of `beyond` are below 0: there is nothing
    of the part on that side, and all of it is border.
    """
    above, below, left, right = (max(0, pixels) for pixels in beyond)
    wide = cv2.copyMakeBorder(part, above, below, left, right, cv2.BORDER_REPLICATE)
    rows, columns = (part.shape[i] + sum(beyond[2 * i : 2 * i + 2]) for i in (0, 1))
    return np.asarray(wide[:rows, :columns], np.uint8)


def aimed(tops: Boxes, places: NDArray[np.float32]) -> Boxes:
    """The boxes (N, 4) where the reader says that the top faces of its crops (N, 4) lie."""
    size = tops[:, 2:] - tops[:, :2]
    middle = (tops[:, 2:] + tops[:, :2]) / 2 + places[:, :2] * size
    half = size * np.exp(np.clip(places[:, 2:], -1, 1)) / 2
    return np.asarray(np.concatenate([middle - half, middle + half], 1), np.float32)


def read(net: cv2.dnn.Net, image: Image, tops: Boxes) -> Said:
    """Read the top faces (N, 4) of a picture; N may be 0.

    What the first look leaves in doubt is read anew where the reader says that the face lies, as
    it is and mirrored.
    """
    said = read_crops(net, [cut(image, top) for top in tops])
    doubtful = np.nonzero(softmax(said.faces).max(1, initial=0.0) < CLEAR)[0]
    if not len(doubtful):
        return said
    crops = [cut(image, top) for top in aimed(tops[doubtful], said.places[doubtful])]
    again = read_crops(net, [crop[:, ::across] for across in _VIEWS for crop in crops])
    for name in ("faces", "zombie_colours", "body_colours"):
        views = _evened(getattr(again, name)).reshape(len(_VIEWS), len(crops), -1)
        getattr(said, name)[doubtful] = views.mean(0)
    said.features[doubtful] = again.features[: len(crops)]
    return said


def _evened(logits: NDArray[np.float32]) -> NDArray[np.float32]:
    """Logits of one scale, fit to be averaged: log-probabilities."""
    return np.asarray(np.log(softmax(logits) + 1e-9), np.float32)


def read_crops(net: cv2.dnn.Net, crops: Sequence[Image]) -> Said:
    """Read crops that `cut` made; there may be none."""
    ends = np.cumsum(PARTS)
    out = np.zeros((0, int(ends[-1])), np.float32)
    if crops:
        net.setInput(cv2.dnn.blobFromImages(crops, 1 / 255))
        out = np.asarray(net.forward(), np.float32).reshape(len(crops), -1)
    return Said(*np.split(out, ends, axis=1))
