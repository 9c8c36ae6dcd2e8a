"""What the seeing side hands over: plain values, no images."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from vision.stir import NO_STIR, Stir

Likelihoods = tuple[tuple[str, float], ...]
"""(name, probability) pairs, likeliest first, summing to 1."""


class Kind(StrEnum):
    """Which make of die."""

    D6 = "d6"
    ZOMBIE = "zombie"
    FREE = "free"
    """A learnt set whose faces its user named."""


@dataclass(frozen=True, slots=True)
class Box:
    """An axis-aligned bounding box in frame pixels, y down."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def centre(self) -> tuple[float, float]:
        """(x, y) in frame pixels."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def iou(self, other: Box) -> float:
        """Intersection over union with another box, between 0 and 1."""
        width = min(self.right, other.right) - max(self.left, other.left)
        height = min(self.bottom, other.bottom) - max(self.top, other.top)
        if width <= 0 or height <= 0:
            return 0.0
        shared = width * height
        return shared / (self.width * self.height + other.width * other.height - shared)


@dataclass(frozen=True, slots=True)
class DieReading:
    """One die seen in one frame."""

    kind: Kind
    colour: str
    """Zombie dice: green, yellow, red (the ink of a black die, the body of a coloured one).
    Six-sided dice: the body's colour in plain words. Learnt dice: as their user named it."""
    face: str
    """Zombie dice: brain, shotgun, feet. Six-sided dice: "1" to "6". The top face."""
    confidence: float
    """Probability, between 0 and 1, that a die of this kind lies flat here with this face; for
    Zombie dice, whose colour is part of the game, with this colour too."""
    box: Box
    """The whole die."""
    faces: Likelihoods
    colours: Likelihoods
    sure: bool
    """Whether the reading may be taken without asking."""
    leans: float = 0.0
    """Probability that a cocked die lies here: it leans on something, and no face counts."""
    there: float = 1.0
    """Probability that a die lies here, whatever it shows; of a roll's die, in its last frame."""
    upright: bool = True
    """Whether it may be taken to lie flat without asking; one that may not is never sure."""

    @property
    def cocked(self) -> bool:
        """Whether it is likelier than not that a cocked die lies here."""
        return self.leans >= 0.5


@dataclass(frozen=True, slots=True)
class Reading:
    """Every die seen in one frame."""

    frame: int
    seconds: float
    """Capture time on the source's clock, never going back within one epoch."""
    dice: tuple[DieReading, ...]
    motion: Stir = NO_STIR
    """What moved since the frame before, and where a hand is."""
    epoch: int = 0
    """Counts the openings of the camera; memory of one epoch says nothing about the next."""


@dataclass(frozen=True, slots=True)
class StableRoll:
    """Dice that came to rest after being thrown: handed over once a roll."""

    dice: tuple[DieReading, ...]
    """The dice thrown into the roll zone, left to right."""
    frame: int
    seconds: float
    left: tuple[DieReading, ...] = ()
    """Dice that lie in the zone since an earlier roll, left to right."""


@dataclass(frozen=True, slots=True)
class TableCleared:
    """Every die has left the table, set-aside ones too, and nothing moves."""

    frame: int
    seconds: float


Sighting = StableRoll | TableCleared
