from __future__ import annotations

import numpy as np
import pytest

from vision.calibrate import softmax
from vision.training.fit import (
    ASKED_FLAT,
    LIKELIER,
    SURE_ERROR,
    fit_existence,
    fit_leaning,
    fit_sure,
    fit_temperature,
    fit_trust,
    fit_upright,
)

N = 4000


def test_existence_recovers_the_weights_that_made_the_data() -> None:
    rng = np.random.default_rng(0)
    x = np.concatenate([rng.normal(0, 2, (N, 3)), np.ones((N, 1))], 1).astype(np.float32)
    p = 1 / (1 + np.exp(-(x @ [1.2, 0.5, 0.8, -0.7])))

    class Data:
        features, real, weight = x, rng.random(N) < p, np.ones(N, np.float32)

    found = fit_existence(Data)  # type: ignore[arg-type]
    assert found == pytest.approx([1.2, 0.5, 0.8, -0.7], abs=0.15)


def test_leaning_is_fitted_on_dice_alone() -> None:
    rng = np.random.default_rng(3)
    odds = np.concatenate([rng.normal(0, 2, (N, 2)), np.ones((N, 1))], 1).astype(np.float32)
    leans = rng.random(N) < 1 / (1 + np.exp(-(odds @ [1.5, -0.5, -1.0])))

    class Data:
        leaning, weight = np.concatenate([odds, odds]), np.ones(2 * N, np.float32)

    Data.leans = np.concatenate([leans, np.full(N, -1)])  # type: ignore[attr-defined]
    found = fit_leaning(Data)  # type: ignore[arg-type]
    assert found == pytest.approx([1.5, -0.5, -1.0], abs=0.15)


class Standing:
    """Flat dice, then as many that lean."""

    leans, weight = np.repeat([0, 1], N), np.ones(2 * N, np.float32)


def test_few_flat_dice_are_asked_about_because_they_may_lean() -> None:
    chances = (np.random.default_rng(4).random(2 * N) ** 8).astype(np.float32)
    upright = fit_upright(chances, Standing)  # type: ignore[arg-type]
    rare = (chances / 4).astype(np.float32)
    asked = float((rare[:N] >= fit_upright(rare, Standing)).mean())  # type: ignore[arg-type]
    assert 0.9 * ASKED_FLAT < asked <= ASKED_FLAT
    assert upright == LIKELIER


def test_temperature_undoes_overconfidence() -> None:
    rng = np.random.default_rng(1)
    honest = rng.normal(0, 1.5, (N, 5)).astype(np.float32)
    truth = np.array([rng.choice(5, p=p / p.sum()) for p in softmax(honest).astype(np.float64)])
    boastful = honest * 2.5
    found = fit_temperature(boastful, truth, np.ones(N, np.float32))
    assert found == pytest.approx(2.5, rel=0.1)


def test_trust_recovers_what_confidence_was_worth() -> None:
    rng = np.random.default_rng(2)
    claimed = rng.uniform(0.05, 0.95, N)
    worth = 1 / (1 + np.exp(-(1.8 * np.log(claimed / (1 - claimed)) + 0.4)))
    readings = [(c, bool(rng.random() < w)) for c, w in zip(claimed, worth, strict=True)]
    assert fit_trust([readings]) == pytest.approx([1.8, 0.4], abs=0.15)


def test_sure_keeps_errors_rare_and_reaches_as_low_as_it_may() -> None:
    readings = [(c, bool(c > 0.6)) for c in np.linspace(0, 1, N)]
    threshold = fit_sure([readings])
    taken = [right for c, right in readings if c >= threshold]
    assert 1 - np.mean(taken) <= SURE_ERROR
    assert threshold < 0.6


def test_a_large_part_does_not_drown_a_small_one() -> None:
    easy = [(c, True) for c in np.linspace(0, 1, N)]
    hard = [(c, bool(c > 0.6)) for c in np.linspace(0, 1, N // 100)]
    assert fit_sure([easy, hard]) > fit_sure([easy + hard])


def test_when_even_the_surest_are_wrong_nothing_is_sure() -> None:
    assert fit_sure([[(c, False) for c in np.linspace(0, 1, N)]]) == 1.0
