"""Dice in Blender: rounded bodies with engraved or printed faces."""

from __future__ import annotations

from random import Random
from typing import Any

import bpy
import cv2
import numpy as np
from mathutils import Matrix, Vector

from vision.training.blender.faces import atlas
from vision.training.blender.nodes import Shader, picture
from vision.training.blender.plan import DiePlan
from vision.training.blender.solid import Solid, Vectors, rounded_cube


def build_die(die: DiePlan, name: str) -> Any:
    """The die as a Blender object, lying where its plan says."""
    made = bpy.data.objects.new(name, _mesh(name, solid_of(die)))
    made.data.materials.append(_material(die, name))
    made.matrix_world = Matrix.Translation(Vector(centre(die))) @ Matrix(axes(die)).to_4x4()
    bpy.context.scene.collection.objects.link(made)
    return made


def solid_of(die: DiePlan) -> Solid:
    """The die's body about its own middle."""
    return rounded_cube(die.make.size, die.make.bevel, die.make.ball)


def axes(die: DiePlan) -> Vectors:
    """(3, 3): columns are the directions of the die's own axes as it lies."""
    c, s = np.cos(die.turn), np.sin(die.turn)
    turn = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    ahead = np.array([np.cos(die.heading), np.sin(die.heading), 0.0])
    up = np.array([0.0, 0.0, 1.0])
    frame = np.stack([ahead, np.cross(up, ahead), up], axis=1)
    c, s = np.cos(die.tilt), np.sin(die.tilt)
    lean = np.array([[c, 0, -s], [0, 1, 0], [s, 0, c]])
    lying: Vectors = frame @ lean @ frame.T @ turn
    return lying


def centre(die: DiePlan) -> Vectors:
    """(3,) middle of the die, in centimetres."""
    # Down to the round of the lowest edge.
    edge = die.make.size / 2 - die.make.bevel
    height = edge * (np.cos(die.tilt) + np.sin(die.tilt)) + die.make.bevel
    return np.array([die.x, die.y, height])


def standing_points(die: DiePlan) -> Vectors:
    """(N, 3) points of the die's surface as it lies on the table, in centimetres."""
    points: Vectors = solid_of(die).vertices @ axes(die).T
    points += centre(die)
    return points


def top_points(die: DiePlan, share: float, steps: int) -> Vectors:
    """(steps², 3) points just above the top face, over `share` of its width."""
    reach = share * die.make.size / 2
    across, along = (a.ravel() for a in np.meshgrid(*[np.linspace(-reach, reach, steps)] * 2))
    local = np.stack([across, along, np.full(across.shape, die.make.size / 2 + 0.01)], axis=1)
    points: Vectors = local @ axes(die).T + centre(die)
    return points


def _mesh(name: str, solid: Solid) -> Any:
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(solid.vertices.tolist(), [], solid.quads.tolist())
    layer = mesh.uv_layers.new(name="atlas")
    layer.data.foreach_set("uv", solid.places[solid.quads.ravel()].astype(np.float32).ravel())
    mesh.polygons.foreach_set("use_smooth", [True] * len(solid.quads))
    mesh.normals_split_custom_set_from_vertices(solid.normals.tolist())
    mesh.update()
    return mesh


def _material(die: DiePlan, name: str) -> Any:
    make = die.make
    rng = Random(make.style)
    ink = atlas(die.layout, rng, make.spacing, make.radius, make.scale)
    shader = Shader(name)
    mask = shader.node("TexImage", image=picture(name, ink), extension="EXTEND")
    worn = shader.node("TexNoise", {"Scale": 6.0 / make.size, "Detail": 6.0})
    thin = shader.math("MULTIPLY", mask.outputs[0], shader.ramp(worn.outputs[0], 0.22, 0.36))
    body: Any = die.body
    if die.marble is not None:
        swirl = shader.node("TexNoise", {"Scale": 1.6 / make.size, "Distortion": 2.5})
        body = shader.mix(shader.ramp(swirl.outputs[0], 0.4, 0.6), die.body, die.marble)
    shader.put(
        Base_Color=shader.mix(thin, body, die.ink),
        Roughness=shader.math("MULTIPLY_ADD", thin, 0.15),
        Coat_Weight=make.coat,
        Coat_Roughness=0.08,
    )
    rough = shader.surface.inputs["Roughness"].links[0].from_node
    rough.inputs[2].default_value = make.roughness
    if make.depth:
        hollow = picture(
            f"{name} hollow", np.asarray(cv2.GaussianBlur(ink, (0, 0), 2.0), np.float32)
        )
        depth = shader.node("TexImage", image=hollow, extension="EXTEND")
        bump = shader.node(
            "Bump", {"Height": depth.outputs[0], "Distance": make.depth * make.size}, invert=True
        )
        shader.put(Normal=bump.outputs[0])
    return shader.material
