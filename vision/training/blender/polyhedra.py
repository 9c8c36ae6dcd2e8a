"""Ten- and twenty-sided dice as plain geometry, and the numerals that they wear."""

from __future__ import annotations

from itertools import combinations
from math import cos, pi, sin

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.training.blender.glyphs import Mask

Vectors = NDArray[np.float64]

TILE = 96
"""Pixels of a face in the texture."""
ACROSS = 5
"""Faces beside each other in the texture."""


def twenty() -> Vectors:
    """(12, 3) corners of an icosahedron about one centimetre in radius."""
    golden = (1 + 5**0.5) / 2
    signs = [(a, b) for a in (-1, 1) for b in (-1, 1)]
    corner = [(0.0, a, b * golden) for a, b in signs]
    corners = [np.roll(point, shift) for point in corner for shift in range(3)]
    return np.array(corners, np.float64) / 1.75


def ten() -> Vectors:
    """(12, 3) corners of a pentagonal trapezohedron: two tips and a zigzag belt."""
    # The height at which four corners of a kite lie in one plane.
    rise = (1 - cos(pi / 5)) / (1 + cos(pi / 5))
    belt = [(cos(k * pi / 5), sin(k * pi / 5), rise * (1 if k % 2 else -1)) for k in range(10)]
    return np.array([*belt, (0, 0, 1), (0, 0, -1)], np.float64)


def flat_faces(points: Vectors) -> list[list[int]]:
    """The faces of a convex body about the origin: corners counter-clockwise seen from outside."""
    found: dict[tuple[int, ...], list[int]] = {}
    for a, b, c in combinations(range(len(points)), 3):
        normal = np.cross(points[b] - points[a], points[c] - points[a])
        normal *= np.sign(normal @ points[a]) / (np.linalg.norm(normal) + 1e-12)
        heights = points @ normal
        if normal @ points[a] > 1e-6 and heights.max() <= normal @ points[a] + 1e-6:
            inside = np.nonzero(heights > heights.max() - 1e-6)[0]
            found.setdefault(tuple(int(i) for i in inside), _around(points, inside, normal))
    return list(found.values())


def lying(points: Vectors, face: list[int]) -> Vectors:
    """The corners turned and lifted so that `face` lies on the table, its middle at the origin."""
    middle = points[face].mean(axis=0)
    down = np.cross(points[face[1]] - points[face[0]], points[face[2]] - points[face[0]])
    down /= np.linalg.norm(down)
    along = points[face[0]] - middle
    along -= down * (along @ down)
    along /= np.linalg.norm(along)
    frame = np.stack([along, np.cross(-down, along), -down])
    turned: Vectors = (points - middle) @ frame.T
    return turned


def numerals(count: int, rows: int) -> Mask:
    """The ink of the numbers 1 to `count`, one a tile, (rows TILE, ACROSS TILE)."""
    sheet = np.zeros((rows * TILE, ACROSS * TILE), np.uint8)
    for i in range(count):
        word, font, scale = str(i + 1), cv2.FONT_HERSHEY_DUPLEX, 1.0
        (width, height), _ = cv2.getTextSize(word, font, scale, 3)
        row, column = divmod(i, ACROSS)
        place = (column * TILE + (TILE - width) // 2, row * TILE + (TILE + height) // 2)
        cv2.putText(sheet, word, place, font, scale, 255, 3, cv2.LINE_AA)
    return np.asarray(sheet, np.float32) / np.float32(255)


def places(corners: Vectors, index: int, rows: int) -> Vectors:
    """(N, 2) texture coordinates of a face's corners: the face fills its tile, a tip up."""
    middle = corners.mean(axis=0)
    up = corners[0] - middle
    up /= np.linalg.norm(up)
    outward = np.cross(corners[1] - corners[0], corners[2] - corners[0])
    right = np.cross(up, outward / np.linalg.norm(outward))
    local = np.stack([(corners - middle) @ right, (corners - middle) @ up], axis=1)
    local *= 0.5 / np.abs(local).max()
    row, column = divmod(index, ACROSS)
    placed: Vectors = (local + 0.5 + [column, rows - 1 - row]) / [ACROSS, rows]
    return placed


def _around(points: Vectors, corners: NDArray[np.int64], normal: Vectors) -> list[int]:
    middle = points[corners].mean(axis=0)
    first = points[corners[0]] - middle
    other = np.cross(normal, first)
    angles = [np.arctan2((points[i] - middle) @ other, (points[i] - middle) @ first)
              for i in corners]  # fmt: skip
    return [int(corners[i]) for i in np.argsort(angles)]
