"""The part of the picture where dice count as rolled; outside it they are set aside."""

from __future__ import annotations

from dataclasses import dataclass

from vision.readings import Box


@dataclass(frozen=True, slots=True)
class Zone:
    """A rectangle in fractions of the frame's width and height, y down."""

    left: float = 0.2
    top: float = 0.03
    right: float = 0.8
    bottom: float = 0.97

    def __post_init__(self) -> None:
        if not (0 <= self.left < self.right <= 1 and 0 <= self.top < self.bottom <= 1):
            raise ValueError(f"a zone needs 0 <= left < right <= 1 and top < bottom: {self}")

    def holds(self, box: Box, width: int, height: int) -> bool:
        """Whether the centre of `box` lies inside, in a frame of `width` x `height` pixels."""
        x, y = box.centre
        return self.left <= x / width <= self.right and self.top <= y / height <= self.bottom
