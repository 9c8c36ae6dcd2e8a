"""The demo's stage in Blender: table, lamp, thirteen dice, each player's hands."""

from __future__ import annotations

from typing import Any

import bpy

from vision.training.blender import demo_set, render
from vision.training.blender.build_dice import build_die
from vision.training.blender.build_hand import build_hand, hand_bones, pinching_bones
from vision.training.blender.engine import clear
from vision.training.blender.nodes import Shader, sheet
from vision.training.blender.paint import planks

_TABLE = 70.0
"""Edge of the painted table top, centimetres."""
_HAND_SCALE = 0.88
_SKINS = ((0.83, 0.6, 0.48), (0.6, 0.39, 0.28))
_SLEEVES = ((0.17, 0.24, 0.4), (0.52, 0.14, 0.12))


def build_stage(samples: int) -> dict[str, Any]:
    """Everything in place; returns the things that move, by name."""
    scene = clear(demo_set.WIDTH, demo_set.HEIGHT, samples)
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "None"
    scene.view_settings.exposure = 0.4
    scene.cycles.denoising_quality = "FAST"
    scene.render.use_motion_blur = True
    scene.render.motion_blur_shutter = 0.22
    _table()
    render.place_camera(demo_set.LENS, 0.5)
    render.place_lights(demo_set.LIGHT, demo_set.LENS)
    movers = {f"die {n}": build_die(die, f"die {n}") for n, die in enumerate(demo_set.thirteen())}
    for seat in range(2):
        for name, bones in (("pinch", pinching_bones()), ("rake", hand_bones(0.75))):
            hand = build_hand(f"{name} {seat}", _SKINS[seat], _SLEEVES[seat], bones, 7.0 + seat)
            hand.scale = (_HAND_SCALE,) * 3
            movers[f"{name} {seat}"] = hand
    for mover in movers.values():
        mover.rotation_mode = "QUATERNION"
    return movers


def _table() -> None:
    bpy.ops.mesh.primitive_plane_add(size=_TABLE)
    shader = Shader("planks")
    painted = sheet("planks", planks((0.80, 0.62, 0.43), (0.55, 0.37, 0.22), 4))
    boards = shader.node("TexImage", image=painted)
    shader.put(Base_Color=boards.outputs[0], Roughness=0.38)
    bpy.context.object.data.materials.append(shader.material)
