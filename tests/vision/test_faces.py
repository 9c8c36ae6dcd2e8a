from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from vision.faces import CROP, cut


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


def test_a_crop_keeps_the_number_of_channels_and_changes_nothing() -> None:
    image = picture()
    before = image.copy()
    cut(image, np.array([0, 0, 300, 200], np.float32))
    assert (image == before).all()
