"""How each find stands, flat, askew or no cube at all, by a small network that sees all of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.calibrate import softmax
from vision.faces import cut
from vision.frame import Image
from vision.geometry import Boxes

CROP = 80
"""Side of the network's input, in pixels: how a die stands shows in finer lines than its face."""
CLEAR = 0.5
"""Probability of its likeliest stance, before any calibration, from which a find is not looked at
again. On 600 throws kept apart from training, of the finds that are no die 5.9 % instead of 9.5 %
are left when one die in a hundred is given up, for a second look at 4 % of the finds."""
MARGIN = 1.6
"""A crop's side over the longer side of the die's box: edges and shadow tell a leaning die."""
STANCES = ("lies", "leans", "foreign")
"""What the network tells apart, in the order of its output; `foreign` is no six-sided die."""
LIES, LEANS, FOREIGN = range(len(STANCES))
ENDS = (len(STANCES), len(STANCES) + 3, len(STANCES) + 4)
"""Where the parts of its output end: stances, the top face's direction, and the logarithm of how
far that is off, in radians."""
DOUBTS = (-5.0, 1.0)
"""Between these that logarithm means something."""


@dataclass(frozen=True, slots=True, eq=False)
class Stance:
    """What the network says of N finds, before any calibration."""

    logits: NDArray[np.float32]
    """(N, len(STANCES))."""
    ups: NDArray[np.float32]
    """(N, 3) where the top face looks along the line of sight to the die, of length 1, as
    `vision.tableland` tells directions; of what is no die it means nothing."""
    doubts: NDArray[np.float32]
    """(N,) by how many degrees that direction is off, about."""

    @property
    def leaning(self) -> NDArray[np.float32]:
        """(N,) log-odds that a die leans rather than lies."""
        return np.asarray(self.logits[:, LEANS] - self.logits[:, LIES])

    @property
    def cube(self) -> NDArray[np.float32]:
        """(N,) log-odds that it is a six-sided die, flat or not."""
        dice = np.logaddexp(self.logits[:, LIES], self.logits[:, LEANS])
        return np.asarray(dice - self.logits[:, FOREIGN])


def squared(boxes: Boxes) -> Boxes:
    """The squares (N, 4) around the middles of whole dice (N, 4), as wide as their longer side."""
    middle = (boxes[:, :2] + boxes[:, 2:]) / 2
    half = (boxes[:, 2:] - boxes[:, :2]).max(1, keepdims=True) / 2
    return np.concatenate([middle - half, middle + half], 1)


def read(net: cv2.dnn.Net, image: Image, boxes: Boxes) -> Stance:
    """Look at the whole dice (N, 4) of a (H, W, 3) uint8 BGR picture; N may be 0.

    What the first look leaves in doubt is looked at mirrored too.
    """
    if not len(boxes):
        return Stance(*(np.zeros((0, *shape), np.float32) for shape in ((len(STANCES),), (3,), ())))
    crops = [cut(image, box, CROP, MARGIN) for box in squared(boxes)]
    said = _said(net, crops)
    doubtful = np.nonzero(softmax(said[:, : ENDS[0]]).max(1) < CLEAR)[0]
    if len(doubtful):
        again = _said(net, [crops[i][:, ::-1] for i in doubtful])
        again[:, ENDS[0]] *= -1  # what looked to the right looks to the left
        said[doubtful] = (said[doubtful] + again) / 2
    logits, ups, doubts = np.split(said, ENDS[:-1], axis=1)
    return Stance(logits, _of_length_one(ups), np.rad2deg(np.exp(doubts[:, 0].clip(*DOUBTS))))


def _said(net: cv2.dnn.Net, crops: Sequence[Image]) -> NDArray[np.float32]:
    """(N, ENDS[-1]) what the network answers to crops, directions of length 1."""
    net.setInput(cv2.dnn.blobFromImages(crops, 1 / 255))
    said = np.array(net.forward(), np.float32).reshape(len(crops), -1)
    said[:, ENDS[0] : ENDS[1]] = _of_length_one(said[:, ENDS[0] : ENDS[1]])
    return said


def _of_length_one(ups: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.asarray(ups / np.linalg.norm(ups, axis=1, keepdims=True).clip(1e-6), np.float32)
