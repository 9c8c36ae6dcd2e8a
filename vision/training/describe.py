"""What stands beside each net: its sha256, what goes in and comes out, how it was made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path

from vision import faces, stance
from vision.calibrate import Calibration
from vision.labels import BODY_COLOURS, FACES, ZOMBIE_COLOURS
from vision.training import export
from vision.training.scenes import SEED


def describe(models: Path, recipe: Mapping[str, object], calibration: Calibration) -> None:
    """Write the labels.json of each net in its folder below `models`."""
    made = {"seed": SEED, "recipe": recipe}
    export.describe(
        models / "detector",
        {
            "sha256": export.digest(models / "detector" / "model.onnx"),
            "input": "(1, 3, h, w) float32, BGR, 0 to 1; longer side 640, sides multiples of 32",
            "output": "(1, 9, h / 8, w / 8): heat, centre, log size, top centre, log top size",
            **made,
        },
    )
    export.describe(
        models / "faces",
        {
            "sha256": export.digest(models / "faces" / "model.onnx"),
            "input": f"(n, 3, {faces.CROP}, {faces.CROP}) float32, BGR, 0 to 1; the top face with "
            f"a margin of {faces.MARGIN}",
            "output": "(n, 28 + features): 9 faces and none, 3 zombie colours, 11 body "
            "colours, place of the top face (4), then the features they rest on",
            "faces": FACES,
            "zombie_colours": ZOMBIE_COLOURS,
            "body_colours": BODY_COLOURS,
            "calibration": asdict(calibration),
            **made,
        },
    )
    export.describe(
        models / "stance",
        {
            "sha256": export.digest(models / "stance" / "model.onnx"),
            "input": f"(n, 3, {stance.CROP}, {stance.CROP}) float32, BGR, 0 to 1; the whole die "
            f"with a margin of {stance.MARGIN}",
            "output": f"(n, {stance.ENDS[-1]}): lies, leans, foreign; where the top face looks "
            "(right, up, nearer); logarithm of how far that is off, in radians",
            **made,
        },
    )
