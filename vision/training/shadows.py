"""The shadows of dice on a table."""

from __future__ import annotations

from collections.abc import Iterable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.camera import Camera
from vision.training.pose import Pose
from vision.training.stage import Light, Stage

Picture = NDArray[np.float32]
Rng = np.random.Generator

_HALF = 0.48  # of an edge: rounded corners cast less than sharp ones
_SKY = 0.3  # light, on average, that no single lamp's shadow takes away


def cast_shadows(picture: Picture, stage: Stage, poses: list[Pose], rng: Rng) -> None:
    """Darken the linear BGR `picture` in place: a soft shadow for each lamp, and the contact."""
    camera = stage.camera
    total = sum(light.strength for light in stage.lights) + _SKY
    for light in stage.lights:
        shadows = _filled(camera, (_fallen(pose, light) for pose in poses))
        soft = _softened(shadows, 0.6 + light.size * 0.55 * camera.unit_pixels)
        picture *= 1 - (soft * (light.strength / total) * rng.uniform(0.8, 1))[..., None]
    contact = _filled(camera, (_footprint(pose) for pose in poses))
    soft = _softened(contact, 0.5 + 0.12 * camera.unit_pixels)
    picture *= 1 - (soft * 0.5)[..., None]


def _fallen(pose: Pose, light: Light) -> NDArray[np.float64]:
    """(8, 3) corners of a die moved along the light down to the table."""
    solid = pose.corners(_HALF)
    return np.asarray(solid - light.towards * (solid[:, 2:] / light.towards[2]))


def _footprint(pose: Pose) -> NDArray[np.float64]:
    """(8, 3) corners of a die let straight down to the table."""
    flat = pose.corners(_HALF)
    flat[:, 2] = 0
    return flat


def _filled(camera: Camera, clouds: Iterable[NDArray[np.float64]]) -> NDArray[np.uint8]:
    """(height, width) mask, 0 to 255, of the hulls around clouds of world points."""
    mask = np.zeros((camera.height, camera.width), np.uint8)
    for cloud in clouds:
        hull = cv2.convexHull(np.round(camera.project(cloud) * 16).astype(np.int32))
        cv2.fillPoly(mask, [hull[:, 0]], 255, cv2.LINE_AA, 4)
    return mask


def _softened(mask: NDArray[np.uint8], sigma: float) -> Picture:
    return np.asarray(cv2.GaussianBlur(mask, (0, 0), sigma).astype(np.float32) / 255, np.float32)
