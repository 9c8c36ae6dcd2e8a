"""What it gains to read dice with the rules at hand: `python -m tests.benchmarks.rules_aware`.

Only measuring: no threshold is chosen here. Knows both the eye's pictures and the games, which
nothing in the program does.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.benchmarks.simulated import Bank, Score, bank_of, simulate
from vision.errors import VisionError
from vision.photo import load_photo
from vision.reader import Reader
from vision.readings import Kind
from vision.training.evaluate import chosen_sets, read_photo
from vision.training.matching import compare
from vision.training.photo_sets import PhotoSet, TruthError

ROOT = Path(__file__).parent.parent.parent
SETS = ("zombie_rendered", "heldapart/zombie")
GAMES, SEED = 100, 1
COLUMNS = ("set", "reader", "rolls", "whole", "asked", "wrong_sure", "offered")

Measured = Mapping[str, Mapping[str, Score]]

HEAD = """# Reading with the rules

Written by `make eval`; not by hand. Simulated games of Zombie Dice, two players who go on as long
as that brings more brains on average: dice are drawn from the cup and fall as chance has it. How a
die is seen is drawn from what the reader, told to expect Zombie Dice, made of the dice of the same
colour and face in a set of pictures with truth, with all its probabilities: right, wrong, unsure,
or missed. What it saw in one of these pictures beyond the dice is seen beside the roll. Dice that
lean are left out. The readings of a roll's dice are drawn one by one, so bad light that spoils all
of them at once is not in it, and there is one frame a roll where the app has several.

A roll is *whole* when its best reading is right in every die; *asked* when the table is asked
about it; *wrong among the sure* are rolls taken without asking that are not whole. *Offered* is
how often the right dice are offered where a roll is asked about.

Colours are never mixed up in these pictures, so the cup tells little that the eye does not know;
what is gained comes from rolls that cannot be, and from finds that are no dice.

| pictures | read by | rolls | whole | asked | wrong among the sure | offered |
| --- | --- | ---: | ---: | ---: | ---: | ---: |
"""


def measure(bank: Bank, games: int = GAMES) -> dict[str, Score]:
    """Simulate with the readings of `bank`."""
    return simulate(bank, games, SEED)


def read_set(reader: Reader, photo_set: PhotoSet) -> Bank:
    """Read the pictures of a set; raises VisionError or TruthError."""
    return bank_of(
        compare(
            photo,
            read_photo(reader, load_photo, photo, number, Kind.ZOMBIE),
            photo_set.extent,
        )
        for number, photo in enumerate(photo_set.photos)
    )


def summary(measured: Measured) -> str:
    """The figures to read."""
    lines = [
        _line(name, reader, score)
        for name, scores in measured.items()
        for reader, score in scores.items()
    ]
    return HEAD + "".join(f"{line}\n" for line in lines)


def rows(measured: Measured) -> list[tuple[str, ...]]:
    """The counts, a line for each set and reader."""
    return [
        (name, reader, *map(str, (s.rolls, s.whole, s.asked, s.wrong, s.offered)))
        for name, scores in measured.items()
        for reader, s in scores.items()
    ]


def _line(name: str, reader: str, score: Score) -> str:
    sure = score.rolls - score.asked
    cells = (
        name,
        reader,
        str(score.rolls),
        f"{score.whole / score.rolls:.3f}",
        f"{score.asked / score.rolls:.3f}",
        f"{score.wrong} of {sure} ({score.wrong / sure:.3f})" if sure else "–",
        f"{score.offered / score.asked:.3f}" if score.offered else "–",
    )
    return f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and write; 0 when done, 2 when pictures or nets are missing."""
    options = _parser().parse_args(arguments)
    try:
        sets = chosen_sets(options.photos, options.heldapart, ROOT / "fixtures/images", SETS)
        reader = Reader.load()
        measured = {one.name: measure(read_set(reader, one), options.games) for one in sets}
    except (TruthError, VisionError) as error:
        print(error, file=sys.stderr)
        return 2
    text = summary(measured)
    options.out.with_suffix(".md").write_text(text, encoding="utf-8")
    with options.out.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows(measured))
    print(text)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="tests.benchmarks.rules_aware", description=__doc__)
    add = parser.add_argument
    add("--photos", type=Path, default=ROOT.parent / "shared/photos", help="folder with eval/")
    add("--heldapart", type=Path, default=ROOT / ".cache/heldapart", help="own renders kept apart")
    add("--games", type=int, default=GAMES, help=f"how many games a set (default {GAMES})")
    add("--out", type=Path, default=ROOT / "models/rules_aware", help="files without .md and .csv")
    return parser


if __name__ == "__main__":
    sys.exit(main())
