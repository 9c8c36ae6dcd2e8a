"""Make the demo recording: `python -m vision.training.blender.demo`.

Simulates and films a whole game, renders only what moves, and writes fixtures/demo/demo.mp4 with
truth.json beside it. Rendered pictures are kept in `.cache/demo/`; a second run goes on from them.
Needs the `ffmpeg` program.
"""

from __future__ import annotations

import argparse
import subprocess
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from vision.training.blender import demo_game, demo_set
from vision.training.blender.demo_film import Film, Shot, film_roll
from vision.training.blender.demo_throw import Throw, throw
from vision.training.blender.draw_dice import ZOMBIE_CUP
from vision.training.blender.faces import Layout
from vision.training.blender.stills import write_json

_ROOT = Path(__file__).parents[3]
FOLDER = _ROOT / "fixtures" / "demo"
CACHE = _ROOT / ".cache" / "demo"
SAMPLES = 3
_NOISE = 1.3


def shoot(cache: Path) -> tuple[Film, dict[str, Any]]:
    """The film of the whole game and its truth; `cache` remembers the throws."""
    dice = demo_set.thirteen()
    rolls = demo_game.find_game()
    film = Film()
    film.hold(1.0)
    told, events = [], []
    for i, roll in enumerate(rolls):
        wished = [(dice[n].layout, face) for n, face in roll.dice]
        thrown = _remembered(cache / f"throw{i:02d}.npy", wished, roll.seat, f"demo {i}")
        rest = film_roll(film, roll, thrown)
        told.append({
            "player": demo_game.PLAYERS[roll.seat],
            "seconds": round(rest, 2),
            "dice": [{"colour": ZOMBIE_CUP[n], "face": face} for n, face in roll.dice],
        })  # fmt: skip
        events += [roll.notation()] + (["stopped"] if roll.then == "stop" else [])
    points = demo_game.scores(rolls)
    standings = [
        {"player": player, "score": score}
        for score, player in sorted(zip(points, demo_game.PLAYERS, strict=True), reverse=True)
    ]
    truth = {
        "players": list(demo_game.PLAYERS),
        "target": demo_game.TARGET,
        "finished": True,
        "rolls": told,
        "events": events,
        "standings": standings,
    }
    return film, truth


def _remembered(file: Path, wished: list[tuple[Layout, str]], seat: int, seed: str) -> Throw:
    """The throw in `file`, simulated when it is not there.

    Two runs of Blender's physics may differ by a hair; rendering must go on with the same one.
    """
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        np.save(file, np.stack(throw(wished, seat, seed).flights))
    return Throw(tuple(np.load(file)))


def encode(pictures: list[np.ndarray[Any, np.dtype[np.uint8]]], shots: list[Shot],
           target: Path) -> None:  # fmt: skip
    """Write the film, each picture as often as it stands, every frame with its own noise."""
    from vision.training.blender.render import sensed

    size = f"{demo_set.WIDTH}x{demo_set.HEIGHT}"
    command = [
        "ffmpeg", "-y", "-loglevel", "error", "-f", "rawvideo", "-pix_fmt", "bgr24", "-s", size,
        "-r", str(demo_set.RATE), "-i", "-", "-c:v", "libx264", "-pix_fmt", "yuv420p",
        "-crf", "23", "-preset", "slow", "-g", "45", "-movflags", "+faststart", str(target),
    ]  # fmt: skip
    rng = np.random.default_rng(15)
    with subprocess.Popen(command, stdin=subprocess.PIPE) as writer:
        if writer.stdin is None:
            raise OSError("ffmpeg takes no frames")
        for picture, shot in zip(pictures, shots, strict=True):
            for _ in range(shot.stands):
                writer.stdin.write(sensed(picture, _NOISE, rng).tobytes())
        writer.stdin.close()
    if writer.returncode:
        raise OSError(f"ffmpeg failed with {writer.returncode}")


def main() -> None:
    """Entry of the command line."""
    parser = argparse.ArgumentParser(description="Film the demo game.")
    parser.add_argument("--cache", type=Path, default=CACHE, help="rendered pictures")
    parser.add_argument(
        "--share",
        type=int,
        nargs=2,
        default=(1, 1),
        metavar=("K", "N"),
        help="render only the K-th of N shares; the film is cut once all are there",
    )
    parser.add_argument("--plan", action="store_true", help="only say what would be rendered")
    args = parser.parse_args()
    film, truth = shoot(args.cache)
    print(f"{len(film.shots)} pictures, {film.length / demo_set.RATE:.1f} s", flush=True)
    if args.plan:
        return
    from vision.training.blender.demo_render import render_shots, shot_files

    part, parts = args.share
    ends = [len(film.shots) * k // parts for k in range(parts + 1)]
    render_shots(film.shots, range(ends[part - 1], ends[part]), args.cache, SAMPLES)
    files = shot_files(film.shots, args.cache)
    if all(file.exists() for file in files):
        cut(film, truth, files)


def cut(film: Film, truth: dict[str, Any], files: list[Path]) -> None:
    """Write the recording and its truth."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    pictures = [np.asarray(cv2.imread(str(file)), np.uint8) for file in files]
    encode(pictures, film.shots, FOLDER / "demo.mp4")
    write_json(FOLDER / "truth.json", truth)


if __name__ == "__main__":
    main()
