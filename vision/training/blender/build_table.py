"""Tables in Blender: wood, felt, cloth, stone, plain boards and lined trays."""

from __future__ import annotations

from math import cos, sin
from typing import Any

import bpy

from vision.training.blender.nodes import Shader, plain
from vision.training.blender.plan import TablePlan

_HALF = 400.0


def build_table(table: TablePlan) -> None:
    """Lay the table with its top at z = 0."""
    made = _board("table", _HALF)
    made.data.materials.append(_material(table))
    if table.name == "tray":
        _tray(table)


def _board(name: str, half: float, z: float = 0.0) -> Any:
    mesh = bpy.data.meshes.new(name)
    corners = [(-half, -half, z), (half, -half, z), (half, half, z), (-half, half, z)]
    mesh.from_pydata(corners, [], [(0, 1, 2, 3)])
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def _material(table: TablePlan) -> Any:
    shader = Shader(table.name)
    match table.name:
        case "wood":
            _wood(shader, table)
        case "felt" | "tray":
            _felt(shader, table)
        case "checks" | "stripes":
            _cloth(shader, table)
        case "print":
            _print(shader, table)
        case "stone":
            _stone(shader, table)
        case "plain":
            shader.put(Base_Color=shader.mix(0.0, table.first, table.second), Roughness=0.35)
        case _:
            raise ValueError(f"no such table: {table.name}")
    return shader.material


def _wood(shader: Shader, table: TablePlan) -> None:
    along = shader.place((0.035, 0.5, 1.0), table.turn, table.seed)
    grain = shader.node(
        "TexNoise", {"Vector": along, "Scale": 1.6, "Detail": 8.0, "Distortion": 1.2}
    )
    fine = shader.node("TexNoise", {"Vector": along, "Scale": 14.0, "Detail": 3.0})
    both = shader.math("MULTIPLY_ADD", fine.outputs[0], 0.35)
    shader.feed(both.node.inputs[2], shader.math("MULTIPLY", grain.outputs[0], 0.75))
    shader.put(
        Base_Color=shader.mix(shader.ramp(both, 0.38, 0.7), table.second, table.first),
        Roughness=0.2 + 0.006 * table.seed % 0.3,
    )
    bump = shader.node("Bump", {"Height": both, "Distance": 0.02, "Strength": 0.4})
    shader.put(Normal=bump.outputs[0])


def _felt(shader: Shader, table: TablePlan) -> None:
    fibre = shader.node("TexNoise", {"Vector": shader.place((1, 1, 1)), "Scale": 14.0})
    shader.put(
        Base_Color=shader.mix(shader.math("MULTIPLY", fibre.outputs[0], 0.25), table.first,
                              (0.0, 0.0, 0.0)),
        Roughness=1.0,
        Sheen_Weight=0.3,
    )  # fmt: skip
    bump = shader.node("Bump", {"Height": fibre.outputs[0], "Distance": 0.08})
    shader.put(Normal=bump.outputs[0])


def _cloth(shader: Shader, table: TablePlan) -> None:
    if table.name == "checks":
        size = 1.0 / table.pattern
        chosen = shader.node(
            "TexChecker", {"Vector": shader.place((size, size, size), table.turn), "Scale": 1.0}
        ).outputs[1]
    else:
        across = shader.place((1.0, 0.0, 0.0), table.turn, table.seed)
        wave = shader.node("TexWave", {"Vector": across, "Scale": 0.5 / table.pattern})
        chosen = shader.ramp(wave.outputs[1], 0.45, 0.55)
    weave = shader.node("TexNoise", {"Vector": shader.place((1, 1, 1)), "Scale": 10.0})
    shader.put(Base_Color=shader.mix(chosen, table.first, table.second), Roughness=0.9)
    bump = shader.node("Bump", {"Height": weave.outputs[0], "Distance": 0.04})
    shader.put(Normal=bump.outputs[0])


def _print(shader: Shader, table: TablePlan) -> None:
    """A printed cloth: blots of one colour with round hearts of black, strewn over another."""
    where = shader.place((1, 1, 1), table.turn, table.seed)
    strewn = shader.node("TexVoronoi", {"Vector": where, "Scale": 1.0 / table.pattern})
    far = strewn.outputs["Distance"]
    blots = shader.mix(shader.ramp(far, 0.38, 0.42), table.second, table.first)
    hearts = shader.mix(shader.ramp(far, 0.12, 0.15), (0.05, 0.05, 0.06), blots)
    weave = shader.node("TexNoise", {"Vector": shader.place((1, 1, 1)), "Scale": 12.0})
    shader.put(Base_Color=hearts, Roughness=0.95)
    bump = shader.node("Bump", {"Height": weave.outputs[0], "Distance": 0.05})
    shader.put(Normal=bump.outputs[0])


def _stone(shader: Shader, table: TablePlan) -> None:
    where = shader.place((1, 1, 1), table.turn, table.seed)
    veins = shader.node(
        "TexNoise", {"Vector": where, "Scale": 0.25, "Detail": 8.0, "Distortion": 1.5}
    )
    specks = shader.node("TexVoronoi", {"Vector": where, "Scale": 3.0})
    both = shader.math("MULTIPLY_ADD", specks.outputs["Distance"], 0.3)
    shader.feed(both.node.inputs[2], veins.outputs[0])
    shader.put(
        Base_Color=shader.mix(shader.ramp(both, 0.45, 0.85), table.first, table.second),
        Roughness=0.18,
    )


def _tray(table: TablePlan) -> None:
    half, wall, height = 10.5 + table.seed % 3, 0.9, 2.2
    material = plain("rim", table.second, 0.4)
    for k in range(4):
        bpy.ops.mesh.primitive_cube_add(size=1.0)
        rim = bpy.context.object
        angle = table.turn + k * 1.5707963
        reach = half + wall / 2
        rim.location = (reach * cos(angle), reach * sin(angle), height / 2)
        rim.rotation_euler = (0, 0, angle)
        rim.scale = (wall, 2 * half + 2 * wall, height)
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
        bevel = rim.modifiers.new("round", "BEVEL")
        bevel.width, bevel.segments = 0.25, 3
        rim.data.materials.append(material)
