"""Hold what was called against what a clip shows."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from vision.readings import Kind, StableRoll

Dice = Counter[tuple[str, str]]
"""(colour, face) of each die; the colour is empty for ordinary dice, which are read by face."""

_NEEDED = 0.34
"""Seconds that dice must lie free before anyone could call them."""
_UNDER = 0.1
"""Seconds at either end of a hand's stay in which it only just reaches in."""


class Outcome(StrEnum):
    """What became of a roll."""

    RIGHT = "right"
    WRONG = "wrong dice"
    EARLY = "before rest"
    COVERED = "under a hand"
    MISSED = "missed"


@dataclass(frozen=True, slots=True)
class RollTruth:
    """One roll that a clip shows; times in seconds."""

    thrown: float
    rest: float
    """The last picture in which one of its dice moved."""
    ready: float
    """From when on it could be called: at rest, with no hand over the zone."""
    dice: Dice


@dataclass(frozen=True, slots=True)
class ClipTruth:
    """Everything a clip shows that matters to calling."""

    name: str
    film: Path
    kind: Kind
    rate: int
    rolls: tuple[RollTruth, ...]
    hands: tuple[tuple[float, float], ...]
    """First and last second of each stay of a hand in the zone."""


@dataclass(frozen=True, slots=True)
class Call:
    """A roll as it was called."""

    seconds: float
    dice: Dice
    sure: bool
    """Whether no die would be asked about."""


@dataclass(frozen=True, slots=True)
class Judged:
    """One roll of a clip and what became of it."""

    roll: RollTruth
    outcome: Outcome
    call: Call | None
    """The first one, if any."""

    @property
    def delay(self) -> float | None:
        """Seconds from when it could be called to when it was."""
        return None if self.call is None else self.call.seconds - self.roll.ready


@dataclass(frozen=True, slots=True)
class ClipResult:
    """What became of all rolls of a clip."""

    clip: ClipTruth
    rolls: tuple[Judged, ...]
    phantoms: tuple[Call, ...]
    """Calls without a roll, second calls of one roll included."""


def load_clip(file: Path) -> ClipTruth:
    """Read one truth file. Raises OSError, ValueError or KeyError where it is none."""
    told: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    kind = Kind(told["kind"])
    hands = tuple((float(a), float(b)) for a, b in told["hands"])
    rolls = tuple(
        RollTruth(
            float(roll["thrown"]),
            float(roll["rest"]),
            _ready(float(roll["rest"]), hands),
            Counter(_key(kind, die["colour"], die["face"]) for die in roll["dice"]),
        )
        for roll in told["rolls"]
    )
    return ClipTruth(file.stem, file.with_name(told["film"]), kind, told["rate"], rolls, hands)


def as_call(roll: StableRoll, kind: Kind) -> Call:
    """What a stable roll says."""
    dice = Counter(_key(kind, die.colour, die.face) for die in roll.dice)
    return Call(roll.seconds, dice, all(die.sure for die in roll.dice))


def judge(clip: ClipTruth, calls: list[Call]) -> ClipResult:
    """Give every call to the roll during or after which it came, and judge the first of each."""
    starts = [roll.thrown for roll in clip.rolls]
    ends = [*starts[1:], float("inf")]
    phantoms = [call for call in calls if not starts or call.seconds < starts[0]]
    judged = []
    for roll, end in zip(clip.rolls, ends, strict=True):
        own = [call for call in calls if roll.thrown <= call.seconds < end]
        phantoms += own[1:]
        first = own[0] if own else None
        judged.append(Judged(roll, _outcome(clip, roll, first), first))
    return ClipResult(clip, tuple(judged), tuple(phantoms))


def _outcome(clip: ClipTruth, roll: RollTruth, call: Call | None) -> Outcome:
    if call is None:
        return Outcome.MISSED
    if call.dice != roll.dice:
        return Outcome.WRONG
    if call.seconds < roll.rest:
        return Outcome.EARLY
    covered = any(a + _UNDER < call.seconds < b - _UNDER for a, b in clip.hands)
    return Outcome.COVERED if covered else Outcome.RIGHT


def _ready(rest: float, hands: tuple[tuple[float, float], ...]) -> float:
    ready = rest
    for first, last in sorted(hands):
        if first <= ready + _NEEDED and last >= ready:
            ready = last
    return ready


def _key(kind: Kind, colour: str, face: str) -> tuple[str, str]:
    return ("" if kind is Kind.D6 else colour), face
