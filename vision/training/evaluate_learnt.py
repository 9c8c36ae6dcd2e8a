"""Measure the learning of a user's own dice: `python -m vision.training.evaluate_learnt`.

Each invented design is learnt from five shots of every colour and face, taken from rendered
pictures as `gobelet learn` takes them from photos, and then read in other pictures: other tables,
lights, sizes and places. A die counts when its top face is in sight and its drawing shows in the
picture. By default the designs that nothing was chosen by are measured.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, fields
from pathlib import Path

import cv2
import numpy as np

from vision.errors import ModelError
from vision.frame import Frame
from vision.learnt import features_of, learnt
from vision.reader import Reader
from vision.readings import Box, DieReading, Kind
from vision.shots import DiceSet, Missing, Shot, Stands, Value, sight
from vision.told_apart import Verdict, told_apart
from vision.training.fit import SURE_ERROR, fit_sure
from vision.training.invented import TO_CHOOSE, TO_JUDGE, Design
from vision.training.learnt_scenes import Box as MadeBox
from vision.training.learnt_scenes import box_of, played, shown
from vision.training.row_file import write_rows
from vision.training.scene import Scene
from vision.training.validate import Judged

ROOT = Path(__file__).parent.parent.parent
SEED = 41_271
SHOTS = 5
MOST_SHOWN = 20
"""Times a face is shown until there are enough shots of it."""
PLAYED = 30
"""Pictures read of each design."""
LEAST_VISIBLE = 0.9
LEAST_OVERLAP = 0.5


@dataclass(frozen=True, slots=True)
class Row:
    """What was measured of one design."""

    design: str
    kind: str
    shots: int
    refused: int
    """Pictures shown that gave no shot."""
    mixed_up: int
    """Values said at once not to be told apart."""
    dice: int
    found: int
    right: int
    sure: int
    sure_wrong: int
    extra: int
    """Dice read where none lies."""

    @property
    def share(self) -> float:
        """Faces right, of all dice that could be read."""
        return self.right / max(1, self.dice)


def measured(design: Design, reader: Reader, cache: Path) -> tuple[Row, list[Judged]]:
    """Learn a design and read it; every reading is judged besides."""
    rng = np.random.default_rng([SEED, *design.name.encode()])
    box = box_of(design, rng)
    folder = cache / design.name
    stands = Stands.ZOMBIE if design.kind is Kind.ZOMBIE else Stands.D6
    dice, refused = DiceSet(design.name, stands), 0
    for place, value in enumerate(design.values):
        scenes = _showings(box, value, folder, place)
        dice, more = _shot(dice, value, scenes, reader)
        refused += more
    features = features_of(reader.networks.faces, dice.shots)
    known = learnt(dice, features)
    told = told_apart(dice, known)
    mixed = sum(one.verdict is Verdict.MIXED_UP for one in told)
    counts, judged = np.zeros(6, np.int64), []
    for i in range(PLAYED):
        scene = _kept(folder / f"played-{i:03}", [SEED, 2, i], lambda r: played(r, box))
        read = reader.read(Frame(scene.picture, 0, 0.0, epoch=i), known.stands.kind, known).dice
        counts += _counted(scene, read)
        judged += _judged(scene, read)
    numbers = (int(c) for c in counts)
    row = Row(design.name, design.kind.value, len(dice.shots), refused, mixed, *numbers)
    return row, judged


def _showings(box: MadeBox, value: Value, folder: Path, place: int) -> Iterator[Scene]:
    """Pictures in which a value is shown, each rendered when it is wanted."""
    for i in range(MOST_SHOWN):
        name = folder / f"shown-{place}-{i:02}"
        yield _kept(name, [SEED, 1, place, i], lambda rng: shown(rng, box, *value))


def _kept(place: Path, seed: list[int], make: Callable[[np.random.Generator], Scene]) -> Scene:
    """A rendered scene, made once."""
    from vision.training.truth import Truth

    picture, truth = place.with_suffix(".png"), place.with_suffix(".json")
    if truth.exists():
        told = json.loads(truth.read_text(encoding="utf-8"))
        image = np.asarray(cv2.imread(str(picture)), np.uint8)
        dice = tuple(
            Truth(**{**one, "kind": Kind(one["kind"]), "box": tuple(one["box"])}) for one in told
        )
        return Scene(image, dice)
    scene = make(np.random.default_rng(seed))
    place.parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(str(picture), scene.picture)
    half = truth.with_suffix(".part")
    half.write_text(json.dumps([asdict(die) for die in scene.dice]), encoding="utf-8")
    half.replace(truth)
    return scene


def _shot(
    dice: DiceSet, value: Value, scenes: Iterator[Scene], reader: Reader
) -> tuple[DiceSet, int]:
    """The set with enough shots of a value, and how many pictures gave none."""
    refused = 0
    for scene in scenes:
        if dice.count(value) >= SHOTS:
            break
        found = sight(reader.networks, scene.picture)
        if isinstance(found, Missing):
            refused += 1
        else:
            dice = dice.with_shot(Shot(*value, found.crop))
    return dice, refused


def _judged(scene: Scene, read: Sequence[DieReading]) -> list[Judged]:
    """Confidence of each reading, and whether it is right; of dice that show too little, none."""
    out = []
    for one in read:
        on = [die for die in scene.dice if one.box.iou(Box(*die.box)) >= LEAST_OVERLAP]
        if not on or on[0].visible >= LEAST_VISIBLE:
            right = bool(on) and _says(one, on[0].colour, on[0].face)
            out.append((one.confidence, right))
    return out


def _counted(scene: Scene, read: Sequence[DieReading]) -> tuple[int, ...]:
    """Dice, found, right, sure, sure and wrong, and read where none lies, in one picture."""
    counts = np.zeros(6, np.int64)
    there = [Box(*die.box) for die in scene.dice]
    counts[5] = sum(all(one.box.iou(box) < LEAST_OVERLAP for box in there) for one in read)
    for die in scene.dice:
        if die.visible < LEAST_VISIBLE:
            continue
        match = max(read, key=lambda one: one.box.iou(Box(*die.box)), default=None)
        if match is None or match.box.iou(Box(*die.box)) < LEAST_OVERLAP:
            counts[0] += 1
            continue
        right = _says(match, die.colour, die.face)
        counts[:5] += (1, 1, right, match.sure, match.sure and not right)
    return tuple(int(c) for c in counts)


def _says(read: DieReading, colour: str, face: str) -> bool:
    """Whether a reading is right; a set without colours tells faces alone."""
    return read.face == face and colour in ("", read.colour)


def summed(rows: Sequence[Row]) -> Row:
    """All rows as one."""
    numbers = [sum(getattr(row, f.name) for row in rows) for f in fields(Row)[2:]]
    return Row("all", "", *numbers)


def as_markdown(rows: Sequence[Row]) -> str:
    """The figures as a page."""
    head = (
        "# Dice learnt from five shots a face\n\n"
        "Invented designs, rendered; none was used to choose how dice are learnt. *Right* is the\n"
        "share of dice whose colour and face are read as they are; a die that is not found counts\n"
        "as wrong. *Refused* are pictures shown that gave no shot.\n\n"
        "| design | dice | found | right | sure | wrong among the sure | shots | refused |"
        " said to be mixed up | read where none lies |\n"
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|\n"
    )
    lines = [
        f"| {row.design} | {row.dice} | {row.found / max(1, row.dice):.3f} | {row.share:.3f} |"
        f" {row.sure / max(1, row.dice):.2f} | {row.sure_wrong / max(1, row.sure):.3f} |"
        f" {row.shots} | {row.refused} | {row.mixed_up} | {row.extra} |"
        for row in (*rows, summed(rows))
    ]
    return head + "\n".join(lines) + "\n"


def write(rows: Sequence[Row], figures: Path) -> None:
    """Write the figures as .csv, and as .md beside it."""
    write_rows(rows, as_markdown(rows), figures)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and write; 2 when the nets cannot be used."""
    parser = argparse.ArgumentParser(prog="vision.training.evaluate_learnt", description=__doc__)
    add = parser.add_argument
    add("--models", type=Path, default=None, help="folder of the nets (default: the package's)")
    add("--cache", type=Path, default=ROOT / ".cache/learnt", help="where renders are kept")
    add("--out", type=Path, default=ROOT / "models/learnt.csv", help="figures, .md beside them")
    add("--choose", action="store_true", help="the designs to choose by instead; only printed")
    options = parser.parse_args(arguments)
    try:
        reader = Reader.load(options.models)
    except ModelError as error:
        print(error, file=sys.stderr)
        return 2
    rows, judged = [], []
    for design in TO_CHOOSE if options.choose else TO_JUDGE:
        row, readings = measured(design, reader, options.cache)
        rows.append(row)
        judged += readings
        print(row, f"{row.share:.3f}", file=sys.stderr, flush=True)
    print(as_markdown(rows))
    if options.choose:
        sure = fit_sure([judged])
        print(
            f"From a confidence of {sure:.2f} on, at most {SURE_ERROR} of the readings are wrong."
        )
    else:
        write(rows, options.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
