"""Whether there is a screen to draw on, by asking the system for it."""

from __future__ import annotations

import os
import re
import socket
import sys
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path

X_SOCKETS = "/tmp/.X11-unix/X"
X_PORT = 6000
WAIT_SECONDS = 2.0
"""How long a display on another machine may take to answer."""

_X_NAME = re.compile(r"(?:tcp/|unix/)?(?P<host>.*):(?P<number>[0-9]{1,5})(?:\.[0-9]+)?")

Address = str | tuple[str, int]
"""Of a socket in the file system, or of a host and port."""


class Display(StrEnum):
    """What there is to draw on."""

    PRESENT = "present"
    ABSENT = "absent"
    UNREACHABLE = "unreachable"
    """The environment names one, and nobody answers there."""


def display(environment: Mapping[str, str] = os.environ) -> Display:
    """Look for the screen that the environment names."""
    if environment.get("SDL_VIDEODRIVER") in ("offscreen", "dummy"):
        return Display.ABSENT
    if sys.platform != "linux" or "ANDROID_ARGUMENT" in environment:
        return Display.PRESENT
    addresses = [
        *_of_x(environment.get("DISPLAY", "")),
        *_of_wayland(environment.get("WAYLAND_DISPLAY", ""), environment),
    ]
    if any(_answers(address) for address in addresses):
        return Display.PRESENT
    return Display.UNREACHABLE if named(environment) else Display.ABSENT


def named(environment: Mapping[str, str] = os.environ) -> str:
    """Give the screen that the environment names, as it names it; empty when it names none."""
    return environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY") or ""


def _of_x(name: str) -> list[Address]:
    """Where an X display listens; its file may also have an abstract twin."""
    if (parts := _X_NAME.fullmatch(name)) is None:
        return []
    number = int(parts["number"])
    if parts["host"] in ("", "unix"):
        return [f"{X_SOCKETS}{number}", f"\0{X_SOCKETS}{number}"]
    return [(parts["host"], X_PORT + number)]


def _of_wayland(name: str, environment: Mapping[str, str]) -> list[Address]:
    if not name:
        return []
    return [str(Path(environment.get("XDG_RUNTIME_DIR", "/")) / name)]


def _answers(address: Address) -> bool:
    try:
        if isinstance(address, tuple):
            with socket.create_connection(address, WAIT_SECONDS):
                return True
        with socket.socket(socket.AF_UNIX) as asking:
            asking.settimeout(WAIT_SECONDS)
            asking.connect(address)
            return True
    except (OSError, OverflowError, ValueError):
        # OverflowError: there is no such port; ValueError: no such name.
        return False
