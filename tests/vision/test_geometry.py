from __future__ import annotations

import numpy as np
import pytest

from vision.geometry import iou, non_maximum_suppression, share_inside


@pytest.mark.parametrize(
    ("other", "share"),
    [
        ([0, 0, 10, 10], 1.0),
        ([5, 0, 15, 10], 50 / 150),
        ([10, 0, 20, 10], 0.0),
        ([2, 2, 4, 4], 4 / 100),
        ([30, 30, 30, 30], 0.0),
    ],
)
def test_iou_of_a_ten_by_ten_box(other: list[float], share: float) -> None:
    one = np.array([0, 0, 10, 10], np.float32)
    assert iou(one, np.array([other], np.float32))[0] == pytest.approx(share)


def test_suppression_keeps_the_best_of_each_heap_best_first() -> None:
    boxes = np.array([[0, 0, 10, 10], [1, 0, 11, 10], [50, 0, 60, 10], [7, 0, 17, 10]], np.float32)
    scores = np.array([0.6, 0.9, 0.95, 0.3], np.float32)
    assert non_maximum_suppression(boxes, scores, most=0.5) == [2, 1, 3]


def test_nothing_to_suppress() -> None:
    assert non_maximum_suppression(np.zeros((0, 4), np.float32), np.zeros(0, np.float32), 0.5) == []


def test_the_share_inside_is_of_the_first_box() -> None:
    small, large = np.array([0, 0, 10, 10], np.float32), np.array([[5, 0, 105, 100]], np.float32)
    assert share_inside(small, large)[0] == pytest.approx(0.5)
    assert share_inside(large[0], small[None])[0] == pytest.approx(0.005)
