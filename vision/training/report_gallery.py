"""A page of every photo with a miss, each drawn with its truth and what was seen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from pathlib import Path

import cv2

from vision.errors import PhotoError
from vision.frame import Image
from vision.photo import Photo
from vision.readings import Box, DieReading
from vision.training.matching import PhotoResult, SetResult, confidence
from vision.training.photo_sets import seen_value

# Blue, green, red (BGR).
TRUTH, RIGHT, WRONG, UNSURE = (255, 160, 60), (80, 220, 80), (60, 60, 255), (0, 190, 255)

SMALLEST_WIDTH = 900
"""Narrower photos are enlarged, so that the words on them do not hide the dice."""
TEXT_SCALE = 0.5

PAGE = """<!doctype html><meta charset="utf-8"><title>Misses</title>
<style>body{{font:16px sans-serif;margin:2em}}figure{{margin:0 0 3em}}img{{max-width:100%}}</style>
<h1>Misses</h1>
<p>Blue: the truth. Green: read right. Red: read wrong, or nothing there. Amber: asked about.</p>
{body}
"""


def write_gallery(
    results: Sequence[SetResult], load: Callable[[Path], Photo], out: Path
) -> tuple[Path, ...]:
    """Write `misses.html` and its pictures below `out`; returns the pictures.

    Only what was read with no kind expected is shown. Raises PhotoError when a picture cannot
    be loaded or written.
    """
    pictures: list[Path] = []
    body: list[str] = []
    for result in results:
        misses = [photo for photo in result.photos if has_miss(photo)]
        if result.expect is not None or not misses:
            continue
        name = result.photo_set.name
        body.append(f"<h2>{escape(name)}: {len(misses)} of {len(result.photos)} photos</h2>")
        for miss in misses:
            picture = Path(name.replace("/", "-")) / f"{miss.photo.path.stem}.jpg"
            _write(out / picture, drawn(load(miss.photo.path).image, miss))
            body.append(_figure(picture, miss))
            pictures.append(out / picture)
    out.mkdir(parents=True, exist_ok=True)
    (out / "misses.html").write_text(PAGE.format(body="\n".join(body)), encoding="utf-8")
    return tuple(pictures)


def has_miss(result: PhotoResult) -> bool:
    """Whether any die was missed, misread or made up, even if the values add up."""
    misread = any(not pair.right for pair in result.pairs)
    return misread or bool(result.missed or result.extra)


def drawn(image: Image, result: PhotoResult) -> Image:
    """The photo with every box of the truth and of the reading; `image` is left as it is."""
    photo = result.photo
    factor = max(1.0, SMALLEST_WIDTH / photo.width)
    size = (round(photo.width * factor), round(photo.height * factor))
    canvas = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    for die in photo.dice:
        _label(canvas, die.box, factor, TRUTH, die.value, below=True)
    for pair in result.pairs:
        colour = (RIGHT if pair.seen.sure else UNSURE) if pair.right else WRONG
        _label(canvas, pair.seen.box, factor, colour, _words(pair.seen))
    for seen in result.extra:
        _label(canvas, seen.box, factor, WRONG, _words(seen))
    return canvas.astype("uint8", copy=False)


def _words(die: DieReading) -> str:
    return f"{seen_value(die)} {confidence(die):.2f}{'' if die.sure else '?'}"


def _label(
    canvas: cv2.typing.MatLike,
    box: Box,
    factor: float,
    colour: tuple[int, int, int],
    words: str,
    below: bool = False,
) -> None:
    left, top, right, bottom = (
        round(edge * factor) for edge in (box.left, box.top, box.right, box.bottom)
    )
    cv2.rectangle(canvas, (left, top), (right, bottom), colour, 1 if below else 2)
    place = (left, bottom + 14 if below else max(top - 4, 12))
    for shade, thickness in (((0, 0, 0), 3), (colour, 1)):
        cv2.putText(canvas, words, place, cv2.FONT_HERSHEY_SIMPLEX, TEXT_SCALE, shade, thickness)


def _figure(picture: Path, result: PhotoResult) -> str:
    said = "asked about" if result.asked else "taken for sure"
    whole = "values right, places not" if result.whole else "wrong"
    caption = (
        f"{result.photo.path.name}: {whole}, {said}. "
        f"Truth: {_list(die.value for die in result.photo.dice)}. "
        f"Read: {_list(seen_value(die) for die in result.seen)}."
    )
    return (
        f'<figure><img src="{escape(picture.as_posix())}">'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )


def _list(values: Iterable[str]) -> str:
    return " ".join(sorted(values)) or "nothing"


def _write(path: Path, image: Image) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not cv2.imwrite(str(path), image):
        raise PhotoError(f"The picture {path} cannot be written.")
