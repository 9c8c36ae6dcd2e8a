from __future__ import annotations

import cv2
import numpy as np

from vision.blob import as_blob


def test_a_blob_has_the_numbers_that_opencv_makes() -> None:
    picture = np.random.default_rng(3).integers(0, 256, (24, 40, 3)).astype(np.uint8)
    blob = as_blob(picture)
    assert blob.dtype == np.float32 and blob.shape == (1, 3, 24, 40)
    assert (blob == cv2.dnn.blobFromImage(picture, 1 / 255)).all()


def test_a_part_of_a_picture_is_taken_as_it_lies_there() -> None:
    picture = np.random.default_rng(4).integers(0, 256, (30, 50, 3)).astype(np.uint8)
    part = picture[3:19, 40:4:-2]
    assert (as_blob(part) == as_blob(np.ascontiguousarray(part))).all()
