"""The two small networks: one finds dice, one reads a face. Dense 3x3 convolutions throughout."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

DETECTOR_CHANNELS = 9
"""Of each cell: heat logit; offset x, y of the die's centre from the cell's, in cells; log width
and height of the die's box, in cells; centre x, y of the top face from the die's, in box widths
and heights; log width and height of the top face, over the box's."""


def _conv(inputs: int, outputs: int, stride: int = 1) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False), nn.BatchNorm2d(outputs), nn.ReLU()
    )


class Detector(nn.Module):
    """(N, 3, H, W) BGR 0 to 1, H and W multiples of 32, to (N, 9, H / 8, W / 8)."""

    def __init__(self) -> None:
        super().__init__()
        self.to8 = nn.Sequential(
            _conv(3, 16, 2), _conv(16, 32, 2), _conv(32, 32), _conv(32, 64, 2), _conv(64, 64)
        )
        self.to16 = nn.Sequential(_conv(64, 96, 2), _conv(96, 96))
        self.to32 = nn.Sequential(_conv(96, 128, 2), _conv(128, 128), _conv(128, 128))
        self.from32 = nn.Conv2d(128, 96, 1)
        self.mix16 = _conv(96, 96)
        self.from16 = nn.Conv2d(96, 64, 1)
        self.head = nn.Sequential(_conv(64, 64), _conv(64, 64), nn.Conv2d(64, DETECTOR_CHANNELS, 1))
        last = self.head[2]
        assert isinstance(last, nn.Conv2d) and last.bias is not None
        with torch.no_grad():
            last.bias[0] = -4.0  # nearly every cell is empty

    def forward(self, x: Tensor) -> Tensor:
        c8 = self.to8(x)
        c16 = self.to16(c8)
        c32 = self.to32(c16)
        up = functional.interpolate(self.from32(c32), scale_factor=2.0, mode="nearest")
        p16 = self.mix16(c16 + up)
        up = functional.interpolate(self.from16(p16), scale_factor=2.0, mode="nearest")
        out: Tensor = self.head(c8 + up)
        return out


class FaceReader(nn.Module):
    """(N, 3, 64, 64) BGR 0 to 1 to logits: faces and "none", zombie colours, body colours."""

    def __init__(self, faces: int, zombie_colours: int, body_colours: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            _conv(3, 24),
            _conv(24, 32, 2),
            _conv(32, 48),
            _conv(48, 64, 2),
            _conv(64, 64),
            _conv(64, 96, 2),
            _conv(96, 96),
            _conv(96, 128, 2),
            _conv(128, 128),
        )
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.head = nn.Conv2d(128, faces + zombie_colours + body_colours, 1)
        self.drop = nn.Dropout(0.1)

    def forward(self, x: Tensor) -> Tensor:
        features = self.pool(self.body(x))
        out: Tensor = self.head(self.drop(features)).flatten(1)
        return out
