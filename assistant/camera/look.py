"""What one frame gave: a small picture for the screen and what was seen in it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frame import Image
from vision.laid_out import LaidOut
from vision.readings import Reading, Sighting

PREVIEW_WIDTH, PREVIEW_HEIGHT = 640, 360
DARK_BELOW = 40.0
"""Mean grey level, of 255, under which dice are read badly."""


CLIPPED = 250
"""Level, of 255, from which on a pixel that has it in all three colours shows nothing any more."""
MOST_CLIPPED = 0.05
"""Share of such pixels beyond which there is glare. White dice on a light table have none."""
SUSPENDED_SECONDS = 2.0
"""How long something may move over the roll zone until that is told."""


class Light(Enum):
    """Whether the table can be seen well."""

    GOOD = auto()
    DARK = auto()
    GLARE = auto()
    """A lamp is mirrored in the table, or shines into the camera."""


class CameraState(Enum):
    """What the camera is doing, as far as a player cares."""

    ABSENT = auto()
    """No camera was asked for."""
    OPENING = auto()
    SEEING = auto()
    SILENT = auto()
    """Open, but no picture came for a while."""
    LOST = auto()
    ENDED = auto()
    """The recording is over."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A reading and what it settled to, if it just did."""

    reading: Reading
    sighting: Sighting | None = None
    suspended: float = 0.0
    """For how many seconds no roll could be called, because something moves over the zone."""
    laid_out: LaidOut | None = None
    """How the dice lie, where the table is left alone and all of them are clear."""


@dataclass(frozen=True, slots=True, eq=False)
class Look:
    """One frame, ready to be shown."""

    pixels: NDArray[np.uint8]
    """(h, w, 4) uint8 RGBA, y down, at most 640x360."""
    size: tuple[int, int]
    """(width, height) of the frame, in whose pixels the boxes of `reading` are."""
    reading: Reading
    light: Light
    suspended: float = 0.0
    """As in `Seen`."""
    laid_out: LaidOut | None = None
    """As in `Seen`."""

    @property
    def hidden(self) -> bool:
        """Whether a hand hides the table for longer than a throw or a grip takes."""
        return self.suspended >= SUSPENDED_SECONDS


def preview(image: Image) -> NDArray[np.uint8]:
    """(h, w, 4) uint8 RGBA of at most 640x360, never larger than the frame."""
    height, width = image.shape[:2]
    scale = min(1.0, PREVIEW_WIDTH / width, PREVIEW_HEIGHT / height)
    size = (max(1, round(width * scale)), max(1, round(height * scale)))
    small = image if scale == 1.0 else cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    return np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2RGBA), np.uint8)


def light_of(pixels: NDArray[np.uint8]) -> Light:
    """Judge the light from (h, w, 4) uint8 RGBA."""
    if float(pixels[..., 1].mean()) < DARK_BELOW:
        return Light.DARK
    blank = cv2.inRange(pixels, np.array((CLIPPED,) * 3 + (0,)), np.array((255,) * 4))
    return Light.GLARE if cv2.countNonZero(blank) > MOST_CLIPPED * blank.size else Light.GOOD
