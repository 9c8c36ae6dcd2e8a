"""Find, check and load the files of a model folder."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import cv2

from vision.assets import models_folder
from vision.errors import ModelError

FOLDER = models_folder()
"""Where the models lie: in the package, or beside it in a checkout."""


def labels(task: str, folder: Path = FOLDER) -> dict[str, Any]:
    """The labels.json of a task, such as `faces`.

    Raises:
        ModelError: it is missing or not readable.
    """
    path = folder / task / "labels.json"
    try:
        found = json.loads(_content(path))
    except ValueError as error:
        raise ModelError(f"The model file {path} is damaged.") from error
    if not isinstance(found, dict):
        raise ModelError(f"The model file {path} is damaged.")
    return found


def network(task: str, folder: Path) -> cv2.dnn.Net:
    """The task's network, ready to run on the CPU.

    Raises:
        ModelError: the file is missing, or its sha256 is not the one labels.json names.
    """
    path = folder / task / "model.onnx"
    digest = hashlib.sha256(_content(path)).hexdigest()
    if digest != labels(task, folder).get("sha256"):
        raise ModelError(f"The model file {path} is not the one that its labels.json describes.")
    # OpenCV 5 has a new engine beside the old one, which runs nets as small as these faster:
    # on one core the detector took 19 ms instead of 24.
    if hasattr(cv2.dnn, "ENGINE_CLASSIC"):
        return cv2.dnn.readNetFromONNX(str(path), cv2.dnn.ENGINE_CLASSIC)
    return cv2.dnn.readNetFromONNX(str(path))


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise ModelError(f"The model file {path} is missing.") from error
    except OSError as error:
        raise ModelError(f"The model file {path} cannot be read: {error.strerror}.") from error
