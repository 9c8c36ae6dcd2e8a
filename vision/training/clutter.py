"""Things on a table that are not dice: cups, cards, coins, pawns, hands, cables, other solids.

Each is painted onto an already lit picture, with a soft shadow, from shapes in table units.
"""

from __future__ import annotations

import colorsys
from collections.abc import Callable

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training import tables
from vision.training.tracer import Camera

Picture = NDArray[np.float32]
Rng = np.random.Generator


def _polygon(camera: Camera, points: NDArray[np.float64]) -> NDArray[np.int32]:
    # A thing that reaches behind the camera would land beyond what an integer holds.
    pixels = np.clip(camera.project(points), -1e5, 1e5)
    return np.asarray(np.round(pixels * 16), np.int32)


def _mask(camera: Camera, points: NDArray[np.float64], hull: bool = False) -> NDArray[np.float32]:
    mask = np.zeros((camera.height, camera.width), np.uint8)
    polygon = _polygon(camera, points)
    if hull:
        polygon = np.asarray(cv2.convexHull(polygon)[:, 0], np.int32)
    cv2.fillPoly(mask, [polygon], 255, cv2.LINE_AA, 4)
    return mask.astype(np.float32) / np.float32(255)


def _window(mask: NDArray[np.float32]) -> tuple[slice, slice]:
    """Rows and columns of the smallest window that holds all of a mask."""
    x, y, w, h = cv2.boundingRect((mask > 0).astype(np.uint8))
    return slice(y, y + h), slice(x, x + w)


def _paint(
    picture: Picture, mask: NDArray[np.float32], colour: NDArray[np.float32] | Picture
) -> None:
    part = _window(mask)
    cover = mask[part][..., None]
    ink = np.broadcast_to(colour, picture.shape)[part]
    picture[part] = picture[part] * (1 - cover) + cover * ink


def _shadow(picture: Picture, mask: NDArray[np.float32], rng: Rng, reach: float) -> None:
    dx, dy = rng.uniform(-reach, reach, 2)
    moved = cv2.warpAffine(mask, np.array([[1, 0, dx], [0, 1, dy]], np.float32), mask.shape[::-1])
    soft = np.asarray(cv2.GaussianBlur(moved, (0, 0), 1 + reach / 2), np.float32)
    part = _window(soft)
    picture[part] *= 1 - (soft[part] * rng.uniform(0.2, 0.6))[..., None]


def _ring(x: float, y: float, z: float, radius: float, n: int = 36) -> NDArray[np.float64]:
    a = np.linspace(0, 2 * np.pi, n, endpoint=False)
    return np.stack([x + radius * np.cos(a), y + radius * np.sin(a), np.full(n, z)], -1)


def _flat_quad(rng: Rng, x: float, y: float, w: float, h: float) -> NDArray[np.float64]:
    angle = rng.uniform(0, 2 * np.pi)
    corners = np.array([[-w, -h], [w, -h], [w, h], [-w, h]]) / 2
    turn = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    flat = corners @ turn.T + [x, y]
    return np.concatenate([flat, np.full((4, 1), 0.02)], 1)


def _card(picture: Picture, camera: Camera, rng: Rng, x: float, y: float, lit: float) -> None:
    """A card or a note: pale with marks, dots included, or patterned."""
    quad = _flat_quad(rng, x, y, rng.uniform(2.2, 4.5), rng.uniform(2.2, 6))
    paper = (
        tables.table(rng)[:200, :200]
        if rng.random() < 0.4
        else np.ones((200, 200, 3), np.float32)
        * tables.colour(rng, saturation=(0, 0.3), value=(0.6, 1))
    )
    face = np.ascontiguousarray(paper * 255).astype(np.uint8)
    ink = [255 * float(c) for c in tables.colour(rng, value=(0, 0.6))]
    marks = int(rng.integers(0, 9))
    for _ in range(marks):
        at = tuple(int(v) for v in rng.integers(10, 190, 2))
        if rng.random() < 0.5:
            cv2.circle(face, at, int(rng.integers(5, 22)), ink, -1, cv2.LINE_AA)
        else:
            cv2.putText(
                face,
                chr(int(rng.integers(48, 91))),
                at,
                0,
                rng.uniform(0.8, 3),
                ink,
                int(rng.integers(2, 6)),
                cv2.LINE_AA,
            )
    target = camera.project(quad).astype(np.float32)
    warp = cv2.getPerspectiveTransform(
        np.array([[0, 0], [200, 0], [200, 200], [0, 200]], np.float32), target
    )
    mask = _mask(camera, quad)
    _shadow(picture, mask, rng, 3)
    _paint(
        picture,
        mask,
        cv2.warpPerspective(face, warp, (camera.width, camera.height)).astype(np.float32)
        / np.float32(255)
        * lit,
    )


def _coin(picture: Picture, camera: Camera, rng: Rng, x: float, y: float, lit: float) -> None:
    """A coin, token, button or stud: a disc with rings, now and then a hole or a dot."""
    radius = rng.uniform(0.25, 1.3)
    high = rng.uniform(0.02, 0.3)
    colour = tables.colour(rng, saturation=(0, 0.8), value=(0.1, 1)) * lit
    side = _mask(
        camera, np.concatenate([_ring(x, y, 0, radius), _ring(x, y, high, radius)]), hull=True
    )
    _shadow(picture, side, rng, 5)
    _paint(picture, side, colour * rng.uniform(0.4, 0.8))
    _paint(picture, _mask(camera, _ring(x, y, high, radius)), colour)
    for _ in range(int(rng.integers(0, 3))):
        inner = radius * rng.uniform(0.15, 0.9)
        _paint(picture, _mask(camera, _ring(x, y, high, inner)), tables.colour(rng) * lit)


def _cup(picture: Picture, camera: Camera, rng: Rng, x: float, y: float, lit: float) -> None:
    """A cup or bottle standing up: a tapered cylinder with an open or closed top."""
    low, top = rng.uniform(0.8, 2.6), rng.uniform(0.8, 2.8)
    high = rng.uniform(0.8, 6)
    colour = tables.colour(rng, value=(0.1, 1)) * lit
    side = _mask(camera, np.concatenate([_ring(x, y, 0, low), _ring(x, y, high, top)]), hull=True)
    _shadow(picture, side, rng, 18)
    ramp = np.linspace(rng.uniform(0.4, 1), rng.uniform(0.4, 1.1), camera.width, dtype=np.float32)
    _paint(picture, side, colour * ramp[None, :, None])
    _paint(picture, _mask(camera, _ring(x, y, high, top)), colour * rng.uniform(0.3, 1.3))
    if rng.random() < 0.6:
        _paint(
            picture, _mask(camera, _ring(x, y, high, top * 0.88)), colour * rng.uniform(0.1, 0.9)
        )


def _pawn(picture: Picture, camera: Camera, rng: Rng, x: float, y: float, lit: float) -> None:
    colour = tables.colour(rng, value=(0.1, 1)) * lit
    foot, head, high = rng.uniform(0.3, 0.6), rng.uniform(0.18, 0.35), rng.uniform(0.8, 1.8)
    body = _mask(
        camera, np.concatenate([_ring(x, y, 0, foot), _ring(x, y, high, head * 0.5)]), hull=True
    )
    _shadow(picture, body, rng, 8)
    _paint(picture, body, colour * rng.uniform(0.5, 0.9))
    centre = camera.project(np.array([[x, y, high], [x + head, y, high]]))
    mask = np.zeros((camera.height, camera.width), np.uint8)
    cv2.circle(
        mask,
        tuple(int(v) for v in centre[0]),
        max(2, int(abs(centre[1, 0] - centre[0, 0]))),
        255,
        -1,
        cv2.LINE_AA,
    )
    _paint(picture, mask.astype(np.float32) / np.float32(255), colour)


def _limb(picture: Picture, camera: Camera, rng: Rng, x: float, y: float, lit: float) -> None:
    """A hand and forearm, or a cable or pen: thick rounded strokes."""
    mask = np.zeros((camera.height, camera.width), np.uint8)
    scale = float(
        np.linalg.norm(np.diff(camera.project(np.array([[x, y, 0.5], [x + 1, y, 0.5]])), axis=0))
    )
    palm = camera.project(np.array([[x, y, 0.8]]))[0]
    if rng.random() < 0.55:
        skin = colorsys.hsv_to_rgb(
            rng.uniform(0.02, 0.09), rng.uniform(0.25, 0.65), rng.uniform(0.2, 0.95)
        )
        colour = np.array(skin[::-1], np.float32) * lit
        heading = rng.uniform(0, 2 * np.pi)
        wrist = palm - 14 * scale * np.array([np.cos(heading), np.sin(heading)])
        cv2.line(
            mask,
            tuple(palm.astype(int)),
            tuple(wrist.astype(int)),
            255,
            max(2, int(scale * 2.4)),
            cv2.LINE_AA,
        )
        cv2.circle(mask, tuple(palm.astype(int)), max(2, int(scale * 1.9)), 255, -1, cv2.LINE_AA)
        for spread in np.linspace(-0.7, 0.7, 5) + rng.normal(0, 0.08, 5):
            tip = palm + scale * rng.uniform(2.8, 4.3) * np.array(
                [np.cos(heading + spread), np.sin(heading + spread)]
            )
            cv2.line(
                mask,
                tuple(palm.astype(int)),
                tuple(tip.astype(int)),
                255,
                max(2, int(scale * 0.75)),
                cv2.LINE_AA,
            )
    else:
        colour = tables.colour(rng, value=(0, 0.9)) * lit
        walk = np.cumsum(rng.normal(0, 2.5, (6, 2)), 0) * scale + palm
        bend = cv2.approxPolyDP(np.round(walk).astype(np.int32)[:, None], 0.5, False)
        cv2.polylines(
            mask, [bend], False, 255, max(1, int(scale * rng.uniform(0.1, 0.5))), cv2.LINE_AA
        )
    soft = mask.astype(np.float32) / np.float32(255)
    round_ = cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 3)
    relief = np.clip(round_ / max(1.0, float(round_.max())), 0, 1)[..., None] * 0.5 + 0.6
    _shadow(picture, soft, rng, 12)
    _paint(picture, soft, colour * relief)


def _solid(picture: Picture, camera: Camera, rng: Rng, x: float, y: float, lit: float) -> None:
    """A polyhedral die of another game: facets with a digit, nothing to read."""
    n, radius = int(rng.integers(5, 9)), rng.uniform(0.5, 0.9)
    colour = tables.colour(rng) * lit
    hull = np.concatenate(
        [
            _ring(x, y, 0.05, radius * 0.7, n),
            _ring(x, y, 0.6, radius, n),
            _ring(x, y, 1.15, radius * 0.5, 3),
        ]
    )
    mask = _mask(camera, hull, hull=True)
    _shadow(picture, mask, rng, 6)
    _paint(picture, mask, colour * 0.6)
    top = _ring(x, y, 1.1, radius * 0.62, 3)
    _paint(picture, _mask(camera, top), colour)
    at = camera.project(np.array([[x, y, 1.1], [x + 0.3, y, 1.1]]))
    size = max(0.2, float(np.linalg.norm(at[1] - at[0])) / 18)
    digits = np.zeros((camera.height, camera.width), np.uint8)
    cv2.putText(
        digits,
        str(int(rng.integers(1, 21))),
        tuple(int(v) for v in at[0] - size * 8),
        0,
        size,
        255,
        max(1, int(size * 2)),
        cv2.LINE_AA,
    )
    _paint(picture, digits.astype(np.float32) / np.float32(255), tables.colour(rng) * lit)


Thing = Callable[[Picture, Camera, Rng, float, float, float], None]
THINGS: tuple[Thing, ...] = (_card, _coin, _cup, _pawn, _limb, _solid)
CHANCES = (0.26, 0.22, 0.16, 0.12, 0.14, 0.10)


def scatter(
    picture: Picture, camera: Camera, rng: Rng, spots: NDArray[np.float64], lit: float
) -> None:
    """Put one thing on each spot (N, 2) of the table; `lit` scales their brightness."""
    for x, y in spots:
        thing = THINGS[int(rng.choice(len(THINGS), p=CHANCES))]
        thing(picture, camera, rng, float(x), float(y), lit)
