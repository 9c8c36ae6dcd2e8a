"""One still: drawn from a seed, rendered, sensed, and written as JPEG with its truth."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from vision.training.blender.legible import legible
from vision.training.blender.plan import ScenePlan

Size = tuple[int, int]
Draw = Callable[[int, Size], ScenePlan]
"""Draws the plan of a seed's picture of a size (width, height)."""


def make_still(
    draw: Draw, seed: int, size: Size, samples: int, target: Path, largest: int
) -> dict[str, Any]:
    """Render one still to `target` (.jpg, at most `largest` bytes); returns its truth.

    A seed whose scene turns out unfit for its group, or has a top face that glare or darkness
    makes unreadable, gives way to another one far off.
    """
    from vision.training.blender import render

    raw = target.with_suffix(".png")
    target.parent.mkdir(parents=True, exist_ok=True)
    for attempt in count():
        plan = draw(seed + 10_000 * attempt, size)
        try:
            dice = render.build(plan, samples)
        except render.UnfitSceneError:
            continue
        picture = render.shot(raw)
        if all(die.leans or legible(picture, die, plan.lens) for die in dice):
            break
    raw.unlink()
    noisy = render.sensed(picture, plan.noise, np.random.default_rng(seed))
    target.write_bytes(_jpeg(noisy, largest))
    return render.truth(plan, dice, target.name)


def _jpeg(picture: np.ndarray[Any, np.dtype[np.uint8]], largest: int) -> bytes:
    for quality in (88, 85, 80, 74, 66, 55):
        done, data = cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])
        if done and len(data) <= largest:
            break
    return bytes(data)


def write_json(path: Path, value: Any) -> None:
    """Write readable JSON, one line at the end."""
    path.write_text(json.dumps(value, indent=1) + "\n", encoding="utf-8")
