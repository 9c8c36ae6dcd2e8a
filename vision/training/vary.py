"""Change banked crops as other tables, lights and cameras would, and keep them readable."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.faces import CROP, MARGIN
from vision.training.crop_bank import REACH, SIDE

Rng = np.random.Generator
Picture = NDArray[np.uint8]
Floats = NDArray[np.float32]

ANY_COLOUR = 0.6
"""How often a crop whose colour is nothing to learn is shown in another than its own."""


def window(crop: Picture, top: Floats, rng: Rng) -> tuple[Picture, Floats]:
    """A (CROP, CROP, 3) window of a (SIDE, SIDE, 3) crop: moved, grown, turned, mirrored.

    The top face (4,) comes along, in window pixels.
    """
    astray = 2.5 if rng.random() < 0.25 else 1.0  # as when the detector is far off
    grown = np.exp(astray * (rng.normal(0, 0.09) + rng.normal(0, 0.05, 2)))
    scale = CROP / SIDE * REACH / MARGIN * grown
    angle = rng.normal(0, 7) + 90 * (int(rng.integers(4)) if rng.random() < 0.35 else 0)
    flip = -1 if rng.random() < 0.5 else 1
    c, s = np.cos(np.deg2rad(angle)), np.sin(np.deg2rad(angle))
    turn = np.array([[c * scale[0] * flip, -s * scale[1]], [s * scale[0] * flip, c * scale[1]]])
    middle = np.array([SIDE / 2, SIDE / 2]) + rng.normal(0, 2.2 * astray, 2)
    matrix = np.concatenate([turn, (CROP / 2 - turn @ middle)[:, None]], 1)
    out = cv2.warpAffine(crop, matrix, (CROP, CROP), borderMode=cv2.BORDER_REPLICATE)
    # A turned square's bounding box would grow with the angle; the face itself does not.
    centre = matrix @ np.array([(top[0] + top[2]) / 2, (top[1] + top[3]) / 2, 1])
    half = (top[2:] - top[:2]) / 2 * scale
    if round(angle / 90) % 2:
        half = half[::-1]
    place = np.concatenate([centre - half, centre + half])
    return np.asarray(out, np.uint8), np.asarray(place, np.float32)


def turned_whole(crop: Picture, up: Floats, rng: Rng) -> tuple[Picture, Floats]:
    """A (CROP, CROP, 3) window of a (SIDE, SIDE, 3) crop of a whole die: moved, grown, turned a
    little, mirrored; and where its top face (3,) then looks, as `vision.tableland` tells it.

    Most cameras are held upright, and that a die leans shows against it. A direction that is not
    known is NaN and stays so.
    """
    angle, scale = np.deg2rad(rng.normal(0, 4)), np.exp(rng.normal(0, 0.07))
    flip = -1 if rng.random() < 0.5 else 1
    c, s = np.cos(angle), np.sin(angle)
    turn = np.array([[c * flip, -s], [s * flip, c]])
    middle = np.array([SIDE / 2, SIDE / 2]) + rng.normal(0, 1.8, 2)
    matrix = np.concatenate([turn * scale, (CROP / 2 - scale * turn @ middle)[:, None]], 1)
    out = cv2.warpAffine(crop, matrix, (CROP, CROP), borderMode=cv2.BORDER_REPLICATE)
    x, down = turn @ [up[0], -up[1]]
    return np.asarray(out, np.uint8), np.array([x, -down, up[2]], np.float32)


def recolour(crop: Picture, rng: Rng) -> Picture:
    """The same marks in other colours: for dice whose colour is nothing to learn."""
    if rng.random() < 0.35:
        crop = np.ascontiguousarray(crop[..., rng.permutation(3)])
    if rng.random() < 0.5:
        hsv = cv2.cvtColor(crop, cv2.COLOR_BGR2HSV)
        hsv[..., 0] = (hsv[..., 0].astype(np.int32) + int(rng.integers(180))) % 180
        hsv[..., 1] = np.clip(hsv[..., 1] * np.exp(rng.normal(0, 0.4)), 0, 255)
        crop = np.asarray(cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR), np.uint8)
    return 255 - crop if rng.random() < 0.1 else crop


def tint(picture: Picture, rng: Rng) -> Picture:
    """A small change of exposure and colour, as between two cameras."""
    gain = np.exp(rng.normal(0, 0.12) + rng.normal(0, 0.04, 3))
    shift = rng.normal(0, 6)
    table = np.clip(np.arange(256)[:, None] * gain + shift, 0, 255).astype(np.uint8)
    out = cv2.LUT(picture, table.reshape(256, 1, 3))
    if rng.random() < 0.06:
        out = cv2.cvtColor(cv2.cvtColor(out, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
    if rng.random() < 0.08:
        out = cv2.GaussianBlur(out, (0, 0), rng.uniform(0.4, 1.4))
    return np.asarray(out, np.uint8)


def relight(crop: Picture, rng: Rng) -> Picture:
    """Another exposure: gamma and contrast, then gain and balance."""
    curve = np.linspace(0, 1, 256) ** np.exp(rng.normal(0, 0.3))
    curve = (curve - 0.5) * np.exp(rng.normal(0, 0.15)) + 0.5
    table = np.clip(255 * curve, 0, 255).astype(np.uint8)
    return tint(np.asarray(cv2.LUT(crop, table), np.uint8), rng)


def photograph(crop: Picture, rng: Rng) -> Picture:
    """Another camera: softness, few pixels, sharpening, compression, noise."""
    out = crop
    if rng.random() < 0.15:
        out = np.asarray(cv2.GaussianBlur(out, (0, 0), rng.uniform(0.5, 1.6)), np.uint8)
    if rng.random() < 0.25:  # a far die: few pixels to read
        few = int(rng.integers(18, 44))
        small = cv2.resize(out, (few, few), interpolation=cv2.INTER_AREA)
        again = cv2.INTER_LINEAR if rng.random() < 0.6 else cv2.INTER_CUBIC
        out = np.asarray(cv2.resize(small, (CROP, CROP), interpolation=again), np.uint8)
    if rng.random() < 0.15:
        amount = rng.uniform(0.4, 1.5)
        soft = cv2.GaussianBlur(out, (0, 0), 1.5)
        out = np.asarray(cv2.addWeighted(out, 1 + amount, soft, -amount, 0), np.uint8)
    if rng.random() < 0.2:
        quality = [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(25, 85))]
        out = np.asarray(cv2.imdecode(cv2.imencode(".jpg", out, quality)[1], 1), np.uint8)
    if rng.random() < 0.15:
        noisy = out + rng.normal(0, rng.uniform(2, 12), out.shape)
        out = np.clip(noisy, 0, 255).astype(np.uint8)
    return out


def vary(crop: Picture, top: Floats, rng: Rng, *, any_colour: bool) -> tuple[Picture, Floats]:
    """A training window of a banked crop, and the top face (4,) in it.

    `any_colour`: the crop's colour teaches nothing and may be another.
    """
    out, place = window(crop, top, rng)
    return _seen(out, rng, any_colour=any_colour), place


def vary_whole(crop: Picture, up: Floats, rng: Rng) -> tuple[Picture, Floats]:
    """A training window of a whole die's banked crop, and where its top face (3,) looks in it."""
    out, looks = turned_whole(crop, up, rng)
    return _seen(out, rng, any_colour=rng.random() < ANY_COLOUR), looks


def _seen(out: Picture, rng: Rng, *, any_colour: bool) -> Picture:
    """By another camera and light, and perhaps in other colours."""
    if any_colour:
        out = recolour(out, rng)
        if rng.random() < 0.2:
            grey = cv2.cvtColor(out, cv2.COLOR_BGR2GRAY)
            out = np.asarray(cv2.cvtColor(grey, cv2.COLOR_GRAY2BGR), np.uint8)
    return photograph(relight(out, rng), rng)
