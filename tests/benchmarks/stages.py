"""What a frame costs, stage by stage, told apart by the module that the time is spent in."""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Callable, Mapping
from pathlib import PurePath
from time import process_time

Function = tuple[str, int, str]
"""(file, line, name) as the profiler spells it."""
Timings = Mapping[Function, tuple[int, int, float, float, Mapping[Function, tuple[float, ...]]]]
"""Of each function: calls, calls, own seconds, seconds with all it calls, and that by caller."""

DETECT_FILE, READ_FILE, STANCE_FILE = "detect.py", "faces.py", "stance.py"
BLOB_FILE, SHRINKING = "blob.py", "<resize>"
"""What makes a net's input of a frame: a module, and the function of OpenCV that shrinks."""

INNER_STAGES = ("resize", "detect", "read", "stance", "other")


def shares_of(work: Callable[[], object]) -> dict[str, float]:
    """Run `work` and return the share of its time in each of `INNER_STAGES`; they sum to 1.

    *resize* makes the detector's input, *detect* finds the dice, *read* cuts the top faces out and
    reads them, *stance* does so with whole dice, *other* is what remains of the reader. The
    profiler slows Python down, not OpenCV, so the shares of Python code come out a little high.
    """
    profile = cProfile.Profile(process_time)
    profile.runcall(work)
    stats = pstats.Stats(profile)
    return shares(stats.stats, stats.total_tt)  # type: ignore[attr-defined]


def shares(timings: Timings, total_seconds: float) -> dict[str, float]:
    """The share of each stage in `total_seconds` of profiled work."""
    crops = (READ_FILE, STANCE_FILE)
    resize = _entering(timings, _shrinks, lambda by: not any(_in_file(by, f) for f in crops))
    inside = _entering(timings, _shrinks, lambda caller: _in_file(caller, DETECT_FILE))
    detect = _module_seconds(timings, DETECT_FILE) - inside
    stance = _module_seconds(timings, STANCE_FILE)
    lent = _entering(
        timings, lambda f: _in_file(f, READ_FILE), lambda by: _in_file(by, STANCE_FILE)
    )
    read = _module_seconds(timings, READ_FILE) - lent
    parts = {"resize": resize, "detect": detect, "read": read, "stance": stance}
    rest = max(total_seconds - sum(parts.values()), 0.0)
    return {name: seconds / total_seconds for name, seconds in {**parts, "other": rest}.items()}


def _module_seconds(timings: Timings, file: str) -> float:
    """Seconds from the calls that enter a module until they leave it again."""
    return _entering(
        timings, lambda function: _in_file(function, file), lambda c: not _in_file(c, file)
    )


def _entering(
    timings: Timings, called: Callable[[Function], bool], caller: Callable[[Function], bool]
) -> float:
    return sum(
        seconds[3]
        for function, (*_, callers) in timings.items()
        if called(function)
        for by, seconds in callers.items()
        if caller(by)
    )


def _in_file(function: Function, name: str) -> bool:
    path = PurePath(function[0])
    return path.name == name and path.parent.name == "vision"


def _shrinks(function: Function) -> bool:
    return (function[0], function[2]) == ("~", SHRINKING) or _in_file(function, BLOB_FILE)
