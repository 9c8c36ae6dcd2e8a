"""Starts `gobelet play` as on a machine with a display, up to where its window would open."""

from __future__ import annotations

import argparse
import os
import sys

from assistant.__main__ import ended
from assistant.commands import play

if __name__ == "__main__":
    os.environ["DISPLAY"] = ":0"
    os.environ.pop("SDL_VIDEODRIVER", None)
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    sys.exit(ended(lambda: play.run(parser.parse_args([]))))
