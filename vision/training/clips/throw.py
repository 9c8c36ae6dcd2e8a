"""Throw dice by Blender's rigid bodies and note how they fly. Needs `bpy`."""

from __future__ import annotations

from typing import Any

import bpy
import numpy as np
from mathutils import Euler
from numpy.typing import NDArray

from vision.training.clips.flight import STEP_RATE, Flights, Release

Rng = np.random.Generator

_SUBSTEPS = 2
_SECONDS = 2.4
_DIE_CM = 1.6
_STIR = 0.004  # least change of a matrix that counts as moving
_FLAT = 0.9995
_CLEARANCE = 1.25
"""Least distance of resting dice's middles, in edges."""


def throw(count: int, release: Release, rng: Rng) -> Flights | None:
    """One throw, cut a moment after the last die has come to rest; None if one does not lie flat.

    The same state of `rng` gives the same throw.
    """
    flights = _simulate(count, release, rng)
    moved = np.abs(np.diff(flights, axis=1)).max(axis=(0, 2, 3)) > _STIR
    last = int(np.nonzero(moved)[0][-1]) + 1
    if last > flights.shape[1] - 4:
        return None
    ends = flights[:, last]
    flat = (np.abs(ends[:, 2, :3]).max(-1) > _FLAT).all()
    low = (np.abs(ends[:, 2, 3] - 0.5) < 0.1).all()
    return flights[:, : last + 1] if flat and low and _apart(ends[:, :3, 3]) else None


def _apart(middles: NDArray[np.float64]) -> bool:
    gaps = np.linalg.norm(middles[:, None] - middles[None], axis=-1)
    return bool((gaps + 9 * np.eye(len(middles)) > _CLEARANCE).all())


def _simulate(count: int, release: Release, rng: Rng) -> Flights:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.fps = STEP_RATE * _SUBSTEPS
    scene.gravity = (0, 0, -981.0)
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.substeps_per_frame, world.solver_iterations = 10, 12
    frames = int(_SECONDS * STEP_RATE * _SUBSTEPS)
    world.point_cache.frame_end = frames + 1
    _ground(rng)
    bodies = [_body(i, count, release, rng) for i in range(count)]
    poses = np.zeros((count, frames, 4, 4))
    for frame in range(frames):
        scene.frame_set(frame + 1)
        for i, body in enumerate(bodies):
            poses[i, frame] = np.array(body.matrix_world)
    poses[..., :3, 3] /= _DIE_CM
    return poses[:, 2::_SUBSTEPS]


def _ground(rng: Rng) -> None:
    bpy.ops.mesh.primitive_cube_add(size=1.0, location=(0, 0, -5))
    ground = bpy.context.object
    ground.scale = (300, 300, 10)
    bpy.ops.rigidbody.object_add(type="PASSIVE")
    ground.rigid_body.collision_shape = "BOX"
    ground.rigid_body.friction = rng.uniform(0.25, 0.5)
    ground.rigid_body.restitution = rng.uniform(0.35, 0.6)


def _body(i: int, count: int, release: Release, rng: Rng) -> Any:
    bpy.ops.mesh.primitive_cube_add(size=_DIE_CM)
    body = bpy.context.object
    bpy.ops.rigidbody.object_add(type="ACTIVE")
    rigid = body.rigid_body
    rigid.collision_shape, rigid.mass = "BOX", 0.005
    rigid.friction, rigid.restitution = rng.uniform(0.25, 0.5), rng.uniform(0.4, 0.6)
    rigid.use_margin, rigid.collision_margin = True, 0.02
    rigid.linear_damping, rigid.angular_damping = 0.04, 0.08
    along = np.array([np.cos(release.heading), np.sin(release.heading), 0.0])
    across = np.array([-along[1], along[0], 0.0])
    start = np.array([release.x, release.y, 0.0])
    start = start + across * ((i - (count - 1) / 2) * 1.5 + rng.uniform(-0.15, 0.15))
    start[2] = rng.uniform(1.6, 3.0)
    speed = along * release.speed * rng.uniform(0.8, 1.15)
    speed += across * rng.uniform(-8, 8) + np.array([0, 0, rng.uniform(-14, 8)])
    _release(body, start * _DIE_CM, speed * _DIE_CM, rng)
    return body


def _release(body: Any, start: NDArray[np.float64], speed: NDArray[np.float64], rng: Rng) -> None:
    """Two guided frames give the body its speed and spin, then physics takes over."""
    step = 1.0 / (STEP_RATE * _SUBSTEPS)
    first, spin = rng.uniform(-3.1, 3.1, 3), rng.uniform(-24, 24, 3)
    for frame in (1, 2):
        body.location = start + speed * step * (frame - 1)
        body.rotation_euler = Euler(first + spin * step * (frame - 1))
        body.keyframe_insert("location", frame=frame)
        body.keyframe_insert("rotation_euler", frame=frame)
    body.rigid_body.kinematic = True
    body.rigid_body.keyframe_insert("kinematic", frame=2)
    body.rigid_body.kinematic = False
    body.rigid_body.keyframe_insert("kinematic", frame=3)
