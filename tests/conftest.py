"""Settings every test runs under: no screen, no sound, no folder of the user's."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

# Kivy reads these when it is first imported, which any test module may do.
os.environ.setdefault("SDL_VIDEODRIVER", "offscreen")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_NO_FILELOG", "1")
os.environ.setdefault("KIVY_LOG_MODE", "PYTHON")

# A busy machine is no failure, and a check that lets changes in must say the same twice.
settings.register_profile(
    "gobelet",
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    derandomize="CI" in os.environ,
)
settings.load_profile("gobelet")


@pytest.fixture(autouse=True, scope="session")
def own_home(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Saved games and settings of the tests lie in a folder of their own."""
    os.environ["GOBELET_HOME"] = str(tmp_path_factory.mktemp("home"))
    # Kivy keeps its settings there.
    os.environ["KIVY_HOME"] = str(tmp_path_factory.mktemp("kivy"))
