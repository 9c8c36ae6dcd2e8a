"""A hand with forearm and sleeve, modelled from rounded bones and skinned over."""

from __future__ import annotations

from itertools import pairwise
from math import cos, radians, sin
from random import Random
from typing import Any

import bpy
import numpy as np
from numpy.typing import NDArray

from vision.training.blender.colour import RGB
from vision.training.blender.nodes import Shader, rgba

Bone = tuple[tuple[float, float, float], float, tuple[float, float, float], float]
"""Two ends (centimetres) with the radius at each."""

_FINGERS = (
    # knuckle (x, y), lengths of the three bones, radius, sideways angle
    ((0.2, 3.0), (4.2, 2.5, 2.0), 0.82, 9.0),
    ((0.6, 1.1), (4.7, 2.9, 2.2), 0.85, 2.0),
    ((0.4, -0.8), (4.3, 2.7, 2.1), 0.80, -4.0),
    ((-0.2, -2.6), (3.4, 2.0, 1.8), 0.70, -12.0),
)
_KNUCKLE_HEIGHT = 4.6


def hand_bones(curl: float, lean: float = 14.0) -> list[Bone]:
    """Bones of a right hand over the table, fingers to +x, the palm's underside down.

    `curl` 0 lays the fingers nearly straight, 1 bends them as if grasping a die. The knuckle of
    the middle finger lies near the origin in x and y; finger tips come down to the table.
    """
    bones: list[Bone] = []
    for (x, y), lengths, radius, aside in _FINGERS:
        point = (x, y, _KNUCKLE_HEIGHT - 0.12 * abs(y - 1.0))
        pitch = -lean - 8.0 * curl
        for k, length in enumerate(lengths):
            pitch -= (16.0 + 26.0 * curl) * (1.0 if k else 0.6)
            tip = _step(point, length, pitch, aside)
            tip = (tip[0], tip[1], max(tip[2], 0.75 * radius))
            bones.append((point, radius * (1 - 0.08 * k), tip, radius * (0.92 - 0.08 * k)))
            point = tip
        wrist = (-7.6, 0.3 + 0.28 * y, _KNUCKLE_HEIGHT + 0.3)
        bones.append((wrist, 1.35, (x, y, _KNUCKLE_HEIGHT - 0.12 * abs(y - 1.0)), 1.02 * radius))
    thumb = (
        (-5.6, 2.2, 4.0),
        (-2.4, 4.6, 3.2),
        (0.4, 5.0, 2.2),
        (2.4, 4.3, 1.2 + 0.8 * (1 - curl)),
    )
    bones += [
        (thumb[0], 1.5, thumb[1], 1.15),
        (thumb[1], 1.05, thumb[2], 0.9),
        (thumb[2], 0.9, thumb[3], 0.72),
        ((-6.8, -0.5, 4.9), 1.7, (-6.8, 1.5, 4.9), 1.7),
        ((-6.4, 0.5, 4.9), 2.1, (-32.0, 0.5, 8.5), 3.3),
    ]
    return bones


def pinching_bones() -> list[Bone]:
    """Bones of a right hand that holds a die between thumb and two fingers, arm to -x.

    The die's middle is at the origin, half an edge above the table's height of -0.8.
    """
    index = ((-3.2, 2.1, 4.6), (0.4, 2.1, 5.2), (1.9, 1.35, 2.7), (1.4, 0.7, 0.4))
    middle = ((-3.0, 0.1, 4.9), (0.9, -0.1, 5.7), (2.5, -0.6, 2.8), (1.55, -0.75, 0.3))
    ring = ((-3.4, -1.8, 4.5), (0.2, -1.9, 4.7), (0.9, -2.0, 2.6), (-0.7, -1.9, 1.9))
    little = ((-4.1, -3.3, 4.0), (-1.4, -3.5, 3.9), (-0.8, -3.3, 2.2), (-2.1, -3.0, 1.9))
    thumb = ((-8.2, 1.9, 4.4), (-5.0, 3.2, 3.2), (-2.9, 1.9, 1.6), (-1.5, 0.4, 0.25))
    bones: list[Bone] = []
    for chain, thick in ((index, 0.8), (middle, 0.82), (ring, 0.78), (little, 0.68)):
        bones += [
            (a, thick * (1 - 0.08 * k), b, thick * (0.92 - 0.08 * k))
            for k, (a, b) in enumerate(pairwise(chain))
        ]
        bones.append(((-10.8, 0.2 + 0.3 * chain[0][1], 5.2), 1.4, chain[0], 1.05 * thick))
    bones += [
        (thumb[0], 1.5, thumb[1], 1.2),
        (thumb[1], 1.05, thumb[2], 0.88),
        (thumb[2], 0.9, thumb[3], 0.7),
        ((-10.0, -0.6, 5.0), 1.7, (-10.0, 1.4, 5.0), 1.7),
        ((-9.6, 0.4, 5.0), 2.1, (-35.0, 0.4, 9.5), 3.3),
    ]
    return bones


def _step(
    point: tuple[float, float, float], length: float, pitch_deg: float, aside_deg: float
) -> tuple[float, float, float]:
    pitch, aside = radians(pitch_deg), radians(aside_deg)
    flat = length * cos(pitch)
    return (
        point[0] + flat * cos(aside),
        point[1] + flat * sin(aside),
        point[2] + length * sin(pitch),
    )


def build_hand(name: str, skin: RGB, sleeve: RGB, bones: list[Bone], seed: float) -> Any:
    """A hand of these bones as one parent object; its fingers point to +x."""
    parent = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(parent)
    flesh = _wrapped(f"{name} skin", bones, 0.22)
    flesh.data.materials.append(_skin(skin, seed))
    cuff = _cuff(bones[-1])
    cloth = _wrapped(f"{name} sleeve", [cuff], 0.35)
    cloth.data.materials.append(_cloth(sleeve, seed))
    for part in (flesh, cloth):
        part.parent = parent
    for nail in _nails(bones, skin, name):
        nail.parent = parent
    return parent


def _cuff(arm: Bone) -> Bone:
    """The sleeve round the forearm, from a little behind the wrist."""
    start, end = np.array(arm[0]), np.array(arm[2])
    near, far = start + 0.3 * (end - start), start + 2.0 * (end - start)
    return (near[0], near[1], near[2]), 3.8, (far[0], far[1], far[2]), 5.2


def _wrapped(name: str, bones: list[Bone], voxel: float) -> Any:
    """One closed skin round all bones."""
    points: list[tuple[float, float, float]] = []
    faces: list[list[int]] = []
    for bone in bones:
        for centre, radius in _beads(bone):
            ball, sides = _ball(centre, radius)
            faces += [[i + len(points) for i in side] for side in sides]
            points += ball
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points, [], faces)
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    shell = made.modifiers.new("shell", "REMESH")
    shell.mode, shell.voxel_size = "VOXEL", voxel
    shell.use_smooth_shade = True
    soft = made.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, 8
    done = bpy.data.meshes.new_from_object(
        made.evaluated_get(bpy.context.evaluated_depsgraph_get())
    )
    made.modifiers.clear()
    made.data = done
    return made


def _beads(bone: Bone) -> list[tuple[NDArray[np.float64], float]]:
    start, thick, end, thin = np.array(bone[0]), bone[1], np.array(bone[2]), bone[3]
    count = int(np.linalg.norm(end - start) / (0.3 * min(thick, thin))) + 2
    return [
        (start + (end - start) * t, float(thick + (thin - thick) * t))
        for t in np.linspace(0, 1, count)
    ]


def _ball(
    centre: NDArray[np.float64], radius: float
) -> tuple[list[tuple[float, float, float]], list[list[int]]]:
    rings, around = 7, 12
    points = [(centre[0], centre[1], centre[2] + radius)]
    for i in range(1, rings):
        z, flat = radius * cos(np.pi * i / rings), radius * sin(np.pi * i / rings)
        for k in range(around):
            a = 2 * np.pi * k / around
            points.append((centre[0] + flat * cos(a), centre[1] + flat * sin(a), centre[2] + z))
    points.append((centre[0], centre[1], centre[2] - radius))
    faces = [[0, 1 + k, 1 + (k + 1) % around] for k in range(around)]
    for i in range(rings - 2):
        a, b = 1 + i * around, 1 + (i + 1) * around
        faces += [[a + k, b + k, b + (k + 1) % around, a + (k + 1) % around] for k in range(around)]
    last, base = len(points) - 1, 1 + (rings - 2) * around
    faces += [[last, base + (k + 1) % around, base + k] for k in range(around)]
    return points, faces


def _skin(skin: RGB, seed: float) -> Any:
    shader = Shader("skin")
    where = shader.place((1, 1, 1), 0.0, seed)
    blotch = shader.node("TexNoise", {"Vector": where, "Scale": 0.5, "Detail": 3.0})
    pores = shader.node("TexNoise", {"Vector": where, "Scale": 9.0, "Detail": 4.0})
    redder = (min(1.0, skin[0] * 1.02), skin[1] * 0.8, skin[2] * 0.76)
    shader.put(
        Base_Color=shader.mix(shader.ramp(blotch.outputs[0], 0.35, 0.7), skin, redder),
        Roughness=0.5,
    )
    bump = shader.node("Bump", {"Height": pores.outputs[0], "Distance": 0.06, "Strength": 0.6})
    shader.put(Normal=bump.outputs[0])
    return shader.material


def _cloth(sleeve: RGB, seed: float) -> Any:
    shader = Shader("sleeve")
    where = shader.place((1, 1, 1), 0.0, seed)
    creases = shader.node("TexNoise", {"Vector": where, "Scale": 0.35, "Detail": 5.0})
    shader.put(Base_Color=rgba(sleeve), Roughness=0.9, Sheen_Weight=0.2)
    bump = shader.node("Bump", {"Height": creases.outputs[0], "Distance": 1.2, "Strength": 0.7})
    shader.put(Normal=bump.outputs[0])
    return shader.material


def _nails(bones: list[Bone], skin: RGB, name: str) -> list[Any]:
    shader = Shader(f"{name} nails")
    pale = tuple(0.6 * c + 0.4 * p for c, p in zip(skin, (1.0, 0.85, 0.82), strict=True))
    shader.put(Base_Color=rgba((pale[0], pale[1], pale[2])), Roughness=0.25)
    made = []
    for bone in (bones[2], bones[6], bones[10], bones[14], bones[18]):
        start, end = np.array(bone[0]), np.array(bone[2])
        along = (end - start) / np.linalg.norm(end - start)
        side = np.cross([0.0, 0.0, 1.0], along)
        side /= np.linalg.norm(side)
        over = np.cross(along, side)
        ball, faces = _ball(np.zeros(3), 1.0)
        frame = np.stack([along * 0.55, side * 0.42, over * 0.12], axis=1)
        points = np.asarray(ball) @ frame.T + end + over * bone[3] * 0.86 + along * 0.1
        mesh = bpy.data.meshes.new("nail")
        mesh.from_pydata(points.tolist(), [], faces)
        mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
        mesh.materials.append(shader.material)
        nail = bpy.data.objects.new("nail", mesh)
        bpy.context.scene.collection.objects.link(nail)
        made.append(nail)
    return made


def hand_colours(seed: float) -> RGB:
    """sRGB of a sleeve."""
    rng = Random(seed)
    return rng.choice(((0.16, 0.2, 0.34), (0.5, 0.12, 0.12), (0.75, 0.74, 0.7), (0.2, 0.3, 0.22)))
