"""The tags of a TIFF directory, which EXIF uses too."""

from __future__ import annotations

import struct
from dataclasses import dataclass

WIDTH, HEIGHT, BITS, COMPRESSION = 256, 257, 258, 259
ORIENTATION, SAMPLES, EXTRA_SAMPLES = 274, 277, 338
STRIPS, STRIP_BYTES, TILES, TILE_BYTES = 273, 279, 324, 325

_WHOLE_NUMBERS = {1: "B", 3: "H", 4: "I"}
_ORDERS = {b"II*\0": "<", b"MM\0*": ">"}


@dataclass(frozen=True, slots=True)
class Tags:
    """The whole-number tags of the first directory."""

    values: dict[int, tuple[int, ...]]

    def first(self, tag: int, default: int = 0) -> int:
        """The tag's first number."""
        return self.values.get(tag, (default,))[0]

    def all(self, tag: int) -> tuple[int, ...]:
        return self.values.get(tag, ())

    @property
    def orientation(self) -> int:
        """1 to 8 as EXIF counts them; 1 is upright."""
        told = self.first(ORIENTATION, 1)
        return told if 1 <= told <= 8 else 1


def read_tags(data: memoryview) -> Tags:
    """Read the first directory of `data`, which starts with the byte order.

    Raises ValueError or struct.error where the directory does not fit in the data.
    """
    order = _ORDERS.get(bytes(data[:4]))
    if order is None:
        raise ValueError("no TIFF byte order")
    (start,) = struct.unpack_from(f"{order}I", data, 4)
    (count,) = struct.unpack_from(f"{order}H", data, start)
    values = {}
    for entry in range(count):
        at = start + 2 + 12 * entry
        tag, kind, length = struct.unpack_from(f"{order}HHI", data, at)
        if (code := _WHOLE_NUMBERS.get(kind)) is None or length == 0:
            continue
        size = struct.calcsize(code) * length
        if size > 4:
            (at,) = struct.unpack_from(f"{order}I", data, at + 8)
        else:
            at += 8
        # Never build numbers that the file has no room for.
        if at + size > len(data):
            raise ValueError(f"tag {tag} lies outside the file")
        values[tag] = struct.unpack_from(f"{order}{length}{code}", data, at)
    return Tags(values)


def exif_orientation(data: memoryview) -> int:
    """The orientation told by an EXIF block, 1 where it tells none that can be read."""
    try:
        return read_tags(data).orientation
    except (ValueError, struct.error):
        return 1
