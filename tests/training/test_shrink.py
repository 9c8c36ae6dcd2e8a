"""Networks whose weights are stored in half the space answer as before."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, helper, numpy_helper

from vision.training.shrink import difference, shrink

EXAMPLE = np.random.default_rng(2).random((1, 3, 24, 32)).astype(np.float32)


def network(path: Path, spread: float = 0.2) -> Path:
    """Two convolutions with a ReLU between, weights by chance."""
    random = np.random.default_rng(1)
    weights = {
        "first": random.normal(0, spread, (16, 3, 3, 3)),
        "bias": random.normal(0, spread, 16),
        "second": random.normal(0, spread, (8, 16, 3, 3)),
    }
    tensors = [numpy_helper.from_array(w.astype(np.float32), n) for n, w in weights.items()]
    nodes = [
        helper.make_node("Conv", ["input", "first", "bias"], ["a"], kernel_shape=[3, 3]),
        helper.make_node("Relu", ["a"], ["b"]),
        helper.make_node("Conv", ["b", "second"], ["output"], kernel_shape=[3, 3]),
    ]
    shape = list(EXAMPLE.shape)
    graph = helper.make_graph(
        nodes,
        "small",
        [helper.make_tensor_value_info("input", TensorProto.FLOAT, shape)],
        [helper.make_tensor_value_info("output", TensorProto.FLOAT, [1, 8, 20, 28])],
        tensors,
    )
    opset = [helper.make_opsetid("", 13)]
    onnx.save(helper.make_model(graph, opset_imports=opset, ir_version=8), str(path))
    return path


def test_a_shrunk_network_is_smaller_and_answers_alike(tmp_path: Path) -> None:
    whole, small = network(tmp_path / "whole.onnx"), network(tmp_path / "small.onnx")
    shrink(small)
    assert small.stat().st_size < 0.65 * whole.stat().st_size
    assert 0 < difference(whole, small, EXAMPLE) < 5e-3


def test_shrinking_again_changes_nothing(tmp_path: Path) -> None:
    small = network(tmp_path / "small.onnx")
    shrink(small)
    before = small.read_bytes()
    shrink(small)
    assert small.read_bytes() == before


def test_small_tensors_keep_their_precision(tmp_path: Path) -> None:
    small = network(tmp_path / "small.onnx")
    shrink(small)
    kinds = {t.name: t.data_type for t in onnx.load(str(small)).graph.initializer}
    assert kinds == {
        "first_half": TensorProto.FLOAT16,
        "bias": TensorProto.FLOAT,
        "second_half": TensorProto.FLOAT16,
    }


def test_weights_beyond_sixteen_bits_are_refused_and_the_file_is_left(tmp_path: Path) -> None:
    huge = network(tmp_path / "huge.onnx", spread=1e5)
    before = huge.read_bytes()
    with pytest.raises(ValueError, match="16 bits"):
        shrink(huge)
    assert huge.read_bytes() == before
