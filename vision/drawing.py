"""Compare what is drawn on faces: strokes and their directions, whatever their colours.

A face, flattened, is described twice. Its *strokes* are histograms of gradient directions in a
grid of cells (Dalal and Triggs 2005), its *ink* is how far each pixel's colour is from the body's.
Both are vectors of length 1, and how alike two drawings are is the mean of their dot products, the
best over quarter turns and small shifts.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.frame import Image
from vision.shots import Shot
from vision.top_square import FACE, FLAT, flattened, squares

Floats = NDArray[np.float32]

DIRECTIONS = 8
"""Bins of half a turn; four of them are a quarter."""
CELLS = 10
"""Along each side of the grid of strokes."""
INK = 28
"""Side of the map of ink, in pixels."""
TRIED = 3
"""Squares tried in a picture that is to be read; of a shot, the best one is kept."""
SHIFTS = (
    (0, 0), (2, 0), (-2, 0), (0, 2), (0, -2), (4, 0), (-4, 0), (0, 4), (0, -4),
    (3, 3), (-3, 3), (3, -3), (-3, -3),
)  # fmt: skip

"""Pixels of the flattened face by which a picture to be read is moved."""
POSES = ((1.0, 0.0), (0.9, 0.0), (1.1, 0.0), (1.0, 6.0), (1.0, -6.0))
"""Scales and degrees in which a shot is kept."""
TURNED = len(POSES) * 4

_RIM = (FLAT - FACE) // 2


def _far_from_middle(side: int) -> Floats:
    """(side, side) distance from the middle along the farther axis; 1 at the sides."""
    at = np.abs(np.arange(side) - (side - 1) / 2) / ((side - 1) / 2)
    return np.asarray(np.maximum(at[:, None], at[None]), np.float32)


_FAR = _far_from_middle(FACE)
_INSIDE = np.clip((0.86 - _FAR) / 0.12, 0, 1).astype(np.float32)
"""The face without its rounded rim."""
_ALL_FAR = np.pad(_FAR, _RIM, constant_values=9.0)
_BODY = (_ALL_FAR > 0.55) & (_ALL_FAR < 0.85)
_MIDDLE = _ALL_FAR < 0.8
_POOL = np.asarray(
    cv2.resize(np.eye(FACE, dtype=np.float32), (FACE, CELLS), interpolation=cv2.INTER_AREA)
)
"""(CELLS, FACE) shares of each row of pixels in each row of cells."""
_INK_WEIGHT = np.asarray(cv2.resize(_INSIDE, (INK, INK), interpolation=cv2.INTER_AREA), np.float32)


def _strokes(flat: Image) -> Floats:
    """(FLAT, FLAT, DIRECTIONS) strength of edges by direction, softened."""
    soft = cv2.GaussianBlur(flat, (0, 0), 1.0).astype(np.float32)
    across, down = (cv2.Sobel(soft, cv2.CV_32F, *way) for way in ((1, 0), (0, 1)))
    strongest = (across**2 + down**2).argmax(-1)[..., None]
    across, down = (np.take_along_axis(a, strongest, 2)[..., 0] for a in (across, down))
    angle = np.arctan2(down, across) % np.pi / np.pi * DIRECTIONS
    below = np.floor(angle).astype(np.int64)
    above = angle - below
    size = np.hypot(across, down)
    out = np.zeros((FLAT, FLAT, DIRECTIONS), np.float32)
    rows, columns = np.mgrid[0:FLAT, 0:FLAT]
    out[rows, columns, below % DIRECTIONS] += size * (1 - above)
    out[rows, columns, (below + 1) % DIRECTIONS] += size * above
    return np.asarray(cv2.GaussianBlur(out, (0, 0), 2.0), np.float32)


def _ink(flat: Image) -> Floats:
    """(FLAT, FLAT) how far each pixel is from the body's colour, 0 to 1."""
    picture = flat.astype(np.float32)
    far = np.sqrt(((picture - np.median(picture[_BODY], 0)) ** 2).sum(-1))
    far = cv2.GaussianBlur(far, (0, 0), 1.2)
    return np.asarray(np.minimum(far / (np.percentile(far[_MIDDLE], 97) + 8), 1), np.float32)


def _described(flat: Image, shifts: tuple[tuple[int, int], ...]) -> tuple[Floats, Floats]:
    """(shifts, CELLS, CELLS, DIRECTIONS) strokes and (shifts, INK, INK) ink of the shifted face."""
    strokes, ink = _strokes(flat), _ink(flat)
    cells, maps = [], []
    for x, y in shifts:
        window = slice(_RIM + y, _RIM + y + FACE), slice(_RIM + x, _RIM + x + FACE)
        inside = strokes[window] * _INSIDE[..., None]
        by_row = np.tensordot(_POOL, inside, (1, 0))
        cells.append(np.tensordot(by_row, _POOL, (1, 1)).transpose(0, 2, 1))
        masked = ink[window] * _INSIDE
        maps.append(cv2.resize(masked, (INK, INK), interpolation=cv2.INTER_AREA))
    return np.sqrt(np.stack(cells)), np.asarray(np.stack(maps), np.float32)


def _vectors(cells: Floats, maps: Floats) -> Floats:
    """(N, D) strokes and ink side by side; the dot product of two is their mean likeness."""
    lines = cells.reshape(len(cells), -1)
    level = (maps * _INK_WEIGHT).sum((1, 2), keepdims=True) / _INK_WEIGHT.sum()
    dots = ((maps - level) * _INK_WEIGHT).reshape(len(maps), -1)
    parts = [v / np.maximum(np.linalg.norm(v, axis=1, keepdims=True), 1e-6) for v in (lines, dots)]
    return np.asarray(np.concatenate(parts, 1) / np.sqrt(2), np.float32)


def kept(shot: Shot) -> Floats:
    """(TURNED, D) a shot's drawing in a few poses, each in all four quarter turns."""
    flat = flattened(shot.crop, squares(shot.crop, 1)[0])
    turned = []
    for scale, degrees in POSES:
        middle = (FLAT - 1) / 2
        matrix = cv2.getRotationMatrix2D((middle, middle), degrees, scale)
        size = (FLAT, FLAT)
        posed = cv2.warpAffine(flat, matrix, size, borderMode=cv2.BORDER_REPLICATE)
        cells, maps = _described(np.asarray(posed, np.uint8), ((0, 0),))
        for quarter in range(4):
            # What pointed one way points, a quarter turn on, half of the directions further.
            rolled = np.roll(np.rot90(cells, quarter, (1, 2)), quarter * DIRECTIONS // 2, -1)
            turned.append(_vectors(rolled, np.rot90(maps, quarter, (1, 2))))
    return np.concatenate(turned)


def looked_at(crop: Image, width: float = 1.0) -> Floats:
    """(TRIED × shifts, D) a drawing as it may be meant, to be held against those kept.

    `width` is that of the face over what the crop was cut for.
    """
    flats = [flattened(crop, square) for square in squares(crop, TRIED, width)]
    return np.concatenate([_vectors(*_described(flat, SHIFTS)) for flat in flats])


def alike(seen: Floats, bank: Floats) -> Floats:
    """(shots,) how alike a drawing `seen` (L, D) is to each of `bank` (shots, TURNED, D), to 1."""
    shots, turned, width = bank.shape
    products = seen @ bank.reshape(-1, width).T
    return np.asarray(products.max(0).reshape(shots, turned).max(1), np.float32)
