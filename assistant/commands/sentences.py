"""What commands tell about their arguments, in whole sentences."""

from __future__ import annotations

import re
from pathlib import Path

_ADDRESS = re.compile(r"[a-zA-Z][a-zA-Z0-9+.-]*://")


def sentence(told: str) -> str:
    """Give `told` with a full stop at its end, and no second one."""
    return told if told.endswith(".") else f"{told}."


def unusable(name: str) -> str:
    """Why a photo or recording of this name is not even looked for; empty when it is."""
    if not name:
        return "An empty name is no file's and no camera's."
    if _ADDRESS.match(name) and not Path(name).exists():
        return f"{name} is not taken: only this machine's own files and cameras are read."
    return ""
