"""Change banked crops as other tables, lights and cameras would, and keep them readable."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision import stance
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
    slant = slanted(rng)
    view = slant @ np.concatenate([matrix, [[0, 0, 1]]])
    out = cv2.warpPerspective(crop, view, (CROP, CROP), borderMode=cv2.BORDER_REPLICATE)
    # A turned square's bounding box would grow with the angle; the face itself does not.
    centre = matrix @ np.array([(top[0] + top[2]) / 2, (top[1] + top[3]) / 2, 1])
    half = (top[2:] - top[:2]) / 2 * scale
    if round(angle / 90) % 2:
        half = half[::-1]
    place = _slanted_box(np.concatenate([centre - half, centre + half]), slant)
    return np.asarray(out, np.uint8), np.asarray(place, np.float32)


def _slanted_box(box: NDArray[np.float64], slant: NDArray[np.float64]) -> NDArray[np.float64]:
    """The bounding box (4,) of a box's corners in another view."""
    if not np.isfinite(box).all():
        return box
    left, top, right, bottom = box
    corners = np.array([[[left, top], [right, top], [right, bottom], [left, bottom]]])
    moved = cv2.perspectiveTransform(corners, slant)[0]
    return np.concatenate([moved.min(0), moved.max(0)])


def slanted(rng: Rng) -> NDArray[np.float64]:
    """A (3, 3) change of a window's view, as from another place: its corners move a little."""
    if rng.random() < 0.5:
        return np.eye(3)
    corners = np.array([[0, 0], [CROP, 0], [CROP, CROP], [0, CROP]], np.float32)
    moved = corners + rng.normal(0, 0.04 * CROP, (4, 2)).astype(np.float32)
    moved += (corners - moved).mean(0)
    return np.asarray(cv2.getPerspectiveTransform(corners, moved))


def turned_whole(crop: Picture, up: Floats, angle: float, rng: Rng) -> tuple[Picture, Floats]:
    """A (stance.CROP, stance.CROP, 3) window of a larger square crop of a whole die: moved, grown,
    turned, mirrored; and where its top face (3,) then looks, as `vision.tableland` tells it.

    A direction that is not known is NaN and stays so.
    """
    scale = np.exp(rng.normal(0, 0.07))
    flip = -1 if rng.random() < 0.5 else 1
    c, s = np.cos(angle), np.sin(angle)
    turn = np.array([[c * flip, -s], [s * flip, c]])
    middle = len(crop) / 2 + rng.normal(0, 0.02 * len(crop), 2)
    matrix = np.concatenate([turn * scale, (stance.CROP / 2 - scale * turn @ middle)[:, None]], 1)
    size = stance.CROP, stance.CROP
    out = cv2.warpAffine(crop, matrix, size, borderMode=cv2.BORDER_REPLICATE)
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
    """Another light: gamma and contrast, fall-off and gloss, then gain and balance."""
    curve = np.linspace(0, 1, 256) ** np.exp(rng.normal(0, 0.3))
    curve = (curve - 0.5) * np.exp(rng.normal(0, 0.15)) + 0.5
    table = np.clip(255 * curve, 0, 255).astype(np.uint8)
    return tint(shone_on(np.asarray(cv2.LUT(crop, table), np.uint8), rng), rng)


def shone_on(crop: Picture, rng: Rng) -> Picture:
    """A square crop whose light falls off to one side, now and then with a lamp in its gloss."""
    side = len(crop)
    across, down = np.meshgrid(*2 * (np.linspace(-1, 1, side, dtype=np.float32),))
    light = crop
    if rng.random() < 0.3:
        angle, fall = rng.uniform(0, 2 * np.pi), rng.uniform(0.1, 0.45)
        slope = 1 + fall * (np.cos(angle) * across + np.sin(angle) * down)
        light = np.clip(light * slope[..., None], 0, 255).astype(np.uint8)
    if rng.random() < 0.18:  # it may look like one more pip
        middle, size = rng.uniform(-0.7, 0.7, 2), rng.uniform(0.08, 0.35, 2)
        off = ((across - middle[0]) / size[0]) ** 2 + ((down - middle[1]) / size[1]) ** 2
        gloss = rng.uniform(40, 200) * np.exp(-(off**2))
        light = np.clip(light + gloss[..., None], 0, 255).astype(np.uint8)
    return light


def photograph(crop: Picture, rng: Rng) -> Picture:
    """Another camera: softness, few pixels, sharpening, compression, noise."""
    out = crop
    if rng.random() < 0.15:
        out = np.asarray(cv2.GaussianBlur(out, (0, 0), rng.uniform(0.5, 1.6)), np.uint8)
    if rng.random() < 0.25:  # a far die: few pixels to read
        few = round(rng.uniform(0.28, 0.68) * len(out))
        small = cv2.resize(out, (few, few), interpolation=cv2.INTER_AREA)
        again = cv2.INTER_LINEAR if rng.random() < 0.6 else cv2.INTER_CUBIC
        out = np.asarray(cv2.resize(small, out.shape[:2], interpolation=again), np.uint8)
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


def vary_whole(crop: Picture, up: Floats, angle: float, rng: Rng) -> tuple[Picture, Floats]:
    """A training window of a whole die's banked crop, turned by an angle in radians, and where its
    top face (3,) looks in it.
    """
    out, looks = turned_whole(crop, up, angle, rng)
    return _seen(out, rng, any_colour=rng.random() < ANY_COLOUR), looks


def _seen(out: Picture, rng: Rng, *, any_colour: bool) -> Picture:
    """By another camera and light, and perhaps in other colours."""
    if any_colour:
        out = recolour(out, rng)
        if rng.random() < 0.2:
            grey = cv2.cvtColor(out, cv2.COLOR_BGR2GRAY)
            out = np.asarray(cv2.cvtColor(grey, cv2.COLOR_GRAY2BGR), np.uint8)
    return photograph(relight(out, rng), rng)
