from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from vision.detect import LONG_SIDE, MULTIPLE, STRIDE, as_input, decode


@pytest.mark.parametrize("size", [(720, 1280), (480, 640), (1280, 1280), (37, 2000), (1, 1)])
def test_the_input_is_a_multiple_of_32_with_its_longer_side_640(size: tuple[int, int]) -> None:
    blob, scale = as_input(np.full((*size, 3), 200, np.uint8))
    height, width = blob.shape[2:]
    assert blob.shape[:2] == (1, 3)
    assert height % MULTIPLE == width % MULTIPLE == 0
    assert max(height, width) == LONG_SIDE
    assert scale == pytest.approx(LONG_SIDE / max(size))
    assert blob[0, 0, 0, 0] == pytest.approx(200 / 255)


def output_with(*dice: tuple[int, int, float, tuple[float, ...]]) -> NDArray[np.float32]:
    out = np.zeros((9, 12, 20), np.float32)
    out[0] = -9
    for row, column, heat, values in dice:
        out[0, row, column] = heat
        out[1:, row, column] = values
    return out


FLAT = (0.0, 0.0, np.log(4.0), np.log(4.0), 0.0, 0.0, 0.0, 0.0)


def test_a_peak_is_decoded_into_picture_pixels() -> None:
    values = (0.25, -0.5, np.log(4.0), np.log(6.0), 0.0, -0.25, np.log(0.75), np.log(0.5))
    found = decode(output_with((5, 7, 2.0, values)), scale=0.5)
    unit = STRIDE / 0.5
    x, y = 7.75 * unit, 5.0 * unit
    assert found.boxes[0] == pytest.approx([x - 2 * unit, y - 3 * unit, x + 2 * unit, y + 3 * unit])
    top_y = y - 1.5 * unit
    assert found.tops[0] == pytest.approx(
        [x - 1.5 * unit, top_y - 1.5 * unit, x + 1.5 * unit, top_y + 1.5 * unit]
    )
    assert found.scores[0] == pytest.approx(1 / (1 + np.exp(-2.0)))


def test_a_weaker_neighbour_is_no_peak_and_a_weak_peak_is_no_find() -> None:
    found = decode(output_with((5, 7, 2.0, FLAT), (5, 8, 1.0, FLAT), (2, 2, -4.0, FLAT)), 1.0)
    assert len(found.boxes) == 1


def test_two_peaks_on_one_body_are_one_die() -> None:
    shifted = (-1.9, *FLAT[1:])
    found = decode(output_with((5, 7, 2.0, FLAT), (5, 9, 1.0, shifted)), 1.0)
    assert len(found.boxes) == 1
    assert found.scores[0] == pytest.approx(1 / (1 + np.exp(-2.0)))


def test_an_empty_table_gives_empty_arrays() -> None:
    found = decode(output_with(), 1.0)
    assert found.boxes.shape == found.tops.shape == (0, 4)
