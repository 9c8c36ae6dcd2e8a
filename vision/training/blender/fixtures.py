"""Make the small renders under fixtures/images: `python -m vision.training.blender.fixtures`.

Pictures that are already there are left alone; delete one to have it made again.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from vision.training.blender.draw_scene import draw_scene
from vision.training.blender.stills import make_still, write_json

COUNTS = {
    "easy": 8, "oblique": 7, "touching": 6, "glare": 5, "clutter": 7, "dim": 5, "empty": 3,
    "hand": 5,
}  # fmt: skip
"""Pictures a set holds of each kind of dice."""
KINDS = ("d6", "zombie")
SIZE = (640, 480)
SAMPLES = 6
LARGEST = 58_000
"""Bytes of the largest picture."""
FOLDER = Path(__file__).parents[3] / "fixtures" / "images"


def scenes() -> Iterator[tuple[str, str, int]]:
    """(set, kind, number) of every picture, turn about so that an early stop has some of each."""
    for number in range(max(COUNTS.values())):
        for group, count in COUNTS.items():
            for kind in KINDS:
                if number < count:
                    yield group, kind, number


def make(folder: Path) -> int:
    """Render what `folder` lacks; returns how many pictures were made."""
    made = 0
    for group, kind, number in scenes():
        picture = folder / group / f"{kind}{number:02d}.jpg"
        beside = picture.with_suffix(".json")
        if picture.exists() and beside.exists():
            continue
        draw = partial(draw_scene, kind, group)
        truth = make_still(draw, number, SIZE, SAMPLES, picture, LARGEST)
        write_json(beside, truth)
        made += 1
    return made


def main() -> None:
    """Entry of the command line."""
    parser = argparse.ArgumentParser(description="Render the fixtures' pictures and their truth.")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    print(f"{make(parser.parse_args().folder)} pictures made")


if __name__ == "__main__":
    main()
