"""What the eye has to reach, and what it does: `models/goals.md`, written by `figures`.

The goals were set before anything was measured: a floor below which the eye does not do its job,
and an aim beyond which better is hardly noticed at a table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vision.training.against import Row
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
    learnt: Sequence[Row]
    bench: Mapping[str, Any]
    megabytes: float
    """Of the nets together."""

    def share(self, name: str, part: str, whole: str) -> float:
        """The share of a set's counts."""
        return int(self.sets[name][part]) / max(1, int(self.sets[name][whole]))

    def wrong_sure(self, name: str) -> float:
        """The share of a set's photos not read whole, of those that nobody is asked about."""
        row = self.sets[name]
        return int(row["wrong_sure"]) / max(1, int(row["photos"]) - int(row["asked"]))


@dataclass(frozen=True, slots=True)
class Goal:
    """One measure; better is more, or less."""

    name: str
    floor: float
    aim: float
    measure: Callable[[Measured], float]
    less: bool = False

    def short(self, reached: float) -> float:
        """By how much the floor is missed, 0 where it is reached."""
        return max(0.0, reached - self.floor if self.less else self.floor - reached)

    def line(self, measured: Measured) -> str:
        """Its row of the table."""
        reached = self.measure(measured)
        sign = "≤ " if self.less else ""
        beyond = reached <= self.aim if self.less else reached >= self.aim
        short = self.short(reached)
        says = f"short by {short:.3f}" if short else "aim reached" if beyond else "floor reached"
        return (
            f"| {self.name} | {sign}{self.floor:g} | {sign}{self.aim:g} | {reached:.3f} | {says} |"
        )


def _whole(name: str) -> Callable[[Measured], float]:
    return lambda m: m.share(name, "whole", "photos")


def _precision(name: str) -> Callable[[Measured], float]:
    return lambda m: m.share(name, "right", "seen")


def _recall(name: str) -> Callable[[Measured], float]:
    return lambda m: m.share(name, "right", "dice")


def _called(measured: Measured) -> float:
    rolls = [row for row in measured.clips if row["outcome"] != "phantom"]
    return sum(row["outcome"] == "right" for row in rolls) / max(1, len(rolls))


def _phantoms(measured: Measured) -> float:
    return float(sum(row["outcome"] == "phantom" for row in measured.clips))


def _learnt(measured: Measured) -> float:
    right, dice = (sum(int(row[name]) for row in measured.learnt) for name in ("right", "dice"))
    return right / max(1, dice)


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
    Goal("the same, wrong among the sure", 0.005, 0.001, lambda m: m.wrong_sure(OWN), less=True),
    Goal("`tabletop` and `tray`, wrong among the sure", 0.01, 0.003,
         lambda m: m.wrong_sure(BOTH), less=True),
    Goal("the same, asked about", 0.20, 0.08, lambda m: m.share(BOTH, "asked", "photos"),
         less=True),
    Goal("calibration error per die, all photographs", 0.03, 0.015,
         lambda m: float(m.sets["all photographs"]["ece"]), less=True),
    Goal("clips: rolls called right and once", 0.98, 0.995, _called),
    Goal("clips: phantom rolls", 0, 0, _phantoms, less=True),
    Goal("learnt dice: faces right", 0.97, 0.99, _learnt),
    Goal("a frame of 1280×720 on one core, of a YOLOv8n-sized network’s time", 0.25, 0.167,
         lambda m: float(m.bench["costs"][0]["eye_of_reference"]), less=True),
    Goal("the nets together, in MB", 6, 3, lambda m: m.megabytes, less=True),
)  # fmt: skip


def told(measured: Measured) -> str:
    """The page; raises TruthError when a set was not measured."""
    try:
        return HEAD + "\n".join(goal.line(measured) for goal in GOALS) + "\n"
    except KeyError as error:
        raise TruthError(f"There are no figures of {error.args[0]}: run `make eval`.") from error
