"""Find a dice tray in the picture: a large bulging place of one colour with a sharp rim.

The floor and the walls of a tray are of one stuff, and what lies in it are small dice. So the
region of the colour at a seed near the middle, its holes filled, is a tray when it is large, bulges
everywhere, fits a polygon of few corners, ends sharply all round, and does so too when colours are
compared more strictly. A table has no such region: it runs out of the picture on several sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frame import Image
from vision.zone import MOST_CORNERS, Zone

LONG_SIDE = 256
"""Pixels of the longer side of the picture that is looked at."""
SEEDS = (0.3, 0.42, 0.5, 0.58, 0.7)
"""Where regions are grown from, in fractions of width and height."""
TOLERANCES = (8, 11, 15, 20, 26)
"""How far colours of a region may lie from its seed's, in a and b of CIELAB."""
LIGHT_MATTERS_LESS = 3
"""How many times further lightness may lie: floor and walls of a tray are lit differently."""
LEAST_AREA, MOST_AREA = 0.15, 0.92
"""Share of the picture that a tray covers; its middle is always covered."""
LEAST_SOLIDITY = 0.80
"""Share of its convex hull that a tray covers."""
LEAST_FIT = 0.85
"""Intersection over union of a tray with the polygon drawn around it."""
LEAST_CORNERS = 4
MOST_RESTORED = 0.02
"""Share of a tray that a corner cut off by the thresholds may be of it."""
MOST_CUT = 0.25
"""Share of a tray's rim that may lie outside the picture."""
LEAST_STEP = 9.0
"""Difference in CIELAB between the two sides of a rim."""
LEAST_RIM = 0.9
"""Share of the rim in sight at which there is such a step."""
LEAST_STEEPNESS = 0.5
"""Share of the change between places well inside and well outside that happens at the rim itself:
light that fades evenly has a third of it there."""
ACROSS = np.array((-0.06, -0.02, 0.02, 0.06))
"""Where colours are compared across a rim, outwards, in shares of the picture's longer side."""
SAME = 0.88
"""Intersection over union above which two finds are the same tray."""
LOOKS = 3
"""Frames one after the other in which a tray must be found alike before it is believed."""
SOUGHT_FRAMES = 90
"""In so many frames a tray shows itself, or there is none: hands put it down first."""

Mask = NDArray[np.uint8]
Points = NDArray[np.int32]


@dataclass(frozen=True, slots=True, eq=False)
class _Find:
    tolerance: int
    polygon: Points
    """(N, 2) pixels of the shrunken picture."""
    mask: Mask
    area: float


@dataclass(frozen=True, slots=True)
class Search:
    """What is remembered while a tray is sought from frame to frame."""

    found: Zone | None = None
    """The tray of the frame before."""
    times: int = 0
    """In how many frames on end it was found."""


def seek(search: Search, image: Image) -> tuple[Search, Zone | None]:
    """Look for a tray in one frame more; give it once it was found in several, alike."""
    found = find_tray(image)
    if found is None:
        return Search(), None
    before = search.found
    alike = before is not None and _overlap(_spread(found), _spread(before)) >= SAME
    times = search.times + 1 if alike else 1
    return Search(found, times), found if times >= LOOKS else None


def find_tray(image: Image) -> Zone | None:
    """Find the tray in `image`, (H, W, 3) uint8 BGR; None rather than a guess."""
    height, width = image.shape[:2]
    scale = min(1.0, LONG_SIDE / max(height, width))
    size = (max(16, round(width * scale)), max(16, round(height * scale)))
    small = cv2.resize(image, size, interpolation=cv2.INTER_AREA)
    lab = np.asarray(cv2.cvtColor(cv2.medianBlur(small, 5), cv2.COLOR_BGR2LAB), np.uint8)
    finds: list[_Find] = []
    best: _Find | None = None
    for tolerance, mask in _regions(lab):
        find = _as_tray(mask, tolerance, lab)
        if find is None:
            continue
        # Of floor and rim the rim is wanted.
        if (best is None or find.area > best.area) and any(_alike(find, other) for other in finds):
            best = find
        finds.append(find)
    return _zone(best.polygon, size) if best is not None else None


def _alike(find: _Find, other: _Find) -> bool:
    """Whether both are the same tray, found at two tolerances: no accident of one threshold."""
    return find.tolerance > other.tolerance and _overlap(find.mask, other.mask) >= SAME


def _regions(lab: Image) -> Iterator[tuple[int, Mask]]:
    """Regions of one colour around the middle, each once, and the tolerance of each.

    They are (H, W) uint8 masks of 0 and 1.
    """
    height, width = lab.shape[:2]
    for tolerance in TOLERANCES:
        taken = np.zeros((height, width), np.uint8)
        for down in SEEDS:
            for across in SEEDS:
                seed = (int(across * width), int(down * height))
                if taken[seed[1], seed[0]]:
                    continue
                mask = np.zeros((height + 2, width + 2), np.uint8)
                spread = (tolerance * LIGHT_MATTERS_LESS, tolerance, tolerance)
                flags = 4 | cv2.FLOODFILL_FIXED_RANGE | cv2.FLOODFILL_MASK_ONLY | (1 << 8)
                cv2.floodFill(lab, mask, seed, 0, spread, spread, flags)
                region = mask[1:-1, 1:-1]
                taken |= region
                yield tolerance, region


def _as_tray(region: Mask, tolerance: int, lab: Image) -> _Find | None:
    """The tray that a region of one colour may be."""
    height, width = region.shape
    if region.sum() < LEAST_AREA / 2 * region.size:
        return None
    side = max(3, round(max(height, width) * 0.05)) | 1
    kernel = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (side, side))
    # Dice at the rim are part of the tray, threads of its colour outside it are not.
    padded = cv2.copyMakeBorder(region, side, side, side, side, cv2.BORDER_REPLICATE)
    closed = cv2.morphologyEx(padded, cv2.MORPH_CLOSE, kernel)
    opened = cv2.morphologyEx(closed, cv2.MORPH_OPEN, kernel)[side:-side, side:-side]
    contours, _ = cv2.findContours(opened, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not contours:
        return None
    outline = np.asarray(max(contours, key=cv2.contourArea), np.int32)
    hull = np.asarray(cv2.convexHull(outline), np.int32)
    area, hull_area = cv2.contourArea(outline), cv2.contourArea(hull)
    if not LEAST_AREA <= hull_area / region.size <= MOST_AREA or area < LEAST_SOLIDITY * hull_area:
        return None
    polygon = _polygon(hull, region.shape)
    if polygon is None:
        return None
    mask = _filled(outline, region.shape)
    if _overlap(mask, _filled(polygon, region.shape)) < LEAST_FIT:
        return None
    middle = cv2.pointPolygonTest(polygon.astype(np.float32), (width / 2, height / 2), False) > 0
    if not middle or _sharp(polygon, lab) < LEAST_RIM:
        return None
    return _Find(tolerance, polygon, mask, cv2.contourArea(polygon))


def _polygon(hull: Points, shape: tuple[int, ...]) -> Points | None:
    """The hull with as few corners as follow it closely, clockwise; None with too many."""
    around = cv2.arcLength(hull, True)
    for slack in (0.012, 0.016, 0.02, 0.025, 0.03):
        polygon = cv2.convexHull(cv2.approxPolyDP(hull, slack * around, True)).reshape(-1, 2)
        corners = _restored(polygon.astype(np.float64), shape)
        if 4 <= len(corners) <= MOST_CORNERS:
            clockwise = cv2.contourArea(corners.astype(np.float32), oriented=True) > 0
            return np.asarray((corners if clockwise else corners[::-1]).round(), np.int32)
    return None


def _restored(corners: NDArray[np.float64], shape: tuple[int, ...]) -> NDArray[np.float64]:
    """The polygon with corners that were cut off put back: its sides, made longer, meet there."""
    area = cv2.contourArea(corners.astype(np.float32))
    while len(corners) > LEAST_CORNERS:
        tips = [_tip(np.roll(corners, -place, axis=0), shape) for place in range(len(corners))]
        place = min(range(len(tips)), key=lambda place: tips[place][0])
        added, tip = tips[place]
        if added > MOST_RESTORED * area:
            break
        corners = np.vstack([tip, np.roll(corners, -place, axis=0)[3:], corners[place]])
    return corners


def _tip(corners: NDArray[np.float64], shape: tuple[int, ...]) -> tuple[float, NDArray[np.float64]]:
    """Where the sides before and after the second one meet, and the area this would add."""
    before, first, second, after = corners[:4]
    along, back = first - before, second - after
    across = along[0] * back[1] - along[1] * back[0]
    way = second - first
    if abs(across) < 1e-9:
        return np.inf, first
    tip = first + along * (way[0] * back[1] - way[1] * back[0]) / across
    outwards = np.dot(tip - first, along) > 0 and np.dot(tip - second, back) > 0
    height, width = shape[:2]
    if not outwards or not (0 <= tip[0] < width and 0 <= tip[1] < height):
        return np.inf, first
    return float(cv2.contourArea(np.array([first, tip, second], np.float32))), tip


def _sharp(polygon: Points, lab: Image) -> float:
    """Share of the rim in sight at which colour changes; 0 when too much of it is out of sight."""
    height, width = lab.shape[:2]
    corners = polygon.astype(np.float64)
    sides = np.roll(corners, -1, axis=0) - corners
    lengths = np.hypot(*sides.T)
    along = np.arange(0.05, 1.0, 0.1)
    places = (corners[:, None] + along[None, :, None] * sides[:, None]).reshape(-1, 2)
    weights = np.repeat(lengths, len(along))
    outward = np.stack([sides[:, 1], -sides[:, 0]], axis=1) / lengths[:, None]
    outward = np.repeat(outward, len(along), axis=0)
    outward *= max(height, width)
    seen = _within(places + ACROSS[2] * outward, lab)
    if weights[seen].sum() < (1 - MOST_CUT) * weights.sum():
        return 0.0
    ways = places[seen, None] + ACROSS[None, :, None] * outward[seen, None]
    colours = _colours(lab, ways.reshape(-1, 2)).reshape(*ways.shape[:2], 3)
    step, fade = (np.linalg.norm(colours[:, 3 - i] - colours[:, i], axis=1) for i in (1, 0))
    if (weights[seen] * step).sum() < LEAST_STEEPNESS * (weights[seen] * fade).sum():
        return 0.0
    return float(weights[seen][step >= LEAST_STEP].sum() / weights[seen].sum())


def _within(points: NDArray[np.float64], lab: Image) -> NDArray[np.bool_]:
    height, width = lab.shape[:2]
    return np.asarray(((points >= 0) & (points < (width, height))).all(axis=1))


def _colours(lab: Image, points: NDArray[np.float64]) -> NDArray[np.float64]:
    height, width = lab.shape[:2]
    x = np.clip(points[:, 0].round().astype(int), 0, width - 1)
    y = np.clip(points[:, 1].round().astype(int), 0, height - 1)
    return np.asarray(lab[y, x], np.float64)


def _filled(polygon: Points | NDArray[np.float64], shape: tuple[int, ...]) -> Mask:
    mask = np.zeros(shape[:2], np.uint8)
    cv2.fillPoly(mask, [polygon.reshape(-1, 1, 2).astype(np.int32)], (1,))
    return mask


def _spread(zone: Zone) -> Mask:
    return _filled(np.array(zone.corners) * LONG_SIDE, (LONG_SIDE, LONG_SIDE))


def _overlap(one: Mask, other: Mask) -> float:
    return float((one & other).sum() / max(1, (one | other).sum()))


def _zone(polygon: Points, size: tuple[int, int]) -> Zone | None:
    """The polygon in fractions of the picture."""
    width, height = size
    shares = np.clip(polygon / (width - 1, height - 1), 0, 1)
    try:
        return Zone(tuple((float(x), float(y)) for x, y in shares))
    except ValueError:
        return None
