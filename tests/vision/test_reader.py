"""The real nets on the pictures of `fixtures/images`, whose drawings no net was taught with."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision import detect, stance
from vision.errors import ModelError
from vision.frame import Frame, Image
from vision.geometry import Boxes
from vision.labels import KINDS
from vision.photo import load_photo
from vision.reader import Reader, read_image, zombie_odds
from vision.readings import DieReading, Kind, Reading
from vision.training.matching import PhotoResult, compare
from vision.training.photo_sets import photo_set, photo_sets

IMAGES = Path(__file__).parents[2] / "fixtures" / "images"
SETS = tuple(folder.name for folder in sorted(IMAGES.iterdir()) if folder.is_dir())


@cache
def reader() -> Reader:
    return Reader.load()


def read(image: Image, expect: Kind | None = None) -> Reading:
    return reader().read(Frame(image, 0, 0.0), expect)


@cache
def results(name: str) -> tuple[PhotoResult, ...]:
    images = photo_set(IMAGES / name)
    return tuple(
        compare(photo, read(load_photo(photo.path).image).dice, images.extent)
        for photo in images.photos
    )


def test_there_are_enough_pictures_of_both_kinds_of_dice() -> None:
    photos = [photo for images in photo_sets(IMAGES) for photo in images.photos]
    assert len(photos) >= 80
    assert {die.kind for photo in photos for die in photo.dice} == set(KINDS)


WHOLE = {"glare": 0.6, "oblique": 0.75}
"""Least share of a set's pictures read whole, one picture below what `make eval` measured."""
USUALLY_WHOLE = 0.8


@pytest.mark.parametrize("name", SETS)
def test_pictures_are_read_whole(name: str) -> None:
    read_whole = [result.whole for result in results(name)]
    wrong = [result.photo.path.name for result in results(name) if not result.whole]
    assert sum(read_whole) >= WHOLE.get(name, USUALLY_WHOLE) * len(read_whole), wrong


def test_nearly_every_die_is_right_and_hardly_one_is_surely_wrong() -> None:
    pairs = [pair for name in SETS for result in results(name) for pair in result.pairs]
    dice = sum(len(result.photo.dice) for name in SETS for result in results(name))
    sure = [pair for pair in pairs if pair.seen.sure]
    assert sum(pair.right for pair in pairs) >= 0.95 * dice
    assert sum(not pair.right for pair in sure) <= 0.01 * len(sure)


def test_a_table_without_dice_is_empty() -> None:
    assert [len(result.seen) for result in results("empty")] == [0] * len(results("empty"))


def easy(kind: Kind) -> Image:
    photos = photo_set(IMAGES / "easy").photos
    most = max(photos, key=lambda photo: sum(die.kind is kind for die in photo.dice))
    return load_photo(most.path).image


def values(dice: tuple[DieReading, ...]) -> list[tuple[str, str]]:
    return sorted((die.colour, die.face) for die in dice)


@pytest.mark.parametrize("kind", KINDS)
def test_likelihoods_are_ranked_and_sum_to_one(kind: Kind) -> None:
    dice = read(easy(kind)).dice
    assert dice
    for die in dice:
        for ranking in (die.faces, die.colours):
            chances = [p for _, p in ranking]
            assert chances == sorted(chances, reverse=True)
            assert sum(chances) == pytest.approx(1, abs=1e-4)
        assert (die.colours[0][0], die.faces[0][0]) == (die.colour, die.face)
        assert 0 <= die.confidence <= 1


@pytest.mark.parametrize("kind", KINDS)
def test_an_expected_kind_is_the_only_one_answered(kind: Kind) -> None:
    for other in KINDS:
        assert {die.kind for die in read(easy(kind), expect=other).dice} <= {other}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("scale", [0.75, 1.5, 2.0])
def test_a_larger_or_smaller_photo_is_read_the_same_in_its_own_pixels(
    kind: Kind, scale: float
) -> None:
    image = easy(kind)
    resized = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    larger = np.asarray(resized, np.uint8)
    before, after = read(image).dice, read(larger).dice
    assert values(before) == values(after)
    for one, other in zip(before, after, strict=True):
        assert other.box.centre == pytest.approx([scale * c for c in one.box.centre], abs=6 * scale)


def test_reading_leaves_the_picture_alone_and_says_the_same_again() -> None:
    image = easy(Kind.ZOMBIE)
    before = image.copy()
    assert read(image).dice == read(image).dice
    assert (image == before).all()


@pytest.mark.parametrize("size", [(1, 1), (3, 900), (64, 64)])
def test_pictures_of_any_size_are_read(size: tuple[int, int]) -> None:
    assert read(np.full((*size, 3), 90, np.uint8)).dice == ()


def test_the_other_dice_help_to_tell_the_kind_of_an_unclear_one() -> None:
    clear_zombie, unclear = np.full(9, -6.0), np.full(9, -6.0)
    clear_zombie[6] = 6
    unclear[[0, 6]] = (0.5, 0.0)
    alone = zombie_odds(np.array([unclear], np.float32), 1.0)
    among = zombie_odds(np.array([unclear, clear_zombie, clear_zombie], np.float32), 1.0)
    assert alone[0] < 0 < among[0]


def test_what_can_be_no_die_is_not_looked_at_for_how_it_stands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A find of little heat, on bare cloth, beside the dice of a picture."""
    networks = reader().networks
    image = np.full((480, 640, 3), (60, 90, 60), np.uint8)
    image[200:280, 280:360] = 235
    boxes = np.array([[280, 200, 360, 280], [40, 40, 110, 110]], np.float32)
    found = detect.Found(boxes, boxes, np.array([0.9, 0.2], np.float32))
    monkeypatch.setattr(detect, "find", lambda *_: found)
    looked = []

    def read(net: cv2.dnn.Net, picture: Image, at: Boxes) -> stance.Stance:
        looked.append(len(at))
        return real(net, picture, at)

    real = stance.read
    monkeypatch.setattr(stance, "read", read)
    assert len(read_image(networks, image)) <= 1
    assert looked in ([0], [1])


def test_missing_and_changed_models_are_said(tmp_path: Path) -> None:
    with pytest.raises(ModelError, match="missing"):
        Reader.load(tmp_path)
    models = Path(__file__).parents[2] / "models"
    for task in ("detector", "faces", "stance"):
        (tmp_path / task).mkdir()
        for name in ("model.onnx", "labels.json"):
            (tmp_path / task / name).write_bytes((models / task / name).read_bytes())
    with (tmp_path / "faces" / "model.onnx").open("ab") as file:
        file.write(b"\0")
    with pytest.raises(ModelError, match="not the one"):
        Reader.load(tmp_path)
