"""A folder of traced scenes, one JPEG and one truth file each, made once and resumed at will."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from pathlib import Path

import cv2
import numpy as np

from vision.training import photometry
from vision.training.scene import Scene, make_scene

SEED = 20_261
SceneMaker = Callable[[np.random.Generator], Scene]


def write_scene(folder: Path, index: int, make: SceneMaker = make_scene) -> None:
    """Make scene number `index`; the same number always gives the same scene."""
    truth_path = folder / f"{index:06}.json"
    if truth_path.exists():
        return
    cv2.setNumThreads(1)
    # Scenes of two kinds with one number must not share a table, or one kind would tell the other.
    kind = [] if make is make_scene else [*make.__name__.encode()]
    rng = np.random.default_rng([SEED, index, *kind])
    scene = make(rng)
    (folder / f"{index:06}.jpg").write_bytes(photometry.as_jpeg(scene.picture, rng))
    half = truth_path.with_suffix(".part")
    half.write_text(json.dumps([asdict(die) for die in scene.dice]), encoding="utf-8")
    half.replace(truth_path)


def write_scenes(
    folder: Path, first: int, count: int, workers: int, make: SceneMaker = make_scene
) -> None:
    """Make scenes `first` to `first + count`, skipping those that are there."""
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["OMP_NUM_THREADS"] = "1"
    with ProcessPoolExecutor(workers) as pool:
        numbers = range(first, first + count)
        for _ in pool.map(write_scene, [folder] * count, numbers, [make] * count, chunksize=16):
            pass
