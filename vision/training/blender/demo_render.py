"""Rendering the demo: only the part of each picture in which something moved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import bpy
import cv2
import numpy as np
from mathutils import Matrix, Quaternion

from vision.training.blender import demo_set, render
from vision.training.blender.demo_film import Shot
from vision.training.blender.demo_set import HEIGHT, LENS, WIDTH, Vectors
from vision.training.blender.demo_stage import build_stage
from vision.training.blender.render import Picture

Region = tuple[int, int, int, int]
"""Left, top, right, bottom in pixels, y down."""
_PAD = 22
_FIRST_SAMPLES = 12
_BELOW = -60.0


def shot_files(shots: list[Shot], folder: Path) -> list[Path]:
    """Where the pictures of the shots lie or will lie."""
    return [folder / f"shot{i:04d}.png" for i in range(len(shots))]


def render_shots(shots: list[Shot], chosen: list[int], folder: Path, samples: int) -> None:
    """Render the chosen shots into `folder`; those already there are kept."""
    folder.mkdir(parents=True, exist_ok=True)
    files = shot_files(shots, folder)
    movers = build_stage(_FIRST_SAMPLES)
    _animate(shots, movers)
    shapes = {name: _shape(mover) for name, mover in movers.items()}
    canvas: Picture | None = None
    last = 0
    for i in chosen:
        file, before, last = files[i], last, i
        if file.exists():
            canvas = np.asarray(cv2.imread(str(file)), np.uint8)
            continue
        region = (0, 0, WIDTH, HEIGHT)
        if canvas is not None:
            region = _changed(shots[before], shots[i], shapes)
            bpy.context.scene.cycles.samples = samples
        canvas = _patched(canvas, region, i, folder)
        cv2.imwrite(str(file), canvas)


def moving_parts(shots: list[Shot]) -> list[Region]:
    """For every shot the part that differs from the last shot in which nothing moved."""
    shapes = {name: _shape(mover) for name, mover in build_stage(1).items()}
    still = shots[0]
    parts: list[Region] = []
    for shot in shots:
        still = shot if shot.stands > 1 else still
        parts.append(_changed(still, shot, shapes, 2 * _PAD))
    return parts


def _patched(canvas: Picture | None, region: Region, i: int, folder: Path) -> Picture:
    """The canvas with its region rendered anew."""
    x0, y0, x1, y1 = region
    if canvas is not None and min(x1 - x0, y1 - y0) < _PAD:
        # Only the margin round something outside reaches into the picture.
        return canvas
    scene = bpy.context.scene
    scene.frame_set(i + 1)
    settings = scene.render
    settings.use_border, settings.use_crop_to_border = True, True
    settings.border_min_x, settings.border_max_x = x0 / WIDTH, x1 / WIDTH
    settings.border_min_y, settings.border_max_y = 1 - y1 / HEIGHT, 1 - y0 / HEIGHT
    part = render.shot(folder / f"part{i:04d}.png")
    (folder / f"part{i:04d}.png").unlink()
    if part.shape[:2] != (y1 - y0, x1 - x0):
        part = np.asarray(cv2.resize(part, (x1 - x0, y1 - y0)), np.uint8)
    if canvas is None:
        return part
    done = canvas.copy()
    done[y0:y1, x0:x1] = feathered(canvas[y0:y1, x0:x1], part, region)
    return done


def feathered(old: Picture, new: Picture, region: Region) -> Picture:
    """The new part, blended into the old one along edges inside the picture."""
    height, width = new.shape[:2]
    weight = np.ones((height, width))
    ramp = 10
    fade = (np.arange(ramp) + 0.5) / ramp
    if region[0] > 0:
        weight[:, :ramp] *= fade
    if region[2] < WIDTH:
        weight[:, -ramp:] *= fade[::-1]
    if region[1] > 0:
        weight[:ramp] *= fade[:, None]
    if region[3] < HEIGHT:
        weight[-ramp:] *= fade[::-1, None]
    blend = new * weight[..., None] + old * (1 - weight[..., None])
    return np.asarray(np.round(blend), np.uint8)


def _shape(mover: Any) -> Vectors:
    """(N, 3) points of a mover's meshes in its own axes, thinned out."""
    parts = [mover, *mover.children_recursive]
    points = [np.array([v.co for v in p.data.vertices]) for p in parts if p.type == "MESH"]
    gathered = np.concatenate(points)
    step = max(1, len(gathered) // 4000)
    thinned: Vectors = gathered[::step] * np.array(mover.scale)
    return thinned


def _changed(before: Shot, after: Shot, shapes: dict[str, Vectors], pad: int = _PAD) -> Region:
    """The region that holds all that moved between two shots, shadows included."""
    still = {
        name
        for name in before.poses.keys() & after.poses.keys()
        if np.allclose(before.poses[name], after.poses[name], atol=1e-4)
    }
    points = [
        _with_shadow(shapes[name] @ pose[:3, :3].T + pose[:3, 3])
        for shot in (before, after)
        for name, pose in shot.poses.items()
        if name not in still
    ]
    near = np.concatenate([np.zeros((0, 3)), *points])
    if not len(near):
        return (0, 0, 0, 0)
    seen = LENS.project(near)
    low = np.floor(seen.min(axis=0)).astype(int) - pad
    high = np.ceil(seen.max(axis=0)).astype(int) + pad
    return (
        max(0, int(low[0])), max(0, int(low[1])), min(WIDTH, int(high[0])),
        min(HEIGHT, int(high[1])),
    )  # fmt: skip


def _with_shadow(points: Vectors) -> Vectors:
    # Points behind the camera, of an arm far outside, would project anywhere.
    near = points[(points[:, 1] > -17.0) & (points[:, 1] < 30.0)]
    lamp = demo_set.lamp_direction()
    shadow = near - near[:, 2:] / lamp[2] * lamp
    return np.concatenate([near, shadow])


def _animate(shots: list[Shot], movers: dict[str, Any]) -> None:
    """Key every mover at every shot; what is out of the picture waits below the table."""
    bpy.context.preferences.edit.keyframe_new_interpolation_type = "LINEAR"
    for name, mover in movers.items():
        last, waits = Quaternion(), True
        for i, shot in enumerate(shots):
            pose = shot.poses.get(name)
            if pose is None:
                if waits and i > 1 and i + 1 < len(shots) and name not in shots[i + 1].poses:
                    continue
                place, turn = (0.0, 0.0, _BELOW), last
                waits = True
            else:
                matrix = Matrix(pose.tolist())
                place, turn = matrix.translation[:], matrix.to_quaternion()
                waits = False
            if turn.dot(last) < 0:
                turn.negate()
            last = turn.copy()
            mover.location, mover.rotation_quaternion = place, turn
            mover.keyframe_insert("location", frame=i + 1)
            mover.keyframe_insert("rotation_quaternion", frame=i + 1)
