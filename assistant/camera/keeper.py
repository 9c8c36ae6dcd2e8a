"""Holds the one camera that may be open."""

from __future__ import annotations

from collections.abc import Callable

from assistant.camera.worker import CameraWorker, Onlooker, Post
from vision.readings import Kind

OpenCamera = Callable[[Onlooker, Post], CameraWorker]
"""Makes a worker that is not started yet."""
DiceCamera = Callable[[Kind], OpenCamera]
"""Gives the camera that reads a kind of dice."""


class CameraKeeper:
    """Opens a camera for an onlooker and closes it again."""

    def __init__(self, post: Post) -> None:
        self._post = post
        self._making: OpenCamera | None = None
        self._onlooker: Onlooker | None = None
        self._worker: CameraWorker | None = None

    def watch(self, onlooker: Onlooker, make: OpenCamera) -> None:
        """Let `onlooker` see from now on, and nobody else."""
        self.forget()
        self._onlooker, self._making = onlooker, make
        self.wake()

    def sleep(self) -> None:
        """Let other programs have the camera for a while."""
        if self._worker is not None:
            self._worker.stop()
            self._worker = None

    def wake(self) -> None:
        """Look again, if anybody is to see."""
        if self._making is not None and self._onlooker is not None and self._worker is None:
            self._worker = self._making(self._onlooker, self._post)
            self._worker.start()

    def forget(self) -> None:
        """Close the camera; nobody sees any more."""
        self.sleep()
        self._onlooker = None
