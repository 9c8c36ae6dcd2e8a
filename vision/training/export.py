"""Write trained networks as ONNX files that `cv2.dnn` runs, and check that it answers alike."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import cv2
import numpy as np
import torch
from torch import nn

OPSET = 13
MOST_DIFFERENCE = 2e-3


def digest(path: Path) -> str:
    """A file's sha256."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def to_onnx(net: nn.Module, example: torch.Tensor, path: Path) -> None:
    """Write `net` with batch norm folded in; height, width and batch size stay free.

    Raises ValueError when cv2.dnn does not answer as torch does.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    net = net.eval()
    free = {"input": {0: "n", 2: "h", 3: "w"}, "output": {0: "n"}}
    torch.onnx.export(
        net,
        (example,),
        str(path),
        input_names=["input"],
        output_names=["output"],
        dynamic_axes=free,
        opset_version=OPSET,
        dynamo=False,
    )
    check(net, example, path)


def check(net: nn.Module, example: torch.Tensor, path: Path) -> None:
    """Compare torch and cv2.dnn on `example`, whose batch norms see what training saw."""
    with torch.no_grad():
        wanted = net(example).numpy()
    loaded = cv2.dnn.readNetFromONNX(str(path))
    loaded.setInput(example.numpy())
    given = np.asarray(loaded.forward())
    worst = float(np.abs(given.reshape(wanted.shape) - wanted).max())
    if not worst <= MOST_DIFFERENCE:
        raise ValueError(f"cv2.dnn differs from torch by {worst} on {path.name}")


def describe(folder: Path, record: dict[str, Any]) -> None:
    """Write labels.json beside a model."""
    text = json.dumps(record, indent=2, ensure_ascii=False)
    (folder / "labels.json").write_text(text + "\n", encoding="utf-8")
