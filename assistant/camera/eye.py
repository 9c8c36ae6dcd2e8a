"""The reader and the settling of one game, fed frame by frame on the camera's side."""

from __future__ import annotations

from typing import Protocol

from assistant.camera.look import Seen
from assistant.camera.roll_zone import RollZone
from vision.frame import Frame
from vision.laid_out import Laying, lay_out
from vision.readings import Kind, Reading
from vision.settle import Settling, settle


class Reads(Protocol):
    """The part of `vision.reader.Reader` that is needed here."""

    def read(self, frame: Frame, expect: Kind | None = None) -> Reading: ...


class Eye:
    """Remembers what lay on the table; used by one thread alone."""

    def __init__(self, reader: Reads, kind: Kind, roll_zone: RollZone) -> None:
        self._roll_zone = roll_zone
        self._reader, self._kind = reader, kind
        self._memory = Settling()
        self._laying = Laying()
        self._stirred_since: float | None = None
        """Seconds; since when something moves over the zone."""

    def __call__(self, frame: Frame) -> Seen:
        """Read a frame and say what came to rest in it."""
        reading = self._reader.read(frame, expect=self._kind)
        height, width = frame.image.shape[:2]
        self._memory, sighting = settle(
            self._memory, reading, (width, height), self._roll_zone.zone
        )
        self._laying, laid = lay_out(self._laying, reading, (width, height), self._roll_zone.zone)
        return Seen(reading, sighting, self._suspended(reading.seconds), laid)

    def _suspended(self, now: float) -> float:
        if self._memory.quiet_since is not None:
            self._stirred_since = None
            return 0.0
        if self._stirred_since is None or self._stirred_since > now:
            self._stirred_since = now
        return now - self._stirred_since
