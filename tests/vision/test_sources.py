"""Frames come in order with their times, and what gives none says so in a sentence."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision.assets import demo_recording
from vision.errors import SourceError
from vision.frame import Frame, Image
from vision.sources import Camera, FrameSource, Recording, open_source, reopening

WIDTH, HEIGHT, RATE = 64, 48, 10.0


def shade(level: int) -> Image:
    return np.full((HEIGHT, WIDTH, 3), level, dtype=np.uint8)


def video(path: Path, frames: int = 30) -> Path:
    noise = np.random.default_rng(1).integers(0, 255, (HEIGHT, WIDTH, 3), dtype=np.uint8)
    writer = cv2.VideoWriter(str(path), cv2.VideoWriter.fourcc(*"mp4v"), RATE, (WIDTH, HEIGHT))
    for number in range(frames):
        writer.write(np.roll(noise, number, axis=1))
    writer.release()
    return path


def pictures(folder: Path, names: Iterable[str]) -> Path:
    folder.mkdir()
    for level, name in enumerate(names):
        assert cv2.imwrite(str(folder / name), shade(10 * level))
    return folder


def frames_of(source: FrameSource) -> list[Frame]:
    frames = []
    while (frame := source.read()) is not None:
        frames.append(frame)
    source.close()
    return frames


class FakeCapture:
    """A camera, or a file, that has these pictures and knows these numbers."""

    def __init__(self, images: list[Image], told: dict[int, float] | None = None) -> None:
        self.images, self.told = images, told or {}
        self.released = 0

    def read(self) -> tuple[bool, Image]:
        return (True, self.images.pop(0)) if self.images else (False, shade(0))

    def get(self, propId: int, /) -> float:  # noqa: N803
        return self.told.get(propId, 0.0)

    def set(self, propId: int, value: float, /) -> bool:  # noqa: N803
        return False

    def release(self) -> None:
        self.released += 1


def test_a_video_gives_every_frame_at_its_time(tmp_path: Path) -> None:
    source = open_source(str(video(tmp_path / "a.mp4")))
    assert (source.live, source.size) == (False, (WIDTH, HEIGHT))
    frames = frames_of(source)
    assert [frame.number for frame in frames] == list(range(30))
    assert [frame.seconds for frame in frames] == pytest.approx([n / RATE for n in range(30)])
    assert frames[0].image.shape == (HEIGHT, WIDTH, 3)
    assert source.read() is None


def test_a_video_without_time_stamps_is_counted() -> None:
    told = {cv2.CAP_PROP_FPS: 25.0}
    source = Recording(FakeCapture([shade(n) for n in range(3)], told), Path("a.avi"))
    assert [frame.seconds for frame in frames_of(source)] == pytest.approx([0, 0.04, 0.08])


def test_a_video_never_goes_back_in_time() -> None:
    capture = FakeCapture([shade(n) for n in range(3)], {cv2.CAP_PROP_FPS: float("nan")})
    source = Recording(capture, Path("a.avi"))
    seconds = []
    for stamp in (0.0, 500.0, 200.0):
        capture.told[cv2.CAP_PROP_POS_MSEC] = stamp
        frame = source.read()
        assert frame is not None
        seconds.append(frame.seconds)
    assert seconds == [0.0, 0.5, 0.5]


def test_a_torn_video_gives_what_it_has_and_then_says_so(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    whole = video(tmp_path / "a.avi", frames=60)
    torn = tmp_path / "torn.avi"
    data = whole.read_bytes()
    torn.write_bytes(data[: len(data) // 2])
    source = open_source(str(torn))
    seen = 0
    with pytest.raises(SourceError, match=r"torn\.avi is torn: it ends at frame \d+ of 60\."):
        while source.read() is not None:
            seen += 1
    assert 10 < seen < 60
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("share", [0.02, 0.5, 0.9])
def test_a_video_whose_index_is_missing_is_refused(
    share: float, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    data = video(tmp_path / "a.mp4").read_bytes()
    torn = tmp_path / "torn.mp4"
    torn.write_bytes(data[: int(len(data) * share)])
    with pytest.raises(SourceError, match="is no video, or it is torn"):
        open_source(str(torn))
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize(
    ("name", "data", "reason"),
    [
        ("empty.mp4", b"", "is empty"),
        ("text.mp4", b"three brains, one shotgun\n" * 50, "is no video"),
        ("noise.mkv", bytes(range(256)) * 20, "is no video"),
        ("text.jpg", b"three brains", "is not a photo"),
    ],
)
def test_what_is_no_video_is_refused_in_a_sentence(
    name: str, data: bytes, reason: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(SourceError, match=reason) as caught:
        open_source(str(tmp_path / name))
    assert str(caught.value).endswith(".")
    assert capfd.readouterr().err == ""


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match=r"gone\.mp4 does not exist"):
        open_source(str(tmp_path / "gone.mp4"))


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.mp4")
    with pytest.raises(SourceError, match="neither a video nor a photo"):
        open_source(str(tmp_path / "pipe.mp4"))


@pytest.mark.parametrize("spec", [77, "77", "-1", -3, "/dev/video77"])
def test_a_camera_that_is_not_there_is_named(
    spec: str | int, capfd: pytest.CaptureFixture[str]
) -> None:
    number = str(spec).removeprefix("/dev/video")
    with pytest.raises(SourceError, match=rf"There is no camera {number}\."):
        open_source(spec)
    assert capfd.readouterr().err == ""


def test_a_folder_is_read_in_the_order_people_count(tmp_path: Path) -> None:
    folder = pictures(tmp_path / "roll", ["frame1.png", "frame2.png", "frame10.PNG"])
    (folder / "frame1.json").write_text("{}")
    source = open_source(str(folder))
    assert (source.live, source.size) == (False, (WIDTH, HEIGHT))
    frames = frames_of(source)
    assert [int(frame.image[0, 0, 0]) for frame in frames] == [0, 10, 20]
    assert [frame.seconds for frame in frames] == pytest.approx([0, 1 / 15, 2 / 15])


def test_a_folder_without_pictures_is_refused(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("none here")
    with pytest.raises(SourceError, match="holds no pictures"):
        open_source(str(tmp_path))


def test_a_folder_with_a_torn_picture_says_which(tmp_path: Path) -> None:
    folder = pictures(tmp_path / "roll", ["a.png", "b.png"])
    (folder / "b.png").write_bytes((folder / "b.png").read_bytes()[:-20])
    source = open_source(str(folder))
    assert source.read() is not None
    with pytest.raises(SourceError, match=r"b\.png cannot be read"):
        source.read()


def test_a_photo_is_looked_at_for_a_while(tmp_path: Path) -> None:
    folder = pictures(tmp_path / "roll", ["a.png"])
    frames = frames_of(open_source(str(folder / "a.png")))
    assert len(frames) == 30
    assert frames[-1].seconds == pytest.approx(29 / 15)
    assert all(frame.image is frames[0].image for frame in frames)


def test_a_camera_gives_frames_as_they_come() -> None:
    capture = FakeCapture([shade(1), shade(2)])
    camera = Camera(capture, 0, epoch=4)
    assert (camera.live, camera.size) == (True, (WIDTH, HEIGHT))
    first, second = camera.read(), camera.read()
    assert first is not None
    assert second is not None
    assert (first.image[0, 0, 0], second.image[0, 0, 0]) == (1, 2)
    assert (first.number, second.number, first.epoch) == (0, 1, 4)
    assert 0 <= first.seconds <= second.seconds
    with pytest.raises(SourceError, match="Camera 0 has stopped giving pictures"):
        camera.read()
    camera.close()
    assert capture.released == 1


def test_a_camera_without_pictures_is_let_go() -> None:
    capture = FakeCapture([])
    with pytest.raises(SourceError, match="Camera 2 gives no picture"):
        Camera(capture, 2)
    assert capture.released == 1


def test_each_opening_is_a_new_epoch(tmp_path: Path) -> None:
    opening = reopening(str(video(tmp_path / "a.mp4", frames=2)))
    epochs = [[frame.epoch for frame in frames_of(opening())] for _ in range(3)]
    assert epochs == [[0, 0], [1, 1], [2, 2]]


@pytest.mark.skipif(not demo_recording().exists(), reason="no demo recording is rendered yet")
def test_the_demo_opens() -> None:
    source = open_source("demo")
    frame = source.read()
    source.close()
    assert frame is not None
    assert source.size[0] >= 640
