"""The roll zone in use: screen, store and settling share it."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.tray import SOUGHT_FRAMES, Search, find_tray, seek
from vision.zone import Zone

EVERY = 5
"""Of the first frames every fifth is searched for a tray: the screen has work to do as well."""

Pixels = NDArray[np.uint8]
"""(h, w, 4) uint8 RGBA."""


class RollZone:
    """Moved on the main thread, read on the camera's: `zone` is replaced as a whole."""

    def __init__(self) -> None:
        self.zone = Zone()
        self._keep: Callable[[str], None] = lambda text: None
        self._search = Search()
        self._frames_left = SOUGHT_FRAMES

    def remember(self, kept: str | None, keep: Callable[[str], None]) -> None:
        """Be where it was `kept`, if anywhere; `keep` is called with where to be next time."""
        self._keep = keep
        if kept is None:
            return
        try:
            self.move(Zone.read(kept))
        except ValueError:
            # Written by another version: the usual zone is as good as any.
            return

    def move(self, zone: Zone) -> None:
        """Be elsewhere from the next frame on; no tray is sought any more."""
        self.zone, self._frames_left = zone, 0

    def keep(self) -> None:
        """Be here the next time, too; raises what keeping it raises."""
        self._keep(str(self.zone))

    def find(self, pixels: Pixels) -> bool:
        """Move to the tray in this picture; False when none is seen."""
        tray = find_tray(_bgr(pixels))
        if tray is not None:
            self.move(tray)
        return tray is not None

    def seek(self, pixels: Pixels) -> bool:
        """Move to a tray seen in several of the first frames; True the moment it is found.

        It is not kept: it will be found again, wherever it then lies.
        """
        if self._frames_left <= 0:
            return False
        self._frames_left -= 1
        if self._frames_left % EVERY:
            return False
        self._search, tray = seek(self._search, _bgr(pixels))
        if tray is not None:
            self.move(tray)
        return tray is not None


def _bgr(pixels: Pixels) -> Pixels:
    return np.asarray(cv2.cvtColor(pixels, cv2.COLOR_RGBA2BGR), np.uint8)
