"""Make the demo recording: `python -m vision.training.blender.demo`.

Simulates and films a whole game, renders only what moves, and writes fixtures/demo/demo.mp4 with
truth.json beside it. Rendered pictures are kept in `.cache/demo/`; a second run goes on from them.
Needs the `ffmpeg` program.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from vision.training.blender import demo_game, demo_set
from vision.training.blender.demo_cut import cut
from vision.training.blender.demo_film import Film, Shot, film_roll
from vision.training.blender.demo_throw import Throw, throw
from vision.training.blender.draw_dice import ZOMBIE_CUP
from vision.training.blender.faces import Layout

_ROOT = Path(__file__).parents[3]
FOLDER = _ROOT / "fixtures" / "demo"
CACHE = _ROOT / ".cache" / "demo"
SAMPLES, HOLD_SAMPLES = 3, 12
"""Rays a pixel while things move, and while nothing does and every eye is on the dice."""


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
    parser.add_argument("--only", choices=("holds", "motion"), help="render only these pictures")
    parser.add_argument(
        "--twos",
        action="store_true",
        help="let every second picture of a moving hand stand for two frames",
    )
    args = parser.parse_args()
    film, truth = shoot(args.cache)
    print(f"{len(film.shots)} pictures, {film.length / demo_set.RATE:.1f} s", flush=True)
    from vision.training.blender.demo_render import render_shots, shot_files

    part, parts = args.share
    ends = [len(film.shots) * k // parts for k in range(parts + 1)]
    moving = [i for i, shot in enumerate(film.shots) if not (args.twos and i % 2 and _hand(shot))]
    holds = [i for i, shot in enumerate(film.shots) if shot.stands > 1]
    if args.only != "motion":
        render_shots(film.shots, holds, args.cache / "holds", HOLD_SAMPLES)
    if args.only != "holds":
        mine = [i for i in moving if ends[part - 1] <= i < ends[part]]
        render_shots(film.shots, mine, args.cache, SAMPLES)
    files = shot_files(film.shots, args.cache)
    finer = shot_files(film.shots, args.cache / "holds")
    if all(files[i].exists() for i in moving) and all(finer[i].exists() for i in holds):
        cut(film, truth, files, finer, FOLDER)


def _hand(shot: Shot) -> bool:
    return not all(name.startswith("die") for name in shot.poses)


if __name__ == "__main__":
    main()
