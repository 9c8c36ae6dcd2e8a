"""Make the renders that only measure: `python -m vision.training.blender.heldapart --count N`.

They go to `.cache/heldapart/{zombie,pips}/`, each with a truth.json, and are never trained on.
Seeds are far from those of the fixtures. Finished pictures are kept when it is run again.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from vision.training.blender.stills import make_still, write_json

GROUPS = ("easy", "clutter", "oblique", "touching", "glare", "easy", "dim", "hand", "clutter",
          "touching")  # fmt: skip
"""Each tenth picture again; easy, clutter and touching come twice."""
FIRST_SEED = 500_000
SIZE = (960, 720)
SAMPLES = 5
LARGEST = 400_000
FOLDER = Path(__file__).parents[3] / ".cache" / "heldapart"
_KINDS = {"zombie": "zombie", "pips": "d6"}


def make(folder: Path, counts: dict[str, int]) -> None:
    """Render `counts` pictures of "zombie" and "pips", taking turns, and write their truth."""
    for number in range(max(counts.values())):
        for name in (n for n, count in counts.items() if number < count):
            picture = folder / name / f"{name}{number:04d}.jpg"
            beside = picture.with_suffix(".json")
            if not (picture.exists() and beside.exists()):
                group = GROUPS[number % len(GROUPS)]
                truth = make_still(
                    _KINDS[name], group, FIRST_SEED + number, SIZE, SAMPLES, picture, LARGEST
                )
                write_json(beside, truth)
                _gather(folder / name)


def _gather(folder: Path) -> None:
    photos: list[dict[str, Any]] = [
        json.loads(p.read_text(encoding="utf-8"))
        for p in sorted(folder.glob("*.json"))
        if p.name != "truth.json"
    ]
    write_json(folder / "truth.json", {"box": "the whole die", "photos": photos})


def main() -> None:
    """Entry of the command line."""
    parser = argparse.ArgumentParser(description="Render the held-apart pictures.")
    parser.add_argument("--count", type=int, default=60, help="pictures of Zombie Dice")
    parser.add_argument("--pips", type=int, default=None, help="pictures of pips (two thirds)")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    args = parser.parse_args()
    pips = args.pips if args.pips is not None else 2 * args.count // 3
    make(args.folder, {"zombie": args.count, "pips": pips})


if __name__ == "__main__":
    main()
