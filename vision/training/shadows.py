"""The shadows of dice on a table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.camera import Camera
from vision.training.stage import Light, Stage

Picture = NDArray[np.float32]
Points = NDArray[np.float64]
Rng = np.random.Generator

HALF = 0.48
"""Of a die's edge: rounded corners cast less than sharp ones."""
_SKY = 0.3  # light, on average, that no single lamp's shadow takes away


def cast_shadows(picture: Picture, stage: Stage, solids: Sequence[Points], rng: Rng) -> None:
    """Darken the linear BGR `picture` in place: a soft shadow for each lamp, and the contact.

    Solids are convex, by their world corners (N, 3).
    """
    camera = stage.camera
    total = sum(light.strength for light in stage.lights) + _SKY
    for light in stage.lights:
        shadows = _filled(camera, (_fallen(solid, light) for solid in solids))
        soft = _softened(shadows, 0.6 + light.size * 0.55 * camera.unit_pixels)
        picture *= 1 - (soft * (light.strength / total) * rng.uniform(0.8, 1))[..., None]
    contact = _filled(camera, (_footprint(solid) for solid in solids))
    soft = _softened(contact, 0.5 + 0.12 * camera.unit_pixels)
    picture *= 1 - (soft * 0.5)[..., None]


def _fallen(solid: Points, light: Light) -> Points:
    """(N, 3) corners moved along the light down to the table."""
    return np.asarray(solid - light.towards * (solid[:, 2:] / light.towards[2]))


def _footprint(solid: Points) -> Points:
    """(N, 3) corners let straight down to the table."""
    return np.asarray(solid * np.array([1, 1, 0]))


def _filled(camera: Camera, clouds: Iterable[NDArray[np.float64]]) -> NDArray[np.uint8]:
    """(height, width) mask, 0 to 255, of the hulls around clouds of world points."""
    mask = np.zeros((camera.height, camera.width), np.uint8)
    for cloud in clouds:
        hull = cv2.convexHull(camera.sixteenths(cloud))
        cv2.fillPoly(mask, [hull[:, 0]], 255, cv2.LINE_AA, 4)
    return mask


def _softened(mask: NDArray[np.uint8], sigma: float) -> Picture:
    return np.asarray(cv2.GaussianBlur(mask, (0, 0), sigma).astype(np.float32) / 255, np.float32)
