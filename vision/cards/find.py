"""Where cards lie: closed outlines with four straight sides, much alike in size."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frame import Image

Quad = NDArray[np.float32]
"""(4, 2) corners in pixels, clockwise as seen, from the one that is nearest the picture's top left
among those of its upper side."""

LONG_SIDE = 960
"""Pixels along the longer side of the picture in which outlines are sought."""
LEVELS = 14
"""Thresholds tried in each channel."""
LEAST_AREA, MOST_AREA = 0.003, 0.2
"""Of a card, as a share of the picture."""
LEAST_FULL = 0.93
"""Share of the four-sided outline that is filled; rounded corners take some."""
PARTS, LEAST_EDGED = 20, 0.8
"""A side's parts, and the share of them along which the outline must run."""
MOST_LONG = 2.6
"""Longer side over shorter one, as seen at a slant."""
SAME = 0.86
"""Overlap of two outlines of the same thing, found twice."""
LEAST_EVEN = 4
"""Outlines it takes to tell that one of them is too small."""
UNEVEN = 0.14
"""Logarithm of area from which on an outline is too small."""
LEAST_VOTES = 2
"""How often an outline must be found."""
SIZES = 2.6
"""A card's area may differ from the usual by this factor: some lie farther away."""


@dataclass(frozen=True, slots=True, eq=False)
class _Found:
    quad: Quad
    area: float
    votes: int


def find(image: Image, expected: int = 9) -> tuple[Quad, ...]:
    """Four-sided things that may be cards, in reading order: about `expected` of them if possible.

    `image` is (H, W, 3) uint8 BGR. Cards that touch, overlap or reach out of it are not found.
    Where a card's edge is lost against the table, a frame printed on it may be found instead.
    """
    scale = min(1.0, LONG_SIDE / max(image.shape[:2]))
    small = cv2.resize(image, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    quads = [quad for mask in _masks(small) for quad in _quads(mask)]
    groups = _grouped(quads)
    cards = _alike(groups, expected)
    return in_reading_order([np.asarray(one.quad / scale, np.float32) for one in cards])


def _masks(image: cv2.typing.MatLike) -> Iterator[NDArray[np.uint8]]:
    """Black and white pictures, in some of which a card stands out whole."""
    soft = cv2.medianBlur(image, 5)
    lab = cv2.cvtColor(soft, cv2.COLOR_BGR2LAB)
    least, most = soft.min(-1), soft.max(-1)
    for channel in (lab[..., 0], lab[..., 1], lab[..., 2], least, most):
        low, high = np.percentile(channel[::4, ::4], (1, 99))
        for level in np.linspace(low, high, LEVELS + 2)[1:-1]:
            yield np.asarray((channel > level) * np.uint8(255), np.uint8)
    for low, high in ((20, 60), (50, 130)):
        edges = np.maximum.reduce([cv2.Canny(soft[..., i], low, high) for i in range(3)])
        yield np.asarray(cv2.bitwise_not(cv2.dilate(edges, np.ones((3, 3), np.uint8))), np.uint8)


def _quads(mask: NDArray[np.uint8]) -> Iterator[Quad]:
    """Outlines of four sides in a black and white picture."""
    height, width = mask.shape
    least, most = LEAST_AREA * height * width, MOST_AREA * height * width
    contours, _ = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_NONE)
    for contour in contours:
        if len(contour) < 4 * np.sqrt(least) * 0.8:
            continue
        x, y, w, h = cv2.boundingRect(contour)
        if not least <= w * h <= 2 * most or x < 2 or y < 2 or x + w > width - 2:
            continue
        if y + h > height - 2:
            continue
        if (quad := _sided(contour, least, most)) is not None:
            yield quad


def _sided(contour: cv2.typing.MatLike, least: float, most: float) -> Quad | None:
    """The four straight sides of an outline, met in corners; None for another shape."""
    hull = cv2.convexHull(contour)
    area = cv2.contourArea(hull)
    # What is printed close to the edge may open an outline: its hull is what counts.
    if not least <= area <= most or cv2.contourArea(contour) < 0.75 * area:
        return None
    rough = cv2.approxPolyDP(hull, 0.04 * cv2.arcLength(hull, True), True)[:, 0]
    if len(rough) != 4:
        return None
    quad = _fitted(hull[:, 0].astype(np.float32), rough.astype(np.float32))
    if quad is None or area < LEAST_FULL * cv2.contourArea(quad) or not _plausible(quad):
        return None
    return quad if _edged(contour[:, 0].astype(np.float32), quad) else None


def _edged(contour: NDArray[np.float32], quad: Quad) -> bool:
    """Whether an outline runs along all four sides, rather than touching them here and there."""
    for a, b in zip(quad, np.roll(quad, -1, axis=0), strict=True):
        along, length = (b - a), float(np.linalg.norm(b - a))
        along = along / length
        off = np.abs((contour - a) @ np.array([-along[1], along[0]], np.float32))
        at = ((contour - a) @ along / length)[off < 0.012 * length + 1]
        parts = np.histogram(at, bins=PARTS, range=(0.12, 0.88))[0]
        if (parts > 0).mean() < LEAST_EDGED:
            return False
    return True


def _fitted(hull: NDArray[np.float32], rough: Quad) -> Quad | None:
    """Sides laid through the outline between rounded corners; (4, 2), or None."""
    dense = _dense(hull)
    sides = []
    for a, b in zip(rough, np.roll(rough, -1, axis=0), strict=True):
        along, length = (b - a), float(np.linalg.norm(b - a))
        if length < 8:
            return None
        along = along / length
        at = (dense - a) @ along
        off = np.abs((dense - a) @ np.array([-along[1], along[0]], np.float32))
        near = dense[(at > 0.18 * length) & (at < 0.82 * length) & (off < 0.06 * length + 2)]
        if len(near) < 5:
            return None
        sides.append(cv2.fitLine(near, cv2.DIST_HUBER, 0, 0.01, 0.01).ravel())
    corners = [_crossing(sides[i - 1], sides[i]) for i in range(4)]
    return None if any(c is None for c in corners) else np.array(corners, np.float32)


def _dense(hull: NDArray[np.float32]) -> NDArray[np.float32]:
    """Points close together along a closed outline (N, 2)."""
    ends = np.roll(hull, -1, axis=0)
    steps = np.linspace(0, 1, 24, endpoint=False, dtype=np.float32)[:, None, None]
    return np.asarray((hull + steps * (ends - hull)).reshape(-1, 2), np.float32)


def _crossing(one: NDArray[np.float32], other: NDArray[np.float32]) -> NDArray[np.float32] | None:
    """Where two lines (direction, point) meet; None where they hardly do."""
    across = float(one[0] * other[1] - one[1] * other[0])
    if abs(across) < 0.3:
        return None
    gap = other[2:] - one[2:]
    step = (gap[0] * other[1] - gap[1] * other[0]) / across
    return np.asarray(one[2:] + step * one[:2], np.float32)


def _plausible(quad: Quad) -> bool:
    """Whether a flat rectangle may look so."""
    sides = np.linalg.norm(quad - np.roll(quad, -1, axis=0), axis=1)
    across = sorted(((sides[0] + sides[2]) / 2, (sides[1] + sides[3]) / 2))
    skew = max(sides[0] / sides[2], sides[2] / sides[0], sides[1] / sides[3], sides[3] / sides[1])
    return bool(across[1] <= MOST_LONG * across[0] and skew < 1.5) and cv2.isContourConvex(quad)


def _overlap(one: Quad, other: Quad) -> float:
    """Intersection over union of two outlines."""
    shared = float(cv2.intersectConvexConvex(one, other)[0])
    return shared / max(1e-6, cv2.contourArea(one) + cv2.contourArea(other) - shared)


def _grouped(quads: Sequence[Quad]) -> list[_Found]:
    """Outlines found several times as one, its corners in the middle of theirs."""
    groups: list[list[Quad]] = []
    middles: list[NDArray[np.float32]] = []
    for quad in sorted((_started(quad) for quad in quads), key=cv2.contourArea):
        middle, reach = quad.mean(0), np.sqrt(cv2.contourArea(quad))
        for place, group in enumerate(groups):
            if np.abs(middles[place] - middle).max() < 0.2 * reach and (
                _overlap(group[len(group) // 2], quad) > SAME
            ):
                group.append(quad)
                break
        else:
            groups.append([quad])
            middles.append(middle)
    found = [np.asarray(np.median(np.stack(group), axis=0), np.float32) for group in groups]
    return [
        _Found(quad, float(cv2.contourArea(quad)), len(group))
        for quad, group in zip(found, groups, strict=True)
    ]


def _outermost(found: Sequence[_Found]) -> list[_Found]:
    """What does not lie within another: a frame or panel is part of its card."""
    kept: list[_Found] = []
    often = [one for one in found if one.votes >= LEAST_VOTES]
    for one in sorted(often, key=lambda one: -one.area):
        if _run_together(one, often):
            continue
        shares = (
            float(cv2.intersectConvexConvex(other.quad, one.quad)[0]) / one.area for other in kept
        )
        if all(share < 0.3 for share in shares):
            kept.append(one)
    return kept


def _run_together(one: _Found, found: Sequence[_Found]) -> bool:
    """Whether an outline holds two things side by side, such as cards lit alike."""
    inside = [
        other.quad
        for other in found
        if 0.3 < other.area / one.area < 0.6
        and cv2.intersectConvexConvex(one.quad, other.quad)[0] > 0.9 * other.area
    ]
    return any(_overlap(a, b) < 0.02 for a, b in combinations(inside, 2))


def _alike(found: Sequence[_Found], expected: int) -> list[_Found]:
    """Things of about one size: those crowds of them that cover most, with `expected` of them."""
    best: tuple[float, list[_Found]] = (0.0, [])
    for one in found:
        near = [other for other in found if one.area / SIZES < other.area < one.area * SIZES]
        crowd = _outermost(near)
        largest = sorted((other.area for other in crowd), reverse=True)[:expected]
        best = max(best, (sum(largest), crowd), key=lambda pair: pair[0])
    return best[1]


def smaller(quads: Sequence[Quad]) -> NDArray[np.bool_]:
    """(N,) which outlines are smaller than those around them let expect: frames, not edges.

    Seen at a slant, the logarithm of a card's area falls evenly with its distance.
    """
    found = np.zeros(len(quads), bool)
    if len(quads) < LEAST_EVEN:
        return found
    size = np.log([cv2.contourArea(quad) for quad in quads])
    off = size - _expected(quads, size)
    return np.asarray(off < -UNEVEN)


def _expected(quads: Sequence[Quad], size: NDArray[np.float64]) -> NDArray[np.float64]:
    """(N,) what `size` would be, were every outline that of a whole card."""
    at = np.array([quad.mean(0) for quad in quads], np.float64)
    at = (at - at.mean(0)) / max(1e-6, float(at.std()))
    base = np.concatenate([np.ones((len(at), 1)), at], axis=1)
    kept = np.ones(len(at), bool)
    fit = np.linalg.lstsq(base, size, rcond=None)[0]
    while kept.sum() > LEAST_EVEN:
        off = np.where(kept, size - base @ fit, np.inf)
        if off.min() > -UNEVEN / 2:
            break
        kept[off.argmin()] = False
        fit = np.linalg.lstsq(base[kept], size[kept], rcond=None)[0]
    return np.asarray(base @ fit)


def widened(quad: Quad, share: float) -> Quad:
    """The outline (4, 2) moved outwards on all sides by a share of the shorter one."""
    across, down = quad[1] - quad[0] + quad[2] - quad[3], quad[3] - quad[0] + quad[2] - quad[1]
    wide, high = float(np.linalg.norm(across)), float(np.linalg.norm(down))
    margin = share * min(wide, high) / 2
    x, y = across / wide * margin, down / high * margin
    return np.asarray(quad + np.stack([-x - y, x - y, x + y, -x + y]), np.float32)


def _started(quad: Quad) -> Quad:
    """The same corners, clockwise as seen, beginning at the left of the upper side."""
    middle = quad.mean(0)
    turns = np.arctan2(*(quad - middle).T[::-1])
    quad = quad[np.argsort(turns)]
    # Of the four sides the upper one has the highest middle.
    heights = (quad + np.roll(quad, -1, axis=0))[:, 1]
    return np.asarray(np.roll(quad, -int(heights.argmin()), axis=0), np.float32)


def in_reading_order(quads: Sequence[Quad]) -> tuple[Quad, ...]:
    """Row by row from the top, in each row from the left."""
    if not quads:
        return ()
    left = sorted(quads, key=lambda quad: float(quad[:, 1].mean()))
    rows: list[list[Quad]] = []
    for quad in left:
        high = float(np.ptp(quad[:, 1]))
        if rows and quad[:, 1].mean() - np.mean([q[:, 1].mean() for q in rows[-1]]) < 0.5 * high:
            rows[-1].append(quad)
        else:
            rows.append([quad])
    return tuple(quad for row in rows for quad in sorted(row, key=lambda q: float(q[:, 0].mean())))
