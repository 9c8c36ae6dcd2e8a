"""Train the detector from a stream of crops."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional

from vision.training import loop
from vision.training.detector_data import Crops, Example
from vision.training.nets import Detector

BATCH = 16
Shares = Sequence[tuple[float, Sequence[Example]]]
"""How often each source is drawn from, and its examples."""


def heat_loss(logits: Tensor, heat: Tensor, weight: Tensor) -> Tensor:
    """Focal loss on a Gaussian heat map (CenterNet, Zhou et al. 2019), per positive."""
    p = torch.sigmoid(logits).clamp(1e-5, 1 - 1e-5)
    peak = (heat > 0.999).float()
    found = peak * (1 - p) ** 2 * torch.log(p)
    empty = (1 - peak) * (1 - heat) ** 4 * p**2 * torch.log(1 - p)
    return -((found + empty) * weight).sum() / (peak * weight).sum().clamp(min=1)


def loss_of(out: Tensor, heat: Tensor, weight: Tensor, values: Tensor, sure: Tensor) -> Tensor:
    """Heat and box losses of a batch."""
    box = functional.smooth_l1_loss(out[:, 1:], values, reduction="none", beta=0.1) * sure
    return heat_loss(out[:, :1], heat, weight) + 6 * box.sum() / sure.sum().clamp(min=1)


def train(
    shares: Shares, checkpoint: Path, steps: int, *, start_from: Path | None, seed: int
) -> Detector:
    """Train for `steps` batches, from a checkpoint's averaged weights or from nothing."""
    net = Detector()
    if start_from is not None:
        net.load_state_dict(torch.load(start_from, weights_only=True)["average"])
    plan = loop.Plan("detector", checkpoint, steps, BATCH, seed)
    weights = loop.train(net, lambda at: Crops(shares, at), loss_of, plan)
    final = Detector()
    final.load_state_dict(weights)
    final.eval()
    return final
