"""The three networks of a reader, and the numbers that calibrate them."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import cv2

from vision import weights
from vision.assets import models_folder
from vision.calibrate import Calibration
from vision.errors import ModelError
from vision.labels import FACES, ZOMBIE_COLOURS


@dataclass(frozen=True, slots=True)
class Networks:
    """What a reader runs."""

    detector: cv2.dnn.Net
    faces: cv2.dnn.Net
    stance: cv2.dnn.Net
    calibration: Calibration
    faces_sha256: str = ""
    """Which face net it is: features of one mean nothing to another."""


def load_networks(models: Path | None = None) -> Networks:
    """The models that ship with the program, or those of another folder.

    Raises:
        ModelError: a file is missing, damaged, or not the one described.
    """
    folder = models or models_folder()
    described = weights.labels("faces", folder)
    try:
        calibration = Calibration.parse(described["calibration"])
        named = tuple(described["faces"]), tuple(described["zombie_colours"])
        digest = str(described["sha256"])
    except (KeyError, TypeError, ValueError) as error:
        path = folder / "faces" / "labels.json"
        raise ModelError(f"The model file {path} is damaged.") from error
    if named != (FACES, ZOMBIE_COLOURS):
        raise ModelError(
            f"The face model in {folder} answers with other names than this program's."
        )
    return Networks(
        weights.network("detector", folder),
        weights.network("faces", folder),
        weights.network("stance", folder),
        calibration,
        digest,
    )
