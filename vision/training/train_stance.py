"""Train the network that tells how dice stand, on banks of whole dice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np
import torch
from torch import Tensor
from torch.nn import functional
from torch.utils.data import IterableDataset

from vision import stance
from vision.training import loop
from vision.training.crop_bank import UNKNOWN, picks
from vision.training.nets import StanceReader
from vision.training.stance_bank import Stood
from vision.training.vary import vary_whole

BATCH = 64
UP_WEIGHT = 0.3
"""Of the direction's loss beside that of how dice stand; chosen by hand."""
ROLL = 4.0
"""Degrees by which crops are usually turned: most cameras are held upright, and that a die leans
shows against it."""
SPUN = 0.3
"""Share of the crops of no die, and of dice whose direction is known, that are turned by any angle.
How such a die stands is nobody's to say, yet where its top face looks is, and few crops show tops
that look sideways."""
Shares = Sequence[tuple[float, Stood]]


def new_net() -> StanceReader:
    """An untrained net that answers what `vision.stance.Stance` tells."""
    return StanceReader(stance.ENDS[-1])


class Windows(IterableDataset[tuple[Tensor, ...]]):
    """An endless shuffled stream of (crop uint8 (3, CROP, CROP), stance (), up (3,))."""

    def __init__(self, shares: Shares, seed: int) -> None:
        super().__init__()
        self._shares, self._seed = shares, seed

    def __iter__(self) -> Iterator[tuple[Tensor, ...]]:
        cv2.setNumThreads(1)
        rng = np.random.default_rng(self._seed)
        for bank, pick in picks(self._shares, lambda bank: len(bank.stands), rng):
            stands, up = int(bank.stands[pick]), bank.ups[pick]
            tells = stands == stance.FOREIGN or bool(np.isfinite(up).all())
            spun = tells and rng.random() < SPUN
            angle = rng.uniform(0, 2 * np.pi) if spun else np.deg2rad(rng.normal(0, ROLL))
            crop, up = vary_whole(np.asarray(bank.crops[pick]), up, angle, rng)
            told = UNKNOWN if spun and stands != stance.FOREIGN else stands
            yield (
                torch.from_numpy(crop.transpose(2, 0, 1).copy()),
                torch.tensor(told),
                torch.from_numpy(up),
            )


def loss_of(answers: Tensor, stands: Tensor, ups: Tensor) -> Tensor:
    """Cross-entropy of how each find stands, and how far off the top face's direction is.

    What is unknown counts nothing.
    """
    logits, looks, doubts, _ = torch.tensor_split(answers, stance.ENDS, 1)
    loss = functional.cross_entropy(
        logits, stands, ignore_index=UNKNOWN, label_smoothing=0.02, reduction="sum"
    ) / len(stands)
    known = ups.isfinite().all(1)
    if bool(known.any()):
        off = (functional.normalize(looks[known]) - ups[known]).norm(dim=1)
        doubt = doubts[known, 0].clamp(*stance.DOUBTS)
        # A doubt as large as the error usually is costs least, as in a Laplace law's likelihood.
        loss = loss + UP_WEIGHT * (off * torch.exp(-doubt) + doubt).sum() / len(stands)
    return loss


def train(shares: Shares, checkpoint: Path, steps: int, *, seed: int) -> StanceReader:
    """Train for `steps` batches, from nothing."""
    plan = loop.Plan("stance", checkpoint, steps, BATCH, seed, weight_decay=2e-2, save_every=1000)
    weights = loop.train(new_net(), lambda at: Windows(shares, at), loss_of, plan)
    final = new_net()
    final.load_state_dict(weights)
    final.eval()
    return final
