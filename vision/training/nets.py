"""The three small networks: find dice, read a face, tell how a die stands; all convolutions."""

from __future__ import annotations

import torch
from torch import Tensor, nn
from torch.nn import functional

DETECTOR_CHANNELS = 9
"""Of each cell: heat logit; offset x, y of the die's centre from the cell's, in cells; log width
and height of the die's box, in cells; centre x, y of the top face from the die's, in box widths
and heights; log width and height of the top face, over the box's."""


FEATURES = 160
"""How many numbers the reader sums a face up in."""


def _conv(inputs: int, outputs: int, stride: int = 1, kernel: int = 3) -> nn.Sequential:
    return nn.Sequential(
        nn.Conv2d(inputs, outputs, kernel, stride, kernel // 2, bias=False),
        nn.BatchNorm2d(outputs),
        nn.ReLU(),
    )


class Detector(nn.Module):
    """(N, 3, H, W) BGR 0 to 1, H and W multiples of 32, to (N, 9, H / 8, W / 8)."""

    def __init__(self) -> None:
        super().__init__()
        self.to8 = nn.Sequential(_conv(3, 8, 2), _conv(8, 24, 2), _conv(24, 40, 2), _conv(40, 40))
        self.to16 = nn.Sequential(_conv(40, 80, 2), _conv(80, 80))
        self.to32 = nn.Sequential(_conv(80, 128, 2), _conv(128, 128), _conv(128, 128))
        self.from32 = nn.Conv2d(128, 80, 1)
        self.mix16 = _conv(80, 80)
        self.from16 = nn.Conv2d(80, 40, 1)
        self.head = nn.Sequential(_conv(40, 40), nn.Conv2d(40, DETECTOR_CHANNELS, 1))
        last = self.head[1]
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
    """(N, 3, 64, 64) BGR 0 to 1 to (N, answers) logits."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            _conv(3, 24, 2, 5),
            _conv(24, 48, 2),
            _conv(48, 48),
            _conv(48, 96, 2),
            _conv(96, 96),
            _conv(96, 96),
            _conv(96, FEATURES, 2),
            _conv(FEATURES, FEATURES),
        )
        self.pool = nn.AdaptiveAvgPool2d(1)
        self.head = nn.Conv2d(FEATURES, answers, 1)
        self.drop = nn.Dropout(0.2)

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = self.head(self.drop(self.pool(self.body(x)))).flatten(1)
        return out

    def telling(self) -> nn.Sequential:
        """The net that answers (N, answers + FEATURES): its logits, then what they rest on."""
        answers = self.head.weight.shape[0]
        last = nn.Conv2d(FEATURES, answers + FEATURES, 1)
        assert last.bias is not None and self.head.bias is not None
        with torch.no_grad():
            last.weight[:answers] = self.head.weight
            last.weight[answers:, :, 0, 0] = torch.eye(FEATURES)
            last.bias[:answers] = self.head.bias
            last.bias[answers:] = 0
        return nn.Sequential(self.body, self.pool, last, nn.Flatten())


class StanceReader(nn.Module):
    """(N, 3, 80, 80) BGR 0 to 1 to (N, answers); where things stand in the crop counts."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            _conv(3, 16, 2, 5),
            _conv(16, 32, 2),
            _conv(32, 32),
            _conv(32, 80, 2),
            _conv(80, 80),
            _conv(80, 80),
            _conv(80, 128, 2),
            _conv(128, 128),
        )
        self.tail = nn.Sequential(nn.Dropout(0.2), nn.Conv2d(128, answers, 5), nn.Flatten())

    def forward(self, x: Tensor) -> Tensor:
        out: Tensor = self.tail(self.body(x))
        return out
