"""Render a planned scene: camera, lamps, sky, floor and what lies on it."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import bpy
import numpy as np
from mathutils import Matrix, Vector
from numpy.typing import NDArray

from vision.training.blender.engine import clear
from vision.training.blender.nodes import Shader, linear_sheet
from vision.training.camera import FLATTEST, Camera
from vision.training.cycles.bodies import add_die, add_foreign, add_prop, add_thing, add_tray, put
from vision.training.cycles.plan import Floor, Plan
from vision.training.pose import Pose
from vision.training.stage import Light

Picture = NDArray[np.float32]
"""(H, W, 3) linear BGR, 1 is white."""

SAMPLES = 3
"""Paths traced through each pixel; what noise they leave is filtered out."""
_FLOOR = 400.0
"""Half of the floor's width, in world units."""
_NEAREST, _FARTHEST = 12.0, 40.0
"""World units from the middle of the table to a lamp that stands near it: between these, wide ones
nearer."""
_STEPS = 6
"""Points along a side of a top face that are looked at."""


def render(plan: Plan, poses: Sequence[Pose]) -> tuple[Picture, tuple[float, ...]]:
    """The picture, and of dice in these poses the share of each top face that nothing hides."""
    camera = plan.stage.camera
    scene = clear(camera.width, camera.height, SAMPLES)
    scene.cycles.seed = plan.seed
    _lay_floor(plan.floor)
    _hang_lamps(plan)
    for one in plan.thrown:
        add_die(one.die, one.pose)
    for solid in plan.foreign:
        add_foreign(solid)
    for prop, surface in plan.props:
        add_prop(prop, surface)
    for thing in plan.things:
        add_thing(thing)
    if plan.tray is not None:
        add_tray(plan.tray)
    _set_up(camera, plan.aperture)
    bpy.context.view_layer.update()
    return _developed(scene), tuple(_share_seen(pose, camera) for pose in poses)


def _lay_floor(floor: Floor) -> None:
    mesh = bpy.data.meshes.new("floor")
    corners = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1)]) * _FLOOR
    mesh.from_pydata([(x, y, 0.0) for x, y in corners.tolist()], [], [(0, 1, 2, 3)])
    c, s = np.cos(floor.angle), np.sin(floor.angle)
    places = corners @ np.array([[c, -s], [s, c]]) / floor.wide
    mesh.uv_layers.new(name="floor").data.foreach_set("uv", places.astype(np.float32).ravel())
    shader = Shader("floor")
    laid = shader.node(
        "TexImage", image=linear_sheet("floor", floor.surface.look), extension="MIRROR"
    )
    shader.put(Base_Color=laid.outputs[0], Roughness=floor.surface.roughness)
    mesh.materials.append(shader.material)
    put("floor", mesh)


def _hang_lamps(plan: Plan) -> None:
    """The sky, and the stage's lamps."""
    world = bpy.data.worlds.new("sky")
    if world.node_tree is None:
        world.use_nodes = True
    tree = world.node_tree
    around = tree.nodes.new("ShaderNodeTexEnvironment")
    around.image = linear_sheet("sky", plan.sky)
    tree.links.new(around.outputs[0], tree.nodes["Background"].inputs[0])
    bpy.context.scene.world = world
    for light, near in zip(plan.stage.lights, plan.near, strict=True):
        _hang(light, near)


def _hang(light: Light, near: bool) -> None:
    far = _FARTHEST - (_FARTHEST - _NEAREST) * light.size
    data = bpy.data.lights.new("lamp", "AREA" if near else "SUN")
    strength = float(light.colour.max())
    data.color = (light.colour[::-1] / strength).tolist()
    if near:
        # Seen as wide as a far lamp, so that its shadows are as soft; its disc stays off the table.
        wide = min(light.size, 0.9 * float(light.towards[2]))
        data.shape, data.size = "DISK", 2 * wide * far
        # A disc of power P lights a facing table at distance d with about P / (pi d^2).
        data.energy = strength * np.pi**2 * far**2
    else:
        data.angle, data.energy = 2 * light.size, strength * np.pi
    towards = Vector(light.towards.tolist())
    made = bpy.data.objects.new("lamp", data)
    made.location = towards * far
    made.rotation_euler = towards.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def _set_up(camera: Camera, aperture: float) -> None:
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.sensor_width, data.sensor_fit = 36.0, "HORIZONTAL"
    data.lens = camera.focal / camera.width * data.sensor_width
    data.clip_start, data.clip_end = 0.05, 5000.0
    if aperture:
        data.dof.use_dof = True
        # Where the line of sight meets the table.
        data.dof.focus_distance = float(camera.eye[2] / max(FLATTEST, -camera.axes[2, 2]))
        data.dof.aperture_fstop = data.lens * 1e-3 / aperture
    right, down, forward = camera.axes
    made = bpy.data.objects.new("camera", data)
    axes = Matrix(np.stack([right, -down, -forward], 1).tolist()).to_4x4()
    made.matrix_world = Matrix.Translation(Vector(camera.eye.tolist())) @ axes
    scene.collection.objects.link(made)
    scene.camera = made


def _developed(scene: Any) -> Picture:
    """Render, and read the light back."""
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = "OPEN_EXR", "RGB", "16"
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "picture.exr")
        scene.render.filepath = path
        bpy.ops.render.render(write_still=True)
        made = bpy.data.images.load(path)
        width, height = made.size
        pixels = np.empty(width * height * made.channels, np.float32)
        made.pixels.foreach_get(pixels)
    linear: Picture = pixels.reshape(height, width, -1)[::-1, :, 2::-1]
    return np.ascontiguousarray(linear)


def _share_seen(pose: Pose, camera: Camera) -> float:
    """Share of the middle of a die's top face that nothing hides."""
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    corners = pose.top_square(0.75) + pose.upward * 0.02
    steps = np.linspace(0, 1, _STEPS)
    eye, seen = Vector(camera.eye.tolist()), 0
    for a in steps:
        for b in steps:
            point = corners[0] + (corners[1] - corners[0]) * a + (corners[3] - corners[0]) * b
            ray = Vector(point.tolist()) - eye
            hit, *_ = scene.ray_cast(graph, eye, ray.normalized(), distance=ray.length - 0.01)
            seen += not hit
    return seen / len(steps) ** 2
