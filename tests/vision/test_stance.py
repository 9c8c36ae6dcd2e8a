from __future__ import annotations

from pathlib import Path
from typing import cast

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from vision import detect, stance
from vision.assets import models_folder
from vision.weights import network

FIXTURES = Path(__file__).parents[2] / "fixtures" / "images"


def test_nothing_found_is_nothing_said() -> None:
    said = stance.read(_net(), np.zeros((60, 80, 3), np.uint8), np.zeros((0, 4), np.float32))
    assert said.logits.shape == (0, 3)
    assert said.leaning.shape == said.cube.shape == said.doubts.shape == (0,)
    assert said.ups.shape == (0, 3)


def test_each_find_gets_its_row_in_order() -> None:
    rng = np.random.default_rng(0)
    picture = rng.integers(0, 255, (120, 160, 3), np.uint8)
    boxes = np.array([[10, 10, 40, 44], [70, 20, 130, 80]], np.float32)
    both = stance.read(_net(), picture, boxes)
    for row, box in enumerate(boxes):
        alone = stance.read(_net(), picture, box[None])
        assert alone.logits[0] == pytest.approx(both.logits[row], abs=1e-3)
        assert alone.ups[0] == pytest.approx(both.ups[row], abs=1e-3)
    assert np.linalg.norm(both.ups, axis=1) == pytest.approx([1, 1])


def test_top_faces_look_up_and_towards_the_camera() -> None:
    for file in sorted((FIXTURES / "easy").glob("*.jpg")):
        picture = np.asarray(cv2.imread(str(file)), np.uint8)
        found = detect.find(network("detector", models_folder()), picture)
        said = stance.read(_net(), picture, found.boxes[found.scores > 0.5])
        assert len(said.ups)
        assert (said.ups[:, 2] > 0.3).all()
        assert (np.abs(said.ups[:, 0]) < 0.5).all()  # the camera is held upright
        assert (said.doubts < 20).all()


def test_the_crop_is_a_square_around_the_middle() -> None:
    boxes = np.array([[10, 20, 30, 60]], np.float32)
    assert stance.squared(boxes).tolist() == [[0, 20, 40, 60]]


def test_odds_follow_the_logits() -> None:
    two = np.array([[3, 1, 0], [0, 0, 4]], np.float32)
    said = stance.Stance(two, np.zeros_like(two), np.ones(2, np.float32))
    assert said.leaning == pytest.approx([-2, 0])
    assert said.cube[0] == pytest.approx(np.log(np.exp(3) + np.exp(1)))
    assert said.cube[1] == pytest.approx(np.log(2) - 4)


class _Scripted:
    """A net that finds the stance as doubtful as told, and the top to look at the lighter side."""

    def __init__(self, lies: float) -> None:
        self.lies, self.looks = lies, 0

    def setInput(self, blob: NDArray[np.float32]) -> None:  # noqa: N802
        self.looks += 1
        middle = blob.shape[-1] // 2
        self._right = blob[..., middle:].mean((1, 2, 3)) - blob[..., :middle].mean((1, 2, 3))

    def forward(self) -> NDArray[np.float32]:
        rows = [(self.lies, 0, 0, right, 0, 1, -3) for right in self._right]
        return np.array(rows, np.float32)


@pytest.mark.parametrize(("lies", "looks"), [(0.5, 2), (9.0, 1)])
def test_a_doubtful_find_is_looked_at_mirrored_and_means_the_same(lies: float, looks: int) -> None:
    picture = np.zeros((80, 80, 3), np.uint8)
    picture[:, 40:] = 255
    net = _Scripted(lies)
    box = np.array([[20, 20, 60, 60]], np.float32)
    said = stance.read(cast(cv2.dnn.Net, net), picture, box)
    assert net.looks == looks
    assert said.ups[0, 0] == pytest.approx(2**-0.5, abs=0.02)
    assert said.leaning == pytest.approx([-lies])


def _net() -> cv2.dnn.Net:
    return network("stance", models_folder())
