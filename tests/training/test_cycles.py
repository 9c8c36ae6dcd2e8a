"""Scenes to be rendered: what lies where, before any light falls on it.

Blender itself is only there where models are made.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np
import pytest
from numpy.typing import NDArray

from vision.training.blender.solid import rounded_cube
from vision.training.camera import any_camera
from vision.training.canvas import SIDE
from vision.training.cocked import LEAST, any_prop
from vision.training.cycles import places, plan
from vision.training.cycles.scene import laid, laid_crowd, make_rendered_scene
from vision.training.dice import pip_die
from vision.training.foreign import any_foreign
from vision.training.photometry import Picture
from vision.training.pose import Pose, leaning, lying
from vision.training.scene import Mix
from vision.training.stage import any_stage
from vision.training.tables import table
from vision.training.tracer import looked_up, surface
from vision.training.trays import Tray

Rng = np.random.Generator


def _laid(seed: int) -> plan.Plan:
    rng = np.random.default_rng(seed)
    camera = any_camera(rng, 60.0, spread=2.0)
    return laid(rng, camera, 60.0, Mix.BOTH)[0]


def test_a_mesh_wears_a_skin_as_the_tracer_does() -> None:
    rng = np.random.default_rng(3)
    die, bevel = pip_die(rng), 0.08
    body = rounded_cube(1.0, bevel)
    where = places.die_places(body.vertices)
    middle = np.sort(np.abs(body.vertices), axis=1)[:, 1] < 0.5 - bevel + 1e-9
    for side in range(6):
        flat = np.nonzero(middle & (np.arange(len(middle)) * 6 // len(middle) == side))[0]
        assert len(flat) == 4
        shares = rng.dirichlet(np.ones(4), 50)
        points = np.asarray(shares @ body.vertices[flat], np.float32)
        u, v = (shares @ where[flat]).T
        worn = looked_up(die.skin.atlas, u * 6 * SIDE - 0.5, (1 - v) * SIDE - 0.5)
        assert np.allclose(worn, surface(points, points, die.skin)[0], atol=1e-3)


@pytest.mark.parametrize("seed", range(6))
def test_facets_go_around_from_outside_and_keep_to_their_print(seed: int) -> None:
    solid = any_foreign(np.random.default_rng(seed), 1.0, -2.0)
    corners = solid.corners - solid.middle
    rings, where = places.facets(solid)
    assert len(rings) == len(solid.planes)
    for k, (ring, place) in enumerate(zip(rings, where, strict=True)):
        a, b, c = corners[list(ring[:3])]
        assert np.cross(b - a, c - a) @ solid.planes[k, :3] > 0
        assert (place[:, 0] > k / len(rings)).all() and (place[:, 0] < (k + 1) / len(rings)).all()


def _corners_of(one: plan.Plan) -> list[NDArray[np.float64]]:
    return [die.pose.corners() for die in one.thrown]


def test_over_a_prop_lies_no_die_but_the_one_it_keeps_up() -> None:
    held = 0
    for seed in range(30):
        one = _laid(seed)
        for prop, _ in one.props:
            above = [die for die in one.thrown if prop.is_under(die.pose.corners())]
            held += len(above)
            assert len(above) <= 1
            # Where it is touched by none, its own die was in the way of another prop.
            assert all(die.pose.tilt > LEAST - 1e-3 for die in above)
            assert not any(prop.is_under(solid.corners) for solid in one.foreign)
            assert not any(prop.is_under(thing.ground()) for thing in one.things)
    assert held > 5


def test_a_prop_touches_the_die_it_keeps_up() -> None:
    under = 0
    for seed in range(40):
        rng = np.random.default_rng(seed)
        towards, angle = float(rng.uniform(0, 6)), np.deg2rad(25)
        pose = leaning(lying(0.0, 0.0, towards, 4), towards, angle)
        prop = any_prop(rng, pose, towards, 1.3)
        assert prop.upper[:, 2] == pytest.approx(prop.high)
        assert not prop.lower[:, 2].any()
        ahead = -np.array([np.cos(towards), np.sin(towards)])
        low = pose.corners()[pose.corners()[:, 2].argsort()[:2], :2].mean(0)
        reach = float(((prop.flat - low) @ ahead).min())
        # Below the raised underside as high as that is there, or beside the raised edge.
        below = prop.high == pytest.approx(reach * np.tan(angle))
        beside = reach == pytest.approx(np.cos(angle)) and prop.high >= np.sin(angle) - 1e-9
        assert below or beside
        under += prop.is_under(pose.corners())
        assert not prop.is_under(pose.corners() + np.array([30.0, 0.0, 0.0]))
    assert under > 20


def test_a_die_that_things_hide_is_told_to_be_hidden() -> None:
    told: list[tuple[Pose, ...]] = []

    def render(one: plan.Plan, poses: Sequence[Pose]) -> tuple[Picture, tuple[float, ...]]:
        told.append(tuple(poses))
        camera = one.stage.camera
        checks = np.indices((camera.height, camera.width)).sum(0) % 7 / 7.0
        picture = np.repeat(checks[..., None], 3, -1).astype(np.float32)
        return picture, tuple(0.25 if k == 0 else 1.0 for k in range(len(poses)))

    for seed in range(8):
        scene = make_rendered_scene(np.random.default_rng(seed), render)
        assert len(scene.dice) == len(told[-1])
        for die, pose in zip(scene.dice, told[-1], strict=True):
            assert die.tilt == pytest.approx(pose.tilt, abs=0.06)
        assert all(die.visible <= 0.25 for die in scene.dice[:1])
    assert any(len(poses) > 1 for poses in told)


def test_a_seed_always_lays_the_same_table() -> None:
    one, again = _laid(5), _laid(5)
    assert one.seed == again.seed
    assert all(
        np.array_equal(a, b) for a, b in zip(_corners_of(one), _corners_of(again), strict=True)
    )
    assert np.array_equal(one.sky, again.sky)
    assert np.array_equal(one.floor.surface.look, again.floor.surface.look)
    assert [(thing.shape, thing.x) for thing in one.things] == [
        (thing.shape, thing.x) for thing in again.things
    ]


def test_skies_floors_and_things_have_the_shapes_they_claim() -> None:
    rng = np.random.default_rng(2)
    stage = any_stage(rng, any_camera(rng, 50.0, 2.0), 0.1)
    sky = plan.any_sky(rng, stage)
    assert sky.shape == (32, 64, 3) and (sky > 0).all() and np.isfinite(sky).all()
    floor = plan.any_floor(rng, table)
    assert floor.wide > 0 and floor.surface.look.ndim == 3
    things = [plan.any_thing(rng, 3.0, 4.0, table) for _ in range(60)]
    assert {thing.shape for thing in things} == set(plan.Shape)
    for thing in things:
        assert thing.ground().mean(0) == pytest.approx([3.0, 4.0])
        sides = [np.linalg.norm(a - b) for a, b in itertools.pairwise(thing.ground())]
        assert sides == pytest.approx([thing.size[0], thing.size[1], thing.size[0]])


def test_the_sides_of_a_tray_stand_between_its_rings() -> None:
    square = np.array([(-2, -2), (2, -2), (2, 2), (-2, 2)], np.float64)
    corners, floor, sides = places.tray_rings(Tray(square, high=1.0, run=0.5), rim=0.25)
    assert corners[list(floor), :2] == pytest.approx(square)
    assert (corners[list(floor), 2] > 0).all()  # above the table, which would shine through
    inside, rim, outside = (np.array(sides).reshape(3, 4, 4)[k] for k in range(3))
    assert sorted({*np.concatenate([inside, rim, outside]).ravel().tolist()}) == list(range(16))
    for ring, rises, widens in ((inside, 1.0, 0.5), (rim, 0.0, 0.25), (outside, -1.0, 0.0)):
        for near, near_too, far_too, far in corners[ring]:
            for start, end in ((near, far), (near_too, far_too)):
                assert end[2] - start[2] == pytest.approx(rises, abs=0.01)
                grown = np.linalg.norm(end[:2]) - np.linalg.norm(start[:2])
                assert grown == pytest.approx(widens)


def test_crowds_lie_in_trays_and_on_each_other() -> None:
    in_tray = lifted = crowds = 0
    for seed in range(12):
        rng = np.random.default_rng(seed)
        camera = any_camera(rng, 30.0, spread=1.0, steep=True)
        one, truth = laid_crowd(rng, camera, 30.0, Mix.PIPS)
        crowds += len(one.thrown) >= 5
        assert len(truth.poses) == len(one.thrown)
        lifted += sum(die.pose.centre[2] > 0.9 for die in one.thrown)
        if one.tray is not None:
            in_tray += 1
            tray = one.tray.tray
            reach = tray.high * tray.run + 1
            assert all(tray.depth(*die.pose.centre[:2]) > -reach for die in one.thrown)
    assert 3 < in_tray < 12
    assert crowds > 8
    assert lifted > 5
