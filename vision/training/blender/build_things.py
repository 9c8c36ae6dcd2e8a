"""Things that lie about on tables: cups, cards, coins, pawns, pencils, tokens, blocks, dice of
other shapes, hands.
"""

from __future__ import annotations

from math import cos, pi, sin
from random import Random
from typing import Any

import bpy

from vision.training.blender.build_hand import build_hand, hand_bones, hand_colours
from vision.training.blender.build_polyhedra import build_polyhedron
from vision.training.blender.nodes import Shader, plain, rgba
from vision.training.blender.plan import ThingPlan

Profile = list[tuple[float, float]]
"""(radius, height) pairs in centimetres, turned about the vertical."""

_PAWN: Profile = [
    (0.0, 0.0), (0.75, 0.0), (0.78, 0.2), (0.6, 0.4), (0.32, 0.8), (0.24, 1.4), (0.4, 1.5),
    (0.22, 1.6), (0.38, 1.8), (0.42, 2.05), (0.34, 2.3), (0.0, 2.45),
]  # fmt: skip


def build_thing(thing: ThingPlan) -> Any:
    """The thing as a Blender object where its plan says."""
    rng = Random(thing.seed)
    match thing.name:
        case "hand":
            made = build_hand("hand", thing.colour, hand_colours(thing.seed),
                              hand_bones(rng.uniform(0.2, 1.0)), thing.seed)  # fmt: skip
            reach = 7.5
            x, y = thing.x - reach * cos(thing.turn), thing.y - reach * sin(thing.turn)
        case "card":
            made, x, y = _card(thing, rng), thing.x, thing.y
        case "block":
            made, x, y = _block(thing, rng), thing.x, thing.y
        case "d10" | "d20":
            made, x, y = build_polyhedron(thing, rng), thing.x, thing.y
        case _:
            made, x, y = _simple(thing, rng), thing.x, thing.y
    made.location = (x, y, made.location[2])
    made.rotation_euler = (made.rotation_euler[0], made.rotation_euler[1], thing.turn)
    return made


def _simple(thing: ThingPlan, rng: Random) -> Any:
    match thing.name:
        case "cup":
            radius, height = rng.uniform(3.2, 4.2), rng.uniform(6.0, 9.0)
            outline = [(0.0, 0.1), (0.75 * radius, 0.0), (0.8 * radius, 0.2), (radius, height),
                       (0.94 * radius, height + 0.05), (0.74 * radius, 0.5),
                       (0.0, 0.5)]  # fmt: skip
            return _lathe(outline, plain("cup", thing.colour, 0.3))
        case "coin":
            metal = rng.choice(((0.85, 0.65, 0.3), (0.75, 0.75, 0.72), (0.7, 0.42, 0.28)))
            outline = [(0.0, 0.0), (1.1, 0.0), (1.15, 0.05), (1.15, 0.15), (1.08, 0.19),
                       (0.98, 0.19), (0.94, 0.15), (0.0, 0.15)]  # fmt: skip
            return _lathe(outline, plain("coin", metal, 0.3, 1.0))
        case "token":
            outline = [(0.0, 0.0), (1.0, 0.0), (1.05, 0.15), (1.0, 0.3), (0.0, 0.3)]
            return _lathe(outline, plain("token", thing.colour, 0.45))
        case "pawn":
            return _lathe(_PAWN, plain("pawn", thing.colour, 0.3))
        case "pencil":
            made = _lathe([(0.0, -8.0), (0.38, -8.0), (0.38, 6.5), (0.08, 8.0), (0.0, 8.1)],
                          plain("pencil", thing.colour, 0.35), 6)  # fmt: skip
            made.rotation_euler = (0, pi / 2, 0)
            made.location = (0, 0, 0.34)
            return made
        case _:
            raise ValueError(f"no such thing: {thing.name}")


def _lathe(outline: Profile, material: Any, around: int = 40) -> Any:
    points = [
        (r * cos(2 * pi * k / around), r * sin(2 * pi * k / around), z)
        for r, z in outline
        for k in range(around)
    ]
    faces = [
        (i * around + k, i * around + (k + 1) % around, (i + 1) * around + (k + 1) % around,
         (i + 1) * around + k)
        for i in range(len(outline) - 1)
        for k in range(around)
    ]  # fmt: skip
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(points, [], faces)
    if around > 6:
        mesh.polygons.foreach_set("use_smooth", [True] * len(faces))
        mesh.set_sharp_from_angle(angle=0.7)
    mesh.materials.append(material)
    made = bpy.data.objects.new("turned", mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def _block(thing: ThingPlan, rng: Random) -> Any:
    """A flat box, such as a pack of cards: its near edge, along its own y, lies at its place."""
    long, wide = rng.uniform(2.5, 6.0), rng.uniform(3.0, 7.0)
    bpy.ops.mesh.primitive_cube_add(size=1.0, location=(long / 2, 0, 0))
    made = bpy.context.object
    made.scale = (long, wide, thing.height)
    bpy.ops.object.transform_apply(location=True, rotation=False, scale=True)
    made.location = (0, 0, thing.height / 2)
    made.data.materials.append(plain("block", thing.colour, 0.5))
    return made


def _card(thing: ThingPlan, rng: Random) -> Any:
    bpy.ops.mesh.primitive_cube_add(size=1.0)
    made = bpy.context.object
    made.scale = (6.3, 8.8, 0.04)
    made.location = (0, 0, 0.02 + 0.01 * rng.random())
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    shader = Shader("card")
    if rng.random() < 0.5:
        size = rng.uniform(1.0, 3.0)
        tiles = shader.node("TexChecker", {"Vector": shader.place((1, 1, 1), 0.785), "Scale": size})
        shader.put(Base_Color=shader.mix(tiles.outputs[1], thing.colour, (0.9, 0.9, 0.88)))
    else:
        shader.put(Base_Color=rgba(thing.colour))
    shader.put(Roughness=0.35)
    made.data.materials.append(shader.material)
    return made
