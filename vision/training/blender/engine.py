"""Cycles, Blender's path tracer, set up for pictures of a table."""

from __future__ import annotations

from typing import Any

import bpy


def clear(width: int, height: int, samples: int) -> Any:
    """An empty scene with Cycles on one thread of the CPU."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.samples = samples
    scene.cycles.use_denoising = True
    scene.cycles.denoiser = "OPENIMAGEDENOISE"
    scene.cycles.denoising_quality = "BALANCED"
    scene.cycles.denoising_prefilter = "FAST"
    scene.cycles.use_adaptive_sampling = False
    # Tables are open: one bounce of diffuse light and two of gloss show all that matters.
    scene.cycles.max_bounces, scene.cycles.diffuse_bounces, scene.cycles.glossy_bounces = 2, 1, 2
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.compression = 10
    return scene
