from __future__ import annotations

import json
import shutil
from pathlib import Path

import numpy as np

from vision import stance
from vision.assets import models_folder
from vision.labels import BODY_COLOURS
from vision.training.crop_bank import Bank, gather
from vision.training.stance_bank import NAMES, from_scenes, parts
from vision.weights import network

FIXTURES = Path(__file__).parents[2] / "fixtures" / "images" / "easy"


def _scene(folder: Path, tilts: list[float]) -> Path:
    """A fixture with a scene's truth, whose dice lean by `tilts` degrees."""
    records = (
        (p, json.loads(p.read_text(encoding="utf-8"))) for p in sorted(FIXTURES.glob("*.json"))
    )
    source, record = next(pair for pair in records if len(pair[1]["dice"]) > len(tilts))
    shutil.copy(source.with_suffix(".jpg"), folder / "000001.jpg")
    dice = [
        {"kind": "d6", "colour": BODY_COLOURS[0], "face": "1", "box": die["box"],
         "top": die["box"], "visible": 1.0, "tilt": tilt}
        for die, tilt in zip(record["dice"], tilts, strict=False)
    ]  # fmt: skip
    path = folder / "000001.json"
    path.write_text(json.dumps(dice), encoding="utf-8")
    return path


def _found(folder: Path, tilts: list[float], flat_share: float = 1.0) -> Bank:
    path = _scene(folder, tilts)
    return gather(from_scenes(network("detector", models_folder()), [path], flat_share))


def test_dice_are_told_apart_by_how_far_they_lean(tmp_path: Path) -> None:
    lies, leans, foreign = parts(_found(tmp_path, [0.0, 30.0, 13.0]))
    assert (len(lies.names), len(leans.names)) == (1, 1)  # at 13 degrees, who knows
    # Dice of the picture that the truth leaves out count as foreign.
    assert all((names == np.array(NAMES[stance.FOREIGN])).all() for names in foreign.names)


def test_flat_dice_may_be_left_out_and_leaning_ones_never(tmp_path: Path) -> None:
    lies, leans, _ = parts(_found(tmp_path, [0.0, 30.0], flat_share=0.0))
    assert (len(lies.names), len(leans.names)) == (0, 1)
