from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from vision.calibrate import (
    Calibration,
    existence,
    existence_features,
    leaning,
    leaning_features,
    logit,
    softmax,
    trusted,
)
from vision.tableland import Askew

LEANING = (2.0, -0.5, 1.0, 0.0, 0.0, 1.0, 1.0, -1.0)
PLAIN = Calibration((1.0, 1.0, 1.0, 0.0), 1.0, 1.0, 1.0, LEANING, (1.0, 0.0), 0.9, 0.4)


def test_softmax_sums_to_one_and_a_high_temperature_flattens() -> None:
    logits = np.array([[2.0, 0.0, -1.0], [900.0, 0.0, 0.0]], np.float32)
    cold, warm = softmax(logits), softmax(logits, 3.0)
    assert cold.sum(-1) == pytest.approx([1, 1])
    assert warm[0, 0] < cold[0, 0]
    assert cold[1, 0] == pytest.approx(1.0)


def test_softmax_of_nothing_is_nothing() -> None:
    assert softmax(np.zeros((0, 4), np.float32)).shape == (0, 4)


def test_logit_stays_finite() -> None:
    assert np.isfinite(logit(np.array([0.0, 0.5, 1.0], np.float32))).all()


def test_existence_needs_the_heat_the_face_and_the_cube() -> None:
    face = np.array([[6.0, 0.0], [6.0, 0.0], [0.0, 6.0], [6.0, 0.0]], np.float32)
    heat = np.array([0.9, 0.1, 0.9, 0.9], np.float32)
    cube = np.array([2.0, 2.0, 2.0, -6.0], np.float32)
    all_three, cold, none, round_ = existence(existence_features(heat, face, cube), PLAIN)
    assert all_three > 0.9 > none
    assert cold < all_three
    assert round_ < all_three


def test_a_die_leans_the_likelier_the_less_the_others_do() -> None:
    (among_flat, *_) = _leaning([0.5, -4, -2], [4, 4, 4])
    (among_alike, *_) = _leaning([0.5, 2, 1], [4, 4, 4])
    assert among_alike < among_flat


def test_a_die_leans_the_likelier_the_farther_off_the_table_it_is() -> None:
    chances = _leaning([0.5, 0.5, 0.5], [2, 12, 30])
    assert list(chances) == sorted(chances)


def test_of_a_die_that_is_alone_only_what_it_shows_itself_counts() -> None:
    (alone,) = _leaning([0.5], [float("nan")], sideways=0)
    # 2 * 0.5, 1 for being alone, log 0.5 for looking to no side, -1.
    assert alone == pytest.approx(1 / (1 + np.exp(-1.0 - np.log(0.5))))
    (aside,) = _leaning([0.5], [float("nan")], sideways=20)
    assert aside > alone


def _leaning(log_odds: list[float], off: list[float], sideways: float = 0.0) -> list[float]:
    even = np.full(len(off), 5, np.float32)
    seen = Askew(np.array(off, np.float32), even, np.full(len(off), sideways, np.float32))
    features = leaning_features(np.array(log_odds, np.float32), even, seen)
    return [float(p) for p in leaning(features, PLAIN)]


def test_trust_bends_a_confidence_and_keeps_the_order() -> None:
    modest = replace(PLAIN, trust=(2.0, 1.0))
    products = np.array([0.02, 0.4, 0.8, 0.97], np.float32)
    assert trusted(products, PLAIN) == pytest.approx(products, abs=1e-4)
    bent = trusted(products, modest)
    assert (np.diff(bent) > 0).all()
    assert bent[2] == pytest.approx(1 / (1 + np.exp(-2 * np.log(4) - 1)), abs=1e-4)


def test_a_calibration_is_read_from_its_record() -> None:
    record = {
        "existence": [1, 1, 1, 0],
        "face_temperature": 1,
        "colour_temperature": 1,
        "body_temperature": 1,
        "leaning": list(LEANING),
        "trust": [1, 0],
        "sure": 0.9,
        "upright": 0.4,
    }
    assert Calibration.parse(record) == PLAIN
    with pytest.raises(KeyError):
        Calibration.parse({})
    with pytest.raises(ValueError, match="weights"):
        Calibration.parse(record | {"leaning": [1, 2]})
