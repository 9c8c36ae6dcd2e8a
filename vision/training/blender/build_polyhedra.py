"""Dice of other shapes, which no game here reads: ten and twenty sides, with numerals."""

from __future__ import annotations

from random import Random
from typing import Any

import bpy
import numpy as np

from vision.training.blender.glyphs import Mask
from vision.training.blender.nodes import Shader, picture
from vision.training.blender.plan import ThingPlan
from vision.training.blender.polyhedra import (
    ACROSS,
    flat_faces,
    lying,
    numerals,
    places,
    ten,
    twenty,
)


def build_polyhedron(thing: ThingPlan, rng: Random) -> Any:
    """A "d10" or "d20" as a Blender object that lies on one of its faces."""
    points = twenty() if thing.name == "d20" else ten()
    faces = flat_faces(points)
    points = lying(points * rng.uniform(0.85, 1.15), faces[0])
    mesh = bpy.data.meshes.new(thing.name)
    mesh.from_pydata(points.tolist(), [], faces)
    layer = mesh.uv_layers.new(name="atlas")
    rows = -(-len(faces) // ACROSS)
    uv = np.concatenate([places(points[face], i, rows) for i, face in enumerate(faces)])
    layer.data.foreach_set("uv", uv.astype(np.float32).ravel())
    mesh.materials.append(_material(thing, numerals(len(faces), rows), rng))
    made = bpy.data.objects.new(thing.name, mesh)
    bevel = made.modifiers.new("round", "BEVEL")
    bevel.width, bevel.segments = 0.05, 2
    bpy.context.scene.collection.objects.link(made)
    return made


def _material(thing: ThingPlan, ink: Mask, rng: Random) -> Any:
    shader = Shader(thing.name)
    mask = shader.node("TexImage", image=picture(f"{thing.name} numerals", ink))
    pale = sum(thing.colour) > 1.6
    numbers = (0.05, 0.05, 0.06) if pale else (0.93, 0.9, 0.85)
    shader.put(
        Base_Color=shader.mix(mask.outputs[0], thing.colour, numbers),
        Roughness=rng.uniform(0.15, 0.45),
    )
    return shader.material
