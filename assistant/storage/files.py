"""Files that are there whole or not at all, whenever the program is killed."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from assistant.storage.errors import DiskFullError, Problem, UnavailableError

FULL = (errno.ENOSPC, errno.EDQUOT)


def keep_whole(path: Path, data: bytes) -> None:
    """Write `data` to `path`, making its folder; once done it survives a crash.

    DiskFullError or UnavailableError when it cannot be: what was there before is there still.
    """
    part = path.with_name(f"{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with part.open("wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            part.replace(path)
        except OSError:
            part.unlink(missing_ok=True)
            raise
        _settle(path.parent)
    except OSError as error:
        raise unwritten(error, path) from error


def _settle(folder: Path) -> None:
    """Let the new name survive a crash too, where the system can be asked for it."""
    if os.name != "posix":
        return
    place = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(place)
    finally:
        os.close(place)


def unwritten(error: OSError, path: Path) -> DiskFullError | UnavailableError:
    """What the system's complaint about the file at `path` means."""
    if error.errno in FULL:
        return DiskFullError(Problem.DISK_FULL, path)
    return UnavailableError(Problem.UNUSABLE, path, error.strerror or "")
