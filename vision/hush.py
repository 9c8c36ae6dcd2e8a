"""Keep what C libraries print on standard error away from the user, and read it instead."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import RLock

_STDERR = 2
_one_at_a_time = RLock()


@contextmanager
def hushed() -> Iterator[Callable[[], str]]:
    """Divert the whole process's standard error; the yielded call tells what it holds so far.

    For short calls only: what other threads print meanwhile is lost too.
    """
    with _one_at_a_time, tempfile.TemporaryFile() as heard:
        try:
            kept = os.dup(_STDERR)
        except OSError:  # Started without a standard error: nobody to disturb.
            yield lambda: ""
            return
        os.dup2(heard.fileno(), _STDERR)
        try:
            yield lambda: _told(heard.fileno())
        finally:
            os.dup2(kept, _STDERR)
            os.close(kept)


def _told(file: int) -> str:
    return os.pread(file, 1 << 16, 0).decode(errors="replace")
