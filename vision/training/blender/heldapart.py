"""Make the render benchmark: `python -m vision.training.blender.heldapart`.

The pictures go to `.cache/heldapart/{zombie,pips}/`, each with its truth beside it, and are never
trained on. The first of each kind are of `draw_scene`'s sets, the others mixed by `draw_varied`;
seeds are far from those of the fixtures. Finished pictures are kept when it is run again.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from vision.training.blender.draw_scene import draw_scene
from vision.training.blender.draw_varied import draw_varied
from vision.training.blender.stills import Draw, Size, make_still, write_json

GROUPS = ("easy", "clutter", "oblique", "touching", "glare", "easy", "dim", "hand", "clutter",
          "touching")  # fmt: skip
"""Each tenth picture again; easy, clutter and touching come twice."""
COUNTS = {"zombie": (60, 240), "pips": (40, 160)}
"""Pictures of each kind: those in sets, and all of them."""
FIRST_SEED = 500_000
SAMPLES = 5
LARGEST = 400_000
FOLDER = Path(__file__).parents[3] / ".cache" / "heldapart"
_KINDS = {"zombie": "zombie", "pips": "d6"}


@dataclass(frozen=True, slots=True)
class Wanted:
    """One picture of the benchmark."""

    name: str
    """zombie or pips."""
    number: int
    size: Size
    draw: Draw

    def picture(self, folder: Path) -> Path:
        """Where it lies below the benchmark's folder."""
        return folder / self.name / f"{self.name}{self.number:04d}.jpg"

    def is_there(self, folder: Path) -> bool:
        """Whether both picture and truth are there."""
        picture = self.picture(folder)
        return picture.exists() and picture.with_suffix(".json").exists()


def wanted() -> Iterator[Wanted]:
    """Every picture, kinds taking turns so that an early stop has some of each."""
    for number in range(max(count for _, count in COUNTS.values())):
        for name, (in_sets, count) in COUNTS.items():
            if number < in_sets:
                draw = partial(draw_scene, _KINDS[name], GROUPS[number % len(GROUPS)])
                yield Wanted(name, number, (960, 720), draw)
            elif number < count:
                yield Wanted(name, number, (640, 480), partial(draw_varied, _KINDS[name]))


def lacking(folder: Path) -> tuple[Wanted, ...]:
    """The pictures that are still to be made."""
    return tuple(one for one in wanted() if not one.is_there(folder))


def make(folder: Path, most: int | None = None) -> int:
    """Render what is lacking, at most `most` pictures; returns how many are lacking then."""
    missing = lacking(folder)
    for one in missing[:most]:
        picture = one.picture(folder)
        truth = make_still(one.draw, FIRST_SEED + one.number, one.size, SAMPLES, picture, LARGEST)
        write_json(picture.with_suffix(".json"), truth)
    return len(missing) - len(missing[:most])


def main() -> int:
    """Entry of the command line; 1 when pictures are lacking."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=None, help="make at most so many pictures")
    parser.add_argument("--check", action="store_true", help="make none, only tell what is lacking")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args()
    left = len(lacking(args.folder)) if args.check else make(args.folder, args.most)
    if left:
        print(f"{left} of {sum(1 for _ in wanted())} pictures are lacking.", file=sys.stderr)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
