from itertools import pairwise
from random import Random

import numpy as np
import pytest

from vision.training.blender import glyphs
from vision.training.blender.colour import BODY_HUES, INK_HUES, linear, warmth


@pytest.mark.parametrize("name", ["brain", "shotgun", "feet"])
@pytest.mark.parametrize("seed", range(5))
def test_symbols_stay_on_their_face_and_leave_room(name: str, seed: int) -> None:
    mask = glyphs.symbol(name, Random(seed), scale=1.2)
    border = np.concatenate([mask[0], mask[-1], mask[:, 0], mask[:, -1]])
    assert mask.shape == (glyphs.SIZE, glyphs.SIZE)
    assert not border.any()
    assert 0.05 < mask.mean() < 0.5


def test_equal_seeds_draw_equal_symbols_and_others_differ() -> None:
    first, again, other = (glyphs.symbol("brain", Random(s)) for s in (1, 1, 2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_a_burst_is_hollow() -> None:
    mask = glyphs.symbol("shotgun", Random(3))
    middle = glyphs.SIZE // 2
    assert not mask[middle - 5 : middle + 5, middle - 5 : middle + 5].any()


@pytest.mark.parametrize("value", range(1, 7))
def test_ink_grows_with_the_number_of_pips(value: int) -> None:
    one = glyphs.pips(1, 0.5, 0.16).sum()
    assert glyphs.pips(value, 0.5, 0.16).sum() == pytest.approx(value * one, rel=0.02)


def test_an_unknown_symbol_is_refused() -> None:
    with pytest.raises(ValueError, match="hat"):
        glyphs.symbol("hat", Random(0))


@pytest.mark.parametrize("bands", [INK_HUES, BODY_HUES])
def test_hue_bands_of_the_colours_stay_apart(bands: dict[str, tuple[float, float]]) -> None:
    ordered = sorted(bands.values())
    assert all(a[1] + 30 < b[0] for a, b in pairwise(ordered))
    assert ordered[-1][1] - 360 + 30 < ordered[0][0]


def test_white_stays_white_in_linear_light() -> None:
    assert linear((1.0, 1.0, 1.0)) == pytest.approx((1.0, 1.0, 1.0))


def test_a_bulb_is_reddish_to_a_camera_balanced_for_daylight() -> None:
    red, green, blue = warmth(2700, 5500)
    assert red > green > blue
