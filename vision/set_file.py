"""The open file format of a learnt set: a zip of PNG pictures and a JSON list of what they show.

    set.json      {"format": 1, "name": …, "stands": …, "shots": [{"file", "colour", "face"}, …],
                   "net": sha256 of the face net that made the features}
    shots/NNN.png the crops, 128×128
    features.npy  (shots, views, D) float16: a cache, made anew when the net is another

The pictures are kept so that a later net can learn the set again.
"""

from __future__ import annotations

import io
import json
import struct
import zipfile
import zlib
from dataclasses import dataclass
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frame import Image
from vision.shots import KEPT, MOST_SHOTS, DiceSet, SetError, Shot, Stands, checked, clean_name

Floats = NDArray[np.float32]

FORMAT = 1
MOST_BYTES = 64_000_000
"""Of any part of the file, unpacked."""
DAMAGES = (
    zipfile.BadZipFile, zlib.error, cv2.error, AttributeError, EOFError, KeyError,
    NotImplementedError, OverflowError, RuntimeError, TypeError, ValueError,
)  # fmt: skip
"""What reading a file that is none, or a damaged one, may raise."""
_STAMP = (1980, 1, 1, 0, 0, 0)
"""The same set is the same file, whenever it is written."""


@dataclass(frozen=True, slots=True, eq=False)
class Features:
    """What a face net said of every view of a set's shots."""

    net: str
    """sha256 of the net."""
    values: Floats
    """(shots, views, D)."""


def packed(dice: DiceSet, features: Features | None = None) -> bytes:
    """A set as a file; `features` must be of its very shots."""
    shots = [
        {"file": f"shots/{i:03}.png", "colour": shot.colour, "face": shot.face}
        for i, shot in enumerate(dice.shots)
    ]
    head = {
        "format": FORMAT,
        "name": dice.name,
        "stands": dice.stands.value,
        "shots": shots,
        "net": features.net if features else "",
    }
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_STORED) as parts:
        put(parts, "set.json", json.dumps(head, ensure_ascii=False, indent=1).encode())
        for entry, shot in zip(shots, dice.shots, strict=True):
            put(parts, entry["file"], cv2.imencode(".png", shot.crop)[1].tobytes())
        if features:
            array = io.BytesIO()
            np.save(array, features.values.astype(np.float16))
            put(parts, "features.npy", array.getvalue())
    return whole.getvalue()


def put(parts: zipfile.ZipFile, name: str, data: bytes) -> None:
    """Write a part of a file, the same bytes whenever it is written."""
    parts.writestr(zipfile.ZipInfo(name, _STAMP), data)


def unpacked(data: bytes) -> tuple[DiceSet, Features | None]:
    """Read what `packed` wrote. SetError, in words, for anything else."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as parts:
            head = json.loads(get(parts, "set.json"))
            dice = _set(parts, head)
            return dice, _features(parts, head, len(dice.shots))
    except SetError:
        raise
    except DAMAGES as error:
        raise SetError("This is no set of learnt dice, or it is damaged.") from error


def get(parts: zipfile.ZipFile, name: str) -> bytes:
    """Read a part. KeyError when there is none, ValueError when it is too long."""
    if parts.getinfo(name).file_size > MOST_BYTES:
        raise ValueError(name)
    return parts.read(name)


def _set(parts: zipfile.ZipFile, head: dict[str, Any]) -> DiceSet:
    if int(head["format"]) > FORMAT:
        raise SetError("This set of dice was written by a later version of the program.")
    stands = Stands(head["stands"])
    if len(head["shots"]) > MOST_SHOTS:
        raise ValueError("shots")
    shots = []
    for entry in head["shots"]:
        colour, face = checked(stands, (str(entry["colour"]), str(entry["face"])))
        shots.append(Shot(colour, face, picture(get(parts, str(entry["file"])), KEPT, KEPT)))
    return DiceSet(clean_name(str(head["name"])), stands, tuple(shots))


def picture(data: bytes, width: int, height: int) -> Image:
    """A PNG of this size: (height, width, 3) uint8 BGR. ValueError for any other."""
    # The size stands in a PNG's head: a picture that unpacks to more is not even begun.
    if data[16:24] != struct.pack(">II", width, height):
        raise ValueError("picture")
    pixels = cv2.imdecode(np.frombuffer(data, np.uint8), cv2.IMREAD_COLOR)
    if pixels is None or pixels.shape != (height, width, 3):
        raise ValueError("picture")
    return np.asarray(pixels, np.uint8)


def _features(parts: zipfile.ZipFile, head: dict[str, Any], shots: int) -> Features | None:
    """The cache; None when there is none that fits."""
    net = str(head.get("net", ""))
    if not net or "features.npy" not in parts.namelist():
        return None
    array = np.load(io.BytesIO(get(parts, "features.npy")), allow_pickle=False)
    if array.ndim != 3 or array.dtype != np.float16 or len(array) != shots or not array.size:
        return None
    if not np.isfinite(array).all():
        return None
    return Features(net, np.asarray(array, np.float32))
