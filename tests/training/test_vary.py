"""What changes a crop must change what is known of it alike."""

from __future__ import annotations

import numpy as np

from vision.faces import CROP
from vision.training.crop_bank import SIDE
from vision.training.vary import shone_on, window


def test_the_face_is_where_the_truth_says_in_any_window() -> None:
    """A lit rectangle keeps its bounding box, but for turns, of which the truth knows no box."""
    top = np.array([30, 34, 66, 62], np.float32)
    crop = np.zeros((SIDE, SIDE, 3), np.uint8)
    crop[34:62, 30:66] = 255
    off = []
    for seed in range(40):
        shown, place = window(crop, top, np.random.default_rng(seed))
        rows, columns = np.nonzero(shown[..., 0] > 127)
        middle = np.array([columns.mean() + 0.5, rows.mean() + 0.5])
        off.append(np.abs(middle - (place[:2] + place[2:]) / 2).max())
    # A face turned by a few degrees is foreshortened a little beside its middle.
    assert np.median(off) < 0.8
    assert max(off) < 2.5


def test_a_face_that_is_not_known_stays_so() -> None:
    crop = np.zeros((SIDE, SIDE, 3), np.uint8)
    for seed in range(8):
        _, place = window(crop, np.full(4, np.nan, np.float32), np.random.default_rng(seed))
        assert np.isnan(place).all()


def test_light_that_falls_off_leaves_most_of_a_crop_readable() -> None:
    crop = np.full((CROP, CROP, 3), 120, np.uint8)
    seen = [shone_on(crop, np.random.default_rng(seed)) for seed in range(60)]
    assert all(picture.dtype == np.uint8 and picture.shape == crop.shape for picture in seen)
    changed = [picture for picture in seen if (picture != crop).any()]
    assert 10 < len(changed) < 45
    assert all(np.median(picture) > 60 for picture in changed)
