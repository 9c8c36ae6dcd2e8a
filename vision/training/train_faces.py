"""Train the face reader on banks of crops; resumable from its checkpoint."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.nn import functional
from torch.utils.data import DataLoader, IterableDataset

from vision.faces import CROP
from vision.labels import BODY_COLOURS, FACES, ZOMBIE_COLOURS
from vision.training.crop_bank import SIDE, Bank
from vision.training.detector_data import tint
from vision.training.nets import FaceReader
from vision.training.train_detector import save_checkpoint

log = logging.getLogger(__name__)
BATCH = 64
Rng = np.random.Generator
Shares = Sequence[tuple[float, Bank]]


def new_net() -> FaceReader:
    """An untrained reader with the outputs that `vision.labels` names."""
    return FaceReader(len(FACES) + 1, len(ZOMBIE_COLOURS), len(BODY_COLOURS))


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


class _Stream(IterableDataset[tuple[Tensor, Tensor]]):
    def __init__(self, shares: Shares, seed: int) -> None:
        super().__init__()
        self._shares, self._seed = shares, seed

    def __iter__(self) -> Iterator[tuple[Tensor, Tensor]]:
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
    shares: Shares, checkpoint: Path, steps: int, *, seed: int, peak_rate: float = 2e-3
) -> FaceReader:
    """Train for `steps` batches; returns the averaged net."""
    net = new_net().to(memory_format=torch.channels_last)
    average = torch.optim.swa_utils.AveragedModel(
        net, multi_avg_fn=torch.optim.swa_utils.get_ema_multi_avg_fn(0.998), use_buffers=True
    )
    optimiser = torch.optim.AdamW(net.parameters(), lr=peak_rate, weight_decay=2e-2)
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
                _Stream(shares, seed + done), batch_size=BATCH, num_workers=1, prefetch_factor=4
            )
        )
        if done < steps
        else iter(())
    )
    began, total = time.monotonic(), 0.0
    net.train()
    while done < steps:
        crops, labels = next(stream)
        x = (crops.float() / 255).contiguous(memory_format=torch.channels_last)
        optimiser.zero_grad()
        with torch.autocast("cpu", torch.bfloat16):
            out = net(x)
        loss = loss_of(out.float(), labels)
        loss.backward()
        optimiser.step()
        schedule.step()
        average.update_parameters(net)
        done, total = done + 1, total + float(loss.detach())
        if done % 200 == 0 or done == steps:
            log.info(
                "faces %d/%d loss %.3f (%.0f s)", done, steps, total / 200, time.monotonic() - began
            )
            total = 0.0
        if done % 1000 == 0 or done == steps:
            save_checkpoint(checkpoint, net, average.module, optimiser, schedule, done)
    final = new_net()
    final.load_state_dict(average.module.state_dict())
    final.eval()
    return final
