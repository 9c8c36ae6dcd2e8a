"""Runs the app as `gobelet play` does without a display, on a recording made up here.

Usage: python -m tests.ui.unattended FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from assistant.__main__ import ended
from assistant.commands.play import prepare_kivy

prepare_kivy(off_screen=True, portrait=False)

from assistant.commands.play import played  # noqa: E402
from tests.ui.helpers import stage_at, telling  # noqa: E402

STORY = (
    "gB gB yS", "gF rB yF", "cleared", "rS rS rS", "cleared", "gB yF? rF", "gB yF rB",
    "cleared", "cleared",
)  # fmt: skip


def main(folder: Path) -> int:
    stage = stage_at(folder)
    stage.camera, stage.badge_key, stage.players = telling(*STORY), "camera-demo", ("Nora", "Iris")
    return played(stage, folder / "pictures")


if __name__ == "__main__":
    sys.exit(ended(lambda: main(Path(sys.argv[1]))))
