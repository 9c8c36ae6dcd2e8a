"""Train the network that tells how dice stand, on banks of whole dice."""

from __future__ import annotations

from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from vision import stance
from vision.training import loop
from vision.training.crop_bank import NONE
from vision.training.nets import StanceReader
from vision.training.train_faces import BATCH, Shares, Windows


def loss_of(answers: Tensor, names: Tensor, tops: Tensor) -> Tensor:
    """Cross-entropy of how each find stands; `tops` are not told here."""
    del tops
    truth = torch.where(names[:, 0] == NONE, stance.FOREIGN, names[:, 3])
    return functional.cross_entropy(answers, truth, label_smoothing=0.02)


def train(shares: Shares, checkpoint: Path, steps: int, *, seed: int) -> StanceReader:
    """Train for `steps` batches, from nothing."""
    net = StanceReader(len(stance.STANCES))
    plan = loop.Plan("stance", checkpoint, steps, BATCH, seed, weight_decay=2e-2, save_every=1000)
    weights = loop.train(net, lambda at: Windows(shares, at), loss_of, plan)
    final = StanceReader(len(stance.STANCES))
    final.load_state_dict(weights)
    final.eval()
    return final
