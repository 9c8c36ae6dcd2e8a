"""How much of the picture changed since the frame before."""

from __future__ import annotations

import cv2
import numpy as np

from vision.frame import Frame, Image

WIDTH, HEIGHT = 96, 54
"""Size of the thumbnails that are compared."""
LEAST_CHANGE = 18
"""Grey levels, of 256, beyond which a thumbnail pixel counts as changed; noise stays below."""


class Motion:
    """Remembers one thumbnail."""

    def __init__(self) -> None:
        self._before: Image | None = None
        self._epoch = -1

    def since_last(self, frame: Frame) -> float:
        """Share of changed thumbnail pixels, 0 to 1; 0 for the first frame of an epoch."""
        small = cv2.resize(frame.image, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
        now = np.asarray(cv2.cvtColor(small, cv2.COLOR_BGR2GRAY), np.uint8)
        before, self._before = self._before, now
        same_epoch, self._epoch = frame.epoch == self._epoch, frame.epoch
        if before is None or not same_epoch:
            return 0.0
        return float((cv2.absdiff(now, before) > LEAST_CHANGE).mean())
