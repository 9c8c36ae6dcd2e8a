"""Turn what the networks answer into probabilities that hold what they promise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Calibration:
    """Numbers fitted on the validation photographs and scenes, never on those that measure."""

    existence: tuple[float, float, float]
    """Weights of a logistic regression for "there is a die": heat logit, top-face logit, 1."""
    face_temperature: float
    colour_temperature: float
    body_temperature: float
    trust: tuple[float, float]
    """Slope and offset, in log-odds, from the product of a reading's probabilities to how often
    such readings are right (Platt 1999)."""
    sure: float
    """A reading whose confidence reaches this is taken without asking."""

    @classmethod
    def parse(cls, record: Mapping[str, Any]) -> Calibration:
        """Read the `calibration` part of a labels.json."""
        a, b, c = (float(v) for v in record["existence"])
        slope, offset = (float(v) for v in record["trust"])
        return cls(
            (a, b, c),
            float(record["face_temperature"]),
            float(record["colour_temperature"]),
            float(record["body_temperature"]),
            (slope, offset),
            float(record["sure"]),
        )


def softmax(logits: Floats, temperature: float = 1.0) -> Floats:
    """Probabilities along the last axis."""
    scaled = logits / np.float32(temperature)
    powers = np.exp(scaled - scaled.max(-1, keepdims=True, initial=-np.inf))
    return np.asarray(powers / powers.sum(-1, keepdims=True), np.float32)


def sigmoid(logits: Floats) -> Floats:
    """Probabilities of log-odds."""
    return np.asarray(1 / (1 + np.exp(-np.clip(logits, -30, 30))), np.float32)


def logit(p: Floats) -> Floats:
    """Log-odds, kept finite."""
    safe = np.clip(p, 1e-6, 1 - 1e-6)
    return np.asarray(np.log(safe / (1 - safe)), np.float32)


def existence_features(heat: Floats, faces: Floats) -> Floats:
    """(N, 3) inputs of the existence regression, from heats (N,) and raw face logits (N, F + 1)."""
    something = 1 - softmax(faces)[:, -1]
    return np.stack([logit(heat), logit(something), np.ones_like(heat)], -1)


def existence(heat: Floats, faces: Floats, calibration: Calibration) -> Floats:
    """(N,) probability that each found die is one whose top face can be read."""
    score = existence_features(heat, faces) @ np.array(calibration.existence, np.float32)
    return sigmoid(score)


def trusted(product: float, calibration: Calibration) -> float:
    """How often a reading is right whose probabilities have this product."""
    slope, offset = calibration.trust
    score = slope * logit(np.asarray([product], np.float32)) + offset
    return float(sigmoid(score)[0])
