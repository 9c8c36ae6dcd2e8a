"""A plain dense network of the size of YOLOv8n, as a measure of the machine.

The weights are random and it sees nothing: time does not depend on them. It has about the
parameters (3.2 million) and the arithmetic (8.7 GFLOPs, a multiplication and an addition being
two) of YOLOv8n at 640 x 640: a chain of 3x3 convolutions from stride 2 down to stride 32, each
followed by SiLU, and a 1x1 head on each of the strides 8, 16 and 32. It has none of YOLOv8n's
splits, concatenations and upsamplings, which cost time without counting as arithmetic, so the
real one is hardly faster.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

SIDE = 640
"""Pixels of the square input."""
STAGES = ((16, 0), (32, 5), (64, 2), (128, 6), (256, 3))
"""(channels, convolutions after the one that halves the picture), from stride 2 to stride 32."""
HEAD_STRIDES = (8, 16, 32)
HEAD_CHANNELS = 84
"""Four for a box, eighty for classes."""


@dataclass(frozen=True, slots=True)
class Convolution:
    """One convolution, its input padded so that stride 1 keeps the size."""

    name: str
    source: str
    """Name of the layer that it reads."""
    inputs: int
    outputs: int
    kernel: int
    stride: int
    side: int
    """Of the square output, in pixels."""
    head: bool

    @property
    def parameters(self) -> int:
        """Weights and biases."""
        return self.outputs * (self.inputs * self.kernel**2 + 1)

    @property
    def flops(self) -> int:
        """Multiplications and additions, each counted once."""
        return 2 * self.outputs * self.inputs * self.kernel**2 * self.side**2


def convolutions() -> Iterator[Convolution]:
    """The layers in the order in which they run."""
    source, inputs = "image", 3
    for index, (channels, more) in enumerate(STAGES):
        stride = 2 ** (index + 1)
        for step in range(more + 1):
            name = f"stride{stride}_{step}"
            shrink = 2 if step == 0 else 1
            yield Convolution(name, source, inputs, channels, 3, shrink, SIDE // stride, head=False)
            source, inputs = name, channels
        if stride in HEAD_STRIDES:
            yield Convolution(
                f"head{stride}", source, inputs, HEAD_CHANNELS, 1, 1, SIDE // stride, head=True
            )


def reference_network(seed: int = 1) -> bytes:
    """The network as an ONNX file: input `image` (1, 3, 640, 640), an output for each head.

    Needs the `onnx` package, of the `dev` extra.
    """
    from onnx import TensorProto, checker, helper

    random = np.random.default_rng(seed)
    layers = list(convolutions())
    image = helper.make_tensor_value_info("image", TensorProto.FLOAT, [1, 3, SIDE, SIDE])
    heads = [
        helper.make_tensor_value_info(
            layer.name, TensorProto.FLOAT, [1, layer.outputs, layer.side, layer.side]
        )
        for layer in layers
        if layer.head
    ]
    graph = helper.make_graph(
        [node for layer in layers for node in _nodes(layer)],
        "reference",
        [image],
        heads,
        [tensor for layer in layers for tensor in _weights(layer, random)],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    checker.check_model(model)
    return bytes(model.SerializeToString())


def _nodes(layer: Convolution) -> list[Any]:
    from onnx import helper

    raw = layer.name if layer.head else f"{layer.name}_raw"
    convolution = helper.make_node(
        "Conv",
        [layer.source, f"{layer.name}_weight", f"{layer.name}_bias"],
        [raw],
        kernel_shape=[layer.kernel] * 2,
        strides=[layer.stride] * 2,
        pads=[layer.kernel // 2] * 4,
    )
    if layer.head:
        return [convolution]
    gate = f"{layer.name}_gate"
    return [
        convolution,
        helper.make_node("Sigmoid", [raw], [gate]),
        helper.make_node("Mul", [raw, gate], [layer.name]),
    ]


def _weights(layer: Convolution, random: np.random.Generator) -> list[Any]:
    from onnx import numpy_helper

    # SiLU lets 1 / 2.8 of the variance through: values neither grow nor die out on their way.
    spread = (2.8 / (layer.inputs * layer.kernel**2)) ** 0.5
    shape = (layer.outputs, layer.inputs, layer.kernel, layer.kernel)
    kernel = random.normal(0, spread, shape).astype(np.float32)
    bias = np.zeros(layer.outputs, np.float32)
    return [
        numpy_helper.from_array(kernel, f"{layer.name}_weight"),
        numpy_helper.from_array(bias, f"{layer.name}_bias"),
    ]
