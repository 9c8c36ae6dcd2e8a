"""Train the face reader on banks of crops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional
from torch.utils.data import IterableDataset

from vision import faces
from vision.faces import CROP
from vision.labels import BODY_COLOURS, FACES, ZOMBIE_COLOURS
from vision.training import loop
from vision.training.crop_bank import SIDE, Bank
from vision.training.detector_data import tint
from vision.training.nets import FaceReader

BATCH = 64
Rng = np.random.Generator
Shares = Sequence[tuple[float, Bank]]


def new_net() -> FaceReader:
    """An untrained reader with the outputs that `vision.labels` names."""
    return FaceReader(sum(faces.PARTS))


def vary(crop: NDArray[np.uint8], rng: Rng, *, grey: bool) -> NDArray[np.uint8]:
    """A (CROP, CROP, 3) window of a banked crop: moved, grown, turned, mirrored, tinted."""
    scale = CROP / SIDE * 1.5 * np.exp(rng.normal(0, 0.09, 2))
    angle = rng.normal(0, 5) + 90 * (int(rng.integers(4)) if rng.random() < 0.25 else 0)
    flip = -1 if rng.random() < 0.5 else 1
    c, s = np.cos(np.deg2rad(angle)), np.sin(np.deg2rad(angle))
    turn = np.array([[c * scale[0] * flip, -s * scale[1]], [s * scale[0] * flip, c * scale[1]]])
    middle = np.array([SIDE / 2, SIDE / 2]) + rng.normal(0, 2.0, 2)
    matrix = np.concatenate([turn, (CROP / 2 - turn @ middle)[:, None]], 1)
    out = cv2.warpAffine(crop, matrix, (CROP, CROP), borderMode=cv2.BORDER_REPLICATE)
    out = tint(np.asarray(out, np.uint8), rng)
    if grey and rng.random() < 0.15:
        out = np.asarray(cv2.cvtColor(cv2.cvtColor(out, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR))
    if rng.random() < 0.15:
        out = np.asarray(cv2.GaussianBlur(out, (0, 0), rng.uniform(0.5, 1.6)))
    if rng.random() < 0.12:  # a far die: few pixels to read
        few = int(rng.integers(18, 40))
        out = np.asarray(
            cv2.resize(cv2.resize(out, (few, few), interpolation=cv2.INTER_AREA), (CROP, CROP))
        )
    return np.asarray(out, np.uint8)


class Windows(IterableDataset[tuple[Tensor, ...]]):
    """An endless shuffled stream of (crop uint8 (3, CROP, CROP), labels (3,))."""

    def __init__(self, shares: Shares, seed: int) -> None:
        super().__init__()
        self._shares, self._seed = shares, seed

    def __iter__(self) -> Iterator[tuple[Tensor, ...]]:
        cv2.setNumThreads(1)
        rng = np.random.default_rng(self._seed)
        weights = np.array([share for share, _ in self._shares])
        while True:
            _, bank = self._shares[int(rng.choice(len(weights), p=weights / weights.sum()))]
            pick = int(rng.integers(len(bank.labels)))
            labels = bank.labels[pick]
            crop = vary(bank.crops[pick], rng, grey=bool(labels[1] < 0))
            yield torch.from_numpy(crop.transpose(2, 0, 1).copy()), torch.from_numpy(labels.copy())


def split(logits: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Faces and none, zombie colours, body colours."""
    parts = torch.split(logits, [len(FACES) + 1, len(ZOMBIE_COLOURS), len(BODY_COLOURS)], 1)
    return parts[0], parts[1], parts[2]


def loss_of(logits: Tensor, labels: Tensor) -> Tensor:
    """Cross-entropy of face, zombie colour and body colour; unknown labels count nothing."""
    faces, zombie, body = split(logits)
    loss = functional.cross_entropy(faces, labels[:, 0], label_smoothing=0.02)
    for part, column, weight in ((zombie, 1, 0.7), (body, 2, 0.25)):
        known = labels[:, column] >= 0
        if bool(known.any()):
            loss = loss + weight * functional.cross_entropy(part[known], labels[known, column])
    return loss


def train(
    shares: Shares, checkpoint: Path, steps: int, *, start_from: Path | None, seed: int
) -> FaceReader:
    """Train for `steps` batches, from a checkpoint's averaged weights or from nothing."""
    net = new_net()
    if start_from is not None:
        net.load_state_dict(torch.load(start_from, weights_only=True)["average"])
    plan = loop.Plan("faces", checkpoint, steps, BATCH, seed, weight_decay=2e-2, save_every=1000)
    weights = loop.train(net, lambda at: Windows(shares, at), loss_of, plan)
    final = new_net()
    final.load_state_dict(weights)
    final.eval()
    return final
