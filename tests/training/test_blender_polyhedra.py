"""Dice of other shapes, as plain geometry."""

from __future__ import annotations

import numpy as np
import pytest

from vision.training.blender.polyhedra import (
    Vectors,
    flat_faces,
    lying,
    numerals,
    ten,
    twenty,
)


@pytest.mark.parametrize(("points", "count", "corners"), [(ten(), 10, 4), (twenty(), 20, 3)])
def test_each_die_has_its_faces_and_lies_flat_on_one(
    points: Vectors, count: int, corners: int
) -> None:
    faces = flat_faces(points)
    assert [len(face) for face in faces] == [corners] * count
    for face in faces:
        heights = lying(points, face)[:, 2]
        assert heights.min() == pytest.approx(0, abs=1e-9)
        assert sorted(np.nonzero(heights < 1e-6)[0]) == sorted(face)


def test_every_face_has_its_number() -> None:
    assert numerals(20, 4).reshape(4, 96, 5, 96).max(axis=(1, 3)).min() == 1.0
