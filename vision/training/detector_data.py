"""What the detector learns from: scenes and photographs, cropped at random, and their targets."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor
from torch.utils.data import IterableDataset

from vision.detect import STRIDE
from vision.training.vary import tint

Rng = np.random.Generator
SIDE = 384
"""Side of a training picture, in pixels."""
LEAST_VISIBLE = 0.5
"""Dice whose top face shows less than this are neither taught nor punished."""


@dataclass(frozen=True, slots=True)
class Example:
    """A picture on disk with the boxes of its dice: (N, 4) whole die, (N, 4) top face."""

    picture: Path
    boxes: NDArray[np.float32]
    tops: NDArray[np.float32]
    """Rows of NaN where the top face's box is not known."""
    visible: NDArray[np.float32]
    """(N,) share of the top face that can be seen."""


def scene_example(truth_path: Path) -> Example:
    """A traced scene's example from its truth file."""
    dice = json.loads(truth_path.read_text(encoding="utf-8"))
    return Example(
        truth_path.with_suffix(".jpg"),
        np.array([d["box"] for d in dice], np.float32).reshape(-1, 4),
        np.array([d["top"] for d in dice], np.float32).reshape(-1, 4),
        np.array([d["visible"] for d in dice], np.float32),
    )


def _window(rng: Rng, size: tuple[int, int], boxes: NDArray[np.float32]) -> NDArray[np.float32]:
    """A random scale-and-crop as a (2, 3) matrix onto a SIDE x SIDE picture."""
    width, height = size
    scale = float(np.exp(rng.uniform(np.log(0.6), np.log(1.3)))) * 640 / max(width, height)
    reach_x, reach_y = SIDE / scale, SIDE / scale
    if len(boxes) and rng.random() < 0.8:  # keep some die in sight
        x0, y0, x1, y1 = boxes[int(rng.integers(len(boxes)))]
        left = (x0 + x1) / 2 - rng.uniform(0.1, 0.9) * reach_x
        top = (y0 + y1) / 2 - rng.uniform(0.1, 0.9) * reach_y
    else:
        left = rng.uniform(min(0, width - reach_x), max(0, width - reach_x))
        top = rng.uniform(min(0, height - reach_y), max(0, height - reach_y))
    left = np.clip(left, min(0, width - reach_x), max(0, width - reach_x))
    top = np.clip(top, min(0, height - reach_y), max(0, height - reach_y))
    return np.array([[scale, 0, -left * scale], [0, scale, -top * scale]], np.float32)


def _move(boxes: NDArray[np.float32], matrix: NDArray[np.float32]) -> NDArray[np.float32]:
    return np.asarray(boxes * matrix[0, 0] + np.tile(matrix[:, 2], 2), np.float32)


def targets(
    boxes: NDArray[np.float32], tops: NDArray[np.float32], visible: NDArray[np.float32]
) -> tuple[NDArray[np.float32], ...]:
    """Heat (1, h, w), its weight, regression (8, h, w) and its weight, for one picture."""
    cells = SIDE // STRIDE
    heat, weight = np.zeros((cells, cells), np.float32), np.ones((cells, cells), np.float32)
    values, sure = np.zeros((8, cells, cells), np.float32), np.zeros((8, cells, cells), np.float32)
    ys, xs = np.mgrid[0:cells, 0:cells].astype(np.float32) + 0.5
    for box, top, seen in zip(boxes, tops, visible, strict=True):
        w, h = (box[2:] - box[:2]) / STRIDE
        cx, cy = (box[:2] + box[2:]) / 2 / STRIDE
        if not (0 <= cx < cells and 0 <= cy < cells) or min(w, h) < 0.8:
            weight[_around(xs, ys, cx, cy, w, h) > 0.2] = 0
            continue
        bump = _around(xs, ys, cx, cy, w, h)
        peak = int(cy), int(cx)
        if seen < LEAST_VISIBLE:
            weight[bump > 0.2] = 0
            continue
        bump[peak] = 1
        part = (bump > 0.45) & (bump >= heat)
        np.maximum(heat, bump, out=heat)
        tx, ty = (top[:2] + top[2:]) / 2 / STRIDE
        tw, th = np.maximum(top[2:] - top[:2], 1) / STRIDE
        whole = (cx - xs, cy - ys, np.full_like(xs, np.log(w)), np.full_like(xs, np.log(h)))
        face = ((tx - cx) / w, (ty - cy) / h, np.log(tw / w), np.log(th / h))
        for channel, value in enumerate((*whole, *face)):
            known = bool(np.all(np.isfinite(value)))
            values[channel][part] = (
                (value[part] if isinstance(value, np.ndarray) else value) if known else 0
            )
            sure[channel][part] = bump[part] if known else 0
    return heat[None], weight[None], values, sure


def _around(
    xs: NDArray[np.float32], ys: NDArray[np.float32], cx: float, cy: float, w: float, h: float
) -> NDArray[np.float32]:
    """A bump of 1 at the die's centre, as wide as a sixth of the die."""
    sx, sy = 0.35 + w / 7, 0.35 + h / 7
    return np.asarray(
        np.exp(-((xs - cx) ** 2 / (2 * sx**2) + (ys - cy) ** 2 / (2 * sy**2))), np.float32
    )


class Crops(IterableDataset[tuple[Tensor, ...]]):
    """An endless shuffled stream of (picture uint8 (3, SIDE, SIDE), *targets)."""

    def __init__(self, sources: Sequence[tuple[float, Sequence[Example]]], seed: int) -> None:
        super().__init__()
        self._sources, self._seed = sources, seed

    def __iter__(self) -> Iterator[tuple[Tensor, ...]]:
        cv2.setNumThreads(1)
        rng = np.random.default_rng(self._seed)
        shares = np.array([share for share, _ in self._sources])
        while True:
            _, examples = self._sources[int(rng.choice(len(shares), p=shares / shares.sum()))]
            yield crop(examples[int(rng.integers(len(examples)))], rng)


def crop(example: Example, rng: Rng) -> tuple[Tensor, ...]:
    """One random training crop of an example."""
    picture = np.asarray(cv2.imread(str(example.picture)), np.uint8)
    height, width = picture.shape[:2]
    matrix = _window(rng, (width, height), example.boxes)
    fill = (
        tuple(float(v) for v in rng.integers(0, 255, 3))
        if rng.random() < 0.5
        else (114.0, 114.0, 114.0)
    )
    view = matrix
    if matrix[0, 0] < 0.6:  # halve first, or thin lines would flicker away
        picture = np.asarray(
            cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA), np.uint8
        )
        view = matrix * np.array([2, 2, 1], np.float32)
    picture = np.asarray(cv2.warpAffine(picture, view, (SIDE, SIDE), borderValue=fill), np.uint8)
    boxes, tops = _move(example.boxes, matrix), _move(example.tops, matrix)
    boxes_in = np.clip(boxes, 0, SIDE)
    cut = (
        (
            (boxes_in[:, 2:] - boxes_in[:, :2]).prod(1)
            / np.maximum((boxes[:, 2:] - boxes[:, :2]).prod(1), 1)
        )
        if len(boxes)
        else np.zeros(0)
    )
    seen = example.visible * np.clip((cut - 0.2) / 0.5, 0, 1)
    if rng.random() < 0.5:
        picture = picture[:, ::-1]
        boxes_in = boxes_in.copy()
        boxes_in[:, [0, 2]] = SIDE - boxes_in[:, [2, 0]]
        tops = tops.copy()
        tops[:, [0, 2]] = SIDE - tops[:, [2, 0]]
    tinted = tint(np.ascontiguousarray(picture), rng)
    goal = targets(boxes_in, tops, seen.astype(np.float32))
    return (torch.from_numpy(tinted.transpose(2, 0, 1).copy()), *map(torch.from_numpy, goal))
