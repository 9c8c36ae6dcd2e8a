"""Make the pictures of `fixtures/cards`: `python -m vision.training.cards.fixtures`.

One deck, shown colour by colour, and three hands of it, each with its truth in `truth.json`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import cv2
import numpy as np

from vision.training.cards.designs import COLOURS, NUMBERS, TO_CHOOSE
from vision.training.cards.scenes import Scene, View, laid, shown

FOLDER = Path(__file__).parents[3] / "fixtures/cards"
SEED = 8_128
SIZE = (800, 600)
QUALITY = 70
VIEWS = (View(5, "neutral"), View(30, "warm"), View(45, "cold"))
"""How the hands are looked at."""


def main() -> int:
    """Write the pictures and their truth."""
    design = TO_CHOOSE[0]
    FOLDER.mkdir(parents=True, exist_ok=True)
    for place, colour in enumerate(COLOURS):
        cards = [(colour, number) for number in NUMBERS]
        _write(colour, shown(np.random.default_rng([SEED, place]), design, cards, View(15, "warm")))
    whole = [(colour, number) for colour in COLOURS for number in NUMBERS]
    truth = {}
    for number, view in enumerate(VIEWS):
        rng = np.random.default_rng([SEED, 100, number])
        cards = [whole[int(i)] for i in rng.permutation(len(whole))[:9]]
        scene = laid(rng, design, cards, view, rows=3 - number % 2)
        truth[f"hand{number}.jpg"] = {"tilt_deg": view.tilt, "light": view.light, "cards": cards}
        _write(f"hand{number}", scene)
    text = json.dumps(truth, indent=1)
    (FOLDER / "truth.json").write_text(f"{text}\n", encoding="utf-8")
    return 0


def _write(name: str, scene: Scene) -> None:
    small = cv2.resize(scene.picture, SIZE, interpolation=cv2.INTER_AREA)
    cv2.imwrite(str(FOLDER / f"{name}.jpg"), small, [cv2.IMWRITE_JPEG_QUALITY, QUALITY])


if __name__ == "__main__":
    sys.exit(main())
