"""Medians of what was timed, and the table that shows them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, median

from tests.benchmarks.stages import INNER_STAGES

DIGITS = 3
"""Behind the point, in what is written down."""


@dataclass(frozen=True, slots=True)
class Round:
    """Milliseconds of one frame, all timed within a moment of each other."""

    decode: float
    read: float
    settle: float
    reference: float
    dice: int
    """How many dice were seen: reading them is part of the time."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Median milliseconds of frames of one size, on one core."""

    width: int
    height: int
    dice: float
    """Mean number of dice seen on a frame."""
    decode: float
    """Of a JPEG of this size; a camera that hands over pixels does without."""
    stages: Mapping[str, float]
    """The reader's time by `INNER_STAGES`."""
    settle: float
    reference: float

    @property
    def eye(self) -> float:
        """The reader and settling together: everything between a frame and a call."""
        return sum(self.stages.values()) + self.settle

    @property
    def frames_per_second(self) -> float:
        """How many frames a second one core keeps up with."""
        return 1000 / self.eye

    def as_json(self) -> dict[str, object]:
        """Every figure, shares of the reference included, ready for `json.dumps`."""
        figures: dict[str, object] = {
            **asdict(self),
            "stages": {name: round(ms, DIGITS) for name, ms in self.stages.items()},
            "eye": self.eye,
            "eye_of_reference": self.eye / self.reference,
            "frames_per_second": self.frames_per_second,
        }
        return {
            name: round(value, DIGITS) if isinstance(value, float) else value
            for name, value in figures.items()
        }


def cost_of(size: tuple[int, int], rounds: Sequence[Round], shares: Mapping[str, float]) -> Cost:
    """Medians of each column; the reader's time is split by `shares`, which sum to 1."""
    read = median(one.read for one in rounds)
    width, height = size
    return Cost(
        width,
        height,
        dice=fmean(one.dice for one in rounds),
        decode=median(one.decode for one in rounds),
        stages={name: read * shares[name] for name in INNER_STAGES},
        settle=median(one.settle for one in rounds),
        reference=median(one.reference for one in rounds),
    )


def table(costs: Sequence[Cost]) -> str:
    """A markdown table: a line for each stage, milliseconds and share of the reference by size."""
    lines = ["| stage |", "| --- |", *(f"| {name} |" for name in _stages(costs[0]))]
    lines.append("| frames a second on one core, without decoding |")
    for cost in costs:
        lines[0] += f" {cost.width}×{cost.height}, {cost.dice:.1f} dice: ms | of the reference |"
        lines[1] += " ---: | ---: |"
        for line, ms in enumerate(_stages(cost).values(), start=2):
            lines[line] += f" {ms:.2f} | {ms / cost.reference:.3f} |"
        lines[-1] += f" {cost.frames_per_second:.0f} | |"
    return "\n".join(lines)


def _stages(cost: Cost) -> dict[str, float]:
    return {
        "decode (JPEG)": cost.decode,
        **cost.stages,
        "settle": cost.settle,
        "resize to settle": cost.eye,
        "reference network, 640×640": cost.reference,
    }
