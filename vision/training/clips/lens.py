"""From linear light to a camera's frames: exposure that drifts, flicker, shake, blur, noise."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

Picture = NDArray[np.float32]
Frame = NDArray[np.uint8]
Rng = np.random.Generator

_LEVELS = 4096


@dataclass(frozen=True, slots=True, eq=False)
class Lens:
    """How one clip was filmed."""

    gain: float
    """What the light is multiplied by before the tone curve."""
    balance: Picture
    """(3,) BGR, near 1."""
    gamma: float
    blur: float
    """Sigma in pixels."""
    noise: float
    """Sigma in grey levels of 256."""
    flicker: float
    """Amplitude of the lamp's pulsing, 0 for none."""
    bands: float
    """Waves of the flicker between the picture's top and bottom."""
    drift: float
    """How far exposure wanders, as a share."""
    adapts: float
    """How much of a change of the picture's brightness exposure makes up for, 0 to 1."""
    shake: float
    """Sigma in pixels of how far the camera sways."""
    seed: int

    def film(self, linear: Picture, seconds: float, level: float) -> Frame:
        """(H, W, 3) uint8 of a linear picture; `level` is its brightness over the first one's."""
        rng = np.random.default_rng([self.seed, round(seconds * 1000)])
        h, w = linear.shape[:2]
        wander = 1 + self.drift * np.sin(0.9 * seconds + self.seed % 7)
        rows = np.linspace(0, 2 * np.pi * self.bands, h) + 2 * np.pi * 0.83 * seconds
        pulse = 1 + self.flicker * np.sin(rows)
        gain = self.gain * wander * level**-self.adapts
        scale = (gain * pulse)[:, None, None] * self.balance * (_LEVELS - 1)
        index = np.minimum(linear * scale.astype(np.float32), _LEVELS - 1).astype(np.uint16)
        curve = 255 * np.linspace(0, 1, _LEVELS) ** (1 / self.gamma)
        frame = np.round(curve).astype(np.uint8)[index]
        if self.shake:
            sway = [np.sin(2.1 * seconds * k + self.seed + k) for k in (1, 3, 2, 5)]
            dx, dy = self.shake * (sway[0] + sway[1]), self.shake * (sway[2] + sway[3])
            move = np.array([[1, 0, dx], [0, 1, dy]])
            frame = cv2.warpAffine(frame, move, (w, h), borderMode=cv2.BORDER_REPLICATE)
        frame = cv2.GaussianBlur(frame, (0, 0), self.blur)
        return self._grained(np.asarray(frame, np.uint8), rng)

    def _grained(self, frame: Frame, rng: Rng) -> Frame:
        h, w = frame.shape[:2]
        grain = np.empty((h, w), np.int16)
        cv2.setRNGSeed(int(rng.integers(1 << 30)))
        cv2.randn(grain, np.zeros(1), np.full(1, self.noise))
        return np.asarray(cv2.add(frame, cv2.merge([grain] * 3), dtype=cv2.CV_8U), np.uint8)


def any_lens(rng: Rng, ground: Picture, light: Picture) -> Lens:
    """A webcam or a tablet's camera, metered on the empty table.

    However dark the table, white things under its (3,) linear `light` keep some drawing.
    """
    bright = max(float(np.percentile(ground.max(-1), 85)), 0.7 * float(light.max()))
    return Lens(
        gain=float(rng.uniform(0.22, 0.75)) / bright,
        balance=np.exp(rng.normal(0, 0.04, 3)).astype(np.float32),
        gamma=float(rng.uniform(2.0, 2.4)),
        blur=float(rng.uniform(0.4, 1.0)),
        noise=float(rng.uniform(0.8, 4.0)),
        flicker=float(rng.uniform(0.02, 0.06)) if rng.random() < 0.3 else 0.0,
        bands=float(rng.uniform(0, 2.5)),
        drift=float(rng.uniform(0.02, 0.1)) if rng.random() < 0.4 else 0.0,
        adapts=float(rng.uniform(0.2, 0.8)) if rng.random() < 0.5 else 0.0,
        shake=float(rng.uniform(0.2, 1.0)) if rng.random() < 0.3 else 0.0,
        seed=int(rng.integers(1 << 20)),
    )
