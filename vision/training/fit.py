"""Fit the calibration on held-out photographs and scenes, never on those that measure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.calibrate import Calibration, softmax

Floats = NDArray[np.float32]

SURE_ERROR = 0.01
"""Most errors among the dice taken without asking, on validation."""


@dataclass(frozen=True, slots=True, eq=False)
class Evidence:
    """One validation find per row, with its truth."""

    features: Floats
    """(N, 3) of `calibrate.existence_features`."""
    real: NDArray[np.bool_]
    """(N,) whether a die with a readable top face lies there."""
    weight: Floats
    """(N,) so that photographs and scenes count as planned."""
    faces: Floats
    """(N, 9) logits without "none"."""
    face: NDArray[np.int64]
    """(N,) true face, -1 where there is no die."""
    colours: Floats
    colour: NDArray[np.int64]
    """(N,) true zombie colour, -1 where none."""
    bodies: Floats
    body: NDArray[np.int64]


def join(parts: Sequence[Evidence]) -> Evidence:
    """One table from several."""
    return Evidence(
        *(np.concatenate([getattr(p, name) for p in parts]) for name in Evidence.__slots__)
    )


def balanced(*parts: Evidence) -> Evidence:
    """One table in which each part weighs the same."""
    total = sum(len(part.real) for part in parts)
    return join(
        [
            replace(
                part,
                weight=np.full(
                    len(part.real), total / (len(parts) * max(1, len(part.real))), np.float32
                ),
            )
            for part in parts
        ]
    )


def fit_existence(evidence: Evidence, steps: int = 60) -> tuple[float, float, float]:
    """Weighted logistic regression by Newton's method, with a little ridge."""
    x, y, weight = (
        np.asarray(v, np.float64) for v in (evidence.features, evidence.real, evidence.weight)
    )
    beta = np.zeros(3)
    for _ in range(steps):
        p = 1 / (1 + np.exp(-np.clip(x @ beta, -30, 30)))
        slope = x.T @ (weight * (y - p)) - 1e-2 * beta
        curve = (x * (weight * p * (1 - p))[:, None]).T @ x + 1e-2 * np.eye(3)
        beta = beta + np.linalg.solve(curve, slope)
    return float(beta[0]), float(beta[1]), float(beta[2])


def fit_temperature(logits: Floats, truth: NDArray[np.int64], weight: Floats) -> float:
    """The temperature of least weighted negative log-likelihood, by a fine search."""
    rows = np.arange(len(truth))
    losses = {
        t: float(-(weight * np.log(np.maximum(softmax(logits, t)[rows, truth], 1e-9))).sum())
        for t in np.exp(np.linspace(np.log(0.4), np.log(4), 60))
    }
    return float(min(losses, key=lambda t: losses[t]))


def fit_sure(parts: Sequence[Sequence[tuple[float, bool]]]) -> float:
    """The lowest confidence above which at most SURE_ERROR of the readings are wrong.

    Readings are (confidence, right); each part weighs the same, whatever its size.
    """
    rows = np.array([(c, r, 1 / len(part)) for part in parts for c, r in part], np.float64)
    rows = rows[np.argsort(-rows[:, 0], kind="stable")]
    confidence, right, weight = rows.T
    wrong = np.cumsum(weight * (1 - right)) / np.cumsum(weight)
    good = np.nonzero(wrong <= SURE_ERROR)[0]
    return float(confidence[good[-1]]) if len(good) else 1.0


def fit(evidence: Evidence) -> Calibration:
    """All numbers of a Calibration but `sure`, which `fit_sure` finds once these are known."""
    existence = fit_existence(evidence)
    face, colour, body = evidence.face >= 0, evidence.colour >= 0, evidence.body >= 0
    warm = fit_temperature(evidence.faces[face], evidence.face[face], evidence.weight[face])
    tint = fit_temperature(
        evidence.colours[colour], evidence.colour[colour], evidence.weight[colour]
    )
    bare = fit_temperature(evidence.bodies[body], evidence.body[body], evidence.weight[body])
    return Calibration(existence, warm, tint, bare, sure=1.0)
