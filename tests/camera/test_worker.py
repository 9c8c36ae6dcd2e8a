from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from queue import Empty, Queue
from threading import Event, current_thread, enumerate, main_thread
from time import monotonic

import numpy as np
import pytest

from assistant.camera.look import CameraState, Light, Look, Seen, light_of, preview
from assistant.camera.worker import CameraWorker
from vision.errors import SourceError
from vision.frame import Frame
from vision.readings import Reading, Sighting, StableRoll

IMAGE = np.full((720, 1280, 3), 90, np.uint8)


def frame(number: int, seconds: float | None = None) -> Frame:
    return Frame(IMAGE, number, number / 30 if seconds is None else seconds)


class Source:
    """Gives what it is told to: a frame, the end (None), or an error."""

    def __init__(self, steps: Iterator[Frame | SourceError | None], live: bool = False) -> None:
        self.live, self._steps, self.closed = live, steps, False

    def read(self) -> Frame | None:
        step = next(self._steps, None)
        if isinstance(step, SourceError):
            raise step
        return step

    def close(self) -> None:
        self.closed = True


class Main:
    """A main thread's queue of things to do, and an onlooker that notes what it is told."""

    def __init__(self) -> None:
        self.queue: Queue[Callable[[], None]] = Queue()
        self.states: list[CameraState] = []
        self.looks: list[Look] = []
        self.sightings: list[Sighting] = []

    def run_until(self, done: Callable[[], bool], seconds: float = 5.0) -> None:
        end = monotonic() + seconds
        while not done():
            assert monotonic() < end, f"not reached; states: {self.states}"
            try:
                self.queue.get(timeout=0.02)()
            except Empty:
                continue

    def looked(self, look: Look) -> None:
        assert current_thread() is main_thread()
        self.looks.append(look)

    def sighted(self, sighting: Sighting, look: Look) -> None:
        assert current_thread() is main_thread()
        self.sightings.append(sighting)

    def camera_changed(self, state: CameraState) -> None:
        assert current_thread() is main_thread()
        self.states.append(state)


def see_all(frame: Frame) -> Seen:
    """Every tenth frame is a roll."""
    reading = Reading(frame.number, frame.seconds, ())
    roll = StableRoll((), frame.number, frame.seconds) if frame.number % 10 == 9 else None
    return Seen(reading, roll)


def frames(count: int) -> Iterator[Frame | SourceError | None]:
    return iter([frame(number) for number in range(count)])


def camera_threads() -> list[str]:
    return [thread.name for thread in enumerate() if thread.name.startswith("camera-")]


def test_every_frame_of_a_recording_is_read_when_asked() -> None:
    main, read = Main(), list[int]()

    def see(frame: Frame) -> Seen:
        read.append(frame.number)
        return see_all(frame)

    watch = CameraWorker(lambda: Source(frames(300)), see, main, main.queue.put, every_frame=True)
    began = monotonic()
    watch.start()
    main.run_until(lambda: CameraState.ENDED in main.states)
    watch.stop()
    assert read == list(range(300))
    assert len(main.sightings) == 30
    assert monotonic() - began < 5, "ten seconds of recording must not take ten seconds"
    assert camera_threads() == []


def test_a_recording_is_shown_at_its_own_pace() -> None:
    main = Main()
    watch = CameraWorker(lambda: Source(frames(13)), see_all, main, main.queue.put)
    began = monotonic()
    watch.start()
    main.run_until(lambda: CameraState.ENDED in main.states)
    watch.stop()
    assert monotonic() - began >= 12 / 30
    assert main.states == [CameraState.OPENING, CameraState.SEEING, CameraState.ENDED]
    assert main.looks[-1].pixels.shape == (360, 640, 4)
    assert main.looks[-1].size == (1280, 720)


def test_a_lost_camera_is_one_line_and_its_return_another(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.INFO, logger="gobelet.camera")
    gone = SourceError("unplugged")
    opened: list[Source] = []

    def forever() -> Iterator[Frame | SourceError | None]:
        number = 0
        while True:
            yield frame(number)
            number += 1

    def open_source() -> Source:
        steps: list[Callable[[], Iterator[Frame | SourceError | None]]] = [
            lambda: iter([frame(0), gone]),
            lambda: iter([gone]),
            lambda: iter([gone]),
            forever,
        ]
        opened.append(Source(steps[len(opened)](), live=True))
        return opened[-1]

    main = Main()
    watch = CameraWorker(open_source, see_all, main, main.queue.put, retry_seconds=0.01)
    watch.start()
    main.run_until(lambda: main.states[-2:] == [CameraState.LOST, CameraState.SEEING])
    watch.stop()
    assert main.states.count(CameraState.LOST) == 1
    assert [record.getMessage() for record in caplog.records] == [
        "the camera is lost: unplugged",
        "the camera is back",
    ]
    assert [source.closed for source in opened] == [True] * 4
    assert camera_threads() == []


def test_a_silent_camera_is_noticed() -> None:
    noticed = Event()

    class Stuck(Source):
        def read(self) -> Frame | None:
            if (got := super().read()) is not None and got.number == 1:
                noticed.wait(5)
            return got

    main = Main()
    watch = CameraWorker(
        lambda: Stuck(frames(3), live=True), see_all, main, main.queue.put, silent_seconds=0.05
    )
    watch.start()
    main.run_until(lambda: CameraState.SILENT in main.states)
    noticed.set()
    main.run_until(lambda: CameraState.ENDED in main.states)
    watch.stop()
    assert main.states[-3:] == [CameraState.SILENT, CameraState.SEEING, CameraState.ENDED]


def test_a_recording_that_cannot_be_opened_does_not_keep_a_run_waiting() -> None:
    def nothing() -> Source:
        raise SourceError("no such file")

    main = Main()
    watch = CameraWorker(nothing, see_all, main, main.queue.put, every_frame=True)
    watch.start()
    main.run_until(lambda: CameraState.LOST in main.states)
    watch.stop()
    assert camera_threads() == []


def test_stopping_does_not_wait_for_an_answer_of_the_main_thread() -> None:
    main = Main()
    watch = CameraWorker(
        lambda: Source(frames(1000)), see_all, main, main.queue.put, every_frame=True
    )
    watch.start()
    main.run_until(lambda: bool(main.looks))
    watch.stop()
    assert camera_threads() == []


def test_nothing_is_told_after_stopping() -> None:
    main = Main()
    watch = CameraWorker(lambda: Source(frames(40)), see_all, main, main.queue.put)
    watch.start()
    main.run_until(lambda: bool(main.looks))
    looks, states = len(main.looks), list(main.states)
    watch.stop()
    while not main.queue.empty():
        main.queue.get()()
    assert (len(main.looks), main.states, main.sightings) == (looks, states, [])


@pytest.mark.parametrize(
    ("size", "shown"),
    [
        ((720, 1280), (360, 640)),
        ((480, 640), (360, 480)),
        ((1920, 1080), (360, 202)),
        ((90, 120), (90, 120)),
    ],
)
def test_a_preview_is_small_and_keeps_its_shape(
    size: tuple[int, int], shown: tuple[int, int]
) -> None:
    image = np.zeros((*size, 3), np.uint8)
    image[...] = (10, 20, 30)
    pixels = preview(image)
    assert pixels.shape == (*shown, 4)
    assert tuple(pixels[0, 0]) == (30, 20, 10, 255), "red first"


@pytest.mark.parametrize(("level", "light"), [(8, Light.DARK), (120, Light.GOOD)])
def test_the_light_is_judged(level: int, light: Light) -> None:
    assert light_of(preview(np.full((90, 160, 3), level, np.uint8))) is light
