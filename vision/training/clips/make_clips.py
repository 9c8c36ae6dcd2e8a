"""Make the clips of the video benchmark: `python -m vision.training.clips.make_clips`.

Needs Blender as a module, for the throws alone; pictures are traced. Clips and throws that are
there already are kept.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.readings import Kind
from vision.training.clips import plot
from vision.training.clips.clip_sets import JUDGE, SETS, ClipSet
from vision.training.clips.flight import Flights, Release
from vision.training.clips.lens import Lens, any_lens
from vision.training.clips.paint import Set, any_set, as_pose
from vision.training.clips.story import Story
from vision.training.dice import Die, pip_die, zombie_die
from vision.training.stage import any_stage
from vision.training.truth import Thrown, paint_dice
from vision.zone import Zone

ROOT = Path(__file__).parents[3]
_PIPS = 0.2
"""Share of clips with ordinary dice."""
_WIDEST = 4.4
"""Throws whose dice end farther from their middle are left out, in edges."""
MOST_DRAWN = 100
"""Times that a clip is drawn until its dice can be read."""
_HAND_SHARE = 0.005
"""A hand that covers more of the zone is in it."""


def throws(folder: Path, of: ClipSet) -> list[Flights]:
    """The throws of a set, simulated where they are not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    found: list[Flights] = []
    seed = 0
    while len(found) < of.throws:
        file = folder / f"{seed:03}.npy"
        if not file.exists():
            from vision.training.clips.throw import throw

            rng = np.random.default_rng([of.seed, 1, seed])
            count = int(rng.choice([2, 3, 3, 3, 3, 4]))
            release = Release(0.0, 0.0, np.pi / 2, float(rng.uniform(26, 46)))
            flights = throw(count, release, rng)
            np.save(file, np.zeros(0) if flights is None else flights)
        flights = np.load(file)
        seed += 1
        if flights.size and _narrow(flights):
            found.append(flights)
    return found


def _narrow(flights: Flights) -> bool:
    ends = flights[:, -1, :2, 3]
    return bool(np.linalg.norm(ends - ends.mean(0), axis=-1).max() < _WIDEST)


@dataclass(frozen=True, slots=True, eq=False)
class Clip:
    """A clip before it is filmed."""

    kind: Kind
    dice: list[Die]
    story: Story
    table: Set
    lens: Lens
    mp4: bool


def any_clip(rng: np.random.Generator, pool: list[Flights]) -> Clip:
    """A random clip; the same state of `rng` always gives the same."""
    kind = Kind.D6 if rng.random() < _PIPS else Kind.ZOMBIE
    camera = plot.any_camera(rng)
    make = pip_die if kind is Kind.D6 else zombie_die
    dice = [make(rng) for _ in range(4 if kind is Kind.D6 else 5)]
    stage = any_stage(rng, camera, cast=0.12)
    story = Story(camera, int(rng.choice(plot.RATES)), rng)
    plot.tell(story, kind, dice, pool)
    table = any_set(rng, stage, dice)
    lens = any_lens(rng, table.ground, stage.light_on_table)
    return Clip(kind, dice, story, table, lens, mp4=rng.random() < 0.5)


def legible(clip: Clip) -> bool:
    """Whether a person could read all dice of each roll, were nothing in their way."""
    story, table = clip.story, clip.table
    for roll in story.rolls:
        poses = {n: as_pose(story.moments[roll.rest].dice[n]) for n in roll.dice}
        thrown = [Thrown(clip.dice[n], pose.up, pose) for n, pose in poses.items()]
        picture = table.ground.copy()
        painted = paint_dice(picture, table.stage, thrown)
        seen = clip.lens.film(picture, roll.rest / story.rate, 1.0)
        if len(painted.truths) < len(thrown) or not all(
            one.visible > 0 for one in painted.read_by(seen)
        ):
            return False
    return True


def make_clip(folder: Path, seed: int, number: int, pool: list[Flights]) -> None:
    """Write clip `number` of a seed and its truth; the same number always gives the same clip."""
    truth_file = folder / f"{number:03}.json"
    if truth_file.exists():
        return
    clips = (
        any_clip(np.random.default_rng([seed, 2, number, attempt]), pool)
        for attempt in range(MOST_DRAWN)
    )
    clip = next(filter(legible, clips))
    kind, dice, story, table, lens = clip.kind, clip.dice, clip.story, clip.table, clip.lens
    suffix, code = (".mp4", "mp4v") if clip.mp4 else (".avi", "MJPG")
    film = folder / f"{number:03}{suffix}"
    size = (story.camera.width, story.camera.height)
    writer = cv2.VideoWriter(str(film), cv2.VideoWriter.fourcc(*code), story.rate, size)
    writer.set(cv2.VIDEOWRITER_PROP_QUALITY, 85)
    zone = _zone_mask(*size)
    hands, before, level = [], None, 1.0
    usual = float(table.ground.mean())
    for i, moment in enumerate(story.moments):
        picture, covered = table.paint(moment, before)
        # Exposure follows what it sees with a delay of a few frames.
        level += (float(picture[::8, ::8].mean()) / usual - level) * min(1.0, 5 / story.rate)
        writer.write(lens.film(picture, i / story.rate, level))
        hands.append(float((covered[zone] > 0).mean()))
        before = moment
    writer.release()
    truth_file.write_text(json.dumps(_truth(story, kind, dice, hands, film.name), indent=1))


def _zone_mask(width: int, height: int) -> NDArray[np.bool_]:
    corners = np.array(Zone().corners) * [width, height]
    mask = np.zeros((height, width), np.uint8)
    cv2.fillConvexPoly(mask, np.round(corners).astype(np.int32), 1)
    return mask > 0


def _truth(
    story: Story, kind: Kind, dice: list[Any], hands: list[float], film: str
) -> dict[str, Any]:
    told = []
    for roll in story.rolls:
        poses = story.moments[roll.rest].dice
        told.append({
            "thrown": roll.thrown / story.rate,
            "rest": roll.rest / story.rate,
            "dice": [
                {"colour": dice[n].colour, "face": plot.face_up(dice[n], poses[n][:3, :3])}
                for n in roll.dice
            ],
        })  # fmt: skip
    return {
        "film": film,
        "kind": str(kind),
        "rate": story.rate,
        "frames": len(story.moments),
        "rolls": told,
        "hands": _intervals([share > _HAND_SHARE for share in hands], story.rate),
    }


def _intervals(flags: list[bool], rate: int) -> list[list[float]]:
    """[first, last] seconds of each run of pictures that are flagged."""
    runs: list[list[float]] = []
    for i, flag in enumerate(flags):
        if flag and i and flags[i - 1]:
            runs[-1][1] = i / rate
        elif flag:
            runs.append([i / rate, i / rate])
    return runs


def main() -> None:
    """Entry of the command line."""
    parser = argparse.ArgumentParser(description="Make the clips of the video benchmark.")
    parser.add_argument("--out", type=Path, default=ROOT / ".cache/clips")
    parser.add_argument("--set", choices=tuple(SETS), default=JUDGE.name)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=None)
    args = parser.parse_args()
    cv2.setNumThreads(1)
    chosen = SETS[args.set]
    folder = chosen.folder(args.out)
    pool = throws(folder / "throws", chosen)
    last = chosen.clips if args.count is None else args.first + args.count
    for number in range(args.first, last):
        make_clip(folder, chosen.seed, number, pool)
        print(f"{args.set} {number + 1} of {last}", flush=True)


if __name__ == "__main__":
    main()
