"""Dice, dice of other games and plain things as Blender objects; lengths in world units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

import bpy
import cv2
import numpy as np
from mathutils import Matrix, Vector
from numpy.typing import NDArray

from vision.training.blender.nodes import Shader, linear_sheet, picture
from vision.training.blender.solid import rounded_cube
from vision.training.cocked import Prop
from vision.training.cycles.places import die_places, facets, tray_rings
from vision.training.cycles.plan import DressedTray, Shape, Surface, Thing
from vision.training.dice import Die, Finish, Skin
from vision.training.foreign import Foreign
from vision.training.pose import Pose

Points = NDArray[np.float64]

_DEEPEST = 0.5
"""Most of the light that wanders through a body, of the light it throws back."""


def put(name: str, mesh: Any) -> Any:
    """A mesh as an object of the scene."""
    made = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(made)
    return made


def add_die(die: Die, pose: Pose) -> None:
    """A die where it lies."""
    # The mesh tells the ball's radius in half-edges.
    body = rounded_cube(1.0, die.solid.edge_radius, 2 * die.solid.ball_radius)
    mesh = _mesh(body.vertices, body.quads.tolist())
    layer = mesh.uv_layers.new(name="faces")
    places = die_places(body.vertices)[body.quads.ravel()]
    layer.data.foreach_set("uv", places.astype(np.float32).ravel())
    mesh.polygons.foreach_set("use_smooth", [True] * len(body.quads))
    mesh.normals_split_custom_set_from_vertices(body.normals.tolist())
    mesh.materials.append(_skin(die.skin, die.finish))
    turn = Matrix((pose.turn.T * pose.edge).tolist()).to_4x4()
    put("die", mesh).matrix_world = Matrix.Translation(Vector(pose.centre.tolist())) @ turn


def _mesh(vertices: Points, faces: Sequence[Sequence[int]]) -> Any:
    mesh = bpy.data.meshes.new("body")
    mesh.from_pydata(vertices.tolist(), [], faces)
    mesh.update()
    return mesh


def _skin(skin: Skin, finish: Finish) -> Any:
    """The material of a die: its faces' look, engraved where the skin has slopes."""
    shader = Shader("skin")
    shader.put(
        Base_Color=shader.node(
            "TexImage", image=linear_sheet("skin", skin.atlas), extension="EXTEND"
        ).outputs[0],
        Roughness=_roughness(finish.shininess),
        Specular_IOR_Level=0.5 * finish.gloss,
        Coat_Weight=max(0.0, finish.gloss - 0.6),
        Coat_Roughness=0.06,
    )
    if finish.deep:
        shader.put(Subsurface_Weight=_DEEPEST * finish.deep, Subsurface_Scale=0.15)
    cut = float(np.abs(skin.relief).max())
    if cut:
        hollow = picture("ink", np.asarray(cv2.GaussianBlur(skin.ink, (0, 0), 1.2), np.float32))
        depth = shader.node("TexImage", image=hollow, extension="EXTEND").outputs[0]
        bump = shader.node("Bump", {"Height": depth, "Distance": 0.05 * min(1, cut)}, invert=True)
        shader.put(Normal=bump.outputs[0])
    return shader.material


def _roughness(shininess: float) -> float:
    """That of Blender's surface whose highlight is as wide as one of a Phong exponent.

    A width of sqrt(2 / (exponent + 2)) is the same (Walter et al. 2007), and Blender squares what
    it is given.
    """
    return float((2 / (shininess + 2)) ** 0.25)


def add_foreign(solid: Foreign) -> None:
    """A die of another game where it lies."""
    rings, places = facets(solid)
    mesh = _mesh(np.asarray(solid.corners - solid.middle), rings)
    layer = mesh.uv_layers.new(name="facets")
    layer.data.foreach_set("uv", np.concatenate(places).astype(np.float32).ravel())
    mesh.materials.append(_skin(solid.skin, solid.finish))
    made = put("foreign", mesh)
    made.location = solid.middle.tolist()
    _soften(made, solid.rounding)


def _soften(made: Any, width: float) -> None:
    """Round an object's edges."""
    bevel = made.modifiers.new("round", "BEVEL")
    bevel.width, bevel.segments = width, 2


def material(surface: Surface) -> Any:
    """The material of anything plain, its look laid on from each side of the object."""
    shader = Shader("surface")
    if surface.look.shape[:2] == (1, 1):
        b, g, r = surface.look[0, 0].tolist()
        colour: Any = (r, g, b, 1.0)
    else:
        where = shader.node("TexCoord").outputs["Generated"]
        laid = shader.node(
            "TexImage",
            {"Vector": where},
            image=linear_sheet("look", surface.look),
            projection="BOX",
            extension="MIRROR",
        )
        colour = laid.outputs[0]
    shader.put(Base_Color=colour, Roughness=surface.roughness, Metallic=surface.metallic)
    return shader.material


def add_prop(prop: Prop, surface: Surface) -> None:
    """What keeps up a die."""
    sides = [
        (0, 1, 2, 3),
        (7, 6, 5, 4),
        *((k, k + 4, (k + 1) % 4 + 4, (k + 1) % 4) for k in range(4)),
    ]
    mesh = _mesh(np.concatenate([prop.upper, prop.lower]), sides)
    mesh.materials.append(material(surface))
    _soften(put("prop", mesh), 0.015)


def add_tray(dressed: DressedTray) -> None:
    """A dice tray: its floor of cloth, its walls and rim."""
    rings, floor, walls = tray_rings(dressed.tray, dressed.rim)
    for name, part, surface in (("cloth", [floor], dressed.cloth), ("walls", walls, dressed.walls)):
        mesh = _mesh(rings, part)
        mesh.materials.append(material(surface))
        put(name, mesh)


def add_thing(thing: Thing) -> None:
    """Something plain where it lies."""
    wide, deep, high = thing.size
    match thing.shape:
        case Shape.BOX | Shape.CARD:
            bpy.ops.mesh.primitive_cube_add(size=1.0)
        case Shape.CYLINDER | Shape.CUP:
            bpy.ops.mesh.primitive_cylinder_add(radius=0.5, depth=1.0)
        case Shape.BALL:
            bpy.ops.mesh.primitive_uv_sphere_add(radius=0.5)
        case Shape.CONE:
            bpy.ops.mesh.primitive_cone_add(radius1=0.5, radius2=0.1, depth=1.0)
        case Shape.RING:
            bpy.ops.mesh.primitive_torus_add(major_radius=0.4, minor_radius=0.1)
            high *= 5
        case _:
            assert_never(thing.shape)
    made = bpy.context.object
    if thing.shape is Shape.CUP:
        _hollow(made)
    made.scale = (wide, deep, high)
    made.rotation_euler = (0, 0, thing.yaw)
    made.location = (thing.x, thing.y, high * (0.1 if thing.shape is Shape.RING else 0.5))
    made.data.materials.append(material(thing.surface))
    if thing.shape in (Shape.BALL, Shape.RING):
        made.data.polygons.foreach_set("use_smooth", [True] * len(made.data.polygons))


def _hollow(made: Any) -> None:
    """Take the lid off a cylinder, and give it walls."""
    mesh = bpy.data.meshes.new("cup")
    points = [tuple(v.co) for v in made.data.vertices]
    sides = [tuple(p.vertices) for p in made.data.polygons if p.normal.z < 0.9]
    mesh.from_pydata(points, [], sides)
    made.data = mesh
    wall = made.modifiers.new("wall", "SOLIDIFY")
    wall.thickness = 0.05
