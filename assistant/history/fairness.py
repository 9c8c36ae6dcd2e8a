"""Whether dice fall as they should: Pearson's chi-square test of counted faces.

The test says how often fair dice would stray from their chances as far as these did, or farther.
It cannot tell a crooked die from a reader that mistakes one face for another.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from math import ceil

from assistant.history.chi_square import upper_tail

LEAST_EXPECTED = 5
"""The test holds where every face is expected at least so often (Cochran's rule of thumb)."""

UNUSUAL, STRIKING = 0.05, 0.001
"""Chances below which a result is told as unusual, and as striking."""


class Verdict(StrEnum):
    """What is to be thought of some counted faces."""

    TOO_FEW = "too few"
    ORDINARY = "ordinary"
    UNUSUAL = "unusual"
    STRIKING = "striking"


@dataclass(frozen=True, slots=True)
class Tested:
    """The outcome of a chi-square test."""

    statistic: float
    freedom: int
    """Degrees of freedom."""
    p: float
    """How often fair dice stray so far, or farther."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The faces that dice of one kind have shown."""

    kind: str
    faces: tuple[str, ...]
    seen: tuple[int, ...]
    """How often each face came."""
    chances: tuple[float, ...]
    """How likely each is on a fair die; they make 1."""

    @property
    def total(self) -> int:
        """Dice counted."""
        return sum(self.seen)

    @property
    def expected(self) -> tuple[float, ...]:
        """How often each face comes on average in so many dice."""
        return tuple(self.total * chance for chance in self.chances)

    @property
    def least(self) -> int:
        """Dice from which on the test holds."""
        # Less a hair, so that 5 / (1 / 6) is 30 whatever the rounding.
        return ceil(LEAST_EXPECTED / min(self.chances) - 1e-9)

    @property
    def enough(self) -> bool:
        """Whether there are so many."""
        return self.total >= self.least

    @property
    def test(self) -> Tested | None:
        """The test of this kind of dice; None where there are too few."""
        return _tested([self]) if self.enough else None

    @property
    def verdict(self) -> Verdict:
        """What is to be thought of this kind of dice."""
        return verdict(self.test)


def together(counts: Iterable[Counted]) -> Tested | None:
    """Test all kinds at once, those with too few dice left out; None when no kind has enough.

    This is the one to go by: among several tests, one is soon unusual by chance alone.
    """
    enough = [counted for counted in counts if counted.enough]
    return _tested(enough) if enough else None


def verdict(tested: Tested | None) -> Verdict:
    """Say what is to be thought of a test."""
    if tested is None:
        return Verdict.TOO_FEW
    if tested.p >= UNUSUAL:
        return Verdict.ORDINARY
    return Verdict.UNUSUAL if tested.p >= STRIKING else Verdict.STRIKING


def _tested(counts: list[Counted]) -> Tested:
    statistic = sum(
        (seen - expected) ** 2 / expected
        for counted in counts
        for seen, expected in zip(counted.seen, counted.expected, strict=True)
    )
    freedom = sum(len(counted.faces) - 1 for counted in counts)
    return Tested(statistic, freedom, upper_tail(statistic, freedom))
