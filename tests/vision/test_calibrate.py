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

PLAIN = Calibration((1.0, 1.0, 1.0, 0.0), 1.0, 1.0, 1.0, (2.0, -0.5, -1.0), (1.0, 0.0), 0.9, 0.4)


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
    alone = leaning(leaning_features(np.array([0.5], np.float32)), PLAIN)
    assert alone == pytest.approx([0.5])
    (among_flat, *_) = leaning(leaning_features(np.array([0.5, -4, -2], np.float32)), PLAIN)
    (among_alike, *_) = leaning(leaning_features(np.array([0.5, 2, 1], np.float32)), PLAIN)
    assert among_flat == pytest.approx(1 / (1 + np.exp(-1.5)))
    assert among_alike < alone[0] < among_flat


def test_trust_bends_a_confidence_and_keeps_the_order() -> None:
    modest = replace(PLAIN, trust=(2.0, 1.0))
    products = [0.02, 0.4, 0.8, 0.97]
    assert [trusted(p, PLAIN) for p in products] == pytest.approx(products, abs=1e-4)
    bent = [trusted(p, modest) for p in products]
    assert bent == sorted(bent)
    assert bent[2] == pytest.approx(1 / (1 + np.exp(-2 * np.log(4) - 1)), abs=1e-4)


def test_a_calibration_is_read_from_its_record() -> None:
    record = {
        "existence": [1, 1, 1, 0],
        "face_temperature": 1,
        "colour_temperature": 1,
        "body_temperature": 1,
        "leaning": [2, -0.5, -1],
        "trust": [1, 0],
        "sure": 0.9,
        "upright": 0.4,
    }
    assert Calibration.parse(record) == PLAIN
    with pytest.raises(KeyError):
        Calibration.parse({})
