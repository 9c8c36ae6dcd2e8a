"""Train the face reader on banks of crops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional
from torch.utils.data import IterableDataset

from vision import faces
from vision.training import loop
from vision.training.crop_bank import UNKNOWN, Bank, picks
from vision.training.nets import FaceReader
from vision.training.vary import ANY_COLOUR, vary

BATCH = 64
Shares = Sequence[tuple[float, Bank]]


def new_net() -> FaceReader:
    """An untrained reader that answers what `vision.faces.Said` tells."""
    return FaceReader(sum(faces.PARTS))


class Windows(IterableDataset[tuple[Tensor, ...]]):
    """An endless shuffled stream of (crop uint8 (3, CROP, CROP), names (4,), top face (4,))."""

    def __init__(self, shares: Shares, seed: int) -> None:
        super().__init__()
        self._shares, self._seed = shares, seed

    def __iter__(self) -> Iterator[tuple[Tensor, ...]]:
        cv2.setNumThreads(1)
        rng = np.random.default_rng(self._seed)
        for bank, pick in picks(self._shares, lambda bank: len(bank.names), rng):
            names = bank.names[pick]
            of_pips = bool(names[1] == UNKNOWN and rng.random() < ANY_COLOUR)
            crop, place = vary(bank.crops[pick], bank.tops[pick], rng, any_colour=of_pips)
            if of_pips:
                names = np.where(np.arange(len(names)) == 2, UNKNOWN, names)
            yield (
                torch.from_numpy(crop.transpose(2, 0, 1).copy()),
                torch.from_numpy(names.copy()),
                torch.from_numpy(place),
            )


def loss_of(answers: Tensor, names: Tensor, tops: Tensor) -> Tensor:
    """Cross-entropy of each name, and how far off the top face is; what is unknown counts nothing.

    The order of the answers is that of `vision.faces.Said`.
    """
    face, zombie, body, place = torch.split(answers, faces.PARTS, 1)
    loss = answers.new_zeros(())
    for part, column, weight in ((face, 0, 1.0), (zombie, 1, 0.7), (body, 2, 0.25)):
        known = names[:, column] >= 0
        if bool(known.any()):
            loss = loss + weight * functional.cross_entropy(
                part[known], names[known, column], label_smoothing=0.02 if column == 0 else 0.0
            )
    known = tops.isfinite().all(1)
    if bool(known.any()):
        off = functional.smooth_l1_loss(place[known], as_places(tops[known]), beta=0.05)
        loss = loss + 2 * off
    return loss


def as_places(tops: Tensor) -> Tensor:
    """Top faces (N, 4) in pixels of the crop, as `Said.places` tells them."""
    unit = faces.CROP / faces.MARGIN
    middle = ((tops[:, :2] + tops[:, 2:]) / 2 - faces.CROP / 2) / unit
    size = torch.log((tops[:, 2:] - tops[:, :2]).clamp(min=1) / unit)
    return torch.cat([middle, size], 1)


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
