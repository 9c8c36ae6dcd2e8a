"""Store a network's weights in half the space: 16 bits each, widened to 32 when it is loaded.

Only the file shrinks. `cv2.dnn` (4.11, 4.12 and 5.0 tried) widens the weights once, so that a
forward pass takes as long as before; what rounding changes of an answer is found by `difference`.
"""

from __future__ import annotations

from pathlib import Path

import cv2
import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, checker, helper, numpy_helper

LEAST_SIZE = 64
"""Smaller tensors, such as biases and shapes, would gain nothing."""
LARGEST_HALF = float(np.finfo(np.float16).max)


def shrink(path: Path) -> None:
    """Rewrite the ONNX file with its large float32 weights as float16, each followed by a Cast.

    A file that was shrunk before is left as it is. Raises ValueError when a weight is too large
    for 16 bits.
    """
    model = onnx.load(str(path))
    graph = model.graph
    large = [t for t in graph.initializer if _is_large(t)]
    for tensor in large:
        weights = numpy_helper.to_array(tensor)
        if not np.abs(weights).max() <= LARGEST_HALF:
            raise ValueError(f"The weights {tensor.name} of {path.name} do not fit 16 bits.")
        half = f"{tensor.name}_half"
        cast = helper.make_node("Cast", [half], [tensor.name], to=TensorProto.FLOAT)
        graph.node.insert(0, cast)
        tensor.CopyFrom(numpy_helper.from_array(weights.astype(np.float16), half))
    if large:
        checker.check_model(model)
        onnx.save(model, str(path))


def difference(first: Path, second: Path, example: NDArray[np.float32]) -> float:
    """The largest gap between two networks' answers to one (N, C, H, W) input, by `cv2.dnn`."""
    answers = []
    for path in (first, second):
        net = cv2.dnn.readNetFromONNX(str(path))
        net.setInput(example)
        answers.append(np.array(net.forward()))
    return float(np.abs(answers[0] - answers[1]).max())


def _is_large(tensor: TensorProto) -> bool:
    count = int(np.prod(tensor.dims))
    return bool(tensor.data_type == TensorProto.FLOAT and count >= LEAST_SIZE)
