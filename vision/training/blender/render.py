"""From a plan to a picture and its truth: camera, lamps, Cycles, sensor."""

from __future__ import annotations

from math import cos, sin
from pathlib import Path
from typing import Any

import bpy
import cv2
import numpy as np
from mathutils import Matrix, Vector
from numpy.typing import NDArray

from vision.training.blender.build_dice import build_die, standing_points, top_points
from vision.training.blender.build_table import build_table
from vision.training.blender.build_things import build_thing
from vision.training.blender.colour import warmth
from vision.training.blender.engine import clear
from vision.training.blender.lens import Lens
from vision.training.blender.plan import DiePlan, LightPlan, ScenePlan

Picture = NDArray[np.uint8]
"""(H, W, 3) uint8 BGR"""

_SEEN_ENOUGH = 0.97
_LEANER_SEEN = 0.5
_LEAST_HAND = 0.03


def place_camera(lens: Lens, blur_pixels: float) -> None:
    """The lens as the scene's camera."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new("camera")
    data.sensor_width, data.lens, data.sensor_fit = 36.0, lens.focal_mm, "AUTO"
    data.clip_end = 5000.0
    if blur_pixels > 0.05:
        data.dof.use_dof = True
        data.dof.focus_distance = lens.distance
        opening = blur_pixels / (lens.focal_pixels * (1.25 - 1.0) / lens.distance)
        data.dof.aperture_fstop = lens.focal_mm * 1e-3 / opening
    made = bpy.data.objects.new("camera", data)
    axes = Matrix(lens.axes().tolist()).to_4x4()
    made.matrix_world = Matrix.Translation(Vector(lens.eye)) @ axes
    scene.collection.objects.link(made)
    scene.camera = made


def place_lights(light: LightPlan, lens: Lens) -> None:
    """The lamp, the surroundings, and the lamp that glares if there is one."""
    tint = warmth(light.kelvin, light.balance_kelvin)
    direction = Vector(
        (
            cos(light.elevation) * cos(light.azimuth),
            cos(light.elevation) * sin(light.azimuth),
            sin(light.elevation),
        )
    )
    _lamp("lamp", direction * light.distance, light.size, light.irradiance, tint)
    if light.glare:
        eye, target = Vector(lens.eye), Vector(lens.target)
        mirrored = Vector((2 * target.x - eye.x, 2 * target.y - eye.y, eye.z)) - target
        off = Vector((cos(light.azimuth), sin(light.azimuth), 0.3)) * 0.33
        where = target + (mirrored.normalized() + off).normalized() * light.distance
        _lamp("glare", where, 9.0, light.glare, tint)
    world = bpy.data.worlds.new("surroundings")
    if world.node_tree is None:
        world.use_nodes = True
    back = world.node_tree.nodes["Background"]
    back.inputs[0].default_value = (1.0, 1.0, 1.0, 1.0)
    back.inputs[1].default_value = light.ambient * (light.irradiance if light.name == "dim" else 1)
    bpy.context.scene.world = world


def _lamp(
    name: str, where: Any, size: float, irradiance: float, tint: tuple[float, float, float]
) -> None:
    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size = "DISK", size
    # A disc of power P lights a facing table at distance d with about P / (pi d^2).
    data.energy = irradiance * np.pi**2 * where.length_squared
    data.color = tint
    made = bpy.data.objects.new(name, data)
    made.location = where
    made.rotation_euler = (-where).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def shot(path: Path) -> Picture:
    """Render the scene to `path` (PNG) and read it back."""
    bpy.context.scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)
    picture = cv2.imread(str(path), cv2.IMREAD_COLOR)
    if picture is None:
        raise OSError(f"Blender wrote no picture to {path}")
    return np.asarray(picture, np.uint8)


def sensed(picture: Picture, noise: float, rng: np.random.Generator) -> Picture:
    """The picture with the noise of a sensor, a little of it blotchy in colour."""
    grain = rng.normal(0, noise, picture.shape)
    small = rng.normal(0, noise, (picture.shape[0] // 2, picture.shape[1] // 2, 3))
    blotch = cv2.resize(small, picture.shape[1::-1], interpolation=cv2.INTER_LINEAR)
    noisy = picture.astype(np.float64) + 0.7 * grain + 0.8 * blotch
    done: Picture = np.clip(np.round(noisy), 0, 255).astype(np.uint8)
    return done


class UnfitSceneError(Exception):
    """A drawn scene lacks what its set is about; another seed will do."""


def build(plan: ScenePlan, samples: int) -> tuple[DiePlan, ...]:
    """Build the scene; returns the dice whose top face can be seen whole, all others removed.

    Of one that leans, half the face will do. Raises UnfitSceneError when no die is left, or not
    what the scene is about: a hand, a leaning die and what it leans on.
    """
    scene = clear(plan.lens.width, plan.lens.height, samples)
    scene.cycles.seed = plan.seed
    scene.view_settings.view_transform = plan.view
    scene.view_settings.exposure = {"AgX": 0.55, "Filmic": 0.45}.get(plan.view, -0.1)
    build_table(plan.table)
    place_camera(plan.lens, plan.blur_pixels)
    place_lights(plan.light, plan.lens)
    dice = {build_die(die, f"die {i}"): die for i, die in enumerate(plan.dice)}
    for thing in plan.things:
        made = build_thing(thing)
        if thing.name != "block":
            _put_if_free(made, thing.name, plan, dice)
    bpy.context.view_layer.update()
    kept = []
    for made, die in dice.items():
        if _seen(die, plan.lens) >= (_LEANER_SEEN if die.leans else _SEEN_ENOUGH):
            kept.append(die)
        else:
            bpy.data.objects.remove(made)
    if lack := _lack(plan, kept):
        raise UnfitSceneError(lack)
    return tuple(kept)


def _lack(plan: ScenePlan, kept: list[DiePlan]) -> str | None:
    """What of the plan cannot be seen though the picture is about it."""
    if "hand" in plan.tags and _hand_share(plan.lens) < _LEAST_HAND:
        return "the hand would hide a die, or is hardly in view"
    if plan.dice and not kept:
        return "no die can be seen"
    if len(kept) < len(plan.dice) and any(die.leans for die in plan.dice):
        return "a die leans on one that cannot be seen, or cannot be seen itself"
    if "leaning" in plan.tags and not any(die.leans for die in kept):
        return "no die leans"
    return None


def _hand_share(lens: Lens) -> float:
    """Share of the picture that the hand takes."""
    flesh = bpy.data.objects.get("hand skin")
    if flesh is None:
        return 0.0
    world = np.array(flesh.matrix_world)
    points = np.array([v.co for v in flesh.data.vertices]) @ world[:3, :3].T + world[:3, 3]
    seen = lens.project(points[(points - lens.eye) @ lens.axes()[:, 2] < -1.0])
    inside = seen[((seen > 0) & (seen < [lens.width, lens.height])).all(axis=1)]
    if len(inside) < 3:
        return 0.0
    hull = cv2.convexHull(inside.astype(np.float32))
    return float(cv2.contourArea(hull)) / (lens.width * lens.height)


def _put_if_free(made: Any, name: str, plan: ScenePlan, dice: dict[Any, DiePlan]) -> None:
    """Take a thing away again when it would hide or pierce a die."""
    bpy.context.view_layer.update()
    parts = [made, *made.children_recursive]
    if name == "hand":
        hit = any(_seen(die, plan.lens) < 1.0 for die in dice.values())
    else:
        hit = any(_seen(die, plan.lens) < 1.0 or _near(made, die) for die in dice.values())
    if hit:
        for part in parts:
            bpy.data.objects.remove(part)


def _near(made: Any, die: DiePlan) -> bool:
    corners = [made.matrix_world @ Vector(corner) for corner in made.bound_box]
    (x0, x1), (y0, y1) = ((min(v), max(v)) for v in list(zip(*corners, strict=True))[:2])
    reach = 0.8 * die.make.size
    return bool(x0 - reach < die.x < x1 + reach and y0 - reach < die.y < y1 + reach)


def _seen(die: DiePlan, lens: Lens) -> float:
    """Share of the top face that nothing hides from the lens."""
    scene, graph = bpy.context.scene, bpy.context.evaluated_depsgraph_get()
    eye, clear_rays = Vector(lens.eye), 0
    points = top_points(die, 0.72, 6)
    for point in points:
        ray = Vector(point) - eye
        hit, *_ = scene.ray_cast(graph, eye, ray.normalized(), distance=ray.length - 0.02)
        clear_rays += not hit
    return clear_rays / len(points)


def truth(plan: ScenePlan, dice: tuple[DiePlan, ...], file: str) -> dict[str, Any]:
    """What the picture shows, ready to be written as JSON."""
    lens = plan.lens
    return {
        "file": file,
        "width": lens.width,
        "height": lens.height,
        "elevation_deg": round(lens.elevation_deg, 1),
        "tags": list(plan.tags),
        "light": plan.light.name,
        **({} if plan.clutter is None else {"clutter": plan.clutter}),
        "dice": [_entry(die, lens) for die in dice],
    }


def _entry(die: DiePlan, lens: Lens) -> dict[str, Any]:
    x0, y0, x1, y1 = lens.box(standing_points(die))
    box = [max(0.0, x0), max(0.0, y0), min(float(lens.width), x1), min(float(lens.height), y1)]
    return {
        "kind": die.kind,
        "colour": die.colour,
        "face": die.face,
        "box": [round(v, 1) for v in box],
        **({"leans": True} if die.leans else {}),
    }
