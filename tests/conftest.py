"""Settings every test runs under: no screen, no sound, no folder of the user's."""

from __future__ import annotations

import os

# Kivy reads these when it is first imported, which any test module may do.
os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_NO_FILELOG", "1")
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")
