"""Several who look through one camera."""

from __future__ import annotations

from assistant.camera.look import CameraState, Look
from assistant.camera.worker import Onlooker
from vision.readings import Sighting


class Onlookers:
    """Tells all of them, in order; implements `Onlooker`."""

    def __init__(self, *onlookers: Onlooker | None) -> None:
        self._all = tuple(onlooker for onlooker in onlookers if onlooker is not None)

    def looked(self, look: Look) -> None:
        """Pass a look on."""
        for onlooker in self._all:
            onlooker.looked(look)

    def sighted(self, sighting: Sighting, look: Look) -> None:
        """Pass a sighting on."""
        for onlooker in self._all:
            onlooker.sighted(sighting, look)

    def camera_changed(self, state: CameraState) -> None:
        """Pass the camera's state on."""
        for onlooker in self._all:
            onlooker.camera_changed(state)
