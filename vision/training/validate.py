"""Look at validation photographs and scenes with the trained networks, and note what was true."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import detect, faces
from vision.calibrate import existence_features
from vision.geometry import iou
from vision.training.crop_bank import LEAST_VISIBLE, label
from vision.training.fit import Evidence
from vision.training.mine import NEAR_DIE, SAME_DIE
from vision.training.photo_labels import FULLY_LABELLED, Photo

Named = tuple[NDArray[np.float32], tuple[int, int, int]]
Nets = tuple[cv2.dnn.Net, cv2.dnn.Net]


def _look(
    nets: Nets,
    picture: NDArray[np.uint8],
    truth: list[Named],
    ignore: NDArray[np.float32],
    overlap: float,
) -> Evidence | None:
    """Evidence of one picture; finds that lie on `ignore` (K, 4) or half on a die are left out."""
    found = detect.find(nets[0], picture)
    named = _named(found.boxes, truth, ignore, overlap)
    if not named:
        return None
    said = faces.read(nets[1], picture, found.tops)
    rows, labels = list(named), np.array(list(named.values()), np.int64)
    return Evidence(
        existence_features(found.scores, said.faces)[rows],
        labels[:, 0] >= 0,
        np.ones(len(rows), np.float32),
        said.faces[rows, :-1],
        labels[:, 0],
        said.zombie_colours[rows],
        labels[:, 1],
        said.body_colours[rows],
        labels[:, 2],
    )


def _named(
    boxes: NDArray[np.float32], truth: list[Named], ignore: NDArray[np.float32], overlap: float
) -> dict[int, tuple[int, int, int]]:
    """Labels of the finds whose truth is known, by their row; -1 three times where no die lies."""
    dice = np.array([box for box, _ in truth], np.float32).reshape(-1, 4)
    labels: dict[int, tuple[int, int, int]] = {}
    taken: set[int] = set()
    for row, box in enumerate(boxes):
        fit = iou(box, dice) if len(dice) else np.zeros(1, np.float32)
        best = int(fit.argmax())
        if len(dice) and fit[best] >= overlap and best not in taken:
            taken.add(best)
            labels[row] = truth[best][1]
        elif fit.max() < NEAR_DIE and (not len(ignore) or iou(box, ignore).max() < NEAR_DIE):
            labels[row] = (-1, -1, -1)
    return labels


def from_scenes(nets: Nets, truth_paths: Iterable[Path]) -> Iterator[Evidence]:
    """Evidence of traced scenes that were kept out of training."""
    for path in truth_paths:
        dice = json.loads(path.read_text(encoding="utf-8"))
        clear = [d for d in dice if d["visible"] >= LEAST_VISIBLE]
        truth = [
            (np.array(d["box"], np.float32), label(d["kind"], d["colour"], d["face"]))
            for d in clear
        ]
        covered = np.array(
            [d["box"] for d in dice if d["visible"] < LEAST_VISIBLE], np.float32
        ).reshape(-1, 4)
        evidence = _look(
            nets,
            np.asarray(cv2.imread(str(path.with_suffix(".jpg"))), np.uint8),
            truth,
            covered,
            SAME_DIE,
        )
        if evidence is not None:
            yield evidence


def from_photos(nets: Nets, photos: Iterable[Photo]) -> Iterator[Evidence]:
    """Evidence of held-out photographs whose every die is labelled."""
    for photo in photos:
        if photo.name in FULLY_LABELLED and photo.held_out:
            truth = [
                (box, label("d6", "", face))
                for box, face in zip(photo.boxes, photo.faces, strict=True)
            ]
            evidence = _look(
                nets, np.asarray(cv2.imread(str(photo.picture)), np.uint8), truth, photo.missed, 0.4
            )
            if evidence is not None:
                yield evidence
