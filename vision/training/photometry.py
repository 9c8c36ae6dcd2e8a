"""From linear light to what a cheap camera hands over: tone, cast, blur, noise, JPEG."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.float32]
"""(H, W, 3) BGR, 1 is white."""
Rng = np.random.Generator


def expose(
    linear: Picture, rng: Rng, *, coloured: bool, dim: bool = False, pixels: float = 100.0
) -> NDArray[np.uint8]:
    """(H, W, 3) linear BGR to uint8, through a random lens, sensor and tone curve.

    `coloured` keeps hues readable: no grey picture, a smaller cast. `dim` adds noise.
    Blur stays within what leaves dice `pixels` wide legible.
    """
    picture = _metered(linear, rng, coloured=coloured)
    if dim:
        picture *= np.float32(rng.uniform(0.35, 0.8))
    if rng.random() < 0.45:
        picture = _paled(picture, rng, most=0.45 if coloured else 0.7)
    picture = _blurred(picture, rng, pixels)
    picture = np.clip(picture, 0, 1) ** np.float32(1 / rng.uniform(1.9, 2.5))
    if rng.random() < 0.4:  # contrast and brightness
        picture = np.clip(
            (picture - 0.5) * rng.uniform(0.75, 1.3) + 0.5 + rng.normal(0, 0.04), 0, 1
        )
    if not coloured and rng.random() < 0.08:
        picture = np.repeat(picture.mean(-1, keepdims=True), 3, -1)
    if rng.random() < 0.3:
        picture = _local_contrast(picture, rng)
    picture = _grained(picture, rng, most=0.055 if dim else 0.03)
    if rng.random() < 0.35:
        picture = _sharpened(picture, rng)
    return np.asarray(np.clip(picture, 0, 1) * 255, np.uint8)


def _local_contrast(picture: Picture, rng: Rng) -> Picture:
    """As phones do: large dark parts brightened and bright ones darkened, details kept."""
    small = cv2.resize(picture.mean(-1), None, fx=1 / 16, fy=1 / 16, interpolation=cv2.INTER_AREA)
    soft = cv2.GaussianBlur(small, (0, 0), rng.uniform(1, 4))
    around = cv2.resize(soft, picture.shape[1::-1])[..., None]
    flatter = around + (0.5 - around) * np.float32(rng.uniform(0.05, 0.4))
    detail = (picture - around) * np.float32(rng.uniform(1.0, 1.5))
    return np.asarray(np.clip(flatter + detail, 0, 1), np.float32)


def _sharpened(picture: Picture, rng: Rng) -> Picture:
    """An unsharp mask, fine or with wide halos."""
    soft = cv2.GaussianBlur(picture, (0, 0), rng.uniform(0.8, 2.0))
    return np.asarray(picture + (picture - soft) * rng.uniform(0.3, 1.8), np.float32)


def _metered(linear: Picture, rng: Rng, *, coloured: bool) -> Picture:
    """Scaled so that the bright parts come out well, or too dark, and white off by a little."""
    peaks = linear[::3, ::3].max(-1)
    level = float(np.percentile(peaks, 90)) + 1e-3
    if rng.random() < 0.75:  # most cameras spare the highlights
        level = max(level, 0.75 * float(np.percentile(peaks, 98.5)))
    target = (
        rng.uniform(0.45, 0.9 if coloured else 1.1)
        if rng.random() < 0.85
        else rng.uniform(0.12, 0.45)
    )
    balance = np.exp(rng.normal(0, 0.04 if coloured else 0.08, 3)).astype(np.float32)
    return np.asarray(linear * (target / level) * balance, np.float32)


def _paled(picture: Picture, rng: Rng, most: float) -> Picture:
    """As on film, bright colours pale, by up to `most`, before they clip."""
    peak = picture.max(-1, keepdims=True)
    pale = np.clip((peak - 0.25) * rng.uniform(0.2, 0.75), 0, most)
    picture = picture * (1 - pale) + peak * pale
    return np.asarray(picture / (1 + 0.35 * picture) * 1.25, np.float32)


def _blurred(picture: Picture, rng: Rng, pixels: float) -> Picture:
    """Out of focus by a little, now and then moved while the shutter was open."""
    sigma = rng.uniform(0.3, 0.9) if rng.random() < 0.75 else rng.uniform(0.9, 1.8)
    sigma = max(0.3, min(sigma, pixels * 0.038))
    picture = np.asarray(cv2.GaussianBlur(picture, (0, 0), sigma), np.float32)
    if rng.random() < 0.1:
        length = int(rng.integers(2, max(3, min(6, int(pixels / 9)))))
        kernel = np.zeros((length, length), np.float32)
        angle = rng.uniform(0, np.pi)
        middle = (length - 1) / 2
        for t in np.linspace(-middle, middle, 3 * length):
            kernel[round(middle + t * np.sin(angle)), round(middle + t * np.cos(angle))] = 1
        picture = np.asarray(cv2.filter2D(picture, -1, kernel / kernel.sum()), np.float32)
    return picture


def _grained(picture: Picture, rng: Rng, most: float) -> Picture:
    """With a sensor's noise, fine or clotted, now and then with blotches of colour."""
    grain = rng.standard_normal(picture.shape[:2], dtype=np.float32)
    if rng.random() < 0.5:
        grain = np.asarray(cv2.GaussianBlur(grain, (0, 0), rng.uniform(0.5, 1.2)) * 1.5, np.float32)
    picture = picture + grain[..., None] * np.float32(rng.uniform(0.002, most))
    if rng.random() < 0.3:
        h, w = picture.shape[0] // 3, picture.shape[1] // 3
        blotches = rng.standard_normal((h, w, 3), dtype=np.float32)
        hues = cv2.resize(blotches, picture.shape[1::-1])
        picture = picture + (hues - hues.mean(-1, keepdims=True)) * np.float32(
            rng.uniform(0.01, most * 1.6)
        )
    return np.asarray(picture, np.float32)


def as_jpeg(picture: NDArray[np.uint8], rng: Rng) -> bytes:
    """Encode at a random quality, as phones and browsers do."""
    quality = int(rng.integers(30, 91))
    return bytes(cv2.imencode(".jpg", picture, [cv2.IMWRITE_JPEG_QUALITY, quality])[1])
