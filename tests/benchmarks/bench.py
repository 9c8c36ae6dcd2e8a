"""What reading a frame costs on one core: `python -m tests.benchmarks.bench`.

Times are medians over frames taken in turn with a reference network (see `reference.py`) in the
same run, and are given in milliseconds and as a share of its time: the share travels from one
machine to another, the milliseconds do not. Counted is the time of the processor, which on one core
is what a clock on the wall would show if nothing else were running.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import process_time
from typing import ParamSpec, TypeVar

import cv2
import numpy as np
from numpy.typing import NDArray

from tests.benchmarks.costs import Cost, Round, cost_of, table
from tests.benchmarks.reference import SIDE, reference_network
from tests.benchmarks.stages import shares_of
from vision.errors import VisionError
from vision.frame import Frame, Image
from vision.photo import load_photo
from vision.reader import Reader
from vision.settle import Settling, settle
from vision.zone import Zone

ROOT = Path(__file__).parent.parent.parent
SIZES = ((1280, 720), (1920, 1080))
PICTURES = 12
JPEG_QUALITY = 90

P = ParamSpec("P")
T = TypeVar("T")


def measure(
    reader: Reader,
    network: cv2.dnn.Net,
    pictures: Sequence[Image],
    size: tuple[int, int],
    turns: int,
) -> Cost:
    """Time every stage on `pictures`, each filling a frame of `size`, `turns` times over."""
    frames = [
        Frame(filling(picture, size), number, number / 30)
        for number, picture in enumerate(pictures)
    ]
    files = [jpeg(frame.image) for frame in frames]
    rounds: list[Round] = []
    for _ in range(turns + 1):
        memory = Settling()
        for frame, file in zip(frames, files, strict=True):
            decode_ms, _ = timed(cv2.imdecode, file, cv2.IMREAD_COLOR)
            read_ms, reading = timed(reader.read, frame)
            settle_ms, (memory, _) = timed(settle, memory, reading, size, Zone())
            reference_ms, _ = timed(run, network, frame.image)
            rounds.append(
                Round(decode_ms, read_ms, settle_ms, reference_ms, dice=len(reading.dice))
            )
    shares = shares_of(lambda: [reader.read(frame) for frame in frames * turns])
    # The first turn warmed up.
    return cost_of(size, rounds[len(frames) :], shares)


def timed(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> tuple[float, T]:
    """Milliseconds of processor time that `work` took, and what it returned."""
    start = process_time()
    result = work(*args, **kwargs)
    return (process_time() - start) * 1000, result


def run(network: cv2.dnn.Net, image: Image) -> None:
    """Shrink a frame to the reference network's input and run it."""
    blob = cv2.dnn.blobFromImage(image, 1 / 255, (SIDE, SIDE), swapRB=True)
    network.setInput(blob)
    network.forward(network.getUnconnectedOutLayersNames())


def filling(picture: Image, size: tuple[int, int]) -> Image:
    """The middle of the picture, stretched evenly until it fills (width, height) pixels."""
    width, height = size
    rows, columns = picture.shape[:2]
    factor = max(width / columns, height / rows)
    large = cv2.resize(
        picture, (max(width, round(columns * factor)), max(height, round(rows * factor)))
    )
    top, left = (large.shape[0] - height) // 2, (large.shape[1] - width) // 2
    return np.ascontiguousarray(large[top : top + height, left : left + width], dtype=np.uint8)


def jpeg(image: Image) -> NDArray[np.uint8]:
    """The picture as the bytes of a JPEG file."""
    made, file = cv2.imencode(".jpg", image, [cv2.IMWRITE_JPEG_QUALITY, JPEG_QUALITY])
    if not made:
        raise VisionError("A frame cannot be written as JPEG.")
    return np.asarray(file, dtype=np.uint8)


def some_of(paths: Sequence[Path], count: int) -> list[Path]:
    """At most `count` of the paths, spread evenly."""
    step = max(len(paths) / count, 1)
    return [paths[int(index * step)] for index in range(min(count, len(paths)))]


def keep_to_one_core() -> None:
    """Leave OpenCV one thread and, where the system can, the whole process one core."""
    cv2.setNumThreads(1)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def processor() -> str:
    """The maker and family of the machine's processor, as far as the system tells."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text(encoding="utf-8").splitlines() if told.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; 0 when done, 2 when pictures or nets are missing."""
    options = _parser().parse_args(arguments)
    paths = some_of(sorted(options.photos.rglob("*.jpg")), PICTURES)
    if not paths:
        print(f"There is no .jpg in {options.photos}.", file=sys.stderr)
        return 2
    keep_to_one_core()
    try:
        reader = Reader.load(options.models)
        pictures = [load_photo(path).image for path in paths]
    except VisionError as error:
        print(error, file=sys.stderr)
        return 2
    network = cv2.dnn.readNetFromONNX(np.frombuffer(reference_network(), np.uint8))
    costs = [measure(reader, network, pictures, size, options.turns) for size in SIZES]
    print(table(costs))
    if options.json is not None:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(
            {
                "processor": processor(),
                "opencv": cv2.__version__,
                "costs": [cost.as_json() for cost in costs],
            },
            indent=2,
        )
        options.json.write_text(text + "\n", encoding="utf-8")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tests.benchmarks.bench", description=__doc__)
    add = parser.add_argument
    add("--photos", type=Path, default=ROOT / "fixtures/images", help="folder of .jpg to read")
    add("--models", type=Path, default=None, help="folder of the nets (default: the package's)")
    add("--turns", type=int, default=5, help=f"times that each of {PICTURES} pictures is read")
    add("--json", type=Path, default=None, metavar="FILE", help="also write the figures here")
    return parser


if __name__ == "__main__":
    sys.exit(main())
