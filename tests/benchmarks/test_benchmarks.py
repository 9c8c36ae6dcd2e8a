"""The arithmetic of the benchmark. Nothing here is timed."""

from __future__ import annotations

import pytest

from tests.benchmarks.costs import Round, cost_of, table
from tests.benchmarks.reference import HEAD_STRIDES, SIDE, convolutions
from tests.benchmarks.stages import Function, shares

SHARES = {"resize": 0.1, "detect": 0.4, "read": 0.25, "stance": 0.05, "other": 0.2}
DETECT: Function = ("/home/a/vision/detect.py", 10, "find")
DECODE: Function = ("/home/a/vision/detect.py", 50, "peaks")
FACES: Function = ("/home/a/vision/faces.py", 10, "read")
CUT: Function = ("/home/a/vision/faces.py", 50, "cut")
STANCE: Function = ("/home/a/vision/stance.py", 10, "read")
READER: Function = ("/home/a/vision/reader.py", 10, "read")
OTHER_FACES: Function = ("/usr/lib/elsewhere/faces.py", 10, "read")
RESIZE: Function = ("~", 0, "<resize>")
BLOB: Function = ("/home/a/vision/blob.py", 10, "as_blob")


def test_the_reference_has_the_size_of_yolov8n() -> None:
    layers = list(convolutions())
    assert sum(layer.parameters for layer in layers) == pytest.approx(3.2e6, rel=0.02)
    assert sum(layer.flops for layer in layers) == pytest.approx(8.7e9, rel=0.02)


def test_the_reference_reads_only_what_came_before() -> None:
    channels = {"image": (3, SIDE)}
    for layer in convolutions():
        inputs, side = channels[layer.source]
        assert (layer.inputs, layer.side * layer.stride) == (inputs, side)
        channels[layer.name] = (layer.outputs, layer.side)
    assert {SIDE // channels[f"head{stride}"][1] for stride in HEAD_STRIDES} == set(HEAD_STRIDES)


def test_time_is_told_apart_by_the_module_it_is_spent_in() -> None:
    def by(caller: Function, seconds: float) -> dict[Function, tuple[float, ...]]:
        return {caller: (1, 1, seconds, seconds)}

    timings = {
        READER: (1, 1, 1.0, 10.0, {}),
        # Four seconds in the detector, one of them making its input.
        DETECT: (1, 1, 2.0, 4.0, by(READER, 4.0)),
        DECODE: (1, 1, 1.0, 1.0, by(DETECT, 1.0)),
        # Three in the faces, one of them cutting the dice out: that is reading.
        FACES: (1, 1, 2.0, 3.0, by(READER, 3.0)),
        RESIZE: (2, 2, 2.0, 2.0, {**by(DETECT, 0.5), **by(FACES, 1.0)}),
        BLOB: (1, 1, 0.5, 0.5, by(DETECT, 0.5)),
        OTHER_FACES: (1, 1, 1.0, 1.0, by(READER, 1.0)),
        # One in the stance, half of it lent by the faces, which cut its crops too.
        STANCE: (1, 1, 0.5, 1.0, by(READER, 1.0)),
        CUT: (2, 2, 0.7, 0.7, {**by(STANCE, 0.5), **by(FACES, 0.2)}),
    }
    assert shares(timings, 10.0) == pytest.approx(
        {"resize": 0.1, "detect": 0.3, "read": 0.3, "stance": 0.1, "other": 0.2}
    )


def test_a_cost_is_of_medians_and_its_share_of_the_reference() -> None:
    rounds = [Round(3, 20, 1, 100, dice=2), Round(4, 22, 1, 120, 3), Round(90, 90, 9, 900, 4)]
    cost = cost_of((1280, 720), rounds, SHARES)
    assert (cost.decode, cost.settle, cost.reference, cost.dice) == (4, 1, 120, 3)
    assert cost.stages == pytest.approx(
        {"resize": 2.2, "detect": 8.8, "read": 5.5, "stance": 1.1, "other": 4.4}
    )
    assert cost.eye == pytest.approx(23)
    assert cost.frames_per_second == pytest.approx(1000 / 23)
    written = cost.as_json()
    assert (written["eye_of_reference"], written["dice"]) == (0.192, 3)
    wanted = {"resize": 2.2, "detect": 8.8, "read": 5.5, "stance": 1.1, "other": 4.4}
    assert written["stages"] == wanted


def test_the_table_has_a_line_for_each_stage_and_a_pair_of_columns_for_each_size() -> None:
    rounds = [Round(4, 20, 1, 100, dice=3)]
    costs = [cost_of(size, rounds, SHARES) for size in ((1280, 720), (1920, 1080))]
    lines = table(costs).splitlines()
    assert {line.count("|") for line in lines} == {6}
    assert "| detect | 8.00 | 0.080 | 8.00 | 0.080 |" in lines
    assert "| resize to settle | 21.00 | 0.210 | 21.00 | 0.210 |" in lines
    assert lines[-1] == "| frames a second on one core, without decoding | 48 | | 48 | |"
