"""Load a photo as it looks on a screen, within bounded memory."""

from __future__ import annotations

import mmap
import stat
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from cv2.typing import MatLike

from vision.errors import PhotoError
from vision.frame import Image
from vision.headers import DAMAGED, TORN, Header, HeaderError, read_header
from vision.hush import hushed
from vision.readings import Box

COMFORTABLE_PIXELS = 16_000_000
"""Larger photos are halved until they fit: dice stay large enough, memory stays small."""

ALPHA_BYTES = 240_000_000
"""Above this a photo with transparency is decoded without it."""

_REDUCED = {
    1: cv2.IMREAD_COLOR,
    2: cv2.IMREAD_REDUCED_COLOR_2,
    4: cv2.IMREAD_REDUCED_COLOR_4,
    8: cv2.IMREAD_REDUCED_COLOR_8,
}


@dataclass(frozen=True, slots=True, eq=False)
class Photo:
    """A photo turned upright, perhaps decoded smaller than it is."""

    image: Image
    """(H, W, 3) uint8, BGR: the photo, `scale` times smaller."""
    scale: int
    """Pixels of the photo per pixel of `image`, along each side: 1, 2, 4 or 8."""
    width: int
    """Of the photo as displayed, in its own pixels."""
    height: int

    def in_photo(self, box: Box) -> Box:
        """`box` of `image` in the pixels of the photo as displayed."""
        return Box(
            min(max(box.left * self.scale, 0), self.width),
            min(max(box.top * self.scale, 0), self.height),
            min(max(box.right * self.scale, 0), self.width),
            min(max(box.bottom * self.scale, 0), self.height),
        )


def load_photo(path: str | Path) -> Photo:
    """Read a JPEG, PNG, WebP, BMP or TIFF: turned by its EXIF orientation, on white, in BGR.

    Raises PhotoError, whose message is a sentence, for anything else.
    """
    path = Path(path)
    try:
        header = read_header(_mapped(path))
        return _decoded(path, header)
    except HeaderError as error:
        raise PhotoError(f"{path} cannot be read: it {error}.") from error
    except FileNotFoundError as error:
        raise PhotoError(f"{path} does not exist.") from error
    except IsADirectoryError as error:
        raise PhotoError(f"{path} is a folder, not a photo.") from error
    except PermissionError as error:
        raise PhotoError(f"{path} cannot be opened: reading it is not permitted.") from error
    except (OSError, ValueError) as error:
        raise PhotoError(f"{path} cannot be opened: {error}.") from error


def _mapped(path: Path) -> memoryview:
    """The file's bytes, without loading them."""
    status = path.stat()
    # Opening a pipe would wait for a writer; a folder gets its own sentence from `open`.
    if not stat.S_ISREG(status.st_mode) and not stat.S_ISDIR(status.st_mode):
        raise HeaderError("is not a file")
    with path.open("rb") as file:
        if status.st_size == 0:
            return memoryview(b"")
        return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


def _decoded(path: Path, header: Header) -> Photo:
    scale = next((s for s in _REDUCED if header.pixels <= s * s * COMFORTABLE_PIXELS), 8)
    keep_alpha = header.alpha and header.pixels * (8 if header.deep else 4) <= ALPHA_BYTES
    if keep_alpha:
        flags = cv2.IMREAD_UNCHANGED
    elif header.kind == "JPEG":
        flags = _REDUCED[scale] | cv2.IMREAD_IGNORE_ORIENTATION
    else:
        flags = cv2.IMREAD_COLOR | cv2.IMREAD_IGNORE_ORIENTATION
    image = _read_pixels(path, flags, header)
    if header.kind != "JPEG" and scale > 1:
        height, width = image.shape[:2]
        size = (-(-width // scale), -(-height // scale))
        image = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    image = on_white(image, premultiplied=header.kind == "TIFF") if keep_alpha else image
    # OpenCV turns a TIFF by itself, whatever it is told.
    image = image if header.kind == "TIFF" else upright(image, header.orientation)
    width, height = header.width, header.height
    if header.sideways:
        width, height = height, width
    if image.shape[:2] != (-(-height // scale), -(-width // scale)):
        raise HeaderError(DAMAGED)
    return Photo(np.ascontiguousarray(image, dtype=np.uint8), scale, width, height)


def _read_pixels(path: Path, flags: int, header: Header) -> MatLike:
    """Decode with OpenCV. A hole in the middle is only whispered by libjpeg: it counts."""
    with hushed() as heard:
        try:
            if _by_name(path, header):
                pixels = cv2.imread(str(path), flags)
            else:
                pixels = cv2.imdecode(np.fromfile(path, dtype=np.uint8), flags)
        except (cv2.error, MemoryError) as error:
            raise HeaderError(DAMAGED) from error
        if "premature end" in heard().lower():
            raise HeaderError(TORN)
    if pixels is None:
        raise HeaderError(DAMAGED)
    return pixels


def _by_name(path: Path, header: Header) -> bool:
    """Whether OpenCV may open the file itself, which spares a copy of it in memory.

    It cannot where a TIFF lies on its side, nor where the name is not text.
    """
    try:
        str(path).encode()
    except UnicodeEncodeError:
        return False
    return not (header.kind == "TIFF" and header.sideways)


def on_white(image: MatLike, *, premultiplied: bool = False) -> MatLike:
    """(H, W), (H, W, 3) or (H, W, 4) with 8 or 16 bits laid on white paper: (H, W, 3) uint8."""
    if image.dtype == np.uint16:
        image = (np.asarray(image, dtype=np.uint16) >> 8).astype(np.uint8)
    if image.ndim == 2:
        return cv2.cvtColor(image, cv2.COLOR_GRAY2BGR)
    if image.shape[2] == 3:
        return image
    alpha = cv2.cvtColor(np.ascontiguousarray(image[:, :, 3]), cv2.COLOR_GRAY2BGR)
    colour = np.ascontiguousarray(image[:, :, :3])
    if not premultiplied:
        colour = cv2.multiply(colour, alpha, scale=1 / 255)
    return cv2.add(colour, cv2.bitwise_not(alpha))


def upright(image: MatLike, orientation: int) -> MatLike:
    """`image` turned and mirrored as EXIF orientation 1 to 8 asks for."""
    match orientation:
        case 2:
            return cv2.flip(image, 1)
        case 3:
            return cv2.rotate(image, cv2.ROTATE_180)
        case 4:
            return cv2.flip(image, 0)
        case 5:
            return cv2.transpose(image)
        case 6:
            return cv2.rotate(image, cv2.ROTATE_90_CLOCKWISE)
        case 7:
            return cv2.flip(cv2.transpose(image), -1)
        case 8:
            return cv2.rotate(image, cv2.ROTATE_90_COUNTERCLOCKWISE)
        case _:
            return image
