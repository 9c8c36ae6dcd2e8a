"""Measure how rolls are called over time: `python -m vision.training.evaluate_clips`.

Plays each clip through the reader and the settling, as the app would. Only measuring: the clips of
the set `judge` chose nothing.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import median

from vision.assets import models_folder
from vision.errors import VisionError
from vision.reader import Reader
from vision.readings import Reading, StableRoll
from vision.settle import Settling, settle
from vision.training.clips.clip_sets import JUDGE
from vision.training.clips.judge import (
    Call,
    ClipResult,
    ClipTruth,
    Dice,
    Judged,
    Outcome,
    as_call,
    judge,
    load_clip,
)
from vision.training.clips.readings import digest, frames, readings
from vision.training.evaluate import Reads
from vision.zone import Zone

ROOT = Path(__file__).parents[2]
LATE_SECONDS = 0.4
"""A roll called later than this after it could be is late."""


def calls(clip: ClipTruth, seen: Iterable[Reading]) -> list[Call]:
    """What settling calls, given what is read in the clip."""
    memory, found, zone = Settling(), [], Zone()
    size = next(iter(frames(clip.film))).image.shape[1::-1]
    for reading in seen:
        memory, sighting = settle(memory, reading, (size[0], size[1]), zone)
        if isinstance(sighting, StableRoll):
            found.append(as_call(sighting, clip.kind))
    return found


def figures(results: Sequence[ClipResult]) -> list[tuple[str, str]]:
    """(name, value) of everything that is told about a set of clips."""
    rolls = [roll for result in results for roll in result.rolls]
    right = [roll for roll in rolls if roll.outcome is Outcome.RIGHT]
    delays = [roll.delay for roll in right if roll.delay is not None]
    late = sum(delay > LATE_SECONDS + 1e-3 for delay in delays)
    asked = sum(not roll.call.sure for roll in rolls if roll.call is not None)
    missed, wrong, early, covered = (
        sum(roll.outcome is outcome for roll in rolls)
        for outcome in (Outcome.MISSED, Outcome.WRONG, Outcome.EARLY, Outcome.COVERED)
    )
    quick = [r for result in results if result.clip.rate == 30 for r in result.rolls]
    at_30 = [r.delay for r in quick if r.outcome is Outcome.RIGHT and r.delay is not None]
    return [
        ("clips", str(len(results))),
        ("rolls", str(len(rolls))),
        ("called right and once", f"{len(right) / max(1, len(rolls)):.3f}"),
        ("phantom rolls", str(sum(len(result.phantoms) for result in results))),
        ("missed", str(missed)),
        ("called with wrong dice", str(wrong)),
        ("called before rest", str(early)),
        ("called under a hand", str(covered)),
        ("asked about", f"{asked / max(1, len(rolls)):.3f}"),
        ("seconds from rest to call, median", f"{median(delays):.2f}" if delays else "–"),
        ("seconds from rest to call, most", f"{max(delays):.2f}" if delays else "–"),
        ("the same at 30 pictures a second, most", f"{max(at_30):.2f}" if at_30 else "–"),
        (f"later than {LATE_SECONDS} s", str(late)),
    ]


def write_csv(results: Sequence[ClipResult], file: Path) -> None:
    """One line a roll, and one a phantom."""
    with file.open("w", encoding="utf-8", newline="") as out:
        table = csv.writer(out, lineterminator="\n")
        table.writerow(
            ("clip", "kind", "rate", "rest", "outcome", "delay", "sure", "dice", "called")
        )
        for result in results:
            clip = (result.clip.name, result.clip.kind, result.clip.rate)
            for roll in result.rolls:
                table.writerow((*clip, f"{roll.roll.rest:.2f}", roll.outcome, *_called(roll)))
            for call in result.phantoms:
                table.writerow(
                    (*clip, "", "phantom", f"{call.seconds:.2f}", call.sure, "", _names(call.dice))
                )


def _called(roll: Judged) -> tuple[str, str, str, str]:
    if roll.call is None or roll.delay is None:
        return "", "", _names(roll.roll.dice), ""
    delay = f"{roll.delay:.2f}"
    return delay, str(roll.call.sure), _names(roll.roll.dice), _names(roll.call.dice)


def _names(dice: Dice) -> str:
    return " + ".join(sorted(f"{colour} {face}".strip() for colour, face in dice.elements()))


def markdown(results: Sequence[ClipResult], key: str) -> str:
    """The report that is committed beside the figures."""
    lines = [
        "# Rolls called over time",
        "",
        "Measured by `make eval` on the clips of `make clips`: dice thrown by a physics engine and",
        "drawn by the project's own tracer, with hands, cups, nudges, set-aside dice, flicker and",
        "shaking; their seeds were used for nothing else. Dice whose ink no person could make out",
        "were drawn again, before any was read. A roll is right when it is called once,",
        "with all its dice, after it has come to rest and while no hand is over the zone. Seconds",
        "count from the last picture in which one of its dice moved, or a hand was in the zone.",
        f"Reader: `{key}`.",
        "",
        "| measure | value |",
        "|---|---:|",
        *(f"| {name} | {value} |" for name, value in figures(results)),
        "",
        "## What went wrong",
        "",
    ]
    for result in results:
        for roll in result.rolls:
            if roll.outcome is not Outcome.RIGHT:
                called = _names(roll.call.dice) if roll.call else "nothing"
                lines.append(
                    f"- clip {result.clip.name}, at rest {roll.roll.rest:.2f} s: {roll.outcome};"
                    f" {_names(roll.roll.dice)} called as {called}"
                )
        lines += [
            f"- clip {result.clip.name}: phantom at {call.seconds:.2f} s: {_names(call.dice)}"
            for call in result.phantoms
        ]
    return "\n".join(lines) + "\n"


def evaluate(folder: Path, reader: Reads, cache: Path) -> list[ClipResult]:
    """Play every clip below `folder`. Raises VisionError for a film that cannot be read."""
    results = []
    for file in sorted(folder.glob("*.json")):
        clip = load_clip(file)
        seen = readings(clip.film, reader, clip.kind, cache)
        results.append(judge(clip, calls(clip, seen)))
        told = results[-1]
        outcomes = ", ".join(roll.outcome for roll in told.rolls)
        print(f"{clip.name}: {outcomes}; {len(told.phantoms)} phantoms", file=sys.stderr)
    return results


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the measuring; 0 when the report is written, 2 when there is nothing to measure."""
    parser = argparse.ArgumentParser(prog="vision.training.evaluate_clips", description=__doc__)
    parser.add_argument("--clips", type=Path, default=JUDGE.folder(ROOT / ".cache/clips"))
    parser.add_argument("--cache", type=Path, default=ROOT / ".cache/clips/readings")
    parser.add_argument("--models", type=Path, default=None, help="folder of the nets")
    parser.add_argument("--out", type=Path, default=ROOT / "models/clips.csv", help=".md beside it")
    options = parser.parse_args(arguments)
    key = digest(options.models or models_folder())
    try:
        results = evaluate(options.clips, Reader.load(options.models), options.cache / key)
    except VisionError as error:
        print(error, file=sys.stderr)
        return 2
    if not results:
        print(
            f"There are no clips in {options.clips}: make them with `make clips`.", file=sys.stderr
        )
        return 2
    write_csv(results, options.out)
    options.out.with_suffix(".md").write_text(markdown(results, key), encoding="utf-8")
    print("\n".join(f"{name}: {value}" for name, value in figures(results)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
