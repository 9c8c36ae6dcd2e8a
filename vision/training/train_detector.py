"""Train the detector from a stream of crops; resumable from its checkpoint."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from pathlib import Path

import torch
from torch import Tensor
from torch.nn import functional
from torch.utils.data import DataLoader

from vision.training.detector_data import Crops, Example
from vision.training.nets import Detector

log = logging.getLogger(__name__)
BATCH = 16
Shares = Sequence[tuple[float, Sequence[Example]]]


def heat_loss(logits: Tensor, heat: Tensor, weight: Tensor) -> Tensor:
    """Focal loss on a Gaussian heat map (CenterNet, Zhou et al. 2019), per positive."""
    p = torch.sigmoid(logits).clamp(1e-5, 1 - 1e-5)
    peak = (heat > 0.999).float()
    found = peak * (1 - p) ** 2 * torch.log(p)
    empty = (1 - peak) * (1 - heat) ** 4 * p**2 * torch.log(1 - p)
    return -((found + empty) * weight).sum() / (peak * weight).sum().clamp(min=1)


def loss_of(out: Tensor, heat: Tensor, weight: Tensor, values: Tensor, sure: Tensor) -> Tensor:
    """Heat and box losses of a batch."""
    box = (functional.smooth_l1_loss(out[:, 1:], values, reduction="none", beta=0.1) * sure).sum()
    return heat_loss(out[:, :1], heat, weight) + 1.5 * box / sure.sum().clamp(min=1) * 4


def train(
    shares: Shares,
    checkpoint: Path,
    steps: int,
    *,
    start_from: Path | None,
    seed: int,
    peak_rate: float = 2e-3,
) -> Detector:
    """Train for `steps` batches with one warm-up and a cosine decay; returns the averaged net."""
    net = Detector().to(memory_format=torch.channels_last)
    if start_from is not None:
        net.load_state_dict(torch.load(start_from, weights_only=True)["average"])
    average = torch.optim.swa_utils.AveragedModel(
        net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998), use_buffers=True
    )
    optimiser = torch.optim.AdamW(net.parameters(), lr=peak_rate, weight_decay=1e-2)
    schedule = torch.optim.lr_scheduler.OneCycleLR(
        optimiser, peak_rate, total_steps=steps + 1, pct_start=0.05
    )
    done = 0
    if checkpoint.exists():
        saved = torch.load(checkpoint, weights_only=True)
        for part, name in ((net, "net"), (optimiser, "optimiser"), (schedule, "schedule")):
            part.load_state_dict(saved[name])
        average.module.load_state_dict(saved["average"])
        done = int(saved["done"])
    stream = (
        iter(
            DataLoader(
                Crops(shares, seed + done), batch_size=BATCH, num_workers=1, prefetch_factor=4
            )
        )
        if done < steps
        else iter(())
    )
    began, total = time.monotonic(), 0.0
    net.train()
    while done < steps:
        picture, *goal = next(stream)
        x = (picture.float() / 255).contiguous(memory_format=torch.channels_last)
        optimiser.zero_grad()
        with torch.autocast("cpu", torch.bfloat16):
            out = net(x)
        loss = loss_of(out.float(), *goal)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5.0)
        optimiser.step()
        schedule.step()
        average.update_parameters(net)
        done, total = done + 1, total + float(loss.detach())
        if done % 100 == 0 or done == steps:
            log.info(
                "detector %d/%d loss %.3f (%.0f s)",
                done,
                steps,
                total / 100,
                time.monotonic() - began,
            )
            total = 0.0
        if done % 500 == 0 or done == steps:
            save_checkpoint(checkpoint, net, average.module, optimiser, schedule, done)
    final = Detector()
    final.load_state_dict(average.module.state_dict())
    final.eval()
    return final


def save_checkpoint(
    path: Path,
    net: torch.nn.Module,
    average: torch.nn.Module,
    optimiser: torch.optim.Optimizer,
    schedule: torch.optim.lr_scheduler.LRScheduler,
    done: int,
) -> None:
    """Write all that `train` needs to go on; the old file stays whole until the new one is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    torch.save(
        {
            "net": net.state_dict(),
            "average": average.state_dict(),
            "optimiser": optimiser.state_dict(),
            "schedule": schedule.state_dict(),
            "done": done,
        },
        part,
    )
    part.replace(path)
