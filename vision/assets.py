"""Where the files that come with the program lie."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).resolve().parent


def asset(name: str, in_checkout: str) -> Path:
    """The file or folder `name` of an installed package, or `in_checkout` of a checkout.

    It need not exist: whoever opens it says what is missing.
    """
    installed = _HERE / name
    return installed if installed.exists() else _HERE.parent / in_checkout


def models_folder() -> Path:
    """The nets, one folder a task."""
    return asset("models", "models")


def demo_recording() -> Path:
    """The video that plays when there is no camera."""
    return asset("demo/demo.mp4", "fixtures/demo/demo.mp4")
