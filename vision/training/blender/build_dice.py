"""Dice in Blender: rounded bodies with engraved or printed faces."""

from __future__ import annotations

from random import Random
from typing import Any

import bpy
import cv2
import numpy as np

from vision.training.blender.faces import atlas
from vision.training.blender.nodes import Shader, picture
from vision.training.blender.plan import DiePlan
from vision.training.blender.solid import Solid, Vectors, rounded_cube


def build_die(die: DiePlan, name: str) -> Any:
    """The die as a Blender object, lying where its plan says."""
    made = bpy.data.objects.new(name, _mesh(name, solid_of(die)))
    made.data.materials.append(_material(die, name))
    made.location = (die.x, die.y, die.make.size / 2)
    made.rotation_euler = (0, 0, die.turn)
    bpy.context.scene.collection.objects.link(made)
    return made


def solid_of(die: DiePlan) -> Solid:
    """The die's body about its own middle."""
    return rounded_cube(die.make.size, die.make.bevel, die.make.ball)


def standing_points(die: DiePlan) -> Vectors:
    """(N, 3) points of the die's surface as it lies on the table, in centimetres."""
    c, s = np.cos(die.turn), np.sin(die.turn)
    turn = np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])
    points: Vectors = solid_of(die).vertices @ turn.T
    points += np.array([die.x, die.y, die.make.size / 2])
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
