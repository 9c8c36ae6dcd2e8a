"""Make the recording of three auctions: `python -m vision.training.clips.auctions`.

Three players each throw a die of their own and put it beside the roll zone, on one of two pairs
of cards: to the left or to the right. Writes fixtures/auctions/auctions.mp4 and truth.json beside
it. Needs Blender as a module for the throws, which are kept in `.cache/auctions`, and the `ffmpeg`
program.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

import cv2
import numpy as np
from numpy.typing import NDArray

from vision.readings import Kind
from vision.training.camera import Camera
from vision.training.clips import beats
from vision.training.clips.beats import Seat
from vision.training.clips.flight import Flights, Release
from vision.training.clips.lens import Lens
from vision.training.clips.paint import Set, any_set
from vision.training.clips.plot import face_up
from vision.training.clips.story import Spot, Story
from vision.training.dice import Die, pip_die
from vision.training.stage import any_stage

ROOT = Path(__file__).parents[3]
FOLDER = ROOT / "fixtures/auctions"
CACHE = ROOT / ".cache/auctions"
WIDTH, HEIGHT, RATE = 640, 360, 15
SEED = 4
THROWS = 9
COLOURS = ("white", "red", "blue")
"""Of the dice of the three players."""


@dataclass(frozen=True, slots=True)
class Bid:
    """One player's part of an auction."""

    player: int
    value: int
    pair: int
    """1 lies to the left of the roll zone, 2 to the right."""


AUCTIONS = (
    (Bid(0, 4, 1), Bid(1, 5, 2), Bid(2, 3, 2)),
    (Bid(1, 6, 1), Bid(2, 6, 1), Bid(0, 2, 2)),
    (Bid(2, 1, 1), Bid(0, 5, 1), Bid(1, 3, 2)),
)
"""One BYE BYE for a group that shows a 4, and one tie: two sixes on the first pair."""

_SEATS = (Seat(np.pi / 2), Seat(np.pi), Seat(0.0))


def camera() -> Camera:
    """A tablet's camera that looks down by 62 degrees, dice 40 pixels wide."""
    tilt, focal = np.deg2rad(62), float(WIDTH)
    forward = np.array([0, np.cos(tilt), -np.sin(tilt)])
    axes = np.stack([[1.0, 0, 0], [0, -np.sin(tilt), -np.cos(tilt)], forward])
    eye = np.array([0, 0, 0.3]) - forward * (focal / 40)
    return Camera(eye.astype(np.float32), axes.astype(np.float32), focal, WIDTH, HEIGHT)


def throws(folder: Path) -> list[Flights]:
    """Throws of one die, simulated where they are not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    found: list[Flights] = []
    seed = 0
    while len(found) < THROWS:
        file = folder / f"{seed:02}.npy"
        if not file.exists():
            from vision.training.clips.throw import throw

            rng = np.random.default_rng([SEED, 1, seed])
            release = Release(0.0, 0.0, np.pi / 2, float(rng.uniform(26, 34)))
            flights = throw(1, release, rng)
            np.save(file, np.zeros(0) if flights is None else flights)
        flights = np.load(file)
        seed += 1
        if flights.size:
            found.append(flights)
    return found


def dice(rng: np.random.Generator) -> list[Die]:
    """One die for each player, told apart by its colour."""
    found = []
    for colour in COLOURS:
        die = pip_die(rng)
        while die.colour != colour or die.finish.deep > 0:
            die = pip_die(rng)
        found.append(die)
    return found


def tell(story: Story, dice: list[Die], pool: list[Flights]) -> None:
    """Fill the story with the auctions."""
    story.hold(0.4)
    flights = iter(pool)
    for auction in AUCTIONS:
        for rank, bid in enumerate(auction):
            seat = _SEATS[bid.player]
            flight = _landing(story, next(flights), dice[bid.player], bid.value)
            beats.roll(story, seat, [bid.player], flight)
            story.hold(0.6)
            beats.set_aside(story, seat, [(bid.player, _on_pair(story.camera, bid.pair, rank))])
            story.hold(0.7)
        beats.pick_up(story, _SEATS[0], sorted(story.lying))
        story.hold(1.1)


def _landing(story: Story, flights: Flights, die: Die, value: int) -> Flights:
    """The throw moved to the middle of the zone, the die turned so that it ends with `value`."""
    while True:
        moved = beats.placed([flights], story.rng, lambda flights: _central(story.camera, flights))
        if face_up(die, moved[0, -1, :3, :3]) == str(value):
            return moved


def _central(camera: Camera, flights: Flights) -> bool:
    seen = camera.project(flights[:, -1, :3, 3])[0] / [WIDTH, HEIGHT]
    return bool(np.abs(seen - 0.5).max() < 0.17)


def _on_pair(camera: Camera, pair: int, rank: int) -> Spot:
    """Where the bidder of this rank puts the die: three places down the side of the picture."""
    seen = np.array([(0.1 if pair == 1 else 0.9) * WIDTH, (0.28 + 0.22 * rank) * HEIGHT])
    place = camera.place_seen(seen, 0.5)
    if place is None:
        raise ValueError("the camera looks past the table there")
    return float(place[0]), float(place[1])


def calm_lens(table: Set) -> Lens:
    """A camera on a box, under steady light: the recording is small, and its noise with it."""
    bright = max(float(np.percentile(table.ground, 85)), float(table.stage.light_on_table.max()))
    return Lens(
        gain=0.8 / bright,
        balance=np.ones(3, np.float32),
        gamma=2.2,
        blur=0.5,
        noise=1.2,
        flicker=0.0,
        bands=0.0,
        drift=0.01,
        adapts=0.5,
        shake=0.0,
        seed=SEED,
    )


def film(story: Story, table: Set, file: Path) -> None:
    """Paint and encode every moment."""
    lens = calm_lens(table)
    command = [
        "ffmpeg", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgr24",
        "-s", f"{WIDTH}x{HEIGHT}", "-r", str(RATE), "-i", "-", "-c:v", "libx264",
        "-preset", "slow", "-crf", "27", "-pix_fmt", "yuv420p", "-threads", "1", str(file),
    ]  # fmt: skip
    with subprocess.Popen(command, stdin=subprocess.PIPE) as encoder:
        if encoder.stdin is None:
            raise RuntimeError("ffmpeg takes no input")
        before = None
        for i, moment in enumerate(story.moments):
            picture: NDArray[np.float32]
            picture, _ = table.paint(moment, before)
            encoder.stdin.write(lens.film(picture, i / RATE, 1.0).tobytes())
            before = moment
            if i % 100 == 0:
                print(f"{i} of {len(story.moments)}", flush=True)
    if encoder.returncode:
        raise RuntimeError(f"ffmpeg failed with {encoder.returncode}")


def truth(story: Story) -> dict[str, object]:
    """What the recording shows, as `truth.json` has it."""
    bids = [bid for auction in AUCTIONS for bid in auction]
    told = [
        {
            "rest": round(roll.rest / RATE, 2),
            "player": bid.player,
            "value": bid.value,
            "pair": bid.pair,
        }
        for roll, bid in zip(story.rolls, bids, strict=True)
    ]
    return {"kind": str(Kind.D6), "rate": RATE, "frames": len(story.moments), "bids": told}


def main() -> None:
    """Entry of the command line."""
    parser = argparse.ArgumentParser(description="Make the recording of three auctions.")
    parser.add_argument("--out", type=Path, default=FOLDER)
    parser.add_argument("--cache", type=Path, default=CACHE, help="simulated throws")
    args = parser.parse_args()
    cv2.setNumThreads(1)
    rng = np.random.default_rng([SEED, 2])
    seen_from = camera()
    own = dice(rng)
    story = Story(seen_from, RATE, rng)
    tell(story, own, throws(args.cache))
    table = any_set(rng, any_stage(rng, seen_from, cast=0.04), own)
    args.out.mkdir(parents=True, exist_ok=True)
    film(story, table, args.out / "auctions.mp4")
    text = json.dumps(truth(story), indent=1) + "\n"
    (args.out / "truth.json").write_text(text, encoding="ascii")


if __name__ == "__main__":
    main()
