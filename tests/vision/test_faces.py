from __future__ import annotations

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision.faces import CROP, PARTS, cut, read


def picture() -> NDArray[np.uint8]:
    image = np.zeros((200, 300, 3), np.uint8)
    image[80:120, 130:170] = (10, 20, 30)
    return image


def test_a_crop_holds_the_face_and_its_margin() -> None:
    crop = cut(picture(), np.array([130, 80, 170, 120], np.float32))
    assert crop.shape == (CROP, CROP, 3)
    assert tuple(crop[CROP // 2, CROP // 2]) == (10, 20, 30)
    assert crop[2, 2].max() == 0
    assert 0.5 < (crop[..., 2] > 15).mean() < 0.6  # 1 / 1.35 ** 2


def test_a_foreshortened_face_is_stretched_square() -> None:
    image = np.zeros((200, 300, 3), np.uint8)
    image[90:110, 130:170] = 255
    crop = cut(image, np.array([130, 90, 170, 110], np.float32))
    lit = crop[..., 0] > 127
    assert abs(int(lit.any(1).sum()) - int(lit.any(0).sum())) <= 2


def test_a_face_over_the_border_repeats_the_edge() -> None:
    image = np.full((50, 50, 3), 77, np.uint8)
    assert (cut(image, np.array([-20, -20, 10, 10], np.float32)) == 77).all()


@pytest.mark.parametrize(
    "box",
    [(-20, 30, 40, 90), (280, 150, 330, 230), (-90, -80, -30, -20), (400, 20, 460, 80),
     (50, 300, 90, 340), (-40, -40, 400, 300)],
)  # fmt: skip
def test_a_crop_beyond_the_border_is_that_of_a_picture_whose_edge_goes_on(
    box: tuple[int, int, int, int],
) -> None:
    image = np.random.default_rng(4).integers(0, 256, (200, 300, 3)).astype(np.uint8)
    wide = cv2.copyMakeBorder(image, 300, 300, 300, 300, cv2.BORDER_REPLICATE)
    there = np.array(box, np.float32)
    assert (cut(image, there) == cut(np.asarray(wide, np.uint8), there + 300)).all()


def test_a_crop_keeps_the_number_of_channels_and_changes_nothing() -> None:
    image = picture()
    before = image.copy()
    cut(image, np.array([0, 0, 300, 200], np.float32))
    assert (image == before).all()


class _Net:
    """Stands in for the net: says the same of every crop, and keeps what it was shown."""

    def __init__(self, certain: float) -> None:
        self.row = np.zeros(sum(PARTS) + 2, np.float32)
        self.row[0] = certain
        self.shown: list[NDArray[np.float32]] = []

    def setInput(self, blob: NDArray[np.float32]) -> None:  # noqa: N802
        self.shown.append(blob)

    def forward(self) -> NDArray[np.float32]:
        return np.tile(self.row, (len(self.shown[-1]), 1))


def test_what_leaves_doubt_is_looked_at_anew_and_mirrored() -> None:
    rng = np.random.default_rng(1)
    image = rng.integers(0, 255, (200, 300, 3), np.uint8)
    tops = np.array([[130, 80, 170, 120]], np.float32)
    net = _Net(certain=1.0)
    said = read(net, image, tops)  # type: ignore[arg-type]
    first, again = net.shown
    assert (len(first), len(again)) == (1, 2)
    assert (again[1] == again[0][:, :, ::-1]).all()
    assert said.faces[0].argmax() == 0


def test_what_is_clear_is_looked_at_once() -> None:
    net = _Net(certain=20.0)
    read(net, picture(), np.array([[130, 80, 170, 120]], np.float32))  # type: ignore[arg-type]
    assert len(net.shown) == 1
