"""Where frames come from: a camera, a recording, a folder of pictures, one photo, the demo."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable
from itertools import count
from math import isfinite
from pathlib import Path
from time import monotonic
from typing import Protocol

import cv2
import numpy as np
from cv2.typing import MatLike

from vision.assets import demo_recording
from vision.errors import PhotoError, SourceError
from vision.frame import Frame, Image
from vision.hush import hushed
from vision.photo import load_photo

DEMO = "demo"
PICTURES_PER_SECOND = 15.0
"""The clock of a folder of pictures."""
STILL_SECONDS = 2.0
"""How long a single photo is looked at: as long as dice need to count as settled, and more."""
CAMERA_SIZE = (1280, 720)
"""Asked of a camera; it may give another."""
PHOTO_SUFFIXES = frozenset({".jpg", ".jpeg", ".png", ".webp", ".bmp", ".tif", ".tiff"})
EARLY_END_SHARE = 0.95
"""A recording that ends before this share of its promised frames is torn; counts are rough."""

Spec = str | int
"""A camera's number, the path of a video, folder or photo, or "demo"."""


# Torn files make FFmpeg talk at every frame; OpenCV reads this once, as it loads FFmpeg.
os.environ.setdefault("OPENCV_FFMPEG_LOGLEVEL", "-8")

_CAMERA = re.compile(r"(?:/dev/video)?(-?[0-9]+)")


class FrameSource(Protocol):
    """Gives frames until it ends; to be closed by whoever opened it."""

    @property
    def live(self) -> bool:
        """Whether frames come as they happen, so that slow readers miss some."""

    @property
    def size(self) -> tuple[int, int]:
        """(width, height) of the first frame in pixels."""

    def read(self) -> Frame | None:
        """The next frame; None at the end of a recording.

        Raises SourceError where a camera stops giving frames or a recording is torn.
        """

    def close(self) -> None:
        """Let go of the camera or file; may be called twice."""


class Capture(Protocol):
    """The part of `cv2.VideoCapture` used here."""

    def read(self) -> tuple[bool, MatLike]: ...
    def get(self, propId: int, /) -> float: ...  # noqa: N803
    def set(self, propId: int, value: float, /) -> bool: ...  # noqa: N803
    def release(self) -> None: ...


def open_source(spec: Spec, epoch: int = 0) -> FrameSource:
    """Open what `spec` names. Raises SourceError, whose message is a sentence."""
    if (camera := _CAMERA.fullmatch(str(spec))) is not None:
        number = int(camera[1])
        return Camera(_camera(number), number, epoch)
    path = demo_recording() if spec == DEMO else Path(str(spec))
    if path.is_dir():
        return Pictures(_pictures_in(path), epoch)
    if not path.exists():
        raise SourceError(f"{path} does not exist.")
    if not path.is_file():
        raise SourceError(f"{path} is neither a video nor a photo.")
    if path.suffix.lower() in PHOTO_SUFFIXES:
        return Pictures([path] * round(STILL_SECONDS * PICTURES_PER_SECOND), epoch)
    return Recording(_recording(path), path, epoch)


def reopening(spec: Spec) -> Callable[[], FrameSource]:
    """Opens `spec` at each call, in a new epoch each time."""
    epochs = count()
    return lambda: open_source(spec, next(epochs))


class Camera:
    """A live camera."""

    live = True

    def __init__(self, capture: Capture, number: int, epoch: int = 0) -> None:
        self._capture, self._camera, self._epoch = capture, number, epoch
        self._frames = 0
        self._opened = monotonic()
        with hushed():
            self._first: Image | None = _next_image(capture)
        if self._first is None:
            capture.release()
            raise SourceError(f"Camera {number} gives no picture; another program may use it.")
        self.size = _size(self._first)

    def read(self) -> Frame | None:
        """The next picture, waiting for it."""
        image = self._first if self._first is not None else _next_image(self._capture)
        self._first = None
        if image is None:
            raise SourceError(f"Camera {self._camera} has stopped giving pictures.")
        frame = Frame(image, self._frames, monotonic() - self._opened, self._epoch)
        self._frames += 1
        return frame

    def close(self) -> None:
        """Let other programs have the camera."""
        self._capture.release()


class Recording:
    """A video file, on the clock of its own time stamps."""

    live = False

    def __init__(self, capture: Capture, path: Path, epoch: int = 0) -> None:
        self._capture, self._path, self._epoch = capture, path, epoch
        self._frames = 0
        self._seconds = 0.0
        rate = capture.get(cv2.CAP_PROP_FPS)
        self._rate = rate if isfinite(rate) and 0 < rate <= 1000 else PICTURES_PER_SECOND
        self._promised = capture.get(cv2.CAP_PROP_FRAME_COUNT)
        with hushed():
            self._first: Image | None = _next_image(capture)
        if self._first is None:
            capture.release()
            raise SourceError(f"{path} cannot be read: it is no video, or it is torn.")
        self.size = _size(self._first)

    def read(self) -> Frame | None:
        """The next picture of the video."""
        image = self._first if self._first is not None else _next_image(self._capture)
        self._first = None
        if image is None:
            if self._frames < EARLY_END_SHARE * self._promised - 1:
                raise SourceError(
                    f"{self._path} is torn: it ends at frame {self._frames}"
                    f" of {self._promised:.0f}."
                )
            return None
        self._seconds = max(self._seconds, self._stamp())
        frame = Frame(image, self._frames, self._seconds, self._epoch)
        self._frames += 1
        return frame

    def close(self) -> None:
        """Close the file."""
        self._capture.release()

    def _stamp(self) -> float:
        """Seconds of the picture just read; counted where the file has no time stamps."""
        told = self._capture.get(cv2.CAP_PROP_POS_MSEC) / 1000
        return told if isfinite(told) and told > 0 else self._frames / self._rate


class Pictures:
    """Photos one after the other, `PICTURES_PER_SECOND` of them a second."""

    live = False

    def __init__(self, paths: list[Path], epoch: int = 0) -> None:
        self._paths, self._epoch = paths, epoch
        self._frames = 0
        self._last: tuple[Path, Image] | None = None
        self.size = _size(self._image(paths[0]))

    def read(self) -> Frame | None:
        """The next photo."""
        if self._frames >= len(self._paths):
            return None
        image = self._image(self._paths[self._frames])
        frame = Frame(image, self._frames, self._frames / PICTURES_PER_SECOND, self._epoch)
        self._frames += 1
        return frame

    def close(self) -> None:
        """Forget the pictures."""
        self._paths, self._last = [], None

    def _image(self, path: Path) -> Image:
        if self._last is None or self._last[0] != path:
            try:
                self._last = path, load_photo(path).image
            except PhotoError as error:
                raise SourceError(str(error)) from error
        return self._last[1]


def _camera(number: int) -> Capture:
    on_android = sys.platform == "android" or "ANDROID_ARGUMENT" in os.environ
    backend = cv2.CAP_ANDROID if on_android else cv2.CAP_ANY
    # OpenCV 5 crashes on a negative number.
    capture = _opened(lambda: cv2.VideoCapture(number, backend)) if number >= 0 else None
    if capture is None:
        raise SourceError(f"There is no camera {number}.")
    width, height = CAMERA_SIZE
    capture.set(cv2.CAP_PROP_FRAME_WIDTH, width)
    capture.set(cv2.CAP_PROP_FRAME_HEIGHT, height)
    # An old picture is worth nothing: the newest is wanted.
    capture.set(cv2.CAP_PROP_BUFFERSIZE, 1)
    return capture


def _recording(path: Path) -> Capture:
    try:
        with path.open("rb") as file:
            empty = not file.read(1)
    except OSError as error:
        raise SourceError(f"{path} cannot be opened: {error.strerror}.") from error
    capture = None if empty else _opened(lambda: cv2.VideoCapture(str(path), cv2.CAP_FFMPEG))
    if capture is None:
        what = "is empty" if empty else "is no video, or it is torn"
        raise SourceError(f"{path} cannot be read: it {what}.")
    return capture


def _opened(capture: Callable[[], cv2.VideoCapture]) -> Capture | None:
    with hushed():
        try:
            opened = capture()
        except cv2.error:
            return None
    return opened if opened.isOpened() else None


def _next_image(capture: Capture) -> Image | None:
    try:
        told, image = capture.read()
    except cv2.error:
        return None
    return np.ascontiguousarray(image, dtype=np.uint8) if told else None


def _size(image: Image) -> tuple[int, int]:
    height, width = image.shape[:2]
    return width, height


def _pictures_in(folder: Path) -> list[Path]:
    try:
        found = [path for path in folder.iterdir() if path.suffix.lower() in PHOTO_SUFFIXES]
    except OSError as error:
        raise SourceError(f"{folder} cannot be opened: {error.strerror}.") from error
    if not found:
        raise SourceError(f"{folder} holds no pictures.")
    return sorted(found, key=_natural)


def _natural(path: Path) -> list[tuple[int, str]]:
    """Order names as people count: frame9 before frame10."""
    return [
        (int(part), "") if part.isdigit() else (-1, part)
        for part in re.split(r"([0-9]+)", path.name)
    ]
