"""The training loop that both nets share: warm-up, cosine decay, running average, checkpoints."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

import torch
from torch import Tensor, nn
from torch.utils.data import DataLoader, IterableDataset

log = logging.getLogger(__name__)

Stream: TypeAlias = "IterableDataset[tuple[Tensor, ...]]"
"""Endless (picture uint8 (3, H, W), *targets)."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How long and how fast to train, and where to keep what was reached."""

    name: str
    checkpoint: Path
    steps: int
    """Batches."""
    batch: int
    seed: int
    peak_rate: float = 2e-3
    weight_decay: float = 1e-2
    save_every: int = 500


def averaged(net: nn.Module) -> torch.optim.swa_utils.AveragedModel:
    """A running average of a net's weights, quick at first and slow later."""

    def step(average: Tensor, now: Tensor, count: Tensor | int) -> Tensor:
        keep = min(0.998, (1 + float(count)) / (10 + float(count)))
        return average * keep + now * (1 - keep)

    return torch.optim.swa_utils.AveragedModel(net, avg_fn=step, use_buffers=True)


class Run:
    """A net in training; `done` counts its batches."""

    def __init__(self, net: nn.Module, plan: Plan) -> None:
        self.net = net.to(memory_format=torch.channels_last).train()
        self.average = averaged(net)
        self.optimiser = torch.optim.AdamW(
            net.parameters(), lr=plan.peak_rate, weight_decay=plan.weight_decay
        )
        self.schedule = torch.optim.lr_scheduler.OneCycleLR(
            self.optimiser, plan.peak_rate, total_steps=plan.steps + 1, pct_start=0.05
        )
        self.done = 0

    def step(
        self, loss_of: Callable[..., Tensor], pictures: Tensor, targets: list[Tensor]
    ) -> float:
        """Learn from one batch; returns its loss."""
        x = (pictures.float() / 255).contiguous(memory_format=torch.channels_last)
        self.optimiser.zero_grad()
        with torch.autocast("cpu", torch.bfloat16):
            out = self.net(x)
        loss = loss_of(out.float(), *targets)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), 5.0)
        self.optimiser.step()
        self.schedule.step()
        self.average.update_parameters(self.net)
        self.done += 1
        return float(loss.detach())

    def save(self, path: Path) -> None:
        """Write all that `resume` needs; the old file stays whole until the new one is."""
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_suffix(".part")
        parts = {name: getattr(self, name).state_dict() for name in _PARTS}
        torch.save({**parts, "average": self.average.module.state_dict(), "done": self.done}, part)
        part.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint."""
        saved = torch.load(path, weights_only=True)
        for name in _PARTS:
            getattr(self, name).load_state_dict(saved[name])
        self.average.module.load_state_dict(saved["average"])
        self.done = int(saved["done"])
        self.average.n_averaged.fill_(self.done)


_PARTS = ("net", "optimiser", "schedule")


def train(
    net: nn.Module,
    stream_from: Callable[[int], Stream],
    loss_of: Callable[..., Tensor],
    plan: Plan,
) -> dict[str, Tensor]:
    """Train `net` to the end of the plan; returns the averaged weights.

    `stream_from` gives the stream of a seed; a run that resumes asks for another seed than the
    one it began with, so that it does not see the same batches again.
    """
    run = Run(net, plan)
    if plan.checkpoint.exists():
        run.resume(plan.checkpoint)
    if run.done < plan.steps:
        stream = stream_from(plan.seed + run.done)
        began, recent = time.monotonic(), 0.0
        for pictures, *targets in DataLoader(
            stream, batch_size=plan.batch, num_workers=1, prefetch_factor=4
        ):
            recent += run.step(loss_of, pictures, targets)
            if run.done % 100 == 0:
                spent = time.monotonic() - began
                log.info(
                    "%s %d/%d loss %.3f (%.0f s)",
                    plan.name,
                    run.done,
                    plan.steps,
                    recent / 100,
                    spent,
                )
                recent = 0.0
            if run.done % plan.save_every == 0 or run.done == plan.steps:
                run.save(plan.checkpoint)
            if run.done == plan.steps:
                break
    weights: dict[str, Tensor] = run.average.module.state_dict()
    return weights
