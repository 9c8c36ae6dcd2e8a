from __future__ import annotations

import json
import shutil
from pathlib import Path

import cv2
import numpy as np
import pytest

from vision import stance
from vision.assets import models_folder
from vision.labels import BODY_COLOURS
from vision.stance import CROP
from vision.training.crop_bank import UNKNOWN, load, save, saved
from vision.training.stance_bank import SIDE, Stood, from_scenes, gather
from vision.training.vary import turned_whole
from vision.weights import network

UP = (0.0, 0.6, 0.8)
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
         "top": die["box"], "visible": 1.0, "tilt": tilt, "up": UP}
        for die, tilt in zip(record["dice"], tilts, strict=False)
    ]  # fmt: skip
    path = folder / "000001.json"
    path.write_text(json.dumps(dice), encoding="utf-8")
    return path


def _found(folder: Path, tilts: list[float], flat_share: float = 1.0) -> Stood:
    path = _scene(folder, tilts)
    return gather(from_scenes(network("detector", models_folder()), [path], flat_share))


def test_dice_are_told_apart_by_how_far_they_lean(tmp_path: Path) -> None:
    found = _found(tmp_path, [0.0, 30.0, 13.0])
    counts = [len(found.part(stands).stands) for stands in (stance.LIES, stance.LEANS, UNKNOWN)]
    assert counts == [1, 1, 1]  # at 13 degrees, who knows
    # Dice of the picture that the truth leaves out count as foreign.
    assert len(found.part(stance.FOREIGN).stands) == len(found.stands) - 3


def test_flat_dice_may_be_left_out_and_leaning_ones_never(tmp_path: Path) -> None:
    found = _found(tmp_path, [0.0, 30.0], flat_share=0.0)
    assert not len(found.part(stance.LIES).stands)
    assert len(found.part(stance.LEANS).stands) == 1


def test_where_a_top_face_looks_is_kept_where_it_is_known(tmp_path: Path) -> None:
    found = _found(tmp_path, [30.0])
    assert found.part(stance.LEANS).ups.tolist() == [pytest.approx(UP)]
    assert np.isnan(found.part(stance.FOREIGN).ups).all()


def test_a_bank_is_read_as_it_was_written(tmp_path: Path) -> None:
    found = _found(tmp_path, [0.0, 30.0])
    assert not saved(tmp_path / "bank", Stood)
    save(found, tmp_path / "bank")
    assert saved(tmp_path / "bank", Stood)
    again = load(tmp_path / "bank", Stood)
    assert (again.crops == found.crops).all()
    assert (again.stands == found.stands).all()


def test_a_mirrored_crop_looks_the_other_way() -> None:
    up, sides = np.array([0.6, 0.0, 0.8], np.float32), set()
    bare = np.zeros((SIDE, SIDE, 3), np.uint8)
    for seed in range(12):
        crop, looks = turned_whole(bare, up, 0.1, np.random.default_rng(seed))
        assert crop.shape == (CROP, CROP, 3)
        assert np.linalg.norm(looks) == pytest.approx(1, abs=1e-5)
        assert looks[2] == pytest.approx(0.8)
        assert abs(looks[1]) < 0.25  # turned by a few degrees only
        sides.add(bool(looks[0] > 0))
    assert sides == {True, False}


def test_a_crop_and_what_is_known_of_it_turn_together() -> None:
    """A light spot where the top face looks stays there."""
    up = np.array([0.6, 0.4, 0.69], np.float32)
    for seed in range(12):
        crop = np.zeros((SIDE, SIDE, 3), np.uint8)
        x, y = SIDE / 2 + 25 * up[0] / 0.72, SIDE / 2 - 25 * up[1] / 0.72
        cv2.circle(crop, (round(x), round(y)), 3, (255, 255, 255), -1)
        shown, looks = turned_whole(crop, up, float(seed), np.random.default_rng(seed))
        rows, columns = np.nonzero(shown[..., 0] > 100)
        seen = np.array([columns.mean() - CROP / 2, CROP / 2 - rows.mean()])
        told = looks[:2] / np.linalg.norm(looks[:2])
        assert seen @ told / np.linalg.norm(seen) > 0.93
