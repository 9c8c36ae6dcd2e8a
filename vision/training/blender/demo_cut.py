"""Cutting the demo: rendered pictures become a recording with its truth beside it."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.blender import demo_set
from vision.training.blender.demo_film import Film, Shot
from vision.training.blender.stills import write_json

Picture = NDArray[np.uint8]
_NOISE = 1.3
_SMALLEST = 24
"""Pixels; smaller parts are but the margin of something outside the picture."""


def cut(
    film: Film, truth: dict[str, Any], files: list[Path], finer: list[Path], folder: Path
) -> None:
    """Write `demo.mp4` and `truth.json` into `folder`.

    `files` are the shots' pictures, a missing one being stood for by the one before; `finer` are
    those of the shots in which nothing moves, rendered anew with more rays.
    """
    from vision.training.blender.demo_render import moving_parts

    folder.mkdir(parents=True, exist_ok=True)
    parts = moving_parts(film.shots)
    encode(pictures(files, finer, parts), film.shots, folder / "demo.mp4")
    write_json(folder / "truth.json", truth)


def pictures(
    files: list[Path], finer: list[Path], parts: list[tuple[int, int, int, int]]
) -> Iterator[Picture]:
    """The shots' pictures, whatever has not changed since a finer one taken from there.

    `parts` are the regions (left, top, right, bottom) in which each shot may differ from it.
    """
    from vision.training.blender.demo_render import feathered

    shown = coarse = fine = _read(files[0])
    for file, better, part in zip(files, finer, parts, strict=True):
        if file.exists():
            shown = _read(file)
        if better.exists():
            coarse, fine = shown, _read(better)
        # Rendered parts are pasted over the shot before, so equal pixels were not rendered anew.
        unchanged = (shown == coarse).all(axis=2, keepdims=True)
        mixed = np.where(unchanged, fine, shown)
        (x0, y0, x1, y1), whole = part, fine.copy()
        if min(x1 - x0, y1 - y0) > _SMALLEST:
            area = np.s_[y0:y1, x0:x1]
            whole[area] = feathered(fine[area], mixed[area], part)
        yield whole


def _read(file: Path) -> Picture:
    picture = cv2.imread(str(file), cv2.IMREAD_COLOR)
    if picture is None:
        raise OSError(f"no picture in {file}")
    return np.asarray(picture, np.uint8)


def encode(shown: Iterator[Picture], shots: list[Shot], target: Path) -> None:
    """Write the film, each picture as often as it stands, every frame with its own noise."""
    size = f"{demo_set.WIDTH}x{demo_set.HEIGHT}"
    command = [
        "ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgr24", "-s", size,
        "-r", str(demo_set.RATE), "-i", "-", "-c:v", "libx264", "-pix_fmt", "yuv420p",
        "-crf", "23", "-preset", "fast", "-g", "45", "-threads", "1", "-movflags", "+faststart",
        str(target),
    ]  # fmt: skip
    frame = 0
    grains = _grains()
    with subprocess.Popen(command, stdin=subprocess.PIPE) as writer:
        if writer.stdin is None:
            raise OSError("ffmpeg takes no frames")
        for picture, shot in zip(shown, shots, strict=True):
            for _ in range(shot.stands):
                grain = np.roll(grains[frame % len(grains)], 31 * frame, axis=1)
                noisy = np.clip(picture.astype(np.int16) + grain, 0, 255).astype(np.uint8)
                writer.stdin.write(noisy.tobytes())
                frame += 1
        writer.stdin.close()
    if writer.returncode:
        raise OSError(f"ffmpeg failed with {writer.returncode}")


def _grains() -> list[NDArray[np.int16]]:
    """A few sheets of sensor noise, (HEIGHT, WIDTH, 3), to be shown turn about."""
    rng = np.random.default_rng(15)
    shape = (demo_set.HEIGHT, demo_set.WIDTH, 3)
    return [np.round(rng.normal(0, _NOISE, shape)).astype(np.int16) for _ in range(7)]
