"""What is said of model files that are no good: a sentence, never what the system calls it."""

from __future__ import annotations

from pathlib import Path

import pytest

from vision.errors import ModelError
from vision.reader import Reader
from vision.weights import labels, network


def test_a_missing_file_is_named() -> None:
    for load, file in ((labels, "labels.json"), (network, "model.onnx")):
        with pytest.raises(ModelError) as caught:
            load("faces", Path("nowhere"))
        assert str(caught.value) == f"The model file nowhere/faces/{file} is missing."
        assert isinstance(caught.value.__cause__, FileNotFoundError)


def test_a_folder_in_place_of_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "faces" / "model.onnx").mkdir(parents=True)
    with pytest.raises(ModelError, match=r"model\.onnx cannot be read: Is a directory\.$"):
        network("faces", tmp_path)


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", "3", "\x00", '{"calibration": 1}', "{}"])
def test_labels_that_are_none_are_damaged(tmp_path: Path, text: str) -> None:
    (tmp_path / "faces").mkdir()
    (tmp_path / "faces" / "labels.json").write_text(text, encoding="utf-8")
    with pytest.raises(ModelError, match=r"labels\.json is damaged\.$"):
        Reader.load(tmp_path)
