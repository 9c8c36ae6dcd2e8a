from __future__ import annotations

import numpy as np
import pytest

from vision.frame import Frame
from vision.motion import Motion


def frame(number: int, left: int = 0, epoch: int = 0, noise: int = 0) -> Frame:
    rng = np.random.default_rng(number)
    image = rng.integers(100, 101 + noise, (270, 480, 3)).astype(np.uint8)
    image[100:200, left : left + 120] = 220
    return Frame(image, number, number / 15, epoch)


def test_a_still_noisy_picture_does_not_move() -> None:
    motion = Motion()
    assert [motion.since_last(frame(i, noise=12)) for i in range(3)] == [0.0, 0.0, 0.0]


def test_motion_is_the_share_of_the_picture_that_changed() -> None:
    motion = Motion()
    motion.since_last(frame(0))
    assert motion.since_last(frame(1, left=240)) == pytest.approx(2 * 100 * 120 / (270 * 480), 0.1)


def test_a_new_epoch_starts_without_motion() -> None:
    motion = Motion()
    motion.since_last(frame(0))
    assert motion.since_last(frame(0, left=240, epoch=1)) == 0.0
