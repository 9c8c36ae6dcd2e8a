from __future__ import annotations

import numpy as np
import pytest

from vision.training.polyhedra import (
    D4,
    D8,
    D10,
    D12,
    D20,
    SOLIDS,
    Polyhedron,
    outward,
    towards_z,
)

SIDES = [(D4, 4, 3), (D8, 8, 3), (D10, 10, 4), (D12, 12, 5), (D20, 20, 3)]


@pytest.mark.parametrize(("solid", "facets", "corners"), SIDES)
def test_each_solid_has_its_facets(solid: Polyhedron, facets: int, corners: int) -> None:
    assert len(solid.facets) == facets
    assert {len(facet) for facet in solid.facets} == {corners}
    edges = facets * corners // 2
    assert len(solid.corners) - edges + facets == 2  # Euler


@pytest.mark.parametrize(("solid", "facets", "corners"), SIDES)
def test_facets_are_flat_and_walk_around_their_middle(
    solid: Polyhedron, facets: int, corners: int
) -> None:
    for facet in solid.facets:
        points = solid.corners[list(facet)]
        spokes = points - points.mean(0)
        assert np.linalg.svd(spokes)[1][2] == pytest.approx(0, abs=1e-9)
        normal = np.cross(spokes[0], spokes[1])
        ahead = np.roll(spokes, -1, 0)
        turns = [np.cross(a, b) @ normal for a, b in zip(spokes, ahead, strict=True)]
        assert min(turns) > 0


def test_facets_look_outward() -> None:
    for solid in SOLIDS:
        for facet in solid.facets:
            assert outward(solid.corners, facet) @ solid.corners[facet[0]] > 0.1


def test_any_axis_can_be_brought_upright() -> None:
    for axis in ([0, 0, 1], [0, 0, -1], [1, 0, 0], [0.6, 0, -0.8]):
        assert towards_z(np.array(axis)) @ axis == pytest.approx([0, 0, 1], abs=1e-9)
