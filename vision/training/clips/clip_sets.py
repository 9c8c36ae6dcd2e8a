"""The sets of clips: what each is for, how large it is, and where its films lie."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class ClipSet:
    """Clips that are all drawn from one seed."""

    name: str
    clips: int
    throws: int
    """Simulated throws that its rolls are taken from."""
    seed: int

    def folder(self, clips: Path) -> Path:
        """Where its films lie below that of all clips; films of another seed lie elsewhere."""
        return clips / f"{self.name}-{self.seed}"


JUDGE = ClipSet("judge", 64, 60, 91_019)
"""Only measures."""
TUNE = ClipSet("tune", 64, 60, 77_003)
"""Hands and settling were tuned on films of this seed, three of which hold dice that nobody could
read and are drawn otherwise now; until a new set was drawn, they judged."""
SETS = {one.name: one for one in (JUDGE, TUNE)}
