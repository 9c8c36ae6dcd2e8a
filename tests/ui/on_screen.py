"""Starts `gobelet play ARGUMENTS` as with a display, up to where its window would open."""

from __future__ import annotations

import argparse
import os
import socket
import sys
import tempfile
from pathlib import Path

from assistant.__main__ import ended
from assistant.commands import play

if __name__ == "__main__":
    os.environ.pop("SDL_VIDEODRIVER", None)
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    with tempfile.TemporaryDirectory() as folder, socket.socket(socket.AF_UNIX) as display:
        # It answers, and that is all that is asked of it.
        os.environ["WAYLAND_DISPLAY"] = str(Path(folder) / "display")
        display.bind(os.environ["WAYLAND_DISPLAY"])
        display.listen()
        sys.exit(ended(lambda: play.run(parser.parse_args())))
