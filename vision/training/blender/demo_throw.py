"""Throwing dice by Blender's rigid bodies until they lie as a film needs them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import count
from random import Random

import bpy
import numpy as np
from mathutils import Euler
from numpy.typing import NDArray

from vision.training.blender import demo_set
from vision.training.blender.demo_set import EDGE, RATE
from vision.training.blender.faces import AXES, TURNS, Layout, side_towards

Poses = NDArray[np.float64]
"""(frames, 4, 4) world matrices"""

_SUBFRAMES = 8
_SECONDS = 3.0
_CLEARANCE = 1.75
"""Least distance of resting dice's middles, in edges."""


@dataclass(frozen=True, slots=True, eq=False)
class Throw:
    """The flights of the dice of one roll, one pose a film frame, the last one at rest."""

    flights: tuple[Poses, ...]


def throw(dice: list[tuple[Layout, str]], seat: int, seed: str) -> Throw:
    """A throw that ends with each die's wished face on top; dice are (layout, face).

    The cube's shape is the same after a quarter turn, so the flight is simulated first and the
    die then turned within its flight: the physics stays true and the outcome is the wished one.
    """
    for attempt in count():
        rng = Random(f"{seed} {attempt}")
        flights = _simulate(len(dice), seat, rng)
        trimmed = _until_rest(flights)
        if trimmed is not None and _fits(trimmed):
            turned = [_relabelled(f, *die, rng) for f, die in zip(trimmed, dice, strict=True)]
            return Throw(tuple(turned))
    raise AssertionError("count() does not end")


def _simulate(number: int, seat: int, rng: Random) -> list[Poses]:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.fps = RATE * _SUBFRAMES
    scene.gravity = (0, 0, -981.0)
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 8, 20
    frames = int(_SECONDS * RATE * _SUBFRAMES)
    world.point_cache.frame_end = frames + 1
    _ground()
    bodies = [_body(i, number, seat, rng) for i in range(number)]
    poses = np.zeros((number, frames, 4, 4))
    for frame in range(frames):
        scene.frame_set(frame + 1)
        for i, body in enumerate(bodies):
            poses[i, frame] = np.array(body.matrix_world)
    return [p[2::_SUBFRAMES] for p in poses]


def _ground() -> None:
    bpy.ops.mesh.primitive_cube_add(size=1.0, location=(0, 0, -5))
    ground = bpy.context.object
    ground.scale = (200, 200, 10)
    bpy.ops.rigidbody.object_add(type="PASSIVE")
    ground.rigid_body.collision_shape = "BOX"
    ground.rigid_body.friction, ground.rigid_body.restitution = 0.55, 0.45


def _body(i: int, number: int, seat: int, rng: Random) -> bpy.types.Object:
    facing = demo_set.towards_table(seat)
    bpy.ops.mesh.primitive_cube_add(size=EDGE)
    body = bpy.context.object
    bpy.ops.rigidbody.object_add(type="ACTIVE")
    rigid = body.rigid_body
    rigid.collision_shape, rigid.mass = "BOX", 0.005
    rigid.friction, rigid.restitution = rng.uniform(0.4, 0.6), rng.uniform(0.35, 0.5)
    rigid.use_margin, rigid.collision_margin = True, 0.02
    rigid.linear_damping, rigid.angular_damping = 0.05, 0.15
    start = np.array([
        (i - (number - 1) / 2) * 2.6 + rng.uniform(-0.3, 0.3),
        facing * rng.uniform(-15.5, -13.5) - (1.5 if seat else 0.0) * facing,
        rng.uniform(2.5, 5.5),
    ])  # fmt: skip
    speed = np.array([rng.uniform(-22, 22), facing * rng.uniform(48, 82), rng.uniform(-30, 20)])
    spin = np.array([rng.uniform(-22, 22) for _ in range(3)])
    _release(body, start, speed, spin, rng)
    return body


def _release(
    body: bpy.types.Object, start: NDArray[np.float64], speed: NDArray[np.float64],
    spin: NDArray[np.float64], rng: Random,
) -> None:  # fmt: skip
    """Two guided frames give the body its speed and spin, then physics takes over."""
    step = 1.0 / (RATE * _SUBFRAMES)
    first = np.array([rng.uniform(-3.1, 3.1) for _ in range(3)])
    for frame in (1, 2):
        body.location = start + speed * step * (frame - 1)
        body.rotation_euler = Euler(first + spin * step * (frame - 1))
        body.keyframe_insert("location", frame=frame)
        body.keyframe_insert("rotation_euler", frame=frame)
    body.rigid_body.kinematic = True
    body.rigid_body.keyframe_insert("kinematic", frame=2)
    body.rigid_body.kinematic = False
    body.rigid_body.keyframe_insert("kinematic", frame=3)


def _until_rest(flights: list[Poses]) -> list[Poses] | None:
    """The flights cut where the last die has come to rest; None when one has not."""
    still = 0
    for poses in flights:
        moved = np.abs(np.diff(poses, axis=0)).max(axis=(1, 2))
        moving = np.nonzero(moved > 0.004)[0]
        still = max(still, int(moving[-1]) + 2 if len(moving) else 1)
    return None if still > len(flights[0]) - 3 else [p[: still + 1] for p in flights]


def _fits(flights: list[Poses]) -> bool:
    middles = np.stack([poses[-1, :3, 3] for poses in flights])
    seen = demo_set.fractions(middles)
    flat = all(np.abs(poses[-1, 2, :3]).max() > 0.9995 for poses in flights)
    inside = (np.abs(seen[:, 0] - 0.5) < 0.24).all() and (np.abs(seen[:, 1] - 0.5) < 0.33).all()
    apart = all(
        np.linalg.norm(a - b) > _CLEARANCE * EDGE
        for i, a in enumerate(middles)
        for b in middles[:i]
    )
    path = np.concatenate([poses[:, :3, 3] for poses in flights])
    clear = (np.abs(demo_set.fractions(path)[:, 0] - 0.5) < 0.29).all()
    outside = demo_set.fractions(np.stack([p[0, :3, 3] for p in flights]))[:, 1]
    hidden = bool(((outside < -0.09) | (outside > 1.09)).all())
    return flat and bool(inside) and apart and bool(clear) and hidden and 7 < len(flights[0]) < 26


def _relabelled(poses: Poses, layout: Layout, face: str, rng: Random) -> Poses:
    up = AXES[_upper(poses[-1])]
    fitting = [t for t in TURNS if layout[side_towards(t, up)] == face]
    turn = np.eye(4)
    turn[:3, :3] = rng.choice(fitting)
    turned: Poses = poses @ turn
    return turned


def _upper(pose: NDArray[np.float64]) -> int:
    """Index in AXES of the body's axis that points up."""
    return int(np.argmax([pose[2, :3] @ np.asarray(axis) for axis in AXES]))
