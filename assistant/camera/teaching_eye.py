"""The eye that learns: it looks at one die, and takes a shot of it when it lies still."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from assistant.camera.look import Seen
from vision.frame import Frame, Image
from vision.motion import Motion
from vision.networks import Networks
from vision.posing import Posing, pose
from vision.readings import DieReading, Kind, Reading
from vision.shots import Missing, sight


class TeachingEye:
    """Sees frames on the camera's side; what it took is fetched on the main thread."""

    def __init__(self, networks: Networks) -> None:
        self._networks = networks
        self._motion = Motion()
        self._posing = Posing()
        # Appending and taking from the other end are safe between two threads.
        self._shots: deque[Image] = deque(maxlen=16)
        self.missing: Missing | None = Missing.NO_DIE
        """Why the last frame gives no shot."""

    def __call__(self, frame: Frame) -> Seen:
        """Look at a frame; the die is outlined, and sure once it has been taken."""
        motion = self._motion.since_last(frame)
        found = sight(self._networks, frame.image)
        shown = None if isinstance(found, Missing) else found
        self.missing = found if isinstance(found, Missing) else None
        box = shown.box if shown is not None else None
        self._posing, now = pose(self._posing, box, motion.share, frame.seconds, frame.epoch)
        if now and shown is not None:
            self._shots.append(shown.crop)
        dice: tuple[DieReading, ...] = ()
        if box is not None:
            taken = self._posing.taken
            dice = (DieReading(Kind.FREE, "", "", 1.0, box, (), (), taken),)
        return Seen(Reading(frame.number, frame.seconds, dice, motion, frame.epoch))

    def taken(self) -> Iterator[Image]:
        """The shots taken since the last call, (KEPT, KEPT, 3) uint8 BGR, oldest first."""
        while self._shots:
            yield self._shots.popleft()
