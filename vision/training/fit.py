"""Fit the calibration on held-out photographs and scenes, never on those that measure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from vision.calibrate import Calibration, leaning, logit, softmax

Floats = NDArray[np.float32]

SURE_ERROR = 0.002
"""Most errors among the dice taken without asking, on validation: of the photographs that nobody is
asked about one in a hundred may be wrong, and each holds several dice, which err together. Down to
here no more of the held-out photographs are asked about than for 0.007."""
ASKED_FLAT = 0.02
"""Most of the dice that lie flat, on validation, to ask about because they may lean. Beside 0.01,
13 fewer of 180 leaning dice of throws are taken for sure, and no more held-out photographs of
tabletop and tray are asked about."""
LIKELIER = 0.5
"""A die that more likely leans is never taken without asking."""


@dataclass(frozen=True, slots=True, eq=False)
class Evidence:
    """One validation find per row, with its truth."""

    features: Floats
    """(N, 4) of `calibrate.existence_features`."""
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
    leaning: Floats
    """(N, LEANING_FEATURES) of `calibrate.leaning_features`."""
    leans: NDArray[np.int64]
    """(N,) 1 for a die that leans, 0 for one that lies flat, -1 for what is none."""


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


def fit_existence(evidence: Evidence) -> tuple[float, float, float, float]:
    """Weights of `Calibration.existence`."""
    a, b, c, d = _logistic(evidence.features, evidence.real, evidence.weight)
    return a, b, c, d


def fit_leaning(evidence: Evidence) -> tuple[float, ...]:
    """`Calibration.leaning`."""
    known = evidence.leans >= 0
    return tuple(
        _logistic(evidence.leaning[known], evidence.leans[known] > 0, evidence.weight[known])
    )


def _logistic(x: Floats, y: NDArray[np.bool_], weight: Floats, steps: int = 60) -> list[float]:
    """Weighted logistic regression of y (N,) on x (N, K): Newton's method, a little ridge."""
    beta, ridge = np.zeros(x.shape[1]), 1e-2 * np.eye(x.shape[1])
    for _ in range(steps):
        p = 1 / (1 + np.exp(-np.clip(x @ beta, -30, 30)))
        slope = x.T @ (weight * (y - p)) - ridge @ beta
        curve = (x * (weight * p * (1 - p))[:, None]).T @ x + ridge
        beta = beta + np.linalg.solve(curve, slope)
    return [float(v) for v in beta]


def fit_upright(leaning: Floats, evidence: Evidence) -> float:
    """`Calibration.upright`, from the calibrated probabilities (N,) that dice lean."""
    flat = evidence.leans == 0
    order = np.argsort(-leaning[flat], kind="stable")
    asked = np.cumsum(evidence.weight[flat][order]) / max(1e-9, float(evidence.weight[flat].sum()))
    within = np.nonzero(asked <= ASKED_FLAT)[0]
    return min(LIKELIER, float(leaning[flat][order][within[-1]])) if len(within) else LIKELIER


def fit_temperature(logits: Floats, truth: NDArray[np.int64], weight: Floats) -> float:
    """The temperature of least weighted negative log-likelihood, by a fine search."""
    rows = np.arange(len(truth))
    losses = {
        t: float(-(weight * np.log(np.maximum(softmax(logits, t)[rows, truth], 1e-9))).sum())
        for t in np.exp(np.linspace(np.log(0.4), np.log(4), 60))
    }
    return float(min(losses, key=lambda t: losses[t]))


Outcomes = Sequence[Sequence[tuple[float, bool]]]
"""Parts, each of (confidence, right) readings; parts weigh the same, whatever their size."""


def _rows(outcomes: Outcomes) -> NDArray[np.float64]:
    """(N, 3) of confidence, right and weight; the weights sum to N."""
    total = sum(map(len, outcomes)) / len(outcomes)
    rows = [(c, r, total / len(part)) for part in outcomes for c, r in part]
    return np.array(rows, np.float64).reshape(-1, 3)


def fit_trust(outcomes: Outcomes) -> tuple[float, float]:
    """`Calibration.trust` from readings made with a trust of (1, 0)."""
    confidence, right, weight = _rows(outcomes).T.astype(np.float32)
    x = np.stack([logit(confidence), np.ones_like(confidence)], -1)
    slope, offset = _logistic(x, right > 0.5, weight)
    return slope, offset


def fit_sure(outcomes: Outcomes) -> float:
    """The lowest confidence above which at most SURE_ERROR of the readings are wrong."""
    rows = _rows(outcomes)
    confidence, right, weight = rows[np.argsort(-rows[:, 0], kind="stable")].T
    wrong = np.cumsum(weight * (1 - right)) / np.cumsum(weight)
    good = np.nonzero(wrong <= SURE_ERROR)[0]
    return float(confidence[good[-1]]) if len(good) else 1.0


def fit(evidence: Evidence, standing: Evidence) -> Calibration:
    """All numbers of a Calibration but `trust` and `sure`, which need readings made with these.

    `standing` is the evidence by which leaning is weighed. How many flat dice are asked about is
    told by `evidence`: beside a die that leans they are asked about anyway.
    """
    existence = fit_existence(evidence)
    face, colour, body = evidence.face >= 0, evidence.colour >= 0, evidence.body >= 0
    warm = fit_temperature(evidence.faces[face], evidence.face[face], evidence.weight[face])
    tint = fit_temperature(
        evidence.colours[colour], evidence.colour[colour], evidence.weight[colour]
    )
    bare = fit_temperature(evidence.bodies[body], evidence.body[body], evidence.weight[body])
    plain = Calibration(
        existence, warm, tint, bare, fit_leaning(standing), trust=(1.0, 0.0), sure=1.0, upright=1.0
    )
    return replace(plain, upright=fit_upright(leaning(evidence.leaning, plain), evidence))
