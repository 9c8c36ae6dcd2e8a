from __future__ import annotations

import cv2
import numpy as np
import pytest

from vision.thumbnail import HEIGHT, WIDTH, thumbnail


@pytest.mark.parametrize("size", [(720, 1280), (1080, 1920), (721, 1282), (90, 160), (40, 50)])
def test_a_large_picture_shrinks_to_the_same(size: tuple[int, int]) -> None:
    rng = np.random.default_rng(3)
    picture = rng.integers(0, 255, (*size, 3), np.uint8)
    at_once = cv2.resize(picture, (WIDTH, HEIGHT), interpolation=cv2.INTER_AREA)
    small = thumbnail(picture)
    assert small.shape == (HEIGHT, WIDTH, 3)
    assert small.dtype == np.float32
    assert np.abs(small - at_once).max() <= 1.0 + 0.5
