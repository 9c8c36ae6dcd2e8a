from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.thumbnail import HEIGHT, WIDTH, thumbnail

ROUNDED = 1.5
"""Grey levels by which a picture halved a few times, each time rounded, may be off."""


@pytest.mark.parametrize(
    "size", [(720, 1280), (1080, 1920), (360, 640), (480, 640), (1280, 720), (100, 1280), (40, 50)]
)
def test_a_picture_shrinks_to_what_it_does_at_once(size: tuple[int, int]) -> None:
    rng = np.random.default_rng(3)
    picture = rng.integers(0, 255, (*size, 3), np.uint8)
    at_once = cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
    small = thumbnail(picture)
    assert small.shape == (HEIGHT, WIDTH, 3)
    assert small.dtype == np.float32
    assert np.abs(small - at_once).max() <= ROUNDED
