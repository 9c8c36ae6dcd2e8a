"""What a photo's file says of itself, believed only as far as the file's own bytes bear it out."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import ceil

from vision import exif

LARGEST_PIXELS = 120_000_000
"""More than any photo this program promises to read (108 megapixels)."""


class HeaderError(ValueError):
    """Why a file is not taken for a photo; the message goes on from "it ...": "is torn"."""


@dataclass(frozen=True, slots=True)
class Header:
    """How large the stored picture is and how it wants to be shown."""

    kind: str
    width: int
    height: int
    orientation: int = 1
    """1 to 8 as EXIF counts them; 1 is upright."""
    alpha: bool = False
    deep: bool = False
    """16 bits a channel instead of 8."""

    @property
    def pixels(self) -> int:
        return self.width * self.height

    @property
    def sideways(self) -> bool:
        """Whether it is shown with width and height exchanged."""
        return self.orientation >= 5


TORN = "is torn: its end is missing"
DAMAGED = "is damaged"
LYING = "is damaged: its header promises a larger picture than the file holds"
UNKNOWN = "is not a photo in a format read here (JPEG, PNG, WebP, BMP, TIFF)"


def read_header(data: memoryview) -> Header:
    """Check the file `data` from its first byte to its last; allocate nothing it asks for.

    Raises HeaderError where it is torn, damaged, too large or no photo.
    """
    if not data:
        raise HeaderError("is empty")
    parse = next((parse for begins, parse in _KINDS if begins.match(data)), None)
    if parse is None:
        raise HeaderError(UNKNOWN)
    try:
        header = parse(data)
    except struct.error as error:
        raise HeaderError(TORN) from error
    if header.width <= 0 or header.height <= 0:
        raise HeaderError(DAMAGED)
    if header.pixels > LARGEST_PIXELS:
        raise HeaderError(
            f"claims {header.width} x {header.height} pixels,"
            f" and at most {LARGEST_PIXELS // 1_000_000} megapixels are read"
        )
    return header


def _bear_out(needed_bytes: float, held_bytes: int) -> None:
    if needed_bytes > held_bytes:
        raise HeaderError(LYING)


# In a scan, FF 00 is data and FF D0 to D7 are restart marks; any other FF xx ends it.
_END_OF_SCAN = re.compile(rb"\xff[\x01-\xcf\xd8-\xfe]")
_SOI, _EOI, _SOS, _APP1 = 0xD8, 0xD9, 0xDA, 0xE1
_FRAMES = set(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
# The shortest code for an 8 x 8 block takes a bit.
_JPEG_PIXELS_PER_BYTE = 512


def _jpeg(data: memoryview) -> Header:
    size: tuple[int, int] | None = None
    orientation = 1
    scans = 0
    for marker, body in _segments(data):
        if marker in _FRAMES:
            _, height, width = struct.unpack_from(">BHH", body)
            size = width, height
        elif marker == _APP1 and bytes(body[:6]) == b"Exif\0\0":
            orientation = exif.exif_orientation(body[6:])
        scans += marker == _SOS
    if size is None or scans == 0:
        raise HeaderError(DAMAGED)
    _bear_out(size[0] * size[1] / _JPEG_PIXELS_PER_BYTE, len(data))
    return Header("JPEG", *size, orientation=orientation)


def _segments(data: memoryview) -> Iterator[tuple[int, memoryview]]:
    """(marker, body) up to the end mark; raises HeaderError where there is none."""
    at = 2
    while True:
        lead, marker = struct.unpack_from("BB", data, at)
        if lead != 0xFF:
            raise HeaderError(DAMAGED)
        if marker == 0xFF:  # Filling.
            at += 1
            continue
        if marker == _EOI:
            return
        if marker == _SOI:
            raise HeaderError(DAMAGED)
        (length,) = struct.unpack_from(">H", data, at + 2)
        body = data[at + 4 : at + 2 + length]
        at += 2 + length
        yield marker, body
        if marker == _SOS:
            if (end := _END_OF_SCAN.search(data, at)) is None:
                raise HeaderError(TORN)
            at = end.start()


# Deflate packs 1032 bytes into one at best.
_DEFLATE_BEST = 1040
_PNG_SAMPLES = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}


def _png(data: memoryview) -> Header:
    width, height, depth, colour = struct.unpack_from(">IIBB", data, 16)
    if colour not in _PNG_SAMPLES:
        raise HeaderError(DAMAGED)
    packed, orientation, alpha = 0, 1, colour in (4, 6)
    for name, body in _png_chunks(data):
        match name:
            case b"IDAT":
                packed += len(body)
            case b"eXIf":
                orientation = exif.exif_orientation(body)
            case b"tRNS":
                alpha = True
            case _:  # Colour profiles, texts and the like.
                continue
    row = ceil(width * _PNG_SAMPLES[colour] * depth / 8) + 1
    _bear_out(row * height, packed * _DEFLATE_BEST)
    return Header("PNG", width, height, orientation, alpha, deep=depth == 16)


def _png_chunks(data: memoryview) -> Iterator[tuple[bytes, memoryview]]:
    at = 8
    while True:
        length, name = struct.unpack_from(">I4s", data, at)
        end = at + 8 + length
        (check,) = struct.unpack_from(">I", data, end)
        if zlib.crc32(data[at + 4 : end]) != check:
            raise HeaderError(DAMAGED)
        if name == b"IEND":
            return
        yield name, data[at + 8 : end]
        at = end + 4


# Flat colour in lossy WebP was seen to pack 560 pixels into a byte; a small flat picture is free.
_WEBP_PIXELS_PER_BYTE = 4096
_WEBP_FREE_PIXELS = 1_000_000


def _webp(data: memoryview) -> Header:
    (riff,) = struct.unpack_from("<I", data, 4)
    if riff + 8 > len(data):
        raise HeaderError(TORN)
    header: Header | None = None
    orientation = 1
    at = 12
    while at + 8 <= riff + 8:
        name, length = struct.unpack_from("<4sI", data, at)
        body = data[at + 8 : at + 8 + length]
        if len(body) < length:
            raise HeaderError(TORN)
        if header is None:
            header = _webp_size(name, body)
        if name == b"EXIF":
            start = 6 if bytes(body[:6]) == b"Exif\0\0" else 0
            orientation = exif.exif_orientation(body[start:])
        at += 8 + length + length % 2
    if header is None:
        raise HeaderError(DAMAGED)
    _bear_out((header.pixels - _WEBP_FREE_PIXELS) / _WEBP_PIXELS_PER_BYTE, len(data))
    return Header("WebP", header.width, header.height, orientation, header.alpha)


def _webp_size(name: bytes, body: memoryview) -> Header | None:
    match name:
        case b"VP8X":
            flags, low, high = struct.unpack_from("<B3xIH", body)
            width, height = low & 0xFFFFFF, low >> 24 | high << 8
            return Header("WebP", width + 1, height + 1, alpha=bool(flags & 0x10))
        case b"VP8L":
            (bits,) = struct.unpack_from("<I", body, 1)
            width, height = bits & 0x3FFF, bits >> 14 & 0x3FFF
            return Header("WebP", width + 1, height + 1, alpha=bool(bits >> 28 & 1))
        case b"VP8 ":
            width, height = struct.unpack_from("<HH", body, 6)
            return Header("WebP", width & 0x3FFF, height & 0x3FFF)
        case _:
            return None


_BMP_PLAIN, _BMP_PACKED = {0, 3, 6}, {1, 2}
# Run-length rows pack 255 pixels into two bytes at best.
_BMP_PIXELS_PER_BYTE = 128


def _bmp(data: memoryview) -> Header:
    start, info = struct.unpack_from("<II", data, 10)
    if info == 12:
        width, height, _, bits = struct.unpack_from("<HHHH", data, 18)
        packing = 0
    else:
        width, height, _, bits, packing = struct.unpack_from("<iiHHI", data, 18)
    height = abs(height)  # Negative: stored from the top down.
    if packing in _BMP_PLAIN:
        row = (width * bits + 31) // 32 * 4
        if start + row * height > len(data):
            raise HeaderError(LYING if row * height > 2 * len(data) else TORN)
    elif packing in _BMP_PACKED:
        _bear_out(width * height / _BMP_PIXELS_PER_BYTE, len(data))
    else:
        raise HeaderError(UNKNOWN)
    return Header("BMP", width, height)


_TIFF_PLAIN = 1
_TIFF_BEST = 4096
"""More than LZW packs into a byte at best."""


def _tiff(data: memoryview) -> Header:
    try:
        tags = exif.read_tags(data)
    except ValueError as error:
        raise HeaderError(TORN) from error
    width, height = tags.first(exif.WIDTH), tags.first(exif.HEIGHT)
    starts = tags.all(exif.STRIPS) or tags.all(exif.TILES)
    lengths = tags.all(exif.STRIP_BYTES) or tags.all(exif.TILE_BYTES)
    if not starts or len(starts) != len(lengths):
        raise HeaderError(DAMAGED)
    bits = tags.first(exif.BITS, 1)
    plain = tags.first(exif.COMPRESSION, _TIFF_PLAIN) == _TIFF_PLAIN
    needed = width * height * bits * tags.first(exif.SAMPLES, 1) / 8
    _bear_out(needed, sum(lengths) * (1 if plain else _TIFF_BEST))
    if any(start + length > len(data) for start, length in zip(starts, lengths, strict=True)):
        raise HeaderError(TORN)
    alpha = bool(tags.first(exif.EXTRA_SAMPLES))
    return Header("TIFF", width, height, tags.orientation, alpha, deep=bits == 16)


_KINDS: tuple[tuple[re.Pattern[bytes], Callable[[memoryview], Header]], ...] = (
    (re.compile(rb"\xff\xd8\xff"), _jpeg),
    (re.compile(rb"\x89PNG\r\n\x1a\n"), _png),
    (re.compile(rb"RIFF....WEBP", re.DOTALL), _webp),
    (re.compile(rb"BM"), _bmp),
    (re.compile(rb"II\*\0|MM\0\*"), _tiff),
)
