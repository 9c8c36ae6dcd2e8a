"""Turn what the networks answer into probabilities that hold what they promise."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from vision.tableland import Askew

Floats = NDArray[np.float32]

LEANING_FEATURES = 8
CAMERA_ROLL = 3.0
"""Degrees by which a camera propped up over a table is usually not held level, chosen by hand; in
scenes for training it rolls by more."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """Numbers fitted on the validation photographs and scenes, never on those that measure."""

    existence: tuple[float, float, float, float]
    """Weights of a logistic regression for "there is a die": heat logit, top-face logit, log-odds
    of a six-sided die, 1."""
    face_temperature: float
    colour_temperature: float
    body_temperature: float
    leaning: tuple[float, ...]
    """Weights of a logistic regression for "this die leans", of `leaning_features`."""
    trust: tuple[float, float]
    """Slope and offset, in log-odds, from the product of a reading's probabilities to how often
    such readings are right (Platt 1999)."""
    sure: float
    """A reading whose confidence reaches this is taken without asking, ..."""
    upright: float
    """... unless the probability that the die leans reaches this: one half, or less."""

    @classmethod
    def parse(cls, record: Mapping[str, Any]) -> Calibration:
        """Read the `calibration` part of a labels.json."""
        a, b, c, d = (float(v) for v in record["existence"])
        slope, offset = (float(v) for v in record["trust"])
        leaning = tuple(float(v) for v in record["leaning"])
        if len(leaning) != LEANING_FEATURES:
            raise ValueError(f"leaning has {len(leaning)} weights instead of {LEANING_FEATURES}")
        return cls(
            (a, b, c, d),
            float(record["face_temperature"]),
            float(record["colour_temperature"]),
            float(record["body_temperature"]),
            leaning,
            (slope, offset),
            float(record["sure"]),
            float(record["upright"]),
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


def existence_features(heat: Floats, faces: Floats, cube: Floats) -> Floats:
    """(N, 4) inputs of the existence regression.

    From heats (N,), raw face logits (N, F + 1) and log-odds of a six-sided die (N,).
    """
    something = 1 - softmax(faces)[:, -1]
    return np.stack([logit(heat), logit(something), cube, np.ones_like(heat)], -1)


def existence(features: Floats, calibration: Calibration) -> Floats:
    """(N,) probability that each find is a die to be read, from its (N, 4) features."""
    return sigmoid(features @ np.array(calibration.existence, np.float32))


def leaning_features(log_odds: Floats, doubts: Floats, seen: Askew) -> Floats:
    """(N, LEANING_FEATURES) inputs of the regression for leaning, of the N dice of a picture.

    Each die's log-odds and the mean of the others': seen from the side, all dice look a little as
    if they leant. By how many degrees its top face is off the others' table, over how much is
    usual, and as it is; the doubt in it, in degrees; whether it is alone; by how much it looks
    sideways, over the doubt in it and in how upright the camera is held; 1.
    """
    others = (log_odds.sum() - log_odds) / max(1, len(log_odds) - 1)
    alone, off = np.isnan(seen.off), np.nan_to_num(seen.off)
    far = np.where(alone, 0, np.log(off / seen.usual + 0.5))
    wide = np.where(alone, 0, np.log(off + 3))
    aside = np.log(seen.sideways / np.hypot(doubts, CAMERA_ROLL) + 0.5)
    one = np.ones_like(log_odds)
    columns = (log_odds, others, far, wide, np.log(doubts), alone, aside, one)
    return np.stack(columns, -1).astype(np.float32)


def leaning(features: Floats, calibration: Calibration) -> Floats:
    """(N,) probability that each die leans, from its (N, LEANING_FEATURES)."""
    return sigmoid(features @ np.array(calibration.leaning, np.float32))


def trusted(product: Floats, calibration: Calibration) -> Floats:
    """(N,) how often readings are right whose probabilities have these products (N,)."""
    slope, offset = calibration.trust
    return sigmoid(slope * logit(product) + offset)
