"""The threads between the camera and the main thread.

One thread grabs frames and leaves the newest in a mailbox, a second reads it. What they find
goes to the main thread through `post`, and nothing else of theirs does. A recording may instead
be read frame by frame, as fast as it goes, each sighting waiting until it was taken in.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Event, Thread
from time import monotonic
from typing import Protocol

from assistant.camera.look import CameraState, Look, Seen, light_of, preview
from assistant.camera.mailbox import Mailbox, MailboxClosedError
from vision.errors import SourceError
from vision.frame import Frame
from vision.readings import Sighting

log = logging.getLogger("gobelet.camera")

SILENT_SECONDS = 2.0
"""How long a camera may give no picture before that is told."""
RETRY_SECONDS = 2.0
"""How long to wait before a lost camera is tried again."""
JOIN_SECONDS = 10.0

Post = Callable[[Callable[[], None]], None]
"""Run something on the main thread, soon."""


class FrameSource(Protocol):
    """Where frames come from."""

    @property
    def live(self) -> bool: ...
    def read(self) -> Frame | None: ...
    def close(self) -> None: ...


class Onlooker(Protocol):
    """Who is told, on the main thread."""

    def looked(self, look: Look) -> None: ...
    def sighted(self, sighting: Sighting, look: Look) -> None: ...
    def camera_changed(self, state: CameraState) -> None: ...


class CameraWorker:
    """Watches one source until stopped or until the recording ends."""

    def __init__(
        self,
        open_source: Callable[[], FrameSource],
        see: Callable[[Frame], Seen],
        onlooker: Onlooker,
        post: Post,
        every_frame: bool = False,
        *,
        silent_seconds: float = SILENT_SECONDS,
        retry_seconds: float = RETRY_SECONDS,
    ) -> None:
        self._open, self._see = open_source, see
        self._onlooker, self._post = onlooker, post
        self._every_frame = every_frame
        self._silent_seconds, self._retry_seconds = silent_seconds, retry_seconds
        self._frames: Mailbox[Frame] = Mailbox()
        self._looks: Mailbox[Look] = Mailbox()
        self._stopping = Event()
        self._state = CameraState.ABSENT
        self._gone = False
        # Until a source says what it is: one that never opens is not asked again when every
        # frame of a recording is awaited.
        self._recorded = every_frame
        names = ("grab",) if every_frame else ("grab", "read")
        self._threads = [
            Thread(target=getattr(self, f"_{name}"), name=f"camera-{name}") for name in names
        ]

    def start(self) -> None:
        """Begin; from here on the onlooker is told."""
        for thread in self._threads:
            thread.start()

    def stop(self) -> None:
        """End both threads and wait for them: one alive at exit would abort the process."""
        self._stopping.set()
        self._frames.close()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(JOIN_SECONDS)

    def _grab(self) -> None:
        """Thread: open, read, and open again when a camera is lost."""
        self._change(CameraState.OPENING)
        while not self._stopping.is_set():
            try:
                self._pump()
                break
            except SourceError as error:
                if not self._gone:
                    log.warning("the camera is lost: %s", error)
                self._gone = True
                self._frames.take(0)
                self._change(CameraState.LOST)
                if self._recorded:
                    break
                self._stopping.wait(self._retry_seconds)
        self._frames.close()
        if self._every_frame:
            self._end()

    def _pump(self) -> None:
        """Pass frames on until the recording ends, in real time unless every frame counts."""
        source = self._open()
        self._recorded = not source.live
        began: float | None = None
        try:
            while not self._stopping.is_set() and (frame := source.read()) is not None:
                if self._gone:
                    log.info("the camera is back")
                    self._gone = False
                if self._every_frame:
                    self._take(frame)
                    continue
                if self._recorded:
                    began = monotonic() - frame.seconds if began is None else began
                    self._stopping.wait(max(0.0, began + frame.seconds - monotonic()))
                self._frames.put(frame)
        finally:
            source.close()

    def _read(self) -> None:
        """Thread: take the newest frame, or notice that none comes."""
        while True:
            try:
                frame = self._frames.take(self._silent_seconds)
            except MailboxClosedError:
                break
            if frame is not None:
                self._take(frame)
            elif self._state is CameraState.SEEING and not self._recorded:
                self._change(CameraState.SILENT)
        self._end()

    def _end(self) -> None:
        if not self._stopping.is_set() and not self._gone:
            self._change(CameraState.ENDED)

    def _take(self, frame: Frame) -> None:
        if self._stopping.is_set():
            return
        if not self._gone:
            self._change(CameraState.SEEING)
        seen = self._see(frame)
        pixels = preview(frame.image)
        height, width = frame.image.shape[:2]
        size, light = (width, height), light_of(pixels)
        look = Look(pixels, size, seen.reading, light, seen.suspended, seen.laid_out)
        self._looks.put(look)
        self._post(self._show_look)
        if (sighting := seen.sighting) is not None:
            self._deliver(sighting, look)

    def _deliver(self, sighting: Sighting, look: Look) -> None:
        """Hand a sighting over; when every frame counts, wait until it was taken in."""
        taken = Event()

        def hand_over() -> None:
            # What is still on its way when the camera is closed is nobody's any more: dice that
            # lie there will be seen again.
            if not self._stopping.is_set():
                self._onlooker.sighted(sighting, look)
            taken.set()

        self._post(hand_over)
        while self._every_frame and not self._stopping.is_set() and not taken.wait(0.1):
            continue

    def _show_look(self) -> None:
        """Main thread: several posts show the newest look once."""
        if (look := self._looks.take(0)) is not None and not self._stopping.is_set():
            self._onlooker.looked(look)

    def _change(self, state: CameraState) -> None:
        if state is not self._state:
            self._state = state
            self._post(lambda: self._tell(state))

    def _tell(self, state: CameraState) -> None:
        if not self._stopping.is_set():
            self._onlooker.camera_changed(state)
