"""What the nets read in a clip, remembered so that settling can be tried again in a moment."""

from __future__ import annotations

import pickle
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from vision.frame import Frame
from vision.motion import Motion
from vision.readings import DieReading, Kind, Reading
from vision.sources import open_source
from vision.training.evaluate import Reads

_VISION = Path(__file__).parents[2]
_AFTER_READING = {"settle", "track", "motion", "hand", "stir", "thumbnail", "zone", "tray"}
"""Modules whose changes leave the nets' readings as they are."""


def frames(film: Path) -> Iterable[Frame]:
    """Every picture of a recording. Raises SourceError."""
    source = open_source(str(film))
    try:
        while (frame := source.read()) is not None:
            yield frame
    finally:
        source.close()


def digest(models: Path) -> str:
    """Of all that readings depend on but the film: the nets and the code that runs them."""
    code = (f for f in sorted(_VISION.glob("*.py")) if f.stem not in _AFTER_READING)
    nets = sorted(f for f in models.rglob("*") if f.suffix in {".onnx", ".json"})
    whole = sha256()
    for file in (*code, *nets):
        whole.update(file.read_bytes())
    return whole.hexdigest()[:16]


def readings(film: Path, reader: Reads, kind: Kind, cache: Path) -> Iterable[Reading]:
    """A reading of every picture, the dice taken from `cache` if they are there."""
    file = cache / f"{sha256(film.read_bytes()).hexdigest()[:16]}.pickle"
    motion = Motion()
    if file.exists():
        known: list[tuple[DieReading, ...]] = pickle.loads(file.read_bytes())
        for frame, dice in zip(frames(film), known, strict=True):
            stir = motion.since_last(frame)
            yield Reading(frame.number, frame.seconds, dice, stir, frame.epoch)
        return
    told = []
    for frame in frames(film):
        reading = reader.read(frame, kind)
        told.append(reading.dice)
        yield Reading(
            frame.number, frame.seconds, reading.dice, motion.since_last(frame), frame.epoch
        )
    cache.mkdir(parents=True, exist_ok=True)
    part = file.with_suffix(".part")
    part.write_bytes(pickle.dumps(told))
    part.replace(file)
