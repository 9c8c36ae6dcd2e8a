"""What the eye has to reach, and what it does: `models/goals.md`, written by `figures`.

Each measure has a floor, below which the eye does not do its job, and an aim, beyond which better
is hardly noticed at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vision.training.against import Row
from vision.training.measures import share
from vision.training.photo_sets import TruthError

HEAD = """# Goals of the eye

Written by `make eval` and `make bench`; not by hand. `models/eval.md`, `models/clips.md` and
`models/learnt.md` tell more of each, and list what went wrong.

| measure | floor | aim | reached | |
|---|---:|---:|---:|---|
"""


@dataclass(frozen=True, slots=True)
class Measured:
    """All that goals are measured by."""

    sets: Mapping[str, Row]
    """Of `models/eval.csv`, the sets as a whole, nothing being expected."""
    clips: Sequence[Row]
    """Of `models/clips.csv`, a line a roll and a phantom."""
    learnt: Sequence[Row]
    """Of `models/learnt.csv`, a line a design."""
    bench: Mapping[str, Any]
    """`models/bench.json`."""
    megabytes: float
    """Of the nets together."""

    def share(self, name: str, part: str, whole: str) -> float:
        """The share of a set's counts; raises TruthError when the set was not measured."""
        return _share(int(self.of(name)[part]), int(self.of(name)[whole]), name)

    def of(self, name: str) -> Row:
        """A set as a whole; raises TruthError when it was not measured."""
        if name not in self.sets:
            raise TruthError(f"There are no figures of {name}: run `make eval`.")
        return self.sets[name]

    def wrong_sure(self, name: str) -> float:
        """The share of a set's photos not read whole, of those that nobody is asked about."""
        row = self.of(name)
        return _share(int(row["wrong_sure"]), int(row["photos"]) - int(row["asked"]), name)


@dataclass(frozen=True, slots=True)
class Goal:
    """One measure; better is more, or less."""

    name: str
    floor: float
    aim: float
    measure: Callable[[Measured], float]
    less: bool = False

    def short(self, reached: float) -> float:
        """By how much the floor is missed, 0 or less where it is reached."""
        return round(reached - self.floor if self.less else self.floor - reached, 4)

    def line(self, measured: Measured) -> str:
        """Its row of the table."""
        reached = round(self.measure(measured), 4)
        sign = "≤ " if self.less else ""
        beyond = reached <= self.aim if self.less else reached >= self.aim
        short = self.short(reached)
        says = f"short by {short:g}" if short > 0 else "aim reached" if beyond else "floor reached"
        return f"| {self.name} | {sign}{self.floor:g} | {sign}{self.aim:g} | {reached:g} | {says} |"


def _share(part: int, whole: int, of: str) -> float:
    value = share(part, whole)
    if value is None:
        raise TruthError(f"Nothing of {of} was measured: run `make eval`.")
    return value


def _whole(name: str) -> Callable[[Measured], float]:
    return lambda m: m.share(name, "whole", "photos")


def _precision(name: str) -> Callable[[Measured], float]:
    return lambda m: m.share(name, "right", "seen")


def _recall(name: str) -> Callable[[Measured], float]:
    return lambda m: m.share(name, "right", "dice")


def _called(measured: Measured) -> float:
    rolls = [row for row in measured.clips if row["outcome"] != "phantom"]
    return _share(sum(row["outcome"] == "right" for row in rolls), len(rolls), "the clips")


def _phantoms(measured: Measured) -> float:
    return float(sum(row["outcome"] == "phantom" for row in measured.clips))


def _learnt(measured: Measured) -> float:
    right, dice = (sum(int(row[name]) for row in measured.learnt) for name in ("right", "dice"))
    return _share(right, dice, "learnt dice")


def _time(measured: Measured) -> float:
    for cost in measured.bench.get("costs", ()):
        if (cost["width"], cost["height"]) == (1280, 720):
            return float(cost["eye_of_reference"])
    raise TruthError("There are no times of frames of 1280×720: run `make bench`.")


BOTH, OWN = "tabletop + tray", "heldapart/zombie"
GOALS = (
    Goal("`tabletop`: photos read whole", 0.95, 0.98, _whole("tabletop")),
    Goal("`tray`: photos read whole", 0.80, 0.92, _whole("tray")),
    Goal("`crowd`: precision per die", 0.95, 0.98, _precision("crowd")),
    Goal("`crowd`: recall per die", 0.85, 0.95, _recall("crowd")),
    Goal("`zombie_rendered`: precision per die", 0.95, 0.985, _precision("zombie_rendered")),
    Goal("`zombie_rendered`: recall per die", 0.93, 0.98, _recall("zombie_rendered")),
    Goal("`pips_rendered`: photos read whole", 0.85, 0.95, _whole("pips_rendered")),
    Goal("own renders of Zombie Dice read whole", 0.97, 0.99, _whole(OWN)),
    Goal("own renders of Zombie Dice, wrong among the sure", 0.005, 0.001,
         lambda m: m.wrong_sure(OWN), less=True),
    Goal("`tabletop` and `tray`, wrong among the sure", 0.01, 0.003,
         lambda m: m.wrong_sure(BOTH), less=True),
    Goal("`tabletop` and `tray`, asked about", 0.20, 0.08,
         lambda m: m.share(BOTH, "asked", "photos"), less=True),
    Goal("calibration error per die, all photographs", 0.03, 0.015,
         lambda m: float(m.of("all photographs")["ece"]), less=True),
    Goal("clips: rolls called right and once", 0.98, 0.995, _called),
    Goal("clips: phantom rolls", 0, 0, _phantoms, less=True),
    Goal("learnt dice: faces right", 0.97, 0.99, _learnt),
    Goal("a frame of 1280×720 on one core, of a YOLOv8n-sized network’s time", 0.25, 0.167,
         _time, less=True),
    Goal("the nets together, in MB", 6, 3, lambda m: m.megabytes, less=True),
)  # fmt: skip


def told(measured: Measured) -> str:
    """The page; raises TruthError when something was not measured."""
    return HEAD + "\n".join(goal.line(measured) for goal in GOALS) + "\n"
