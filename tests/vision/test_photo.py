"""Photos are read as they look, and files that are no photo are told apart in a sentence."""

from __future__ import annotations

import io
import os
import resource
import struct
import subprocess
import sys
import zlib
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from PIL import Image as Pillow
from PIL import ImageOps

from vision.errors import PhotoError
from vision.photo import load_photo
from vision.readings import Box

WIDTH, HEIGHT = 80, 60


def scene() -> NDArray[np.uint8]:
    """A smooth picture, (60, 80, 3) RGB, with no two corners alike."""
    blots = np.random.default_rng(3).integers(0, 255, (6, 8, 3), dtype=np.uint8)
    wide = cv2.resize(blots, (WIDTH, HEIGHT), interpolation=cv2.INTER_CUBIC)
    return np.asarray(wide, dtype=np.uint8)


PICTURE = Pillow.fromarray(scene())


def saved(picture: Pillow.Image, format_: str, **options: Any) -> bytes:
    out = io.BytesIO()
    picture.save(out, format_, **options)
    return out.getvalue()


def encoded(suffix: str, image: NDArray[Any]) -> bytes:
    ok, data = cv2.imencode(suffix, image)
    assert ok
    return data.tobytes()


def turned(format_: str, orientation: int) -> bytes:
    exif = Pillow.Exif()
    exif[274] = orientation
    options = {"lossless": True} if format_ == "WEBP" else {}
    return saved(PICTURE, format_, exif=exif, **options)


def as_pillow_shows_it(data: bytes) -> NDArray[np.int16]:
    """BGR of the picture, upright and on white, by another decoder."""
    picture: Pillow.Image = ImageOps.exif_transpose(Pillow.open(io.BytesIO(data)))
    if picture.mode in ("RGBA", "LA") or "transparency" in picture.info:
        picture = picture.convert("RGBA")
        paper = Pillow.new("RGBA", picture.size, "white")
        picture = Pillow.alpha_composite(paper, picture)
    return np.asarray(picture.convert("RGB"))[:, :, ::-1].astype(np.int16)


SHEER = PICTURE.copy()
SHEER.putalpha(Pillow.linear_gradient("L").resize((WIDTH, HEIGHT)))

KINDS: dict[str, bytes] = {
    "jpeg": saved(PICTURE, "JPEG", quality=90),
    "progressive jpeg": saved(PICTURE, "JPEG", progressive=True),
    "grey jpeg": saved(PICTURE.convert("L"), "JPEG"),
    "cmyk jpeg": saved(PICTURE.convert("CMYK"), "JPEG", quality=95),
    "png": saved(PICTURE, "PNG"),
    "grey png": saved(PICTURE.convert("L"), "PNG"),
    "palette png": saved(PICTURE.convert("P"), "PNG"),
    "palette png, one colour clear": saved(PICTURE.convert("P"), "PNG", transparency=3),
    "black and white png": saved(PICTURE.convert("1"), "PNG"),
    "sheer png": saved(SHEER, "PNG"),
    "sheer grey png": saved(SHEER.convert("LA"), "PNG"),
    "webp": saved(PICTURE, "WEBP", lossless=True),
    "lossy webp": saved(PICTURE, "WEBP", quality=80),
    "sheer webp": saved(SHEER, "WEBP", lossless=True),
    "bmp": saved(PICTURE, "BMP"),
    "grey bmp": saved(PICTURE.convert("L"), "BMP"),
    "tiff": saved(PICTURE, "TIFF"),
    "lzw tiff": saved(PICTURE, "TIFF", compression="tiff_lzw"),
    "grey tiff": saved(PICTURE.convert("L"), "TIFF"),
    "cmyk tiff": saved(PICTURE.convert("CMYK"), "TIFF"),
    "sheer tiff": saved(SHEER, "TIFF"),
    **{
        f"{format_.lower()} turned {orientation}": turned(format_, orientation)
        for format_ in ("JPEG", "PNG", "WEBP")
        for orientation in range(1, 9)
    },
    **{
        f"tiff turned {orientation}": saved(PICTURE, "TIFF", tiffinfo={274: orientation})
        for orientation in (1, 3, 6, 8)
    },
}


def written(folder: Path, data: bytes, name: str = "photo.jpg") -> Path:
    path = folder / name
    path.write_bytes(data)
    return path


@pytest.mark.parametrize("kind", KINDS)
def test_a_photo_is_read_as_it_looks(kind: str, tmp_path: Path) -> None:
    # The suffix never decides: every kind is named .jpg here.
    photo = load_photo(written(tmp_path, KINDS[kind]))
    expected = as_pillow_shows_it(KINDS[kind])
    assert photo.image.dtype == np.uint8
    assert photo.image.shape == expected.shape
    assert (photo.height, photo.width, photo.scale) == (*expected.shape[:2], 1)
    assert np.abs(photo.image - expected).max() <= 3


@pytest.mark.parametrize("suffix", [".png", ".tif"])
@pytest.mark.parametrize("channels", [1, 3])
def test_sixteen_bits_look_like_eight(suffix: str, channels: int, tmp_path: Path) -> None:
    shallow = scene()[:, :, :channels]
    deep = shallow.astype(np.uint16) * 257
    photo = load_photo(written(tmp_path, encoded(suffix, deep)))
    assert np.array_equal(photo.image, np.broadcast_to(shallow, photo.image.shape))


def test_sixteen_bits_with_alpha_lie_on_white(tmp_path: Path) -> None:
    deep = np.dstack([scene(), np.full((HEIGHT, WIDTH), 128, np.uint8)]).astype(np.uint16) * 257
    photo = load_photo(written(tmp_path, encoded(".png", deep)))
    half = scene().astype(float) * 128 / 255 + 127
    assert np.abs(photo.image - half).max() <= 1


def png_claiming(width: int, height: int) -> bytes:
    data = bytearray(KINDS["png"])
    data[16:24] = struct.pack(">II", width, height)
    data[29:33] = struct.pack(">I", zlib.crc32(bytes(data[12:29])))
    return bytes(data)


def jpeg_claiming(width: int, height: int) -> bytes:
    data = bytearray(KINDS["jpeg"])
    frame = data.index(b"\xff\xc0")
    data[frame + 5 : frame + 9] = struct.pack(">HH", height, width)
    return bytes(data)


def bmp_claiming(width: int, height: int) -> bytes:
    data = bytearray(KINDS["bmp"])
    data[18:26] = struct.pack("<ii", width, height)
    return bytes(data)


def tiff_claiming(width: int, height: int, kind: str = "lzw tiff") -> bytes:
    data = KINDS[kind]
    for tag, old, new in ((256, WIDTH, width), (257, HEIGHT, height)):
        for code, size in ((3, "HH"), (4, "I")):
            numbers = (old, 0) if code == 3 else (old,)
            before = struct.pack(f"<HHI{size}", tag, code, 1, *numbers)
            data = data.replace(before, struct.pack("<HHII", tag, 4, 1, new))
    return data


def webp_claiming(width: int, height: int) -> bytes:
    size = (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")
    body = b"VP8X" + struct.pack("<IB3x", 10, 0) + size + KINDS["webp"][12:]
    return b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body


def hole_in_the_middle() -> bytes:
    data = KINDS["jpeg"]
    return data[: len(data) // 2] + data[-2:]


NO_PHOTOS: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "is empty"),
    "text": (b"three brains, one shotgun\n", "is not a photo"),
    "a byte": (b"\xff", "is not a photo"),
    "zeros": (bytes(5000), "is not a photo"),
    "gif": (saved(PICTURE, "GIF"), "is not a photo"),
    "text beginning as a bmp": (
        b"BMW is a make of cars, not a photo of dice",
        "torn|promises|format|claims",
    ),
    "jpeg with a hole": (hole_in_the_middle(), "is torn"),
    "jpeg with zeros for its end": (KINDS["jpeg"][:900] + bytes(900), "is torn"),
    "jpeg without a scan": (b"\xff\xd8\xff\xd9", "is damaged"),
    "jpeg with one byte after its start": (b"\xff\xd8\xff", "is torn"),
    "png with a flipped bit": (
        KINDS["png"][:400] + bytes([KINDS["png"][400] ^ 4]) + KINDS["png"][401:],
        "is damaged",
    ),
    "png of no width": (png_claiming(0, 60), "is damaged"),
    "bmp of negative width": (bmp_claiming(-80, 60), "is damaged"),
    **{
        f"{kind}, half of it": (KINDS[kind][: len(KINDS[kind]) // 2], "torn|damaged|promises")
        for kind in ("jpeg", "progressive jpeg", "png", "webp", "bmp", "tiff", "lzw tiff")
    },
    **{
        f"{kind}, all but its last three bytes": (KINDS[kind][:-3], "torn|damaged|promises")
        for kind in ("jpeg", "png", "webp", "bmp")
    },
    **{
        f"{claim.__name__} {width} x {height}": (claim(width, height), "pixels|promises|damaged")
        for claim in (png_claiming, jpeg_claiming, bmp_claiming, tiff_claiming)
        for width, height in ((60000, 60000), (10000, 10000), (160, 120))
        if not (claim is jpeg_claiming and width == 160)
    },
    "webp claiming 16383 x 7000": (webp_claiming(16383, 7000), "promises"),
}


@pytest.mark.parametrize("name", NO_PHOTOS)
def test_what_is_no_photo_is_refused_in_a_sentence(
    name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    data, reason = NO_PHOTOS[name]
    path = written(tmp_path, data)
    with pytest.raises(PhotoError, match=reason) as caught:
        load_photo(path)
    assert str(caught.value).startswith(str(path))
    assert str(caught.value).endswith(".")
    assert "\n" not in str(caught.value)
    assert capfd.readouterr().err == ""


def test_a_jpeg_promising_more_rows_than_it_holds_is_refused(tmp_path: Path) -> None:
    with pytest.raises(PhotoError, match="torn"):
        load_photo(written(tmp_path, jpeg_claiming(WIDTH, 600)))


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(PhotoError, match=r"gone\.jpg does not exist"):
        load_photo(tmp_path / "gone.jpg")


def test_a_folder_is_not_a_photo(tmp_path: Path) -> None:
    with pytest.raises(PhotoError, match="is a folder"):
        load_photo(tmp_path)


def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jpg")
    with pytest.raises(PhotoError, match="is not a file"):
        load_photo(tmp_path / "pipe.jpg")


def test_a_name_no_file_can_have_is_refused() -> None:
    with pytest.raises(PhotoError, match="cannot be opened"):
        load_photo("a\0b.jpg")


def test_a_file_that_may_not_be_read_is_refused(tmp_path: Path) -> None:
    path = written(tmp_path, KINDS["jpeg"])
    path.chmod(0)
    was = os.geteuid()
    if was == 0:  # Root may read anything: be nobody for a moment.
        os.seteuid(65534)
    try:
        with pytest.raises(PhotoError, match="not permitted"):
            load_photo(path)
    finally:
        os.seteuid(was)


def test_a_name_that_is_not_text_is_no_hindrance(tmp_path: Path) -> None:
    photo = load_photo(written(tmp_path, KINDS["jpeg"], "d\udce9.jpg"))
    assert photo.image.shape == (HEIGHT, WIDTH, 3)


def test_a_large_photo_is_decoded_smaller_and_its_boxes_are_not(tmp_path: Path) -> None:
    exif = Pillow.Exif()
    exif[274] = 6
    large = Pillow.new("RGB", (6002, 4001), "grey")
    for format_ in ("JPEG", "PNG"):
        photo = load_photo(written(tmp_path, saved(large, format_, exif=exif)))
        assert (photo.width, photo.height, photo.scale) == (4001, 6002, 2)
        assert photo.image.shape == (3001, 2001, 3)
        assert photo.in_photo(Box(10, 20, 2001, 3001)) == Box(20, 40, 4001, 6002)


# What the kernel calls VmHWM is this process's own; getrusage would add its parent's.
PEAK = """
import re, sys
from pathlib import Path
from vision.photo import load_photo
photo = load_photo(sys.argv[1])
assert (photo.width, photo.height) == (12000, 9000), photo
(peak,) = re.findall(r"VmHWM:\\s+(\\d+) kB", Path("/proc/self/status").read_text())
print(photo.image.shape[1], peak)
"""


@pytest.mark.parametrize("kind", ["jpeg", "progressive jpeg", "png", "sheer png"])
def test_a_photo_of_108_megapixels_fits_in_a_gigabyte(kind: str, tmp_path: Path) -> None:
    tile = PICTURE.resize((1000, 1000))
    mode = "RGBA" if kind.startswith("sheer") else "RGB"
    large = Pillow.new(mode, (12000, 9000), "white")
    for left in range(0, 12000, 3000):
        large.paste(tile, (left, 4000))
    format_ = "JPEG" if kind.endswith("jpeg") else "PNG"
    options: dict[str, Any] = {"progressive": True} if kind.startswith("progressive") else {}
    if format_ == "PNG":
        options = {"compress_level": 1}
    path = tmp_path / "large"
    large.save(path, format_, **options)
    ran = subprocess.run([sys.executable, "-c", PEAK, str(path)], capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    width, peak_kib = map(int, ran.stdout.split())
    assert width == 3000
    assert peak_kib * 1024 < 1_000_000_000


def test_a_lying_header_costs_no_memory(tmp_path: Path) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for claim in (png_claiming, jpeg_claiming, bmp_claiming, tiff_claiming):
        for size in ((60000, 60000), (10900, 10900), (4_000_000_000, 1)):
            try:
                path = written(tmp_path, claim(*size))
            except struct.error:  # A number this format cannot even claim.
                continue
            with pytest.raises(PhotoError):
                load_photo(path)
    grown_kib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    assert grown_kib < 30_000


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(sorted(KINDS)),
    st.integers(0, 1 << 16),
    st.binary(min_size=0, max_size=6),
    st.integers(0, 6),
)
def test_no_damage_is_worse_than_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, kind: str, at: int, new: bytes, dropped: int
) -> None:
    data = KINDS[kind]
    at %= len(data)
    path = tmp_path_factory.getbasetemp() / "damaged"
    path.write_bytes(data[:at] + new + data[at + dropped :])
    try:
        photo = load_photo(path)
    except PhotoError as error:
        assert str(error).endswith(".")
    else:
        assert photo.image.shape == (photo.height, photo.width, 3)
        assert photo.image.dtype == np.uint8
